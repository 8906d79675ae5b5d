#!/usr/bin/env bash
# Which character is the hyphen at the end of a line, as of "Wi-" before "Fi", in the text of a PDF?
#
# Guess: a hyphen, U+002D, with a line break after it, in each reader. The file has a hyphen there, and whether to join
# the halves of a word is for whoever reads the text, since Wi-Fi and well-known keep theirs.
# What is so: pypdf, pdfminer.six and MuPDF return it. PDFium returns U+FFFE, which is not a character, in place of the
# hyphen and the line break. A hyphen inside a line, or after a space as in "10 -", stays.
# Why it matters: a label that wraps is not found by its words, and the text with U+FFFE is refused or shown as a box
# further on: XML, as of a report of tests, cannot contain it. Replace it before the text is compared or stored.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdf==7.1.1 pypdfium2==5.15.2 pymupdf==2.0 pdfminer.six==20260107 pikepdf==10.18.0
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


def document(lines):
    pdf = pikepdf.new()
    page = pdf.add_blank_page(page_size=(100, 100))
    page.Resources = Dictionary(Font=Dictionary(F=Dictionary(
        Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)))
    page.Contents = pdf.make_stream(
        ("BT /F 12 Tf 14 TL 10 80 Td " + " T* ".join(f"({line}) Tj" for line in lines) + " ET").encode())
    out = io.BytesIO()
    pdf.save(out)
    return out.getvalue()


def texts(data):
    return {
        "pypdf": pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text(),
        "pdfminer.six": extract_text(io.BytesIO(data)),
        "MuPDF": pymupdf.open(stream=data)[0].get_text(),
        "PDFium": pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range(),
    }


PAGES = {"Wi-|Fi": ("Wi-", "Fi"), "Wi-Fi|on": ("Wi-Fi", "on"), "10 -|20": ("10 -", "20")}
found = {}
for name, lines in PAGES.items():
    found[name] = {reader: text.replace("\r\n", "\n").strip() for reader, text in texts(document(lines)).items()}
    for reader, text in found[name].items():
        print(f"{name}, {reader}: {ascii(text)}")
expected = {name: dict.fromkeys(found[name], "\n".join(lines)) for name, lines in PAGES.items()}
expected["Wi-|Fi"]["PDFium"] = "Wi\ufffeFi"
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
