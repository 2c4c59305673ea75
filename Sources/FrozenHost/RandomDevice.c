#define _GNU_SOURCE
#include "Host.h"

#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

enum { noted_limit = 1024, memory_major = 1, random_minor = 8, urandom_minor = 9 };

/// File descriptors that were opened on a random device at some time.
static _Atomic bool noted[noted_limit];

static int note(int descriptor, const char *path) {
    bool is_random = strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0;
    if (is_random && descriptor >= 0 && descriptor < noted_limit) noted[descriptor] = true;
    return descriptor;
}

/// Whether `descriptor` is a random device still: it may have been closed and given to another file.
static bool is_random_device(int descriptor) {
    if (descriptor < 0 || descriptor >= noted_limit || !noted[descriptor]) return false;
    struct stat status;
    if (fstat(descriptor, &status) != 0 || !S_ISCHR(status.st_mode) || major(status.st_rdev) != memory_major) return false;
    return minor(status.st_rdev) == random_minor || minor(status.st_rdev) == urandom_minor;
}

/// The mode, which only calls that may create a file pass.
#define MODE(flags)                                                                                                                        \
    mode_t mode = 0;                                                                                                                       \
    if ((flags) & (O_CREAT | __O_TMPFILE)) {                                                                                               \
        va_list list;                                                                                                                      \
        va_start(list, flags);                                                                                                             \
        mode = va_arg(list, mode_t);                                                                                                       \
        va_end(list);                                                                                                                      \
    }

int open(const char *path, int flags, ...) {
    REAL(open);
    MODE(flags)
    return note(real(path, flags, mode), path);
}

int open64(const char *path, int flags, ...) {
    REAL(open64);
    MODE(flags)
    return note(real(path, flags, mode), path);
}

int openat(int folder, const char *path, int flags, ...) {
    REAL(openat);
    MODE(flags)
    return note(real(folder, path, flags, mode), path);
}

ssize_t read(int descriptor, void *buffer, size_t length) {
    REAL(read);
    if (!frozen_host_active || !is_random_device(descriptor)) return real(descriptor, buffer, length);
    frozen_host_fill(buffer, length);
    return (ssize_t)length;
}
