#!/usr/bin/env bash
# Is a layer of a Lottie animation that ends at frame 30 on frame 30, and has an animation from 0 to 60 a frame 60?
#
# Guess: no: `op` is where something ends, as the end of a range, so that two layers that follow on one another are never both
# there. Lottie's specification calls it the frame when the layer becomes invisible.
# What is so: in ThorVG it is so, with 60 frames. rlottie draws the layer on frame 30 as well, over the one that follows it, and
# counts 61 frames in two seconds of 30 a second.
# Why it matters: at each cut one frame of a recording or of a golden is another, and a loop that is drawn frame by frame
# stalls for one frame at its end, where the first follows. Compare at frames that are no ends, and loop over 60.
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
WORDS = {(255, 0, 0, 255): "red", (0, 0, 255, 255): "blue"}
# Red up to frame 30, above blue from there on.
cut = animation(
    layer(1, group(rectangle(0, 0, 100, 100), fill(1, 0, 0)), op=30),
    layer(2, group(rectangle(0, 0, 100, 100), fill(0, 0, 1)), ip=30),
)
found = {}
for name, draw in PLAYERS.items():
    colours = [WORDS.get(draw(cut, frame)[0].getpixel((50, 50)), "other") for frame in (29, 30, 31)]
    found[name] = (draw(cut)[1], colours)
    print(f"{name}: {found[name][0]} frames; frames 29, 30 and 31 are {', '.join(colours)}")
expected = {"ThorVG": (60, ["red", "blue", "blue"]), "rlottie": (61, ["red", "red", "blue"])}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
