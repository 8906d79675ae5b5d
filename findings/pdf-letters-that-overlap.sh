#!/usr/bin/env bash
# Are two half-transparent letters of a PDF's text darker where they overlap, as in a heading that is set tight?
#
# Guess: no. The text knockout parameter, TK, has been true since transparency came to PDF (1.4) unless a file sets it: a
# text object's letters are then one object, in which later ones knock out earlier ones (ISO 32000-1, 9.3.8).
# What is so: PDFium and MuPDF composite each letter on those before it, whatever TK is: the overlap of two letters at an
# opacity of a half is at three quarters, as that of two shapes is.
# Why it matters: a faded heading with a negative tracking, or a script whose letters join, has dark seams in the browser and
# in comparisons, and should have none by the standard. Fade text by a transparency group instead.
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
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pikepdf")), sep=", ")


def page(content, **state):
    """A page of 60 by 60, with a state of graphics and a bold font."""
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(60, 60))
    font = pikepdf.Dictionary(
        Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name("/Helvetica-Bold"))
    pdf.pages[0].Resources = pikepdf.Dictionary(
        ExtGState=pikepdf.Dictionary(half=pikepdf.Dictionary(ca=0.5, **state)), Font=pikepdf.Dictionary(bold=font))
    pdf.pages[0].Contents = pdf.make_stream(content)
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def with_pdfium(document):
    return pypdfium2.PdfDocument(document)[0].render(scale=2).to_pil().convert("RGB")


def with_mupdf(document):
    pixels = pymupdf.open(stream=document, filetype="pdf")[0].get_pixmap(matrix=pymupdf.Matrix(2, 2))
    return Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)


# Each letter is 43 wide, and the second begins 23 after the first.
TIGHT = b"/half gs 1 0 0 rg BT /bold 60 Tf -20 Tc 2 10 Td (HH) Tj ET"
ONE = b"/half gs 1 0 0 rg BT /bold 60 Tf 2 10 Td (H) Tj ET"
PAGES = {
    "one letter": page(ONE),
    "two that overlap, TK by default": page(TIGHT),
    "two that overlap, TK true": page(TIGHT, TK=True),
    "two that overlap, TK false": page(TIGHT, TK=False),
}
# The strongest red's part of white that is left, in quarters.
expected = {
    "one letter": {"PDFium": 2, "MuPDF": 2},
    "two that overlap, TK by default": {"PDFium": 1, "MuPDF": 1},
    "two that overlap, TK true": {"PDFium": 1, "MuPDF": 1},
    "two that overlap, TK false": {"PDFium": 1, "MuPDF": 1},
}
found = {
    case: {
        name: round(min(green for _, green, _ in draw(document).getdata()) / 63.75)
        for name, draw in {"PDFium": with_pdfium, "MuPDF": with_mupdf}.items()
    }
    for case, document in PAGES.items()
}
for case, quarters in found.items():
    print(f"{case}: " + ", ".join(f"{name} {count / 4:g} of white" for name, count in quarters.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
