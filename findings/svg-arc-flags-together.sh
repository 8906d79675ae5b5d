#!/usr/bin/env bash
# May the two flags of an arc and the number after them be written together?
#
# Guess: yes, everywhere: SVG's grammar has flags of one digit and no separator after them, and programs that shorten
# pictures write them so, as in A40 40 0 0190 50.
# What is so: fontTools, svg.path, svgelements, CairoSVG, svglib and, since 1.8, svgpathtools read it. svgpath2mpl 1.0, by which
# matplotlib has paths of SVG, splits numbers alone and then misses values: it raises for a valid path. With a comma after
# each flag it has the arc.
# Why it matters: pictures from a shortener are the rule; their paths are written anew, with separators, before they are
# given to a reader that is not known to have the grammar.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fonttools==4.68.0 svg.path==7.1 \
  svgpathtools==1.8.0 svgelements==1.9.6 svgpath2mpl==1.0.0 cairosvg==2.9.1 svglib==2.3.2 pillow==12.0.0
"$folder/venv/bin/python" - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import svgelements
import svgpath2mpl
import svgpathtools
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path
from PIL import Image
from svg.path import parse_path as svg_path
from svglib.svglib import svg2rlg

APART, TOGETHER = "M10 50A40 40 0 0,1,90 50", "M10 50A40 40 0 0190 50"


def picture(path):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><path d="{path}"/></svg>'.encode()


def by_fonttools(path):
    pen = BoundsPen(None)
    parse_path(path, pen)
    return pen.bounds


readers = {
    "fonttools": by_fonttools,
    "svg.path": lambda path: svg_path(path).point(0.5),
    "svgpathtools": lambda path: svgpathtools.parse_path(path).bbox(),
    "svgelements": lambda path: svgelements.Path(path).bbox(),
    "cairosvg": lambda path: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=picture(path)))).getbbox(),
    "svglib": lambda path: svg2rlg(io.BytesIO(picture(path))).getBounds(),
    "svgpath2mpl": lambda path: tuple(svgpath2mpl.parse_path(path).get_extents().extents),
}
refused = []
for name, read in readers.items():
    apart = read(APART)
    try:
        words = "the same arc" if read(TOGETHER) == apart else "another arc"
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
    if words != "the same arc":
        refused.append(name)
    print(f"{name} {version(name)}: {words}")
if refused != ["svgpath2mpl"]:
    sys.exit(f"changed: {refused} do not read it")
PY
