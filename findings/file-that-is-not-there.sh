#!/usr/bin/env bash
# Is a step of a build up to date whose inputs name a file that was looked for and is not there, as a picture's @3x
# variant beside the @2x one is?
#
# Guess: yes, as long as the file stays away: absent before and absent now is no change, and once it comes the step
# runs again. A depfile then tells an engine all that a program depends on.
# What is so: Ninja runs the step at every build, without a word of why. doit runs the action once, fails to save its
# success, and stops before it from then on; SCons stops before it at once. None keeps the step until the file comes.
# Why it matters: what is absent decides a picture as well, so a cache of results must record it itself. In a rule
# for a build engine list only the files that are there, and depend on the folder's listing by other means.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check ninja==1.13.2 doit==0.37.0 SCons==4.11.1
cd "$folder"
echo drawn >input
mkdir ninja doit scons
cp input ninja; cp input doit; cp input scons
cat >ninja/build.ninja <<'NINJA'
rule draw
  command = cp $in $out && echo '$out: $in absent' > $out.d
  depfile = $out.d
  deps = gcc
build output: draw input
NINJA
cat >doit/dodo.py <<'DOIT'
def task_draw():
    return {"actions": ["cp input output"], "file_dep": ["input", "absent"], "targets": ["output"]}
DOIT
cat >scons/SConstruct <<'SCONS'
Command("output", "input", "cp $SOURCE $TARGET")
Depends("output", "absent")
SCONS
venv/bin/python - <<'PY'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print(*(f"{name} {version(name)}" for name in ("ninja", "doit", "SCons")), sep=", ")


def build(engine, *command):
    """The exit codes of two builds, and whether each ran the step."""
    results = []
    for _ in range(2):
        output = Path(engine, "output")
        before = output.stat().st_mtime_ns if output.exists() else None
        run = subprocess.run([Path("venv/bin", command[0]).absolute(), *command[1:]], cwd=engine, capture_output=True)
        after = output.stat().st_mtime_ns if output.exists() else None
        results.append((run.returncode, before != after))
    return results


expected = {
    "ninja": [(0, True), (0, True)],
    "doit": [(2, True), (2, False)],
    "scons": [(2, False), (2, False)],
}
found = {"ninja": build("ninja", "ninja"), "doit": build("doit", "doit"), "scons": build("scons", "scons", "-Q")}
for engine, builds in found.items():
    for number, (code, ran) in enumerate(builds, 1):
        print(f"{engine}, build {number}: the step {'ran' if ran else 'did not run'}, exit code {code}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
