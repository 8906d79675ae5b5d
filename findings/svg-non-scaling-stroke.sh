#!/usr/bin/env bash
# Does a line with `vector-effect="non-scaling-stroke"` keep its width when its group is scaled?
#
# Guess: yes in renderers of full SVG, such as resvg and Skia's module: the property has been in SVG since Tiny 1.2,
# browsers have it, and exporters write it for separators that stay hairlines at each zoom.
# What is so: in none of five. resvg, CairoSVG, Skia's SVG module, MuPDF and svglib all draw a line of width 1 in a
# group that is scaled eightfold about 8 pixels thick, without a word.
# Why it matters: an icon's or a chart's hairlines become bars in a picture that is drawn by these, and a test which
# compares it with a browser's fails for each. Divide the width by the scale, or draw the line outside of the group.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 resvg-py==0.5.0 CairoSVG==2.9.1 pymupdf==2.0 svglib==2.3.2 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
from PIL import Image
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg

print(*(f"{name} {version(name)}" for name in ("resvg-py", "CairoSVG", "skia-python", "pymupdf", "svglib")), sep=", ")


def opened(data):
    return Image.open(io.BytesIO(data)).convert("RGBA")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(40, 40))
    surface = skia.Surface(40, 40)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_mupdf(data, filetype):
    """The picture at one pixel a unit of the SVG, which is 3/4 of a point in PDF."""
    page = pymupdf.open(stream=data, filetype=filetype)[0]
    pixmap = page.get_pixmap(alpha=True, matrix=pymupdf.Matrix(40 / page.rect.width, 40 / page.rect.height))
    return opened(pixmap.tobytes("png"))


RENDERERS = {
    "resvg": lambda svg: opened(bytes(resvg_py.svg_to_bytes(svg_string=svg))),
    "CairoSVG": lambda svg: opened(cairosvg.svg2png(bytestring=svg.encode())),
    "Skia": with_skia,
    "MuPDF": lambda svg: with_mupdf(svg.encode(), "svg"),
    "svglib": lambda svg: with_mupdf(renderPDF.drawToString(svg2rlg(io.BytesIO(svg.encode()))), "pdf"),
}
svg = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><g transform="scale(8)">'
    '<line x1="0" x2="5" y1="2.5" y2="2.5" stroke="#000" stroke-width="1" vector-effect="non-scaling-stroke"/></g></svg>'
)
expected = {renderer: 8 for renderer in RENDERERS}
found = {}
for renderer, draw in RENDERERS.items():
    picture = draw(svg)
    column = picture.getchannel("A").crop((20, 0, 21, picture.height)).tobytes()
    found[renderer] = sum(alpha > 127 for alpha in column)
    print(f"{renderer}: a line of width 1 in a group of scale 8 is {found[renderer]} pixels thick")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
