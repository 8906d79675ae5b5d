#!/usr/bin/env bash
# What is the colour 4e4544 in YAML, written without # or quotes, as #4e4544 would be a comment?
#
# Guess: the text 4e4544. That 112233 is a number and 001122 may be octal is known; but a loader that took this for a
# number would refuse it, as no float is as large. And a round trip writes back what it read, whatever it took it for.
# What is so: ruamel.yaml, which reads YAML 1.2, has infinity. 00e676, a green, is 0.0, and 12e3f5 is text. Its round
# trip writes .inf for the one and 00e-01 for the other. PyYAML reads YAML 1.1, where a float needs a point, and has
# text for all three.
# Why it matters: one in forty colours has this form, five decimal digits around an e. A tool that edits another entry
# of the palette replaces these by what nobody can restore. Quote colours.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check ruamel.yaml==0.19.1 PyYAML==6.0.4
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import yaml
from ruamel.yaml import YAML

print(f"ruamel.yaml {version('ruamel.yaml')}, PyYAML {version('PyYAML')}")
INFINITY = float("inf")
COLORS = ("4e4544", "00e676", "12e3f5")
document = "".join(f"- {color}\n" for color in COLORS)
found = {
    "PyYAML": yaml.safe_load(document),
    "ruamel.yaml, safe": YAML(typ="safe", pure=True).load(document),
    "ruamel.yaml, round trip": list(YAML().load(document)),
}
for loader, colors in found.items():
    print(f"{loader}: " + ", ".join(f"{name} is {color!r}" for name, color in zip(COLORS, colors)))
written = io.StringIO()
YAML().dump(YAML().load(document), written)
back = written.getvalue().replace("- ", "").split()
print("written back by ruamel.yaml: " + ", ".join(back))
numbers = [INFINITY, 0.0, "12e3f5"]
expected = {"PyYAML": list(COLORS), "ruamel.yaml, safe": numbers, "ruamel.yaml, round trip": numbers}
if found != expected:
    sys.exit(f"changed: expected {expected}")
if back != [".inf", "00e-01", "12e3f5"]:
    sys.exit("changed: the round trip writes another document")
PY
