#!/usr/bin/env bash
# Do the rules that a style sheet in an SVG has for screens count when the SVG becomes a picture?
#
# Guess: yes: a picture of pixels is a screen, `@media screen` and `@media all` always match, and the renderers that
# read style sheets at all have these.
# What is so: resvg and CairoSVG read the rule beside it, and leave out each rule inside of `@media`, `screen` and
# `all` alike; nothing is reported. Skia's SVG module and MuPDF read no style sheets.
# Why it matters: a mark that adapts to dark screens by `prefers-color-scheme` is light everywhere, as one expects;
# but one whose light colours are in a rule for screens, too, is black.
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


RULES = {
    "no rule": "rect { fill: lime }",
    "@media all": "@media all { rect { fill: lime } }",
    "@media screen": "@media screen { rect { fill: lime } }",
}
# Whether the rectangle has the colour of the style sheet.
expected = {
    rule: {renderer: rule == "no rule" and renderer in ("resvg", "CairoSVG") for renderer in RENDERERS} for rule in RULES
}
found = {}
for rule, sheet in RULES.items():
    content = f'<style>{sheet}</style><rect width="100" height="100" fill="red"/>'
    found[rule] = {name: picture(name, content).getpixel((50, 50)) == (0, 255, 0, 255) for name in RENDERERS}
    print(f"{rule}: " + ", ".join(
        f"{name} {'applied' if is_applied else 'left out'}" for name, is_applied in found[rule].items()))
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
