#!/usr/bin/env bash
# Is a line as high as a variable font says for its weight, where the font has a table for that (MVAR)?
#
# Guess: yes in all that have variable fonts by FreeType or HarfBuzz, which both apply the table: the ascent of a heavy
# weight and the place of its underline come with its advances, by one setting.
# What is so: HarfBuzz has the values, FreeType has them if the size is set after the weight, and fontTools' instancer
# writes them. Pillow and Skia widen the letters and keep the ascent and the descent of the default weight, Skia its
# underline, too. Qt moves the underline and keeps the other two.
# Why it matters: a line of heavy text is 160 of 1000 units less high than the font says here, so that what is below it is
# at another place than where a library has the values; at the default weight all agree. Measure an instance of the font.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fonttools==4.68.0 uharfbuzz==0.57.0 freetype-py==2.5.1 pillow==13.0.0 skia-python==144.1 PySide6-Essentials==6.12.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import freetype
import skia
import uharfbuzz
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder as parts
from fontTools.varLib import instancer
from PIL import ImageFont
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

NAMES = ("uharfbuzz", "freetype-py", "fonttools", "pillow", "skia-python", "PySide6-Essentials")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
HEAVY = {"wght": (0, 1, 1)}
# What is added at the weight of 900: to the ascent 100, to the descent -60, to the underline's place -40.
DELTAS = {"hasc": 100, "hdsc": -60, "undo": -40}


def outline(*points):
    pen = TTGlyphPen(None)
    if points:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder([".notdef", "A"])
builder.setupCharacterMap({0x41: "A"})
builder.setupGlyf({".notdef": outline(), "A": outline((0, 0), (0, 800), (500, 800), (500, 0))})
builder.setupHorizontalMetrics({".notdef": (500, 0), "A": (500, 0)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Heights", "styleName": "Regular", "psName": "Heights-Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupPost(underlinePosition=-100, underlineThickness=50)
builder.setupFvar([("wght", 400, 400, 900, "Weight")], [])
builder.setupGvar({"A": [TupleVariation(HEAVY, [(0, 0)] * 5 + [(100, 0)] + [(0, 0)] * 2)]})
store = parts.buildVarStore(
    parts.buildVarRegionList([HEAVY], ["wght"]),
    [parts.buildVarData([0], [[DELTAS[tag]] for tag in sorted(DELTAS)], optimize=False)])
table = builder.font["MVAR"] = newTable("MVAR")
table.table = otTables.MVAR()
table.table.Version, table.table.Reserved, table.table.VarStore = 0x10000, 0, store
table.table.ValueRecord = []
for index, tag in enumerate(sorted(DELTAS)):
    record = otTables.MetricsValueRecord()
    record.ValueTag, record.VarIdx = tag, index
    table.table.ValueRecord.append(record)
table.table.ValueRecordCount, table.table.ValueRecordSize = len(DELTAS), 8
builder.save("heights.ttf")
with open("heights.ttf", "rb") as file:
    data = file.read()


def with_harfbuzz(weight):
    font = uharfbuzz.Font(uharfbuzz.Face(data))
    font.set_variations({"wght": weight})
    extents = font.get_font_extents("ltr")
    return (extents.ascender, -extents.descender, -font.get_metric_position(uharfbuzz.OTMetricsTag.UNDERLINE_OFFSET),
            font.get_glyph_h_advance(1))


def with_freetype(weight):
    face = freetype.Face(io.BytesIO(data))
    face.set_var_design_coords([weight])
    face.set_pixel_sizes(0, 1000)
    face.load_char("A", freetype.FT_LOAD_NO_HINTING)
    # FreeType's underline is the middle of the stroke, and this font's stroke is 50 wide.
    return (face.size.ascender // 64, -face.size.descender // 64, -face.underline_position - 25,
            face.glyph.advance.x // 64)


def with_instancer(weight):
    font = instancer.instantiateVariableFont(TTFont(io.BytesIO(data)), {"wght": weight})
    return font["hhea"].ascent, -font["hhea"].descent, -font["post"].underlinePosition, font["hmtx"]["A"][0]


def with_pillow(weight):
    font = ImageFont.truetype(io.BytesIO(data), 1000)
    font.set_variation_by_axes([weight])
    return *font.getmetrics(), None, font.getlength("A")


def with_skia(weight):
    axis = skia.FontArguments.VariationPosition.Coordinate(int.from_bytes(b"wght", "big"), weight)
    place = skia.FontArguments.VariationPosition.Coordinates([axis])
    arguments = skia.FontArguments()
    arguments.setVariationDesignPosition(skia.FontArguments.VariationPosition(place))
    face = skia.Typeface.MakeFromData(skia.Data.MakeWithCopy(data)).makeClone(arguments)
    font = skia.Font(face, 1000)
    metrics = font.getMetrics()
    return -metrics.fAscent, metrics.fDescent, metrics.fUnderlinePosition, font.measureText("A")


application = QGuiApplication([])
QFontDatabase.addApplicationFont("heights.ttf")


def with_qt(weight):
    font = QFont("Heights")
    font.setPixelSize(1000)
    font.setVariableAxis(QFont.Tag("wght"), weight)
    metrics = QFontMetricsF(font)
    return metrics.ascent(), metrics.descent(), metrics.underlinePos(), metrics.horizontalAdvance("A")


LIBRARIES = {
    "HarfBuzz": with_harfbuzz, "FreeType": with_freetype, "instancer": with_instancer, "Pillow": with_pillow,
    "Skia": with_skia, "Qt": with_qt,
}
found = {}
for weight in (400, 900):
    for name, measure in LIBRARIES.items():
        found[weight, name] = tuple(value if value is None else round(value) for value in measure(weight))
        ascent, descent, underline, advance = found[weight, name]
        print(f"weight {weight}, {name}: ascent {ascent}, descent {descent}, underline {underline} below, A {advance} wide")
expected = {(400, name): (800, 200, 100, 500) for name in LIBRARIES}
expected.update({(900, name): (900, 260, 140, 600) for name in ("HarfBuzz", "FreeType", "instancer")})
expected[900, "Skia"] = (800, 200, 100, 600)
expected[900, "Qt"] = (800, 200, 140, 600)
expected.update({(weight, "Pillow"): (800, 200, None, advance) for weight, advance in ((400, 500), (900, 600))})
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
