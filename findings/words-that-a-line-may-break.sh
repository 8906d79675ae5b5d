#!/usr/bin/env bash
# Which of the words C++, km/h, Wi-Fi and iPhone-15 may be broken at the end of a line?
#
# Guess: Wi-Fi and iPhone-15, after the hyphen, and neither of the others: a sign is no place for a break, a slash is one
# only in an address; and if engines disagree, then about these.
# What is so: all four engines agree, ICU as V8 has it, Pango, Qt and the package uniseg: C++ is broken between its pluses
# and km/h after the slash; Wi-Fi is broken after the hyphen, and iPhone-15 is not, as the number keeps what is before it.
# So do 24/7 and 3-4 stay whole, while 1/x and 2-in-1 do not. All are built on UAX #14, whose classes of signs are about
# numbers, such as prefixes of them, which a plus is, and not about words. An exclamation mark in a word, a!b, is a place
# as well.
# Why it matters: a narrow column that its author has seen with Wi-Fi and 24/7 shows "C+" and "+ code", and a layout that
# breaks only at spaces and hyphens has other lines than the screen. Put a word joiner (U+2060) into names that are to
# stay whole.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  mini-racer==0.14.1 uniseg==0.10.1 cairocffi==1.7.1 pangocffi==0.14.1 pangocairocffi==0.7.1 PySide6-Essentials==6.12.0
cd "$folder"
QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PY'
import json
import sys
from importlib.metadata import version

import cairocffi
import pangocairocffi
import pangocffi
from py_mini_racer import MiniRacer
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout, QTextOption
from uniseg.linebreak import line_break_units

print(f"mini-racer {version('mini-racer')}, uniseg {version('uniseg')}, Pango {pangocffi.pango_version_string()}, "
      f"PySide6-Essentials {version('PySide6-Essentials')}")
v8 = MiniRacer()
v8.eval("""
function pieces(text) {
  const breaks = new Intl.v8BreakIterator('en', { type: 'line' });
  breaks.adoptText(text);
  const pieces = [];
  let start = breaks.first(), end;
  while ((end = breaks.next()) !== -1) {
    pieces.push(text.slice(start, end));
    start = end;
  }
  return JSON.stringify(pieces);
}
""")


def with_icu(text):
    return json.loads(v8.eval(f"pieces({json.dumps(text)})"))


def with_pango(text):
    """The lines of the narrowest paragraph."""
    surface = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None)
    layout = pangocairocffi.create_layout(cairocffi.Context(surface))
    layout.text, layout.width, layout.wrap = text, 1, pangocffi.WrapMode.WORD
    lines, starts = layout.get_iter(), []
    while True:
        starts.append(pangocffi.pango.pango_layout_iter_get_index(lines.pointer))
        if not lines.next_line():
            break
    data = text.encode()
    return [data[start:end].decode() for start, end in zip(starts, [*starts[1:], len(data)])]


application = QGuiApplication([])


def with_qt(text):
    layout, option = QTextLayout(text, QFont()), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(0.01)
        lines.append(text[line.textStart():line.textStart() + line.textLength()])
    layout.endLayout()
    return lines


ENGINES = {"ICU": with_icu, "Pango": with_pango, "Qt": with_qt, "uniseg": lambda text: list(line_break_units(text))}
expected = {
    "C++": ["C+", "+"],
    "km/h": ["km/", "h"],
    "Wi-Fi": ["Wi-", "Fi"],
    "iPhone-15": ["iPhone-15"],
    "24/7": ["24/7"],
    "3-4": ["3-4"],
    "1/x": ["1/", "x"],
    "2-in-1": ["2-", "in-1"],
    "a+b": ["a+b"],
    "a!b": ["a!", "b"],
    "C+\u2060+": ["C+\u2060+"],
}
is_changed = False
for text, pieces in expected.items():
    found = {name: split(text) for name, split in ENGINES.items()}
    shown = {name: " | ".join(parts).replace("\u2060", "(joiner)") for name, parts in found.items()}
    print(f"{text}: ".replace("\u2060", "(joiner)") + ", ".join(f"{name} {parts}" for name, parts in shown.items()))
    is_changed |= any(parts != pieces for parts in found.values())
if is_changed:
    sys.exit(f"changed: expected {expected}")
PY
