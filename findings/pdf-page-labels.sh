#!/usr/bin/env bash
# What is the label of a PDF's 28th page, where the pages are lettered (`/S /A`)?
#
# Guess: BB, in each reader: after Z, ISO 32000 has AA to ZZ for the next 26 pages, which is each letter twice, and not
# the 676 columns of a spreadsheet. Page labels are as old as PDF 1.3.
# What is so: pypdf and PDFium return BB, and AAA for the 53rd page. MuPDF, pdfminer.six and pikepdf return AB and BA.
# They agree up to page 27, which is AA in all five.
# Why it matters: a document whose variants are lettered has two names for each page from the 28th on, so a link or a
# review's remark about "AB" is on another page, or on none. Number the pages, or write each label as a prefix.
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
from itertools import islice

import pikepdf
import pymupdf
import pypdf
import pypdfium2
from pdfminer.pdfdocument import PDFDocument
from pdfminer.pdfparser import PDFParser
from pikepdf import Array, Dictionary, Name

print(*(f"{name} {version(name)}" for name in ("pypdf", "pypdfium2", "pymupdf", "pdfminer.six", "pikepdf")), sep=", ")
COUNT = 54

made = pikepdf.new()
for _ in range(COUNT):
    made.add_blank_page(page_size=(100, 100))
made.Root.PageLabels = Dictionary(Nums=Array([0, Dictionary(S=Name.A)]))
out = io.BytesIO()
made.save(out)
data = out.getvalue()

with_pdfium = pypdfium2.PdfDocument(data)
with_mupdf = pymupdf.open(stream=data)
with_pikepdf = pikepdf.open(io.BytesIO(data))
labels = {
    "pypdf": pypdf.PdfReader(io.BytesIO(data)).page_labels,
    "PDFium": [with_pdfium.get_page_label(index) for index in range(COUNT)],
    "MuPDF": [page.get_label() for page in with_mupdf],
    "pdfminer.six": list(islice(PDFDocument(PDFParser(io.BytesIO(data))).get_page_labels(), COUNT)),
    "pikepdf": [page.label for page in with_pikepdf.pages],
}
PAGES = (1, 26, 27, 28, 52, 53, 54)
found = {reader: " ".join(of[page - 1] for page in PAGES) for reader, of in labels.items()}
print("pages", *PAGES)
for reader, shown in found.items():
    print(f"{reader}: {shown}")
twice, columns = "A Z AA BB ZZ AAA BBB", "A Z AA AB AZ BA BB"
expected = {"pypdf": twice, "PDFium": twice, "MuPDF": columns, "pdfminer.six": columns, "pikepdf": columns}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
