#!/usr/bin/env bash
# Does a difference of two JSON documents have a 1 that became true, as a count of columns that became a switch?
#
# Guess: yes, in each library that compares JSON: numbers and booleans are different types there, and whoever compares
# documents in Python knows that 1 == True.
# What is so: jsonpatch has it everywhere. jsondiff and dictdiffer have no difference. DeepDiff, which promises changes of
# types, has it in an object and not in a list: [1] and [true] are alike.
# Why it matters: a snapshot of frames or settings stays green when a value changes its kind, and a page in JavaScript or
# a decoder with types then refuses the file. Compare the serialized texts as well.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  jsondiff==2.2.1 dictdiffer==0.10.0 deepdiff==9.1.0 jsonpatch==1.48
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import deepdiff
import dictdiffer
import jsondiff
import jsonpatch

print(*(f"{name} {version(name)}" for name in ("jsondiff", "dictdiffer", "deepdiff", "jsonpatch")), sep=", ")
COMPARE = {
    "jsondiff": jsondiff.diff,
    "dictdiffer": lambda one, other: list(dictdiffer.diff(one, other)),
    "DeepDiff": deepdiff.DeepDiff,
    "jsonpatch": lambda one, other: list(jsonpatch.make_patch(one, other)),
}
CASES = {
    "1 and true in an object": ({"columns": 1}, {"columns": True}),
    "1 and true in a list": ({"columns": [1, 2]}, {"columns": [True, 2]}),
    "1 and 2 in a list": ({"columns": [1, 2]}, {"columns": [2, 2]}),
}
expected = {
    "1 and true in an object": {"jsondiff": False, "dictdiffer": False, "DeepDiff": True, "jsonpatch": True},
    "1 and true in a list": {"jsondiff": False, "dictdiffer": False, "DeepDiff": False, "jsonpatch": True},
    "1 and 2 in a list": {"jsondiff": True, "dictdiffer": True, "DeepDiff": True, "jsonpatch": True},
}
found = {
    case: {name: bool(compare(*documents)) for name, compare in COMPARE.items()} for case, documents in CASES.items()
}
for case, answers in found.items():
    print(f"{case}: " + ", ".join(f"{name} {'differs' if answer else 'alike'}" for name, answer in answers.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
