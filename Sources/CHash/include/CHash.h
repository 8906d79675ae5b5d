#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <xxhash.h>

/*
 * A SHA-256 of bytes that come in parts. It begins with `maquette_sha256_begin`, which returns false on a processor
 * without instructions for it.
 */
typedef struct {
  uint32_t state[8];
  uint64_t count;
  /* The bytes of a block that is not full yet. */
  uint8_t block[64];
} maquette_sha256;

bool maquette_sha256_begin(maquette_sha256 *hash);
void maquette_sha256_add(maquette_sha256 *hash, const void *bytes, size_t count);
void maquette_sha256_end(maquette_sha256 *hash, uint8_t digest[32]);
