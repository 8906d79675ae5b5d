#!/usr/bin/env bash
# What is an opaque pixel of an APNG after a frame with blend_op OVER draws a half-transparent pixel on it?
#
# Guess: opaque, in each decoder that returns whole canvases: OVER is the alpha compositing of PNG's specification,
# under which anything over an opaque background is opaque. And where the frame asks to be disposed to what was before
# it, the next frame has nothing of it.
# What is so: OpenCV returns an alpha of 255. Pillow and imagecodecs return 191: both interpolate the alpha like a
# colour, 255 · ½ + 128 · ½. After "dispose to previous" on a canvas that was cleared, OpenCV's and Pillow's pixel is
# transparent as it should be, and imagecodecs's is that of the frame before the clearing.
# Why it matters: frames of a spinner or of a highlight over a screen become translucent, and what is drawn below them
# in a comparison shines through. A comparison of an animation's frames depends more on the decoder than on the
# animation.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 opencv-python-headless==5.0.0.93 imagecodecs==2026.3.6 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import io
import struct
import sys
import zlib
from importlib.metadata import version

import cv2
import imagecodecs
import numpy as np
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("pillow", "opencv-python-headless", "imagecodecs")), sep=", ")

NONE, BACKGROUND, PREVIOUS = range(3)
SOURCE, OVER = range(2)
RED, HALF_BLUE, GREEN = (255, 0, 0, 255), (0, 0, 255, 128), (0, 255, 0, 255)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def apng(frames):
    """Returns an APNG of 4 by 4 pixels whose frames are (size, left and top, dispose, blend, colour)."""
    out = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 4, 4, 8, 6, 0, 0, 0))
    out += chunk(b"acTL", struct.pack(">II", len(frames), 0))
    number = 0
    for index, (size, offset, dispose, blend, colour) in enumerate(frames):
        out += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, size, size, offset, offset, 1, 10, dispose, blend))
        number += 1
        pixels = zlib.compress((b"\0" + bytes(colour) * size) * size)
        if index == 0:
            out += chunk(b"IDAT", pixels)
        else:
            out += chunk(b"fdAT", struct.pack(">I", number) + pixels)
            number += 1
    return out + chunk(b"IEND", b"")


def pixels(data, index):
    """Returns the pixel at (1, 1) of a frame, in each decoder."""
    with Image.open(io.BytesIO(data)) as picture:
        picture.seek(index)
        pillow = picture.convert("RGBA").getpixel((1, 1))
    with open("animation.png", "wb") as file:
        file.write(data)
    _, animation = cv2.imreadanimation("animation.png")
    blue, green, red, alpha = (int(value) for value in animation.frames[index][1, 1])
    of_imagecodecs = tuple(int(value) for value in imagecodecs.apng_decode(data)[index][1, 1])
    return {"OpenCV": (red, green, blue, alpha), "Pillow": pillow, "imagecodecs": of_imagecodecs}


over = apng([(4, 0, NONE, SOURCE, RED), (2, 1, NONE, OVER, HALF_BLUE)])
# Red is cleared, half of blue is drawn and disposed of, and green is drawn in another corner.
disposed = apng([(4, 0, BACKGROUND, SOURCE, RED), (2, 1, PREVIOUS, OVER, HALF_BLUE), (1, 0, NONE, OVER, GREEN)])
found = {"half-transparent blue over red": pixels(over, 1), "disposed to a cleared canvas": pixels(disposed, 2)}
for case, of_decoders in found.items():
    for decoder, pixel in of_decoders.items():
        print(f"{case}, {decoder}: {pixel}")
alphas = {case: {decoder: pixel[3] for decoder, pixel in of_decoders.items()} for case, of_decoders in found.items()}
expected = {
    "half-transparent blue over red": {"OpenCV": 255, "Pillow": 191, "imagecodecs": 191},
    "disposed to a cleared canvas": {"OpenCV": 0, "Pillow": 0, "imagecodecs": 255},
}
if alphas != expected:
    sys.exit(f"changed: expected the alphas {expected}")
PY
