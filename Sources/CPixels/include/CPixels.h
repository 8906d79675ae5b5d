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

/* A mean of numbers: the share of the outermost two in 64ths, and the division by all shares as a product. */
typedef struct {
  uint32_t edge, half;
  uint64_t reciprocal;
  int32_t shift;
} maquette_box;

/*
 * One row of a box's means in columns: to each sum what comes is added and what goes is taken away, and the next and the
 * gone are the outermost two.
 */
size_t maquette_average(
    uint32_t *sums, const uint32_t *comes, const uint32_t *goes, const uint32_t *next, uint32_t *means, size_t count,
    maquette_box box);

/*
 * Where a row is among squares: their sides, twice its distance from the middles of the upper ones, the square before its
 * first pixel, and the number of that square's pixels before it.
 */
typedef struct {
  int32_t side, below;
  size_t first;
  int32_t phase;
} maquette_squares;

/*
 * A row between the means of two rows of squares of 4 or 8 pixels a side, with room for a number for each square and two
 * more. Takes all or none.
 */
size_t maquette_enlarge(
    const uint32_t *upper, const uint32_t *lower, size_t squares, uint64_t *line, uint32_t *row, size_t count,
    maquette_squares place);

/* Bytes from the middle of a square of 8 pixels to that of the next one, between their sums of 16 times a byte. */
size_t maquette_interpolate(const uint32_t *line, uint8_t *bytes, size_t count);

/* The means of squares of 4 or 8 pixels a side, beside each other in rows of a width. */
size_t maquette_means(const uint32_t *pixels, size_t width, int side, uint32_t *means, size_t count);

/* A byte of a value for each pixel that is covered by a half or more, else of 0. */
size_t maquette_mask(const uint32_t *pixels, uint8_t *bytes, size_t count, uint8_t value);

/*
 * Distances in thirds of a pixel, 0 outside: each becomes the least of itself, of 3 more than the one before it and the one
 * above, and of 4 more than those beside that one. The row has a byte before it, and the one above a byte at both ends.
 * None is above `deep`.
 */
size_t maquette_spread(uint8_t *row, const uint8_t *above, size_t count, uint8_t deep);

/* The same from the end and from below; takes the last distances, and the row has a byte after it. */
size_t maquette_spread_back(uint8_t *row, const uint8_t *below, size_t count, uint8_t deep);

/* Sixteen rows of a width become columns that are a height apart; takes columns. */
size_t maquette_transpose(const uint8_t *rows, size_t width, uint8_t *columns, size_t height);

/* Adds the alphas of each eight pixels to a sum. */
size_t maquette_add_alpha(const uint32_t *pixels, uint32_t *sums, size_t count);
