#!/usr/bin/env bash
# What do the escapes \u00e9 and \351 of an OpenStep property list, the format of .strings files, represent?
#
# Guess: both for é: \u with four digits is the escape of JSON, JavaScript and Java's .properties, and an octal escape
# is a Latin-1 byte as in C. A reader that does not know an escape refuses it.
# What is so: openstep-plist reads "\351" as Ø, since octal escapes are in the NeXTSTEP encoding, where é is \335. It
# reads "\u00e9" as the text u00e9, since only \U with a capital is an escape, and a backslash before another letter
# is dropped. Neither is an error.
# Why it matters: a converter that escapes titles as for JSON yields screens that show "Cafu00e9". The file is valid,
# so a lint of its syntax passes, and the first to notice is who looks at the picture.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  openstep-plist==0.5.2
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import openstep_plist

print("openstep-plist", version("openstep-plist"))

expected = {r"Caf\U00e9": "Café", r"Caf\335": "Café", r"Caf\351": "CafØ", r"Caf\u00e9": "Cafu00e9", r"Caf\q": "Cafq"}
found = {text: openstep_plist.loads('"title" = "%s";' % text)["title"] for text in expected}
for text, value in found.items():
    print(f'"{text}" is read as "{value}"')
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
