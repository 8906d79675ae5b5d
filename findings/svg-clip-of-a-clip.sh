#!/usr/bin/env bash
# What does a clip path of an SVG keep that has a clip path itself, as a card in a scrolled list has?
#
# Guess: the intersection of both, in each renderer that clips: `clip-path` on a `clipPath` is in SVG since 1.0. One
# without it would leave out the inner one.
# What is so: resvg and Skia keep the intersection. ThorVG clips by the outer path alone. MuPDF clips by neither.
# CairoSVG keeps the intersection, and draws it in black.
# Why it matters: a file whose clips are within each other loses its colours in one renderer and its edges in two.
# Nested groups, each with a clip of its own, do the same in all four that clip.
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


SHAPE = (
    HEAD + '<clipPath id="left"><rect width="50" height="100"/></clipPath>'
    '<clipPath id="upper"{inner}><rect width="100" height="50"/></clipPath>{view}</svg>'
)
VIEW = '<rect width="100" height="100" fill="#00f"/>'
NESTED = SHAPE.format(inner=' clip-path="url(#left)"', view=f'<g clip-path="url(#upper)">{VIEW}</g>')
GROUPS = SHAPE.format(inner="", view=f'<g clip-path="url(#left)"><g clip-path="url(#upper)">{VIEW}</g></g>')


def quarters(renderer, svg):
    """Returns the colours of the quarters of a picture: above on the left and on the right, and below."""
    picture = RENDERERS[renderer](svg)
    return tuple(colour(picture, (x, y)) for y in (25, 75) for x in (25, 75))


found = {renderer: (quarters(renderer, NESTED), quarters(renderer, GROUPS)) for renderer in RENDERERS}
print("the quarters of a blue square: above on the left and on the right, below on the left and on the right")
for renderer, (nested, groups) in found.items():
    print(f"{renderer}: by a clip of a clip {', '.join(nested)}; by groups {', '.join(groups)}")
quarter = ("blue", "nothing", "nothing", "nothing")
expected = {renderer: (quarter, quarter) for renderer in ("resvg", "Skia")}
expected["CairoSVG"] = (("black",) + quarter[1:], quarter)
expected["ThorVG"] = (("blue", "blue", "nothing", "nothing"), quarter)
expected["MuPDF"] = (("blue",) * 4, ("blue",) * 4)
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
