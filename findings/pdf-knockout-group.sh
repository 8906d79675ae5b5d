#!/usr/bin/env bash
# What do two overlapping, half-transparent shapes of a knockout group (/K true) look like in a PDF?
#
# Guess: as the upper shape alone, in each mature renderer. In a knockout group a shape is composited with the group's
# backdrop, not with the shapes below it, and the entry is as old as transparency in PDF (1.4).
# What is so: MuPDF knocks out: half-transparent blue over white. PDFium, which draws PDF in Chromium, ignores /K: the
# red below shines through, as in a group without it.
# Why it matters: what a reviewer sees in the browser is not what a comparison that draws with MuPDF has, and neither
# warns. To look the same in both, the overlap must be cut out of the lower shape.
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


def page(knockout):
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(40, 40))
    group = pikepdf.Stream(pdf, b"/half gs 1 0 0 rg 0 0 40 40 re f 0 0 1 rg 0 0 20 40 re f")
    for key, value in {
        "/Type": pikepdf.Name.XObject,
        "/Subtype": pikepdf.Name.Form,
        "/BBox": [0, 0, 40, 40],
        "/Group": pikepdf.Dictionary(S=pikepdf.Name.Transparency, I=True, K=knockout),
        "/Resources": pikepdf.Dictionary(ExtGState=pikepdf.Dictionary(half=pikepdf.Dictionary(ca=0.5))),
    }.items():
        group[key] = value
    pdf.pages[0].Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(group=pdf.make_indirect(group)))
    pdf.pages[0].Contents = pdf.make_stream(b"/group Do")
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def colours(data):
    pixmap = pymupdf.open(stream=data)[0].get_pixmap()
    picture = pypdfium2.PdfDocument(data)[0].render(scale=1).to_pil().convert("RGB")
    return {"MuPDF": pixmap.pixel(10, 20), "PDFium": picture.getpixel((10, 20))}


def name(colour):
    red, green, blue = colour
    near = lambda one, two: abs(one - two) <= 3
    if near(red, 128) and near(green, 128) and near(blue, 255):
        return "blue over white"
    if near(red, 128) and near(green, 64) and near(blue, 191):
        return "blue over red over white"
    return str(colour)


below = "blue over red over white"
expected = {False: {"MuPDF": below, "PDFium": below}, True: {"MuPDF": "blue over white", "PDFium": below}}
found = {}
for knockout in expected:
    found[knockout] = {}
    for renderer, colour in colours(page(knockout)).items():
        found[knockout][renderer] = name(colour)
        print(f"/K {str(knockout).lower()}, {renderer}: {colour}, {name(colour)}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
