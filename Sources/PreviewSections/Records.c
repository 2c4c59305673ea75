#include "PreviewSections.h"

// The linker defines both for a section whose name is a C identifier. Weak: an image without previews links too, and has none.
extern const void *const record_start[] __asm__("__start_vitrine_previews") __attribute__((weak, visibility("hidden")));
extern const void *const record_stop[] __asm__("__stop_vitrine_previews") __attribute__((weak, visibility("hidden")));

const void *const *preview_sections_records(size_t *count) {
    *count = record_start && record_stop ? (size_t)(record_stop - record_start) : 0;
    return record_start;
}
