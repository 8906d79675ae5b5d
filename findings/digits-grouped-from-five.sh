#!/usr/bin/env bash
# How is 1234 written in Spanish, Polish and the Portuguese of Portugal?
#
# Guess: as 1.234 or with a space, by Babel as by ICU: both take the grouping of thousands from CLDR.
# What is so: CLDR gives these languages a least number of grouped digits, 2 before the separator. ICU, here in V8, writes
# 1234 and groups from 10000 on. Babel groups 1234 as well. German, which has no such minimum, is the same in both.
# Why it matters: a label of "1.234" in a screen's text is not what the phone shows, which uses ICU. It is a character wider,
# which may be where a line is broken; and a test of one language finds nothing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  Babel==2.19.0 mini-racer==0.14.1
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

from babel.numbers import format_decimal
from py_mini_racer import MiniRacer

print(*(f"{name} {version(name)}" for name in ("Babel", "mini-racer")), sep=", ")
engine = MiniRacer()
NUMBERS = (1234, 12345)
SPACE = "\u00a0"
expected = {
    "es": {"Babel": ["1.234", "12.345"], "ICU": ["1234", "12.345"]},
    "pl": {"Babel": [f"1{SPACE}234", f"12{SPACE}345"], "ICU": ["1234", f"12{SPACE}345"]},
    "pt-PT": {"Babel": [f"1{SPACE}234", f"12{SPACE}345"], "ICU": ["1234", f"12{SPACE}345"]},
    "de": {"Babel": ["1.234", "12.345"], "ICU": ["1.234", "12.345"]},
}
found = {
    locale: {
        "Babel": [format_decimal(number, locale=locale.replace("-", "_")) for number in NUMBERS],
        "ICU": [engine.eval(f"new Intl.NumberFormat('{locale}').format({number})") for number in NUMBERS],
    }
    for locale in expected
}
engine.close()
for locale, writers in found.items():
    print(f"{locale}: " + ", ".join(f"{name} {' and '.join(map(ascii, texts))}" for name, texts in writers.items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
