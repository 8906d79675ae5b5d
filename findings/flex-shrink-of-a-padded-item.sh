#!/usr/bin/env bash
# How wide are two items of a row of 100 that are 100 wide each, one of which has a padding of 40?
#
# Guess: 50 and 50, if one has not read on; and 62.5 and 37.5 for who has: CSS Flexbox shrinks each item by its inner size,
# which the padding is not part of (9.7), 60 against 100 here. Either way alike in two engines that say that they follow it.
# What is so: Taffy has 62.5 and 37.5. Yoga with its web defaults has 50 and 50: it shrinks by the whole width. Without
# padding both have 50 and 50.
# Why it matters: a chip with a padding and a title beside it share a narrow row otherwise in React Native than in a
# preview of the same styles, by an eighth of the row, and only where there is too little room.
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
    f"a padding of {padding}": {
        "Yoga": with_yoga(
            {}, {"Width": 100, "Height": 10, "Padding": (yoga.YGEdge.Left, padding)}, {"Width": 100, "Height": 10}),
        "Taffy": with_taffy({}, {"size": (100, 10), "padding": (0, 0, 0, padding)}, {"size": (100, 10)}),
    }
    for padding in (0, 40)
}
# The left edge, the width and the height of each item. Both overflow by 100, of which 60 / 160 and 100 / 160 are theirs.
halves = [(0, 50, 10), (50, 50, 10)]
expected = {
    "a padding of 0": {"Yoga": halves, "Taffy": halves},
    "a padding of 40": {"Yoga": halves, "Taffy": [(0, 62.5, 10), (62.5, 37.5, 10)]},
}
for case, engines in found.items():
    print(f"{case}: " + ", ".join(f"{engine} {boxes}" for engine, boxes in engines.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
