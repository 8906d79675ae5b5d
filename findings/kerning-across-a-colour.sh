#!/usr/bin/env bash
# Is the space between A and V the same where the V has another colour, as in a highlighted search result?
#
# Guess: yes: kerning is between two glyphs of one font and size, and a colour changes neither; engines that shape by HarfBuzz
# cut a text where the font changes. CSS Text 3 breaks shaping for margins, padding and bidi, not for a colour (7.3).
# What is so: resvg and Pango keep the pair together. In Typst, WeasyPrint, MuPDF's Story and Qt's rich text the V is where it
# would be without kerning, as each span is shaped alone; in WeasyPrint a span without any style, in Typst an underline or a
# link is enough.
# Why it matters: marking a part of a word in a label moves the rest of the line, by 0.4 em here, so that two states of a
# screen differ by more than their colour. Draw the line once in each colour and clip it, or expect the shift.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fonttools==4.68.0 resvg-py==0.5.0 typst==0.15.2 weasyprint==70.0 pymupdf==2.0 PySide6-Essentials==6.12.0 \
  cairocffi==1.7.1 pangocffi==0.14.1 pangocairocffi==0.7.1 pillow==13.0.0 pypdfium2==5.15.2
cd "$folder"
mkdir fonts
cat >fonts.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
venv/bin/python - <<'PY'
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

pen = TTGlyphPen(None)
pen.moveTo((0, 0))
for point in ((0, 700), (500, 700), (500, 0)):
    pen.lineTo(point)
pen.closePath()
box, empty = pen.glyph(), TTGlyphPen(None).glyph()
builder = FontBuilder(1000)
builder.setupGlyphOrder([".notdef", "A", "V"])
builder.setupCharacterMap({ord("A"): "A", ord("V"): "V"})
builder.setupGlyf({".notdef": empty, "A": box, "V": box})
builder.setupHorizontalMetrics(dict.fromkeys((".notdef", "A", "V"), (1000, 0)))
builder.setupHorizontalHeader(ascent=900, descent=-300)
builder.setupNameTable({"familyName": "Pair", "styleName": "Regular", "fullName": "Pair", "psName": "Pair-Regular"})
builder.setupOS2(sTypoAscender=900, sTypoDescender=-300, usWinAscent=900, usWinDescent=300)
builder.setupPost()
addOpenTypeFeaturesFromString(
    builder.font, "languagesystem DFLT dflt; languagesystem latn dflt; feature kern { pos A V -400; } kern;")
builder.save("fonts/Pair.ttf")
PY
FONTCONFIG_FILE=$folder/fonts.conf QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY' 2>&1 | grep --invert-match 'Fontconfig warning'
import io
import os
import sys
from importlib.metadata import version

import cairocffi
import pangocairocffi
import pangocffi
import PIL.Image
import pymupdf
import pypdfium2
import resvg_py
import typst
import weasyprint
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter, QTextDocument

NAMES = ("resvg-py", "typst", "weasyprint", "pymupdf", "PySide6-Essentials")
print(*(f"{name} {version(name)}" for name in NAMES), f"Pango {pangocffi.pango_version_string()}", sep=", ")
FILE = os.path.abspath("fonts/Pair.ttf")
application = QGuiApplication([])
QFontDatabase.addApplicationFont(FILE)


def second(picture):
    """Where the second of two letters begins that are dark boxes 50 wide, in a picture of 100 pixels an em."""
    ground = PIL.Image.new("RGBA", picture.size, "white")
    ground.alpha_composite(picture.convert("RGBA"))
    columns = [ground.convert("L").crop((x, 0, x + 1, ground.height)).getextrema()[0] < 128 for x in range(ground.width)]
    return columns.index(True, columns.index(False, columns.index(True)))


def opened(data):
    return PIL.Image.open(io.BytesIO(bytes(data)))


def page(pdf):
    return pypdfium2.PdfDocument(bytes(pdf))[0].render().to_pil()


def with_resvg(text):
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><text y="90" font-family="Pair" '
           f'font-size="100">{text}</text></svg>')
    return second(opened(resvg_py.svg_to_bytes(svg_string=svg, font_files=[FILE])))


def with_pango(text):
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, 300, 120)
    context = cairocffi.Context(surface)
    layout = pangocairocffi.create_layout(context)
    font = pangocffi.FontDescription()
    font.family = "Pair"
    font.set_absolute_size(pangocffi.units_from_double(100))
    layout.font_description = font
    layout.apply_markup(text)
    pangocairocffi.show_layout(context, layout)
    png = io.BytesIO()
    surface.write_to_png(png)
    return second(opened(png.getvalue()))


def with_typst(text):
    with open("page.typ", "w") as file:
        file.write('#set page(width: 300pt, height: 120pt, margin: 0pt)\n#set text(font: "Pair", size: 100pt)\n' + text)
    return second(opened(typst.compile("page.typ", format="png", ppi=72, font_paths=["fonts"])))


def with_weasyprint(text):
    style = (f"@font-face {{ font-family: Pair; src: url(file://{FILE}) }} @page {{ size: 300pt 120pt; margin: 0 }}"
             "body { margin: 0; font: 100pt Pair }")
    return second(page(weasyprint.HTML(string=f"<style>{style}</style>{text}").write_pdf()))


def with_mupdf(text):
    pdf = pymupdf.open()
    style = "@font-face { font-family: Pair; src: url(Pair.ttf) } body { margin: 0; font-family: Pair; font-size: 100px }"
    pdf.new_page(width=300, height=150).insert_htmlbox(
        (0, 0, 300, 150), text, css=style, archive=pymupdf.Archive("fonts"), scale_low=1)
    return second(page(pdf.tobytes()))


def with_qt(text):
    document = QTextDocument()
    document.setDocumentMargin(0)
    font = QFont("Pair")
    font.setPixelSize(100)
    document.setDefaultFont(font)
    document.setHtml(text)
    image = QImage(300, 150, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    buffer = QBuffer()
    image.save(buffer, "PNG")
    return second(opened(buffer.data()))


CASES = {
    "resvg": (with_resvg, "AV", 'A<tspan fill="red">V</tspan>', 60),
    "Pango": (with_pango, "AV", 'A<span color="red">V</span>', 60),
    "Typst": (with_typst, "AV", "A#text(fill: red)[V]", 100),
    "Typst, a link": (with_typst, "AV", 'A#link("https://a.example")[V]', 100),
    "WeasyPrint": (with_weasyprint, "AV", '<span>A<span style="color: red">V</span></span>', 100),
    "WeasyPrint, a span": (with_weasyprint, "AV", "A<span>V</span>", 100),
    "MuPDF": (with_mupdf, "AV", 'A<span style="color: red">V</span>', 100),
    "Qt": (with_qt, "AV", 'A<span style="color: red">V</span>', 100),
}
is_changed = False
for name, (draw, plain, marked, expected) in CASES.items():
    found = draw(plain), draw(marked)
    print(f"{name}: V begins at {found[0]}, and at {found[1]} as {marked}")
    if found != (60, expected):
        print(f"changed: expected 60 and {expected}")
        is_changed = True
sys.exit(is_changed)
PY
