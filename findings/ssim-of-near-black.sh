#!/usr/bin/env bash
# How much does SSIM lose where two plain areas differ by one level of 255, which nobody sees?
#
# Guess: next to nothing, and as little in a dark area as in a bright one; the change from mid-grey to white, which
# everybody sees, costs far more.
# What is so: between black and level 1 it is 0.867, between black and level 2 it is 0.619, and between level 128 and
# white it is 0.802. Of two plain areas, SSIM compares the ratio of their means: the constant that steadies the ratio
# is (0.01 · 255)², which is a mean of 2.55 squared, so from a level of about 3 on the ratio is nearly all that
# counts, and next to black the ratio of two levels is large.
# Why it matters: a threshold such as "SSIM is at least 0.99" fails a dark screen for a difference of rounding, and a
# bright one passes that is two levels off in each pixel. Who reviews by SSIM needs a second measure for dark
# pictures.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  scikit-image==0.26.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import numpy as np
from skimage.metrics import structural_similarity

print("scikit-image", version("scikit-image"), "numpy", np.__version__)


def ssim_of_plain(first, second):
    areas = [np.full((32, 32), level, np.uint8) for level in (first, second)]
    return round(float(structural_similarity(*areas)), 3)


expected = {(0, 1): 0.867, (0, 2): 0.619, (128, 255): 0.802, (253, 255): 1.0}
found = {pair: ssim_of_plain(*pair) for pair in expected}
for (first, second), value in found.items():
    print(f"SSIM of plain {first} and plain {second}: {value}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
if not found[0, 2] < found[128, 255]:
    sys.exit("changed: two levels in black cost less than mid-grey to white")
PY
