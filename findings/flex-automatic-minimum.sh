#!/usr/bin/env bash
# Does an item of a flex container shrink below its content in engines that follow CSS flexbox?
#
# Guess: no, neither in Taffy nor in Yoga with its web defaults on. `min-width: auto`, the initial value, gives a flex
# item its min-content width as its least width (CSS Flexbox, 4.5), so two items with a box of 80 overflow a row of
# 100.
# What is so: Taffy (stretchable) has the automatic minimum: 80 and 80, which overflow. Yoga (poga) has none, also
# with its web defaults: the items are 50 and 50, and their boxes overlap.
# Why it matters: one tree of styles is two pictures, and the difference shows only where content is too wide, as with
# large text. A preview that is drawn with one engine is not a golden for an app that uses the other.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  stretchable==1.1.8 poga==0.1.19
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

from poga import libpoga_capi as yoga
from stretchable import Node

print("stretchable", version("stretchable"), "poga", version("poga"), "with Yoga", yoga.poga_yoga_version())


def with_taffy():
    def item():
        return Node().add(Node(size=(80, 10), flex_shrink=0))

    row = Node(size=(100, 20)).add(item(), item())
    row.compute_layout()
    return [(box.x, box.width) for box in (child.get_box() for child in row)]


def with_yoga():
    config = yoga.YGConfigNew()
    yoga.YGConfigSetUseWebDefaults(config, True)

    def node(width=None, height=None):
        made = yoga.YGNodeNewWithConfig(config)
        if width is not None:
            yoga.YGNodeStyleSetWidth(made, width)
            yoga.YGNodeStyleSetHeight(made, height)
        return made

    row = node(100, 20)
    for index in range(2):
        item, box = node(), node(80, 10)
        yoga.YGNodeStyleSetFlexShrink(box, 0)
        yoga.YGNodeInsertChild(item, box, 0)
        yoga.YGNodeInsertChild(row, item, index)
    yoga.YGNodeCalculateLayout(row, yoga.YGUndefined, yoga.YGUndefined, yoga.YGDirection.LTR)
    children = [yoga.YGNodeGetChild(row, index) for index in range(2)]
    return [(yoga.YGNodeLayoutGetLeft(child), yoga.YGNodeLayoutGetWidth(child)) for child in children]


expected = {"Taffy": [(0, 80), (80, 80)], "Yoga": [(0, 50), (50, 50)]}
found = {"Taffy": with_taffy(), "Yoga": with_yoga()}
for engine, items in found.items():
    print(f"{engine}: two items with a box of 80 in a row of 100, left and width: {items}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
