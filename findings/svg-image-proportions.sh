#!/usr/bin/env bash
# Does an SVG's picture of two to one keep its proportions in a square, as `preserveAspectRatio` asks without being
# written?
#
# Guess: yes, in each renderer that draws pictures: `xMidYMid meet` is the attribute's default since 1.0, and `slice`,
# which fills the square, is how a photo fills a card.
# What is so: resvg and CairoSVG do both. ThorVG and MuPDF stretch the picture to the square, whatever the attribute
# says; Skia's module, as its Python library has it, draws no picture of a data URI.
# Why it matters: a photo in a card is drawn as wide as it is high without a word. A file for all of them has the
# picture cut and scaled beforehand, or a clip around an image of its own proportions.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 skia-python==144.1 thorvg-python==1.1.3 pymupdf==2.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import base64
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


# Red on the left and blue on the right, 40 by 20.
pixels = Image.new("RGB", (40, 20), (0, 0, 255))
pixels.paste((255, 0, 0), (0, 0, 20, 20))
file = io.BytesIO()
pixels.save(file, "PNG")
address = "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()
IMAGE = HEAD + '<image width="100" height="100" {ratio} xlink:href="{address}"/></svg>'


def look(renderer, ratio):
    """Returns how a picture of 2 : 1 fills a square of 100."""
    picture = RENDERERS[renderer](IMAGE.format(ratio=ratio, address=address))
    if colour(picture, (10, 50)) == "nothing":
        return "not drawn"
    if colour(picture, (10, 5)) == "nothing":
        return "whole, in the middle"
    # Cut at its left edge, the right half is outside of the square.
    return "cut" if colour(picture, (90, 50)) == "red" else "stretched"


RATIOS = {"without the attribute": "", "by xMinYMid slice": 'preserveAspectRatio="xMinYMid slice"'}
found = {renderer: tuple(look(renderer, ratio) for ratio in RATIOS.values()) for renderer in RENDERERS}
for renderer, looks in found.items():
    print(f"{renderer}:", ", ".join(f"{name} {words}" for name, words in zip(RATIOS, looks)))
expected = {renderer: ("whole, in the middle", "cut") for renderer in ("resvg", "CairoSVG")}
expected |= {renderer: ("stretched",) * 2 for renderer in ("ThorVG", "MuPDF")}
expected["Skia"] = ("not drawn",) * 2
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
