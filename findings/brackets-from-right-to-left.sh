#!/usr/bin/env bash
# Do the brackets around a number in Hebrew face it after python-bidi has put the text in the order of the screen?
#
# Guess: yes. The algorithm's rule L4 replaces a bracket by its mirror image where it stands from right to left, both
# functions of the package do the same since it was written anew, and the text is drawn by code that does no bidi at all.
# What is so: `bidi.algorithm.get_display`, in Python, mirrors them. `bidi.get_display`, the one over Rust that the package's
# page shows first, reorders alone: "(12)" is drawn as ")12(".
# Why it matters: charts and pictures whose labels are drawn by libraries without bidi call this first. Whoever follows the
# new page turns all brackets of Arabic and Hebrew labels around; texts without brackets are right, and so are the tests.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  python-bidi==0.6.12
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import bidi
import bidi.algorithm

print(f"python-bidi {version('python-bidi')}")
DISPLAY = {"over Rust": bidi.get_display, "in Python": bidi.algorithm.get_display}
TEXTS = {
    "price": "\u05de\u05d7\u05d9\u05e8 (12)",
    "latin": "\u05d0\u05d1 (a) \u05d2",
    "plain": "\u05de\u05d7\u05d9\u05e8 12",
}
expected = {
    "price": {"over Rust": ")12( \u05e8\u05d9\u05d7\u05de", "in Python": "(12) \u05e8\u05d9\u05d7\u05de"},
    "latin": {"over Rust": "\u05d2 )a( \u05d1\u05d0", "in Python": "\u05d2 (a) \u05d1\u05d0"},
    "plain": {"over Rust": "12 \u05e8\u05d9\u05d7\u05de", "in Python": "12 \u05e8\u05d9\u05d7\u05de"},
}
found = {case: {name: display(text) for name, display in DISPLAY.items()} for case, text in TEXTS.items()}
for case, texts in found.items():
    print(f"{case}: " + ", ".join(f"{name} {ascii(text)}" for name, text in texts.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
