#include <stddef.h>
#include <stdint.h>

/*
 * What is done with the pixels of a row, several at a time. Each function begins with the first pixel and
 * returns how many it took: the others are the caller's, and all of them are on a processor without
 * instructions for it.
 */

/* Blue, green, red and a byte that is nobody's become red, green and blue. */
size_t maquette_rgb_of_bgrx(const uint32_t *pixels, uint8_t *samples, size_t count);

/* Blue, green, red and a byte that is nobody's become red, green, blue and 255. */
size_t maquette_rgba_of_bgrx(const uint32_t *pixels, uint32_t *output, size_t count);

/*
 * Red, green and blue become red, green, blue and 255. The output may be in the memory of the samples if
 * its end is not after theirs.
 */
size_t maquette_rgba_of_rgb(const uint8_t *samples, uint32_t *output, size_t count);

/*
 * A premultiplied colour over premultiplied pixels, each through its coverage from 0 to 255, rounded to
 * the nearest as the caller does.
 */
size_t maquette_paint_through(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color);

/* Premultiplied pixels over others, rounded to the nearest as the caller does. */
size_t maquette_lay(uint32_t *pixels, const uint32_t *over, size_t count);
