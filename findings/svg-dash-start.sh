#!/usr/bin/env bash
# Where does the first dash of a rounded rectangle start in an SVG?
#
# Guess: at the left end of the top edge, and clockwise from there, in each renderer: SVG 2 gives the path that a
# `rect` is equal to, so that dashes are the same everywhere, and renderers agree on a circle's, which start at three
# o'clock.
# What is so: resvg and CairoSVG start on the top edge. Skia's SVG module starts on the left edge for a rounded
# rectangle, and on the top edge for a sharp one and at three o'clock for a circle.
# Why it matters: a border of dashes, as of a drop zone or a focus ring, is shifted all around. Each edge of the
# picture differs from a golden that another renderer drew, while length and gap are right, and a corner radius of 0
# hides it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 resvg-py==0.5.0 CairoSVG==2.9.1 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import resvg_py
import skia
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("skia-python", "resvg-py", "CairoSVG")), sep=", ")

STROKE = 'fill="none" stroke="#f00" stroke-width="6"'
SHAPES = {
    "rect with rx": f'<rect x="5" y="5" width="30" height="30" rx="10" {STROKE} stroke-dasharray="10 1000"/>',
    "rect": f'<rect x="5" y="5" width="30" height="30" {STROKE} stroke-dasharray="30 1000"/>',
    "circle": f'<circle cx="20" cy="20" r="15" {STROKE} stroke-dasharray="23 1000"/>',
}
# Where a dash may be: the middles of the edges, and the diagonals of the circle.
PLACES = {
    "top": (20, 5), "right": (35, 20), "bottom": (20, 35), "left": (5, 20),
    "lower right": (30, 30), "lower left": (10, 30), "upper left": (10, 10), "upper right": (30, 10),
}


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(40, 40))
    surface = skia.Surface(40, 40)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
}
expected = {
    (renderer, shape): "lower right" if shape == "circle" else "top" for renderer in RENDERERS for shape in SHAPES
}
expected["Skia", "rect with rx"] = "left"
found = {}
for renderer, shape in expected:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{SHAPES[shape]}</svg>'
    picture = RENDERERS[renderer](svg)
    around = [name for name in PLACES if (" " in name) == (shape == "circle")]
    dashed = [name for name in around if picture.getpixel(PLACES[name])[3] == 255]
    found[renderer, shape] = " and ".join(dashed)
    print(f"{renderer}: the first dash of a {shape} is {found[renderer, shape]}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
