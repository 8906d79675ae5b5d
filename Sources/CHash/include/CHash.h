#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <xxhash.h>

/*
 * The SHA-256 of `count` bytes; false, and no digest, on a processor without instructions for it.
 */
bool maquette_sha256(const void *bytes, size_t count, uint8_t digest[32]);
