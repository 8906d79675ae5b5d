#!/usr/bin/env bash
# Do PyYAML's two loaders, the one in Python and the one over libyaml, read the same YAML?
#
# Guess: yes: `CSafeLoader` is the same loader, faster, with libyaml as its parser, and a program uses it where it is
# there.
# What is so: in brackets, a plain key without a value is read by the loader in Python (`[a:]` is a list of a mapping,
# as in YAML 1.2), and is an error in libyaml: found unexpected ':'. With a space after the colon, or the key in
# quotes, both read it.
# Why it matters: a config such as `{divider:, color: red}` passes a check that runs in Python and fails in every
# program over libyaml.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  PyYAML==6.0.4
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import yaml

print(f"PyYAML {version('PyYAML')} with libyaml {yaml._yaml.get_version_string()}")

TEXTS = ("[a:]", "{a:, b: 1}", "{a: , b: 1}", '{"a":, b: 1}')
found = {}
for text in TEXTS:
    values = []
    for loader in (yaml.SafeLoader, yaml.CSafeLoader):
        try:
            values.append(yaml.load(text, loader))
        except yaml.YAMLError as error:
            values.append(str(error.problem))
    found[text] = values[0] == values[1]
    print(f"{text:13} Python {values[0]}, libyaml {values[1]}")
expected = {"[a:]": False, "{a:, b: 1}": False, "{a: , b: 1}": True, '{"a":, b: 1}': True}
if found != expected:
    sys.exit(f"changed: expected {expected}, found {found}")
PY
