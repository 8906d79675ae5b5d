#!/usr/bin/env bash
# Which signal-to-noise ratio have an all black and an all white picture?
#
# Guess: 0 dB, in each library: every sample is off by the whole range of 8 bits, and the peak of the PSNR is that
# range, 255, which the arrays' type gives.
# What is so: scikit-image has 0 dB, and image-similarity-measures has 24.1 dB: its peak is 4095, that of 12-bit
# satellite pictures, unless max_p is given. Its RMSE of the two is 0.062 of 1, and a blue button that became green
# has 37.5 dB (scikit-image: 13.3 dB) and an SSIM of 0.893 (0.797), whose constants depend on the range as well.
# Why it matters: 30 dB is a usual limit for "the same to the eye". With this library a picture passes it whose
# buttons all have the wrong colour, and a limit that was found with one library is meaningless in the other.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
# Without dependencies, which it limits to a NumPy of before 2: it runs with a later one.
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps image-similarity-measures==0.3.6
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  phasepack==1.5 opencv-python-headless==5.0.0.93 scikit-image==0.26.0 numpy==2.4.6
cd "$folder"
venv/bin/python -W ignore - <<'PY'
import sys
from importlib.metadata import version

import numpy as np
from image_similarity_measures import quality_metrics
from skimage import metrics

print(*(f"{name} {version(name)}" for name in ("image-similarity-measures", "scikit-image", "numpy")), sep=", ")


def screen(color):
    picture = np.full((64, 64, 3), 255, np.uint8)
    picture[16:48, 16:48] = color
    return picture


PAIRS = {
    "white and black": (np.full((64, 64, 3), 255, np.uint8), np.zeros((64, 64, 3), np.uint8)),
    "blue and green button": (screen((0, 122, 255)), screen((52, 199, 89))),
}
found = {}
for name, pair in PAIRS.items():
    values = {
        "scikit-image": (metrics.peak_signal_noise_ratio(*pair), metrics.structural_similarity(*pair, channel_axis=2)),
        "image-similarity-measures": (quality_metrics.psnr(*pair), quality_metrics.ssim(*pair)),
        "with max_p=255": (quality_metrics.psnr(*pair, max_p=255), quality_metrics.ssim(*pair, max_p=255)),
    }
    for library, (ratio, similarity) in values.items():
        found[name, library] = f"PSNR {abs(ratio):.1f} dB, SSIM {similarity:.3f}"
        print(f"{name}, {library}: {found[name, library]}")
error = float(quality_metrics.rmse(*PAIRS["white and black"]))
print(f"white and black, image-similarity-measures: RMSE {error:.3f}")
expected = {
    ("white and black", "scikit-image"): "PSNR 0.0 dB, SSIM 0.000",
    ("white and black", "image-similarity-measures"): "PSNR 24.1 dB, SSIM 0.025",
    ("white and black", "with max_p=255"): "PSNR 0.0 dB, SSIM 0.000",
    ("blue and green button", "scikit-image"): "PSNR 13.3 dB, SSIM 0.797",
    ("blue and green button", "image-similarity-measures"): "PSNR 37.5 dB, SSIM 0.893",
    ("blue and green button", "with max_p=255"): "PSNR 13.3 dB, SSIM 0.797",
}
if found != expected or round(error, 3) != 0.062:
    sys.exit(f"changed: expected {expected}")
PY
