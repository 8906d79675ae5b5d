#!/usr/bin/env bash
# What does a PDF's viewer do with a list of blend modes, the first of which it does not know?
#
# Guess: it takes the first that it knows: that is what a list is for in PDF 1.4 to 1.7, so that a mode of a later
# version could be written before one that all know. PDF 2.0 discourages lists, but does not change what they mean.
# What is so: MuPDF and PDFium take the first name, and draw without blending if they do not know it. A list whose
# first name is known works in both.
# Why it matters: a writer that relies on the list for a fallback has none.
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


LISTS = {
    "Multiply": ["Multiply"],
    "Multiply, then one of a later version": ["Multiply", "LaterMode"],
    "one of a later version, then Multiply": ["LaterMode", "Multiply"],
}
# Whether red over green is black, as multiplied.
expected = {name: dict.fromkeys(("MuPDF", "PDFium"), modes[0] == "Multiply") for name, modes in LISTS.items()}
found = {}
for name, modes in LISTS.items():
    state = Dictionary(BM=Array([Name("/" + mode) for mode in modes]))
    data = document(
        b"0 1 0 rg 0 0 100 100 re f /G gs 1 0 0 rg 0 0 100 100 re f",
        lambda pdf: Dictionary(ExtGState=Dictionary(G=state)))
    found[name] = {viewer: picture.getpixel((50, 50)) == (0, 0, 0) for viewer, picture in pictures(data).items()}
    for viewer, is_multiplied in found[name].items():
        print(f"[{name}] {viewer:6}: {'multiplied' if is_multiplied else 'not blended'}")
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
