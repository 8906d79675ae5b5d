#!/usr/bin/env bash
# How wide are two equal columns of a flex row of 300 points, where one may not be less than 120 points wide?
#
# Guess: 150 points each, in Yoga with its web defaults as in Taffy: a minimum that is met changes nothing. By CSS
# Flexbox 9.7 free space is shared from the flex bases, and a minimum enters where a share falls below it.
# What is so: Taffy has 150 and 150. Yoga begins from the minimum: 120 points are given first, and the other 180 are
# shared, which makes 90 and 210. Of three columns of 200 points that must shrink, two with minimums of 190 and 100,
# Taffy makes 190, 100 and 10; Yoga shrinks none, and the row is twice as wide as its container.
# Why it matters: a layout that was drawn by Yoga's rules, as React Native's and Litho's screens are, is not the one
# a browser or an engine of CSS draws, and frames of one are no truth for the other.
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
    "two that grow": [{"basis": 0, "grow": 1}, {"basis": 0, "grow": 1}],
    "two that grow, one at least 120": [{"basis": 0, "grow": 1}, {"basis": 0, "grow": 1, "min": 120}],
    "three that shrink, one at least 190": [{"basis": 200, "min": 190}, {"basis": 200}, {"basis": 200}],
    "three that shrink, at least 190, 100, 0": [{"basis": 200, "min": 190}, {"basis": 200, "min": 100}, {"basis": 200}],
}
expected = {
    "two that grow": {"Taffy": [150, 150], "Yoga": [150, 150]},
    "two that grow, one at least 120": {"Taffy": [150, 150], "Yoga": [90, 210]},
    "three that shrink, one at least 190": {"Taffy": [190, 55, 55], "Yoga": [190, 55, 55]},
    "three that shrink, at least 190, 100, 0": {"Taffy": [190, 100, 10], "Yoga": [200, 200, 200]},
}
found = {name: {"Taffy": with_taffy(items), "Yoga": with_yoga(items)} for name, items in ROWS.items()}
for name, of_engines in found.items():
    for engine, widths in of_engines.items():
        print(f"{name}, {engine}: {widths}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
