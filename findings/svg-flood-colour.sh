#!/usr/bin/env bash
# Which grey is a filter's flood of #808080 in an SVG, as a shadow's colour is written?
#
# Guess: #808080. Filters work in linear RGB unless they are told otherwise, but a colour is a colour: Filter Effects
# has flood-color converted into the filter's space before, and the result converted back after.
# What is so: resvg draws 128. Skia's SVG module draws 188: it takes the colour's numbers for linear ones, and brightens
# them. With color-interpolation-filters="sRGB" on the flood both draw 128.
# Why it matters: each shadow that a design tool exports as feFlood and feComposite, in any colour but black and white,
# is paler by up to a quarter in one renderer. Exporters that write the attribute are safe; add it where it is missing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  skia-python==144.1 resvg-py==0.5.0 pillow==13.0.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import resvg_py
import skia
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("skia-python", "resvg-py", "pillow")), sep=", ")


def with_skia(svg):
    dom = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(svg.encode()))
    dom.setContainerSize(skia.Size(40, 40))
    surface = skia.Surface(40, 40)
    dom.render(surface.getCanvas())
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def with_resvg(svg):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA")


FLOODS = {"linear RGB, the default": "", "sRGB": 'color-interpolation-filters="sRGB"'}
expected = {
    "linear RGB, the default": {"resvg": 128, "Skia": 188},
    "sRGB": {"resvg": 128, "Skia": 128},
}
found = {}
for space, attribute in FLOODS.items():
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'
        '<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="40" height="40">'
        f'<feFlood flood-color="#808080" {attribute}/></filter>'
        '<rect width="30" height="40" filter="url(#f)"/></svg>'
    )
    found[space] = {"resvg": with_resvg(svg).getpixel((20, 20))[0], "Skia": with_skia(svg).getpixel((20, 20))[0]}
    for renderer, level in found[space].items():
        print(f"{space}, {renderer}: a flood of #808080 is {level}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
