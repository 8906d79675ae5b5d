"""Prints of each frame of an animation, as Pillow shows it, the digest of its pixels and how long it lasts.

Usage: frame_digests.py FILE…

The first line of a file is how often it is shown; 0 is for without end. A picture that does not move has
one frame, without a time.
"""

import sys

import PIL.Image
import PIL.ImageSequence
import xxhash

for path in sys.argv[1:]:
    with PIL.Image.open(path) as image:
        print("shown", image.info.get("loop", 1))
        for frame in PIL.ImageSequence.Iterator(image):
            # Pillow decodes a frame of a WebP before it says how long that lasts.
            digest = xxhash.xxh3_128_hexdigest(frame.convert("RGBA").tobytes())
            print(digest, frame.size, round(frame.info.get("duration", 0)))
