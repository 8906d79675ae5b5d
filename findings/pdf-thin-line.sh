#!/usr/bin/env bash
# How dark is a line of a PDF that is thinner than a pixel, as a separator is on a screen?
#
# Guess: as dark as the part of the pixel that it covers, since both viewers smooth edges: a line of 0.25 points is a
# quarter as dark as one of a point on a screen of a pixel a point, and the same at every zoom.
# What is so: MuPDF does that for lines and for filled rectangles alike. PDFium draws no line and no rectangle thinner
# than a pixel: both are as dark as one of a point until the zoom makes a pixel of them.
# Why it matters: a separator of a third of a point looks three times as heavy in one viewer as in the other, and a
# filled rectangle in the place of a line changes nothing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdfium2==5.15.2 pymupdf==2.0 pikepdf==10.18.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pikepdf
import pymupdf
import pypdfium2
from pikepdf import Array, Dictionary, Name
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pikepdf")), sep=", ")


def document(content, resources):
    pdf = pikepdf.new()
    page = pdf.add_blank_page(page_size=(100, 100))
    page.Resources = resources(pdf)
    page.Contents = pdf.make_stream(content)
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def pictures(data, scale=1):
    pixmap = pymupdf.open(stream=data)[0].get_pixmap(matrix=pymupdf.Matrix(scale, scale))
    return {
        "MuPDF": Image.frombytes("RGB", (pixmap.width, pixmap.height), pixmap.samples),
        "PDFium": pypdfium2.PdfDocument(data)[0].render(scale=scale).to_pil().convert("RGB"),
    }


SHAPES = {"line": b"1 0 0 RG 0.25 w 50.3 0 m 50.3 100 l S", "rectangle": b"1 0 0 rg 50.3 0 0.25 100 re f"}
SCALES = (1, 2, 4)
# The ink of a row in points, to the nearest quarter.
expected = {shape: {"MuPDF": [0.25, 0.25, 0.25], "PDFium": [1, 0.5, 0.25]} for shape in SHAPES}
found = {}
for shape, content in SHAPES.items():
    data = document(content, lambda pdf: Dictionary())
    ink = {"MuPDF": [], "PDFium": []}
    for scale in SCALES:
        for viewer, picture in pictures(data, scale).items():
            row = sum(255 - picture.getpixel((x, 50 * scale))[1] for x in range(picture.width))
            ink[viewer].append(round(row / 255 / scale * 4) / 4)
    found[shape] = ink
    for viewer, values in ink.items():
        points = ", ".join(f"{value:g} at {scale}x" for scale, value in zip(SCALES, values))
        print(f"{shape} of 0.25 points, {viewer:6}: {points}")
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
