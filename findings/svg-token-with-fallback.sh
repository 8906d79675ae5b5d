#!/usr/bin/env bash
# Which colour is a shape of an SVG whose paint is a design token with a fallback, `var(--fill-0, #ff0000)`?
#
# Guess: the fallback, #ff0000, where custom properties are known, and the inherited colour where they are not, since
# an invalid value is ignored as if it were not there. In either case all shapes are there, and black only by default.
# What is so: only Skia's SVG module draws the fallback. resvg, ThorVG and MuPDF fill with black, also in a blue group.
# As a stroke's colour it is red in Skia, no stroke in resvg and ThorVG, and black in MuPDF. CairoSVG fails with
# "invalid literal for int()", as it reads #ff0000) as a colour in hexadecimal, and draws black for `red`.
# Why it matters: design tools export the shapes of a component this way, with the colour for who has no tokens in the
# file itself. The icon is black, or without its lines. Replace each var() by its fallback before drawing.
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
SIZE = 40


def with_thorvg(svg):
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(SIZE, SIZE)
    picture = thorvg_python.Picture(engine)
    picture.load_data(svg.encode(), "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow()


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(SIZE, SIZE))
    surface = skia.Surface(SIZE, SIZE)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.frombytes("RGBA", (pixmap.width, pixmap.height), pixmap.samples)


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))),
    "ThorVG": with_thorvg,
    "MuPDF": with_mupdf,
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))),
    "Skia": with_skia,
}
COLORS = {(255, 0, 0, 255): "red", (0, 0, 0, 255): "black", (0, 0, 0, 0): "nothing"}
SHAPES = {
    "fill": '<rect width="40" height="40" fill="var(--fill-0, #ff0000)"/>',
    "fill by a name": '<rect width="40" height="40" fill="var(--fill-0, red)"/>',
    "fill in a blue group": '<g fill="#00f"><rect width="40" height="40" fill="var(--fill-0, #ff0000)"/></g>',
    "stroke": '<path d="M0 20h40" stroke-width="40" stroke="var(--stroke-0, #ff0000)"/>',
}
found = {}
for name, shape in SHAPES.items():
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">{shape}</svg>'
    found[name] = {}
    for renderer, draw in RENDERERS.items():
        try:
            color = draw(svg).convert("RGBA").getpixel((20, 20))
            found[name][renderer] = COLORS.get(color, color)
        except ValueError:
            found[name][renderer] = "an error"
    print(f"{name}: " + ", ".join(f"{renderer} {color}" for renderer, color in found[name].items()))
black = {"resvg": "black", "ThorVG": "black", "MuPDF": "black", "CairoSVG": "an error", "Skia": "red"}
expected = {
    "fill": black,
    "fill by a name": black | {"CairoSVG": "black"},
    "fill in a blue group": black,
    "stroke": black | {"resvg": "nothing", "ThorVG": "nothing"},
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
