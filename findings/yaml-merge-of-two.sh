#!/usr/bin/env bash
# Which of two merged YAML mappings gives a key that both have, as in `<<: [*plain, *round]`?
#
# Guess: the first, by the merge key's definition: "Keys in mapping nodes earlier in the sequence override keys specified
# in later mapping nodes". PyYAML has had that for fifteen years, and a third number of its version changes no values.
# What is so: PyYAML 6.0.2 takes the first, as ruamel.yaml does. PyYAML 6.0.4 takes the first where the key is one character
# and the last where it is longer: it leaves out keys that it has by the identity of their texts, and CPython has one
# object for each single character alone.
# Why it matters: a screen whose cards merge two styles has another radius after an update that a lock file takes for harmless,
# and a reduced case with keys such as x and y is right. Merge one mapping, or write the key out.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check PyYAML==6.0.4 ruamel.yaml==0.19.1
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --target "$folder/older" PyYAML==6.0.2
cd "$folder"
cat > merge.py <<'PY'
import json
import sys

import yaml
from ruamel.yaml import YAML

LOADERS = {f"PyYAML {yaml.__version__}": yaml.safe_load, "ruamel.yaml": YAML(typ="safe", pure=True).load}
found = {}
for key in ("x", "radius"):
    document = f"plain: &plain {{ {key}: 8 }}\nround: &round {{ {key}: 16 }}\ncard: {{ <<: [*plain, *round] }}\n"
    found[key] = {name: load(document)["card"][key] for name, load in LOADERS.items()}
    print(f"{key}: " + ", ".join(f"{name} {value}" for name, value in found[key].items()))
expected = json.loads(sys.argv[1])
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
PYTHONPATH="$folder/older" venv/bin/python merge.py \
  '{"x": {"PyYAML 6.0.2": 8, "ruamel.yaml": 8}, "radius": {"PyYAML 6.0.2": 8, "ruamel.yaml": 8}}'
venv/bin/python merge.py \
  '{"x": {"PyYAML 6.0.4": 8, "ruamel.yaml": 8}, "radius": {"PyYAML 6.0.4": 16, "ruamel.yaml": 8}}'
