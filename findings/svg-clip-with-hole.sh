#!/usr/bin/env bash
# Does a clip path with `clip-rule="evenodd"` keep its hole?
#
# Guess: yes. The rule is as old as clipPath, a frame with a hole is its ordinary use, and each renderer has the same
# rule for fills (`fill-rule`).
# What is so: resvg and Skia's SVG module keep the hole. CairoSVG, ThorVG and MuPDF draw over it. All five keep it in a
# fill, and where the inner contour runs the other way round, all but MuPDF keep it in the clip path too.
# Why it matters: a cut-out, as the scrim around a highlighted control, covers what it should show, without a message.
# A contour that runs the other way round needs no rule, except in MuPDF.
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

OUTER, SAME, OTHER = "M0 0H100V100H0Z", "M30 30H70V70H30Z", "M30 30V70H70V30Z"
SHAPES = {
    "fill, evenodd": f'<path d="{OUTER} {SAME}" fill-rule="evenodd" fill="#f00"/>',
    "clip path, evenodd": f'<clipPath id="a"><path d="{OUTER} {SAME}" clip-rule="evenodd"/></clipPath>'
    '<rect width="100" height="100" fill="#f00" clip-path="url(#a)"/>',
    "clip path, other way round": f'<clipPath id="a"><path d="{OUTER} {OTHER}"/></clipPath>'
    '<rect width="100" height="100" fill="#f00" clip-path="url(#a)"/>',
}


def drawn(render, shape):
    picture = render(f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">{shape}</svg>').convert("RGBA")
    if picture.getpixel((10, 10)) != (255, 0, 0, 255):
        sys.exit("changed: nothing is drawn around the hole")
    return "a hole" if picture.getpixel((50, 50))[3] == 0 else "no hole"


found = {what: {name: drawn(render, shape) for name, render in RENDERERS.items()} for what, shape in SHAPES.items()}
for what, answers in found.items():
    print(f"{what}: {', '.join(f'{name} {answer}' for name, answer in answers.items())}")
hole = dict.fromkeys(RENDERERS, "a hole")
expected = {
    "fill, evenodd": hole,
    "clip path, evenodd": hole | {"CairoSVG": "no hole", "ThorVG": "no hole", "MuPDF": "no hole"},
    "clip path, other way round": hole | {"MuPDF": "no hole"},
}
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
