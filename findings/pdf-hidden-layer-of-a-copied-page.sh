#!/usr/bin/env bash
# Is a layer of a PDF that is off still hidden after its page was copied into another file?
#
# Guess: yes, in each library that copies pages: what a page needs comes with it, as its fonts and pictures do. A library
# that did not know layers would leave out their names, so that content that is marked for one is drawn or not in both files.
# What is so: in none of four. The content keeps its mark, and the mark its layer; but which layers are off is in the
# document's catalog, under /OCProperties, and no page refers to that. With pypdf, pikepdf, PyMuPDF (insert_pdf as well as
# show_pdf_page) and PDFium the new file has no /OCProperties, so that all is drawn, and nothing is told. Only what keeps the
# document, as pypdf's clone_from, or pikepdf's deletion of the other pages, keeps the layer off.
# Why it matters: notes, guides and the dark variant of a screen, which were on a layer that is off, are in the picture of each
# page that was split off or merged. Delete pages from a copy, or carry /OCProperties over.
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
import pypdf
import pypdfium2

print(*(f"{name} {version(name)}" for name in ("pypdf", "pikepdf", "pymupdf", "pypdfium2")), sep=", ")


def saved(save):
    file = io.BytesIO()
    save(file)
    return file.getvalue()


def document():
    """A page whose left half is blue, and whose right half is red on a layer that is off; and an empty one."""
    pdf = pikepdf.new()
    layer = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name="Notes"))
    pdf.Root.OCProperties = pikepdf.Dictionary(OCGs=[layer], D=pikepdf.Dictionary(OFF=[layer], Order=[layer]))
    for _ in range(2):
        pdf.add_blank_page(page_size=(40, 40))
    page = pdf.pages[0]
    page.Contents = pdf.make_stream(b"0 0 1 rg 0 0 20 40 re f /OC /Notes BDC 1 0 0 rg 20 0 20 40 re f EMC")
    page.Resources = pikepdf.Dictionary(Properties=pikepdf.Dictionary(Notes=layer))
    return saved(pdf.save)


def with_pypdf(source):
    writer = pypdf.PdfWriter()
    writer.add_page(pypdf.PdfReader(io.BytesIO(source)).pages[0])
    return saved(writer.write)


def with_pypdf_append(source):
    writer = pypdf.PdfWriter()
    writer.append(io.BytesIO(source), pages=(0, 1))
    return saved(writer.write)


def with_pypdf_clone(source):
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(source))
    writer.remove_page(1)
    return saved(writer.write)


def with_pikepdf(source):
    with pikepdf.open(io.BytesIO(source)) as opened:
        pdf = pikepdf.new()
        pdf.pages.append(opened.pages[0])
        return saved(pdf.save)


def with_pikepdf_deletion(source):
    with pikepdf.open(io.BytesIO(source)) as pdf:
        del pdf.pages[1]
        return saved(pdf.save)


def with_insert_pdf(source):
    pdf = pymupdf.open()
    pdf.insert_pdf(pymupdf.open(stream=source), to_page=0)
    return pdf.tobytes()


def with_show_pdf_page(source):
    pdf = pymupdf.open()
    page = pdf.new_page(width=40, height=40)
    page.show_pdf_page(page.rect, pymupdf.open(stream=source), 0)
    return pdf.tobytes()


def with_pdfium(source):
    pdf = pypdfium2.PdfDocument.new()
    pdf.import_pages(pypdfium2.PdfDocument(source), [0])
    return saved(pdf.save)


WAYS = {
    "the file itself": lambda source: source, "pypdf, add_page": with_pypdf, "pypdf, append": with_pypdf_append,
    "pypdf, clone_from and remove_page": with_pypdf_clone, "pikepdf, pages.append": with_pikepdf,
    "pikepdf, del pages": with_pikepdf_deletion, "PyMuPDF, insert_pdf": with_insert_pdf,
    "PyMuPDF, show_pdf_page": with_show_pdf_page, "PDFium, import_pages": with_pdfium,
}
source = document()
found = {}
for name, copy in WAYS.items():
    data = copy(source)
    pdfium = pypdfium2.PdfDocument(data)[0].render().to_pil().convert("RGB")
    mupdf = pymupdf.open(stream=data)[0].get_pixmap()
    places = ((10, 20), (30, 20))
    colours = {tuple(picture(place) for place in places) for picture in (
        pdfium.getpixel, lambda place: tuple(mupdf.pixel(*place)))}
    with pikepdf.open(io.BytesIO(data)) as pdf:
        found[name] = ("/OCProperties" in pdf.Root, colours)
    print(f"{name}: {'with' if found[name][0] else 'no'} /OCProperties, left and right "
          + " or ".join(f"{left} {right}" for left, right in colours))
hidden, shown = ({((0, 0, 255), right)} for right in ((255, 255, 255), (255, 0, 0)))
keeps = {"the file itself", "pypdf, clone_from and remove_page", "pikepdf, del pages"}
expected = {name: (True, hidden) if name in keeps else (False, shown) for name in WAYS}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
