#!/usr/bin/env bash
# Is a text with textLength="150" 150 wide, and is one with a word-spacing of 40 wider by 40 for each space?
#
# Guess: yes: both are in SVG 1.0, and programs that write SVG use the first so that a text fits in another font, too.
# What is so: resvg has both. CairoSVG has word-spacing in no form, and reads textLength without an effect on a text like
# this one; MuPDF has neither. No one warns.
# Why it matters: a text that was to fit its frame is as wide as the font that was found makes it, and columns that were
# made by spaces close up: pictures of two renderers differ by whole words.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg_py==0.5.0 cairosvg==2.9.1 pymupdf==1.27.2 pillow==12.0.0 font-roboto==0.0.1
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

ROBOTO = next(str(file) for file in Path(sys.prefix).rglob("Roboto-Regular.ttf"))
renderers = {
    "resvg_py": lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=[ROBOTO], skip_system_fonts=True)),
    "cairosvg": lambda svg: cairosvg.svg2png(bytestring=svg.encode()),
    "pymupdf": lambda svg: pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(dpi=72).tobytes("png"),
}


def width(draw, attribute):
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><rect width="240" height="60" fill="white"/>'
        f'<text x="10" y="40" font-family="Roboto" font-size="20" {attribute}>HH HH</text></svg>'
    )
    image = ImageOps.invert(Image.open(io.BytesIO(draw(svg))).convert("L")).point(lambda level: level > 128)
    left, _, right, _ = image.getbbox()
    return right - left


found = {}
for name, draw in renderers.items():
    plain, fitted, spaced = (width(draw, it) for it in ("", 'textLength="150"', 'word-spacing="40"'))
    found[name] = (fitted > plain + 50, spaced - plain)
    print(f"{name} {version(name)}: {plain} px, with textLength {fitted} px, with word-spacing {spaced} px")
if found != {"resvg_py": (True, 40), "cairosvg": (False, 0), "pymupdf": (False, 0)}:
    sys.exit(f"changed: {found}")
PY
