#!/usr/bin/env bash
# How wide are three equal columns of a flex row of 100 points?
#
# Guess: 33.33 points each, in Yoga as in Taffy. Both compute in floating point, and whole pixels are the business of
# whoever draws, who alone knows the scale of the screen.
# What is so: Taffy's binding returns 33.33 each. Yoga returns 33, 34 and 33: its configuration's point scale factor
# is 1 until it is set, and every edge is rounded to a whole point.
# Why it matters: at @3x a third of a point is a pixel. Frames from Yoga as the expected values of a layout's test
# are off by a pixel on the phone, where the columns begin at 33.33 and 66.67 points; set its factor to the scale.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check poga==0.1.19 stretchable==1.1.8
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import poga.libpoga_capi as yoga
from stretchable import Node

print(*(f"{name} {version(name)}" for name in ("poga", "stretchable")), sep=", ")


def with_yoga(scale):
    config = yoga.YGConfigNew()
    if scale:
        yoga.YGConfigSetPointScaleFactor(config, scale)
    row = yoga.YGNodeNewWithConfig(config)
    yoga.YGNodeStyleSetFlexDirection(row, yoga.YGFlexDirection.Row)
    columns = [yoga.YGNodeNewWithConfig(config) for _ in range(3)]
    for number, column in enumerate(columns):
        yoga.YGNodeStyleSetFlexGrow(column, 1)
        yoga.YGNodeInsertChild(row, column, number)
    yoga.YGNodeCalculateLayout(row, 100, 50, yoga.YGDirection.LTR)
    return [round(yoga.YGNodeLayoutGetWidth(column), 2) for column in columns]


def with_taffy():
    row = Node(size=(100, 50))
    for _ in range(3):
        row.add(Node(flex_grow=1))
    row.compute_layout()
    return [round(column.get_box().width, 2) for column in row]


expected = {
    "Taffy": [33.33, 33.33, 33.33],
    "Yoga": [33, 34, 33],
    "Yoga, point scale factor 3": [33.33, 33.33, 33.33],
}
found = {"Taffy": with_taffy(), "Yoga": with_yoga(None), "Yoga, point scale factor 3": with_yoga(3)}
for engine, widths in found.items():
    print(f"{engine}: {widths}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
