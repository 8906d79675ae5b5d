#!/usr/bin/env bash
# What does a shaper draw for an em space (U+2003) in a font whose character map does not have it?
#
# Guess: the box of .notdef, or the text is split for a fallback font: the map is the authority on what a font covers,
# and fontTools' getBestCmap and FreeType's get_char_index both report the character as missing.
# What is so: HarfBuzz draws the font's space with another advance for it: an em, a fifth of an em for U+2009, half of
# the space's for U+202F, and the space's own for U+00A0. It does not do so for a tab, which becomes .notdef.
# Why it matters: a check of coverage by the map asks for a fallback font that the picture never uses, and a layout
# that takes its widths from FreeType breaks lines elsewhere than the one that is shaped, by the difference of .notdef
# and each such space.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  uharfbuzz==0.57.0 fonttools==4.68.0 freetype-py==2.5.1
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import freetype
import uharfbuzz
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

print("uharfbuzz", version("uharfbuzz"), "with HarfBuzz", uharfbuzz.version_string(), "freetype-py",
      version("freetype-py"))

pen = TTGlyphPen(None)
pen.moveTo((50, 0))
pen.lineTo((450, 0))
pen.lineTo((250, 700))
pen.closePath()
triangle, empty = pen.glyph(), TTGlyphPen(None).glyph()
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder([".notdef", "space", "A"])
builder.setupCharacterMap({0x20: "space", 0x41: "A"})
builder.setupGlyf({".notdef": triangle, "space": empty, "A": triangle})
builder.setupHorizontalMetrics({".notdef": (500, 50), "space": (240, 0), "A": (600, 50)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Test", "styleName": "Regular"})
builder.setupOS2()
builder.setupPost()
file = io.BytesIO()
builder.save(file)
data = file.getvalue()

character_map = TTFont(io.BytesIO(data)).getBestCmap()
face = freetype.Face(io.BytesIO(data))
font = uharfbuzz.Font(uharfbuzz.Face(data))
names = TTFont(io.BytesIO(data)).getGlyphOrder()


def shaped(character):
    buffer = uharfbuzz.Buffer()
    buffer.add_str("A" + character + "A")
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    return names[buffer.glyph_infos[1].codepoint], buffer.glyph_positions[1].x_advance


expected = {
    0x0020: ("space", 240),
    0x00A0: ("space", 240),
    0x2003: ("space", 1000),
    0x2009: ("space", 200),
    0x202F: ("space", 120),
    0x0009: (".notdef", 500),
}
found = {code: shaped(chr(code)) for code in expected}
for code, (glyph, advance) in found.items():
    covered = "in the map" if code in character_map else "not in the map"
    print(f"U+{code:04X}, {covered}, FreeType's glyph {face.get_char_index(chr(code))}: "
          f"HarfBuzz has {glyph} with an advance of {advance} of 1000")
    if (code in character_map) != (code == 0x20) or bool(face.get_char_index(chr(code))) != (code == 0x20):
        sys.exit("the font covers another character")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
