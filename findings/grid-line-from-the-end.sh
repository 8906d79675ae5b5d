#!/usr/bin/env bash
# How wide is an item of a document's grid from the first line to the last, `grid-column: 1 / -1`, in three columns of 30?
#
# Guess: 90: a line with a negative number counts from the end, which is how a header over all columns is written. An
# engine that did not know it would place the item as if nothing were said, in one column.
# What is so: Taffy has 90. In WeasyPrint it has no width at all, at the second line; 2 / -1 is the same. From line 1 to
# 4, or over a span of 3, it is 90 wide in both. Two columns of a quarter of a fraction each, .25fr, are half of the grid
# in Taffy, and all of it in WeasyPrint.
# Why it matters: the header of a table or the picture over a card is missing from a page, and nothing is reported. Write
# the number of the line, and an empty column of .5fr where room is to stay.
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


THREE, QUARTERS = "30px 30px 30px", ".25fr .25fr"
GRIDS = {
    "1 / -1": (THREE, ["grid-column: 1 / -1"], [{"grid_column": "1 / -1"}]),
    "2 / -1": (THREE, ["grid-column: 2 / -1"], [{"grid_column": "2 / -1"}]),
    "1 / 4": (THREE, ["grid-column: 1 / 4"], [{"grid_column": "1 / 4"}]),
    "1 / span 3": (THREE, ["grid-column: 1 / span 3"], [{"grid_column": "1 / span 3"}]),
    "two of .25fr": (QUARTERS, ["", ""], [{}, {}]),
}
found = {}
for name, (columns, items, nodes) in GRIDS.items():
    taffy = {"display": Display.GRID, "grid_template_columns": columns.split()}
    found[name] = {
        "WeasyPrint": with_weasyprint(f"display: grid; grid-template-columns: {columns}", *items),
        "Taffy": with_taffy(taffy, *nodes),
    }
    print(f"{name}: " + ", ".join(f"{engine} {boxes}" for engine, boxes in found[name].items()))
expected = {
    "1 / -1": {"WeasyPrint": [(30, 0)], "Taffy": [(0, 90)]},
    "2 / -1": {"WeasyPrint": [(30, 0)], "Taffy": [(30, 60)]},
    "1 / 4": {"WeasyPrint": [(0, 90)], "Taffy": [(0, 90)]},
    "1 / span 3": {"WeasyPrint": [(0, 90)], "Taffy": [(0, 90)]},
    "two of .25fr": {"WeasyPrint": [(0, 45), (45, 45)], "Taffy": [(0, 22.5), (22.5, 22.5)]},
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
