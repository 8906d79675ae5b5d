#!/usr/bin/env bash
# What is an arc of an SVG path whose radius is 0, as a corner's is while its rounding is animated away?
#
# Guess: a straight line to the arc's end, in each library that reads path data: SVG says so in one sentence.
# What is so: svgpathtools and svgelements make a line. fontTools leaves the segment out: a triangle of an arc and two
# lines loses a corner, and nothing is told. svg.path reads the arc and its length, and fails when its bounds are asked.
# Why it matters: an outline that goes through fontTools, as those of icon fonts and of picosvg's users do, is another
# shape than the SVG that browsers and resvg draw. Write a line where a radius is 0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fonttools==4.68.0 svgpathtools==1.8.0 svgelements==1.9.6 svg.path==7.1 resvg-py==0.5.0 pillow==13.0.0
cd "$folder"
venv/bin/python -W ignore - <<'PY'
import io
import sys
from importlib.metadata import version

import resvg_py
import svg.path
import svgelements
import svgpathtools
from fontTools.pens.areaPen import AreaPen
from fontTools.svgLib.path.parser import parse_path
from PIL import Image

NAMES = ("fonttools", "svgpathtools", "svgelements", "svg.path", "resvg-py")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
# An arc to (20, 0) and two lines: a triangle with an area of 200.
DATA = "M0 0A0 5 0 0 1 20 0L20 20Z"


def of_resvg():
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="{DATA}"/></svg>'
    png = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=picture))))
    return "a triangle" if png.getpixel((15, 5))[3] else "nothing"


def of_fonttools():
    pen = AreaPen()
    parse_path(DATA, pen)
    return "a triangle" if pen.value else "nothing"


def of_svgpathtools():
    return "a triangle" if abs(svgpathtools.parse_path(DATA).area()) == 200 else "nothing"


def of_svgelements():
    corners = {(point.x, point.y) for point in svgelements.Path(DATA).as_points()}
    return "a triangle" if corners >= {(0, 0), (20, 0), (20, 20)} else "nothing"


def of_svg_path():
    path = svg.path.parse_path(DATA)
    try:
        return "a triangle" if path.boundingbox() == (0, 0, 20, 20) else "nothing"
    except AttributeError:
        return "AttributeError"


found = {
    "resvg": of_resvg(),
    "svgpathtools": of_svgpathtools(),
    "svgelements": of_svgelements(),
    "fontTools": of_fonttools(),
    "svg.path": of_svg_path(),
}
expected = {
    "resvg": "a triangle",
    "svgpathtools": "a triangle",
    "svgelements": "a triangle",
    "fontTools": "nothing",
    "svg.path": "AttributeError",
}
for library, shape in found.items():
    print(f"{library}: {DATA} is {shape}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
