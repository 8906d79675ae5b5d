#!/usr/bin/env bash
# Does a pattern of an SVG fill a shape with its tiles, as the dots behind a card or the hatching of what is disabled?
#
# Guess: yes in each renderer of full SVG: `pattern` is in it since 1.0. What could be missing is the transform of one, or
# tiles that have parts of the shape as their size.
# What is so: resvg and CairoSVG draw all four kinds. Skia draws tiles in units of the user, also moved ones; where their
# size is a part of the shape it is all red, and empty with a viewBox. ThorVG draws one tile, at the shape's corner also where
# patternTransform moves it, and none with a viewBox. MuPDF fills the shape with black.
# Why it matters: half of the shape is painted and half is not, in the right colours; nothing says that it is not meant.
# Draw the tiles as shapes of their own.
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

# Each pattern has red tiles of 25 by 25 in cells of 50 by 50. Moved by half a cell, the tiles are where nothing was, from
# 25 to 50 and from 75 to 100.
TILE = '<pattern id="tiles" {}>{}</pattern><rect width="100" height="100" fill="url(#tiles)"/></svg>'
RED = '<rect width="25" height="25" fill="#f00"/>'
# The pattern's attributes, its content, and the columns of quarters that its tiles are in.
CASES = {
    "user space": ('width="50" height="50" patternUnits="userSpaceOnUse"', RED, (12, 62)),
    "moved by 25": (
        'width="50" height="50" patternUnits="userSpaceOnUse" patternTransform="translate(25 0)"', RED, (37, 87)),
    "half of the shape": ('width="0.5" height="0.5"', RED, (12, 62)),
    "a viewBox": (
        'width="50" height="50" patternUnits="userSpaceOnUse" viewBox="0 0 2 2"',
        '<rect width="1" height="1" fill="#f00"/>', (12, 62)),
}
# The middles of the quarters, of which each is a tile or what is between tiles.
MIDDLES = (12, 37, 62, 87)
found = {}
for renderer, draw in RENDERERS.items():
    found[renderer] = {}
    for case, (attributes, content, columns) in CASES.items():
        picture = draw(HEAD + TILE.format(attributes, content))
        colours = {(x, y): colour(picture, (x, y)) for x in MIDDLES for y in MIDDLES}
        red = {place for place, name in colours.items() if name == "red"}
        if len(set(colours.values())) == 1:
            look = f"all {colours[12, 12]}"
        elif set(colours.values()) != {"red", "nothing"}:
            look = "other"
        elif red == {(x, y) for x in columns for y in (12, 62)}:
            look = "tiles"
        elif red == {(12, 12)}:
            look = "one tile at the corner"
        else:
            look = "other"
        found[renderer][case] = look
    print(f"{renderer}: " + ", ".join(f"{case}: {look}" for case, look in found[renderer].items()))
expected = {renderer: dict.fromkeys(CASES, "tiles") for renderer in ("resvg", "CairoSVG")}
expected["Skia"] = dict(zip(CASES, ("tiles", "tiles", "all red", "all nothing")))
expected["ThorVG"] = dict.fromkeys(CASES, "one tile at the corner") | {"a viewBox": "all nothing"}
expected["MuPDF"] = dict.fromkeys(CASES, "all black")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
