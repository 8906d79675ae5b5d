#!/usr/bin/env bash
# What do renderers draw of an element that refers to a filter, a clip path, a mask or a paint that is not in the SVG?
#
# Guess: the element as if it had no such property. That is what CSS masking and Filter Effects say of a reference
# to nothing, and an unknown paint without a fallback is none.
# What is so: for a clip path and a mask all five agree. For a filter four draw the element, and resvg draws nothing of
# it (SVG 1.1's rule). For a paint resvg, CairoSVG and ThorVG draw nothing, and Skia's SVG module and MuPDF draw black;
# where the paint has a fallback, MuPDF draws black all the same, and ThorVG nothing.
# Why it matters: an icon that is cut out of a sheet loses its `defs`. It looks right in the renderer at hand, and is
# missing, or a black box, in another one.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 skia-python==144.1 thorvg-python==1.1.3 pymupdf==2.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
import thorvg_python
from PIL import Image

names = ("resvg-py", "CairoSVG", "skia-python", "thorvg-python", "pymupdf")
print(*(f"{name} {version(name)}" for name in names), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(100, 100))
    surface = skia.Surface(100, 100)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_thorvg(svg):
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(100, 100)
    picture = thorvg_python.Picture(engine)
    picture.load_data(svg.encode(), "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow()


def with_mupdf(svg):
    page = pymupdf.open(stream=svg.encode(), filetype="svg")[0]
    return Image.open(io.BytesIO(page.get_pixmap(alpha=True).tobytes("png")))


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))),
    "Skia": with_skia,
    "ThorVG": with_thorvg,
    "MuPDF": with_mupdf,
}

USES = {
    "clip path": 'fill="#f00" clip-path="url(#nowhere)"',
    "mask": 'fill="#f00" mask="url(#nowhere)"',
    "filter": 'fill="#f00" filter="url(#nowhere)"',
    "paint": 'fill="url(#nowhere)"',
    "paint with a fallback": 'fill="url(#nowhere) #f00"',
}


def drawn(render, use):
    picture = render(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" {use}/></svg>'
    )
    red, green, blue, alpha = picture.convert("RGBA").getpixel((50, 50))
    return "nothing" if alpha == 0 else "red" if red == 255 else "black"


found = {what: {name: drawn(render, use) for name, render in RENDERERS.items()} for what, use in USES.items()}
for what, answers in found.items():
    print(f"{what}: {', '.join(f'{name} {answer}' for name, answer in answers.items())}")
red = dict.fromkeys(RENDERERS, "red")
expected = {
    "clip path": red,
    "mask": red,
    "filter": red | {"resvg": "nothing"},
    "paint": dict.fromkeys(RENDERERS, "nothing") | {"Skia": "black", "MuPDF": "black"},
    "paint with a fallback": red | {"ThorVG": "nothing", "MuPDF": "black"},
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
