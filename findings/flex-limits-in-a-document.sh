#!/usr/bin/env bash
# How wide are two equal columns of a document's flex row of 90, where one may not be wider than 15?
#
# Guess: 15 and 75, as in browsers: CSS Flexbox goes through the row again with the items whose limit was met fixed, until
# all of the room is given out (9.7), and WeasyPrint, which lays out flexbox by the steps of that section, does so, too.
# What is so: Taffy has 15 and 75. WeasyPrint has 15 and 45: the item that met its limit is cut, and the others keep the
# share that they had before. With a least width of 60 the other one is 45 wide and beyond the row, in place of 30; and so
# it is when the row shrinks. Without a limit, or with one that is not met, both agree.
# Why it matters: a report that is made as a PDF has a gap beside a column with a limit, or cuts the last one off at the
# edge, and the page is right in a browser. Write the widths, or let only one column grow.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check weasyprint==70.0 stretchable==1.1.8
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import weasyprint
from stretchable import Node
from stretchable.style import AUTO, Display

print(*(f"{name} {version(name)}" for name in ("weasyprint", "stretchable")), sep=", ")


def with_weasyprint(style, *items):
    """The left edge and the width of each item of a container that is 90 wide."""
    children = "".join(f'<div style="height: 9px; {item}"></div>' for item in items)
    document = weasyprint.HTML(string=(
        "<style>@page { size: 400px; margin: 0 } body { margin: 0 }</style>"
        f'<section style="width: 90px; {style}">{children}</section>'
    )).render()
    boxes = []

    def visit(box):
        if box.element_tag == "div":
            boxes.append((round(box.position_x, 1), round(box.width, 1)))
        for child in getattr(box, "children", []):
            visit(child)

    visit(document.pages[0]._page_box)
    return boxes


def with_taffy(style, *items):
    container = Node(size=(90, AUTO), **style)
    nodes = [Node(**item) for item in items]
    for node in nodes:
        container.add(node)
    container.compute_layout()
    boxes = [node.get_box() for node in nodes]
    return [(round(box.x, 1), round(box.width, 1)) for box in boxes]


GROW = {"flex_grow": 1, "flex_basis": 0}
ROWS = {
    "no limit": (("flex: 1", "flex: 1"), (GROW, GROW)),
    "a limit that is not met": (("flex: 1; max-width: 60px", "flex: 1"), (GROW | {"max_size": (60, AUTO)}, GROW)),
    "at most 15": (("flex: 1; max-width: 15px", "flex: 1"), (GROW | {"max_size": (15, AUTO)}, GROW)),
    "at least 60": (("flex: 1; min-width: 60px", "flex: 1"), (GROW | {"min_size": (60, AUTO)}, GROW)),
    "at least 60, of three": (
        ("flex: 1; min-width: 60px", "flex: 1", "flex: 1"), (GROW | {"min_size": (60, AUTO)}, GROW, GROW)),
    "two of 90 that shrink, one to 60 at least": (
        ("width: 90px; min-width: 60px", "width: 90px"),
        ({"size": (90, AUTO), "min_size": (60, AUTO)}, {"size": (90, AUTO)})),
}
found = {}
for name, (items, nodes) in ROWS.items():
    found[name] = {
        "WeasyPrint": [width for _, width in with_weasyprint("display: flex", *items)],
        "Taffy": [width for _, width in with_taffy({}, *nodes)],
    }
    print(f"{name}: " + ", ".join(f"{engine} {widths}" for engine, widths in found[name].items()))
expected = {
    "no limit": {"WeasyPrint": [45, 45], "Taffy": [45, 45]},
    "a limit that is not met": {"WeasyPrint": [45, 45], "Taffy": [45, 45]},
    "at most 15": {"WeasyPrint": [15, 45], "Taffy": [15, 75]},
    "at least 60": {"WeasyPrint": [60, 45], "Taffy": [60, 30]},
    "at least 60, of three": {"WeasyPrint": [60, 30, 30], "Taffy": [60, 15, 15]},
    "two of 90 that shrink, one to 60 at least": {"WeasyPrint": [60, 45], "Taffy": [60, 30]},
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
