#!/usr/bin/env bash
# Do a PDF page's links stay on their words when the page's content is moved, turned or put on another page?
#
# Guess: yes: a link is an annotation of the page with a rectangle in the page's coordinates, so what moves the content
# moves these too; and a library that puts a page on another copies them, or it refuses or warns.
# What is so: pypdf moves them with merge_transformed_page and scale_by, and leaves them where they were with
# add_transformation and transfer_rotation_to_content. pikepdf's add_overlay and PyMuPDF's show_pdf_page leave them
# out. None reports anything.
# Why it matters: a contact sheet of screens, or a page that is shifted to make room for a header, looks right, and its
# links are gone or on the wrong words. A picture of the page shows nothing of it: compare the annotations as well.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdf==7.1.1 pikepdf==10.18.0 pymupdf==2.0 pypdfium2==5.15.2 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pikepdf
import pymupdf
import pypdfium2
from pikepdf import Array, Dictionary, Name, String
from PIL import ImageChops
from pypdf import PdfReader, PdfWriter, Transformation

print(*(f"{name} {version(name)}" for name in ("pypdf", "pikepdf", "pymupdf", "pypdfium2")), sep=", ")

made = pikepdf.new()
page = made.add_blank_page(page_size=(100, 100))
page.Contents = made.make_stream(b"1 0 0 rg 10 10 40 20 re f")
page.Annots = Array([made.make_indirect(Dictionary(
    Type=Name.Annot, Subtype=Name.Link, Rect=Array([10, 10, 50, 30]), Border=Array([0, 0, 0]),
    A=Dictionary(S=Name.URI, URI=String("https://example.com/"))))])
out = io.BytesIO()
made.save(out)
data = out.getvalue()


def places(pdf):
    """The box of the red rectangle, and that of the link if there is one, from the lower left corner."""
    picture = pypdfium2.PdfDocument(pdf)[0].render().to_pil().convert("RGB")
    left, top, right, bottom = ImageChops.invert(picture).getbbox()
    drawn = (left, picture.height - bottom, right, picture.height - top)
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        links = [tuple(round(float(number)) for number in link.Rect) for link in opened.pages[0].get("/Annots", [])]
    return drawn, *links


def with_pypdf(change):
    writer = PdfWriter()
    writer.append(io.BytesIO(data))
    change(writer.pages[0])
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def turn(page):
    page.rotate(90)
    page.transfer_rotation_to_content()


def on_another_page_with_pypdf():
    writer = PdfWriter()
    writer.add_blank_page(300, 100).merge_transformed_page(
        PdfReader(io.BytesIO(data)).pages[0], Transformation().scale(0.5).translate(200, 0))
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def on_another_page_with_pikepdf():
    pdf = pikepdf.new()
    with pikepdf.open(io.BytesIO(data)) as source:
        pdf.add_blank_page(page_size=(300, 100)).add_overlay(source.pages[0], pikepdf.Rectangle(200, 0, 250, 50))
        out = io.BytesIO()
        pdf.save(out)
    return out.getvalue()


def on_another_page_with_pymupdf():
    pdf = pymupdf.open()
    pdf.new_page(width=300, height=100).show_pdf_page(pymupdf.Rect(200, 50, 250, 100), pymupdf.open(stream=data), 0)
    return pdf.tobytes()


found = {
    "unchanged": places(data),
    "pypdf, scale_by": places(with_pypdf(lambda page: page.scale_by(0.5))),
    "pypdf, merge_transformed_page": places(on_another_page_with_pypdf()),
    "pypdf, add_transformation": places(
        with_pypdf(lambda page: page.add_transformation(Transformation().translate(40, 0)))),
    "pypdf, transfer_rotation_to_content": places(with_pypdf(turn)),
    "pikepdf, add_overlay": places(on_another_page_with_pikepdf()),
    "PyMuPDF, show_pdf_page": places(on_another_page_with_pymupdf()),
}
for name, (drawn, *links) in found.items():
    print(f"{name}: drawn at {drawn}, link {'at ' + str(links[0]) if links else 'lost'}")
expected = {
    "unchanged": ((10, 10, 50, 30), (10, 10, 50, 30)),
    "pypdf, scale_by": ((5, 5, 25, 15), (5, 5, 25, 15)),
    "pypdf, merge_transformed_page": ((205, 5, 225, 15), (205, 5, 225, 15)),
    "pypdf, add_transformation": ((50, 10, 90, 30), (10, 10, 50, 30)),
    "pypdf, transfer_rotation_to_content": ((10, 50, 30, 90), (10, 10, 50, 30)),
    "pikepdf, add_overlay": ((205, 5, 225, 15),),
    "PyMuPDF, show_pdf_page": ((205, 5, 225, 15),),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
