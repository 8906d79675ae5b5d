#!/usr/bin/env bash
# How long is a frame of a GIF shown that has no graphic control extension, as Pillow writes a first frame of 0 ms?
#
# Guess: 0 ms, the same as a frame whose delay is written as 0: the extension is optional, and what it holds defaults
# to zero.
# What is so: on a written 0 all four decoders agree. On the absent one they do not: Skia has 0 ms, libvips 100,
# OpenCV 1,000 for the first frame, and Pillow has no duration. Pillow drops the extension for duration=[0, …], so its
# own files are of this kind.
# Why it matters: the length of an animation, and which frame is shown at a time, is compared between two tools. A
# second of difference at the start looks like a frame that got lost.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 pyvips==3.2.0 pyvips-binary==8.18.7 opencv-python-headless==5.0.0.93 skia-python==144.1 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cv2
import pyvips
import skia
from PIL import Image

names = ("pillow", "pyvips", "pyvips-binary", "opencv-python-headless", "skia-python")
print(*(f"{name} {version(name)}" for name in names), sep=", ")


def gif(delay):
    """Returns a GIF of three frames of which the first has a `delay` of milliseconds, as Pillow writes it."""
    frames = [Image.new("P", (4, 4), index) for index in range(3)]
    for frame in frames:
        frame.putpalette([255, 0, 0, 0, 255, 0, 0, 0, 255])
    file = io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=[delay, 100, 100])
    return file.getvalue()


def durations(data):
    pillow = []
    with Image.open(io.BytesIO(data)) as picture:
        for index in range(picture.n_frames):
            picture.seek(index)
            pillow.append(picture.info.get("duration"))
    with open("animation.gif", "wb") as file:
        file.write(data)
    _, animation = cv2.imreadanimation("animation.gif")
    codec = skia.Codec.MakeFromData(skia.Data.MakeWithCopy(data))
    return {
        "Pillow": pillow,
        "OpenCV": [int(duration) for duration in animation.durations],
        "libvips": list(pyvips.Image.new_from_buffer(data, "", n=-1).get("delay")),
        "Skia": [frame.fDuration for frame in codec.getFrameInfo()],
    }


extension = b"\x21\xf9\x04"
absent = gif(0)
if absent.count(extension) != 2:
    sys.exit("changed: Pillow writes the extension for a duration of 0")
written = gif(10)
if written.count(extension) != 3:
    sys.exit("changed: Pillow writes no extension for a duration of 10")
at = written.index(extension) + 4
written = written[:at] + b"\0\0" + written[at + 2:]
found = {"a delay of 0": durations(written), "no extension": durations(absent)}
for case, of_decoders in found.items():
    for decoder, values in of_decoders.items():
        print(f"first frame with {case}, {decoder}: {values}")
expected = {
    "a delay of 0": {name: [0, 100, 100] for name in ("Pillow", "OpenCV", "libvips", "Skia")},
    "no extension": {
        "Pillow": [None, 100, 100],
        "OpenCV": [1000, 100, 100],
        "libvips": [100, 100, 100],
        "Skia": [0, 100, 100],
    },
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
