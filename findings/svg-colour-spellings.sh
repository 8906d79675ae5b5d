#!/usr/bin/env bash
# Which of CSS's spellings of a colour does a renderer of SVG know?
#
# Guess: `transparent`, #RRGGBBAA and hsl() are known by each, as they are as old as CSS Color 3 or as common in
# what design tools export; one that does not know a colour ignores the declaration, so that what is inherited stays.
# What is so: `transparent` is black in ThorVG and MuPDF. #ff000080 is half-transparent in resvg alone; CairoSVG and
# MuPDF draw it opaque, and ThorVG black. hsl() is black in CairoSVG and MuPDF. Of the rectangles, which are in a blue
# group, those that Skia's SVG module does not understand (all three spellings) are blue; the others put black in the
# place of what is inherited.
# Why it matters: an invisible hit area of an exported icon covers it in black, and a half-transparent overlay hides
# what is below. #RRGGBB with fill-opacity is what all five draw.
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

SPELLINGS = {
    "transparent": 'fill="transparent"',
    "#ff000080": 'fill="#ff000080"',
    "hsl(0, 100%, 50%)": 'fill="hsl(0, 100%, 50%)"',
    "#ff0000 and an opacity": 'fill="#ff0000" fill-opacity="0.5"',
}


def drawn(render, spelling):
    picture = render(
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><g fill="#0000ff">'
        f'<rect width="100" height="100" {spelling}/></g></svg>'
    )
    red, green, blue, alpha = picture.convert("RGBA").getpixel((50, 50))
    colour = "blue" if blue else "red" if red else "black"
    return "nothing" if alpha == 0 else f"half {colour}" if alpha < 200 else colour


found = {text: {name: drawn(render, use) for name, render in RENDERERS.items()} for text, use in SPELLINGS.items()}
for text, answers in found.items():
    print(f"{text}: {', '.join(f'{name} {answer}' for name, answer in answers.items())}")
black = dict.fromkeys(RENDERERS, "black")
expected = {
    "transparent": black | {"resvg": "nothing", "CairoSVG": "nothing", "Skia": "blue"},
    "#ff000080": black | {"resvg": "half red", "CairoSVG": "red", "MuPDF": "red", "Skia": "blue"},
    "hsl(0, 100%, 50%)": black | {"resvg": "red", "ThorVG": "red", "Skia": "blue"},
    "#ff0000 and an opacity": dict.fromkeys(RENDERERS, "half red"),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
