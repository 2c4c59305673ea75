#define _GNU_SOURCE
#include "Host.h"

#include <link.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

/// The addresses of a shared library's code.
typedef struct {
    const char *name;
    uintptr_t start, end;
} library;

/// libdispatch keeps timers, which it compares with the kernel's clock: it sees clocks that run.
static library dispatch = {.name = "libdispatch.so"};
/// The concurrency runtime hands libdispatch deadlines on the monotonic clocks: it sees these stand where they stood at the start.
static library concurrency = {.name = "libswift_Concurrency.so"};

enum { clock_count = 16 };
static struct timespec stopped[clock_count];

static int note_library(struct dl_phdr_info *image, size_t size, void *context) {
    (void)size;
    library *library = context;
    if (!strstr(image->dlpi_name, library->name)) return 0;
    for (int index = 0; index < image->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &image->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        library->start = image->dlpi_addr + segment->p_vaddr;
        library->end = library->start + segment->p_memsz;
    }
    return 1;
}

void frozen_host_stop_clocks(void) {
    dl_iterate_phdr(note_library, &dispatch);
    dl_iterate_phdr(note_library, &concurrency);
    REAL(clock_gettime);
    for (clockid_t clock = 0; clock < clock_count; clock++) real(clock, &stopped[clock]);
}

/// Whether the code at `address` is part of `library`.
static bool holds(const library *library, void *address) {
    return (uintptr_t)address >= library->start && (uintptr_t)address < library->end;
}

/// Whether a caller that returns to `address` sees calendar time stand still.
static bool is_frozen(void *address) { return frozen_host_active && !holds(&dispatch, address); }

int clock_gettime(clockid_t clock, struct timespec *result) {
    REAL(clock_gettime);
    bool counts_work = clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID;
    if (counts_work || clock < 0 || clock >= clock_count || !is_frozen(__builtin_return_address(0))) return real(clock, result);
    bool is_calendar = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
    // Linked into the program itself, the two libraries cannot be told apart from it: their clocks must run then.
    if (!is_calendar && !dispatch.end) return real(clock, result);
    *result = !is_calendar && holds(&concurrency, __builtin_return_address(0)) ? stopped[clock]
                                                                               : (struct timespec){.tv_sec = FROZEN_HOST_INSTANT};
    return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    REAL(gettimeofday);
    if (!is_frozen(__builtin_return_address(0))) return real(result, zone);
    *result = (struct timeval){.tv_sec = FROZEN_HOST_INSTANT};
    return 0;
}

time_t time(time_t *result) {
    REAL(time);
    if (!is_frozen(__builtin_return_address(0))) return real(result);
    if (result) *result = FROZEN_HOST_INSTANT;
    return FROZEN_HOST_INSTANT;
}

uint64_t frozen_host_uptime_nanoseconds(void) {
    REAL(clock_gettime);
    struct timespec now;
    real(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}
