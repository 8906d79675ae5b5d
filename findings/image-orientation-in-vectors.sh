#!/usr/bin/env bash
# Is a photo whose EXIF orientation is 6 upright when it is embedded in an SVG or a PDF?
#
# Guess: in an SVG, yes: the initial value of image-orientation is from-image (CSS Images 3), and orientation is a
# property of the file, so JPEG and PNG (eXIf) are treated alike. In a PDF, yes: the library that embeds a JPEG knows
# that no viewer looks at EXIF there, so it turns the picture.
# What is so: resvg draws the stored pixels. CairoSVG turns a JPEG, and does not turn a PNG. ReportLab and PyMuPDF
# embed a JPEG as it is stored, and use the size before the turn.
# Why it matters: the same photo is upright in the app and in a photo viewer, so the picture of a screen is wrong
# where a photo fills most of it, in some renderers and for some formats, and no library warns. Turn the pixels before
# they are embedded.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 pymupdf==2.0 reportlab==5.1.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import base64
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen import canvas

print(*(f"{name} {version(name)}" for name in ("resvg-py", "CairoSVG", "pymupdf", "reportlab", "pillow")), sep=", ")

# Stored: red on the left and blue on the right. Orientation 6 is a quarter turn clockwise: red is on top when upright.
stored = Image.new("RGB", (64, 32), (255, 0, 0))
stored.paste((0, 0, 255), (32, 0, 64, 32))
exif = Image.Exif()
exif[0x0112] = 6


def saved(kind):
    file = io.BytesIO()
    stored.save(file, kind, exif=exif)
    return file.getvalue()


def svg(kind):
    data = base64.b64encode(saved(kind)).decode()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="64"><image width="32" height="64" '
        f'preserveAspectRatio="none" href="data:image/{kind.lower()};base64,{data}"/></svg>'
    )


def with_resvg(kind):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg(kind)))))


def with_cairosvg(kind):
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg(kind).encode())))


def with_reportlab():
    out = io.BytesIO()
    page = canvas.Canvas(out, pagesize=(32, 64))
    page.drawImage(ImageReader(io.BytesIO(saved("JPEG"))), 0, 0, 32, 64)
    page.save()
    return out.getvalue()


def with_pymupdf():
    document = pymupdf.open()
    page = document.new_page(width=32, height=64)
    page.insert_image(page.rect, stream=saved("JPEG"), keep_proportion=False)
    return document.tobytes()


def drawn(pdf):
    return Image.open(io.BytesIO(pymupdf.open(stream=pdf)[0].get_pixmap().tobytes("png")))


pictures = {
    "resvg, JPEG": with_resvg("JPEG"),
    "resvg, PNG": with_resvg("PNG"),
    "CairoSVG, JPEG": with_cairosvg("JPEG"),
    "CairoSVG, PNG": with_cairosvg("PNG"),
    "ReportLab, JPEG": drawn(with_reportlab()),
    "PyMuPDF, JPEG": drawn(with_pymupdf()),
}
expected = {name: "red on the left" for name in pictures}
expected["CairoSVG, JPEG"] = "red on top"
found = {}
for name, picture in pictures.items():
    picture = picture.convert("RGB")
    if picture.size != (32, 64):
        sys.exit(f"{name}: the picture is {picture.size}")
    is_red = lambda x, y: picture.getpixel((x, y))[0] > 200
    corners = [is_red(4, 8), is_red(28, 8), is_red(4, 56), is_red(28, 56)]
    found[name] = {
        (True, True, False, False): "red on top",
        (True, False, True, False): "red on the left",
    }.get(tuple(corners), "neither")
    print(f"{name}: {found[name]}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
