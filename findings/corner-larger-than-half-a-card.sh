#!/usr/bin/env bash
# What is a card of 100 by 40 whose corners have a radius of 40, in libraries that draw rounded rectangles?
#
# Guess: a pill: CSS makes both radii smaller by one factor until opposite corners fit, and a radius "large enough" is how
# pills are written; at the least each corner is as round as there is room for.
# What is so: WeasyPrint, Typst, Skia and Pillow draw the pill. Qt makes each radius as large as its own side allows, so that
# the corners are ellipses, 40 across and 20 down. fpdf2 draws a rectangle with square corners. ReportLab's roundRect and
# Matplotlib's round box let the corners run into each other: the outline crosses itself, and beside a lens in the middle, two
# pieces of its ends are filled. No one warns.
# Why it matters: a badge with "radius: 999" is a pill on the screen, and in a chart, a report or a PDF of the same style it
# is square, pointed, or in three pieces. Write the least of the radius and half of the shorter side.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pillow==13.0.0 skia-python==144.1 numpy==2.4.6 PySide6-Essentials==6.12.0 typst==0.15.2 weasyprint==70.0 reportlab==5.1.0 \
  fpdf2==2.8.9 matplotlib==3.11.2 pypdfium2==5.15.2
cd "$folder"
QT_QPA_PLATFORM=offscreen MPLCONFIGDIR=$folder venv/bin/python - <<'PY' 2>&1 | grep --invert-match 'Fontconfig warning'
import io
import sys
from importlib.metadata import version

import fpdf
import matplotlib
import PIL.Image
import PIL.ImageDraw
import pypdfium2
import skia
import typst
import weasyprint
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from reportlab.pdfgen.canvas import Canvas

matplotlib.use("Agg")
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

NAMES = ("weasyprint", "typst", "skia-python", "pillow", "PySide6-Essentials", "fpdf2", "reportlab", "matplotlib")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
application = QGuiApplication([])


def page(pdf):
    return pypdfium2.PdfDocument(bytes(pdf))[0].render().to_pil()


def opened(data):
    return PIL.Image.open(io.BytesIO(bytes(data)))


def with_weasyprint():
    style = ("@page { size: 100pt 40pt; margin: 0 } body { margin: 0 }"
             "p { margin: 0; height: 40pt; background: black; border-radius: 40pt }")
    return page(weasyprint.HTML(string=f"<style>{style}</style><p></p>").write_pdf())


def with_typst():
    with open("page.typ", "w") as file:
        file.write("#set page(width: 100pt, height: 40pt, margin: 0pt)\n"
                   "#rect(width: 100%, height: 100%, fill: black, radius: 40pt)")
    return opened(typst.compile("page.typ", format="png", ppi=72))


def with_skia():
    surface = skia.Surface(100, 40)
    surface.getCanvas().clear(skia.ColorWHITE)
    surface.getCanvas().drawRoundRect(skia.Rect(0, 0, 100, 40), 40, 40, skia.Paint(Color=skia.ColorBLACK))
    return opened(surface.makeImageSnapshot().encodeToData())


def with_pillow():
    image = PIL.Image.new("RGB", (100, 40), "white")
    PIL.ImageDraw.Draw(image).rounded_rectangle((0, 0, 99, 39), 40, fill="black")
    return image


def with_qt():
    image = QImage(100, 40, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("black"))
    painter.drawRoundedRect(0, 0, 100, 40, 40, 40)
    painter.end()
    buffer = QBuffer()
    image.save(buffer, "PNG")
    return opened(buffer.data())


def with_fpdf2():
    pdf = fpdf.FPDF(unit="pt", format=(100, 40))
    pdf.add_page()
    pdf.set_fill_color(0)
    pdf.rect(0, 0, 100, 40, style="F", round_corners=True, corner_radius=40)
    return page(pdf.output())


def with_reportlab():
    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(100, 40))
    canvas.roundRect(0, 0, 100, 40, 40, stroke=0, fill=1)
    canvas.save()
    return page(file.getvalue())


def with_matplotlib():
    figure = Figure(figsize=(1, 0.4), dpi=100)
    axes = figure.add_axes([0, 0, 1, 1])
    axes.set(xlim=(0, 100), ylim=(0, 40))
    axes.axis("off")
    axes.add_patch(FancyBboxPatch((0, 0), 100, 40, boxstyle="round,pad=0,rounding_size=40", color="black", linewidth=0))
    file = io.BytesIO()
    figure.savefig(file)
    return opened(file.getvalue())


LIBRARIES = {
    "WeasyPrint": with_weasyprint, "Typst": with_typst, "Skia": with_skia, "Pillow": with_pillow, "Qt": with_qt,
    "fpdf2": with_fpdf2, "ReportLab": with_reportlab, "Matplotlib": with_matplotlib,
}
# Points at which a pill, elliptical corners, a square and an outline that crosses itself differ.
PLACES = {"corner": (1, 1), "end of a pill": (14, 4), "flank": (4, 13), "edge": (0, 13), "centre": (50, 20)}
crossing = (False, False, False, True, True)
expected = {name: (False, True, True, False, True) for name in LIBRARIES}
expected.update({
    "Qt": (False, False, True, False, True), "fpdf2": (True,) * 5, "ReportLab": crossing, "Matplotlib": crossing})
found = {}
for name, draw in LIBRARIES.items():
    picture = draw().convert("L")
    found[name] = tuple(picture.getpixel(place) < 128 for place in PLACES.values())
    print(f"{name}: " + ", ".join(f"{place} {'drawn' if is_drawn else 'empty'}" for place, is_drawn in zip(PLACES, found[name])))
    for y in range(0, 40, 4):
        print("  " + "".join("#" if picture.getpixel((x, y)) < 128 else "." for x in range(0, 100, 2)))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
