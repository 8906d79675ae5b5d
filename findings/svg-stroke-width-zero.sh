#!/usr/bin/env bash
# What does stroke-width="0" draw in an SVG?
#
# Guess: nothing, in each renderer: by SVG a width of 0 paints no stroke, and it is what exporters write for "no
# border". The hairline that a width of 0 means in PDF, PostScript and Skia's canvas is the business of these.
# What is so: resvg and CairoSVG draw nothing. Skia's SVG module and MuPDF's pass the 0 on to their canvas, so both
# draw a hairline around the shape: half its strength on either side of the edge in Skia, a faint one in MuPDF.
# Why it matters: a border that is animated or scaled down to 0 leaves a frame in these pictures, at every scale, and
# a comparison of two renderers fails for a shape without border. Leave the stroke out instead.
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

print(*(f"{name} {version(name)}" for name in ("skia-python", "resvg-py", "CairoSVG", "pymupdf")), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(40, 40))
    surface = skia.Surface(40, 40)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_mupdf(svg):
    pixmap = pymupdf.open(stream=svg.encode(), filetype="svg")[0].get_pixmap(alpha=True)
    return Image.open(io.BytesIO(pixmap.tobytes("png"))).convert("RGBA").crop((0, 0, 40, 40))


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
    "MuPDF": with_mupdf,
}
svg = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'
    '<rect x="10" y="10" width="20" height="20" fill="none" stroke="#f00" stroke-width="0"/></svg>'
)
expected = {"resvg": False, "CairoSVG": False, "Skia": True, "MuPDF": True}
found = {}
for renderer, draw in RENDERERS.items():
    picture = draw(svg)
    covered = [alpha for alpha in picture.getchannel("A").tobytes() if alpha]
    found[renderer] = bool(covered)
    print(f"{renderer}: {len(covered)} pixels are covered, with an alpha of at most {max(covered, default=0)}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
