#!/usr/bin/env bash
# Does Skia's renderer of SVG draw texts?
#
# Guess: yes, in a font of the system, as Skia's own texts are: the renderer is a part of it, and shapes of the same
# picture are there.
# What is so: in skia-python 144 it draws nothing of a text, without an error. The renderer has to be given a manager of
# fonts when the picture is read, and the binding has no way to do so. Skia's own call beside it draws the text.
# Why it matters: compared with it, a picture with texts differs by all of its texts; a peer's columns are for pictures
# whose texts are outlines.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check skia-python==144.1 numpy==2.4.6 font-roboto==0.0.1
"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version
from pathlib import Path

import skia

ROBOTO = next(str(file) for file in Path(sys.prefix).rglob("Roboto-Regular.ttf"))
PICTURE = b"""<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">
<rect x="100" y="10" width="10" height="10"/>
<text x="5" y="30" font-size="24" font-family="sans-serif">Hello</text></svg>"""


def ink(draw):
    """The black pixels in the text's place, and in the square's."""
    surface = skia.Surface(120, 40)
    with surface as canvas:
        canvas.clear(skia.ColorWHITE)
        draw(canvas)
    dark = surface.toarray()[..., 0] < 128
    return int(dark[:, :95].sum()), int(dark[:, 95:].sum())


def by_renderer(canvas):
    picture = skia.SVGDOM.MakeFromStream(skia.MemoryStream(PICTURE))
    picture.setContainerSize(skia.Size(120, 40))
    picture.render(canvas)


def by_skia(canvas):
    font = skia.Font(skia.Typeface.MakeFromFile(ROBOTO), 24)
    canvas.drawString("Hello", 5, 30, font, skia.Paint(AntiAlias=True))


text, square = ink(by_renderer)
own, _ = ink(by_skia)
print(f"skia-python {version('skia-python')}: {text} dark pixels of the text, {square} of the square; {own} of a text of its own")
if text != 0 or square != 100 or own < 100:
    sys.exit("changed")
PY
