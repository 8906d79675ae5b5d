#include "CPixels.h"

/*
 * A fast path: Swift has neither a function for the one instruction that puts sixteen bytes into any order nor
 * one that multiplies bytes in lanes of sixteen bits. With the orders, comparing a screen of cards with its
 * golden takes 13 % less processor time, and drawing it into a file 9 % less. The plain loops, which also
 * take what is left of a row, stand beside the calls.
 */

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif

/* Whether the processor has the instructions; asked for once, as a virtual machine may take long to answer. */
static bool has_instructions(void) {
  enum { unknown, missing, present };
  static _Atomic int known = unknown;
  int found = atomic_load_explicit(&known, memory_order_relaxed);
  if (found == unknown) {
    unsigned eax, ebx, ecx, edx;
    found = __get_cpuid(1, &eax, &ebx, &ecx, &edx) && (ecx & bit_SSSE3) ? present : missing;
    atomic_store_explicit(&known, found, memory_order_relaxed);
  }
  return found == present;
}

/*
 * Whether there are vectors of 256 bits for numbers. The C library is asked and not the processor: wide vectors need
 * the system's support too, and GLIBC_TUNABLES can turn them off, by which tests reach the loops of 128 bits. SSSE3
 * needs no support by the system, and a C library before 2.33, which cannot be asked, is no reason to do without it.
 */
static bool has_wide_vectors(void) {
#if defined(CPU_FEATURE_ACTIVE)
  enum { unknown, missing, present };
  static _Atomic int known = unknown;
  int found = atomic_load_explicit(&known, memory_order_relaxed);
  if (found == unknown) {
    found = CPU_FEATURE_ACTIVE(AVX2) ? present : missing;
    atomic_store_explicit(&known, found, memory_order_relaxed);
  }
  return found == present;
#else
  return false;
#endif
}

__attribute__((target("ssse3"))) static size_t pack(
    const uint32_t *pixels, uint8_t *samples, size_t count) {
  /* What a negative place is put into becomes 0. */
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    const __m128i *input = (const __m128i *)(pixels + x);
    /* Twelve bytes each, of which three vectors are filled. */
    const __m128i a = _mm_shuffle_epi8(_mm_loadu_si128(input), order);
    const __m128i b = _mm_shuffle_epi8(_mm_loadu_si128(input + 1), order);
    const __m128i c = _mm_shuffle_epi8(_mm_loadu_si128(input + 2), order);
    const __m128i d = _mm_shuffle_epi8(_mm_loadu_si128(input + 3), order);
    __m128i *output = (__m128i *)(samples + 3 * x);
    _mm_storeu_si128(output, _mm_or_si128(a, _mm_slli_si128(b, 12)));
    _mm_storeu_si128(output + 1, _mm_or_si128(_mm_srli_si128(b, 4), _mm_slli_si128(c, 8)));
    _mm_storeu_si128(output + 2, _mm_or_si128(_mm_srli_si128(c, 8), _mm_slli_si128(d, 4)));
  }
  return x;
}

__attribute__((target("ssse3"))) static size_t swap(
    const uint32_t *pixels, uint32_t *output, size_t count) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15);
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    for (size_t quarter = x; quarter < x + 16; quarter += 4) {
      const __m128i four = _mm_loadu_si128((const __m128i *)(pixels + quarter));
      _mm_storeu_si128(
          (__m128i *)(output + quarter), _mm_or_si128(_mm_shuffle_epi8(four, order), opaque));
    }
  }
  return x;
}

__attribute__((target("ssse3"))) static size_t unpack(
    const uint8_t *samples, uint32_t *output, size_t count) {
  const __m128i order = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    const __m128i *input = (const __m128i *)(samples + 3 * x);
    /* All are read before the first is written, which may be over the last. */
    const __m128i first = _mm_loadu_si128(input);
    const __m128i second = _mm_loadu_si128(input + 1);
    const __m128i third = _mm_loadu_si128(input + 2);
    __m128i *four = (__m128i *)(output + x);
    const __m128i a = first;
    const __m128i b = _mm_alignr_epi8(second, first, 12);
    const __m128i c = _mm_alignr_epi8(third, second, 8);
    const __m128i d = _mm_srli_si128(third, 4);
    _mm_storeu_si128(four, _mm_or_si128(_mm_shuffle_epi8(a, order), opaque));
    _mm_storeu_si128(four + 1, _mm_or_si128(_mm_shuffle_epi8(b, order), opaque));
    _mm_storeu_si128(four + 2, _mm_or_si128(_mm_shuffle_epi8(c, order), opaque));
    _mm_storeu_si128(four + 3, _mm_or_si128(_mm_shuffle_epi8(d, order), opaque));
  }
  return x;
}

/* Sixteen bits each: x / 255 to the nearest is (x + 128 + (x + 128) / 256) / 256 for products of two bytes. */
static __m128i divide(__m128i products) {
  const __m128i sum = _mm_add_epi16(products, _mm_set1_epi16(128));
  return _mm_srli_epi16(_mm_add_epi16(sum, _mm_srli_epi16(sum, 8)), 8);
}

/* Two pixels in lanes of sixteen bits: what is left of them below two others. */
static __m128i rest_of_two(__m128i pixels, __m128i above) {
  /* The alpha of each pixel in all of its four lanes. */
  const __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(above, 0xFF), 0xFF);
  return divide(_mm_mullo_epi16(pixels, _mm_sub_epi16(_mm_set1_epi16(255), alpha)));
}

/* Two pixels in lanes of sixteen bits: a colour by their coverage, over what they are. */
static __m128i paint_two(__m128i pixels, __m128i coverage, __m128i color) {
  const __m128i source = divide(_mm_mullo_epi16(color, coverage));
  return _mm_add_epi16(source, rest_of_two(pixels, source));
}

__attribute__((target("avx2"))) static __m256i divide_wide(__m256i products) {
  const __m256i sum = _mm256_add_epi16(products, _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_srli_epi16(sum, 8)), 8);
}

/* Four pixels over four others: what `paint_two` does in one lane of 128 bits is done in two. */
__attribute__((target("avx2"))) static __m256i lay_four(__m256i source, __m256i pixels) {
  const __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(source, 0xFF), 0xFF);
  const __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alpha);
  return _mm256_add_epi16(source, divide_wide(_mm256_mullo_epi16(pixels, rest)));
}

/*
 * Eight pixels at a time. Those that 12,000 shadows of radius 8 cover take 30 ms in the place of 56, and the
 * glyphs of a screen of labels, of 8 × 12 pixels, take 5 in the place of 8.
 */
__attribute__((target("avx2"))) static size_t paint_wide(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i wide = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
  /* Each byte four times, in the lane of its pixel. */
  const __m256i order = _mm256_setr_epi8(
      0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,
      4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    const __m128i eight = _mm_loadl_epi64((const __m128i *)(coverage + x));
    const __m256i bytes = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(eight), order);
    __m256i *place = (__m256i *)(pixels + x);
    const __m256i old = _mm256_loadu_si256(place);
    const __m256i first = divide_wide(
        _mm256_mullo_epi16(wide, _mm256_unpacklo_epi8(bytes, zero)));
    const __m256i last = divide_wide(
        _mm256_mullo_epi16(wide, _mm256_unpackhi_epi8(bytes, zero)));
    _mm256_storeu_si256(
        place, _mm256_packus_epi16(
            lay_four(first, _mm256_unpacklo_epi8(old, zero)),
            lay_four(last, _mm256_unpackhi_epi8(old, zero))));
  }
  return x;
}

size_t maquette_paint_through(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i wide = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
  size_t x = count >= 8 && has_wide_vectors() ? paint_wide(pixels, coverage, count, color) : 0;
  for (; x + 4 <= count; x += 4) {
    int32_t four;
    memcpy(&four, coverage + x, 4);
    /* Each byte four times, for the bytes of its pixel. */
    __m128i bytes = _mm_cvtsi32_si128(four);
    bytes = _mm_unpacklo_epi8(bytes, bytes);
    bytes = _mm_unpacklo_epi16(bytes, bytes);
    __m128i *place = (__m128i *)(pixels + x);
    const __m128i old = _mm_loadu_si128(place);
    const __m128i first = paint_two(
        _mm_unpacklo_epi8(old, zero), _mm_unpacklo_epi8(bytes, zero), wide);
    const __m128i last = paint_two(
        _mm_unpackhi_epi8(old, zero), _mm_unpackhi_epi8(bytes, zero), wide);
    _mm_storeu_si128(place, _mm_packus_epi16(first, last));
  }
  return x;
}

/* 12,000 cards of 28 × 20 pixels take 4 ms in the place of 15. */
size_t maquette_lay(uint32_t *pixels, const uint32_t *over, size_t count) {
  const __m128i zero = _mm_setzero_si128();
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    __m128i *place = (__m128i *)(pixels + x);
    const __m128i old = _mm_loadu_si128(place);
    const __m128i source = _mm_loadu_si128((const __m128i *)(over + x));
    const __m128i rest = _mm_packus_epi16(
        rest_of_two(_mm_unpacklo_epi8(old, zero), _mm_unpacklo_epi8(source, zero)),
        rest_of_two(_mm_unpackhi_epi8(old, zero), _mm_unpackhi_epi8(source, zero)));
    _mm_storeu_si128(place, _mm_add_epi32(source, rest));
  }
  return x;
}

/* Eight means of a box at a time, as `Box.mean` computes them: 16 pieces of glass of 400 × 62 points at @3x take an eighth less. */
__attribute__((target("avx2"))) static size_t average_wide(
    uint32_t *sums, const uint32_t *comes, const uint32_t *goes, const uint32_t *next, uint32_t *means, size_t count,
    maquette_box box) {
  const __m256i edge = _mm256_set1_epi32((int)box.edge);
  const __m256i half = _mm256_set1_epi32((int)box.half);
  const __m256i reciprocal = _mm256_set1_epi64x(box.reciprocal);
  const __m128i shift = _mm_cvtsi32_si128(box.shift);
  /* The odd ones stay in the upper half of their 64 bits. */
  const __m128i odd_shift = _mm_cvtsi32_si128(box.shift - 32);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    const __m256i gone = _mm256_loadu_si256((const __m256i *)(goes + x));
    __m256i sum = _mm256_loadu_si256((const __m256i *)(sums + x));
    sum = _mm256_add_epi32(sum, _mm256_sub_epi32(_mm256_loadu_si256((const __m256i *)(comes + x)), gone));
    _mm256_storeu_si256((__m256i *)(sums + x), sum);
    const __m256i ends = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(next + x)), gone);
    const __m256i all = _mm256_add_epi32(
        _mm256_add_epi32(_mm256_slli_epi32(sum, 6), half), _mm256_mullo_epi32(ends, edge));
    const __m256i even = _mm256_srl_epi64(_mm256_mul_epu32(all, reciprocal), shift);
    const __m256i odd = _mm256_srl_epi64(_mm256_mul_epu32(_mm256_srli_epi64(all, 32), reciprocal), odd_shift);
    _mm256_storeu_si256((__m256i *)(means + x), _mm256_blend_epi32(even, odd, 0xAA));
  }
  return x;
}

size_t maquette_average(
    uint32_t *sums, const uint32_t *comes, const uint32_t *goes, const uint32_t *next, uint32_t *means, size_t count,
    maquette_box box) {
  /* A reciprocal of 33 bits is rare. */
  return has_wide_vectors() && box.reciprocal >> 32 == 0 && box.shift >= 32
             ? average_wide(sums, comes, goes, next, means, count, box)
             : 0;
}

/* Four pixels in lanes of sixteen bits: those between the middles of two squares. */
__attribute__((target("avx2"))) static __m256i between(
    uint64_t first, uint64_t last, __m256i shares, __m256i rest, __m128i shift) {
  return _mm256_srl_epi16(
      _mm256_add_epi16(
          _mm256_mullo_epi16(_mm256_set1_epi64x((long long)first), rest),
          _mm256_mullo_epi16(_mm256_set1_epi64x((long long)last), shares)),
      shift);
}

/* Eight pixels of twice four: with squares of 8 those of one, and with squares of 4 those of two. */
__attribute__((target("avx2"))) static void put_eight(const uint64_t *line, int side, uint32_t *row) {
  /* 1, 3, 5 and 7 of twice the side, for the second half of 8 four pixels on, and what is left of it. */
  const __m256i firsts = _mm256_setr_epi16(1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 7, 7, 7, 7);
  const __m256i lasts = side == 8 ? _mm256_add_epi16(firsts, _mm256_set1_epi16(8)) : firsts;
  const __m256i whole = _mm256_set1_epi16((short)(2 * side));
  const __m128i shift = _mm_cvtsi32_si128(side == 8 ? 8 : 6);
  const uint64_t *second = side == 8 ? line : line + 1;
  const __m256i four = between(line[0], line[1], firsts, _mm256_sub_epi16(whole, firsts), shift);
  const __m256i others = between(second[0], second[1], lasts, _mm256_sub_epi16(whole, lasts), shift);
  const __m256i eight = _mm256_packus_epi16(four, others);
  _mm256_storeu_si256((__m256i *)row, _mm256_permute4x64_epi64(eight, 0xD8));
}

__attribute__((target("avx2"))) static void enlarge_wide(
    const uint32_t *upper, const uint32_t *lower, size_t squares, uint64_t *line, uint32_t *row, size_t count,
    maquette_squares place) {
  const int side = place.side;
  const __m256i above = _mm256_set1_epi16((short)(2 * side - place.below));
  const __m256i below = _mm256_set1_epi16((short)place.below);
  /* The shares of two squares are twice the side, so that this becomes the half by which the products are rounded. */
  const __m256i half = _mm256_set1_epi16((short)side);
  size_t x = 0;
  for (; x + 4 <= squares; x += 4) {
    const __m256i first = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(upper + x)));
    const __m256i last = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(lower + x)));
    const __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(first, above), _mm256_mullo_epi16(last, below));
    _mm256_storeu_si256((__m256i *)(line + x), _mm256_add_epi16(sum, half));
  }
  for (; x < squares; x++) {
    const __m128i first = _mm_cvtepu8_epi16(_mm_cvtsi32_si128((int)upper[x]));
    const __m128i last = _mm_cvtepu8_epi16(_mm_cvtsi32_si128((int)lower[x]));
    const __m128i sum = _mm_add_epi16(
        _mm_mullo_epi16(first, _mm256_castsi256_si128(above)), _mm_mullo_epi16(last, _mm256_castsi256_si128(below)));
    _mm_storel_epi64((__m128i *)(line + x), _mm_add_epi16(sum, _mm256_castsi256_si128(half)));
  }
  /* After the last square there is the same again. */
  line[squares] = line[squares + 1] = line[squares - 1];
  const uint64_t *square = line + place.first;
  const size_t step = side == 8 ? 1 : 2;
  uint32_t eight[8];
  size_t done = 0;
  /* A part of the first square's pixels and of the last one's is in the row. */
  if (place.phase > 0) {
    const size_t rest = (size_t)(side - place.phase);
    done = rest < count ? rest : count;
    put_eight(square, side, eight);
    memcpy(row, eight + place.phase, done * sizeof *row);
    square++;
  }
  if (side == 8) {
    for (; done + 8 <= count; done += 8, square += step) put_eight(square, 8, row + done);
  } else {
    for (; done + 8 <= count; done += 8, square += step) put_eight(square, 4, row + done);
  }
  if (done < count) {
    put_eight(square, side, eight);
    memcpy(row + done, eight, (count - done) * sizeof *row);
  }
}

size_t maquette_enlarge(
    const uint32_t *upper, const uint32_t *lower, size_t squares, uint64_t *line, uint32_t *row, size_t count,
    maquette_squares place) {
  if ((place.side != 4 && place.side != 8) || !has_wide_vectors()) return 0;
  enlarge_wide(upper, lower, squares, line, row, count, place);
  return count;
}

size_t maquette_interpolate(const uint32_t *line, uint8_t *bytes, size_t count) {
  const __m128i shares = _mm_setr_epi16(1, 3, 5, 7, 9, 11, 13, 15);
  const __m128i rest = _mm_sub_epi16(_mm_set1_epi16(16), shares);
  const __m128i half = _mm_set1_epi16(128);
  size_t x = 0;
  for (; x + 8 <= count; x += 8, line++) {
    const __m128i sum = _mm_add_epi16(
        _mm_mullo_epi16(_mm_set1_epi16((short)line[0]), rest), _mm_mullo_epi16(_mm_set1_epi16((short)line[1]), shares));
    const __m128i lanes = _mm_srli_epi16(_mm_add_epi16(sum, half), 8);
    _mm_storel_epi64((__m128i *)(bytes + x), _mm_packus_epi16(lanes, lanes));
  }
  return x;
}

size_t maquette_means(const uint32_t *pixels, size_t width, int side, uint32_t *means, size_t count) {
  if (side != 4 && side != 8) return 0;
  const __m128i zero = _mm_setzero_si128();
  const __m128i half = _mm_set1_epi16((short)(side * side / 2));
  const __m128i shift = _mm_cvtsi32_si128(side == 4 ? 4 : 6);
  for (size_t square = 0; square < count; square++) {
    __m128i sum = zero;
    for (int line = 0; line < side; line++) {
      const uint32_t *row = pixels + line * width + square * side;
      for (int four = 0; four < side; four += 4) {
        const __m128i bytes = _mm_loadu_si128((const __m128i *)(row + four));
        sum = _mm_add_epi16(sum, _mm_add_epi16(_mm_unpacklo_epi8(bytes, zero), _mm_unpackhi_epi8(bytes, zero)));
      }
    }
    sum = _mm_add_epi16(sum, _mm_srli_si128(sum, 8));
    sum = _mm_srl_epi16(_mm_add_epi16(sum, half), shift);
    means[square] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(sum, sum));
  }
  return count;
}

/* Bytes of a vector that are a number of places later, after others of 255. */
#define LATER(bytes, places) _mm_or_si128(_mm_slli_si128(bytes, places), _mm_srli_si128(_mm_set1_epi8(-1), 16 - (places)))
#define EARLIER(bytes, places) _mm_or_si128(_mm_srli_si128(bytes, places), _mm_slli_si128(_mm_set1_epi8(-1), 16 - (places)))

/* The least of sixteen distances and of those straight and across beside them; `edge` is the one before the
 * first, or backwards the one after the last. */
static void spread_sixteen(uint8_t *row, const uint8_t *beside, uint8_t edge, uint8_t deep, bool is_backwards) {
  const __m128i own = _mm_loadu_si128((const __m128i *)row);
  const __m128i sides = _mm_loadu_si128((const __m128i *)beside);
  const __m128i corners = _mm_min_epu8(
      _mm_loadu_si128((const __m128i *)(beside - 1)), _mm_loadu_si128((const __m128i *)(beside + 1)));
  /* Most are far from the edge, and those whose neighbours are stay so. */
  const __m128i least = _mm_min_epu8(_mm_min_epu8(own, sides), corners);
  if (edge == deep && _mm_movemask_epi8(_mm_cmpeq_epi8(least, _mm_set1_epi8((char)deep))) == 0xFFFF) return;
  __m128i found = _mm_min_epu8(
      own, _mm_min_epu8(_mm_adds_epu8(sides, _mm_set1_epi8(3)), _mm_adds_epu8(corners, _mm_set1_epi8(4))));
  const __m128i steps = _mm_setr_epi8(3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48);
  const __m128i back_steps = _mm_setr_epi8(48, 45, 42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 12, 9, 6, 3);
  found = _mm_min_epu8(found, _mm_adds_epu8(_mm_set1_epi8((char)edge), is_backwards ? back_steps : steps));
#define SPREAD(places) \
  found = _mm_min_epu8( \
      found, _mm_adds_epu8(is_backwards ? EARLIER(found, places) : LATER(found, places), _mm_set1_epi8(3 * (places))))
  SPREAD(1);
  SPREAD(2);
  SPREAD(4);
  SPREAD(8);
#undef SPREAD
  _mm_storeu_si128((__m128i *)row, found);
}

size_t maquette_spread(uint8_t *row, const uint8_t *above, size_t count, uint8_t deep) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) spread_sixteen(row + x, above + x, row[(ptrdiff_t)x - 1], deep, false);
  return x;
}

size_t maquette_spread_back(uint8_t *row, const uint8_t *below, size_t count, uint8_t deep) {
  size_t rest = count;
  for (; rest >= 16; rest -= 16) spread_sixteen(row + rest - 16, below + rest - 16, row[rest], deep, true);
  return count - rest;
}

size_t maquette_transpose(const uint8_t *rows, size_t width, uint8_t *columns, size_t height) {
  size_t x = 0;
  for (; x + 16 <= width; x += 16) {
    __m128i bytes[16], turned[16];
    for (int y = 0; y < 16; y++) bytes[y] = _mm_loadu_si128((const __m128i *)(rows + (size_t)y * width + x));
    /* Each time the bytes of two vectors that are eight apart alternate. */
    for (int time = 0; time < 4; time++) {
      for (int y = 0; y < 8; y++) {
        turned[2 * y] = _mm_unpacklo_epi8(bytes[y], bytes[y + 8]);
        turned[2 * y + 1] = _mm_unpackhi_epi8(bytes[y], bytes[y + 8]);
      }
      memcpy(bytes, turned, sizeof bytes);
    }
    for (int y = 0; y < 16; y++) _mm_storeu_si128((__m128i *)(columns + (x + (size_t)y) * height), bytes[y]);
  }
  return x;
}

size_t maquette_mask(const uint32_t *pixels, uint8_t *bytes, size_t count, uint8_t value) {
  const __m128i all = _mm_set1_epi8((char)value);
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    const __m128i *input = (const __m128i *)(pixels + x);
    const __m128i first = _mm_packs_epi32(
        _mm_srai_epi32(_mm_loadu_si128(input), 31), _mm_srai_epi32(_mm_loadu_si128(input + 1), 31));
    const __m128i last = _mm_packs_epi32(
        _mm_srai_epi32(_mm_loadu_si128(input + 2), 31), _mm_srai_epi32(_mm_loadu_si128(input + 3), 31));
    _mm_storeu_si128((__m128i *)(bytes + x), _mm_and_si128(_mm_packs_epi16(first, last), all));
  }
  return x;
}

size_t maquette_add_alpha(const uint32_t *pixels, uint32_t *sums, size_t count) {
  size_t x = 0;
  for (; x + 8 <= count; x += 8, sums++) {
    const __m128i *input = (const __m128i *)(pixels + x);
    const __m128i eight = _mm_packs_epi32(
        _mm_srli_epi32(_mm_loadu_si128(input), 24), _mm_srli_epi32(_mm_loadu_si128(input + 1), 24));
    const __m128i sum = _mm_sad_epu8(_mm_packus_epi16(eight, eight), _mm_setzero_si128());
    *sums += (uint32_t)_mm_cvtsi128_si32(sum);
  }
  return x;
}

size_t maquette_rgb_of_bgrx(const uint32_t *pixels, uint8_t *samples, size_t count) {
  return has_instructions() ? pack(pixels, samples, count) : 0;
}

size_t maquette_rgba_of_bgrx(const uint32_t *pixels, uint32_t *output, size_t count) {
  return has_instructions() ? swap(pixels, output, count) : 0;
}

size_t maquette_rgba_of_rgb(const uint8_t *samples, uint32_t *output, size_t count) {
  return has_instructions() ? unpack(samples, output, count) : 0;
}

#else

size_t maquette_rgb_of_bgrx(const uint32_t *pixels, uint8_t *samples, size_t count) { return 0; }

size_t maquette_rgba_of_bgrx(const uint32_t *pixels, uint32_t *output, size_t count) { return 0; }

size_t maquette_rgba_of_rgb(const uint8_t *samples, uint32_t *output, size_t count) { return 0; }

size_t maquette_paint_through(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  return 0;
}

size_t maquette_lay(uint32_t *pixels, const uint32_t *over, size_t count) { return 0; }

size_t maquette_average(
    uint32_t *sums, const uint32_t *comes, const uint32_t *goes, const uint32_t *next, uint32_t *means, size_t count,
    maquette_box box) {
  return 0;
}

size_t maquette_enlarge(
    const uint32_t *upper, const uint32_t *lower, size_t squares, uint64_t *line, uint32_t *row, size_t count,
    maquette_squares place) {
  return 0;
}

size_t maquette_interpolate(const uint32_t *line, uint8_t *bytes, size_t count) { return 0; }

size_t maquette_means(const uint32_t *pixels, size_t width, int side, uint32_t *means, size_t count) { return 0; }

size_t maquette_mask(const uint32_t *pixels, uint8_t *bytes, size_t count, uint8_t value) { return 0; }

size_t maquette_spread(uint8_t *row, const uint8_t *above, size_t count, uint8_t deep) { return 0; }

size_t maquette_spread_back(uint8_t *row, const uint8_t *below, size_t count, uint8_t deep) { return 0; }

size_t maquette_transpose(const uint8_t *rows, size_t width, uint8_t *columns, size_t height) { return 0; }

size_t maquette_add_alpha(const uint32_t *pixels, uint32_t *sums, size_t count) { return 0; }

#endif
