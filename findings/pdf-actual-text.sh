#!/usr/bin/env bash
# Which text do readers extract from a PDF where glyphs have an /ActualText, as symbols and hyphenated words have?
#
# Guess: the /ActualText, in each. It is in PDF since 1.4, made for extraction, and what browsers and word processors
# write around ligatures, soft hyphens and pictures of text.
# What is so: PDFium and MuPDF return it. pypdf and pdfminer.six return the codes of the glyphs, by their font.
# Why it matters: a test that looks for a screen's words in its PDF passes or fails by the reader: the heart of
# "<3 saved" is found in one, and "<3" in the other. Look for words in the reader that users search with.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdfium2==5.15.2 pymupdf==2.0 pikepdf==10.18.0 pypdf==7.1.1 pdfminer.six==20260107
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

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pypdf", "pdfminer.six", "pikepdf")), sep=", ")

pdf = pikepdf.new()
pdf.add_blank_page(page_size=(200, 60))
font = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica", "/Encoding": "/WinAnsiEncoding"}
pdf.pages[0].Resources = pikepdf.Dictionary(
    Font=pikepdf.Dictionary(F=pikepdf.Dictionary({key: pikepdf.Name(name) for key, name in font.items()}))
)
pdf.pages[0].Contents = pdf.make_stream(
    b"BT /F 20 Tf 10 20 Td /Span <</ActualText (heart)>> BDC (<3) Tj EMC ( saved) Tj ET"
)
out = io.BytesIO()
pdf.save(out)
data = out.getvalue()

expected = {
    "PDFium": "heart saved",
    "MuPDF": "heart saved",
    "pypdf": "<3 saved",
    "pdfminer.six": "<3 saved",
}
found = {
    "PDFium": pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range().strip(),
    "MuPDF": pymupdf.open(stream=data)[0].get_text().strip(),
    "pypdf": pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text().strip(),
    "pdfminer.six": extract_text(io.BytesIO(data)).strip(),
}
for reader, text in found.items():
    print(f"{reader}: {text}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
