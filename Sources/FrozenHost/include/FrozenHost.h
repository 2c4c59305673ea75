#ifndef FROZEN_HOST_H
#define FROZEN_HOST_H

#include <stdint.h>

/// Makes the host look the same on every machine and in every run: the clock stands still, random numbers and UUIDs repeat.
///
/// The functions that the Swift runtime and Foundation ask (`clock_gettime`, `getrandom`, `open` of /dev/urandom and others) are defined
/// in this target; the executable must be linked with `--export-dynamic`, so that the shared libraries find these before the C library's.
/// Until `frozen_host_activate` is called all of them pass on to the C library.

/// The frozen instant in seconds since 1970: 2026-06-08 09:41:00 UTC, a Monday.
#define FROZEN_HOST_INSTANT 1780911660

/// Freezes the clocks at `FROZEN_HOST_INSTANT` and starts the random stream at `seed`.
/// Clocks of processor time go on. So do the clocks that libdispatch sees, since its timers would never end otherwise: a task that sleeps
/// wakes, at the latest after the time that it asked for.
void frozen_host_activate(uint64_t seed);

/// Starts the random stream again at `seed`, so that one preview's random numbers do not depend on the previews before it.
void frozen_host_seed(uint64_t seed);

/// Lets clock and random numbers run again.
void frozen_host_deactivate(void);

/// The host's real uptime in nanoseconds, also while frozen: for the program's own stage timings.
uint64_t frozen_host_uptime_nanoseconds(void);

/// Starts the running executable again, with the same arguments, where its environment is not yet the fixed one: time zone UTC, locale
/// en_US, hashing without a random seed, and a stack of 256 MiB or what the host allows. Returns 0 where it is already; otherwise it
/// returns only when the start failed, with the `errno` of that.
int frozen_host_relaunch(char *const arguments[]);

#endif
