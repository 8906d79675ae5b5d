#!/usr/bin/env bash
# Does pixelmatch find that a card moved by half a pixel, as half a point of padding moves it at @1x?
#
# Guess: yes. Two whole rows of the card's edges change by half of black's distance from white, five times its default
# threshold; what it calls anti-aliasing is single pixels of curves and letters. And blazediff, which promises the
# same count faster, finds the same.
# What is so: pixelmatch finds 0 of the 82 pixels, in black on white and in a button's blue: a row between two plain
# areas is anti-aliasing to it. blazediff finds all 82, as its detection of anti-aliasing is off until it is asked for,
# and then none either.
# Why it matters: rows that are half a pixel off are what a wrong line height gives, and a test with pixelmatch's
# defaults is green. Its count is not comparable to blazediff's. Compare frames, or with `includeAA`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pixelmatch==0.4.0 blazediff==6.0.2 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import blazediff
from PIL import Image, ImageDraw
from pixelmatch.contrib.PIL import pixelmatch

print(*(f"{name} {version(name)}" for name in ("pixelmatch", "blazediff", "pillow")), sep=", ")


def card(color, edge=None):
    """A card of 41 by 31 pixels; half a pixel lower, if its edge rows' colour is given."""
    picture = Image.new("RGBA", (100, 60), "white")
    draw = ImageDraw.Draw(picture)
    draw.rectangle((10, 10, 50, 40), fill=color)
    if edge:
        draw.rectangle((10, 10, 50, 10), fill=edge)
        draw.rectangle((10, 41, 50, 41), fill=edge)
    return picture


def with_blazediff(antialiasing):
    result = blazediff.compare("before.png", "after.png", threshold=0.1, antialiasing=antialiasing)
    return result.diff_count or 0


expected = {
    "black": {"pixelmatch": 0, "pixelmatch, includeAA": 82, "blazediff": 82, "blazediff, antialiasing": 0},
    "#007aff": {"pixelmatch": 0, "pixelmatch, includeAA": 82, "blazediff": 82, "blazediff, antialiasing": 0},
}
found = {}
for color, edge in (("black", "#808080"), ("#007aff", "#80bdff")):
    before, after = card(color), card(color, edge)
    before.save("before.png")
    after.save("after.png")
    found[color] = {
        "pixelmatch": pixelmatch(before, after, threshold=0.1),
        "pixelmatch, includeAA": pixelmatch(before, after, threshold=0.1, includeAA=True),
        "blazediff": with_blazediff(None),
        "blazediff, antialiasing": with_blazediff(True),
    }
    for tool, count in found[color].items():
        print(f"{color} on white, moved by half a pixel, {tool}: {count} pixels")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
