#!/usr/bin/env bash
# Is a text of 40 pixels drawn with a variable font's design for 40, where the font has an axis of optical size?
#
# Guess: yes, in each: the axis `opsz` exists to be set from the size of a text, whoever draws has both at hand, and
# CSS Fonts 4 and Apple's text have it on by default. A rule is needed to turn it off, not on.
# What is so: resvg and Typst do it. Skia, Pillow and MuPDF draw the font's default design at every size until the axis
# is set by hand.
# Why it matters: widths and weights of titles differ by some percent between two pictures with one font file at one
# size, as those of Inter and of the system's font of iOS do, and a layout that was measured by one breaks its lines
# elsewhere in the other. Set the axis explicitly wherever widths are compared.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fonttools==4.68.0 \
  resvg-py==0.5.0 typst==0.15.2 skia-python==144.1 pillow==13.0.0 pymupdf==2.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version
from pathlib import Path

import numpy
import pymupdf
import resvg_py
import skia
import typst
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from PIL import Image, ImageDraw, ImageFont

print(*(f"{name} {version(name)}" for name in ("resvg-py", "typst", "skia-python", "pillow", "pymupdf")), sep=", ")


def bar(width):
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in ((0, 700), (width, 700), (width, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


# The letter A is a bar: 200 of 1,000 units wide at the optical size 10, the default, and 300 at 40.
font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder([".notdef", "A"])
font.setupCharacterMap({65: "A"})
font.setupGlyf({".notdef": bar(100), "A": bar(200)})
font.setupHorizontalMetrics({".notdef": (1000, 0), "A": (1000, 0)})
font.setupHorizontalHeader(ascent=800, descent=-200)
font.setupNameTable({"familyName": "Bars", "styleName": "Regular", "psName": "Bars-Regular", "fullName": "Bars"})
font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
font.setupPost()
font.setupFvar([("opsz", 10, 10, 40, "Optical size")], [])
wider = [(0, 0), (0, 0), (100, 0), (100, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
font.setupGvar({"A": [TupleVariation({"opsz": (0, 1, 1)}, wider)]})
font.save("bars.ttf")


def width(coverage):
    """The columns that are drawn: 8 at 40 pixels with the default design, 12 with the one for 40."""
    return int((numpy.asarray(coverage) > 127).any(axis=0).sum())


def with_resvg(style):
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">'
        f'<text y="45" font-family="Bars" font-size="40" style="{style}">A</text></svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=svg, font_files=["bars.ttf"], skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).getchannel("A")


def with_typst():
    Path("a.typ").write_text(
        '#set page(width: 60pt, height: 60pt, margin: 0pt)\n#set text(font: "Bars", size: 40pt, fallback: false)\nA'
    )
    png = typst.compile("a.typ", format="png", ppi=72.0, font_paths=["."], ignore_system_fonts=True)
    return 255 - numpy.asarray(Image.open(io.BytesIO(png)).convert("L"))


def with_skia():
    surface = skia.Surface(60, 60)
    face = skia.Typeface.MakeFromFile("bars.ttf")
    surface.getCanvas().drawString("A", 0, 45, skia.Font(face, 40), skia.Paint())
    return surface.makeImageSnapshot().toarray()[:, :, 3]


def with_pillow():
    picture = Image.new("L", (60, 60))
    ImageDraw.Draw(picture).text((0, 0), "A", 255, font=ImageFont.truetype("bars.ttf", 40))
    return picture


def with_mupdf():
    style = "@font-face { font-family: Bars; src: url(bars.ttf) } body { font-family: Bars; font-size: 40px; margin: 0 }"
    story = pymupdf.Story(f"<style>{style}</style><body>A</body>", archive=pymupdf.Archive("."))
    out = io.BytesIO()
    writer = pymupdf.DocumentWriter(out)
    page = writer.begin_page(pymupdf.Rect(0, 0, 60, 60))
    story.place(pymupdf.Rect(0, 0, 60, 60))
    story.draw(page)
    writer.end_page()
    writer.close()
    pixmap = pymupdf.open(stream=out.getvalue())[0].get_pixmap(colorspace=pymupdf.csGRAY)
    return 255 - numpy.frombuffer(pixmap.samples, numpy.uint8).reshape(pixmap.height, pixmap.width)


found = {
    "resvg": width(with_resvg("")),
    "resvg, font-optical-sizing: none": width(with_resvg("font-optical-sizing: none")),
    "Typst": width(with_typst()),
    "Skia": width(with_skia()),
    "Pillow": width(with_pillow()),
    "MuPDF": width(with_mupdf()),
}
expected = {"resvg": 12, "resvg, font-optical-sizing: none": 8, "Typst": 12, "Skia": 8, "Pillow": 8, "MuPDF": 8}
for renderer, columns in found.items():
    print(f"{renderer}: {columns} pixels wide, the design for {40 if columns == 12 else 10}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
