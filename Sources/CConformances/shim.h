#pragma once

#include <stddef.h>
#include <stdint.h>

// What Swift's compiler writes into a program about its types, after the runtime's ABI
// (docs/ABI/TypeMetadata.rst of Swift's sources): stable, and read by XCTest's and Swift Testing's
// own discovery in the same way. Swift cannot name a linker's symbol.

// The conformances of the program that this is linked into, as relative pointers; absent where the
// program has none.
extern const int32_t __start_swift5_protocol_conformances[]
    __attribute__((visibility("hidden"), weak));
extern const int32_t __stop_swift5_protocol_conformances[]
    __attribute__((visibility("hidden"), weak));

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
} maquette_conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
} maquette_type_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} maquette_metadata_response;

typedef __attribute__((swiftcall)) maquette_metadata_response (*maquette_accessor)(size_t request);

static inline const void *maquette_target(const int32_t *offset) {
  return *offset == 0 ? NULL : (const char *)offset + *offset;
}

// Where the lowest bit is set, the offset leads to a pointer.
static inline const void *maquette_target_or_pointer(const int32_t *offset) {
  const char *place = (const char *)offset + (*offset & ~1);
  return *offset & 1 ? *(const void *const *)place : place;
}

// The metadata of the type that conforms; NULL for a generic type, and for one that is no class,
// structure or enumeration.
static inline const void *maquette_conforming_type(const maquette_conformance *conformance) {
  const void *place = maquette_target(&conformance->type);
  switch ((conformance->flags >> 3) & 7) {
    case 0: break;
    case 1: place = *(const void *const *)place; break;
    default: return NULL;
  }
  const maquette_type_descriptor *type = place;
  if (type == NULL) return NULL;
  uint32_t kind = type->flags & 0x1F;
  uint32_t isGeneric = type->flags & 0x80;
  if (kind < 16 || kind > 18 || isGeneric || type->accessor == 0) return NULL;
  return ((maquette_accessor)maquette_target(&type->accessor))(0).metadata;
}

// Calls `body` with the metadata of each type of the program that declares to conform to a
// protocol.
static inline void maquette_for_each_conforming_type(
    const void *protocol, void (*body)(const void *metadata, void *context), void *context) {
  for (const int32_t *entry = __start_swift5_protocol_conformances;
       entry < __stop_swift5_protocol_conformances; entry++) {
    const maquette_conformance *conformance = maquette_target(entry);
    if (conformance == NULL || maquette_target_or_pointer(&conformance->protocol) != protocol)
      continue;
    const void *metadata = maquette_conforming_type(conformance);
    if (metadata != NULL) body(metadata, context);
  }
}
