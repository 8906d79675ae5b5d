#!/usr/bin/env bash
# Are the digits of a clock as wide as each other after the font was cut down to the characters that are used?
#
# Guess: as before: subsetting removes glyphs that no text can reach, and the tabular digits are reached through the
# feature `tnum` from digits that are kept, as a ligature is from its letters.
# What is so: fontTools and HarfBuzz's subsetter both drop `tnum` with its glyphs, and `zero`, `case`, `smcp` and
# `ss01` likewise: they keep a list of features that are usually on, as `liga`, `calt` and `frac`. A text that asks for
# `tnum` is drawn with proportional digits. fontTools keeps it with layout_features=["*"].
# Why it matters: timers and prices with monospaced digits jump, or a column is not aligned, in an app or a picture that
# uses the smaller font, and nothing reports that a feature is missing. Name the features that the texts ask for.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fonttools==4.68.0 uharfbuzz==0.57.0
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import uharfbuzz
from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

print("fonttools", version("fonttools"), "uharfbuzz", version("uharfbuzz"), "with HarfBuzz",
      uharfbuzz.version_string())

pen = TTGlyphPen(None)
pen.moveTo((50, 0))
pen.lineTo((250, 0))
pen.lineTo((150, 700))
pen.closePath()
triangle = pen.glyph()
GLYPHS = [".notdef", "one", "two", "one.tabular", "one.other"]
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(GLYPHS)
builder.setupCharacterMap({0x31: "one", 0x32: "two"})
builder.setupGlyf(dict.fromkeys(GLYPHS, triangle))
builder.setupHorizontalMetrics({name: (300 if name == "one" else 600, 50) for name in GLYPHS})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Test", "styleName": "Regular"})
builder.setupOS2()
builder.setupPost()
builder.addOpenTypeFeatures(
    "feature tnum { sub one by one.tabular; } tnum;"
    + "".join(f"feature {tag} {{ sub one by one.other; }} {tag};" for tag in ("zero", "case", "smcp", "ss01"))
    + "".join(f"feature {tag} {{ sub one two by one.other; }} {tag};" for tag in ("liga", "calt", "frac")))
file = io.BytesIO()
builder.save(file)
whole = file.getvalue()


def with_fonttools(**options):
    font = TTFont(io.BytesIO(whole))
    subsetter = subset.Subsetter(subset.Options(**options))
    subsetter.populate(text="12")
    subsetter.subset(font)
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def with_harfbuzz():
    request = uharfbuzz.SubsetInput()
    request.unicode_set.update([0x31, 0x32])
    return uharfbuzz.subset(uharfbuzz.Face(whole), request).blob.data


def features(data):
    return " ".join(record.FeatureTag for record in TTFont(io.BytesIO(data))["GSUB"].table.FeatureList.FeatureRecord)


def tabular_width(data):
    buffer = uharfbuzz.Buffer()
    buffer.add_str("1")
    buffer.guess_segment_properties()
    uharfbuzz.shape(uharfbuzz.Font(uharfbuzz.Face(data)), buffer, {"tnum": True})
    return buffer.glyph_positions[0].x_advance


fonts = {
    "whole font": whole,
    "fontTools": with_fonttools(),
    "fontTools, layout_features=*": with_fonttools(layout_features=["*"]),
    "HarfBuzz": with_harfbuzz(),
}
found = {name: (tabular_width(data), features(data)) for name, data in fonts.items()}
for name, (width, tags) in found.items():
    print(f"{name}: a 1 with tnum is {width} wide, a 2 is 600; features: {tags}")
all_of_them = (600, "calt case frac liga smcp ss01 tnum zero")
usual = (300, "calt frac liga")
expected = {"whole font": all_of_them, "fontTools": usual, "fontTools, layout_features=*": all_of_them,
            "HarfBuzz": usual}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
