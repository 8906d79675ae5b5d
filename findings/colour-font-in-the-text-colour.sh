#!/usr/bin/env bash
# Which colour has a layer of a colour font that is to have the colour of the text, as in symbols of two tones?
#
# Guess: the text's, in each library that draws colour fonts: COLR has a palette index of its own for it, 0xFFFF, since
# version 0, and the other layers show that the table is read.
# What is so: Pillow and Skia draw it in the colour of the text. resvg, Typst and Qt draw it in black, whatever the text is,
# with the other layers right. MuPDF passes over the table and draws the glyph that is there for renderers without colours.
# Why it matters: with black text, which is what a first test has, five of six agree. In dark mode the half of a symbol that
# follows the text is black on black, or in a tinted button black on the tint. Give the layer a colour of the palette, and
# a palette for each appearance, where such a renderer draws.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fonttools==4.68.0 pillow==13.0.0 skia-python==144.1 resvg-py==0.5.0 typst==0.15.2 PySide6-Essentials==6.12.0 \
  pymupdf==2.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pymupdf
import resvg_py
import skia
import typst
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PIL import Image, ImageDraw, ImageFont
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter

NAMES = ("pillow", "skia-python", "resvg-py", "typst", "PySide6-Essentials", "pymupdf")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")


def box(left, right):
    pen = TTGlyphPen(None)
    pen.moveTo((left, 0))
    for point in ((left, 800), (right, 800), (right, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


# The glyph A has two layers: its left half in the colour of the text, its right half in the palette's blue.
EDGES = {"A": (0, 1000), "left": (0, 500), "right": (500, 1000)}
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder([".notdef", *EDGES])
builder.setupCharacterMap({0x41: "A"})
builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **{name: box(*edges) for name, edges in EDGES.items()}})
builder.setupHorizontalMetrics({".notdef": (1000, 0), **{name: (1000, edges[0]) for name, edges in EDGES.items()}})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Halves", "styleName": "Regular", "psName": "Halves-Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupPost()
builder.setupCOLR({"A": [("left", 0xFFFF), ("right", 0)]}, version=0)
builder.setupCPAL([[(0, 0, 1, 1)]])
builder.save("halves.ttf")
with open("halves.ttf", "rb") as file:
    font = file.read()


def with_pillow(color):
    picture = Image.new("RGB", (100, 100), "white")
    face = ImageFont.truetype(io.BytesIO(font), 80)
    ImageDraw.Draw(picture).text((0, 80), "A", fill=color, font=face, anchor="ls", embedded_color=True)
    return picture


def with_skia(color):
    surface = skia.Surface(100, 100)
    surface.getCanvas().clear(skia.ColorWHITE)
    face = skia.Typeface.MakeFromData(skia.Data.MakeWithCopy(font))
    surface.getCanvas().drawString("A", 0, 80, skia.Font(face, 80), skia.Paint(Color=int("ff" + color[1:], 16)))
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)).convert("RGB")


def with_resvg(color):
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#fff"/>'
        f'<text y="80" font-family="Halves" font-size="80" fill="{color}">A</text></svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=svg, font_files=["halves.ttf"], skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGB")


def with_typst(color):
    with open("page.typ", "w") as file:
        file.write(
            "#set page(width: 100pt, height: 100pt, margin: 0pt)\n"
            f'#set text(font: "Halves", size: 80pt, fill: rgb("{color}"), top-edge: 80pt)\nA'
        )
    png = typst.compile("page.typ", format="png", ppi=72, font_paths=["."], ignore_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGB")


application = QGuiApplication([])
QFontDatabase.addApplicationFont("halves.ttf")


def with_qt(color):
    picture = QImage(100, 100, QImage.Format.Format_RGBA8888)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    face = QFont("Halves")
    face.setPixelSize(80)
    painter.setFont(face)
    painter.setPen(QColor(color))
    painter.drawText(0, 80, "A")
    painter.end()
    return Image.frombytes("RGBA", (100, 100), bytes(picture.constBits())).convert("RGB")


def with_mupdf(color):
    page = pymupdf.open().new_page(width=100, height=100)
    writer = pymupdf.TextWriter(page.rect, color=tuple(int(color[place:place + 2], 16) / 255 for place in (1, 3, 5)))
    writer.append((0, 80), "A", font=pymupdf.Font(fontbuffer=font), fontsize=80)
    writer.write_text(page)
    pixels = page.get_pixmap()
    return Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)


DRAW = {
    "Pillow": with_pillow, "Skia": with_skia, "resvg": with_resvg, "Typst": with_typst, "Qt": with_qt,
    "MuPDF": with_mupdf,
}
COLORS = {"#ff0000": "red", "#00ff00": "green"}
WORDS = {(255, 0, 0): "red", (0, 255, 0): "green", (0, 0, 255): "blue", (0, 0, 0): "black", (255, 255, 255): "white"}
found = {}
for color, word in COLORS.items():
    for name, draw in DRAW.items():
        picture = draw(color)
        found[word, name] = tuple(WORDS.get(picture.getpixel((x, 40)), "other") for x in (20, 60))
        print(f"{word} text, {name}: the text's half is {found[word, name][0]}, the blue half {found[word, name][1]}")
expected = {}
for word in COLORS.values():
    expected.update({(word, name): (word, "blue") for name in ("Pillow", "Skia")})
    expected.update({(word, name): ("black", "blue") for name in ("resvg", "Typst", "Qt")})
    expected[word, "MuPDF"] = (word, word)
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
