#include "PreviewSections.h"

#include <stdbool.h>
#include <stdint.h>

// The layouts below are the Swift 5 ABI's, as the runtime's own headers and docs/ABI describe them.

typedef struct {
    uintptr_t start;
    size_t length;
} section_range;

/// What each image registers with the Swift runtime when it is loaded; the ranges that follow are not needed.
typedef struct {
    uintptr_t version;
    const void *base;
    const void *unused[2];
    section_range protocols;
    section_range conformances;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context);

typedef struct {
    int32_t protocol;
    int32_t type;
    int32_t witness_table;
    uint32_t flags;
} conformance_descriptor;

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
} type_descriptor;

enum { kind_module = 0, kind_class = 16, kind_enum = 18, generic_flag = 0x80, kind_mask = 0x1f };
enum { reference_shift = 3, reference_mask = 7, reference_direct = 0, reference_indirect = 1 };

typedef struct {
    const void *metadata;
    size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

typedef struct {
    const void *descriptor;
    preview_sections_visitor visit;
    void *context;
} search;

/// The address that a relative reference stands for; null for 0.
static const void *resolve(const int32_t *reference) {
    return *reference ? (const char *)reference + *reference : 0;
}

/// Like `resolve`, where the lowest bit says that the address of the target is stored there instead.
static const void *resolve_indirectable(const int32_t *reference) {
    if (!(*reference & 1)) return resolve(reference);
    return *(const void *const *)((const char *)reference + (*reference & ~1));
}

static const type_descriptor *conforming_type(const conformance_descriptor *conformance) {
    const void *target = resolve(&conformance->type);
    switch ((conformance->flags >> reference_shift) & reference_mask) {
    case reference_direct: return target;
    case reference_indirect: return *(const type_descriptor *const *)target;
    default: return 0;
    }
}

static const char *module_name(const type_descriptor *context) {
    while (context && (context->flags & kind_mask) != kind_module) context = resolve_indirectable(&context->parent);
    return context ? resolve(&context->name) : "";
}

static void visit_conformance(const conformance_descriptor *conformance, const search *search) {
    if (resolve_indirectable(&conformance->protocol) != search->descriptor) return;
    const type_descriptor *type = conforming_type(conformance);
    if (!type || (type->flags & generic_flag)) return;
    uint32_t kind = type->flags & kind_mask;
    if (kind < kind_class || kind > kind_enum) return;
    metadata_accessor accessor = (metadata_accessor)(uintptr_t)resolve(&type->accessor);
    search->visit(accessor(0).metadata, resolve(&type->name), module_name(type), search->context);
}

static bool visit_sections(const metadata_sections *sections, void *context) {
    const int32_t *record = (const int32_t *)sections->conformances.start;
    const int32_t *end = (const int32_t *)(sections->conformances.start + sections->conformances.length);
    for (; record < end; record++) {
        const conformance_descriptor *conformance = resolve_indirectable(record);
        if (conformance) visit_conformance(conformance, context);
    }
    return true;
}

void preview_sections_conformances(const void *descriptor, preview_sections_visitor visit, void *context) {
    search search = {descriptor, visit, context};
    swift_enumerateAllMetadataSections(visit_sections, &search);
}
