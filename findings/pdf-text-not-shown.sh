#!/usr/bin/env bash
# Is text extracted from a PDF that no viewer shows, as it is clipped away or on a layer that is off?
#
# Guess: by parsers such as pypdf and pdfminer.six, yes, as they do not draw. By the libraries of viewers, no: PDFium
# and MuPDF know from drawing what is seen, and a reader who copies a page's text gets the text of the page.
# What is so: MuPDF returns the shown text alone. PDFium, which draws none of it, returns what is on the layer that is
# off, what a clip hides, and what is beyond the page's edge, as the parsers do.
# Why it matters: a list that scrolls is drawn with a clip, so that rows above and below are in the file. A test that a
# row is not on the screen passes with the one library and fails with the other.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdf==7.1.1 pypdfium2==5.15.2 pymupdf==2.0 pdfminer.six==20260107 pikepdf==10.18.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pikepdf
import pymupdf
import pypdf
import pypdfium2
from pdfminer.high_level import extract_text
from pikepdf import Array, Dictionary, Name
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("pypdf", "pypdfium2", "pymupdf", "pdfminer.six")), sep=", ")


def document(content):
    pdf = pikepdf.new()
    page = pdf.add_blank_page(page_size=(100, 100))
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="Layer"))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(OFF=Array([layer])))
    page.Resources = Dictionary(
        Font=Dictionary(F=Dictionary(
            Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)),
        Properties=Dictionary(L=layer))
    page.Contents = pdf.make_stream(content.encode())
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def pictures(data):
    pixmap = pymupdf.open(stream=data)[0].get_pixmap()
    yield Image.frombytes("RGB", (pixmap.width, pixmap.height), pixmap.samples)
    yield pypdfium2.PdfDocument(data)[0].render().to_pil().convert("RGB")


def texts(data):
    return {
        "pypdf": pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text(),
        "pdfminer.six": extract_text(io.BytesIO(data)),
        "PDFium": pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range(),
        "MuPDF": pymupdf.open(stream=data)[0].get_text(),
    }


PAGES = {
    "on a layer that is off": "/OC /L BDC BT /F 12 Tf 10 50 Td (Row) Tj ET EMC",
    "clipped away": "q 0 0 100 20 re W n BT /F 12 Tf 10 50 Td (Row) Tj ET Q",
    "above the page": "BT /F 12 Tf 10 150 Td (Row) Tj ET",
}
found = {}
for name, content in PAGES.items():
    data = document(content)
    if any(picture.getcolors() != [(10000, (255, 255, 255))] for picture in pictures(data)):
        sys.exit(f"changed: a viewer shows text that is {name}")
    found[name] = {reader: text.strip() == "Row" for reader, text in texts(data).items()}
    print(f"{name}: " + ", ".join(
        f"{reader} {'extracts it' if is_found else 'does not'}" for reader, is_found in found[name].items()))
expected = dict.fromkeys(PAGES, {"pypdf": True, "pdfminer.six": True, "PDFium": True, "MuPDF": False})
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
