#!/usr/bin/env bash
# Is a line broken between 14 and px where the space between them is a no-break space?
#
# Guess: no, in anything that breaks lines: U+00A0 is known to all, and U+202F, the narrow one that French and the numbers of
# CLDR have, and U+2007, the one as wide as a digit, are in the same class of UAX #14, GL. A library that knows only the first
# at most takes the others for letters, which keep together, too.
# What is so: Pango, Qt, Typst, MuPDF's Story, WeasyPrint and fpdf2 keep 14 and px together. rich breaks at all
# three: it takes words to end where Python's patterns have white space. ReportLab's paragraphs keep U+00A0, and break at the
# other two, as Python's split() does, and write them as a common space.
# Why it matters: amounts and sizes are torn apart at the end of a line in a report or a table, by the very character that was
# put there against it; with numbers that a locale formats, in French and not in German. Use U+00A0 in ReportLab, and in
# rich no_wrap for the column.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  rich==15.0.0 reportlab==5.1.0 fpdf2==2.8.9 typst==0.15.2 pymupdf==2.0 weasyprint==70.0 \
  PySide6-Essentials==6.12.0 cairocffi==1.7.1 pangocffi==0.14.1 pangocairocffi==0.7.1 font-roboto==0.0.1
cd "$folder"
mkdir fonts
find venv/lib -name Roboto-Regular.ttf -exec cp {} fonts \;
cat >fonts.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
FONTCONFIG_FILE=$folder/fonts.conf QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY' 2>&1 | grep --invert-match 'Fontconfig warning'
import os
import sys
from importlib.metadata import version

import cairocffi
import fpdf
import pangocairocffi
import pangocffi
import pymupdf
import typst
import weasyprint
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QTextLayout
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph
from rich.console import Console
from rich.text import Text

NAMES = ("rich", "reportlab", "fpdf2", "typst", "pymupdf", "weasyprint", "PySide6-Essentials")
print(*(f"{name} {version(name)}" for name in NAMES), f"Pango {pangocffi.pango_version_string()}", sep=", ")
FILE = os.path.abspath("fonts/Roboto-Regular.ttf")
# At 10 points "about 14" is 40 wide, and "about 14 px" is 55.
WIDTH = 46
application = QGuiApplication([])
QFontDatabase.addApplicationFont(FILE)
registerFont(TTFont("Roboto", FILE))


def with_rich(text):
    return [line.plain for line in Text(text).wrap(Console(width=80), len("about 14 "))]


def with_reportlab(text):
    paragraph = Paragraph(text, ParagraphStyle("plain", fontName="Roboto", fontSize=10, leading=12))
    paragraph.wrap(WIDTH, 100)
    return [" ".join(words) for _, words in paragraph.blPara.lines]


def with_fpdf2(text):
    pdf = fpdf.FPDF(unit="pt", format=(200, 200))
    pdf.add_page()
    pdf.add_font("Roboto", fname=FILE)
    pdf.set_font("Roboto", size=10)
    pdf.c_margin = 0
    return pdf.multi_cell(WIDTH, text=text, dry_run=True, output="LINES")


def of_page(pdf):
    return pymupdf.open(stream=pdf)[0].get_text().splitlines()


def with_typst(text):
    with open("page.typ", "w") as file:
        file.write(f'#set page(width: {WIDTH}pt, height: 100pt, margin: 0pt)\n#set text(font: "Roboto", size: 10pt)\n{text}')
    return of_page(typst.compile("page.typ", format="pdf", font_paths=["fonts"]))


def with_mupdf(text):
    pdf = pymupdf.open()
    style = "@font-face { font-family: R; src: url(Roboto-Regular.ttf) } p { margin: 0; font-family: R; font-size: 10px }"
    pdf.new_page(width=200, height=200).insert_htmlbox(
        (0, 0, WIDTH, 100), f"<p>{text}</p>", css=style, archive=pymupdf.Archive("fonts"), scale_low=1)
    return of_page(pdf.tobytes())


def with_weasyprint(text):
    style = (f"@font-face {{ font-family: R; src: url(file://{FILE}) }} @page {{ size: {WIDTH}pt 100pt; margin: 0 }}"
             "body { margin: 0; font: 10pt R }")
    return of_page(weasyprint.HTML(string=f"<style>{style}</style>{text}").write_pdf())


def with_qt(text):
    font = QFont("Roboto")
    font.setPixelSize(10)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(WIDTH)
        lines.append(text[line.textStart():line.textStart() + line.textLength()])
    layout.endLayout()
    return lines


def with_pango(text):
    context = cairocffi.Context(cairocffi.ImageSurface(cairocffi.FORMAT_A8, 200, 200))
    layout = pangocairocffi.create_layout(context)
    font = pangocffi.FontDescription()
    font.family = "Roboto"
    font.set_absolute_size(pangocffi.units_from_double(10))
    layout.font_description = font
    layout.width = pangocffi.units_from_double(WIDTH)
    layout.text = text
    iterator = layout.get_iter()
    starts = [iterator.get_index()]
    while iterator.next_line():
        starts.append(iterator.get_index())
    data = text.encode()
    return [data[start:end].decode() for start, end in zip(starts, [*starts[1:], len(data)])]


LIBRARIES = {
    "Pango": with_pango, "Qt": with_qt, "Typst": with_typst, "MuPDF": with_mupdf, "WeasyPrint": with_weasyprint,
    "fpdf2": with_fpdf2, "rich": with_rich, "ReportLab": with_reportlab,
}
SPACES = {"U+0020": " ", "U+00A0": "\u00a0", "U+202F": "\u202f", "U+2007": "\u2007"}
found = {}
for name, broken in LIBRARIES.items():
    found[name] = {}
    for code, space in SPACES.items():
        lines = [line.strip(" ") for line in broken(f"about 14{space}px")]
        # A common space between 14 and px must break, or the width would prove nothing.
        found[name][code] = lines == ["about 14", "px"] or lines == [f"about 14{space}", "px"]
        if not found[name][code] and (len(lines) != 2 or lines[0] != "about"):
            sys.exit(f"changed: {name} breaks {code} into {lines}")
    print(f"{name} breaks at " + ", ".join(code for code, is_broken in found[name].items() if is_broken))
expected = {name: {code: code == "U+0020" for code in SPACES} for name in LIBRARIES}
expected["rich"] = dict.fromkeys(SPACES, True)
expected["ReportLab"] = {code: code != "U+00A0" for code in SPACES}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
