#!/usr/bin/env bash
# Is a font's ascent at 17 pixels the ascent in its file, times 17?
#
# Guess: yes, with a fraction, in whatever reads the font: sizes of outlines are exact.
# What is so: FreeType rounds the ascent and the descent of a size away from the baseline to whole pixels, and the line's
# height to the nearest one, for outlines, too; Pillow shows these. HarfBuzz keeps the fractions, and so does fontTools,
# which is the file. Asked for 100 times the size, FreeType's values are the file's but for a hundredth.
# Why it matters: a line box made of Pillow's metrics is up to two pixels taller than one of HarfBuzz's, which adds up in
# a column; who wants points asks at a large size, or reads the file.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  freetype-py==2.5.1 uharfbuzz==0.53.1 pillow==12.0.0 fonttools==4.68.0 font-roboto==0.0.1
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version
from math import ceil
from pathlib import Path

import freetype
import uharfbuzz
from PIL import ImageFont
from fontTools.ttLib import TTFont

path = next(str(file) for file in Path(sys.prefix).rglob("Roboto-Regular.ttf"))
size = 17
font = TTFont(path)
scale = size / font["head"].unitsPerEm
file = (font["hhea"].ascent * scale, -font["hhea"].descent * scale)


def by_freetype(factor):
    face = freetype.Face(path)
    face.set_char_size(size * factor * 64)
    return face.size.ascender / 64 / factor, -face.size.descender / 64 / factor


face = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
face.scale = (size * 64, size * 64)
extents = face.get_font_extents("ltr")
found = {
    "the file": file,
    f"FreeType {'.'.join(map(str, freetype.version()))}": by_freetype(1),
    "FreeType at 100 times the size": by_freetype(100),
    f"Pillow {version('pillow')}": ImageFont.truetype(path, size).getmetrics(),
    f"HarfBuzz {uharfbuzz.version_string()}": (extents.ascender / 64, -extents.descender / 64),
}
for name, (ascent, descent) in found.items():
    print(f"{name}: {ascent:.2f} over the baseline, {descent:.2f} under it")
whole = tuple(map(ceil, file))
if whole == file:
    sys.exit("the font has whole metrics at this size")
for name, values in found.items():
    is_whole = name.startswith("Pillow") or name.startswith("FreeType ") and "100" not in name
    for value, expected in zip(values, whole if is_whole else file):
        if abs(value - expected) > (0 if is_whole else 0.05):
            sys.exit(f"changed: expected {expected:.2f} of {name}")
PY
