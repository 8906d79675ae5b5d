#!/usr/bin/env bash
# Does the colour space of a page's transparency group change an opaque page that uses DeviceRGB alone?
#
# Guess: no. The group's colour space is the one in which transparent things are blended; pure red on a page without
# any transparency is pure red.
# What is so: PDFium ignores the entry. MuPDF draws into the space of the group, so that with /CS /DeviceCMYK pure red
# goes through CMYK and comes back as a dull one.
# Why it matters: a program that prints may write such a group on each page. Colours then differ between two viewers
# by 36 levels, and nothing that is drawn on the page explains it: an entry of the page does.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdfium2==5.15.2 pymupdf==2.0 pikepdf==10.18.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pikepdf
import pymupdf
import pypdfium2

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pikepdf")), sep=", ")


def page(space):
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(40, 40))
    pdf.pages[0].obj["/Group"] = pikepdf.Dictionary(S=pikepdf.Name.Transparency, CS=pikepdf.Name("/" + space))
    pdf.pages[0].Contents = pdf.make_stream(b"1 0 0 rg 0 0 40 40 re f")
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


expected = {
    ("MuPDF", "DeviceRGB"): True,
    ("PDFium", "DeviceRGB"): True,
    ("MuPDF", "DeviceCMYK"): False,
    ("PDFium", "DeviceCMYK"): True,
}
found = {}
for renderer, space in expected:
    data = page(space)
    if renderer == "MuPDF":
        colour = pymupdf.open(stream=data)[0].get_pixmap().pixel(20, 20)
    else:
        colour = pypdfium2.PdfDocument(data)[0].render(scale=1).to_pil().convert("RGB").getpixel((20, 20))
    found[renderer, space] = colour == (255, 0, 0)
    print(f"{renderer}, page group in {space}: (255, 0, 0) is drawn as {colour}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
