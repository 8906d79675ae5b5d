#!/usr/bin/env bash
# Which of two pixels remains when a picture is halved by taking the nearest one?
#
# Guess: the left one, everywhere. The middle of the two is as far from either, and whoever rounds such a place down, or
# multiplies the new number by 2, is at the first; at a third of the size there is a middle pixel, and no doubt at all.
# What is so: Pillow, scikit-image, OpenImageIO, libvips' resize and OpenCV's INTER_NEAREST_EXACT take the right one, and
# OpenCV's INTER_NEAREST, libvips' affine and subsample, Skia, Qt and cairo the left one. SciPy's zoom lays the first and the
# last pixel on the ends, so that of eight it takes numbers 1, 3, 6 and 8. At a third, INTER_NEAREST takes the first of
# three, and zoom 1, 5 and 9 of nine; all others take the middle.
# Why it matters: a screenshot @2x that is halved to compare it with one @1x is shifted by a pixel between libraries: each
# edge at an odd place differs, and of a hairline of one pixel all or nothing is left. Average, or halve both in one library.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 numpy==2.4.6 scikit-image==0.26.0 scipy==1.17.1 openimageio==3.2.2.0 pyvips==3.2.0 pyvips-binary==8.18.7 \
  opencv-python-headless==5.0.0.93 skia-python==144.1 PySide6-Essentials==6.12.0 cairocffi==1.7.1
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY' 2>&1 | grep --invert-match 'Fontconfig warning'
import sys
from importlib.metadata import version

import cairocffi
import cv2
import numpy
import OpenImageIO
import PIL.Image
import pyvips
import scipy.ndimage
import skia
import skimage.transform
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

NAMES = ("pillow", "scikit-image", "openimageio", "pyvips-binary", "opencv-python-headless", "skia-python",
         "PySide6-Essentials", "cairocffi", "scipy")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")


def rgba(picture):
    return numpy.ascontiguousarray(numpy.dstack([picture] * 3 + [numpy.full_like(picture, 255)]))


def with_openimageio(picture, size):
    region = OpenImageIO.ROI(0, size, 0, size)
    source = OpenImageIO.ImageBuf(numpy.ascontiguousarray(picture[:, :, None]))
    return OpenImageIO.ImageBufAlgo.resample(source, interpolate=False, roi=region).get_pixels(OpenImageIO.UINT8)[:, :, 0]


def with_affine(picture, size):
    factor = size / len(picture)
    nearest = pyvips.Interpolate.new("nearest")
    return pyvips.Image.new_from_array(picture).affine([factor, 0, 0, factor], interpolate=nearest).numpy()


def with_skia(picture, size):
    sampling = skia.SamplingOptions(skia.FilterMode.kNearest)
    return skia.Image.fromarray(rgba(picture)).resize(size, size, sampling).toarray()[:, :, 0]


def with_qt(picture, size):
    count = len(picture)
    source = QImage(rgba(picture).tobytes(), count, count, 4 * count, QImage.Format.Format_RGBA8888)
    scaled = source.scaled(size, size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation)
    return numpy.array([[scaled.pixelColor(x, y).red() for x in range(size)] for y in range(size)])


def with_cairo(picture, size):
    count = len(picture)
    data = bytearray(rgba(picture).tobytes())
    source = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, count, count, data, 4 * count)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, size, size)
    context = cairocffi.Context(surface)
    context.scale(size / count, size / count)
    context.set_source_surface(source)
    context.get_source().set_filter(cairocffi.FILTER_NEAREST)
    context.paint()
    return numpy.array(bytearray(surface.get_data()), numpy.uint8).reshape(size, size, 4)[:, :, 0]


LIBRARIES = {
    "Pillow": lambda picture, size: numpy.array(PIL.Image.fromarray(picture).resize((size, size), PIL.Image.Resampling.NEAREST)),
    "scikit-image": lambda picture, size: skimage.transform.resize(
        picture, (size, size), order=0, preserve_range=True, anti_aliasing=False),
    "OpenImageIO": with_openimageio,
    "libvips, resize": lambda picture, size: pyvips.Image.new_from_array(picture).resize(
        size / len(picture), kernel="nearest").numpy(),
    "OpenCV, INTER_NEAREST_EXACT": lambda picture, size: cv2.resize(
        picture, (size, size), interpolation=cv2.INTER_NEAREST_EXACT),
    "OpenCV, INTER_NEAREST": lambda picture, size: cv2.resize(picture, (size, size), interpolation=cv2.INTER_NEAREST),
    "libvips, affine": with_affine,
    "libvips, subsample": lambda picture, size: pyvips.Image.new_from_array(picture).subsample(
        len(picture) // size, len(picture) // size).numpy(),
    "Skia": with_skia, "Qt": with_qt, "cairo": with_cairo,
    "SciPy, zoom": lambda picture, size: scipy.ndimage.zoom(picture, size / len(picture), order=0),
}
found = {}
for name, scale in LIBRARIES.items():
    found[name] = []
    for count, size in ((8, 4), (9, 3)):
        # Each pixel's level is its number from the left, from 1 on.
        picture = numpy.arange(1, count + 1, dtype=numpy.uint8)[None].repeat(count, 0)
        found[name].append([round(float(level)) for level in numpy.asarray(scale(picture, size))[0]])
    print(f"{name}: {found[name][0]} of 8, {found[name][1]} of 9")
right, left, middle, first = [2, 4, 6, 8], [1, 3, 5, 7], [2, 5, 8], [1, 4, 7]
expected = {
    "Pillow": [right, middle], "scikit-image": [right, middle], "OpenImageIO": [right, middle],
    "libvips, resize": [right, middle], "OpenCV, INTER_NEAREST_EXACT": [right, middle],
    "OpenCV, INTER_NEAREST": [left, first], "libvips, affine": [left, first], "libvips, subsample": [left, first],
    "Skia": [left, middle], "Qt": [left, middle], "cairo": [left, middle], "SciPy, zoom": [[1, 3, 6, 8], [1, 5, 9]],
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
