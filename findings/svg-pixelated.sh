#!/usr/bin/env bash
# Does `image-rendering: pixelated` keep the pixels of an enlarged picture sharp in an SVG, written either way?
#
# Guess: where it is known, it is known as an attribute and in `style` alike: SVG 2 reads a presentation attribute by
# the grammar of its property. And who knows SVG 1.1's word `optimizeSpeed` knows that CSS Images made it `pixelated`.
# What is so: resvg draws sharp pixels for `pixelated` in `style` and ignores it as an attribute, where it has
# SVG 1.1's words alone. CairoSVG knows `optimizeSpeed` alone, and MuPDF none: both smooth the picture.
# Why it matters: a screenshot or a picture of pixels is blurred in a review, by how an exporter wrote the property.
# Enlarge it yourself, or write `image-rendering="optimizeSpeed" style="image-rendering: pixelated"`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 pymupdf==2.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import base64
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("resvg-py", "CairoSVG", "pymupdf", "pillow")), sep=", ")


def with_mupdf(svg):
    return pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap().tobytes("png")


RENDERERS = {
    "resvg": lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg)),
    "CairoSVG": lambda svg: cairosvg.svg2png(bytestring=svg.encode()),
    "MuPDF": with_mupdf,
}
SPELLINGS = {
    "attribute optimizeSpeed": 'image-rendering="optimizeSpeed"',
    "attribute pixelated": 'image-rendering="pixelated"',
    "style pixelated": 'style="image-rendering: pixelated"',
}
board = Image.new("L", (2, 2))
board.putdata([0, 255, 255, 0])
png = io.BytesIO()
board.save(png, "png")
address = "data:image/png;base64," + base64.b64encode(png.getvalue()).decode()

# Where black meets white sharply, a row of the enlarged picture has two levels of grey and no more.
expected = {
    "attribute optimizeSpeed": {"resvg": True, "CairoSVG": True, "MuPDF": False},
    "attribute pixelated": {"resvg": False, "CairoSVG": False, "MuPDF": False},
    "style pixelated": {"resvg": True, "CairoSVG": False, "MuPDF": False},
}
found = {}
for name, spelling in SPELLINGS.items():
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">'
        f'<image width="40" height="40" {spelling} xlink:href="{address}"/></svg>'
    )
    found[name] = {}
    for renderer, draw in RENDERERS.items():
        picture = Image.open(io.BytesIO(draw(svg))).convert("L")
        found[name][renderer] = len(set(picture.crop((4, 10, 36, 11)).tobytes())) == 2
        print(f"{name}, {renderer}: {'sharp' if found[name][renderer] else 'smoothed'}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
