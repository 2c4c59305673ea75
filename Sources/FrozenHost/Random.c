#define _GNU_SOURCE
#include "Host.h"

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static _Atomic uint64_t state;

void frozen_host_seed(uint64_t seed) { state = seed; }

/// SplitMix64 (Steele, Lea and Flood, 2014).
static uint64_t next(void) {
    const uint64_t step = 0x9e3779b97f4a7c15;
    uint64_t value = atomic_fetch_add(&state, step) + step;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

void frozen_host_fill(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    while (length > 0) {
        uint64_t value = next();
        size_t count = length < sizeof value ? length : sizeof value;
        memcpy(bytes, &value, count);
        bytes += count;
        length -= count;
    }
}

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    REAL(getrandom);
    if (!frozen_host_active) return real(buffer, length, flags);
    frozen_host_fill(buffer, length);
    return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
    REAL(getentropy);
    if (!frozen_host_active) return real(buffer, length);
    frozen_host_fill(buffer, length);
    return 0;
}

/// libswiftCore draws its random numbers through this.
long syscall(long number, ...) {
    REAL(syscall);
    va_list list;
    va_start(list, number);
    long arguments[6];
    for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && frozen_host_active) {
        frozen_host_fill((void *)arguments[0], (size_t)arguments[1]);
        return arguments[1];
    }
    return real(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}
