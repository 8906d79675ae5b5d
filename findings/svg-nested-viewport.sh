#!/usr/bin/env bash
# Is what an inner `svg` draws cut off at its edges?
#
# Guess: yes: an inner `svg` element is a viewport, and CSS's sheet for SVG gives all of these but the outermost
# `overflow: hidden`; only `overflow: visible` lets content out.
# What is so: resvg and CairoSVG clip, and do not with `overflow: visible`. Skia's SVG module and MuPDF never clip,
# not even with `overflow: hidden` written.
# Why it matters: a sprite of several pictures in a row, of which an inner `svg` shows one, shows all of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 resvg-py==0.5.0 CairoSVG==2.9.1 pymupdf==2.0 pillow==13.0.0
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

names = ("resvg-py", "CairoSVG", "skia-python", "pymupdf")
print(*(f"{name} {version(name)}" for name in names), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(100, 100))
    surface = skia.Surface(100, 100)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.open(io.BytesIO(pixmap.tobytes("png"))).convert("RGBA")


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
    "MuPDF": with_mupdf,
}


def picture(renderer, content):
    return RENDERERS[renderer](
        f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">{content}</svg>')


OVERFLOWS = ("", 'overflow="hidden"', 'overflow="visible"')
# Whether the content ends at the inner viewport's edges.
expected = {
    overflow: {name: name in ("resvg", "CairoSVG") and "visible" not in overflow for name in RENDERERS}
    for overflow in OVERFLOWS
}
found = {}
for overflow in OVERFLOWS:
    content = f'<svg x="10" y="10" width="20" height="20" {overflow}><rect width="80" height="80" fill="red"/></svg>'
    found[overflow] = {}
    for name in RENDERERS:
        drawn = picture(name, content)
        if drawn.getpixel((20, 20)) != (255, 0, 0, 255):
            sys.exit(f"{name} draws no content")
        found[overflow][name] = drawn.getpixel((50, 50))[3] == 0
    print(f"{overflow or 'nothing written'}: " + ", ".join(
        f"{name} {'cut off' if is_cut else 'visible'}" for name, is_cut in found[overflow].items()))
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
