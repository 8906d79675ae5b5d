#!/usr/bin/env bash
# Is a soft hyphen (U+00AD) drawn where the line is not broken at it, as in co(-)operate on one line?
#
# Guess: no: it is a place at which a word may be broken, and Unicode has it among the characters that are ignored where
# nothing else is known of them. At the most the oldest of the libraries that draw one line at a time draw it.
# What is so: as wide as without it the word is in HarfBuzz, Qt, Typst, Matplotlib and Pillow with Raqm. In Skia, Pillow's
# basic layout, PyMuPDF's fonts, ReportLab and fpdf2 without text shaping it is wider by a hyphen: Roboto has a glyph for
# the character, and these take it as any other.
# Why it matters: texts with soft hyphens from a translation show co-operate in a chart or a PDF and cooperate on the
# screen, and Pillow on a machine without Raqm draws the one where it draws the other elsewhere. Take them out of single
# lines.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  font-roboto==0.0.1 uharfbuzz==0.57.0 PySide6-Essentials==6.12.0 typst==0.15.2 pillow==13.0.0 skia-python==144.1 \
  pymupdf==2.0 reportlab==5.1.0 fpdf2==2.8.9 matplotlib==3.11.2
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import io
import os
import sys
from importlib.metadata import version

import font_roboto
import fpdf
import pymupdf
import skia
import typst
import uharfbuzz
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextPath
from PIL import Image, ImageFont
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

NAMES = ("uharfbuzz", "PySide6-Essentials", "typst", "pillow", "skia-python", "pymupdf", "reportlab", "fpdf2", "matplotlib")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
FOLDER = os.path.join(os.path.dirname(font_roboto.__file__), "files")
ROBOTO = os.path.join(FOLDER, "Roboto-Regular.ttf")
SIZE = 40


def with_harfbuzz(text):
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(ROBOTO))
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(uharfbuzz.Font(face), buffer)
    return sum(position.x_advance for position in buffer.glyph_positions) * SIZE / face.upem


application = QGuiApplication([])
QFontDatabase.addApplicationFont(ROBOTO)


def with_qt(text):
    font = QFont("Roboto")
    font.setPixelSize(SIZE)
    return QFontMetricsF(font).horizontalAdvance(text)


def with_typst(text):
    with open("page.typ", "w") as file:
        file.write(
            "#set page(width: auto, height: auto, margin: 0pt)\n"
            f'#set text(font: "Roboto", size: {SIZE}pt)\n#box[{text}]'
        )
    png = typst.compile("page.typ", format="png", ppi=72, font_paths=[FOLDER], ignore_system_fonts=True)
    return Image.open(io.BytesIO(png)).width


def with_pillow(engine):
    return ImageFont.truetype(ROBOTO, SIZE, layout_engine=engine).getlength


document = fpdf.FPDF(unit="pt")
document.add_page()
document.add_font("Roboto", "", ROBOTO)
document.set_font("Roboto", size=SIZE)
pdfmetrics.registerFont(TTFont("Roboto", ROBOTO))
WIDTH = {
    "HarfBuzz": with_harfbuzz,
    "Qt": with_qt,
    "Typst": with_typst,
    "Matplotlib": lambda text: TextPath((0, 0), text, size=SIZE, prop=FontProperties(fname=ROBOTO)).get_extents().width,
    "Pillow with Raqm": with_pillow(ImageFont.Layout.RAQM),
    "Pillow, basic": with_pillow(ImageFont.Layout.BASIC),
    "Skia": skia.Font(skia.Typeface.MakeFromFile(ROBOTO), SIZE).measureText,
    "MuPDF": lambda text: pymupdf.Font(fontfile=ROBOTO).text_length(text, SIZE),
    "ReportLab": lambda text: pdfmetrics.stringWidth(text, "Roboto", SIZE),
    "fpdf2": document.get_string_width,
}
found = {}
for name, width in WIDTH.items():
    plain, soft = width("cooperate"), width("co\u00adoperate")
    found[name] = soft - plain
    print(f"{name}: cooperate {plain:.1f} wide, with a soft hyphen {soft:.1f}")
DRAWN = {"Pillow, basic", "Skia", "MuPDF", "ReportLab", "fpdf2"}
# Roboto's hyphen is 11.04 wide at this size; Skia and Pillow round it to whole pixels.
if any(not (10.5 < more < 12.5 if name in DRAWN else more == 0) for name, more in found.items()):
    sys.exit(f"changed: expected a hyphen in {sorted(DRAWN)} alone")
PY
