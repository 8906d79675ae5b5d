#!/usr/bin/env bash
# Which colour is a shape whose group is filled with `currentColor`, if group and shape have colours of their own?
#
# Guess: the group's: what is inherited is a computed value, and the computed value of `currentColor` is the group's colour,
# as in CSS Color 3.
# What is so: the shape's, in resvg, Skia and ThorVG. Since CSS Color 4 the keyword itself is inherited, and each element
# looks up its own `color`. CairoSVG has the group's. MuPDF knows neither and draws black.
# Why it matters: an icon of two tones, one of whose paths has its own `color`, has one tone in one renderer and two in the
# others. Write `fill="currentColor"` at each path.
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

SHAPE = '<g color="#f00" fill="currentColor">{}</g></svg>'
CASES = {
    "a shape without a colour": '<rect width="100" height="100"/>',
    "a shape with another colour": '<rect width="100" height="100" color="#00f"/>',
    "one that says it itself": '<rect width="100" height="100" color="#00f" fill="currentColor"/>',
}
found = {}
for renderer, draw in RENDERERS.items():
    found[renderer] = {case: colour(draw(HEAD + SHAPE.format(shape)), (50, 50)) for case, shape in CASES.items()}
    print(f"{renderer}: " + ", ".join(f"{case}: {look}" for case, look in found[renderer].items()))
expected = {renderer: dict(zip(CASES, ("red", "blue", "blue"))) for renderer in RENDERERS}
expected["CairoSVG"]["a shape with another colour"] = "red"
expected["MuPDF"] = dict.fromkeys(CASES, "black")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
