#!/usr/bin/env bash
# Are the letters of a ligature apart where a text has letter spacing, as the f and the i of a spaced "fit"?
#
# Guess: yes: a shaper has a switch for ligatures, CSS Text says that optional ones are not to be used where letters are
# spaced, and libraries which take a width between letters have letters in mind.
# What is so: Qt and Pango use no ligature once there is spacing. Typst with `tracking`, resvg with `letter-spacing` and
# fpdf2 with text shaping keep it: the word has two glyphs, and one gap less than "fat". With the ligatures switched off
# by hand Typst has all gaps.
# Why it matters: a spaced heading has "fi" close together between letters that are apart, and is narrower than on the
# screen by the spacing for each ligature; a text without f and i, or a font without ligatures, is right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  font-roboto==0.0.1 PySide6-Essentials==6.12.0 cairocffi==1.7.1 pangocffi==0.14.1 pangocairocffi==0.7.1 typst==0.15.2 \
  resvg-py==0.5.0 fpdf2==2.8.9 uharfbuzz==0.57.0 pillow==13.0.0
cd "$folder"
cat >fonts.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/venv/lib</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
FONTCONFIG_FILE=$folder/fonts.conf QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import io
import os
import sys
from importlib.metadata import version

import cairocffi
import font_roboto
import fpdf
import pangocairocffi
import pangocffi
import resvg_py
import typst
from PIL import Image
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

NAMES = ("PySide6-Essentials", "typst", "resvg-py", "fpdf2")
print(*(f"{name} {version(name)}" for name in NAMES), f"Pango {pangocffi.pango_version_string()}", sep=", ")
FOLDER = os.path.join(os.path.dirname(font_roboto.__file__), "files")
ROBOTO = os.path.join(FOLDER, "Roboto-Regular.ttf")
SIZE, SPACING = 40, 20
application = QGuiApplication([])
QFontDatabase.addApplicationFont(ROBOTO)


def with_qt(text, spacing):
    font = QFont("Roboto")
    font.setPixelSize(SIZE)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return QFontMetricsF(font).horizontalAdvance(text)


def with_pango(text, spacing):
    surface = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None)
    layout = pangocairocffi.create_layout(cairocffi.Context(surface))
    units = pangocffi.units_from_double
    layout.apply_markup(
        f'<span font_family="Roboto" size="{SIZE * 768}" letter_spacing="{units(spacing)}">{text}</span>')
    return pangocffi.units_to_double(layout.get_extents()[1].width)


def with_typst(text, spacing, more=""):
    with open("page.typ", "w") as file:
        file.write(
            "#set page(width: auto, height: auto, margin: 0pt)\n"
            f'#set text(font: "Roboto", size: {SIZE}pt, tracking: {spacing}pt{more})\n#box[{text}]'
        )
    png = typst.compile("page.typ", format="png", ppi=72, font_paths=[FOLDER], ignore_system_fonts=True)
    return Image.open(io.BytesIO(png)).width


def with_resvg(text, spacing):
    """The width of what is drawn."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><text y="40" font-family="Roboto" '
        f'font-size="{SIZE}" letter-spacing="{spacing}">{text}</text></svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=svg, font_files=[ROBOTO], skip_system_fonts=True)
    left, _, right, _ = Image.open(io.BytesIO(bytes(png))).getbbox()
    return right - left


def with_fpdf2(text, spacing):
    document = fpdf.FPDF(unit="pt")
    document.add_page()
    document.add_font("Roboto", "", ROBOTO)
    document.set_font("Roboto", size=SIZE)
    document.set_text_shaping(True)
    document.set_char_spacing(spacing)
    return document.get_string_width(text)


WIDTH = {
    "Qt": with_qt, "Pango": with_pango, "Typst": with_typst, "resvg": with_resvg, "fpdf2": with_fpdf2,
    "Typst without ligatures": lambda text, spacing: with_typst(text, spacing, ", ligatures: false"),
}
found = {}
for name, width in WIDTH.items():
    # How many spacings wider a word becomes: fit, which has a ligature, and fat, which has none.
    fit, fat = (round((width(text, SPACING) - width(text, 0)) / SPACING, 1) for text in ("fit", "fat"))
    found[name] = round(fat - fit)
    print(f"{name}: fit becomes wider by {fit:g} spacings, fat by {fat:g}")
expected = {"Qt": 0, "Pango": 0, "Typst": 1, "resvg": 1, "fpdf2": 1, "Typst without ligatures": 0}
if found != expected:
    sys.exit(f"changed: expected that fit lacks as many: {expected}")
PY
