#!/usr/bin/env bash
# Which value has a key that a YAML mapping has itself and merges, where the merge (`<<`) is written after it?
#
# Guess: its own. The merge key's definition inserts the pairs of the other mapping "unless the key already exists",
# and the order of lines in a mapping means nothing in YAML.
# What is so: PyYAML and ruamel.yaml do that. rapidyaml's resolver lets the later line win: a `<<` below the key replaces
# what the mapping itself has.
# Why it matters: a card that takes the style of all cards and has a radius of its own is drawn with another radius by the
# tool that reads the same file faster. Write `<<` first: then all agree.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  rapidyaml==0.15.2 PyYAML==6.0.4 ruamel.yaml==0.19.1
cd "$folder"
venv/bin/python - <<'PY'
import json
import sys
from importlib.metadata import version

import ryml
import yaml
from ruamel.yaml import YAML

print(*(f"{name} {version(name)}" for name in ("rapidyaml", "PyYAML", "ruamel.yaml")), sep=", ")


def with_rapidyaml(document):
    tree = ryml.parse_in_arena(document.encode())
    tree.resolve()
    return json.loads(ryml.emit_json(tree))


LOADERS = {
    "PyYAML": yaml.safe_load,
    "ruamel.yaml": YAML(typ="safe", pure=True).load,
    "rapidyaml": with_rapidyaml,
}
STYLE = "plain: &plain { radius: 8 }\n"
CARDS = {
    "merge above": "card:\n  <<: *plain\n  radius: 3\n",
    "merge below": "card:\n  radius: 3\n  <<: *plain\n",
}
expected = {
    "merge above": {"PyYAML": 3, "ruamel.yaml": 3, "rapidyaml": 3},
    "merge below": {"PyYAML": 3, "ruamel.yaml": 3, "rapidyaml": 8},
}
found = {
    case: {name: load(STYLE + card)["card"]["radius"] for name, load in LOADERS.items()} for case, card in CARDS.items()
}
for case, radii in found.items():
    print(f"{case}: " + ", ".join(f"{name} {radius}" for name, radius in radii.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
