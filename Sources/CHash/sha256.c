#include "CHash.h"

#include <stdatomic.h>
#include <string.h>

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

/* The constants of FIPS 180-4, 4.2.2. */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/* Whether the processor has the instructions that `add_blocks` is made of. */
static bool find_instructions(void) {
  unsigned eax, ebx, ecx, edx;
  if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx)) return false;
  const unsigned vector = bit_SSSE3 | bit_SSE4_1;
  if ((ecx & vector) != vector) return false;
  return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & bit_SHA);
}

/* The same, asked for once: a virtual machine may take as long to answer as a digest takes. */
static bool has_instructions(void) {
  enum { unknown, missing, present };
  static _Atomic int known = unknown;
  int found = atomic_load_explicit(&known, memory_order_relaxed);
  if (found == unknown) {
    found = find_instructions() ? present : missing;
    atomic_store_explicit(&known, found, memory_order_relaxed);
  }
  return found == present;
}

/* Adds blocks of 64 bytes to the state, as FIPS 180-4, 6.2.2, does. */
__attribute__((target("sha,sse4.1"))) static void add_blocks(
    uint32_t state[8], const uint8_t *data, size_t count) {
  /* The words of a block are big-endian. */
  const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  /* The instructions have the state's words in another order: a, b, e, f and c, d, g, h. */
  const __m128i first = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  const __m128i last = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(first, last, 8);
  __m128i cdgh = _mm_blend_epi16(last, first, 0xF0);
  for (; count > 0; --count, data += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
    for (int index = 0; index < 4; ++index) {
      const __m128i *quarter = (const __m128i *)(data + 16 * index);
      words[index] = _mm_shuffle_epi8(_mm_loadu_si128(quarter), order);
    }
    /* Four rounds at a time; the words of those that are four times as far are made of these. */
#pragma clang loop unroll(full)
    for (int group = 0; group < 16; ++group) {
      const __m128i here = words[group & 3];
      const __m128i *added = (const __m128i *)(constants + 4 * group);
      const __m128i sum = _mm_add_epi32(here, _mm_loadu_si128(added));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (group >= 12) continue;
      const __m128i next = words[(group + 1) & 3], before_last = words[(group + 2) & 3],
                    latest = words[(group + 3) & 3];
      const __m128i seven_before = _mm_alignr_epi8(latest, before_last, 4);
      words[group & 3] = _mm_sha256msg2_epu32(
          _mm_add_epi32(_mm_sha256msg1_epu32(here, next), seven_before), latest);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

bool maquette_sha256_begin(maquette_sha256 *hash) {
  if (!has_instructions()) return false;
  static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  memcpy(hash->state, start, sizeof start);
  hash->count = 0;
  return true;
}

void maquette_sha256_add(maquette_sha256 *hash, const void *bytes, size_t count) {
  if (count == 0) return;
  const uint8_t *data = bytes;
  const size_t filled = hash->count % 64;
  hash->count += count;
  if (filled > 0) {
    const size_t missing = 64 - filled, taken = count < missing ? count : missing;
    memcpy(hash->block + filled, data, taken);
    if (taken < missing) return;
    add_blocks(hash->state, hash->block, 1);
    data += taken;
    count -= taken;
  }
  add_blocks(hash->state, data, count / 64);
  memcpy(hash->block, data + count / 64 * 64, count % 64);
}

void maquette_sha256_end(maquette_sha256 *hash, uint8_t digest[32]) {
  /* What is left, a bit, zeros, and the length in bits: in one block if it has room, or in two. */
  const size_t rest = hash->count % 64;
  uint8_t tail[128] = {0};
  memcpy(tail, hash->block, rest);
  tail[rest] = 0x80;
  const size_t blocks = rest < 56 ? 1 : 2;
  const uint64_t bits = hash->count * 8;
  for (int index = 0; index < 8; ++index) {
    tail[64 * blocks - 1 - index] = (uint8_t)(bits >> (8 * index));
  }
  add_blocks(hash->state, tail, blocks);
  for (int index = 0; index < 32; ++index) {
    digest[index] = (uint8_t)(hash->state[index / 4] >> (24 - 8 * (index % 4)));
  }
}

#else

bool maquette_sha256_begin(maquette_sha256 *hash) {
  return false;
}

void maquette_sha256_add(maquette_sha256 *hash, const void *bytes, size_t count) {}

void maquette_sha256_end(maquette_sha256 *hash, uint8_t digest[32]) {}

#endif
