#!/usr/bin/env bash
# Is the stroke of an SVG's shape below its fill where `paint-order: stroke` asks for it?
#
# Guess: yes, in each renderer but perhaps the oldest: the property has been in SVG 2 for ten years, browsers have it,
# and it is how editors write an outlined letter.
# What is so: resvg and ThorVG paint the stroke first. CairoSVG, Skia, MuPDF and Qt paint the fill first, without a word
# and without a difference between the property as an attribute and in a style, so that the stroke covers half of its
# width of the shape.
# Why it matters: an outlined label or symbol has letters as thin as their fill less the stroke, and a picture that looks
# right in a browser is another in a report that one of these makes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 skia-python==144.1 thorvg-python==1.1.3 pymupdf==2.0 \
  PySide6-Essentials==6.12.0 pillow==13.0.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
import thorvg_python
from PIL import Image
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

NAMES = ("resvg-py", "CairoSVG", "skia-python", "thorvg-python", "pymupdf", "PySide6-Essentials")
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


def with_qt(svg):
    image = QImage(100, 100, QImage.Format.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return Image.frombytes("RGBA", (100, 100), bytes(image.constBits()))


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
    "ThorVG": with_thorvg,
    "MuPDF": with_mupdf,
    "Qt": with_qt,
}


def draw(renderer, body):
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">'
    return RENDERERS[renderer](head + body + "</svg>")


SQUARE = '<rect x="20" y="20" width="60" height="60" fill="#00f" stroke="#f00" stroke-width="20" {order}/>'


def inside(renderer, order):
    """Returns the colour 5 inside the edge of a square: blue if the stroke is below the fill."""
    red, _, blue, _ = draw(renderer, SQUARE.format(order=order)).getpixel((25, 50))
    return "stroke" if red > blue else "fill"


print("5 pixels inside the edge of a blue square with a red stroke of 20")
found = {
    renderer: tuple(inside(renderer, order) for order in ('paint-order="stroke"', 'style="paint-order: stroke"'))
    for renderer in RENDERERS
}
for renderer, (attribute, style) in found.items():
    print(f"{renderer}: the {attribute} by an attribute, the {style} by a style")
expected = {renderer: ("stroke", "stroke") for renderer in RENDERERS}
expected["resvg"] = expected["ThorVG"] = ("fill", "fill")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
