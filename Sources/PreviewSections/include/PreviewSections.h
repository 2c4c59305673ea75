#ifndef PREVIEW_SECTIONS_H
#define PREVIEW_SECTIONS_H

#include <stddef.h>

/// The function pointers that `#Preview` put into the section `vitrine_previews` of this image, in link order. Sets `*count` to their
/// number, 0 where no preview is linked.
const void *const *preview_sections_records(size_t *count);

/// Receives a type that conforms to the protocol asked for: its metadata (a Swift `Any.Type`), its name, its module, and `context`.
/// The texts live as long as the image.
typedef void (*preview_sections_visitor)(const void *metadata, const char *name, const char *module, void *context);

/// Calls `visit` for each non-generic type, in each loaded image, whose conformance to the protocol of `descriptor` was compiled in.
/// The order is the linker's: sort before use.
void preview_sections_conformances(const void *descriptor, preview_sections_visitor visit, void *context);

#endif
