#!/usr/bin/env bash
# How wide is a rectangle of an SVG whose width is 1in, in user units?
#
# Guess: 96, in each renderer: CSS has fixed an inch at 96 px since 2.1, whatever the screen, and pt, pc, mm and cm are
# parts of it. An option for dpi changes the size of the whole picture, if anything.
# What is so: four answers. CairoSVG and ThorVG draw 96, Skia's SVG module 90, MuPDF 72. resvg's binding draws nothing:
# its `dpi` defaults to 0, which makes each length in such a unit 0; with dpi=96 it draws 96. All five draw 96 for 96
# and for 96px. 72pt, 6pc and 25.4mm do as 1in does.
# Why it matters: a drawing from a tool for pages, whose lengths all have such a unit, is merely of another size. Where
# some have none, its parts are up to a third out of proportion, or missing. Write user units.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 thorvg-python==1.1.3 skia-python==144.1 pymupdf==2.0 pillow==13.0.0
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

print(*(f"{name} {version(name)}" for name in
        ("resvg-py", "CairoSVG", "thorvg-python", "skia-python", "pymupdf")), sep=", ")
WIDTH, HEIGHT = 200, 20


def with_resvg(svg, **options):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, **options))))


def with_thorvg(svg):
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(WIDTH, HEIGHT)
    picture = thorvg_python.Picture(engine)
    picture.load_data(svg.encode(), "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow()


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(WIDTH, HEIGHT))
    surface = skia.Surface(WIDTH, HEIGHT)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.frombytes("RGBA", (pixmap.width, pixmap.height), pixmap.samples)


RENDERERS = {
    "resvg": with_resvg,
    "resvg, dpi=96": lambda svg: with_resvg(svg, dpi=96),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))),
    "ThorVG": with_thorvg,
    "Skia": with_skia,
    "MuPDF": with_mupdf,
}
found = {}
for length in ("1in", "72pt", "6pc", "25.4mm", "96px", "96"):
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
           f'<rect width="{length}" height="{HEIGHT}"/></svg>')
    found[length] = {}
    for renderer, draw in RENDERERS.items():
        box = draw(svg).convert("RGBA").getchannel("A").getbbox()
        found[length][renderer] = box[2] if box else 0
    print(f"{length}: " + ", ".join(f"{renderer} {width}" for renderer, width in found[length].items()))
inch = {"resvg": 0, "resvg, dpi=96": 96, "CairoSVG": 96, "ThorVG": 96, "Skia": 90, "MuPDF": 72}
expected = {length: inch for length in found} | dict.fromkeys(("96px", "96"), dict.fromkeys(RENDERERS, 96))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
