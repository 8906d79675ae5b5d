#!/usr/bin/env bash
# Which plain scalars of a YAML 1.2 config does ruamel.yaml read as strings?
#
# Guess: all that the core schema of YAML 1.2 has no tag for. ruamel.yaml is the library of YAML 1.2, and reads "yes",
# 1:30 and 0o17 by it; so 1_000, 0b101 and a date are strings, and `<<` is a key as any other.
# What is so: it keeps a part of YAML 1.1: 1_000 is the integer 1000, 0b101 is 5, 2001-01-01 is a date, and `<<`
# merges. PyYAML, of 1.1, reads these alike. yamlium reads 0b101 and the date as strings, and 0o17 and .inf too, which
# 1.2 has.
# Why it matters: names that look like numbers are keys of colours and of screens: "screen: 2025-06-01" is a name for
# one tool and a date for another, whose picture's file is then called something else. Only quotes are safe.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  ruamel.yaml==0.19.1 PyYAML==6.0.4 yamlium==0.3.1
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import ruamel.yaml
import yaml
import yamlium

print(*(f"{name} {version(name)}" for name in ("ruamel.yaml", "PyYAML", "yamlium")), sep=", ")

readers = {
    "ruamel.yaml": lambda text: ruamel.yaml.YAML(typ="safe").load(text),
    "PyYAML": yaml.safe_load,
    "yamlium": lambda text: yamlium.parse(text).to_dict(),
}
# The types of the core schema, and those of ruamel.yaml, PyYAML and yamlium.
scalars = {
    "yes": ("str", "str", "bool", "str"),
    "1:30": ("str", "str", "int", "str"),
    "0o17": ("int", "int", "str", "str"),
    "1e3": ("float", "float", "str", "float"),
    ".inf": ("float", "float", "float", "str"),
    "1_000": ("str", "int", "int", "int"),
    "0b101": ("str", "int", "int", "str"),
    "2001-01-01": ("str", "date", "date", "str"),
}
changed = False
for scalar, (core, *expected) in scalars.items():
    values = [read(f"value: {scalar}\n")["value"] for read in readers.values()]
    found = [type(value).__name__ for value in values]
    shown = ", ".join(f"{name} {value!r} ({kind})" for name, value, kind in zip(readers, values, found))
    print(f"{scalar}: {core} by the core schema; {shown}")
    changed |= found != expected
merged = readers["ruamel.yaml"]("base: &base {width: 1}\nscreen:\n  <<: *base\n")["screen"]
print(f"<<: *base, ruamel.yaml: {dict(merged)}")
if changed or merged != {"width": 1}:
    sys.exit("changed: another type than expected")
PY
