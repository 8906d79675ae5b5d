#!/usr/bin/env bash
# Which direction has a gradient of an SVG that refers to another one for all that it does not say itself?
#
# Guess: the other's, with its stops: by SVG an `href` from one gradient to another gives all attributes that the first
# lacks, as editors write one gradient of stops and many that place it.
# What is so: CairoSVG and ThorVG have all of it, and resvg all but gradientTransform. Skia has the stops alone: direction,
# spreadMethod, gradientTransform and gradientUnits are the defaults, so that a gradient downwards goes to the right. With the
# attributes and the stops at the gradient itself all four draw alike. MuPDF draws black in place of either, so that its
# black has nothing to do with the reference.
# Why it matters: a button that is lighter at its top is lighter at its left in one renderer; with the same file and another
# renderer, nobody sees why. Write the attributes at each gradient.
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

GRADIENT = '<linearGradient id="{}" {}><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>'
REFERENCE = '<linearGradient id="used" href="#base" xlink:href="#base"/>'
SHAPE = '<rect width="100" height="100" fill="url(#used)"/></svg>'
# Attributes of a gradient, and two places that have both of its ends in them, if they count.
CASES = {
    "direction": ('x1="0" y1="0" x2="0" y2="1"', (50, 3), (50, 97)),
    "gradientTransform": ('gradientTransform="rotate(90)"', (50, 3), (50, 97)),
    "gradientUnits": ('gradientUnits="userSpaceOnUse" x1="100" x2="0"', (97, 50), (3, 50)),
    # From red to blue and back.
    "spreadMethod": ('x2="0.5" spreadMethod="reflect"', (97, 50), (50, 50)),
}
found = {}
for renderer, draw in RENDERERS.items():
    for way in ("of its own", "of another"):
        ends = found[renderer, way] = {}
        for case, (attributes, *places) in CASES.items():
            # The gradient that fills the shape has the attributes and the stops, or refers to one that has them.
            gradients = (
                GRADIENT.format("used", attributes) if way == "of its own"
                else GRADIENT.format("base", attributes) + REFERENCE)
            picture = draw(HEAD + gradients + SHAPE)
            ends[case] = " to ".join(colour(picture, place) for place in places)
        print(f"{renderer}, {way}: " + ", ".join(f"{case} {colours}" for case, colours in ends.items()))
expected = {way: dict.fromkeys(CASES, "red to blue") for way in found}
# From the left to the right, in the middle there is more blue than red by a level.
expected["resvg", "of another"]["gradientTransform"] = "blue to blue"
expected["Skia", "of another"] = dict.fromkeys(CASES, "blue to blue") | {"gradientUnits": "blue to red"}
expected["MuPDF", "of its own"] = expected["MuPDF", "of another"] = dict.fromkeys(CASES, "black to black")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
