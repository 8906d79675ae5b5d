#!/usr/bin/env bash
# What is in the middle of a gradient from black to white, and of one from red to black that is transparent?
#
# Guess: grey of 128, and dark red of 128 at half of the opacity, as each channel is half of both ends: gradients were so
# in PDF and SVG, and libraries that draw these have one routine for it. If one multiplies by alpha first, as CSS does, it
# writes so.
# What is so: Skia and cairo do that. Qt interpolates what is multiplied by alpha, unless its ComponentInterpolation is
# asked for: the middle is full red at half of the opacity. Typst interpolates in Oklab, so that grey is 98, and the faded
# red is 101; with `space: rgb` it is as Skia's and cairo's. Qt's grey is 128 as well.
# Why it matters: a fade to `transparent`, which is transparent black, has a dirty band in one library and none in the
# next, and a chart's scale of greys from Typst is up to 30 levels darker than its legend from another. Fade to the same
# colour with an alpha of 0, which is alike in all, and name the space in Typst.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 cairocffi==1.7.1 PySide6-Essentials==6.12.0 typst==0.15.2 pillow==13.0.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairocffi as cairo
import skia
import typst
from PIL import Image
from PySide6.QtGui import QBrush, QColor, QGradient, QGuiApplication, QImage, QLinearGradient, QPainter

print(f"skia-python {version('skia-python')}, cairo {cairo.cairo_version_string()}, "
      f"PySide6-Essentials {version('PySide6-Essentials')}, typst {version('typst')}")
WIDTH = 101
application = QGuiApplication([])


def with_skia(first, last):
    surface = skia.Surface(WIDTH, 1)
    colors = [skia.ColorSetARGB(alpha, *rgb) for *rgb, alpha in (first, last)]
    shader = skia.GradientShader.MakeLinear(points=[(0, 0), (WIDTH, 0)], colors=colors)
    surface.getCanvas().clear(skia.ColorTRANSPARENT)
    surface.getCanvas().drawPaint(skia.Paint(Shader=shader))
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_cairo(first, last):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, WIDTH, 1)
    gradient = cairo.LinearGradient(0, 0, WIDTH, 0)
    for offset, color in enumerate((first, last)):
        gradient.add_color_stop_rgba(offset, *(level / 255 for level in color))
    context = cairo.Context(surface)
    context.set_source(gradient)
    context.paint()
    out = io.BytesIO()
    surface.write_to_png(out)
    return Image.open(out).convert("RGBA")


def with_qt(first, last, mode=None):
    picture = QImage(WIDTH, 1, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(0, 0, 0, 0))
    gradient = QLinearGradient(0, 0, WIDTH, 0)
    gradient.setColorAt(0, QColor(*first))
    gradient.setColorAt(1, QColor(*last))
    if mode is not None:
        gradient.setInterpolationMode(mode)
    painter = QPainter(picture)
    painter.fillRect(0, 0, WIDTH, 1, QBrush(gradient))
    painter.end()
    straight = picture.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (WIDTH, 1), bytes(straight.constBits())[: 4 * WIDTH])


def with_typst(first, last, more=""):
    stops = ", ".join("rgb({}, {}, {}, {})".format(*color) for color in (first, last))
    with open("page.typ", "w") as file:
        file.write(
            f"#set page(width: {WIDTH}pt, height: 10pt, margin: 0pt, fill: none)\n"
            f"#rect(width: 100%, height: 100%, fill: gradient.linear({stops}{more}))"
        )
    return Image.open(io.BytesIO(typst.compile("page.typ", format="png", ppi=72))).convert("RGBA")


DRAW = {
    "Skia": with_skia,
    "cairo": with_cairo,
    "Qt": with_qt,
    "Qt by components": lambda *ends: with_qt(*ends, mode=QGradient.InterpolationMode.ComponentInterpolation),
    "Typst": with_typst,
    "Typst, space: rgb": lambda *ends: with_typst(*ends, more=", space: rgb"),
}
ENDS = {
    "black to white": ((0, 0, 0, 255), (255, 255, 255, 255)),
    "red to transparent black": ((255, 0, 0, 255), (0, 0, 0, 0)),
    "red to transparent red": ((255, 0, 0, 255), (255, 0, 0, 0)),
}
found = {}
for text, ends in ENDS.items():
    for name, draw in DRAW.items():
        picture = draw(*ends)
        found[text, name] = picture.getpixel((WIDTH // 2, 0))
        print(f"{text}, {name}: {found[text, name]}")
# The middle's grey, and its red where the other end is black.
GREY = dict.fromkeys(DRAW, 127) | {"Typst": 98}
DARK = dict.fromkeys(DRAW, 128) | {"Qt": 255, "Typst": 101}
expected = {}
for name in DRAW:
    expected["black to white", name] = (GREY[name],) * 3 + (255,)
    expected["red to transparent black", name] = (DARK[name], 0, 0, 128)
    expected["red to transparent red", name] = (255, 0, 0, 128)
if any(abs(level - wanted) > 2 for key in found for level, wanted in zip(found[key], expected[key])):
    sys.exit(f"changed: expected {expected}")
PY
