#!/usr/bin/env bash
# Does a picture keep its colour space through a reader and a PNG, where the space is stated by code points (cICP in
# PNG, nclx in AVIF) in the place of a profile?
#
# Guess: yes, or the samples are converted. Four numbers are easier than a profile of 500 bytes, which these libraries
# keep; PNG's third edition puts cICP before iCCP, and nclx is how AVIF usually says Display P3.
# What is so: Pillow, libvips and OpenCV return the samples as they are stored, report nothing of the code points, and
# write a PNG without any chunk about colour. The ICC profile of the same PNG is kept by Pillow and libvips. Skia keeps
# no word of cICP either: it draws Display P3's green as sRGB's on an sRGB canvas, where it converts with the profile.
# Why it matters: a green of Display P3 (40, 200, 100) is 39 levels redder as sRGB, and nothing says that it is not.
# Whoever compares such pictures has to read the four numbers from the file.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 pyvips==3.2.0 pyvips-binary==8.18.7 opencv-python-headless==5.0.0.93 skia-python==144.1 \
  imagecodecs==2026.3.6 numpy==2.4.6
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
import pyvips
import skia
from PIL import Image

names = ("pillow", "pyvips-binary", "opencv-python-headless", "skia-python", "imagecodecs")
print(*(f"{name} {version(name)}" for name in names), sep=", ")
green = (40, 200, 100)


def png(*colour):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0)
    rows = zlib.compress((b"\0" + bytes(green) * 16) * 16)
    parts = [chunk(b"IHDR", header), *(chunk(*one) for one in colour), chunk(b"IDAT", rows), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def colour_chunks(data):
    found, at = [], 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        if kind in (b"cICP", b"iCCP", b"cHRM", b"gAMA", b"sRGB"):
            found.append(kind.decode())
        at += length + 12
    return found


def with_pillow(data):
    picture, target = Image.open(io.BytesIO(data)), io.BytesIO()
    picture.convert("RGB").save(target, "PNG")
    return picture.convert("RGB").getpixel((3, 3)), target.getvalue()


def with_libvips(data):
    picture = pyvips.Image.new_from_buffer(data, "")
    return tuple(picture.numpy()[3, 3].tolist()), picture.write_to_buffer(".png")


def with_opencv(data):
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    return tuple(picture[3, 3][::-1].tolist()), cv2.imencode(".png", picture)[1].tobytes()


def drawn_by_skia(data):
    information = skia.ImageInfo.MakeN32Premul(16, 16, skia.ColorSpace.MakeSRGB())
    surface = skia.Surface.MakeRaster(information)
    surface.getCanvas().drawImage(skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(data)), 0, 0)
    return tuple(surface.toarray(colorType=skia.ColorType.kRGBA_8888_ColorType)[3, 3][:3].tolist())


# Display P3 as libvips has it, as a profile for the same samples.
profile = pyvips.Image.black(1, 1, bands=3).copy(interpretation="srgb").icc_transform("p3", input_profile="srgb")
profile = profile.get("icc-profile-data")
pictures = {
    "PNG, cICP": png((b"cICP", bytes((12, 13, 0, 1)))),
    "AVIF, nclx": imagecodecs.avif_encode(
        np.full((16, 16, 3), green, np.uint8), level=100, pixelformat="444", primaries=12, transfer=13, matrix=0),
    "PNG, iCCP": png((b"iCCP", b"P3\0\0" + zlib.compress(profile))),
}
found = {}
for kind, data in pictures.items():
    for name, read in (("Pillow", with_pillow), ("libvips", with_libvips), ("OpenCV", with_opencv)):
        pixel, written = read(data)
        chunks = colour_chunks(written)
        found[kind, name] = (pixel == green, "iCCP" in chunks or "cICP" in chunks)
        print(f"{kind}, {name}: {pixel}, written with {', '.join(chunks) or 'no chunk about colour'}")
    if kind.startswith("PNG"):
        found[kind, "Skia"] = drawn_by_skia(data) == green
        print(f"{kind}, Skia on an sRGB canvas: {drawn_by_skia(data)}")

as_stored, kept = (True, False), (True, True)
expected = {(kind, name): as_stored for kind in pictures for name in ("Pillow", "libvips", "OpenCV")}
expected |= {("PNG, iCCP", "Pillow"): kept, ("PNG, iCCP", "libvips"): kept,
             ("PNG, cICP", "Skia"): True, ("PNG, iCCP", "Skia"): False}
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
