#!/usr/bin/env bash
# Is a line of text as wide, in the page's units, on a page that is stretched in one direction?
#
# Guess: yes: Pango lays out in the units of the page, and a scale of the page changes what a unit is in pixels. Twice as
# large in both directions, a line has the same width in units.
# What is so: with Pango 1.50, a page scaled by 3 across has a line of a third of its width, so that the letters, which
# are drawn three times as wide, are on top of each other; one scaled by 3 down has a line of three times its width. So
# it is in pictures, in recordings and in PDF, with metrics on the grid of pixels and without. A recording of the line
# on a page that is not stretched, painted on one that is, has the letters right.
# Why it matters: a text that is stretched to a frame is illegible, in every program that lays it out on the page on which
# it is drawn: librsvg 2.54 does so for PDF.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  cairocffi==1.7.1 pangocffi==0.14.1 pangocairocffi==0.7.1 pdfminer.six==20260107 font-roboto==0.0.1
cd "$folder"
cat >fonts.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/venv/lib</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
FONTCONFIG_FILE=$folder/fonts.conf venv/bin/python - <<'PY'
import io
import sys

import cairocffi
import pangocairocffi
import pangocffi
from pdfminer.high_level import extract_pages
from pdfminer.layout import LTChar

print(f"Pango {pangocffi.pango_version_string()}, cairo {cairocffi.cairo_version_string()}")


def draw(context):
    """Draws a line and returns its width, in the page's units."""
    layout = pangocairocffi.create_layout(context)
    description = pangocffi.FontDescription()
    description.family = "Roboto"
    description.size = pangocffi.units_from_double(15)
    layout.font_description = description
    layout.text = "HHHH"
    pangocairocffi.show_layout(context, layout)
    return pangocffi.units_to_double(layout.get_extents()[1].width)


def characters(element):
    if isinstance(element, LTChar):
        yield element
    elif hasattr(element, "__iter__"):
        for each in element:
            yield from characters(each)


def in_picture(across, down):
    context = cairocffi.Context(cairocffi.ImageSurface(cairocffi.FORMAT_A8, 400, 100))
    context.scale(across, down)
    return draw(context)


def in_pdf(across, is_recorded):
    """The distance of two letters, in the page's units."""
    out = io.BytesIO()
    surface = cairocffi.PDFSurface(out, 400, 100)
    context = cairocffi.Context(surface)
    context.scale(across, 1)
    if is_recorded:
        recording = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None)
        draw(cairocffi.Context(recording))
        context.set_source_surface(recording)
        context.paint()
    else:
        draw(context)
    surface.finish()
    first, second, *_ = [each.x0 for page in extract_pages(io.BytesIO(out.getvalue())) for each in characters(page)]
    return (second - first) / across


width, letter = in_picture(1, 1), in_pdf(1, False)
found = {
    "a line, 2 across and 2 down": in_picture(2, 2) / width,
    "a line, 3 across": in_picture(3, 1) / width,
    "a line, 3 down": in_picture(1, 3) / width,
    "letters in a PDF, 3 across": in_pdf(3, False) / letter,
    "letters of a recording in a PDF, 3 across": in_pdf(3, True) / letter,
}
for name, factor in found.items():
    print(f"{name}: {factor:.2f} of the width on a page that is not scaled")
# Widths are rounded to the pixels of a font of 20 pixels.
expected = dict(zip(found, (1, 1 / 3, 3, 1 / 3, 1)))
for name, factor in expected.items():
    if abs(found[name] / factor - 1) > 0.1:
        sys.exit(f"changed: expected {factor:.2f} for {name}")
PY
