#ifndef HOST_H
#define HOST_H

#include "FrozenHost.h"

#include <stdbool.h>
#include <stddef.h>

/// Whether the host is frozen now.
extern _Atomic bool frozen_host_active;

/// The C library's own function of this name.
void *frozen_host_next(const char *name);

/// Declares `real` as the C library's function `name`, looked up on first use.
#define REAL(name)                                                                                                                         \
    static __typeof__(&name) real;                                                                                                         \
    if (!real) real = (__typeof__(&name))frozen_host_next(#name)

/// Fills `buffer` from the random stream.
void frozen_host_fill(void *buffer, size_t length);

/// Notes where the clocks stand, and which libraries are not to see the frozen ones.
void frozen_host_stop_clocks(void);

#endif
