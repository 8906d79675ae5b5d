#!/usr/bin/env bash
# Does Pyphen leave as many letters after a hyphen as its dictionary asks for?
#
# Guess: yes: the American dictionary begins with RIGHTHYPHENMIN 3, which is for the program that reads it, and Pyphen
# has that very file.
# What is so: Pyphen 0.18 passes over the line. It leaves two letters, its own default for all languages, so that daily
# is dai-ly; who wants three has to say so, and to read them in the file oneself.
# Why it matters: a line breaks at a place at which TeX, LibreOffice and libhyphen do not break it, with one dictionary;
# lines of a program with Pyphen (WeasyPrint is one) are no measure for those of another.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyphen==0.18.1
"$folder/venv/bin/python" - <<'PY'
import re
import sys
from importlib.metadata import version
from pathlib import Path

import pyphen

text = Path(pyphen.LANGUAGES["en_US"]).read_text("utf-8", errors="replace")
asked = int(re.search(r"^RIGHTHYPHENMIN (\d+)$", text, re.MULTILINE)[1])
print(f"Pyphen {version('pyphen')}: its dictionary of American English asks for {asked} letters after a hyphen")
words = ["daily", "only", "family"]
plain = [pyphen.Pyphen(lang="en_US").inserted(word) for word in words]
told = [pyphen.Pyphen(lang="en_US", right=asked).inserted(word) for word in words]
print(f"by default: {', '.join(plain)}")
print(f"with right={asked}: {', '.join(told)}")
if (asked, plain, told) != (3, ["dai-ly", "on-ly", "fam-i-ly"], ["daily", "only", "fam-ily"]):
    sys.exit("changed")
PY
