#!/usr/bin/env bash
# Is 19.99 a multiple of 0.01 in validators of JSON Schema?
#
# Guess: yes, in each: JSON's numbers are decimal, and a validator of this age divides with some care. If one is
# careless, it is careless for 1.1 and 0.1 as well.
# What is so: fastjsonschema and jsonschema-rs accept it. jsonschema refuses 19.99, 4.35 and 0.07 as multiples of 0.01
# and 0.3 as one of 0.1, since the quotient of the floats is not whole, and accepts 1.1 as a multiple of 0.1, whose
# quotient happens to be. All three refuse 19.995.
# Why it matters: schemas of design tokens restrict opacities and sizes to hundredths. A file that editors and CI
# accept is refused by another tool for some of its values, with the message that 0.07 is not a multiple of 0.01.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  jsonschema==4.26.0 fastjsonschema==2.22.3 jsonschema-rs==0.61.2
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import fastjsonschema
import jsonschema
import jsonschema_rs

print(*(f"{name} {version(name)}" for name in ("jsonschema", "fastjsonschema", "jsonschema-rs")), sep=", ")


def with_fastjsonschema(schema, number):
    try:
        fastjsonschema.compile(schema)(number)
        return True
    except fastjsonschema.JsonSchemaValueException:
        return False


validators = {
    "jsonschema": lambda schema, number: jsonschema.Draft7Validator(schema).is_valid(number),
    "fastjsonschema": with_fastjsonschema,
    "jsonschema-rs": lambda schema, number: jsonschema_rs.validator_for(schema).is_valid(number),
}
multiples = [(19.99, 0.01), (4.35, 0.01), (0.07, 0.01), (0.3, 0.1), (1.1, 0.1), (19.995, 0.01)]
found = {}
for number, step in multiples:
    schema = {"$schema": "http://json-schema.org/draft-07/schema#", "multipleOf": step}
    for name, is_valid in validators.items():
        found[name, number] = is_valid(schema, number)
        print(f"{number} as a multiple of {step}, {name}: {'accepted' if found[name, number] else 'refused'}")
expected = {
    (name, number): number != 19.995 and (name != "jsonschema" or number == 1.1)
    for number, _ in multiples for name in validators
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
