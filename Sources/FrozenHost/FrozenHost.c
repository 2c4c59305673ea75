#define _GNU_SOURCE
#include "Host.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <stdio.h>

_Atomic bool frozen_host_active = false;

void frozen_host_activate(uint64_t seed) {
    frozen_host_seed(seed);
    frozen_host_stop_clocks();
    frozen_host_active = true;
}

void frozen_host_deactivate(void) { frozen_host_active = false; }

void *frozen_host_next(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) {
        fprintf(stderr, "FrozenHost: the C library has no function '%s'\n", name);
        abort();
    }
    return function;
}
