#!/usr/bin/env bash
# Can a shape's place be written in its style, as the properties `width`, `x` and `transform` of SVG 2?
#
# Guess: yes in renderers that read styles: SVG 2 has made attributes of geometry into properties, so that `style` and
# style sheets set them as they set a fill, and what editors write as CSS is placed right.
# What is so: CairoSVG reads all of them, Skia's SVG module all but `transform`. resvg, which reads style sheets, has
# none of them, and MuPDF reads no styles of SVG at all: with `width` and `height` in a style there is no rectangle,
# and `transform` in a style moves nothing, while the same attribute does.
# Why it matters: a shape that an editor places by CSS is missing, or stays at the origin, without a word.
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


STYLES = {
    "fill": ('<rect width="40" height="40" fill="lime" style="fill: red"/>', (20, 20)),
    "width, height": ('<rect fill="red" style="width: 40px; height: 40px"/>', (20, 20)),
    "x, y": ('<rect width="40" height="40" fill="red" style="x: 50px; y: 50px"/>', (70, 70)),
    "transform": ('<rect width="40" height="40" fill="red" style="transform: translate(50px, 50px)"/>', (70, 70)),
}
# Whether a rectangle is where the style puts it.
expected = {
    style: {"resvg": style == "fill", "CairoSVG": True, "Skia": style != "transform", "MuPDF": False}
    for style in STYLES
}
found = {}
for style, (content, place) in STYLES.items():
    found[style] = {name: picture(name, content).getpixel(place) == (255, 0, 0, 255) for name in RENDERERS}
    print(f"{style}: " + ", ".join(
        f"{name} {'there' if is_there else 'not there'}" for name, is_there in found[style].items()))
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
