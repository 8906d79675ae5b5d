#!/usr/bin/env bash
# Is the opacity of an SVG element that of the whole element, be it a shape with a border, a group, a use or the root?
#
# Guess: yes, in each renderer that draws opacity: SVG draws the element as a picture of its own, and then that picture
# once with the opacity. Whoever has done it for a group has it for all, as it is one property.
# What is so: in resvg alone. With an opacity of a half, CairoSVG draws the fill through the border of a shape, and a
# `use` without any opacity. Skia's SVG module does so with a `use`, too. ThorVG draws the root element with a quarter.
# MuPDF draws the fill through the border, and a group's shapes through each other.
# Why it matters: each renderer is right where another is wrong, so that two that agree on one picture prove nothing for
# the next. A disabled control, an icon by `use` with an opacity, is as dark as an enabled one. Put a group around it.
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

print(*(f"{name} {version(name)}" for name in
        ("resvg-py", "CairoSVG", "skia-python", "thorvg-python", "pymupdf")), sep=", ")
SIZE = 40


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(SIZE, SIZE))
    surface = skia.Surface(SIZE, SIZE)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


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


def with_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.frombytes("RGBA", (pixmap.width, pixmap.height), pixmap.samples)


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))),
    "Skia": with_skia,
    "ThorVG": with_thorvg,
    "MuPDF": with_mupdf,
}
# An attribute of the root element, its content, and a place where the alpha is read.
PICTURES = {
    "a shape's border over its fill": (
        "", '<rect x="10" y="10" width="20" height="20" stroke="#00f" stroke-width="8" opacity="0.5"/>', (12, 20)),
    "a group's two shapes": (
        "", '<g opacity="0.5"><rect width="30" height="40"/><rect x="10" width="30" height="40"/></g>', (20, 20)),
    "a use": (
        "", '<defs><rect id="r" width="40" height="40"/></defs><use xlink:href="#r" opacity="0.5"/>', (20, 20)),
    "a group with a use": (
        "", '<defs><rect id="r" width="40" height="40"/></defs><g opacity="0.5"><use xlink:href="#r"/></g>', (20, 20)),
    "the root": ('opacity="0.5"', '<rect width="40" height="40"/>', (20, 20)),
}
half = dict.fromkeys(RENDERERS, 0.5)
# The alpha to the nearest quarter, which is three quarters where two halves are drawn over each other.
expected = {
    "a shape's border over its fill": half | {"CairoSVG": 0.75, "MuPDF": 0.75},
    "a group's two shapes": half | {"MuPDF": 0.75},
    "a use": half | {"CairoSVG": 1, "Skia": 1},
    "a group with a use": half,
    "the root": half | {"ThorVG": 0.25},
}
found = {}
for name, (attribute, content, place) in PICTURES.items():
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" '
           f'viewBox="0 0 40 40" {attribute}>{content}</svg>')
    found[name] = {
        renderer: round(draw(svg).convert("RGBA").getpixel(place)[3] / 255 * 4) / 4
        for renderer, draw in RENDERERS.items()
    }
    print(f"{name}: " + ", ".join(f"{renderer} {alpha:g}" for renderer, alpha in found[name].items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
