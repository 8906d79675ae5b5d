#!/usr/bin/env bash
# Is cbor2's canonical encoding the deterministic one of RFC 8949, by which content is hashed across languages?
#
# Guess: yes: it is an option for just that, the RFC of 2020 replaced the one of 2013 and is what the package names as the
# format, and both sort the keys of a mapping by their encoded bytes.
# What is so: it sorts as RFC 7049 did, shorter keys first, and equally long ones by their bytes; RFC 8949 compares bytes alone
# (4.2.1), and keeps the old order as an alternative (4.2.3). Of the eight keys with which the RFC shows both, cbor2 writes
# 10, -1, false, 100 and not 10, 100, -1. Keys that are all texts, or all below 24, are in the same order by either rule.
# Why it matters: a key of a cache or a signature over a mapping by number, such as glyphs or rows with some below 0, is not
# the one that a program with the current rule computes, once a number has two bytes; samples with names agree.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cbor2==6.3.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import cbor2

print(f"cbor2 {version('cbor2')}")
KEYS = {
    "the RFC's": [10, 100, -1, "z", "aa", (100,), (-1,), False],
    "rows": [-1, 0, 23, 24, 100],
    "names": ["width", "x", "height"],
    "small": [-3, 0, 12],
}


def by_bytes(keys):
    return sorted(keys, key=cbor2.dumps)


def shorter_first(keys):
    return sorted(keys, key=lambda key: (len(cbor2.dumps(key)), cbor2.dumps(key)))


def written(keys):
    """The keys in the order in which cbor2 writes them, which differs from Python's if two mappings are compared."""
    first, last = (cbor2.dumps(dict.fromkeys(order), canonical=True) for order in (keys, keys[::-1]))
    if first != last:
        sys.exit("changed: the encoding depends on the order in which keys were added")
    # A mapping of less than 24 keys begins with a byte of its own; each value is one byte, null.
    rest, keys_by_code = first[1:], {cbor2.dumps(key): key for key in keys}
    order = []
    while rest:
        code = next(code for code in keys_by_code if rest.startswith(code + b"\xf6"))
        order.append(keys_by_code[code])
        rest = rest[len(code) + 1:]
    return order


found = {}
for name, keys in KEYS.items():
    order = written(keys)
    found[name] = (repr(order) == repr(by_bytes(keys)), repr(order) == repr(shorter_first(keys)))
    print(f"{name}: written as {order}, by RFC 8949 {by_bytes(keys)}")
expected = {
    "the RFC's": (False, True), "rows": (False, True), "names": (True, True), "small": (True, True),
}
if repr(by_bytes(KEYS["the RFC's"])) != repr(KEYS["the RFC's"]):
    sys.exit("changed: the keys of RFC 8949, 4.2.1 are not in the order of their bytes")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
