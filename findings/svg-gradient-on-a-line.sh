#!/usr/bin/env bash
# What does a linear gradient draw on a horizontal line of an SVG, as on a divider that fades out?
#
# Guess: the gradient along the line, since the line has a width; or, for someone who knows that a gradient's units
# are those of the bounding box by default and that a box without height makes it invalid, nothing in each renderer.
# What is so: three answers. resvg and CairoSVG draw nothing, or the fallback colour of the paint if it has one.
# Skia's SVG module draws an opaque black line, with a fallback colour too. ThorVG draws the gradient.
# Why it matters: a divider is missing, black or right according to the renderer, and each is silent. With the height
# of a hair, or with gradientUnits="userSpaceOnUse", all four draw the gradient.
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
    dom.setContainerSize(skia.Size(40, 40))
    surface = skia.Surface(40, 40)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_thorvg(svg):
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(40, 40)
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
LINES = {
    "in units of its box": ("", "M0 20H40", "url(#fade)"),
    "with a fallback colour": ("", "M0 20H40", "url(#fade) #0f0"),
    "in user space": ('gradientUnits="userSpaceOnUse" x2="40"', "M0 20H40", "url(#fade)"),
    "of a hair's height": ("", "M0 20L40 20.01", "url(#fade)"),
}


def answer(renderer, line):
    units, path, paint = LINES[line]
    picture = RENDERERS[renderer](
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><defs>'
        f'<linearGradient id="fade" {units}>'
        '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>'
        f'</defs><path d="{path}" stroke="{paint}" stroke-width="10"/></svg>'
    )
    left, right = picture.getpixel((4, 20)), picture.getpixel((35, 20))
    if left[3] == right[3] == 0:
        return "nothing"
    if left == right:
        return {(0, 0, 0, 255): "black", (0, 255, 0, 255): "the fallback"}.get(left, str(left))
    return "the gradient" if left[0] > 190 and right[2] > 190 else f"{left} to {right}"


found = {line: {renderer: answer(renderer, line) for renderer in RENDERERS} for line in LINES}
for line, of_renderers in found.items():
    print(f"a line {line}: " + ", ".join(f"{renderer} draws {drawn}" for renderer, drawn in of_renderers.items()))
gradient = dict.fromkeys(RENDERERS, "the gradient")
expected = {
    "in units of its box": {"resvg": "nothing", "CairoSVG": "nothing", "Skia": "black", "ThorVG": "the gradient"},
    "with a fallback colour": {
        "resvg": "the fallback", "CairoSVG": "the fallback", "Skia": "black", "ThorVG": "the gradient",
    },
    "in user space": gradient,
    "of a hair's height": gradient,
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
