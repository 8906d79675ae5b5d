#!/usr/bin/env bash
# Have two equal values the same hash in libraries that hash a step's arguments, where one has one part twice?
#
# Guess: yes: a list of two equal dictionaries is equal to a list of one dictionary twice, joblib.hash is there to tell equal
# arguments from others, and equal pictures are equal in whatever order an array keeps its rows and columns.
# What is so: dask and DeepDiff have one hash for both lists. joblib 1.6 has two: it hashes what pickle writes, and pickle
# writes a part that is there again as a reference; texts are excepted. A picture in Fortran's order has another hash
# in joblib and in dask, and a view of each second column has its copy's hash in dask, not in joblib.
# Why it matters: a cache of rendered screens (joblib.Memory) misses where a style came from one constant instead of two
# literals, or where arguments come from a file of JSON in one process and from code in another. Hash a text of the value.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check joblib==1.6.0 dask==2026.8.0 deepdiff==9.1.0 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import json
import sys
from importlib.metadata import version

import joblib
import numpy
from dask.base import tokenize
from deepdiff import DeepHash

print(*(f"{name} {version(name)}" for name in ("joblib", "dask", "deepdiff")), sep=", ")


def keep(value):
    return value


memory = joblib.Memory("cache", verbose=0)
cached = memory.cache(keep)
HASHES = {"joblib": joblib.hash, "dask": tokenize, "DeepDiff": lambda value: DeepHash(value)[value]}
style = {"fill": "red", "radius": 8}
picture = numpy.arange(24, dtype=numpy.uint8).reshape(4, 6)
PAIRS = {
    "one dictionary twice": ([style, style], json.loads(json.dumps([style, style]))),
    "one list twice": ((lambda part: [part, part])([1, 2]), [[1, 2], [1, 2]]),
    "one text twice": ((lambda part: [part, part])("round"), ["round", "".join("round")]),
    "a picture in Fortran's order": (picture, numpy.asfortranarray(picture)),
    "each second column": (picture[:, ::2], picture[:, ::2].copy()),
}
found = {}
for name, (first, second) in PAIRS.items():
    if not numpy.array_equal(numpy.asarray(first), numpy.asarray(second)):
        sys.exit(f"not equal: {name}")
    found[name] = {library: hash_of(first) == hash_of(second) for library, hash_of in HASHES.items()
                   if library != "DeepDiff" or isinstance(first, list)}
    print(f"{name}: " + ", ".join(f"{library} {'the same' if same else 'another'}" for library, same in found[name].items()))
cached([style, style])
found["found in joblib.Memory"] = tuple(map(cached.check_call_in_cache, PAIRS["one dictionary twice"]))
print(f"found in joblib.Memory: {found['found in joblib.Memory']}")
everywhere = dict.fromkeys(HASHES, True)
expected = {
    "one dictionary twice": {**everywhere, "joblib": False},
    "one list twice": {**everywhere, "joblib": False},
    "one text twice": everywhere,
    "a picture in Fortran's order": {"joblib": False, "dask": False},
    "each second column": {"joblib": False, "dask": True},
    "found in joblib.Memory": (True, False),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
