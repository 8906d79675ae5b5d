#!/usr/bin/env bash
# Is a `$` in the pattern of a JSON Schema what it is in ECMA-262, in validators that are written in Python?
#
# Guess: yes. The two languages of patterns differ in rare classes of characters; `$` is the end of the text in both
# where no flag asks for lines, and is itself between brackets.
# What is so: for jsonschema, `^#[0-9A-F]{6}$` also matches a colour with a line break after it, which jsonschema-rs
# and fastjsonschema refuse: Python's `$` is before a last line break too. fastjsonschema has put `\Z` in its place,
# between brackets as well, so that it fails to compile `^[^${}.]+$`: "bad escape \Z".
# Why it matters: a text of YAML in block style ends with a line break, so a colour in it passes and is parsed by none.
# And the rule of design tokens for names, no `$` first and neither braces nor dots, is such a class of characters.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  jsonschema==4.26.0 fastjsonschema==2.22.3 jsonschema-rs==0.61.2
cd "$folder"
venv/bin/python - <<'PY'
import re
import sys
from importlib.metadata import version

import fastjsonschema
import jsonschema
import jsonschema_rs

print(*(f"{name} {version(name)}" for name in ("jsonschema", "fastjsonschema", "jsonschema-rs")), sep=", ")


def with_fastjsonschema(schema, value):
    try:
        fastjsonschema.compile(schema)(value)
        return "accepted"
    except fastjsonschema.JsonSchemaValueException:
        return "refused"
    except re.error as error:
        return f"an error: {error.msg}"


def shown(is_valid):
    return "accepted" if is_valid else "refused"


VALIDATORS = {
    "jsonschema": lambda schema, value: shown(jsonschema.Draft7Validator(schema).is_valid(value)),
    "fastjsonschema": with_fastjsonschema,
    "jsonschema-rs": lambda schema, value: shown(jsonschema_rs.validator_for(schema).is_valid(value)),
}
COLOR, NAME = "^#[0-9A-F]{6}$", "^[^${}.]+$"
error = r"an error: bad escape \Z"
expected = {
    (COLOR, "#FFFFFF"): dict.fromkeys(VALIDATORS, "accepted"),
    (COLOR, "#FFFFFF\n"): {"jsonschema": "accepted", "fastjsonschema": "refused", "jsonschema-rs": "refused"},
    (NAME, "primary"): {"jsonschema": "accepted", "fastjsonschema": error, "jsonschema-rs": "accepted"},
    (NAME, "$type"): {"jsonschema": "refused", "fastjsonschema": error, "jsonschema-rs": "refused"},
}
found = {}
for pattern, value in expected:
    schema = {"$schema": "http://json-schema.org/draft-07/schema#", "type": "string", "pattern": pattern}
    found[pattern, value] = {name: validate(schema, value) for name, validate in VALIDATORS.items()}
    print(f"{pattern} and {value!r}: " + ", ".join(
        f"{name} {answer}" for name, answer in found[pattern, value].items()))
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
