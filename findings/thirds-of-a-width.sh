#!/usr/bin/env bash
# How wide is each of three views that share a width of 100?
#
# Guess: 33.33, in each engine of flex layout: CSS divides what is free by the sum of the factors, and rounds nothing.
# What is so: Yoga rounds to whole points before anybody asks, also without a scale being set: 33, 34 and 33. With a scale
# of 0 it does not. Taffy as its binding for Python has it gives thirds.
# Why it matters: positions of two engines are compared with a tolerance of a point, or with Yoga's rounding switched off;
# and the view in the middle is a point wider than its neighbours, which no rule of the layout explains.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check poga==0.1.19 stretchable==1.1.8
"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import poga.libpoga_capi as yoga
from stretchable import Node


def by_yoga(scale):
    config = yoga.YGConfigNew()
    if scale is not None:
        yoga.YGConfigSetPointScaleFactor(config, scale)
    row = yoga.YGNodeNewWithConfig(config)
    yoga.YGNodeStyleSetWidth(row, 100)
    yoga.YGNodeStyleSetFlexDirection(row, yoga.YGFlexDirection.Row)
    views = []
    for index in range(3):
        view = yoga.YGNodeNewWithConfig(config)
        yoga.YGNodeStyleSetFlexGrow(view, 1)
        yoga.YGNodeInsertChild(row, view, index)
        views.append(view)
    yoga.YGNodeCalculateLayout(row, 100, 40, yoga.YGDirection.LTR)
    return [round(yoga.YGNodeLayoutGetWidth(view), 2) for view in views]


def by_taffy():
    row = Node(size=(100, 40)).add(*[Node(flex_grow=1) for _ in range(3)])
    row.compute_layout((100, 40))
    return [round(view.get_box().width, 2) for view in row]


third = [33.33] * 3
found = {
    f"Yoga (poga {version('poga')})": (by_yoga(None), [33, 34, 33]),
    "the same with a scale of 0": (by_yoga(0), third),
    f"Taffy (stretchable {version('stretchable')})": (by_taffy(), third),
}
for name, (widths, _) in found.items():
    print(f"{name}: {widths}")
for name, (widths, expected) in found.items():
    if widths != expected:
        sys.exit(f"changed: expected {expected} of {name}")
PY
