#!/usr/bin/env bash
# Which grey is a half in a PDF's CalGray with a gamma of 1, as a picture of linear light has it?
#
# Guess: 188 of 255, half of the light, in each viewer that manages colours at all: CalGray and CalRGB are the same idea
# with one channel and with three.
# What is so: MuPDF draws 187. PDFium draws 128: it passes over the gamma of CalGray, and honours that of CalRGB, where
# both draw 187 for the same half. With the usual gamma of 2.2 both draw 128, so that nothing is noticed.
# Why it matters: a mask, a heat map or a drawing of linear light is too dark by a quarter of the range in a browser, and
# right as soon as it has three equal channels. Write grey as CalRGB, or convert it.
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
WHITE = [0.9505, 1, 1.089]
SRGB = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]


def grey(gamma):
    return Array([Name.CalGray, Dictionary(WhitePoint=WHITE, Gamma=gamma)]), "0.5"


def rgb(gamma):
    return Array([Name.CalRGB, Dictionary(WhitePoint=WHITE, Gamma=[gamma] * 3, Matrix=SRGB)]), "0.5 0.5 0.5"


def page(space, color):
    document = pikepdf.new()
    document.add_blank_page(page_size=(100, 100))
    document.pages[0].Contents = document.make_stream(f"/Space cs {color} scn 0 0 100 100 re f".encode())
    document.pages[0].Resources = Dictionary(ColorSpace=Dictionary(Space=space))
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def with_mupdf(data):
    return pymupdf.open(stream=data)[0].get_pixmap(alpha=False).pixel(50, 50)


def with_pdfium(data):
    return pypdfium2.PdfDocument(data)[0].render(scale=1).to_pil().convert("RGB").getpixel((50, 50))


LINEAR, USUAL = 187.5, 128
found = {}
SPACES = {
    ("CalGray", 1): grey(1), ("CalRGB", 1): rgb(1), ("CalGray", 2.2): grey(2.2), ("CalRGB", 2.2): rgb(2.2),
}
for (name, gamma), space in SPACES.items():
    data = page(*space)
    for viewer, draw in (("MuPDF", with_mupdf), ("PDFium", with_pdfium)):
        found[name, gamma, viewer] = tuple(draw(data))
        print(f"a half of {name} with a gamma of {gamma}, {viewer}: {found[name, gamma, viewer]}")
expected = {key: LINEAR if key[1] == 1 else USUAL for key in found}
expected["CalGray", 1, "PDFium"] = USUAL
if any(abs(level - expected[key]) > 3 for key, levels in found.items() for level in levels):
    sys.exit(f"changed: expected {expected}")
PY
