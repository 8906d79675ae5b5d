#!/usr/bin/env bash
# How often does an animation play after a GIF that plays twice was saved as WebP or as APNG?
#
# Guess: twice. A GIF's block of NETSCAPE2.0 counts the repetitions after the first time, WebP and APNG count the plays, and
# a library that reads the one and writes the others has one meaning for its `loop`.
# What is so: libvips and OpenCV add 1 when they read a GIF, and subtract it when they write one: two plays everywhere. Pillow
# takes the numbers as they are in each file: the GIF becomes an APNG that plays once, and a WebP that plays for ever, as
# the writer of WebP does not look at what was read at all. A GIF without the block, which plays once, becomes endless in both.
# Why it matters: a hint that shows twice and stops never stops, or a recording of frames at a time after the first round
# shows the last frame in one format and the first in the other. Give `loop` by the format's own rule when saving.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 pyvips==3.2.0 pyvips-binary==8.18.7 opencv-python-headless==5.0.0.93 skia-python==144.1
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cv2
import pyvips
import skia
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("pillow", "pyvips-binary", "opencv-python-headless", "skia-python")), sep=", ")
FRAMES = [Image.new("RGB", (8, 8), color) for color in ("red", "blue")]


def gif(repetitions):
    """A GIF that is repeated so many times after it was played once; None leaves the block out."""
    out = io.BytesIO()
    options = {} if repetitions is None else {"loop": repetitions}
    FRAMES[0].save(out, "GIF", save_all=True, append_images=FRAMES[1:], duration=100, **options)
    return out.getvalue()


def plays(data):
    """How often the file asks to be played, 0 for endlessly, from its bytes by the rule of its format."""
    if data[:3] == b"GIF":
        place = data.find(b"NETSCAPE2.0\x03\x01")
        count = None if place < 0 else int.from_bytes(data[place + 13:place + 15], "little")
        return 1 if count is None else count and count + 1
    if data[:4] == b"RIFF":
        place = data.index(b"ANIM")
        return int.from_bytes(data[place + 12:place + 14], "little")
    place = data.index(b"acTL")
    return int.from_bytes(data[place + 8:place + 12], "big")


def plays_in_skia(data):
    codec = skia.Codec.MakeFromData(skia.Data.MakeWithCopy(data))
    codec.getFrameCount()
    return codec.getRepetitionCount() + 1


def with_pillow(data, suffix):
    out = io.BytesIO()
    with Image.open(io.BytesIO(data)) as picture:
        picture.save(out, {".webp": "WEBP", ".png": "PNG"}[suffix], save_all=True)
    return out.getvalue()


def with_vips(data, suffix):
    return pyvips.Image.new_from_buffer(data, "", n=-1).write_to_buffer(suffix)


def with_opencv(data, suffix):
    with open("in.gif", "wb") as file:
        file.write(data)
    _, animation = cv2.imreadanimation("in.gif")
    cv2.imwriteanimation("out" + suffix, animation)
    with open("out" + suffix, "rb") as file:
        return file.read()


CONVERT = {
    "Pillow": (with_pillow, (".webp", ".png")), "libvips": (with_vips, (".webp",)),
    "OpenCV": (with_opencv, (".webp", ".png")),
}
found = {}
for repetitions in (None, 1, 2):
    data = gif(repetitions)
    source = plays(data)
    if plays_in_skia(data) != source:
        sys.exit(f"changed: Skia plays the GIF {plays_in_skia(data)} times")
    for name, (convert, suffixes) in CONVERT.items():
        for suffix in suffixes:
            found[source, name, suffix] = plays(convert(data, suffix))
            print(f"a GIF of {source} plays, as {suffix} by {name}: {found[source, name, suffix] or 'endless'}")
        if suffixes[0] == ".webp" and plays_in_skia(convert(data, ".webp")) != found[source, name, ".webp"]:
            sys.exit("changed: Skia plays the WebP by another count")
expected = {
    (source, name, suffix): source
    for source in (1, 2, 3) for name, (_, suffixes) in CONVERT.items() for suffix in suffixes
}
expected.update({(source, "Pillow", ".webp"): 0 for source in (1, 2, 3)})
expected.update({(source, "Pillow", ".png"): source - 1 for source in (1, 2, 3)})
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
