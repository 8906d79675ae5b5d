#!/usr/bin/env bash
# How large is a PDF page of 40 by 40 units whose /UserUnit is 2?
#
# Guess: 80 by 80 points everywhere. PDF has had the entry since 1.6 for pages that exceed 200 inches, and a picture
# of the page at 72 dpi has 80 by 80 pixels.
# What is so: MuPDF draws 80 by 80 pixels, and reports a page of that size. PDFium draws 40 by 40, and reports 40 by
# 40.
# Why it matters: a tall strip of screens is what has such a page. Two viewers then disagree on its size by a factor
# of 2, a comparison fails for the size before it looks at a pixel, and a reviewer's ruler is wrong in one of them.
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


def page(user_unit):
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(40, 40))
    if user_unit:
        pdf.pages[0].obj["/UserUnit"] = user_unit
    pdf.pages[0].Contents = pdf.make_stream(b"1 0 0 rg 0 0 40 40 re f")
    out = io.BytesIO()
    pdf.save(out, min_version="1.6")
    return out.getvalue()


def sizes(data):
    pixmap = pymupdf.open(stream=data)[0].get_pixmap()
    bitmap = pypdfium2.PdfDocument(data)[0].render(scale=1)
    return {"MuPDF": (pixmap.width, pixmap.height), "PDFium": (bitmap.width, bitmap.height)}


expected = {
    None: {"MuPDF": (40, 40), "PDFium": (40, 40)},
    2: {"MuPDF": (80, 80), "PDFium": (40, 40)},
}
found = {user_unit: sizes(page(user_unit)) for user_unit in expected}
for user_unit, of_renderers in found.items():
    for renderer, size in of_renderers.items():
        print(f"/UserUnit {user_unit or 'absent'}, {renderer}: {size[0]} by {size[1]} pixels at 72 dpi")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
