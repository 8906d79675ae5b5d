#!/usr/bin/env bash
# What is the CIE Lab value of sRGB's pure blue in the libraries that convert pictures to Lab for a comparison?
#
# Guess: L* 32.3, a* 79.2, b* -107.9 within rounding, everywhere: sRGB and Lab are both standards, and "LAB" is one
# mode.
# What is so: scikit-image, OpenCV, libvips and coloraide's lab-d65 have that value, which is relative to D65.
# Pillow's mode LAB and coloraide's lab (CSS's) are relative to D50, with L* 29.6, a* 68.3, b* -112: a colour
# difference (CIE76) of 12. In Pillow the a and b of getpixel are shifted by 128, and those of the same image's array
# are signed bytes.
# Why it matters: a difference of 12 is a plainly other colour. A picture that is converted by one library and
# compared with a value of another, or with a colour of a CSS file, fails; white and greys agree, so a first test with
# grey passes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  scikit-image==0.26.0 opencv-python-headless==5.0.0.93 pyvips==3.2.0 pyvips-binary==8.18.7 pillow==13.0.0 \
  coloraide==8.13.1 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import cv2
import numpy as np
import pyvips
from coloraide import Color
from PIL import Image
from skimage.color import rgb2lab

names = ("scikit-image", "opencv-python-headless", "pyvips", "pyvips-binary", "pillow", "coloraide")
print(*(f"{name} {version(name)}" for name in names), sep=", ")


def values(rgb):
    pixels = np.array([[rgb]], np.uint8)
    lightness, a, b = np.asarray(Image.fromarray(pixels).convert("LAB"))[0, 0]
    colour = Color("srgb", [value / 255 for value in rgb])
    return {
        "scikit-image": rgb2lab(pixels)[0, 0],
        "OpenCV": cv2.cvtColor(pixels.astype(np.float32) / 255, cv2.COLOR_RGB2LAB)[0, 0],
        "libvips": pyvips.Image.new_from_array(pixels, interpretation="srgb").colourspace("lab").numpy()[0, 0],
        "coloraide, lab-d65": colour.convert("lab-d65").coords(),
        "coloraide, lab": colour.convert("lab").coords(),
        "Pillow": [lightness / 2.55, a.view(np.int8), b.view(np.int8)],
    }


def distance(one, two):
    return float(np.linalg.norm(np.subtract(np.asarray(one, float), np.asarray(two, float))))


d65 = (32.3, 79.2, -107.9)
expected = {"scikit-image": True, "OpenCV": True, "libvips": True, "coloraide, lab-d65": True,
            "coloraide, lab": False, "Pillow": False}
found = {}
for name, value in values((0, 0, 255)).items():
    away = distance(value, d65)
    found[name] = away < 0.2
    print(f"blue, {name}: {', '.join(f'{part:.1f}' for part in value)}; {away:.1f} from the value relative to D65")
    if not found[name] and not 11 < away < 13:
        sys.exit("changed: neither relative to D65 nor to D50")
for name, value in values((128, 128, 128)).items():
    print(f"grey, {name}: {', '.join(f'{part:.1f}' for part in value)}")
    if distance(value, (53.6, 0, 0)) > 1:
        sys.exit("changed: greys differ")
shifted = Image.new("RGB", (1, 1), (0, 0, 255)).convert("LAB")
pixel, array = shifted.getpixel((0, 0)), np.asarray(shifted)[0, 0].tolist()
print(f"blue, Pillow's getpixel: {pixel}, its array: {array}")
if found != expected or pixel[1] != (array[1] + 128) % 256:
    sys.exit(f"changed: expected {expected}")
PY
