#!/usr/bin/env bash
# What does a PDF's viewer draw for a stroke of no length, as the dots of a dotted line are ([0 8] with round caps)?
#
# Guess: a dot with round caps, and nothing with butt or square ones, in each: ISO 32000 says of a subpath that is
# one point that only round caps paint it, since the direction of any other cap is not known.
# What is so: MuPDF draws that for subpaths of each kind, and PDFium for a closed point. For a line to its own start
# PDFium draws a sliver with butt caps and a square with square ones, and for a curve to its own start it draws
# nothing, not even with round caps. For dashes of no length on a long line, which do have a direction, both draw
# squares with square caps, and PDFium slivers with butt caps, too.
# Why it matters: a sparkline's or a chart's single point, written as a line or as a curve to itself, is there in one
# viewer and not in the other. A filled circle is a dot everywhere.
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


def page(content):
    pdf = pikepdf.new()
    pdf.add_blank_page(page_size=(40, 40))
    pdf.pages[0].Contents = pdf.make_stream(content)
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def is_drawn(data):
    pixmap = pymupdf.open(stream=data)[0].get_pixmap()
    return {
        "PDFium": bool((pypdfium2.PdfDocument(data)[0].render().to_numpy() < 250).any()),
        "MuPDF": bool((numpy.frombuffer(pixmap.samples, numpy.uint8) < 250).any()),
    }


PATHS = {
    "closed point": b"20 20 m h S",
    "line to its start": b"20 20 m 20 20 l S",
    "curve to its start": b"20 20 m 20 20 20 20 20 20 c S",
    "dashes [0 8] of a line": b"[0 8] 0 d 10 20 m 30 20 l S",
}
CAPS = ("butt", "round", "square")
# For each path and renderer: is anything drawn with butt, round, square caps?
expected = {
    "closed point": {"PDFium": [False, True, False], "MuPDF": [False, True, False]},
    "line to its start": {"PDFium": [True, True, True], "MuPDF": [False, True, False]},
    "curve to its start": {"PDFium": [False, False, False], "MuPDF": [False, True, False]},
    "dashes [0 8] of a line": {"PDFium": [True, True, True], "MuPDF": [False, True, True]},
}
found = {}
for name, path in PATHS.items():
    of_caps = [is_drawn(page(b"6 w %d J " % cap + path)) for cap in range(3)]
    found[name] = {renderer: [drawn[renderer] for drawn in of_caps] for renderer in ("PDFium", "MuPDF")}
    for renderer, drawn in found[name].items():
        caps = ", ".join(f"{cap} {'drawn' if is_there else 'nothing'}" for cap, is_there in zip(CAPS, drawn))
        print(f"{name:22} {renderer:6}: {caps}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
