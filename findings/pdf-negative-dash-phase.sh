#!/usr/bin/env bash
# Where do the dashes of a PDF's line begin whose dash phase is negative?
#
# Guess: -5 in a pattern of 10 on, 5 off is 10, since a pattern repeats every 15 units; so PDF 2.0 reads it, and so
# do SVG's stroke-dashoffset and the canvases of programs that write PDFs, whose "marching ants" count backwards.
# What is so: PDFium begins with the gap of 5 units. MuPDF begins with a dash of 15, longer than any of the pattern;
# from there on its dashes are right. With a phase of 10 in its place both draw the same.
# Why it matters: the first dash of a border differs between two viewers of one file, and a comparison of pages fails
# at each outline's start. Whoever writes a PDF makes the phase positive first, as cairo does.
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

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pikepdf")), sep=", ")


def page(phase):
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(40, 40))
    pdf.pages[0].Contents = pdf.make_stream(b"2 w [10 5] %d d 0 20 m 40 20 l S" % phase)
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def line(rows):
    return "".join("#" if value < 128 else "." for value in rows[20, :, 0])


def drawn(data):
    pixmap = pymupdf.open(stream=data)[0].get_pixmap()
    of_mupdf = numpy.frombuffer(pixmap.samples, numpy.uint8).reshape(pixmap.height, pixmap.width, 3)
    return {"PDFium": line(pypdfium2.PdfDocument(data)[0].render().to_numpy()), "MuPDF": line(of_mupdf)}


right = ".....##########.....##########.....#####"
expected = {
    10: {"PDFium": right, "MuPDF": right},
    -5: {"PDFium": right, "MuPDF": "###############.....##########.....#####"},
}
found = {phase: drawn(page(phase)) for phase in expected}
for phase, of_renderers in found.items():
    for renderer, dashes in of_renderers.items():
        print(f"[10 5] {phase:3} d, {renderer:6}: {dashes}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
