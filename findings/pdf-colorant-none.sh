#!/usr/bin/env bash
# What does a PDF's viewer paint in the separation named None, as on the layer of a cutter or of notes to a printer?
#
# Guess: nothing, in each: the name is one of two with a meaning of their own, All and None, and ISO 32000 says of None
# that painting with it has no effect; the alternate colours are for inks that a device lacks.
# What is so: PDFium paints nothing. MuPDF takes the alternate colour: what shall be seen nowhere is red here. All, in
# which both take the alternate colour, is the same in both, and so is a colour space of two colorants that are both None,
# in DeviceN: it is painted by both.
# Why it matters: a page from a program for print has lines or plates in a picture of MuPDF that a browser does not show.
# Whoever writes pages leaves such content out, or puts it on a layer that is off.
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

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pikepdf")), sep=", ")
# From white without ink to red with all of it.
TO_RED = Dictionary(FunctionType=2, Domain=[0, 1], C0=[1, 1, 1], C1=[1, 0, 0], N=1)


def separation(name):
    return lambda document: Array([Name.Separation, Name("/" + name), Name.DeviceRGB, TO_RED]), "1"


def of_two(document):
    red = document.make_stream(b"{pop pop 1 0 0}", FunctionType=4, Domain=[0, 1, 0, 1], Range=[0, 1, 0, 1, 0, 1])
    return Array([Name.DeviceN, Array([Name("/None"), Name("/None")]), Name.DeviceRGB, red])


def page(space, tints):
    """A green page with a square in the space's full tints."""
    document = pikepdf.new()
    document.add_blank_page(page_size=(100, 100))
    content = f"0 1 0 rg 0 0 100 100 re f /Ink cs {tints} scn 20 20 60 60 re f"
    document.pages[0].Contents = document.make_stream(content.encode())
    document.pages[0].Resources = Dictionary(ColorSpace=Dictionary(Ink=space(document)))
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def with_mupdf(data):
    return pymupdf.open(stream=data)[0].get_pixmap(alpha=False).pixel(50, 50)


def with_pdfium(data):
    return pypdfium2.PdfDocument(data)[0].render(scale=1).to_pil().convert("RGB").getpixel((50, 50))


WORDS = {(255, 0, 0): "red", (0, 255, 0): "nothing"}
found = {}
SPACES = {
    "a spot colour": separation("Cut"), "All": separation("All"), "None": separation("None"), "None twice": (of_two, "1 1"),
}
for name, (space, tints) in SPACES.items():
    data = page(space, tints)
    for viewer, draw in (("MuPDF", with_mupdf), ("PDFium", with_pdfium)):
        found[name, viewer] = WORDS.get(tuple(draw(data)), "other")
        print(f"{name}, {viewer}: {found[name, viewer]}")
expected = {key: "red" for key in found}
expected["None", "PDFium"] = "nothing"
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
