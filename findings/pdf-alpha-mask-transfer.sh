#!/usr/bin/env bash
# Does the transfer function of a PDF's soft mask also count where the mask's group paints nothing?
#
# Guess: yes, in each viewer and for masks of both kinds: ISO 32000 applies it to the mask's value at every point, and
# outside of the group's box that value is the backdrop's luminosity, or an alpha of 0. A function that inverts hides
# what the group paints, and shows the rest.
# What is so: by luminosity MuPDF and PDFium do. By alpha PDFium does, and MuPDF hides the rest as well: of a
# rectangle whose left half is masked with an inverted alpha, PDFium shows the right half, and MuPDF nothing.
# Why it matters: a hole that a tool cuts by an inverted alpha mask is the whole view's end in one viewer. A mask by
# luminosity, white over black, is the same in both.
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


def mask(kind):
    def resources(pdf):
        group = pdf.make_stream(b"0 g 0 0 50 100 re f")
        group.Type, group.Subtype, group.BBox = Name.XObject, Name.Form, Array([0, 0, 50, 100])
        group.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceGray)
        inverse = Dictionary(FunctionType=2, Domain=[0, 1], C0=[1], C1=[0], N=1)
        soft = Dictionary(Type=Name.Mask, S=Name("/" + kind), G=group, TR=inverse)
        return Dictionary(ExtGState=Dictionary(G=Dictionary(SMask=pdf.make_indirect(soft))))

    return resources


# Which halves of a red page are shown: the group is black, of alpha 1, in the left one.
expected = {
    "Luminosity": {"MuPDF": [True, True], "PDFium": [True, True]},
    "Alpha": {"MuPDF": [False, False], "PDFium": [False, True]},
}
found = {}
for kind in expected:
    data = document(b"/G gs 1 0 0 rg 0 0 100 100 re f", mask(kind))
    found[kind] = {
        viewer: [picture.getpixel((x, 50)) == (255, 0, 0) for x in (25, 75)]
        for viewer, picture in pictures(data).items()
    }
    for viewer, (left, right) in found[kind].items():
        print(f"{kind:10} {viewer:6}: left {'shown' if left else 'hidden'}, right {'shown' if right else 'hidden'}")
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
