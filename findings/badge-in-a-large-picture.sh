#!/usr/bin/env bash
# Does pytest-regressions find a red badge of 16 by 16 pixels that came to a screen of 390 by 844?
#
# Guess: yes: a comparison of pictures with an expected one, in a tool whose others compare text and numbers, passes if all
# pixels are the same, or if they differ by what nobody sees.
# What is so: `image_regression.check` passes up to a difference of 0.1 %: the sum of all differences by the whole range of
# all pixels. The badge is 0.04 % of it, and a grey screen that became one level of 255 darker, which nobody sees, 0.4 %: it
# fails. With `diff_threshold=0` the badge fails as well.
# Why it matters: the larger the picture, the more may change: in one of 1170 by 2532 pixels a square of 54 by 54 from white
# to black. Set the threshold in each test.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pytest-regressions==2.11.0 pytest==9.0.1 pillow==13.0.0 numpy==2.4.6
cd "$folder"
cat > test_screen.py <<'PY'
import io
import os

import pytest
from PIL import Image


def picture(colour, badge):
    image = Image.new("RGB", (390, 844), colour)
    if badge:
        image.paste("#FF3B30", (340, 20, 340 + badge, 20 + badge))
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


WHITE, GREY, DARKER = (255, 255, 255), (200, 200, 200), (199, 199, 199)
CASES = {
    "badge": ((WHITE, 0), (WHITE, 16), 0.1),
    "badge_exactly": ((WHITE, 0), (WHITE, 16), 0),
    "large_badge": ((WHITE, 0), (WHITE, 40), 0.1),
    "darker": ((GREY, 0), (DARKER, 0), 0.1),
}


@pytest.mark.parametrize("case", CASES)
def test_screen(image_regression, case):
    before, after, threshold = CASES[case]
    image_regression.check(picture(*(after if os.environ.get("AFTER") else before)), diff_threshold=threshold)


def test_default(image_regression):
    image_regression.check(picture(WHITE, 16 if os.environ.get("AFTER") else 0))
PY
venv/bin/python - <<'PY'
import os
import re
import subprocess
import sys
from importlib.metadata import version

print("pytest-regressions", version("pytest-regressions"))


def run(**environment):
    """Returns the outcome of each test."""
    command = [sys.executable, "-m", "pytest", "-rA", "-q", "test_screen.py"]
    output = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}).stdout
    return {name: word for word, name in re.findall(r"^(PASSED|FAILED) test_screen\.py::(\S+)", output, re.MULTILINE)}


run()  # Writes the expected pictures.
same, changed = run(), run(AFTER="1")
for name, word in changed.items():
    print(f"{name}: {same[name]} unchanged, {word} changed")
expected = {
    "test_default": "PASSED", "test_screen[badge]": "PASSED", "test_screen[badge_exactly]": "FAILED",
    "test_screen[large_badge]": "FAILED", "test_screen[darker]": "FAILED",
}
if changed != expected or set(same.values()) != {"PASSED"}:
    sys.exit(f"changed: expected {expected}")
PY
