#!/usr/bin/env bash
# In which light does an SVG halve a colour: that of sRGB's numbers, or linear light?
#
# Guess: a filter works in linear light unless `color-interpolation-filters` says otherwise, as the specification has it
# by default, in each renderer that has the filter; and a mask with `color-interpolation="linearRGB"` has the luminance
# of linear light in those that know masks and filters.
# What is so: half of white by feColorMatrix is 188 in resvg and Skia, the half of linear light, and 127 in Qt. CairoSVG,
# MuPDF and ThorVG draw white, as if there were no filter. A mask of gray #808080 in linear light lets a fifth through
# in Skia alone, 55 of 255; resvg, Qt and ThorVG take the 128 of sRGB, and CairoSVG and MuPDF mask nothing.
# Why it matters: a shadow or a tint that a filter makes is lighter or darker by a third of the range, and no two
# renderers of the six draw both as one another.
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


FILTER = (
    '<filter id="f" x="0" y="0" width="1" height="1">'
    '<feColorMatrix values=".5 0 0 0 0  0 .5 0 0 0  0 0 .5 0 0  0 0 0 1 0"/></filter>'
    '<rect width="100" height="100" fill="#fff" filter="url(#f)"/>'
)
MASK = (
    '<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100" color-interpolation="linearRGB">'
    '<rect width="100" height="100" fill="#808080"/></mask>'
    '<rect width="100" height="100" fill="#f00" mask="url(#m)"/>'
)


def near(value):
    """Returns the value that one in another rounding stands for."""
    return next((wanted for wanted in (55, 128, 188, 255) if abs(value - wanted) <= 1), value)


found = {
    renderer: (near(draw(renderer, FILTER).getpixel((50, 50))[0]), near(draw(renderer, MASK).getpixel((50, 50))[3]))
    for renderer in RENDERERS
}
for renderer, (filtered, masked) in found.items():
    print(f"{renderer}: white halved by a filter is {filtered}, red masked by gray in linear light has an alpha of {masked}")
expected = {
    "resvg": (188, 128),
    "CairoSVG": (255, 255),
    "Skia": (188, 55),
    "ThorVG": (255, 128),
    "MuPDF": (255, 255),
    "Qt": (128, 128),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
