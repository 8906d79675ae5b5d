#!/usr/bin/env bash
# How exact are the coordinates of a large drawing after Scour has optimized it as it is?
#
# Guess: to five decimals, or fewer, but alike everywhere: that is what a precision is in SVGO and in each editor's export.
# What is so: Scour's default precision of 5 counts significant digits, before the point as well. 12.3456 becomes 12.346, off by
# half a thousandth; 1234.5678 becomes 1234.6; 12345.678 is a whole number. Shapes at the far side of a sheet are moved, and
# those at its origin are not.
# Why it matters: a sheet of icons, or a screen's export of some thousand units, is drawn with hairlines beside pixels and with
# gaps, in the lower right part alone. Give `--set-precision` as many digits more as the drawing has before its point.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  scour==0.38.2
cd "$folder"
venv/bin/python - <<'PY'
import re
import sys
from importlib.metadata import version

from scour import scour

print(f"scour {version('scour')}")
expected = {"12.3456": "12.346", "1234.5678": "1234.6", "12345.678": "12346"}
found = {}
for place in expected:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20000 20000">'
        f'<rect x="{place}" width="3" height="3"/></svg>'
    )
    found[place] = re.search(' x="([^"]*)"', scour.scourString(svg))[1]
    print(f"{place}: {found[place]}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
