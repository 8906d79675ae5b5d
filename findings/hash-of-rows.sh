#!/usr/bin/env bash
# Do perceptual hashes find that a list has other rows, as two screens of settings differ?
#
# Guess: yes, each of ImageHash's: rows of other colours and heights are large areas, which is what these hashes keep
# while they forget details. phash_simple is phash with less to compute.
# What is so: dhash and phash_simple find a distance of 0: dhash compares each place with its neighbour on the right,
# and phash_simple's transform runs along the rows alone, so that full-width rows are all the same to both. phash,
# average_hash and dhash_vertical find 4, 48 and 40 of 64. Cut into columns, the same colours have a distance in each.
# Why it matters: most of a list's screen is full-width rows, so a screen of another list, or a list that lost half of
# its sections, passes a test by the hash that is known as the fast and good one. Add dhash_vertical to it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check ImageHash==4.3.2 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import imagehash
from PIL import Image, ImageDraw

print(*(f"{name} {version(name)}" for name in ("ImageHash", "pillow")), sep=", ")
WIDTH, HEIGHT = 195, 422


def screen(rows):
    picture = Image.new("RGB", (WIDTH, HEIGHT), "white")
    draw = ImageDraw.Draw(picture)
    for top, bottom, color in rows:
        draw.rectangle((0, top, WIDTH, bottom), fill=color)
    return picture


lists = [
    screen([(0, 60, "#007aff"), (100, 140, "#e6e6e6"), (180, 220, "#c8c8c8")]),
    screen([(200, 260, "#34c759"), (300, 400, "#1e1e1e")]),
]
columns = [picture.transpose(Image.Transpose.ROTATE_90) for picture in lists]
expected = {"dhash": 0, "phash_simple": 0, "phash": 4, "average_hash": 48, "dhash_vertical": 40}
found = {}
for name in expected:
    hash_of = getattr(imagehash, name)
    found[name], turned = ((hash_of(first) - hash_of(second)) for first, second in (lists, columns))
    print(f"{name}: two lists of rows {found[name]}, the same as columns {turned}")
    if not turned and name != "dhash_vertical":
        sys.exit(f"changed: {name} finds no difference of columns")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
