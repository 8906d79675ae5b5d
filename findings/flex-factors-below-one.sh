#!/usr/bin/env bash
# Do flex factors that add up to less than 1 take less than the whole space, when a row grows and when it shrinks?
#
# Guess: both or neither. CSS Flexbox has one sentence for it (9.7, step 4b): a sum below 1 takes that part of the free
# space, be it positive or negative, so that a factor that is animated to 0 does not jump.
# What is so: Taffy does both. Yoga with its web defaults does it when columns grow: a factor of 0.5 takes half of the
# free space. When they shrink it does not: a factor of 0.5 takes the whole overflow, as 1 does.
# Why it matters: the same style overflows a container by half in a browser and not at all in Yoga; a preview by one
# engine hides what is cut on the other's screen.
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
WIDTH = 300


def with_yoga(items):
    """The widths by Yoga with its web defaults and without rounding."""
    config = yoga.YGConfigNew()
    yoga.YGConfigSetUseWebDefaults(config, True)
    yoga.YGConfigSetPointScaleFactor(config, 0)
    row = yoga.YGNodeNewWithConfig(config)
    yoga.YGNodeStyleSetFlexDirection(row, yoga.YGFlexDirection.Row)
    columns = [yoga.YGNodeNewWithConfig(config) for _ in items]
    for number, (column, item) in enumerate(zip(columns, items)):
        yoga.YGNodeStyleSetFlexBasis(column, item["basis"])
        yoga.YGNodeStyleSetFlexGrow(column, item.get("grow", 0))
        yoga.YGNodeStyleSetFlexShrink(column, item.get("shrink", 1))
        yoga.YGNodeStyleSetMinWidth(column, item.get("min", 0))
        yoga.YGNodeInsertChild(row, column, number)
    yoga.YGNodeCalculateLayout(row, WIDTH, 50, yoga.YGDirection.LTR)
    return [round(yoga.YGNodeLayoutGetWidth(column), 2) for column in columns]


def with_taffy(items):
    row = Node(size=(WIDTH, 50))
    for item in items:
        row.add(
            Node(
                flex_basis=item["basis"],
                flex_grow=item.get("grow", 0),
                flex_shrink=item.get("shrink", 1),
                min_size=(item.get("min", 0), 0),
            )
        )
    row.compute_layout()
    return [round(column.get_box().width, 2) for column in row]


ROWS = {
    "grows by 0.5 from 0": [{"basis": 0, "grow": 0.5}],
    "shrinks by 0.5 from 400": [{"basis": 400, "shrink": 0.5}],
    "two shrink by 0.25 from 200": [{"basis": 200, "shrink": 0.25}, {"basis": 200, "shrink": 0.25}],
}
expected = {
    "grows by 0.5 from 0": {"Taffy": [150], "Yoga": [150]},
    "shrinks by 0.5 from 400": {"Taffy": [350], "Yoga": [300]},
    "two shrink by 0.25 from 200": {"Taffy": [175, 175], "Yoga": [150, 150]},
}
found = {name: {"Taffy": with_taffy(items), "Yoga": with_yoga(items)} for name, items in ROWS.items()}
for name, of_engines in found.items():
    for engine, widths in of_engines.items():
        print(f"{name}, {engine}: {widths}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
