#!/usr/bin/env bash
# Is a colour of coloraide the same after its text was written?
#
# Guess: yes. to_string makes a string, and whether the colour is mapped into its gamut for that concerns the string:
# the same method with fit=False writes the channels as they are.
# What is so: to_string maps the colour object itself. sRGB's form of Display P3's red has the channels 1.093, -0.227,
# -0.150; after one to_string, hex=True or not, they are 1, 0.203, 0.159, and what is converted back to Display P3 is
# not its red. With fit=False the colour stays as it is, but not where hex=True is asked for too. A colour inside the
# gamut stays as well.
# Why it matters: a line that logs a colour changes each value that is computed from it afterwards, so that a
# converter of tokens writes other numbers when it is made verbose.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check coloraide==8.13.1
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

from coloraide import Color

print(f"coloraide {version('coloraide')}")


def shown(channels):
    return ", ".join(f"{channel:.3f}" for channel in channels)


found = {}
for options in ({}, {"hex": True}, {"fit": False}, {"hex": True, "fit": False}):
    red = Color("display-p3", (1, 0, 0)).convert("srgb")
    before = red.coords()
    text = red.to_string(**options)
    found[tuple(options.items())] = red.coords() == before
    print(f"to_string({options}) = {text}: {shown(before)} -> {shown(red.coords())}; "
          f"back in Display P3 {shown(red.convert('display-p3').coords())}")
inside = Color("srgb", (0.2, 0.4, 0.6))
inside.to_string(hex=True)
found["inside"] = inside.coords() == [0.2, 0.4, 0.6]
print(f"inside the gamut: {shown(inside.coords())}")

expected = {(): False, (("hex", True),): False, (("fit", False),): True,
            (("hex", True), ("fit", False)): False, "inside": True}
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
