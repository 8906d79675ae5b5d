#!/usr/bin/env bash
# Does the hash of a layout change when a frame's width and height change places, [0, 0, 40, 20] and [0, 0, 20, 40]?
#
# Guess: yes, in each library that hashes values of Python for a cache: a list has an order, and only a mapping's does not
# count. Of one package's difference and hash, the two agree on what is the same.
# What is so: joblib and dask do that. DeepDiff's difference does, too, and its DeepHash does not: a list counts there as a
# set, in which each item is once, so that [8, 8, 4] has the hash of [4, 8], also within other lists. With
# ignore_iterable_order=False order counts, and the number of equal items does so with ignore_repetition=False alone.
# Why it matters: a cache of pictures whose keys are such hashes gives the picture of another layout for layers in another
# order, for a frame that was turned or for a padding that changed sides, and never for a changed value. Set both options.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check deepdiff==9.1.0 joblib==1.6.0 dask==2026.8.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import joblib
from dask.base import tokenize
from deepdiff import DeepDiff, DeepHash

print(*(f"{name} {version(name)}" for name in ("deepdiff", "joblib", "dask")), sep=", ")


def deep_hash(**options):
    return lambda value: DeepHash(value, **options)[value]


def same_by_hash(hash_of):
    return lambda one, other: hash_of(one) == hash_of(other)


SAME = {
    "joblib": same_by_hash(joblib.hash),
    "dask": same_by_hash(tokenize),
    "DeepDiff": lambda one, other: not DeepDiff(one, other),
    "DeepHash": same_by_hash(deep_hash()),
    "DeepHash with order": same_by_hash(deep_hash(ignore_iterable_order=False)),
    "DeepHash with order and repetition": same_by_hash(deep_hash(ignore_iterable_order=False, ignore_repetition=False)),
}
# Pairs of layouts that differ, and the libraries to which they are the same.
PAIRS = {
    "a frame turned": (
        {"frame": [0, 0, 40, 20]}, {"frame": [0, 0, 20, 40]}, {"DeepHash"}),
    "layers in another order": (
        [{"fill": "red"}, {"fill": "blue"}], [{"fill": "blue"}, {"fill": "red"}], {"DeepHash"}),
    "an item once and twice": (
        {"radii": [8, 8, 4]}, {"radii": [8, 4]}, {"DeepHash", "DeepHash with order"}),
    "another width": (
        {"frame": [0, 0, 40, 20]}, {"frame": [0, 0, 44, 20]}, set()),
    "keys in another order": (
        {"x": 0, "y": 4}, {"y": 4, "x": 0}, set(SAME)),
}
is_changed = False
for name, (one, other, expected) in PAIRS.items():
    found = {library for library, is_same in SAME.items() if is_same(one, other)}
    print(f"{name}: the same to {', '.join(sorted(found)) or 'none'}")
    if found != expected:
        print(f"changed: expected {sorted(expected)}", file=sys.stderr)
        is_changed = True
sys.exit(is_changed)
PY
