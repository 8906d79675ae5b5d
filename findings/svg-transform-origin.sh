#!/usr/bin/env bash
# Is a shape of an SVG turned or scaled about the point that `transform-origin` gives?
#
# Guess: yes where `transform` itself is drawn: the attribute is SVG 2's of ten years ago, and a renderer that did not
# know it would put each scaled symbol elsewhere. A style may be for few.
# What is so: resvg and CairoSVG take the point from an attribute and from a style, there also in the shape's own box.
# Skia and ThorVG scale about the canvas's corner, so that the shape is far away; of a style with a transform MuPDF
# draws nothing of it at all, and of an attribute it scales about the corner, too.
# Why it matters: an icon that is rotated or pressed is exported in this form by tools that follow CSS. Whoever writes
# files for all renderers multiplies the point into `transform`.
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


SHAPE = HEAD + '<rect x="40" y="40" width="20" height="20" fill="#00f" {change}/></svg>'
CHANGES = {
    "an attribute": 'transform="scale(2)" transform-origin="50 50"',
    "a style": 'style="transform: scale(2); transform-origin: 50px 50px"',
    "a style, in the shape's box": 'style="transform: scale(2); transform-box: fill-box; transform-origin: center"',
}


def place(renderer, change):
    """Returns where a square of 20 in the middle of 100 is that is twice as large by a change."""
    picture = RENDERERS[renderer](SHAPE.format(change=change))
    if colour(picture, (33, 33)) == "blue":
        return "about the point"
    return "about the corner" if colour(picture, (95, 95)) == "blue" else "not scaled"


found = {renderer: tuple(place(renderer, change) for change in CHANGES.values()) for renderer in RENDERERS}
for renderer, places in found.items():
    print(f"{renderer}:", "; ".join(f"by {name} {words}" for name, words in zip(CHANGES, places)))
expected = {renderer: ("about the point",) * 3 for renderer in ("resvg", "CairoSVG")}
expected |= {renderer: ("about the corner",) * 3 for renderer in ("Skia", "ThorVG")}
expected["MuPDF"] = ("about the corner", "not scaled", "not scaled")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
