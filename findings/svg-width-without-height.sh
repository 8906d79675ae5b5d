#!/usr/bin/env bash
# How high is the picture of an SVG that has a width of 80, a viewBox of 40 by 20 and no height?
#
# Guess: 40: the viewBox has the ratio, CSS takes the missing length of a picture from it, and an icon is scaled by its
# width alone in every page.
# What is so: in resvg. CairoSVG makes it 80 by 20, with the height of the viewBox and the drawing at its own size in
# the middle. MuPDF makes it 80 by 792, as high as a sheet of letter paper. svglib makes it 60 by 15 points, which is 80
# by 20. With neither width nor height all have the 40 by 20 of the viewBox.
# Why it matters: a picture of another shape passes or fails a comparison by its size, or is cut, and what is above and
# below is transparent. Write both.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 pymupdf==2.0 svglib==2.3.2 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
from PIL import Image
from svglib.svglib import svg2rlg

print(*(f"{name} {version(name)}" for name in ("resvg-py", "CairoSVG", "pymupdf", "svglib")), sep=", ")


def with_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap()
    return pixmap.width, pixmap.height


def with_svglib(svg):
    drawing = svg2rlg(io.BytesIO(svg.encode()))
    # In points, of which 0.75 are a user unit.
    return round(drawing.width / 0.75), round(drawing.height / 0.75)


SIZES = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).size,
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).size,
    "MuPDF": with_mupdf,
    "svglib": with_svglib,
}
expected = {
    'width="80" height="40"': dict.fromkeys(SIZES, (80, 40)),
    'width="80"': {"resvg": (80, 40), "CairoSVG": (80, 20), "MuPDF": (80, 792), "svglib": (80, 20)},
    "": dict.fromkeys(SIZES, (40, 20)),
}
found = {}
for attributes in expected:
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" {attributes}>'
           '<rect width="40" height="20"/></svg>')
    found[attributes] = {renderer: size_of(svg) for renderer, size_of in SIZES.items()}
    print(f"{attributes or 'neither'}: " + ", ".join(
        f"{renderer} {width} by {height}" for renderer, (width, height) in found[attributes].items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
svg = svg.replace(" >", ' width="80">')
drawn = Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).getchannel("A").getbbox()
print(f"width alone, drawn by CairoSVG: {drawn}")
if drawn != (20, 0, 60, 20):
    sys.exit("changed: expected the middle, from 20 to 60")
PY
