#!/usr/bin/env bash
# Has a red icon on transparent ground a dark edge after it was made smaller?
#
# Guess: not with libvips, whose images state what their bands are, sRGB with alpha; OpenCV and scikit-image, for which an
# image is an array, may mix the black of the transparent pixels in. Pillow multiplies by alpha first.
# What is so: Pillow's edge is red of alpha 64. pyvips' `resize` mixes as the array libraries do: a red of 63 instead of 255 at an
# alpha of 63, which is a dark rim on any ground. Its `thumbnail_image` of the same picture is red.
# Why it matters: icons @1x that were scaled from @3x have a rim, and a comparison with the picture of a phone reports all edges.
# Premultiply before `resize`, and unpremultiply after it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pyvips==3.2.0 pyvips-binary==8.18.7 opencv-python-headless==5.0.0.93 scikit-image==0.26.0 pillow==13.0.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import cv2
import numpy
import pyvips
from PIL import Image
from skimage.transform import resize

print(*(f"{name} {version(name)}" for name in ("pyvips", "pyvips-binary", "opencv-python-headless", "scikit-image",
                                              "pillow")), sep=", ")
SIDE = 19  # of 40, so that edges fall between pixels
icon = numpy.zeros((40, 40, 4), numpy.uint8)
icon[10:30, 10:30] = (255, 0, 0, 255)
vips = pyvips.Image.new_from_array(icon, interpretation="srgb")
PICTURES = {
    "Pillow": numpy.asarray(Image.fromarray(icon).resize((SIDE, SIDE), Image.Resampling.BICUBIC)),
    "pyvips, thumbnail_image": vips.thumbnail_image(SIDE).numpy(),
    "pyvips, resize": vips.resize(SIDE / 40).numpy(),
    "OpenCV": cv2.resize(icon, (SIDE, SIDE), interpolation=cv2.INTER_AREA),
    "scikit-image": (resize(icon, (SIDE, SIDE), anti_aliasing=True) * 255).round().astype(int),
}
# Red's level in the pixel at the left edge, of which a part is covered.
found = {}
for name, pixels in PICTURES.items():
    red, _, _, alpha = map(int, pixels[10, 4])
    assert 0 < alpha < 128, (name, alpha)
    found[name] = "red" if red >= 250 else "dark" if red == alpha else f"red {red}"
    print(f"{name}: a level of {red} at an alpha of {alpha}, {found[name]}")
expected = {"Pillow": "red", "pyvips, thumbnail_image": "red", "pyvips, resize": "dark", "OpenCV": "dark",
            "scikit-image": "dark"}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
