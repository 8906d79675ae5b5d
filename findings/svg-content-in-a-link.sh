#!/usr/bin/env bash
# Is what is in a link or a switch of an SVG drawn?
#
# Guess: yes, in each renderer: `a` is a group that can be clicked, which a picture leaves aside, and of a `switch` the first
# child is drawn whose conditions hold. Illustrator wraps a whole drawing in one, with an element of its own first.
# What is so: resvg, CairoSVG and ThorVG draw both. Skia draws links, and nothing of a switch. MuPDF draws neither, and a
# shape beside them is there.
# Why it matters: a chart whose bars are links, or a logo as Illustrator saves it, is an empty picture or one with holes, and
# loading it was no error. Take out both elements before such a renderer has the file.
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

SHAPE = '<rect width="50" height="100" fill="#f00"/>'
BESIDE = '<rect x="50" width="50" height="100" fill="#00f"/></svg>'
CASES = {
    "a link": f'<a xlink:href="there" href="there">{SHAPE}</a>',
    "a switch": f"<switch>{SHAPE}</switch>",
    "a switch with a foreign object": f'<switch><foreignObject requiredExtensions="none"/><g>{SHAPE}</g></switch>',
    "a group": f"<g>{SHAPE}</g>",
}
found = {}
for renderer, draw in RENDERERS.items():
    found[renderer] = {}
    for case, content in CASES.items():
        picture = draw(HEAD + content + BESIDE)
        found[renderer][case] = f"{colour(picture, (25, 50))} beside {colour(picture, (75, 50))}"
    print(f"{renderer}: " + ", ".join(f"{case}: {look}" for case, look in found[renderer].items()))
expected = {renderer: dict.fromkeys(CASES, "red beside blue") for renderer in RENDERERS}
switches = {case: "nothing beside blue" for case in CASES if "switch" in case}
expected["Skia"] |= switches
expected["MuPDF"] |= switches | {"a link": "nothing beside blue"}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
