#!/usr/bin/env bash
# Does pixelmatch find that a screen's background became the grey of grouped lists, #F2F2F7, in the place of white?
#
# Guess: yes, each pixel: they change by 13 of 255 levels, anyone sees it where the two meet, and a default threshold
# is there for the noise of rounding, a level or two. Likewise the blue of links, #007AFF in light and #0A84FF in dark
# mode.
# What is so: 0 pixels for both, by pixelmatch and by blazediff. Their default, 0.1, is a tenth of the largest distance
# of two colours: from white all greys down to 229 pass, and from black all up to 26. At 0.01 pixelmatch finds each.
# Why it matters: white cells on the grey background are how grouped lists look, so a test with the defaults passes a
# screen that lost them all. A colour token that is changed by as much is not found, however many pixels have it.
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
from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

print(*(f"{name} {version(name)}" for name in ("pixelmatch", "blazediff", "pillow")), sep=", ")
SIZE = (40, 40)


def plain(color):
    return Image.new("RGBA", SIZE, color)


def with_blazediff(before, after):
    before.save("before.png")
    after.save("after.png")
    return blazediff.compare("before.png", "after.png", threshold=0.1).diff_count or 0


found = {}
for before, after in (("#ffffff", "#f2f2f7"), ("#007aff", "#0a84ff"), ("#ffffff", "#c6c6c8")):
    pictures = plain(before), plain(after)
    found[before, after] = {
        "pixelmatch": pixelmatch(*pictures),
        "blazediff": with_blazediff(*pictures),
        "pixelmatch, 0.01": pixelmatch(*pictures, threshold=0.01),
    }
    print(f"{before} to {after}, of 1600 pixels: " + ", ".join(
        f"{tool} {count}" for tool, count in found[before, after].items()))
unseen = {"pixelmatch": 0, "blazediff": 0, "pixelmatch, 0.01": 1600}
expected = {
    ("#ffffff", "#f2f2f7"): unseen,
    ("#007aff", "#0a84ff"): unseen,
    ("#ffffff", "#c6c6c8"): dict.fromkeys(unseen, 1600),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
white = min(level for level in range(256) if not pixelmatch(plain("white"), plain((level,) * 3 + (255,))))
black = max(level for level in range(256) if not pixelmatch(plain("black"), plain((level,) * 3 + (255,))))
print(f"greys that pass for white: from {white}; for black: up to {black}")
if (white, black) != (229, 26):
    sys.exit("changed: expected 229 and 26")
PY
