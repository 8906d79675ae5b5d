#!/usr/bin/env bash
# Does a group with `isolation: isolate`, or with an opacity, keep a blend mode inside it from what is behind it?
#
# Guess: yes wherever mix-blend-mode is drawn at all: a group with an opacity is a picture of its own before it is
# composited, and isolation asks for the same. A renderer without blend modes draws the element unblended.
# What is so: of the two that blend, resvg isolates both groups, and ThorVG neither: cyan in the group is multiplied
# with the yellow behind it to green. CairoSVG, Skia's SVG module and MuPDF know no blend mode.
# Why it matters: three renderers agree on what an isolated group looks like, the right thing, because they ignore the
# blend mode, and the one that ignores the isolation looks like a bug of the file.
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

CYAN = '<rect width="100" height="100" fill="#0ff" style="mix-blend-mode: multiply"/>'
GROUPS = {
    "no group": CYAN,
    "isolation": f'<g style="isolation: isolate">{CYAN}</g>',
    "opacity": f'<g opacity="0.99">{CYAN}</g>',
}


def drawn(render, group):
    picture = render(
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">'
        f'<rect width="100" height="100" fill="#ff0"/>{group}</svg>'
    )
    return "green" if picture.convert("RGBA").getpixel((50, 50))[2] < 10 else "cyan"


found = {what: {name: drawn(render, group) for name, render in RENDERERS.items()} for what, group in GROUPS.items()}
for what, answers in found.items():
    print(f"{what}: {', '.join(f'{name} {answer}' for name, answer in answers.items())}")
cyan = dict.fromkeys(RENDERERS, "cyan")
expected = {
    "no group": cyan | {"resvg": "green", "ThorVG": "green"},
    "isolation": cyan | {"ThorVG": "green"},
    "opacity": cyan | {"ThorVG": "green"},
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
