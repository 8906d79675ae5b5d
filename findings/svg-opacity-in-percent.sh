#!/usr/bin/env bash
# What is `opacity="50%"` of an SVG's shape?
#
# Guess: 0.5, in each renderer, as CSS Color 4 and SVG 2 have it, and as editors for the web write it; one that knows
# only numbers takes the 1 that is the default.
# What is so: resvg and ThorVG take it. Skia, MuPDF and Qt draw the shape opaque. CairoSVG draws nothing of the file: it
# ends with a ValueError about the text. A stop's `stop-opacity` goes the same way, but that MuPDF draws such a gradient
# black, as it draws all.
# Why it matters: a shadow that editors write as 20 % is a black one, or a build that converts symbols ends at a file
# that browsers show.
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


def alpha(renderer, body):
    """Returns the middle's alpha and red, or the name of the error."""
    try:
        red, _, _, alpha = draw(renderer, body).getpixel((50, 50))
    except ValueError as error:
        return type(error).__name__
    # Half of 255 is rounded up or down; ThorVG's colours are multiplied by their alpha.
    return "half" if alpha in (127, 128) else f"{alpha}, {'red' if red else 'black'}"


BODIES = {
    "opacity": '<rect width="100" height="100" fill="#f00" opacity="50%"/>',
    "fill-opacity": '<rect width="100" height="100" fill="#f00" fill-opacity="50%"/>',
    "stop-opacity": (
        '<linearGradient id="g"><stop stop-color="#f00" stop-opacity="50%"/></linearGradient>'
        '<rect width="100" height="100" fill="url(#g)"/>'
    ),
}
found = {renderer: [alpha(renderer, body) for body in BODIES.values()] for renderer in RENDERERS}
for renderer, values in found.items():
    print(f"{renderer}:", *(f"{name} {value}" for name, value in zip(BODIES, values)), sep="; ")
expected = {
    "resvg": ["half"] * 3,
    "CairoSVG": ["ValueError"] * 3,
    "Skia": ["255, red"] * 3,
    "ThorVG": ["half"] * 3,
    "MuPDF": ["255, red", "255, red", "255, black"],
    "Qt": ["255, red"] * 3,
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
