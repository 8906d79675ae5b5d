"""Prints the digest of each PNG file's pixels, computed from what Pillow decodes.

Usage: pixel_digest.py FILE…
"""

import struct
import sys

import PIL.Image
import xxhash


def row_digest(samples):
    """The lower and the upper half of a row's XXH3-128, each in little-endian order."""
    digest = xxhash.xxh3_128_intdigest(samples)
    return struct.pack("<QQ", digest & (1 << 64) - 1, digest >> 64)


def picture_digest(path):
    with PIL.Image.open(path) as image:
        samples = image.tobytes()
        width, height, channels = *image.size, len(image.getbands())
    digest = xxhash.xxh3_128(struct.pack("<III", width, height, channels))
    stride = width * channels
    for row in range(height):
        digest.update(row_digest(samples[row * stride:(row + 1) * stride]))
    return "XXH3-128 " + digest.hexdigest()


for path in sys.argv[1:]:
    print(picture_digest(path))
