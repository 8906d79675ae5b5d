#!/usr/bin/env bash
# Do renderers of SVG follow SVG 2's plain `href`, without XLink's namespace?
#
# Guess: yes, in each that is developed: SVG 2 deprecated `xlink:href` years ago, and minifiers and design tools write
# the short form.
# What is so: resvg and CairoSVG do. Skia's SVG module knows `xlink:href` alone: what `use` refers to is not
# drawn, and a gradient that takes its stops from another is black. With the long form it draws both.
# Why it matters: an icon set that was minified draws as nothing, without an error, where Skia draws SVG. Files for
# many renderers keep `xlink:href`, or have both.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 resvg-py==0.5.0 CairoSVG==2.9.1 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import resvg_py
import skia
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("resvg-py", "CairoSVG", "skia-python", "pillow")), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(40, 40))
    surface = skia.Surface(40, 40)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
}
CONTENTS = {
    "use": '<defs><rect id="r" width="40" height="40" fill="#f00"/></defs><use {}="#r"/>',
    "gradient": (
        '<defs><linearGradient id="a"><stop stop-color="#f00"/></linearGradient>'
        '<linearGradient id="b" {}="#a"/></defs><rect width="40" height="40" fill="url(#b)"/>'
    ),
}
# Is the middle red?
expected = {
    "use, xlink:href": {"resvg": True, "CairoSVG": True, "Skia": True},
    "use, href": {"resvg": True, "CairoSVG": True, "Skia": False},
    "gradient, xlink:href": {"resvg": True, "CairoSVG": True, "Skia": True},
    "gradient, href": {"resvg": True, "CairoSVG": True, "Skia": False},
}
found = {}
for name, content in CONTENTS.items():
    for attribute in ("xlink:href", "href"):
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" '
            f'viewBox="0 0 40 40">{content.format(attribute)}</svg>'
        )
        drawn = {renderer: draw(svg).getpixel((20, 20)) == (255, 0, 0, 255) for renderer, draw in RENDERERS.items()}
        found[f"{name}, {attribute}"] = drawn
        print(f"{name}, {attribute}: " + ", ".join(f"{key} {'red' if red else 'not'}" for key, red in drawn.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
