#!/usr/bin/env bash
# Does a PNG whose transparency is one colour (tRNS on grey or RGB) keep it in readers that can return an alpha
# channel?
#
# Guess: yes: IMREAD_UNCHANGED of OpenCV and a requested "RGBA" of pyspng are how one asks for it, and a reader that
# has the chunk for RGB has it for grey.
# What is so: OpenCV returns four channels for RGB with tRNS, and one channel, all opaque, for grey with tRNS. pyspng
# expands to RGBA with an alpha of 255 for either. imagecodecs has the alpha with its PNG decoder and not with its
# SPNG one. Skia has it for both.
# Why it matters: encoders that shrink pictures choose tRNS on grey for icons and glyphs. The golden keeps its
# transparency in a viewer, and a comparison of what these readers return sees a filled box, or a picture with fewer
# channels.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  opencv-python-headless==5.0.0.93 pyspng==0.1.4 imagecodecs==2026.3.6 skia-python==144.1 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import struct
import sys
import zlib
from importlib.metadata import version

import cv2
import imagecodecs
import numpy as np
import pyspng
import skia

names = ("opencv-python-headless", "pyspng", "imagecodecs", "skia-python")
print(*(f"{name} {version(name)}" for name in names), sep=", ")


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(colour_type, pixels, transparent):
    header = struct.pack(">IIBBBBB", 2, 1, 8, colour_type, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"tRNS", transparent)
        + chunk(b"IDAT", zlib.compress(b"\0" + pixels)) + chunk(b"IEND", b"")
    )


# The first of two pixels is transparent.
pictures = {
    "RGB": picture(2, bytes([255, 0, 0, 0, 0, 255]), struct.pack(">HHH", 255, 0, 0)),
    "grey": picture(0, bytes([255, 7]), struct.pack(">H", 255)),
}
readers = {
    "OpenCV, unchanged": lambda data: cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_UNCHANGED),
    "pyspng, RGBA": lambda data: pyspng.load(data, "RGBA"),
    "imagecodecs, png_decode": imagecodecs.png_decode,
    "imagecodecs, spng_decode": imagecodecs.spng_decode,
    "Skia": lambda data: skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(data)).toarray(),
}
found = {}
for name, read in readers.items():
    for kind, data in pictures.items():
        pixels = read(data)
        channels = 1 if pixels.ndim == 2 else pixels.shape[2]
        alphas = pixels[0, :, -1].tolist() if channels in (2, 4) else None
        found[name, kind] = alphas
        print(f"{name}, {kind} with tRNS: {channels} channels, {f'alphas {alphas}' if alphas else 'no alpha'}")
expected = {
    ("OpenCV, unchanged", "RGB"): [0, 255],
    ("OpenCV, unchanged", "grey"): None,
    ("pyspng, RGBA", "RGB"): [255, 255],
    ("pyspng, RGBA", "grey"): [255, 255],
    ("imagecodecs, png_decode", "RGB"): [0, 255],
    ("imagecodecs, png_decode", "grey"): [0, 255],
    ("imagecodecs, spng_decode", "RGB"): None,
    ("imagecodecs, spng_decode", "grey"): None,
    ("Skia", "RGB"): [0, 255],
    ("Skia", "grey"): [0, 255],
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
