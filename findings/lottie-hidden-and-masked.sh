#!/usr/bin/env bash
# What is drawn of a Lottie group that is hidden, and of a layer with a mask or a matte that is written the short way?
#
# Guess: nothing of a hidden group, as `hd` is known for layers; all of a layer whose mask has the mode "none"; and else
# what is within the mask or the matte, whichever of the flags that repeat what a file has anyway are written.
# What is so: in ThorVG. rlottie draws a hidden group, and nothing of a layer with a mask of "none". A layer with masks
# and without `hasMask: true`, which is not in Lottie's specification, it does not mask. Where `tp` names a matte that is
# not next to its layer, rlottie takes the layer between them for the matte, and draws the matte itself.
# Why it matters: what an author hides in an editor, or switches to "none" for a while, is there in one of two players,
# and all is missing in the case of the mask. Delete it before the export, and keep a matte next to its layer.
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
def mask(mode, x, y, width, height):
    corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
    path = {"i": [[0, 0]] * 4, "o": [[0, 0]] * 4, "v": corners, "c": True}
    return {"mode": mode, "pt": fixed(path), "o": fixed(100), "inv": False}


def red(**more):
    return group(rectangle(0, 0, 100, 100), fill(1, 0, 0), **more)


middle = group(rectangle(20, 20, 60, 60), fill(0, 1, 0))
corner = group(rectangle(0, 0, 10, 10), fill(0, 0, 1))
ANIMATIONS = {
    "a group": animation(layer(1, red())),
    "a hidden group": animation(layer(1, red(hd=True))),
    "a hidden layer": animation(layer(1, red(), hd=True)),
    "a mask": animation(layer(1, red(), hasMask=True, masksProperties=[mask("a", 20, 20, 60, 60)])),
    "a mask, no hasMask": animation(layer(1, red(), masksProperties=[mask("a", 20, 20, 60, 60)])),
    "a mask of none": animation(layer(1, red(), hasMask=True, masksProperties=[mask("n", 20, 20, 60, 60)])),
    "a matte above": animation(layer(1, middle, td=1), layer(2, red(), tt=1, tp=1)),
    "a matte further up": animation(layer(1, middle, td=1), layer(3, corner), layer(2, red(), tt=1, tp=1)),
}


def word(picture, place):
    red, green, blue, alpha = picture.getpixel(place)
    return {red: "red", green: "green", blue: "blue"}[max(red, green, blue)] if alpha > 127 else "nothing"


found = {}
for text, content in ANIMATIONS.items():
    for name, draw in PLAYERS.items():
        picture = draw(content)[0]
        found[text, name] = tuple(word(picture, place) for place in ((5, 5), (50, 50), (90, 90)))
        print(f"{text}, {name}: in a corner {found[text, name][0]}, in the middle {found[text, name][1]}, "
              f"in the other corner {found[text, name][2]}")
everywhere, nowhere, inside = ("red",) * 3, ("nothing",) * 3, ("nothing", "red", "nothing")
BOTH = {
    "a group": everywhere, "a hidden group": nowhere, "a hidden layer": nowhere, "a mask": inside,
    "a mask, no hasMask": inside, "a mask of none": everywhere, "a matte above": inside,
    "a matte further up": ("blue", "red", "nothing"),
}
expected = {(text, name): answer for text, answer in BOTH.items() for name in PLAYERS}
expected.update({
    ("a hidden group", "rlottie"): everywhere, ("a mask, no hasMask", "rlottie"): everywhere,
    ("a mask of none", "rlottie"): nowhere, ("a matte further up", "rlottie"): ("red", "green", "nothing"),
})
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
