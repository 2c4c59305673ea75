#ifndef CSTACK_H
#define CSTACK_H
#include <stdint.h>

/// The lowest address that the stack of the calling thread may grow to. For the main thread the limit of the process is
/// raised first, where that is allowed.
uintptr_t stack_lowest_address(void);

#endif
