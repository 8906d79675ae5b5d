#include <stddef.h>
#include <stdint.h>

/*
 * The functions of libavif that are looked up when the first AVIF is read, and the structures of its version
 * 0.11, as far as they are used: the name libavif.so.15 stands for their layout. The library is not linked,
 * nor needed to build: most previews have no AVIF.
 */
typedef struct {
  uint32_t width, height, depth;
  int pixelFormat, range, chromaPlace;
  uint8_t *planes[3];
  uint32_t rowBytes[3];
  int ownsPlanes;
  uint8_t *alphaPlane;
  uint32_t alphaRowBytes;
  int ownsAlpha, isPremultiplied;
  const uint8_t *profile;
  size_t profileSize;
  uint16_t primaries, transfer, matrix;
  uint32_t transforms;
  uint32_t pixelAspect[2], cleanAperture[8];
  uint8_t quarterTurns, mirror;
} AVIFImage;

typedef struct {
  int codec, threads, source, isProgressive, isIncremental, ignoresEXIF, ignoresXMP;
  uint32_t sizeLimit, sideLimit, countLimit, strictness;
  AVIFImage *image;
  int imageIndex, imageCount;
} AVIFDecoderState;

typedef struct {
  uint32_t width, height, depth;
  int format, upsampling, downsampling, avoidsLibYUV, ignoresAlpha, isPremultiplied, isFloat;
  uint8_t *pixels;
  uint32_t rowBytes;
} AVIFPixels;

/* Values of libavif's enumerations. */
static const int avif_codec_dav1d = 2;
static const uint32_t avif_cuts = 1 << 1, avif_turns = 1 << 2, avif_mirrors = 1 << 3;

typedef const char *(*AVIFVersion)(void);
typedef AVIFDecoderState *(*AVIFDecoderCreate)(void);
typedef void (*AVIFDecoderDestroy)(AVIFDecoderState *decoder);
typedef int (*AVIFDecoderSetIOMemory)(AVIFDecoderState *decoder, const uint8_t *data, size_t size);
typedef int (*AVIFDecoderStep)(AVIFDecoderState *decoder);
typedef void (*AVIFPixelsSetDefaults)(AVIFPixels *pixels, const AVIFImage *image);
typedef int (*AVIFImageToPixels)(const AVIFImage *image, AVIFPixels *pixels);
typedef const char *(*AVIFResultText)(int result);
