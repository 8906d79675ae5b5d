#!/usr/bin/env bash
# Which way up do decoders return an AVIF that its file turns by a quarter (`irot`)?
#
# Guess: upright. Unlike EXIF's orientation, `irot` is a property that a reader must apply before it shows the
# picture; and OpenCV's imread, which turns JPEG, PNG and WebP by EXIF, at least treats the formats alike. Whoever
# saves several formats with one EXIF object gets the same orientation in each.
# What is so: pyvips returns upright pixels. OpenCV, which turns the same picture as JPEG, PNG and WebP, returns the
# stored pixels of the AVIF, and so does imagecodecs. Pillow returns the stored pixels and an EXIF orientation of 6.
# Also, Pillow takes the orientation out of the caller's EXIF object when it saves an AVIF, so a JPEG that is saved
# after it has none.
# Why it matters: photos are compared with goldens after a conversion to AVIF. Width and height are swapped in one of
# two decoders, which a test of sizes reports as a wrong layout; and which formats are right depends on the order of
# saving.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 pyvips==3.2.0 pyvips-binary==8.18.7 opencv-python-headless==5.0.0.93 imagecodecs==2026.3.6 \
  numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cv2
import imagecodecs
import numpy as np
import pyvips
from PIL import Image

names = ("pillow", "pyvips", "pyvips-binary", "opencv-python-headless", "imagecodecs")
print(*(f"{name} {version(name)}" for name in names), sep=", ")

ORIENTATION = 0x0112


def quarter_turn():
    exif = Image.Exif()
    exif[ORIENTATION] = 6
    return exif


def saved(kind, exif):
    file = io.BytesIO()
    Image.new("RGB", (64, 32), (255, 0, 0)).save(file, kind, exif=exif)
    return file.getvalue()


def with_opencv(data):
    height, width, _ = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR).shape
    return width, height


avif = saved("AVIF", quarter_turn())
if b"irot" not in avif:
    sys.exit("the AVIF has no irot")
turned = pyvips.Image.new_from_buffer(avif, "")
with_pillow = Image.open(io.BytesIO(avif))
height, width, _ = imagecodecs.avif_decode(avif).shape
found = {
    "pyvips, AVIF": (turned.width, turned.height),
    "Pillow, AVIF": with_pillow.size,
    "imagecodecs, AVIF": (width, height),
    "OpenCV, AVIF": with_opencv(avif),
    "OpenCV, JPEG": with_opencv(saved("JPEG", quarter_turn())),
    "OpenCV, PNG": with_opencv(saved("PNG", quarter_turn())),
    "OpenCV, WebP": with_opencv(saved("WEBP", quarter_turn())),
}
for name, size in found.items():
    print(f"{name}: {size[0]} by {size[1]}, {'upright' if size == (32, 64) else 'as stored'}")
found["EXIF that Pillow reads"] = with_pillow.getexif().get(ORIENTATION)
for kind in ("JPEG", "AVIF"):
    exif = quarter_turn()
    saved(kind, exif)
    found[f"EXIF of the caller after saving {kind}"] = exif.get(ORIENTATION)
for name in list(found)[-3:]:
    print(f"{name}: orientation {found[name]}")
upright, as_stored = (32, 64), (64, 32)
expected = {
    "pyvips, AVIF": upright,
    "Pillow, AVIF": as_stored,
    "imagecodecs, AVIF": as_stored,
    "OpenCV, AVIF": as_stored,
    "OpenCV, JPEG": upright,
    "OpenCV, PNG": upright,
    "OpenCV, WebP": upright,
    "EXIF that Pillow reads": 6,
    "EXIF of the caller after saving JPEG": 6,
    "EXIF of the caller after saving AVIF": None,
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
