#define _GNU_SOURCE
#include "stack.h"
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

// What the main stack may grow to, in bytes.
static const rlim_t wanted = (rlim_t)1 << 30;
// What is used of it: the kernel keeps at least 128 MiB below the main stack free when a program starts.
static const rlim_t usable = (rlim_t)96 << 20;

uintptr_t stack_lowest_address(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if (gettid() == getpid()) {
        struct rlimit limit;
        if (getrlimit(RLIMIT_STACK, &limit) != 0) return here - ((uintptr_t)1 << 20);
        if (limit.rlim_cur < wanted && limit.rlim_cur < limit.rlim_max) {
            limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
            if (setrlimit(RLIMIT_STACK, &limit) != 0) getrlimit(RLIMIT_STACK, &limit);
        }
        return here - (limit.rlim_cur < usable ? limit.rlim_cur / 8 * 7 : usable);
    }
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return here - ((uintptr_t)256 << 10);
    void *address;
    size_t size;
    pthread_attr_getstack(&attributes, &address, &size);
    pthread_attr_destroy(&attributes);
    return (uintptr_t)address;
}
