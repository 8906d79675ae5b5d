#!/usr/bin/env bash
# Does a mask of an SVG hide by how dark it is, or by how transparent, as its `mask-type` says?
#
# Guess: by luminance unless `mask-type: alpha` is set, in each renderer that has masks at all: that is SVG's
# definition since 1.0, and the property came with CSS Masking for those who want the other.
# What is so: resvg does both. CairoSVG masks by alpha whatever is written: a grey or a black mask of no transparency
# hides nothing. Skia's SVG module masks by luminance whatever is written: an opaque black mask of type alpha hides all.
# Why it matters: a fade that a tool exports as a mask from white to black is missing in one picture, and a whole
# picture is missing in another. A mask of white in different opacities is the same by both rules.
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
MASKS = {
    "luminance, grey": ("luminance", '<rect width="40" height="40" fill="#808080"/>'),
    "luminance, black": ("luminance", '<rect width="40" height="40" fill="#000"/>'),
    "alpha, black": ("alpha", '<rect width="40" height="40" fill="#000"/>'),
    "luminance, white of 0.5": ("luminance", '<rect width="40" height="40" fill="#fff" fill-opacity="0.5"/>'),
    "alpha, white of 0.5": ("alpha", '<rect width="40" height="40" fill="#fff" fill-opacity="0.5"/>'),
}
# The alpha of what is left of an opaque rectangle, to the nearest half.
expected = {
    "luminance, grey": {"resvg": 0.5, "CairoSVG": 1, "Skia": 0.5},
    "luminance, black": {"resvg": 0, "CairoSVG": 1, "Skia": 0},
    "alpha, black": {"resvg": 1, "CairoSVG": 1, "Skia": 0},
    "luminance, white of 0.5": {"resvg": 0.5, "CairoSVG": 0.5, "Skia": 0.5},
    "alpha, white of 0.5": {"resvg": 0.5, "CairoSVG": 0.5, "Skia": 0.5},
}
found = {}
for name, (kind, content) in MASKS.items():
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'
        f'<mask id="m" style="mask-type: {kind}">{content}</mask>'
        '<rect width="40" height="40" fill="#f00" mask="url(#m)"/></svg>'
    )
    found[name] = {
        renderer: round(draw(svg).getpixel((20, 20))[3] / 127.5) / 2 for renderer, draw in RENDERERS.items()
    }
    print(f"{name}: " + ", ".join(f"{renderer} {alpha:g}" for renderer, alpha in found[name].items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
