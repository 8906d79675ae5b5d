#!/usr/bin/env bash
# How is "and" written before Inés in Spanish, in a list that a library writes from CLDR?
#
# Guess: "Juan e Inés", by Babel as by JavaScript's Intl: CLDR is there so that one does not have to know that y becomes e
# before an i, and both take their patterns for lists from it.
# What is so: CLDR's patterns have y alone. ICU, here in V8, adds e before an i, u in place of o before an o and before 8 and
# 11, and in Hebrew a hyphen before a word in other letters. Babel writes the patterns as they are: "Juan y Inés", "7 o 8".
# Where the word begins with hi as in hielo, ICU has y, and before hijo e.
# Why it matters: one sentence of a mock-up is another text where the server writes it than where the page does, only with some
# names, and the wrong one is a mistake in spelling.
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

import babel.lists
from py_mini_racer import MiniRacer

print(*(f"{name} {version(name)}" for name in ("Babel", "mini-racer")), sep=", ")
javascript = MiniRacer()


def with_babel(locale, style, items):
    return babel.lists.format_list(items, style="standard" if style == "and" else "or", locale=locale)


def with_icu(locale, style, items):
    options = {"type": "conjunction" if style == "and" else "disjunction"}
    return javascript.eval(
        f"new Intl.ListFormat({json.dumps(locale)}, {json.dumps(options)}).format({json.dumps(items)})")


CASES = {
    ("es", "and", "Juan", "Pedro"): ("Juan y Pedro", "Juan y Pedro"),
    ("es", "and", "Juan", "Inés"): ("Juan y Inés", "Juan e Inés"),
    ("es", "and", "padre", "hijo"): ("padre y hijo", "padre e hijo"),
    ("es", "and", "agua", "hielo"): ("agua y hielo", "agua y hielo"),
    ("es", "or", "uno", "otro"): ("uno o otro", "uno u otro"),
    ("es", "or", "7", "8"): ("7 o 8", "7 u 8"),
    ("es", "or", "10", "11"): ("10 o 11", "10 u 11"),
    ("es", "or", "79", "80"): ("79 o 80", "79 u 80"),
    ("he", "and", "\u05d0", "iPhone"): ("\u05d0 \u05d5iPhone", "\u05d0 \u05d5-iPhone"),
    ("it", "and", "pane", "acqua"): ("pane e acqua", "pane e acqua"),
}
is_changed = False
for (locale, style, *items), expected in CASES.items():
    found = with_babel(locale, style, items), with_icu(locale, style, items)
    print(f"{locale}, {style}: {found[0]} by Babel, {found[1]} by ICU")
    if found != expected:
        print(f"changed: expected {expected}", file=sys.stderr)
        is_changed = True
sys.exit(is_changed)
PY
