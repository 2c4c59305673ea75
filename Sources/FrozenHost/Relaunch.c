#define _GNU_SOURCE
#include "Host.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static const struct {
    const char *name, *value;
} fixed[] = {
    {"SWIFT_DETERMINISTIC_HASHING", "1"},
    {"TZ", "UTC"},
    {"LANG", "en_US.UTF-8"},
    {"LC_ALL", "en_US.UTF-8"},
    {"LANGUAGE", "en_US"},
};

/// Bytes of stack for deep trees of views.
static const rlim_t stack_size = 256 << 20;

static bool is_fixed(void) {
    for (size_t index = 0; index < sizeof fixed / sizeof *fixed; index++) {
        const char *value = getenv(fixed[index].name);
        if (!value || strcmp(value, fixed[index].value) != 0) return false;
    }
    return true;
}

static void raise_stack(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= stack_size) return;
    limit.rlim_cur = limit.rlim_max < stack_size ? limit.rlim_max : stack_size;
    setrlimit(RLIMIT_STACK, &limit);
}

int frozen_host_relaunch(char *const arguments[]) {
    if (is_fixed()) return 0;
    for (size_t index = 0; index < sizeof fixed / sizeof *fixed; index++) {
        if (setenv(fixed[index].name, fixed[index].value, 1) != 0) return errno;
    }
    raise_stack();
    execv("/proc/self/exe", arguments);
    return errno;
}
