#!/usr/bin/env bash
# Which plural form has a number of which a decimal is shown, as in 1.0 files?
#
# Guess: `other` in English, in each library over CLDR's rules: one is 1 without visible decimals, and a message of
# Fluent that selects by `NUMBER($n, minimumFractionDigits: 1)` selects by what is shown; its guide has that case.
# What is so: Babel's plural_form takes the float 1.0 for the integer, and counts decimals of a Decimal only. Fluent's
# runtime for Python selects by the value without its options and so says 1.0 file; of the Decimal 1.0 it says 1.0
# files with the option, and 1 files without it.
# Why it matters: a preview and the app differ in the form of a text, and a test by whole numbers shows nothing of it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  babel==2.19.0 fluent.runtime==0.4.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from decimal import Decimal
from importlib.metadata import version

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

print(f"babel {version('babel')}, fluent.runtime {version('fluent.runtime')}")

NUMBERS = {"decimal": "{ NUMBER($n, minimumFractionDigits: 1) }", "plain": "{ $n }"}
bundle = FluentBundle(["en"], use_isolating=False)
for name, number in NUMBERS.items():
    selector = number.strip("{ }")
    bundle.add_resource(FluentResource(
        f"{name} = {number} {{ {selector} ->\n    [one] file\n   *[other] files\n }}\n"))


def message(name, value):
    return bundle.format_pattern(bundle.get_message(name).value, {"n": value})[0]


found = {
    "Babel, 1.0": Locale("en").plural_form(1.0),
    "Babel, Decimal('1.0')": Locale("en").plural_form(Decimal("1.0")),
    "Fluent, 1 with a decimal": message("decimal", 1),
    "Fluent, 1.0 with a decimal": message("decimal", 1.0),
    "Fluent, Decimal('1.0') with a decimal": message("decimal", Decimal("1.0")),
    "Fluent, Decimal('1.0')": message("plain", Decimal("1.0")),
}
for name, form in found.items():
    print(f"{name}: {form}")
expected = {
    "Babel, 1.0": "one",
    "Babel, Decimal('1.0')": "other",
    "Fluent, 1 with a decimal": "1.0 file",
    "Fluent, 1.0 with a decimal": "1.0 file",
    "Fluent, Decimal('1.0') with a decimal": "1.0 files",
    "Fluent, Decimal('1.0')": "1 files",
}
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
