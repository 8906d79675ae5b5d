#!/usr/bin/env bash
# How wide is a square of a flex row, 80 wide by its style, that may not be higher than 40?
#
# Guess: 80 by 40. An aspect ratio gives the length that is automatic, here the height, and a limit of it has no say in a
# width that is written (the draft of CSS Sizing 4, "Min/Max Size Transfers"); of Yoga and Taffy, Yoga, which had ratios
# before CSS, may do it in its own way.
# What is so: the other way round. Yoga has 80 by 40. Taffy makes it 40 by 40, and 40 by 40 of a square that is 20 wide and
# at least 40 high, which is 20 by 40 in Yoga and by that section. An item with a ratio alone that is stretched to the row's
# height of 40 is 80 wide at 2 to 1 in Yoga, and has no width in Taffy; by CSS Flexbox that height is definite (9.8), and
# the width is calculated from it (9.2).
# Why it matters: an avatar's badge or a picture in a list keeps its written width in the app and loses half of it in a
# drawing by Taffy; a stretched picture is not there.
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
from stretchable.style import AUTO, AlignItems

print(*(f"{name} {version(name)}" for name in ("poga", "stretchable")), sep=", ")


def with_yoga(style, *items):
    """The left edge, the width and the height of each item of a row of 100 by 100, by Yoga with its web defaults."""
    config = yoga.YGConfigNew()
    yoga.YGConfigSetUseWebDefaults(config, True)
    yoga.YGConfigSetPointScaleFactor(config, 0)

    def node(style):
        node = yoga.YGNodeNewWithConfig(config)
        for name, value in style.items():
            getattr(yoga, f"YGNodeStyleSet{name}")(node, *value if isinstance(value, tuple) else (value,))
        return node

    row, nodes = node({"Width": 100, "Height": 100, **style}), [node(item) for item in items]
    for number, child in enumerate(nodes):
        yoga.YGNodeInsertChild(row, child, number)
    yoga.YGNodeCalculateLayout(row, 100, 100, yoga.YGDirection.LTR)
    parts = (yoga.YGNodeLayoutGetLeft, yoga.YGNodeLayoutGetWidth, yoga.YGNodeLayoutGetHeight)
    return [tuple(round(part(child), 1) for part in parts) for child in nodes]


def with_taffy(style, *items):
    """The same by Taffy."""
    row, nodes = Node(**{"size": (100, 100), **style}), [Node(**item) for item in items]
    for child in nodes:
        row.add(child)
    row.compute_layout()
    boxes = [child.get_box() for child in nodes]
    return [(round(box.x, 1), round(box.width, 1), round(box.height, 1)) for box in boxes]



found = {
    "80 wide, at most 40 high": {
        "Yoga": with_yoga({"AlignItems": yoga.YGAlign.FlexStart}, {"AspectRatio": 1, "Width": 80, "MaxHeight": 40}),
        "Taffy": with_taffy(
            {"align_items": AlignItems.FLEX_START},
            {"aspect_ratio": 1, "size": (80, AUTO), "max_size": (AUTO, 40)}),
    },
    "20 wide, at least 40 high": {
        "Yoga": with_yoga({"AlignItems": yoga.YGAlign.FlexStart}, {"AspectRatio": 1, "Width": 20, "MinHeight": 40}),
        "Taffy": with_taffy(
            {"align_items": AlignItems.FLEX_START},
            {"aspect_ratio": 1, "size": (20, AUTO), "min_size": (AUTO, 40)}),
    },
    "2 to 1, stretched to 40": {
        "Yoga": with_yoga({"Height": 40}, {"AspectRatio": 2}),
        "Taffy": with_taffy({"size": (100, 40)}, {"aspect_ratio": 2}),
    },
    "2 to 1, 40 wide": {
        "Yoga": with_yoga({"AlignItems": yoga.YGAlign.FlexStart}, {"AspectRatio": 2, "Width": 40}),
        "Taffy": with_taffy({"align_items": AlignItems.FLEX_START}, {"aspect_ratio": 2, "size": (40, AUTO)}),
    },
}
# The left edge, the width and the height of the item.
expected = {
    "80 wide, at most 40 high": {"Yoga": [(0, 80, 40)], "Taffy": [(0, 40, 40)]},
    "20 wide, at least 40 high": {"Yoga": [(0, 20, 40)], "Taffy": [(0, 40, 40)]},
    "2 to 1, stretched to 40": {"Yoga": [(0, 80, 40)], "Taffy": [(0, 0, 40)]},
    "2 to 1, 40 wide": {"Yoga": [(0, 40, 20)], "Taffy": [(0, 40, 20)]},
}
for case, engines in found.items():
    print(f"{case}: " + ", ".join(f"{engine} {boxes}" for engine, boxes in engines.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
