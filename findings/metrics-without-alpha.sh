#!/usr/bin/env bash
# Do tools that compare pictures find that a panel of a screen has become wholly transparent?
#
# Guess: yes: it is the largest change that a picture with an alpha channel can have. A perceptual hash first
# composites on some background, FLIP refuses or composites, and pixelmatch, which reads alpha, counts each pixel.
# What is so: imagehash's hashes drop alpha, so the colour below an alpha of 0 is hashed as if it were visible:
# distance 0. FLIP reads the files without alpha: 0.0. pixelmatch blends both pictures with white before it compares,
# so it finds a dark panel that went, and not a white one: 0 pixels. Nor does it distinguish half of black from opaque
# grey.
# Why it matters: a white card that became a hole passes all three comparisons, and a coloured one passes two of them.
# Composite both pictures on two backgrounds, or compare the alpha channel by itself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  ImageHash==4.3.2 flip-evaluator==1.7 pixelmatch==0.4.0 pillow==13.0.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import flip_evaluator
import imagehash
from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

print(*(f"{name} {version(name)}" for name in ("ImageHash", "flip-evaluator", "pixelmatch")), sep=", ")


def screen(panel):
    picture = Image.new("RGBA", (64, 64), (0, 90, 160, 255))
    picture.paste(panel, (16, 16, 48, 48))
    return picture


def flip(first, second):
    first.save("first.png")
    second.save("second.png")
    return round(float(flip_evaluator.evaluate("first.png", "second.png", "LDR")[1]), 6)


pairs = {
    "red and transparent red": (screen((200, 30, 30, 255)), screen((200, 30, 30, 0))),
    "white and transparent white": (screen((255, 255, 255, 255)), screen((255, 255, 255, 0))),
    "grey and half of black": (screen((127, 127, 127, 255)), screen((0, 0, 0, 128))),
}
measures = {
    "imagehash, phash": lambda one, two: imagehash.phash(one) - imagehash.phash(two),
    "imagehash, dhash": lambda one, two: imagehash.dhash(one) - imagehash.dhash(two),
    "FLIP": flip,
    "pixelmatch": pixelmatch,
}
found = {}
for pair, pictures in pairs.items():
    for name, measure in measures.items():
        value = measure(*pictures)
        found[name, pair] = value > 0
        print(f"panel of {pair}, {name}: {value}")
expected = {(name, pair): False for pair in pairs for name in measures}
expected["pixelmatch", "red and transparent red"] = True
for name in ("imagehash, phash", "imagehash, dhash", "FLIP"):
    expected[name, "grey and half of black"] = True
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
