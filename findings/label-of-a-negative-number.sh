#!/usr/bin/env bash
# Is the label of -3 on a chart's axis the text that Python's format writes with the same letters, as ".0f"?
#
# Guess: yes: the formats of Vega's axes have the grammar of Python's, with the same signs, commas and letters; exact
# halves may be rounded in another way, but the sign is the hyphen of every number.
# What is so: Vega's sign is U+2212, so that "-3" is in no label, and a number that is read back from one is an error.
# Halves are rounded up in size, 0.5 to 1, 2.5 to 3 and 0.125 to 0.13, where Python has 0, 2 and 0.12. `d` is allowed for
# 2.5, and an exponent has no leading zero: e+0 for e+00. Whole numbers of 0 and more are the same.
# Why it matters: a test that searches an SVG for the labels which Python's format gives, or reads them with float(),
# fails below zero and at exact halves alone, as those of a scale by quarters. Replace U+2212 first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check vl-convert-python==1.9.0.post1
cd "$folder"
venv/bin/python - <<'PY'
import html
import re
import sys
from importlib.metadata import version

import vl_convert

print(f"vl-convert-python {version('vl-convert-python')}, Python {sys.version.split()[0]}")


def label(value, form):
    """The text of an axis's only label."""
    chart = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "data": {"values": [{"value": value}]},
        "mark": "point",
        "encoding": {"x": {
            "field": "value", "type": "quantitative", "title": None,
            "axis": {"values": [value], "format": form}, "scale": {"domain": [value - 1, value + 1], "nice": False},
        }},
    }
    texts = re.findall(r"<text[^>]*>([^<]+)</text>", vl_convert.vegalite_to_svg(chart))
    if len(texts) != 1:
        sys.exit(f"changed: the labels are {texts}")
    return html.unescape(texts[0])


def with_python(value, form):
    try:
        return format(value, form)
    except ValueError:
        return "an error"


# Vega's label and Python's.
expected = {
    (3.0, ".0f"): ("3", "3"),
    (-3.0, ".0f"): ("\u22123", "-3"),
    (0.5, ".0f"): ("1", "0"),
    (2.5, ".0f"): ("3", "2"),
    (-2.5, ".0f"): ("\u22123", "-2"),
    (3.5, ".0f"): ("4", "4"),
    (0.125, ".2f"): ("0.13", "0.12"),
    (0.375, ".2f"): ("0.38", "0.38"),
    (2.5, "d"): ("3", "an error"),
    (2.5, ".1e"): ("2.5e+0", "2.5e+00"),
    (0.125, ".1%"): ("12.5%", "12.5%"),
}
found = {}
for value, form in expected:
    found[value, form] = label(value, form), with_python(value, form)
    print(f"{value} as {form}: Vega {found[value, form][0]}, Python {found[value, form][1]}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
