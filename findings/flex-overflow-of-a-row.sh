#!/usr/bin/env bash
# Where are the items of a row that overflows, if they are pushed by an automatic margin or have space around them?
#
# Guess: at the row's beginning, one after the other, in Yoga with its web defaults as in Taffy. Space is what is left over;
# where nothing is, CSS Flexbox sets automatic margins to zero (9.5), and CSS Box Alignment 3 falls back from `space-around`
# to `safe center`, which is then the beginning (4.3). CSS Flexbox itself has `center` there (8.2), from -30 to 130.
# What is so: Taffy has that. Yoga makes the missing space the margin: an item of 140 in a row of 100 begins at -40. With
# space around them two items of 80 begin at -15 and 35, so that they cover each other by 30; by either text they do not.
# Why it matters: a title that is too long is cut at its beginning, under the button at its left, in an app, and at its
# end in a preview by the other engine; and items that cover each other look like a mistake of their sizes.
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
from stretchable.style import AUTO, JustifyContent

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
    "an automatic margin on the left": {
        "Yoga": with_yoga({}, {"Width": 140, "Height": 10, "FlexShrink": 0, "MarginAuto": yoga.YGEdge.Left}),
        "Taffy": with_taffy({}, {"size": (140, 10), "flex_shrink": 0, "margin": (0, 0, 0, AUTO)}),
    },
    "space around": {
        "Yoga": with_yoga(
            {"JustifyContent": yoga.YGJustify.SpaceAround}, *[{"Width": 80, "Height": 10, "FlexShrink": 0}] * 2),
        "Taffy": with_taffy(
            {"justify_content": JustifyContent.SPACE_AROUND}, *[{"size": (80, 10), "flex_shrink": 0}] * 2),
    },
    "space around, with room": {
        "Yoga": with_yoga(
            {"JustifyContent": yoga.YGJustify.SpaceAround}, *[{"Width": 30, "Height": 10, "FlexShrink": 0}] * 2),
        "Taffy": with_taffy(
            {"justify_content": JustifyContent.SPACE_AROUND}, *[{"size": (30, 10), "flex_shrink": 0}] * 2),
    },
}
# The left edge, the width and the height of each item.
expected = {
    "an automatic margin on the left": {"Yoga": [(-40, 140, 10)], "Taffy": [(0, 140, 10)]},
    "space around": {
        "Yoga": [(-15, 80, 10), (35, 80, 10)], "Taffy": [(0, 80, 10), (80, 80, 10)],
    },
    "space around, with room": {
        "Yoga": [(10, 30, 10), (60, 30, 10)], "Taffy": [(10, 30, 10), (60, 30, 10)],
    },
}
for case, engines in found.items():
    print(f"{case}: " + ", ".join(f"{engine} {boxes}" for engine, boxes in engines.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
