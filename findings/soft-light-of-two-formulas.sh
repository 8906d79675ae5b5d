#!/usr/bin/env bash
# Do libraries that blend pictures mean the same by soft light?
#
# Guess: yes: the mode has been W3C's and PDF's for twenty years, with a square root over dark sources, and those who
# write the other eleven modes as these do write this one, too.
# What is so: Skia and libvips have W3C's formula. Pillow's `ImageChops.soft_light` and the package blend-modes have
# an older one without the root, which is the same for sources below a half; white over a dark grey of 31 is 58
# instead of 86.
# Why it matters: a reference that one of them blends cannot be compared with a drawing of the other at any tolerance
# that would still show a mistake.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 pyvips-binary==8.18.7 pyvips==3.2.0 pillow==13.0.0 blend-modes==2.2.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import blend_modes
import numpy
import pyvips
import skia
from PIL import Image, ImageChops

names = ("skia-python", "pyvips", "pyvips-binary", "pillow", "blend-modes")
print(*(f"{name} {version(name)}" for name in names), sep=", ")


def by_w3c(backdrop, source):
    """The value by Compositing and Blending Level 1, 10.1.9."""
    b, s = backdrop / 255, source / 255
    if s <= 0.5:
        return 255 * (b - (1 - 2 * s) * b * (1 - b))
    d = ((16 * b - 12) * b + 4) * b if b <= 0.25 else b**0.5
    return 255 * (b + (2 * s - 1) * (d - b))


def with_skia(backdrop, source):
    surface = skia.Surface(1, 1)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(backdrop, backdrop, backdrop))
    canvas.drawPaint(skia.Paint(Color=skia.Color(source, source, source), BlendMode=skia.BlendMode.kSoftLight))
    return int(surface.toarray()[0, 0, 0])


def with_vips(backdrop, source):
    base, over = (
        (pyvips.Image.black(1, 1, bands=3) + value).cast("uchar").copy(interpretation="srgb").bandjoin(255)
        for value in (backdrop, source))
    return base.composite2(over, "soft-light").getpoint(0, 0)[0]


def with_pillow(backdrop, source):
    return ImageChops.soft_light(Image.new("L", (1, 1), backdrop), Image.new("L", (1, 1), source)).getpixel((0, 0))


def with_blend_modes(backdrop, source):
    base, over = (numpy.array([[[value, value, value, 255.0]]]) for value in (backdrop, source))
    return float(blend_modes.soft_light(base, over, 1.0)[0, 0, 0])


LIBRARIES = {"Skia": with_skia, "libvips": with_vips, "Pillow": with_pillow, "blend-modes": with_blend_modes}
# Whether the value is W3C's within the rounding of bytes.
expected = {
    (51, 51): dict.fromkeys(LIBRARIES, True),
    **{
        pair: {"Skia": True, "libvips": True, "Pillow": False, "blend-modes": False}
        for pair in ((51, 204), (204, 204), (31, 255))
    },
}
found = {}
for backdrop, source in expected:
    right = by_w3c(backdrop, source)
    values = {name: blend(backdrop, source) for name, blend in LIBRARIES.items()}
    found[backdrop, source] = {name: abs(value - right) <= 1.5 for name, value in values.items()}
    blended = ", ".join(f"{name} {value:g}" for name, value in values.items())
    print(f"{source} over {backdrop}: W3C {right:.1f}, {blended}")
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
