#!/usr/bin/env bash
# Which 8-bit level does a sample of a 16-bit PNG become, in a reader that returns 8 bits?
#
# Guess: the nearest one, v · 255 / 65535 rounded, everywhere by now: that is the linear rescaling of PNG's
# specification, and libpng has had png_set_scale_16, which does it, since 1.5.
# What is so: only pypng and OpenImageIO round. Pillow, OpenCV, libvips, Skia, resvg and libspng (pyspng) all take the
# upper byte, so that 0x00ff is 0, not 1, and 0xff00 is 255, not 254.
# Why it matters: pictures of wide gamut have 16 bits. A quarter of all samples differ by one between the two groups,
# so an exact comparison of the same file fails, and a tolerance of one level is not about the renderer at all. Within
# the group that takes the upper byte, it is exact.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypng==0.20220715.0 openimageio==3.2.2.0 pillow==13.0.0 opencv-python-headless==5.0.0.93 pyvips==3.2.0 \
  pyvips-binary==8.18.7 skia-python==144.1 resvg-py==0.5.0 pyspng==0.1.4 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import base64
import io
import struct
import sys
from importlib.metadata import version

import cv2
import OpenImageIO
import png
import pyspng
import pyvips
import resvg_py
import skia
from PIL import Image

names = "pypng openimageio pillow opencv-python-headless pyvips pyvips-binary skia-python resvg-py pyspng".split()
print(*(f"{name} {version(name)}" for name in names), sep=", ")

samples = [0x0000, 0x0080, 0x00FF, 0x1234, 0x12FF, 0x7FFF, 0x80FF, 0xFE80, 0xFF00, 0xFFFF]
file = io.BytesIO()
png.Writer(len(samples), 1, greyscale=False, bitdepth=16).write(file, [[v for v in samples for _ in range(3)]])
data = file.getvalue()
with open("deep.png", "wb") as out:
    out.write(data)


def with_resvg():
    size = f'width="{len(samples)}" height="1"'
    href = "data:image/png;base64," + base64.b64encode(data).decode()
    image = f'<image {size} image-rendering="optimizeSpeed" href="{href}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{image}</svg>'
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGB")


def reds(row):
    return [int(pixel[0]) for pixel in row]


rows = {
    "pypng": [sample for row in png.Reader(bytes=data).asRGB8()[2] for sample in row][::3],
    "OpenImageIO": reds(OpenImageIO.ImageBuf("deep.png").get_pixels(OpenImageIO.UINT8)[0]),
    "Pillow": [Image.open("deep.png").convert("RGB").getpixel((x, 0))[0] for x in range(len(samples))],
    "OpenCV": reds(cv2.imread("deep.png")[0]),
    "libvips": reds(pyvips.Image.new_from_file("deep.png").colourspace("srgb").numpy()[0]),
    "Skia": reds(skia.Image.open("deep.png").toarray()[0]),
    "resvg": [with_resvg().getpixel((x, 0))[0] for x in range(len(samples))],
    "libspng": reds(pyspng.load(data, "RGB")[0]),
}
nearest, upper = [(v * 255 + 32767) // 65535 for v in samples], [v >> 8 for v in samples]
print("samples:", " ".join(f"{v:04x}" for v in samples))
print("nearest level:", nearest)
print("upper byte:   ", upper)
found = {}
for name, row in rows.items():
    found[name] = "nearest" if row == nearest else "upper byte" if row == upper else "neither"
    print(f"{name}: {row}, {found[name]}")
expected = {name: "nearest" if name in ("pypng", "OpenImageIO") else "upper byte" for name in rows}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
