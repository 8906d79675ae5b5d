#!/usr/bin/env bash
# Is an image of a PDF without /Interpolate drawn as blocks when it is enlarged, as the default value false asks?
#
# Guess: yes, whatever the factor, since the entry is what asks a viewer to smooth; and a viewer that smoothed all the
# same would do so at all factors.
# What is so: it depends on the factor. At 2 both PDFium and MuPDF blend neighbouring pixels; at 3 and 4 both draw
# blocks.
# Why it matters: a picture of pixels (a diff, a checkerboard, an icon at @1x) is blurred at the zoom at which a
# reviewer looks first, and crisp two steps later. A golden of a page at 144 dpi holds colours that the image does
# not, and one at 216 dpi does not. An image that is enlarged by 3 before it is embedded is drawn sharp at 72 dpi.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypdfium2==5.15.2 pymupdf==2.0 pikepdf==10.18.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pikepdf
import pymupdf
import pypdfium2

print(*(f"{name} {version(name)}" for name in ("pypdfium2", "pymupdf", "pikepdf")), sep=", ")

pdf = pikepdf.new()
pdf.add_blank_page(page_size=(20, 20))
image = pikepdf.Stream(pdf, b"\x00\xff\x00\xff" * 4)
for key, value in {
    "/Type": pikepdf.Name.XObject,
    "/Subtype": pikepdf.Name.Image,
    "/Width": 4,
    "/Height": 4,
    "/BitsPerComponent": 8,
    "/ColorSpace": pikepdf.Name.DeviceGray,
}.items():
    image[key] = value
pdf.pages[0].Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(stripes=pdf.make_indirect(image)))
pdf.pages[0].Contents = pdf.make_stream(b"q 4 0 0 4 8 8 cm /stripes Do Q")
out = io.BytesIO()
pdf.save(out)
data = out.getvalue()


def row_with_mupdf(scale):
    pixmap = pymupdf.open(stream=data)[0].get_pixmap(matrix=pymupdf.Matrix(scale, scale))
    return [pixmap.pixel(x, 10 * scale)[0] for x in range(8 * scale, 12 * scale)]


def row_with_pdfium(scale):
    picture = pypdfium2.PdfDocument(data)[0].render(scale=scale).to_pil().convert("L")
    return [picture.getpixel((x, 10 * scale)) for x in range(8 * scale, 12 * scale)]


expected = {(renderer, scale): scale == 2 for renderer in ("MuPDF", "PDFium") for scale in (1, 2, 3, 4)}
found = {}
for renderer, scale in expected:
    row = row_with_mupdf(scale) if renderer == "MuPDF" else row_with_pdfium(scale)
    found[renderer, scale] = not set(row) <= {0, 255}
    print(f"{renderer}, {scale} pixels for one: {row}{' smoothed' if found[renderer, scale] else ''}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
