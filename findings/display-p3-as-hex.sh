#!/usr/bin/env bash
# Which hexadecimal sRGB colour is Display P3's pure red, as a token's or a catalogue's colour is exported?
#
# Guess: #FF0000. sRGB has no redder one, each of its channels is clipped, and that is what colour management does
# with a picture of that profile.
# What is so: libvips (LittleCMS) gives #FF0000, and #00FF00 for pure green. coloraide's to_string(hex=True) maps the
# colour into the gamut first, at a constant hue and lightness of OkLCh as CSS Color 4 proposes: #FF3428 for red, and
# a bluish #00F74F for green. Its clip() agrees with libvips to a level.
# Why it matters: a design token and a picture of the same colour, converted by the one and by the other, are up to
# 79 levels apart in a channel, only for vivid colours: a first test with a muted brand colour agrees.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  coloraide==8.13.1 pyvips==3.2.0 pyvips-binary==8.18.7 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import numpy as np
import pyvips
from coloraide import Color

print(*(f"{name} {version(name)}" for name in ("coloraide", "pyvips", "pyvips-binary")), sep=", ")


def levels(hexadecimal):
    return [int(hexadecimal[at : at + 2], 16) for at in (1, 3, 5)]


expected = {
    "red": ((1, 0, 0), "#ff3428", "#ff0000", [255, 0, 0]),
    "green": ((0, 1, 0), "#00f74f", "#00ff00", [0, 255, 0]),
    "muted": ((0.4, 0.5, 0.6), None, None, None),
}
for name, (channels, mapped, clipped, converted) in expected.items():
    mapped_colour, clipped_colour = (Color("display-p3", channels).convert("srgb") for _ in range(2))
    pixel = np.round(np.array([[channels]]) * 255).astype(np.uint8)
    picture = pyvips.Image.new_from_array(pixel, interpretation="srgb")
    vips = picture.icc_transform("srgb", input_profile="p3", intent="relative").numpy()[0, 0].tolist()
    found = (mapped_colour.to_string(hex=True), clipped_colour.clip().to_string(hex=True), vips)
    apart = int(np.abs(np.subtract(levels(found[0]), vips)).max())
    print(f"{name} {channels}: coloraide {found[0]}, clipped {found[1]}, libvips {vips}; {apart} apart")
    if mapped is not None and found != (mapped, clipped, converted):
        sys.exit(f"changed: expected {(mapped, clipped, converted)}")
    if mapped is None and apart > 1:
        sys.exit("changed: a colour inside sRGB's gamut differs")
PY
