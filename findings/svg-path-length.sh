#!/usr/bin/env bash
# Is a dash measured in the units of the path's `pathLength`?
#
# Guess: yes, in each renderer that has dashes. The attribute has been in SVG since 1.0, scales every length along a
# path, and pathLength="100" with stroke-dasharray="25 100" is how a progress ring of a quarter is written.
# What is so: resvg, CairoSVG, Skia's SVG module and ThorVG all ignore it, without a word: the dash is 25 user units.
# Why it matters: the picture is plausible and wrong: a ring shows another part than it should, and agrees between
# four renderers, so comparing them with each other finds nothing. Write the dash in user units.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  resvg-py==0.5.0 CairoSVG==2.9.1 skia-python==144.1 thorvg-python==1.1.3 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
import resvg_py
import skia
import thorvg_python
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("resvg-py", "CairoSVG", "skia-python", "thorvg-python")), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(200, 10))
    surface = skia.Surface(200, 10)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_thorvg(svg):
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(200, 10)
    picture = thorvg_python.Picture(engine)
    picture.load_data(svg.encode(), "svg", None, True)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    return canvas.get_pillow()


RENDERERS = {
    "resvg": lambda svg: Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA"),
    "CairoSVG": lambda svg: Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA"),
    "Skia": with_skia,
    "ThorVG": with_thorvg,
}


def dash(renderer, path_length):
    """Returns how many of the 200 pixels of a line the dash "25 of 100" covers."""
    picture = RENDERERS[renderer](
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="10">'
        f'<path d="M0 5H200" {path_length} stroke="#f00" stroke-width="10" stroke-dasharray="25 1000"/></svg>'
    )
    return sum(picture.getpixel((x, 5))[3] == 255 for x in range(200))


print("pathLength is 100 on a line of 200, and 25 of it should be 50 pixels")
found = {renderer: (dash(renderer, ""), dash(renderer, 'pathLength="100"')) for renderer in RENDERERS}
for renderer, (without, scaled) in found.items():
    print(f"{renderer}: a dash of {without} pixels without pathLength, and {scaled} with it")
expected = {renderer: (25, 25) for renderer in RENDERERS}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
