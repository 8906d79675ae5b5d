#!/usr/bin/env bash
# Is a heading with wide letters, as SETTINGS with a tracking of a fifth of its size, one word to who extracts text?
#
# Guess: yes: the file has the eight letters as one string, with no space among them, and the distance is written as
# character spacing (`Tc`), which exists for that. Whichever way it is written, the same picture has the same text.
# What is so: with Tc, pypdf and PDFium return SETTINGS, and MuPDF and pdfminer.six return S E T T I N G S. With the
# same distances as numbers between the letters (`TJ`), which is the same picture to the pixel, all four return the
# letters apart. At a tracking of a twentieth all return the word.
# Why it matters: a test that looks for a screen's words in its PDF misses its section headers, and a search in a
# viewer does too. What is found depends on the operator that the writer prefers.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdf==7.1.1 pypdfium2==5.15.2 pymupdf==2.0 pdfminer.six==20260107 pikepdf==10.18.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pikepdf
import pymupdf
import pypdf
import pypdfium2
from pdfminer.high_level import extract_text
from pikepdf import Dictionary, Name

print(*(f"{name} {version(name)}" for name in ("pypdf", "pypdfium2", "pymupdf", "pdfminer.six")), sep=", ")


def document(content):
    pdf = pikepdf.new()
    page = pdf.add_blank_page(page_size=(200, 40))
    page.Resources = Dictionary(Font=Dictionary(F=Dictionary(
        Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)))
    page.Contents = pdf.make_stream(content.encode())
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def texts(data):
    return {
        "pypdf": pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text().strip(),
        "PDFium": pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range().strip(),
        "MuPDF": pymupdf.open(stream=data)[0].get_text().strip(),
        "pdfminer.six": extract_text(io.BytesIO(data)).strip(),
    }


def picture(data):
    return pypdfium2.PdfDocument(data)[0].render().to_pil().tobytes()


WORD, APART = "SETTINGS", "S E T T I N G S"
found = {}
for tracking in (0.05, 0.2):
    spaced = document(f"BT /F 10 Tf {10 * tracking:g} Tc 10 15 Td ({WORD}) Tj ET")
    moved = document(
        "BT /F 10 Tf 10 15 Td [" + " ".join(f"({letter}) {-1000 * tracking:g}" for letter in WORD) + "] TJ ET")
    if picture(spaced) != picture(moved):
        sys.exit("the two are different pictures")
    for operator, data in (("Tc", spaced), ("TJ", moved)):
        found[tracking, operator] = texts(data)
        for reader, text in found[tracking, operator].items():
            print(f"tracking {tracking} with {operator}, {reader}: {text}")
readers = ("pypdf", "PDFium", "MuPDF", "pdfminer.six")
expected = {
    (0.05, "Tc"): dict.fromkeys(readers, WORD),
    (0.05, "TJ"): dict.fromkeys(readers, WORD),
    (0.2, "Tc"): {"pypdf": WORD, "PDFium": WORD, "MuPDF": APART, "pdfminer.six": APART},
    (0.2, "TJ"): dict.fromkeys(readers, APART),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
