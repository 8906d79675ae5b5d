#!/usr/bin/env bash
# Is a symbol of an SVG as large as the element that uses it says?
#
# Guess: yes, in each renderer: `symbol` with a viewBox, used with a width and a height, is how a sheet of icons
# works, and it is in SVG since 1.0.
# What is so: resvg, CairoSVG and ThorVG scale the symbol. MuPDF draws it at the size of its viewBox's units, whatever
# the width and the height are. Skia draws nothing of it, while it draws a group that is used in the same way.
# Why it matters: a screen whose icons come from one sheet has tiny ones, or none. A file for all has each icon's
# paths in a group with a transform.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 skia-python==144.1 thorvg-python==1.1.3 pymupdf==2.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
import thorvg_python
from PIL import Image

NAMES = ("resvg-py", "CairoSVG", "skia-python", "thorvg-python", "pymupdf")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(100, 100))
    surface = skia.Surface(100, 100)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_thorvg(svg):
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(100, 100)
    picture = thorvg_python.Picture(engine)
    picture.load_data(svg.encode(), "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow()


def with_mupdf(svg):
    # A page of 75 points is 100 pixels at 96 dots per inch.
    page = pymupdf.open(stream=svg.encode(), filetype="svg")[0]
    pixels = page.get_pixmap(alpha=True, matrix=pymupdf.Matrix(100 / page.rect.width, 100 / page.rect.height))
    return Image.frombytes("RGBA", (pixels.width, pixels.height), pixels.samples)


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
    "ThorVG": with_thorvg,
    "MuPDF": with_mupdf,
}
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'width="100" height="100" viewBox="0 0 100 100">'
)


def colour(picture, place):
    """Returns the name of the colour at a place."""
    red, green, blue, alpha = picture.convert("RGBA").getpixel(place)
    if alpha < 128:
        return "nothing"
    return {(1, 0, 0): "red", (0, 0, 1): "blue", (0, 0, 0): "black"}.get((red >> 7, green >> 7, blue >> 7), "other")


SHAPE = HEAD + '{icon}<use xlink:href="#icon" x="20" y="20" width="40" height="40"/></svg>'
SYMBOL = '<symbol id="icon" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00f"/></symbol>'
GROUP = '<defs><g id="icon"><rect width="10" height="10" fill="#00f"/></g></defs>'


def width(renderer, icon):
    """Returns how wide an icon is that is 10 units wide and used at (20, 20)."""
    picture = RENDERERS[renderer](SHAPE.format(icon=icon))
    return sum(colour(picture, (x, 25)) == "blue" for x in range(100))


found = {renderer: (width(renderer, SYMBOL), width(renderer, GROUP)) for renderer in RENDERERS}
for renderer, (symbol, group) in found.items():
    print(f"{renderer}: a symbol used at 40 is {symbol} wide, a group used in the same way {group}")
expected = {renderer: (40, 10) for renderer in ("resvg", "CairoSVG", "ThorVG")}
expected["MuPDF"] = (10, 10)
expected["Skia"] = (0, 10)
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
