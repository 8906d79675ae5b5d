#!/usr/bin/env bash
# Is a PDF's operator that fills and strokes a path the same as its fill, and then its stroke?
#
# Guess: yes: `B` is a short form of `f` and `S` with the same path. With half of the opacity for both, the inner half
# of the line, which lies over the fill, is a mixture of three colours, as in SVG and on a canvas.
# What is so: MuPDF and PDFium draw what ISO 32000 says in its part on transparency: since PDF 1.4 `B` is a group in
# which the stroke replaces the fill, so that the fill is not seen through the line. With `f` and `S` it is.
# Why it matters: a writer that joins both to save bytes changes the picture as soon as the line is transparent or
# blended.
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


WAYS = {"B": b"20 20 60 60 re B", "f, then S": b"20 20 60 60 re f 20 20 60 60 re S"}
STATES = {"half opaque": Dictionary(CA=0.5, ca=0.5), "multiplied": Dictionary(BM=Name.Multiply)}
# Whether the fill is seen through the inner half of the line.
expected = {
    (state, way): dict.fromkeys(("MuPDF", "PDFium"), way != "B") for state in STATES for way in WAYS
}
found = {}
for state, values in STATES.items():
    for way, content in WAYS.items():
        data = document(
            b"/G gs 1 0 0 rg 0 0 1 RG 20 w " + content, lambda pdf: Dictionary(ExtGState=Dictionary(G=values)))
        found[state, way] = {}
        for viewer, picture in pictures(data).items():
            inside, outside = picture.getpixel((25, 50)), picture.getpixel((15, 50))
            found[state, way][viewer] = inside != outside
            print(f"{state}, {way:9} {viewer:6}: the line is {'%02x%02x%02x' % outside} outside, "
                  f"{'%02x%02x%02x' % inside} over the fill")
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
