#!/usr/bin/env bash
# What is a half-transparent pixel of a TIFF whose file says whether its colours are multiplied by alpha (`ExtraSamples`)?
#
# Guess: straight RGBA in each reader that returns four channels, as it has of a PNG: associated alpha (1) is divided out,
# and of unassociated alpha (2) the samples stay as they are. TIFF 6.0 has both kinds so that a reader knows.
# What is so: Pillow and libvips do that. OpenCV returns multiplied colours of either kind, with the alpha: it multiplies
# a straight file's, where of a PNG it returns them straight. tifffile returns what is stored. MuPDF's pictures are
# multiplied, but it takes associated alpha for straight, and multiplies a second time: a quarter of the colour.
# Why it matters: a red icon at half of its opacity saved as TIFF is dark red once a program with OpenCV composites it, and a
# comparison with the PNG of the same icon differs in each soft edge.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  tifffile==2026.3.3 opencv-python-headless==5.0.0.93 pyvips==3.2.0 pyvips-binary==8.18.7 pymupdf==2.0 \
  pillow==13.0.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import cv2
import numpy
import pymupdf
import pyvips
import tifffile
from PIL import Image

NAMES = ("tifffile", "opencv-python-headless", "pyvips-binary", "pymupdf", "pillow")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
# A red of 200 at an opacity of 128 / 255, which is 100 when it is multiplied.
STRAIGHT, MULTIPLIED = (200, 0, 0, 128), (100, 0, 0, 128)
for name, colour, alpha in (("associated", MULTIPLIED, "assocalpha"), ("unassociated", STRAIGHT, "unassalpha")):
    tifffile.imwrite(
        f"{name}.tif", numpy.full((8, 8, 4), colour, numpy.uint8), photometric="rgb", extrasamples=[alpha])
Image.new("RGBA", (8, 8), STRAIGHT).save("png.png")


def with_opencv(file):
    blue, green, red, alpha = (int(level) for level in cv2.imread(file, cv2.IMREAD_UNCHANGED)[0, 0])
    return red, green, blue, alpha


READERS = {
    "Pillow": lambda file: Image.open(file).convert("RGBA").getpixel((0, 0)),
    "libvips": lambda file: tuple(round(level) for level in pyvips.Image.new_from_file(file).getpoint(0, 0)),
    "OpenCV": with_opencv,
    "MuPDF": lambda file: pymupdf.Pixmap(file).pixel(0, 0),
    "tifffile": lambda file: tuple(int(level) for level in tifffile.imread(file)[0, 0]),
}
FILES = ("associated.tif", "unassociated.tif", "png.png")
found = {
    name: tuple(read(file)[0] for file in FILES[: 2 if name == "tifffile" else 3]) for name, read in READERS.items()
}
for name, reds in found.items():
    print(f"{name}: red is " + ", ".join(f"{red} in {file}" for file, red in zip(FILES, reds)))
# Dividing 100 by 128 / 255 gives 199.2.
expected = {
    "Pillow": (199, 200, 200), "libvips": (199, 200, 200), "OpenCV": (100, 100, 200), "MuPDF": (50, 100, 100),
    "tifffile": (100, 200),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
