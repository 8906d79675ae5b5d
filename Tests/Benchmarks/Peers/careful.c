// Draws scenes as a careful program does: bands of 512 rows, drawn and compressed on all threads,
// and zlib's fastest level without filters.
//
// Usage: careful THREADS SCENE PICTURE [SCENE PICTURE]…

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "drawing.h"

enum { bandRows = 512 };

typedef struct {
  uint8_t *bytes;
  size_t size, rawSize;
  uint32_t adler;
} Band;

typedef struct {
  const Scene *scene;
  int width, height, bandCount;
  Band *bands;
  atomic_int next;
} Picture;

static Band compressed(const uint8_t *rows, size_t size, bool isLast) {
  z_stream stream = {0};
  if (deflateInit2(&stream, 1, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) != Z_OK) abort();
  size_t bound = deflateBound(&stream, size) + 16;
  Band band = {.bytes = malloc(bound), .rawSize = size, .adler = (uint32_t)adler32(1, rows, (uInt)size)};
  stream.next_in = (Bytef *)rows;
  stream.avail_in = (uInt)size;
  stream.next_out = band.bytes;
  stream.avail_out = (uInt)bound;
  deflate(&stream, isLast ? Z_FINISH : Z_FULL_FLUSH);
  band.size = bound - stream.avail_out;
  deflateEnd(&stream);
  return band;
}

// The rows of a surface as PNG has them: a byte that says that no filter is used, then RGB.
static void convert(const cairo_surface_t *surface, int width, int rows, uint8_t *output) {
  const uint8_t *data = cairo_image_surface_get_data((cairo_surface_t *)surface);
  int stride = cairo_image_surface_get_stride((cairo_surface_t *)surface);
  for (int row = 0; row < rows; row++) {
    const uint32_t *pixels = (const uint32_t *)(data + (size_t)row * (size_t)stride);
    *output++ = 0;
    for (int column = 0; column < width; column++) {
      uint32_t pixel = pixels[column];
      *output++ = (uint8_t)(pixel >> 16);
      *output++ = (uint8_t)(pixel >> 8);
      *output++ = (uint8_t)pixel;
    }
  }
}

static void *drawBands(void *argument) {
  Picture *picture = argument;
  PangoLayout *layout = makeLayout(picture->scene);
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, picture->width, bandRows);
  size_t rowSize = (size_t)picture->width * 3 + 1;
  uint8_t *rows = malloc(rowSize * bandRows);
  for (int index; (index = atomic_fetch_add(&picture->next, 1)) < picture->bandCount;) {
    int top = index * bandRows;
    int bottom = top + bandRows < picture->height ? top + bandRows : picture->height;
    cairo_t *context = cairo_create(surface);
    drawRows(context, layout, picture->scene, top, bottom);
    cairo_destroy(context);
    cairo_surface_flush(surface);
    convert(surface, picture->width, bottom - top, rows);
    size_t size = rowSize * (size_t)(bottom - top);
    picture->bands[index] = compressed(rows, size, index == picture->bandCount - 1);
  }
  free(rows);
  cairo_surface_destroy(surface);
  g_object_unref(layout);
  return NULL;
}

static void putNumber(uint8_t *bytes, uint32_t number) {
  for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(number >> (24 - 8 * index));
}

static void writeChunk(FILE *file, const char *type, const uint8_t *data, size_t size) {
  uint8_t number[4];
  putNumber(number, (uint32_t)size);
  fwrite(number, 1, 4, file);
  fwrite(type, 1, 4, file);
  if (size > 0) fwrite(data, 1, size, file);
  uLong crc = crc32(crc32(0, (const Bytef *)type, 4), data, (uInt)size);
  putNumber(number, (uint32_t)(size > 0 ? crc : crc32(0, (const Bytef *)type, 4)));
  fwrite(number, 1, 4, file);
}

static void writePicture(const Picture *picture, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) exit(EXIT_FAILURE);
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
  uint8_t header[13] = {0};
  putNumber(header, (uint32_t)picture->width);
  putNumber(header + 4, (uint32_t)picture->height);
  header[8] = 8;
  header[9] = 2;
  writeChunk(file, "IHDR", header, sizeof header);
  writeChunk(file, "IDAT", (const uint8_t *)"\x78\x01", 2);
  uLong adler = 1;
  for (int index = 0; index < picture->bandCount; index++) {
    const Band *band = &picture->bands[index];
    writeChunk(file, "IDAT", band->bytes, band->size);
    adler = adler32_combine(adler, band->adler, (z_off_t)band->rawSize);
  }
  uint8_t sum[4];
  putNumber(sum, (uint32_t)adler);
  writeChunk(file, "IDAT", sum, 4);
  writeChunk(file, "IEND", NULL, 0);
  if (fclose(file) != 0) exit(EXIT_FAILURE);
}

int main(int count, char **arguments) {
  int threads = count > 1 ? atoi(arguments[1]) : 0;
  if (threads < 1 || threads > 64) return EXIT_FAILURE;
  for (int index = 2; index + 1 < count; index += 2) {
    Scene scene = readScene(arguments[index]);
    Picture picture = {.scene = &scene};
    picture.width = (int)round(scene.width * scene.scale);
    picture.height = (int)round(scene.height * scene.scale);
    picture.bandCount = (picture.height + bandRows - 1) / bandRows;
    picture.bands = calloc((size_t)picture.bandCount, sizeof(Band));
    pthread_t others[64];
    for (int thread = 1; thread < threads; thread++) {
      pthread_create(&others[thread], NULL, drawBands, &picture);
    }
    drawBands(&picture);
    for (int thread = 1; thread < threads; thread++) pthread_join(others[thread], NULL);
    writePicture(&picture, arguments[index + 1]);
    for (int band = 0; band < picture.bandCount; band++) free(picture.bands[band].bytes);
    free(picture.bands);
    free(scene.cards);
  }
  return EXIT_SUCCESS;
}
