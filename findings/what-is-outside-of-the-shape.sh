#!/usr/bin/env bash
# Does a shape that is composited by "source in" clear what is outside of it, as a mask over a picture?
#
# Guess: the same in each canvas: Porter and Duff's operators are arithmetic on two pictures, and outside of the shape its
# picture is transparent, so that "in" and "out" leave nothing there.
# What is so: cairo 1.16 does that, for in, out, destination in and destination atop; for source and clear, which would clear as
# much, it does not. Skia and Qt change only what the shape covers, with each operator. Inside of the shape all three agree.
# Why it matters: code that masks a drawing by one rectangle keeps the rest in one library and loses it in the next; in a test
# whose shape fills the canvas there is no difference. Draw the mask as a picture of the whole canvas, or in a group.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  cairocffi==1.7.1 skia-python==144.1 PySide6-Essentials==6.12.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import cairocffi as cairo
import skia
from PySide6.QtGui import QColor, QImage, QPainter

print(f"cairo {cairo.cairo_version_string()}, skia-python {version('skia-python')}, "
      f"PySide6-Essentials {version('PySide6-Essentials')}")
SIZE = 20
Mode = QPainter.CompositionMode
OPERATORS = {
    "in": (cairo.OPERATOR_IN, skia.BlendMode.kSrcIn, Mode.CompositionMode_SourceIn),
    "out": (cairo.OPERATOR_OUT, skia.BlendMode.kSrcOut, Mode.CompositionMode_SourceOut),
    "destination in": (cairo.OPERATOR_DEST_IN, skia.BlendMode.kDstIn, Mode.CompositionMode_DestinationIn),
    "destination atop": (cairo.OPERATOR_DEST_ATOP, skia.BlendMode.kDstATop, Mode.CompositionMode_DestinationAtop),
    "source": (cairo.OPERATOR_SOURCE, skia.BlendMode.kSrc, Mode.CompositionMode_Source),
    "clear": (cairo.OPERATOR_CLEAR, skia.BlendMode.kClear, Mode.CompositionMode_Clear),
}


def with_cairo(operator):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, SIZE, SIZE)
    context = cairo.Context(surface)
    context.set_source_rgb(0, 0, 1)
    context.paint()
    context.set_operator(operator)
    context.set_source_rgb(1, 0, 0)
    context.rectangle(5, 5, 10, 10)
    context.fill()
    surface.flush()
    return bytes(surface.get_data())


def with_skia(mode):
    surface = skia.Surface(SIZE, SIZE)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorBLUE)
    canvas.drawRect(skia.Rect.MakeXYWH(5, 5, 10, 10), skia.Paint(Color=skia.ColorRED, BlendMode=mode, AntiAlias=True))
    return surface.makeImageSnapshot().toarray(colorType=skia.kBGRA_8888_ColorType).tobytes()


def with_qt(mode):
    picture = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor("blue"))
    painter = QPainter(picture)
    painter.setCompositionMode(mode)
    painter.fillRect(5, 5, 10, 10, QColor("red"))
    painter.end()
    return bytes(picture.constBits())


WORDS = {b"\xff\0\0\xff": "blue", b"\0\0\xff\xff": "red", b"\0\0\0\0": "nothing"}


def colours(data):
    """The colours inside and outside of the shape, from pixels of BGRA."""
    return tuple(WORDS.get(data[(y * SIZE + x) * 4:][:4], "other") for x, y in ((10, 10), (2, 2)))


found = {}
for name, operators in OPERATORS.items():
    for library, draw, operator in zip(("cairo", "Skia", "Qt"), (with_cairo, with_skia, with_qt), operators):
        found[name, library] = colours(draw(operator))
        print(f"red {name} blue, {library}: {found[name, library][0]} in the shape, {found[name, library][1]} outside")
INSIDE = {
    "in": "red", "out": "nothing", "destination in": "blue", "destination atop": "blue", "source": "red",
    "clear": "nothing",
}
expected = {(name, library): (inside, "blue") for name, inside in INSIDE.items() for library in ("cairo", "Skia", "Qt")}
for name in ("in", "out", "destination in", "destination atop"):
    expected[name, "cairo"] = (INSIDE[name], "nothing")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
