#!/usr/bin/env bash
# Does a radial gradient begin at the edge of its focal circle, as `fr` says?
#
# Guess: yes, in renderers of SVG 2: up to a quarter of the way from the centre a gradient with `fr="25%"` has its
# first colour, as a canvas's gradient of two circles has.
# What is so: in resvg it does. CairoSVG and Skia's SVG module begin at the focal point whatever `fr` is, so that the
# first colour is only there. MuPDF has no gradients of SVG, and fills with black.
# Why it matters: a ring that an editor draws as a gradient between two circles is a spot.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 resvg-py==0.5.0 CairoSVG==2.9.1 pymupdf==2.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import pymupdf
import resvg_py
import skia
from PIL import Image

names = ("resvg-py", "CairoSVG", "skia-python", "pymupdf")
print(*(f"{name} {version(name)}" for name in names), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(100, 100))
    surface = skia.Surface(100, 100)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.open(io.BytesIO(pixmap.tobytes("png"))).convert("RGBA")


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
    "MuPDF": with_mupdf,
}


def picture(renderer, content):
    return RENDERERS[renderer](
        f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">{content}</svg>')


def gradient(radius):
    return (
        f'<radialGradient id="g" fr="{radius}"><stop stop-color="red"/><stop offset="1" stop-color="lime"/>'
        '</radialGradient><rect width="100" height="100" fill="url(#g)"/>')


# Whether the picture is red at 10 points from the centre, of a radius of 50.
expected = {
    "0%": dict.fromkeys(RENDERERS, False),
    "25%": {"resvg": True, "CairoSVG": False, "Skia": False, "MuPDF": False},
}
found = {}
for radius in expected:
    colors = {name: picture(name, gradient(radius)).getpixel((60, 50)) for name in RENDERERS}
    found[radius] = {name: color == (255, 0, 0, 255) for name, color in colors.items()}
    print(f"fr {radius}: " + ", ".join(f"{name} {'#%02x%02x%02x' % color[:3]}" for name, color in colors.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
