#!/usr/bin/env bash
# Is a glyph drawn with the same pixels after a variable font was made static at its default location?
#
# Guess: yes, to the bit: fontTools' instancer leaves the outlines at the default location as they are, without
# hinting a renderer has nothing but the outline to go by, and a single contour cannot overlap anything.
# What is so: the points are the same, and FreeType's pixels are not. The instancer sets the flag OVERLAP_SIMPLE on
# each glyph by default, and FreeType draws a flagged glyph with four times the resolution and averages, which rounds
# the coverage of the edges in another way. Told not to set flags, the instancer's font is drawn as before.
# Why it matters: an app that replaces its variable font by a static one to save space has "the same" glyphs, and
# goldens without a tolerance fail on the edges of all text. The differences are of few levels, and look like another
# machine's.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fonttools==4.68.0 freetype-py==2.5.1 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import freetype
import numpy as np
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

print("fonttools", version("fonttools"), "freetype-py", version("freetype-py"), "with FreeType",
      ".".join(map(str, freetype.version())))


def outline(*points):
    pen = TTGlyphPen(None)
    if points:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def variable_font():
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "A"])
    builder.setupCharacterMap({0x41: "A"})
    builder.setupGlyf({".notdef": outline(), "A": outline((13, 7), (487, 31), (433, 389), (251, 713), (97, 401))})
    builder.setupHorizontalMetrics({".notdef": (500, 0), "A": (500, 13)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Test", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    builder.setupFvar([("wght", 400, 400, 900, "Weight")], [])
    builder.setupGvar({"A": [TupleVariation({"wght": (0, 1, 1)}, [(0, 0), (40, 0)] + [(0, 0)] * 7)]})
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()


def instance(data, **options):
    file = io.BytesIO()
    instancer.instantiateVariableFont(TTFont(io.BytesIO(data)), {"wght": 400}, **options).save(file)
    return file.getvalue()


def points(data):
    return list(TTFont(io.BytesIO(data))["glyf"]["A"].coordinates)


def pixels(data, size):
    face = freetype.Face(io.BytesIO(data))
    face.set_pixel_sizes(0, size)
    face.load_char("A", freetype.FT_LOAD_RENDER | freetype.FT_LOAD_NO_HINTING)
    bitmap = face.glyph.bitmap
    return np.array(bitmap.buffer, int).reshape(bitmap.rows, bitmap.pitch)[:, : bitmap.width]


variable = variable_font()
static = {
    "by default": instance(variable),
    "without flags": instance(variable, overlap=instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS),
}
found = {}
for name, data in static.items():
    if points(data) != points(variable):
        sys.exit(f"instance {name}: the points differ")
    for size in (13, 17, 34):
        difference = np.abs(pixels(data, size) - pixels(variable, size))
        found[name, size] = bool(difference.any())
        print(f"static font {name}, {size} px: {np.count_nonzero(difference)} pixels differ from the variable font's, "
              f"by at most {difference.max()} levels")
expected = {(name, size): name == "by default" for name, size in found}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
