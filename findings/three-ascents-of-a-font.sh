#!/usr/bin/env bash
# Which of a font's three ascents is its ascent, in libraries that read fonts on one machine?
#
# Guess: that of `hhea`, or that of OS/2's typographic fields where the font says so by a flag (USE_TYPO_METRICS), in each:
# the third, of Windows, is for clipping there, and the days in which each platform had its own are over.
# What is so: HarfBuzz, FreeType, Pillow, Skia, MuPDF and WeasyPrint follow that rule. Without the flag Qt has the ascent of
# Windows, on Linux too, and Typst and ReportLab the typographic one; with the flag fpdf2 still has that of `hhea`.
# Why it matters: with one font file, a heading whose box is 120 high in one renderer is 140 or 90 high in another, its baseline
# is elsewhere, and all that is below moves. A font whose three pairs are equal is safe; else set the line's height.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fonttools==4.68.0 uharfbuzz==0.57.0 freetype-py==2.5.1 pillow==13.0.0 skia-python==144.1 numpy==2.4.6 pymupdf==2.0 \
  PySide6-Essentials==6.12.0 typst==0.15.2 reportlab==5.1.0 fpdf2==2.8.9 weasyprint==70.0 pdfminer.six==20260107
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY' 2>&1 | grep --invert-match 'Fontconfig warning'
import io
import os
import sys
from importlib.metadata import version

import fpdf
import freetype
import pymupdf
import skia
import typst
import uharfbuzz
import weasyprint
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from pdfminer.high_level import extract_pages
from pdfminer.layout import LTChar
from PIL import ImageFont
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication
from reportlab.pdfbase.ttfonts import TTFont

NAMES = ("uharfbuzz", "freetype-py", "pillow", "skia-python", "pymupdf", "weasyprint", "PySide6-Essentials", "typst",
         "reportlab", "fpdf2")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
application = QGuiApplication([])
os.mkdir("fonts")


def font(family, has_flag):
    """Writes a font of 1000 units an em with three ascents: 900 by hhea, 700 typographic and 1000 of Windows."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in ((0, 700), (500, 700), (500, 0)):
        pen.lineTo(point)
    pen.closePath()
    builder = FontBuilder(1000)
    builder.setupGlyphOrder([".notdef", "space", "A"])
    builder.setupCharacterMap({ord(" "): "space", ord("A"): "A"})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({".notdef": empty, "space": empty, "A": pen.glyph()})
    builder.setupHorizontalMetrics(dict.fromkeys((".notdef", "space", "A"), (600, 0)))
    builder.setupHorizontalHeader(ascent=900, descent=-300)
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "fullName": family, "psName": family})
    builder.setupOS2(version=4, fsSelection=0x40 | 0x80 * has_flag, sTypoAscender=700, sTypoDescender=-200, sTypoLineGap=0,
                     usWinAscent=1000, usWinDescent=400)
    builder.setupPost()
    builder.save(f"fonts/{family}.ttf")


def with_harfbuzz(file, _):
    extents = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(file))).get_font_extents("ltr")
    return extents.ascender, -extents.descender


def with_freetype(file, _):
    face = freetype.Face(file)
    return face.ascender, -face.descender


def with_skia(file, _):
    metrics = skia.Font(skia.Typeface.MakeFromFile(file), 1000).getMetrics()
    return round(-metrics.fAscent), round(metrics.fDescent)


def with_mupdf(file, _):
    opened = pymupdf.Font(fontfile=file)
    return round(opened.ascender * 1000), round(-opened.descender * 1000)


def with_weasyprint(file, family):
    """The distance from the page's top to the baseline, and the height of a line less that."""
    style = (f"@font-face {{ font-family: {family}; src: url(file://{os.path.abspath(file)}) }}"
             f"@page {{ size: 100pt 400pt; margin: 0 }} body {{ margin: 0; font: 100pt/normal {family} }}")
    pdf = weasyprint.HTML(string=f"<style>{style}</style>A<br>A").write_pdf()
    [page] = extract_pages(io.BytesIO(pdf))
    first, second = sorted(round((400 - each.matrix[5]) * 10) for each in characters(page))
    return first, second - 2 * first


def characters(element):
    if isinstance(element, LTChar):
        yield element
    elif hasattr(element, "__iter__"):
        for each in element:
            yield from characters(each)


def with_qt(file, family):
    QFontDatabase.addApplicationFont(file)
    asked = QFont(family)
    asked.setPixelSize(1000)
    metrics = QFontMetricsF(asked)
    return round(metrics.ascent()), round(metrics.descent())


def with_typst(_, family):
    heights = []
    for bottom in ("baseline", "descender"):
        with open("page.typ", "w") as file:
            file.write(f'#set page(width: auto, height: auto, margin: 0pt)\n#set text(font: "{family}", size: 1000pt, '
                       f'top-edge: "ascender", bottom-edge: "{bottom}")\nA')
        pdf = typst.compile("page.typ", format="pdf", font_paths=["fonts"])
        heights.append(round(pymupdf.open(stream=pdf)[0].rect.height))
    return heights[0], heights[1] - heights[0]


def with_reportlab(file, family):
    face = TTFont(family, file).face
    return round(face.ascent), round(-face.descent)


def with_fpdf2(file, family):
    pdf = fpdf.FPDF()
    pdf.add_font(family, fname=file)
    description = pdf.fonts[family.lower()].desc
    return round(description.ascent), round(-description.descent)


LIBRARIES = {
    "HarfBuzz": with_harfbuzz, "FreeType": with_freetype, "Skia": with_skia, "MuPDF": with_mupdf,
    "Pillow": lambda file, _: ImageFont.truetype(file, 1000).getmetrics(), "WeasyPrint": with_weasyprint,
    "Qt": with_qt, "Typst": with_typst, "ReportLab": with_reportlab, "fpdf2": with_fpdf2,
}
HHEA, TYPOGRAPHIC, WINDOWS = (900, 300), (700, 200), (1000, 400)
expected = {"without the flag": dict.fromkeys(LIBRARIES, HHEA), "with the flag": dict.fromkeys(LIBRARIES, TYPOGRAPHIC)}
expected["without the flag"].update({"Qt": WINDOWS, "Typst": TYPOGRAPHIC, "ReportLab": TYPOGRAPHIC})
expected["with the flag"]["fpdf2"] = HHEA
found = {}
for name, family in {"without the flag": "Unflagged", "with the flag": "Flagged"}.items():
    font(family, family == "Flagged")
    found[name] = {library: read(f"fonts/{family}.ttf", family) for library, read in LIBRARIES.items()}
    for library, pair in found[name].items():
        print(f"{name}, {library}: ascent {pair[0]}, descent {pair[1]}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
