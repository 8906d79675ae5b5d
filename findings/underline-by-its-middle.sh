#!/usr/bin/env bash
# How far below the baseline is a font's underline, in the libraries that read fonts?
#
# Guess: as far as the font says, in its units: the table `post` has one number for it, and each library has a field of
# that name.
# What is so: the number of `post` is the underline's top edge. HarfBuzz and fontTools return it. FreeType's field of the
# same name is the middle of the stroke, half a thickness lower, as in PostScript's fonts, and Skia's metrics are
# the top again, though FreeType reads the font for them.
# Why it matters: who takes the position of one library and the drawing rule of another has each underline half a stroke too
# low or too high: two pixels at 40 points and @2x, of a stroke of four.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fonttools==4.68.0 freetype-py==2.5.1 uharfbuzz==0.57.0 skia-python==144.1 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import freetype
import skia
import uharfbuzz
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

print(*(f"{name} {version(name)}" for name in ("fonttools", "freetype-py", "uharfbuzz", "skia-python")), sep=", ")


def font(file, position, thickness):
    """Writes a font of one letter, 1000 units an em."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in ((0, 700), (500, 700), (500, 0)):
        pen.lineTo(point)
    pen.closePath()
    builder = FontBuilder(1000)
    builder.setupGlyphOrder([".notdef", "A"])
    builder.setupCharacterMap({ord("A"): "A"})
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "A": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (600, 0), "A": (600, 0)})
    builder.setupHorizontalHeader(ascent=900, descent=-300)
    builder.setupNameTable({"familyName": "One", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost(underlinePosition=position, underlineThickness=thickness)
    builder.save(file)


def positions(file):
    harfbuzz = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(file)))
    return {
        "fontTools": TTFont(file)["post"].underlinePosition,
        "HarfBuzz": harfbuzz.get_metric_position(uharfbuzz.OTMetricsTag.UNDERLINE_OFFSET),
        "FreeType": freetype.Face(file).underline_position,
        # Downwards, at a size of the em.
        "Skia": -round(skia.Font(skia.Typeface.MakeFromFile(file), 1000).getMetrics().fUnderlinePosition),
    }


found = {}
for position, thickness in ((-100, 50), (-75, 150)):
    font("one.ttf", position, thickness)
    case = f"top at {position}, {thickness} thick"
    found[case] = positions("one.ttf")
    print(f"{case}: " + ", ".join(f"{library} {value}" for library, value in found[case].items()))
expected = {
    "top at -100, 50 thick": {"fontTools": -100, "HarfBuzz": -100, "FreeType": -125, "Skia": -100},
    "top at -75, 150 thick": {"fontTools": -75, "HarfBuzz": -75, "FreeType": -150, "Skia": -75},
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
