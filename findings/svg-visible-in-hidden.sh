#!/usr/bin/env bash
# Is a shape of an SVG drawn that says `visibility: visible` in a group that is hidden?
#
# Guess: yes, in each renderer: unlike `display`, the property is inherited, and a child's own value wins; SVG has had
# both since 1.0 for that difference.
# What is so: resvg, CairoSVG and ThorVG draw it, and nothing of a group that is `display: none`. Skia leaves out both
# groups with all in them. MuPDF draws both: it draws what is not displayed, also without a word of visibility.
# Why it matters: exporters hide layers and show one of their states in these ways. In one renderer the screen lacks
# it, in another all states are over each other, without a word.
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


SHAPE = HEAD + '<g {group}><rect width="100" height="100" fill="#00f" visibility="visible"/></g></svg>'
GROUPS = {"visibility: hidden": 'visibility="hidden"', "display: none": 'display="none"'}
ALONE = HEAD + '<rect width="100" height="100" fill="#00f" display="none"/></svg>'
found = {
    renderer: tuple(
        colour(RENDERERS[renderer](svg), (50, 50))
        for svg in [*(SHAPE.format(group=group) for group in GROUPS.values()), ALONE]
    )
    for renderer in RENDERERS
}
for renderer, colours in found.items():
    print(
        f"{renderer}: in a group with visibility: hidden {colours[0]}, with display: none {colours[1]};",
        f"a shape with display: none {colours[2]}",
    )
expected = {renderer: ("blue", "nothing", "nothing") for renderer in RENDERERS}
expected["Skia"] = ("nothing",) * 3
expected["MuPDF"] = ("blue",) * 3
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
