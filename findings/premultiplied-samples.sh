#!/usr/bin/env bash
# Is the transparent picture that a renderer's Python library returns straight RGBA, as PNG and Pillow have it?
#
# Guess: yes, wherever the library itself makes the Pillow image, or writes a PNG through Pillow. Half-transparent
# pure red is (255, 0, 0) with an alpha near 128.
# What is so: pypdfium2's `to_pil` is straight, and so is what PyMuPDF's `tobytes` writes. PyMuPDF's `samples` are
# premultiplied, and its `pil_tobytes` hands them to Pillow as they are, so the PNG is dark red; so is ThorVG's
# `get_pillow`. One library writes two different PNG files of one page.
# Why it matters: the edges and shadows of the picture become dark on a light background, and a comparison with a
# straight picture differs in each pixel that is not opaque, and in no other.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pymupdf==2.0 pypdfium2==5.15.2 thorvg-python==1.1.3 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import pymupdf
import pypdfium2
import thorvg_python
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("pymupdf", "pypdfium2", "thorvg-python", "pillow")), sep=", ")

page = pymupdf.open()
shape = page.new_page(width=8, height=8).new_shape()
shape.draw_rect(pymupdf.Rect(0, 0, 8, 8))
shape.finish(fill=(1, 0, 0), color=None, fill_opacity=0.5)
shape.commit()
pdf = page.tobytes()
square = b'<path d="M0 0H8V8H0z" fill="red" opacity=".5"/>'
svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">' + square + b"</svg>"


def with_thorvg():
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(8, 8)
    picture = thorvg_python.Picture(engine)
    picture.load_data(svg, "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow()


pixmap = pymupdf.open(stream=pdf)[0].get_pixmap(alpha=True)
pictures = {
    "PyMuPDF, tobytes": Image.open(io.BytesIO(pixmap.tobytes("png"))),
    "PyMuPDF, samples": Image.frombytes("RGBA", (8, 8), pixmap.samples),
    "PyMuPDF, pil_tobytes": Image.open(io.BytesIO(pixmap.pil_tobytes("png"))),
    "pypdfium2, to_pil": pypdfium2.PdfDocument(pdf)[0].render(fill_color=(0, 0, 0, 0)).to_pil(),
    "thorvg-python, get_pillow": with_thorvg(),
}
expected = {name: "straight" if name.endswith(("tobytes", "to_pil")) else "premultiplied" for name in pictures}
expected["PyMuPDF, pil_tobytes"] = "premultiplied"
found = {}
for name, picture in pictures.items():
    red, green, blue, alpha = picture.convert("RGBA").getpixel((4, 4))
    if not 120 <= alpha <= 135 or green or blue:
        sys.exit(f"{name}: not half-transparent red")
    found[name] = "straight" if red == 255 else "premultiplied" if abs(red - alpha) <= 1 else "neither"
    print(f"{name}: {(red, green, blue, alpha)}, {found[name]}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
