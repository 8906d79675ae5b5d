#!/usr/bin/env bash
# Where are the dashes of a Lottie stroke of 20 on and 10 off, whose list has no entry for an offset?
#
# Guess: from 0 to 20, from 30 to 50 and so on: an offset that is not there is 0. Lottie's specification has a list of
# dashes and gaps and of at most one offset, and an odd number of them repeats as in SVG, so that 20 alone is 20 on and 20
# off.
# What is so: ThorVG draws that. rlottie takes the last entry for the offset, whatever its name is: with 20 and 10 it
# draws 20 on and 20 off, shifted by 10, and 20 alone is a line without dashes. With an offset of 0 written both draw the
# same.
# Why it matters: a dashed ring or a marching border is another drawing in each of two players, and both look as if they
# were meant so. Write an offset of 0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  thorvg-python==1.1.3 rlottie-python==1.3.8 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import json
import sys
from importlib.metadata import version

import rlottie_python
import thorvg_python

print(*(f"{name} {version(name)}" for name in ("thorvg-python", "rlottie-python")), sep=", ")


def fixed(value):
    return {"a": 0, "k": value}


def transform(**parts):
    values = {"p": [0, 0], "a": [0, 0], "s": [100, 100], "r": 0, "o": 100, **parts}
    return {name: fixed(value) for name, value in values.items()}


def rectangle(x, y, width, height, **more):
    return {"ty": "rc", "p": fixed([x + width / 2, y + height / 2]), "s": fixed([width, height]), "r": fixed(0), **more}


def fill(red, green, blue, **more):
    return {"ty": "fl", "c": fixed([red, green, blue, 1]), "o": fixed(100), "r": 1, **more}


def group(*items, **more):
    return {"ty": "gr", "it": [*items, {"ty": "tr", **transform()}], **more}


def layer(index, *shapes, **more):
    return {"ty": 4, "ind": index, "ip": 0, "op": 60, "st": 0, "ks": transform(), "shapes": [*shapes], **more}


def animation(*layers):
    return {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "assets": [], "layers": [*layers]}


def with_thorvg(content, frame=0):
    """A frame's picture, and how many frames there are."""
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(100, 100)
    player = thorvg_python.LottieAnimation(engine)
    picture = player.get_picture()
    picture.load_data(json.dumps(content).encode(), "lottie", None, True)
    picture.set_size(100, 100)
    player.set_frame(frame)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow().copy(), round(player.get_total_frame()[1])


def with_rlottie(content, frame=0):
    player = rlottie_python.LottieAnimation.from_data(json.dumps(content))
    picture = player.render_pillow_frame(frame_num=frame, width=100, height=100).convert("RGBA")
    return picture, player.lottie_animation_get_totalframe()


PLAYERS = {"ThorVG": with_thorvg, "rlottie": with_rlottie}
LINE = {"ty": "sh", "ks": fixed({"i": [[0, 0]] * 2, "o": [[0, 0]] * 2, "v": [[0, 50], [100, 50]], "c": False})}


def stroke(**dashes):
    entries = [{"n": name, "v": fixed(length)} for name, length in dashes.items()]
    return {"ty": "st", "c": fixed([1, 0, 0, 1]), "o": fixed(100), "w": fixed(10), "lc": 1, "lj": 1, "d": entries}


def dashes(picture):
    """Where the line's dashes are, from the first pixel of each to the first after it."""
    solid = [picture.getpixel((x, 50))[3] > 127 for x in range(100)] + [False]
    starts = [x for x in range(100) if solid[x] and (x == 0 or not solid[x - 1])]
    return [(start, solid.index(False, start)) for start in starts]


LISTS = {
    "20 on, 10 off, offset 0": {"d": 20, "g": 10, "o": 0},
    "20 on, 10 off, offset 5": {"d": 20, "g": 10, "o": 5},
    "20 on, 10 off": {"d": 20, "g": 10},
    "20 on": {"d": 20},
}
found = {}
for text, entries in LISTS.items():
    for name, draw in PLAYERS.items():
        found[text, name] = dashes(draw(animation(layer(1, group(LINE, stroke(**entries)))))[0])
        print(f"{text}, {name}: " + ", ".join(f"{start} to {end}" for start, end in found[text, name]))
by_30 = [(0, 20), (30, 50), (60, 80), (90, 100)]
shifted = [(0, 15), (25, 45), (55, 75), (85, 100)]
expected = {
    ("20 on, 10 off, offset 0", "ThorVG"): by_30, ("20 on, 10 off, offset 0", "rlottie"): by_30,
    ("20 on, 10 off, offset 5", "ThorVG"): shifted, ("20 on, 10 off, offset 5", "rlottie"): shifted,
    ("20 on, 10 off", "ThorVG"): by_30, ("20 on, 10 off", "rlottie"): [(0, 10), (30, 50), (70, 90)],
    ("20 on", "ThorVG"): [(0, 20), (40, 60), (80, 100)], ("20 on", "rlottie"): [(0, 100)],
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
