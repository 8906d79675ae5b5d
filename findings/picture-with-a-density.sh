#!/usr/bin/env bash
# How large is a picture of 120 by 60 pixels on a PDF's page, placed without a size, whose file says 144 pixels an inch?
#
# Guess: 60 by 30 points in all libraries that make PDFs. A screenshot @2x has a density so that it is half as large, and a
# page has no pixels, so that the density is all there is to go by.
# What is so: img2pdf, Typst and PyMuPDF do that, for PNG's pHYs as for JPEG's JFIF. fpdf2 and ReportLab, drawn directly or as a
# flowable, take a pixel for a point: 120 by 60, twice as wide and high.
# Why it matters: a contact sheet of screens @2x or @3x has them at their size in points from one, and cut off by the page's edge
# from the other. Give the size in points.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  img2pdf==0.6.3 typst==0.15.2 PyMuPDF==2.0 fpdf2==2.8.9 reportlab==5.1.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version
from pathlib import Path

import img2pdf
import pymupdf
import typst
from fpdf import FPDF
from PIL import Image
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Image as Flowable
from reportlab.platypus import SimpleDocTemplate

print(*(f"{name} {version(name)}" for name in ("img2pdf", "typst", "PyMuPDF", "fpdf2", "reportlab")), sep=", ")


def with_typst(picture):
    Path("sheet.typ").write_text(f'#set page(width: 400pt, height: 300pt, margin: 0pt)\n#image("{picture}")')
    return typst.compile("sheet.typ")


def with_fpdf2(picture):
    document = FPDF(unit="pt")
    document.add_page()
    document.image(picture, x=0, y=0)
    return bytes(document.output())


def with_reportlab(picture):
    sheet = io.BytesIO()
    canvas = Canvas(sheet)
    canvas.drawImage(picture, 0, 0)
    canvas.save()
    return sheet.getvalue()


def with_flowable(picture):
    sheet = io.BytesIO()
    SimpleDocTemplate(sheet).build([Flowable(picture)])
    return sheet.getvalue()


def size(document):
    """The size of the first page's picture, in points."""
    left, top, right, bottom = pymupdf.open(stream=document, filetype="pdf")[0].get_image_info()[0]["bbox"]
    return round(right - left), round(bottom - top)


MAKERS = {
    "img2pdf": img2pdf.convert,
    "Typst": with_typst,
    "PyMuPDF": lambda picture: pymupdf.open(picture).convert_to_pdf(),
    "fpdf2": with_fpdf2,
    "ReportLab": with_reportlab,
    "ReportLab's flowable": with_flowable,
}
expected = {
    "img2pdf": (60, 30), "Typst": (60, 30), "PyMuPDF": (60, 30),
    "fpdf2": (120, 60), "ReportLab": (120, 60), "ReportLab's flowable": (120, 60),
}
for picture in ("screen.png", "screen.jpg"):
    Image.new("RGB", (120, 60), "red").save(picture, dpi=(144, 144))
    found = {name: size(make(picture)) for name, make in MAKERS.items()}
    print(f"{picture}: " + ", ".join(f"{name} {width} x {height}" for name, (width, height) in found.items()))
    if found != expected:
        sys.exit(f"changed: expected {expected}")
PY
