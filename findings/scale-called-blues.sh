#!/usr/bin/env bash
# Which colours has the scale "Blues" of a chart, from its beginning to its end?
#
# Guess: ColorBrewer's, from nearly white, #F7FBFF, to dark blue, #08306B, in each library that has the name: its scales are
# published as lists of numbers, and qualitative ones such as Set1 are the same everywhere.
# What is so: Matplotlib has these. Vega's "blues" goes from #CFE1F2 to #0A4A90: it begins and ends earlier, as do its other
# scales of one hue, so that no value is nearly white, and a grey of a half is 136 in the place of 149. Bokeh's Blues are
# ColorBrewer's backwards, the first is the dark one, and its Viridis is in the order of all. Vega's turbo is another one, too; Set1 and
# viridis agree.
# Why it matters: the colours of one heat map, drawn in two libraries, differ by up to 40 levels, a legend of the one misleads
# in the other, and in Bokeh small numbers are dark. Write the list of colours down.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  matplotlib==3.11.2 vl-convert-python==1.9.0.post1 bokeh==3.9.2 numpy==2.4.6
cd "$folder"
MPLCONFIGDIR=$folder venv/bin/python - <<'PY'
import re
import sys
from importlib.metadata import version

import bokeh.palettes
import matplotlib
import vl_convert

print(*(f"{name} {version(name)}" for name in ("matplotlib", "vl-convert-python", "bokeh")), sep=", ")
PLACES = (0, 0.5, 1)


def with_matplotlib(name):
    scale = matplotlib.colormaps[name]
    return [matplotlib.colors.to_hex(scale(float(place))).upper() for place in PLACES]


def with_vega(name):
    specification = {
        "$schema": "https://vega.github.io/schema/vega/v6.json", "width": 10, "height": 10,
        "scales": [{"name": "colour", "type": "linear", "domain": [0, 1], "range": {"scheme": name.lower()}}],
        "marks": [{"type": "rect", "encode": {"update": {
            "fill": {"scale": "colour", "value": place}, "width": {"value": 9}, "height": {"value": 9}}}} for place in PLACES],
    }
    fills = re.findall(r'fill="rgb\((\d+), (\d+), (\d+)\)"', vl_convert.vega_to_svg(specification))
    return ["#%02X%02X%02X" % tuple(map(int, fill)) for fill in fills]


def with_bokeh(name):
    scale = bokeh.palettes.all_palettes[name][256 if name in ("Turbo", "Viridis") else 9]
    return [scale[round(place * (len(scale) - 1))].upper() for place in PLACES]


expected = {
    "Matplotlib": {
        "Blues": ["#F7FBFF", "#6AAED6", "#08306B"], "Greys": ["#FFFFFF", "#959595", "#000000"],
        "turbo": ["#30123B", "#A4FC3C", "#7A0403"], "viridis": ["#440154", "#21918C", "#FDE725"]},
    "Vega": {
        "Blues": ["#CFE1F2", "#5BA3CF", "#0A4A90"], "Greys": ["#E2E2E2", "#888888", "#1E1E1E"],
        "turbo": ["#23171B", "#8FFC54", "#910B00"], "viridis": ["#440154", "#21918D", "#FDE725"]},
    "Bokeh": {
        "Blues": ["#08306B", "#6BAED6", "#F7FBFF"], "Greys": ["#000000", "#969696", "#FFFFFF"],
        "Turbo": ["#30123B", "#A4FC3B", "#7A0402"], "Viridis": ["#440154", "#20908C", "#FDE724"]},
}
READERS = {"Matplotlib": with_matplotlib, "Vega": with_vega, "Bokeh": with_bokeh}
found = {library: {name: read(name) for name in expected[library]} for library, read in READERS.items()}
for library, scales in found.items():
    for name, colours in scales.items():
        print(f"{library}, {name}: {' '.join(colours)}")
if found != expected:
    sys.exit(f"changed: expected {expected}")

qualitative = bokeh.palettes.all_palettes["Set1"][9]
by_matplotlib = [matplotlib.colors.to_hex(colour) for colour in matplotlib.colormaps["Set1"].colors]
if list(qualitative) != by_matplotlib or [colour.lower() for colour in with_vega("Set1")] != by_matplotlib[::4]:
    sys.exit("changed: Set1 differs")
PY
