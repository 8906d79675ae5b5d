#!/usr/bin/env bash
# How are 1,500,000, half a percent and 0.125 written in a label, by Babel and by JavaScript's Intl?
#
# Guess: as 1.5M, and the others in whatever way a half is rounded, but alike: both take patterns and rules from CLDR, and
# the label of a chart that a server writes is the one that the page writes.
# What is so: Babel writes 2M, as its compact form has no decimals unless they are asked for; Intl, here V8's, writes
# 1.5M. Halves go to the even digit in Babel and away from zero in Intl: 0.005 is 0% and 1%, 0.125 is 0.12 and 0.13,
# 12,500 is 12K and 13K. With one decimal asked for in both, 1,250 is 1.2K and 1.3K.
# Why it matters: a test that builds the expected label of a page by Babel fails by a third of the value for millions, and
# by one digit for what ends in a half. Round the number first, and ask for the decimals.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check Babel==2.19.0 mini-racer==0.14.1
cd "$folder"
venv/bin/python - <<'PY'
import json
import sys
from importlib.metadata import version

from babel.numbers import format_compact_decimal, format_decimal, format_percent
from py_mini_racer import MiniRacer

print(*(f"{name} {version(name)}" for name in ("Babel", "mini-racer")), sep=", ")
v8 = MiniRacer()


def with_intl(number, **options):
    return v8.eval(f"new Intl.NumberFormat('en', {json.dumps(options)}).format({number})")


def compact(number, **options):
    return format_compact_decimal(number, locale="en", **options), with_intl(
        number, notation="compact", **({"maximumFractionDigits": 1} if options else {}))


def percent(number):
    return format_percent(number, locale="en"), with_intl(number, style="percent")


def decimals(number):
    return format_decimal(number, format="0.00", locale="en"), with_intl(
        number, minimumFractionDigits=2, maximumFractionDigits=2)


found = {
    "1500000, compact": compact(1500000),
    "12500, compact": compact(12500),
    "1250, compact": compact(1250),
    "1250, compact with a decimal": compact(1250, fraction_digits=1),
    "1200, compact with a decimal": compact(1200, fraction_digits=1),
    "999999, compact": compact(999999),
    "0.005, percent": percent(0.005),
    "0.015, percent": percent(0.015),
    "0.125, two decimals": decimals(0.125),
    "0.375, two decimals": decimals(0.375),
}
for text, (babel, intl) in found.items():
    print(f"{text}: Babel {babel}, Intl {intl}")
expected = {
    "1500000, compact": ("2M", "1.5M"),
    "12500, compact": ("12K", "13K"),
    "1250, compact": ("1K", "1.3K"),
    "1250, compact with a decimal": ("1.2K", "1.3K"),
    "1200, compact with a decimal": ("1.2K", "1.2K"),
    "999999, compact": ("1M", "1M"),
    "0.005, percent": ("0%", "1%"),
    "0.015, percent": ("2%", "2%"),
    "0.125, two decimals": ("0.12", "0.13"),
    "0.375, two decimals": ("0.38", "0.38"),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
