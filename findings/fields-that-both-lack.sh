#!/usr/bin/env bash
# Which shapes does the JSONPath `$[?@.fill == @.stroke]` select, those whose fill is their stroke's colour?
#
# Guess: those that have both, and the same in both. A comparison with a field that is not there is false, as with NaN or with
# SQL's NULL, or at least so in one of three libraries; and `<=` is no more often true than `<` or `==` of present values.
# What is so: all three also select each shape that has neither. RFC 9535 has it so: of two queries without a result `==` is
# true (2.3.5.2.2), and hence `<=`, so that `@.least <= @.most` selects what has no limits; `<` is false there. A missing
# field is not `null`, but it is `!= 'red'`. JMESPath's == selects it, and what is `null` with it; its <= does not.
# Why it matters: a rule for layouts or tokens that finds shapes without contrast reports each that has no colours at all. Ask
# for the field first: `$[?@.fill && @.fill == @.stroke]`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  jsonpath-rfc9535==1.0.1 python-jsonpath==2.2.2 jsonpath-ng==1.16.0 jmespath==1.0.1
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import jmespath
import jsonpath
import jsonpath_ng.ext
import jsonpath_rfc9535

NAMES = ("jsonpath-rfc9535", "python-jsonpath", "jsonpath-ng", "jmespath")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
SHAPES = [
    {"name": "plain", "fill": "red", "stroke": "red", "least": 4, "most": 8},
    {"name": "outlined", "fill": "red", "stroke": "blue", "least": 8, "most": 4},
    {"name": "filled", "fill": "red"},
    {"name": "null", "fill": None, "least": None},
    {"name": "empty"},
]
LIBRARIES = {
    "jsonpath-rfc9535": lambda query: [node.value for node in jsonpath_rfc9535.find(query, SHAPES)],
    "python-jsonpath": lambda query: jsonpath.findall(query, SHAPES),
    "jsonpath-ng": lambda query: [match.value for match in jsonpath_ng.ext.parse(query).find(SHAPES)],
}
expected = {
    "$[?@.fill == @.stroke]": "plain empty",
    "$[?@.fill && @.fill == @.stroke]": "plain",
    "$[?@.least <= @.most]": "plain filled empty",
    "$[?@.least < @.most]": "plain",
    "$[?@.fill == null]": "null",
    "$[?@.fill != 'red']": "null empty",
}
is_changed = False
for query, names in expected.items():
    for library, find in LIBRARIES.items():
        found = " ".join(shape["name"] for shape in find(query))
        print(f"{query}, {library}: {found}")
        is_changed |= found != names
for query, names in {"[?fill == stroke]": "plain null empty", "[?least <= most]": "plain"}.items():
    found = " ".join(shape["name"] for shape in jmespath.search(query, SHAPES))
    print(f"{query}, jmespath: {found}")
    is_changed |= found != names
if is_changed:
    sys.exit(f"changed: expected {expected}")
PY
