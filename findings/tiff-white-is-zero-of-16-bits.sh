#!/usr/bin/env bash
# Is a 16-bit grey TIFF whose zero is white (WhiteIsZero) inverted by what reads it, as one of 8 bits is?
#
# Guess: yes: the tag for it, PhotometricInterpretation, is the first that a reader looks at, all of these invert 8 bits,
# and a deeper picture is the same loop with another type. A library that returns what is stored does so for both.
# What is so: libvips and MuPDF invert both. Pillow, OpenCV and OpenImageIO invert 8 bits and return 16 bits as they are
# stored, as tifffile does with both: white is black, and nothing in the picture's mode or type says so.
# Why it matters: a scan or an exported mask of 16 bits is the negative of what a viewer shows, and the conversion of the
# same picture to 8 bits is right. Read the tag, 262, and invert where it is 0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 opencv-python-headless==5.0.0.93 openimageio==3.2.2.0 pyvips==3.2.0 pyvips-binary==8.18.7 \
  tifffile==2026.3.3 pymupdf==2.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import cv2
import numpy as np
import OpenImageIO
import pymupdf
import pyvips
import tifffile
from PIL import Image

NAMES = ("pillow", "opencv-python-headless", "openimageio", "pyvips-binary", "tifffile", "pymupdf")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")


def with_openimageio(name):
    image = OpenImageIO.ImageInput.open(name)
    return np.array(image.read_image("uint16" if image.spec().format.size() == 2 else "uint8"))


def with_mupdf(name):
    return np.frombuffer(pymupdf.Pixmap(name).samples, np.uint8)


READERS = {
    "Pillow": lambda name: np.array(Image.open(name)),
    "OpenCV": lambda name: cv2.imread(name, cv2.IMREAD_UNCHANGED),
    "OpenImageIO": with_openimageio,
    "libvips": lambda name: pyvips.Image.new_from_file(name).numpy(),
    "tifffile": tifffile.imread,
    "MuPDF": with_mupdf,
}
STORED = (0, 64, 128, 255)
WORDS = {STORED: "as stored", tuple(255 - level for level in STORED): "inverted"}
found = {}
for bits, kind, step in ((8, np.uint8, 1), (16, np.uint16, 257)):
    for photometric in ("miniswhite", "minisblack"):
        name = f"{photometric}-{bits}.tif"
        tifffile.imwrite(name, (np.array([STORED]) * step).astype(kind), photometric=photometric)
        for reader, read in READERS.items():
            samples = read(name).ravel()
            levels = tuple(int(sample) // (257 if samples.dtype == np.uint16 else 1) for sample in samples)
            found[bits, photometric, reader] = WORDS.get(levels, levels)
            print(f"{bits} bits, {photometric}, {reader}: {found[bits, photometric, reader]}")
expected = {key: "inverted" if key[1] == "miniswhite" else "as stored" for key in found}
expected.update({(16, "miniswhite", reader): "as stored" for reader in ("Pillow", "OpenCV", "OpenImageIO")})
expected.update({(bits, "miniswhite", "tifffile"): "as stored" for bits in (8, 16)})
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
