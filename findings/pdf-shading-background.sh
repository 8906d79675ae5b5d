#!/usr/bin/env bash
# Does the background of a PDF's shading fill the page around a gradient that does not extend?
#
# Guess: as ISO 32000 says: a shading's `Background` counts where the shading is a pattern that fills a path; the
# operator `sh`, which paints the shading by itself, ignores it.
# What is so: PDFium does that. MuPDF paints the background with `sh` too.
# Why it matters: a writer that sets the background for patterns and paints the same shading by `sh` inside of a clip
# covers what lies under it in one viewer.
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


def resources(pdf):
    ramp = Dictionary(FunctionType=2, Domain=[0, 1], C0=[1, 0, 0], C1=[0, 0, 1], N=1)
    shading = Dictionary(
        ShadingType=2, ColorSpace=Name.DeviceRGB, Coords=[30, 0, 70, 0], Function=ramp, Extend=[False, False],
        Background=[0, 1, 0])
    pattern = pdf.make_indirect(Dictionary(Type=Name.Pattern, PatternType=2, Shading=shading))
    return Dictionary(Shading=Dictionary(S=shading), Pattern=Dictionary(P=pattern))


WAYS = {"pattern": b"/Pattern cs /P scn 0 0 100 100 re f", "sh": b"/S sh"}
# Whether the page is green beside the gradient.
expected = {"pattern": {"MuPDF": True, "PDFium": True}, "sh": {"MuPDF": True, "PDFium": False}}
found = {}
for way, content in WAYS.items():
    found[way] = {
        viewer: picture.getpixel((10, 50)) == (0, 255, 0)
        for viewer, picture in pictures(document(content, resources)).items()
    }
    for viewer, is_green in found[way].items():
        print(f"{way:7} {viewer:6}: {'the background' if is_green else 'nothing'} beside the gradient")
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
