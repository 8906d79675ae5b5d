#!/usr/bin/env bash
# How many files does a patch have that is two of difflib's unified diffs, one after the other?
#
# Guess: two, in each library that parses patches: a file begins with --- and +++ and a hunk with its count of lines,
# so that a parser knows where the one ends; lines that git or diff puts between are comments.
# What is so: unidiff and patch-ng find two. whatthepatch finds one, with the lines of both files as its changes: if
# the names have no date after them, as in git's format, it needs a line of git, of diff or of a version control system
# before each file. With `diff -u` and the names before each, with git's line, or with dates, it finds two.
# Why it matters: a tool that shows which goldens a change touches names the first alone, and shows the lines of all as
# its own. Write a line `diff -u a/x b/x` before each file.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  whatthepatch==1.0.7 unidiff==1.0.1 patch-ng==1.19.1
cd "$folder"
venv/bin/python - <<'PY'
import difflib
import sys
from importlib.metadata import version

import patch_ng
import unidiff
import whatthepatch

print(*(f"{name} {version(name)}" for name in ("whatthepatch", "unidiff", "patch-ng")), sep=", ")
BEFORE, AFTER = ["frame 0 0 40 20\n", "fill #fff\n"], ["frame 0 0 44 20\n", "fill #fff\n"]


def patch(first_line="", date=""):
    return "".join(
        first_line.format(name)
        + "".join(difflib.unified_diff(BEFORE, AFTER, f"a/{name}", f"b/{name}", date, date))
        for name in ("card.txt", "list.txt"))


PATCHES = {
    "difflib's": patch(),
    "after a line of diff": patch("diff -u a/{0} b/{0}\n"),
    "after a line of git": patch("diff --git a/{0} b/{0}\n"),
    "with dates": patch(date="2026-01-01 00:00:00.000000000 +0000"),
}
LIBRARIES = {
    "whatthepatch": lambda text: [len(file.changes) for file in whatthepatch.parse_patch(text)],
    "unidiff": lambda text: [sum(len(hunk) for hunk in file) for file in unidiff.PatchSet(text)],
    "patch-ng": lambda text: [
        sum(len(hunk.text) for hunk in file.hunks) for file in patch_ng.fromstring(text.encode()).items],
}
expected = {(name, library): [3, 3] for name in PATCHES for library in LIBRARIES}
expected["difflib's", "whatthepatch"] = [6]
found = {}
for name, library in expected:
    found[name, library] = LIBRARIES[library](PATCHES[name])
    print(f"{name}, {library}: files of {' and '.join(map(str, found[name, library]))} lines")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
