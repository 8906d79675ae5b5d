#!/usr/bin/env bash
# Does a list of places put each letter of a text at its own, as in x="10 60 110"?
#
# Guess: yes, in whatever draws texts of SVG: the list is in SVG 1.0, and programs that write exact texts use it for all.
# What is so: resvg, CairoSVG and svglib have the three letters 50 apart. MuPDF reads no place at all from a list, and
# begins the whole text at 0. One place for the text is right in all four. Letters that rotate="45" turns are turned in
# resvg and CairoSVG alone.
# Why it matters: a text of a program that places each letter runs together at the left edge, without a warning; as one
# text with one place, or as outlines, it is the same everywhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg_py==0.5.0 cairosvg==2.9.1 pymupdf==1.27.2 svglib==2.3.2 pillow==12.0.0 font-roboto==0.0.1
cd "$folder"
cat >fonts.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/venv/lib</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
FONTCONFIG_FILE=$folder/fonts.conf venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version
from pathlib import Path

import cairosvg
import pymupdf
import resvg_py
from PIL import Image, ImageOps
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg

ROBOTO = next(str(file) for file in Path(sys.prefix).rglob("Roboto-Regular.ttf"))


def picture(places):
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="white"/>'
        f'<text {places} y="40" font-family="Roboto" font-size="20">HHH</text></svg>'
    )


def of_page(document):
    page = document[0]
    scale = 200 / page.rect.width
    return page.get_pixmap(matrix=pymupdf.Matrix(scale, scale)).tobytes("png")


def by_svglib(svg):
    return of_page(pymupdf.open(stream=renderPDF.drawToString(svg2rlg(io.BytesIO(svg.encode()))), filetype="pdf"))


renderers = {
    "resvg_py": lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=[ROBOTO], skip_system_fonts=True)),
    "cairosvg": lambda svg: cairosvg.svg2png(bytestring=svg.encode()),
    "pymupdf": lambda svg: of_page(pymupdf.open(stream=svg.encode(), filetype="svg")),
    "svglib": by_svglib,
}


def ink(draw, places):
    """Where dark pixels begin and end across, and how far down they go."""
    image = ImageOps.invert(Image.open(io.BytesIO(draw(picture(places)))).convert("L")).point(lambda level: level > 128)
    left, _, right, bottom = image.getbbox()
    return left, right, bottom


found = {}
for name, draw in renderers.items():
    one, apart, turned = (ink(draw, places) for places in ('x="10"', 'x="10 60 110"', 'x="10" rotate="45"'))
    found[name] = (apart[1] - apart[0] > 100, apart[0] < 8, turned[2] > one[2] + 5)
    print(
        f"{name} {version(name)}: one place {one[0]} to {one[1]}, three places {apart[0]} to {apart[1]},"
        f" {'turned' if found[name][2] else 'not turned'}"
    )
expected = dict(
    zip(renderers, [(True, False, True), (True, False, True), (False, True, False), (True, False, False)]))
if found != expected:
    sys.exit(f"changed: {found}")
PY
