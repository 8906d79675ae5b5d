#!/usr/bin/env bash
# Have the numbers 9007199254740992 and 9007199254740993 the same canonical JSON, over which content is hashed?
#
# Guess: no: they are two numbers, to Python as to JSON, and whoever makes a form for hashes keeps apart what differs, or
# refuses what it cannot keep; and 40 and 40.0, which are equal, are one in each.
# What is so: jcs writes ...992 for both, without a word: it writes numbers as JavaScript's, which has doubles alone, and
# that is what RFC 8785 asks. rfc8785 refuses what is 2^53 or more. canonicaljson, which follows Matrix, writes both as
# they are, and it alone has 40.0 for 40.0, where the two others have 40.
# Why it matters: two screens whose ids differ in the last digit have one key in a cache, and one of them gets the other's
# picture; a width that is once an integer and once a float has two keys. Write ids as texts.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check jcs==0.2.1 rfc8785==0.1.4 canonicaljson==2.0.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import canonicaljson
import jcs
import rfc8785

print(*(f"{name} {version(name)}" for name in ("jcs", "rfc8785", "canonicaljson")), sep=", ")


def with_rfc8785(value):
    try:
        return rfc8785.dumps(value)
    except rfc8785.IntegerDomainError:
        return b"refused"


WRITE = {"jcs": jcs.canonicalize, "rfc8785": with_rfc8785, "canonicaljson": canonicaljson.encode_canonical_json}
expected = {
    40: ("40", "40", "40"),
    9007199254740991: ("9007199254740991", "9007199254740991", "9007199254740991"),
    9007199254740992: ("9007199254740992", "refused", "9007199254740992"),
    9007199254740993: ("9007199254740992", "refused", "9007199254740993"),
}
found = {value: tuple(write(value).decode() for write in WRITE.values()) for value in expected}
floats = tuple(write(40.0).decode() for write in WRITE.values())
for value, texts in [*found.items(), (40.0, floats)]:
    print(f"{value}: " + ", ".join(f"{name} {text}" for name, text in zip(WRITE, texts)))
if found != expected or floats != ("40", "40", "40.0"):
    sys.exit(f"changed: expected {expected}, and 40, 40 and 40.0 for 40.0")
PY
