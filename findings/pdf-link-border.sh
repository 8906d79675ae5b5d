#!/usr/bin/env bash
# What does a viewer draw around a link of a PDF, as the screens of a clickable prototype have?
#
# Guess: a frame of 1 unit in black, unless the link says /Border [0 0 0]: that is the entry's default, and why
# writers of PDFs add it. With [0 0 2] and a colour, a red frame of 2 units.
# What is so: PDFium and MuPDF draw nothing in any of these cases. A square annotation, which has no appearance of its
# own either, they frame as its entries say.
# Why it matters: a frame that shows in print, or in a viewer that follows the default, is not in a test's picture of
# the page. Write the entry always, and draw what users shall see of a link into the page.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdfium2==5.15.2 pymupdf==2.0 pikepdf==10.18.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import numpy
import pikepdf
import pymupdf
import pypdfium2
from pikepdf import Array, Dictionary, Name

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pikepdf")), sep=", ")


def page(annotation):
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(60, 60))
    made = Dictionary(Type=Name.Annot, Rect=[10, 10, 40, 40], F=4, **annotation)
    pdf.pages[0].Annots = Array([pdf.make_indirect(made)])
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def is_drawn(data):
    document = pypdfium2.PdfDocument(data)
    document.init_forms()
    pixmap = pymupdf.open(stream=data)[0].get_pixmap(annots=True)
    return {
        "PDFium": bool((document[0].render(may_draw_forms=True, draw_annots=True).to_numpy() < 250).any()),
        "MuPDF": bool((numpy.frombuffer(pixmap.samples, numpy.uint8) < 250).any()),
    }


ANNOTATIONS = {
    "link": {"Subtype": Name.Link},
    "link, /Border [0 0 2], red": {"Subtype": Name.Link, "Border": [0, 0, 2], "C": [1, 0, 0]},
    "square, red": {"Subtype": Name.Square, "C": [1, 0, 0]},
}
expected = {
    "link": {"PDFium": False, "MuPDF": False},
    "link, /Border [0 0 2], red": {"PDFium": False, "MuPDF": False},
    "square, red": {"PDFium": True, "MuPDF": True},
}
found = {name: is_drawn(page(annotation)) for name, annotation in ANNOTATIONS.items()}
for name, of_renderers in found.items():
    for renderer, is_there in of_renderers.items():
        print(f"{name}, {renderer}: {'a frame' if is_there else 'nothing'}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
