#!/usr/bin/env bash
# What does fastjsonschema do with a schema whose $schema is draft 2020-12, which it does not implement?
#
# Guess: it raises an error, as the specification asks of a validator that lacks a required vocabulary; or it
# implements what most schemas use.
# What is so: it compiles the schema as draft 7 without a warning. unevaluatedProperties, prefixItems,
# dependentRequired and minContains are ignored, so that each invalid document is accepted, which jsonschema and
# jsonschema-rs refuse.
# Why it matters: a schema for design tokens or configs closes its objects with unevaluatedProperties so that a
# misspelt colour or size is an error. With this validator the misspelling passes, and a picture with the default
# value is what shows it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  fastjsonschema==2.22.3 jsonschema==4.26.0 jsonschema-rs==0.61.2
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import fastjsonschema
import jsonschema
import jsonschema_rs

print(*(f"{name} {version(name)}" for name in ("fastjsonschema", "jsonschema", "jsonschema-rs")), sep=", ")

DRAFT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


def with_fastjsonschema(schema, document):
    try:
        fastjsonschema.compile(schema)(document)
        return True
    except fastjsonschema.JsonSchemaValueException:
        return False


validators = {
    "fastjsonschema": with_fastjsonschema,
    "jsonschema": lambda schema, document: jsonschema.Draft202012Validator(schema).is_valid(document),
    "jsonschema-rs": lambda schema, document: jsonschema_rs.validator_for(schema).is_valid(document),
}
cases = {
    "unevaluatedProperties": ({"properties": {"width": {}}, "unevaluatedProperties": False}, {"widht": 1}),
    "prefixItems": ({"prefixItems": [{"type": "string"}]}, [1]),
    "dependentRequired": ({"dependentRequired": {"width": ["height"]}}, {"width": 1}),
    "minContains": ({"contains": {"const": 1}, "minContains": 2}, [1]),
}
found = {}
for keyword, (schema, document) in cases.items():
    for name, is_valid in validators.items():
        found[keyword, name] = is_valid(DRAFT | schema, document)
        print(f"{keyword}, {document}, {name}: {'accepted' if found[keyword, name] else 'refused'}")
expected = {(keyword, name): name == "fastjsonschema" for keyword in cases for name in validators}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
