#!/usr/bin/env bash
# Does one marker of an SVG do for both ends of a line, in the line's colour?
#
# Guess: `orient="auto-start-reverse"` turns the marker round at the start of the line in each renderer that draws
# markers at all, since SVG 2 added it for just that, and `fill="context-stroke"` is the line's colour in the same ones.
# What is so: Skia, MuPDF and ThorVG draw no markers. resvg, CairoSVG and Qt turn the marker at the start. Of these,
# only resvg gives it the line's colour; CairoSVG and Qt draw it black.
# Why it matters: arrows of measures have heads of another colour, or none, and with none a measure of two ends is a
# plain line.
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


MARKER = (
    '<marker id="m" orient="auto-start-reverse" markerWidth="20" markerHeight="20" refX="0" refY="5"'
    ' viewBox="0 0 10 10" markerUnits="userSpaceOnUse"><path d="M0 0H10V10H0z" fill="{fill}"/></marker>'
    '<path d="M40 50H60" stroke="#00f" stroke-width="2" marker-start="url(#m)" marker-end="url(#m)"/>'
)


def colours(renderer, fill):
    """Returns what is drawn 10 before the start and 10 after the end of a line, above its stroke."""
    picture = draw(renderer, MARKER.format(fill=fill))
    names = {(255, 0, 0, 255): "red", (0, 0, 255, 255): "blue", (0, 0, 0, 255): "black", (0, 0, 0, 0): "nothing"}
    return tuple(names[picture.getpixel((x, 45))] for x in (30, 70))


print("beyond the start and the end of a blue line, by a marker that begins at its end")
found = {renderer: (colours(renderer, "#f00"), colours(renderer, "context-stroke")) for renderer in RENDERERS}
for renderer, (own, context) in found.items():
    print(f"{renderer}: {' and '.join(own)} with a red marker, {' and '.join(context)} with one of the line's colour")
nothing = (("nothing",) * 2,) * 2
expected = {
    "resvg": (("red", "red"), ("blue", "blue")),
    "CairoSVG": (("red", "red"), ("black", "black")),
    "Skia": nothing,
    "ThorVG": nothing,
    "MuPDF": nothing,
    "Qt": (("red", "red"), ("black", "black")),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
