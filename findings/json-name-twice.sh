#!/usr/bin/env bash
# Which of two values has a name that a JSON object has twice, as a setting of a merged file that both sides wrote?
#
# Guess: the last, as in Python's own reader and in browsers, or an error; RFC 8259 says that names should be unique, and
# that programs are unpredictable where they are not (section 4). In any case one library has one answer.
# What is so: pysimdjson has both. `loads` gives the last. `parse`, the way that the library is there for, gives the first by
# `document["radius"]`, `at_pointer` and `dict(document)`, the last by `document.as_dict()`, and a list of items with both.
# orjson and the standard library have the last.
# Why it matters: a field that is looked up, and the same field of the whole that is stored or compared, differ within one
# process; a test that reads with `loads` sees neither.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pysimdjson==7.0.2 orjson==3.11.4
cd "$folder"
venv/bin/python - <<'PY'
import json
import sys
from importlib.metadata import version

import orjson
import simdjson

print(*(f"{name} {version(name)}" for name in ("pysimdjson", "orjson")), sep=", ")
TEXT = b'{"radius": 8, "colour": "red", "radius": 12}'
document = simdjson.Parser().parse(TEXT)
found = {
    "json": json.loads(TEXT)["radius"],
    "orjson": orjson.loads(TEXT)["radius"],
    "simdjson.loads": simdjson.loads(TEXT)["radius"],
    "document[…]": document["radius"],
    "document.at_pointer": document.at_pointer("/radius"),
    "document.as_dict": document.as_dict()["radius"],
    "dict(document)": dict(document)["radius"],
    "document.items": [value for name, value in document.items() if name == "radius"],
}
for way, value in found.items():
    print(f"{way}: {value}")
expected = {
    "json": 12, "orjson": 12, "simdjson.loads": 12, "document[…]": 8, "document.at_pointer": 8, "document.as_dict": 12,
    "dict(document)": 8, "document.items": [8, 12],
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
