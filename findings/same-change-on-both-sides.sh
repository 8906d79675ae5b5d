#!/usr/bin/env bash
# Is it a conflict when both sides of a merge have made the same change to a line?
#
# Guess: no, in anything that merges three files: there is one text that both want. At the most two equal lines are added
# twice.
# What is so: git merge-file and the package merge3 take the line. GNU diff3 with -m alone prints markers around the old
# line and the new one, and returns 1: without another option -m is -Am, and the manual shows such markers for -A where
# the second file alone differs ("Marking Conflicts"). With -mE the line is taken. A change of one side alone is taken by
# all.
# Why it matters: two branches that both draw a golden's layout again after the same change have the same text, and a
# merge driver or a script over diff3 stops at each of them. Use git merge-file, or diff3 -mE.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check merge3==1.0.0
cd "$folder"
for package in diffutils git; do
  apt-get download -qq "$package" 2>/dev/null
  dpkg-deb --extract "$package"_*.deb root
done
cat > merge.py <<'PY'
import subprocess
import sys
from importlib.metadata import version

from merge3 import Merge3

GIT, DIFF3 = "root/usr/bin/git", "root/usr/bin/diff3"
for program in (GIT, DIFF3):
    print(subprocess.run([program, "--version"], capture_output=True, text=True).stdout.splitlines()[0], end=", ")
print(f"merge3 {version('merge3')}")
BASE = "frame 0 0 40 20\nfill white\nradius 4\n"
SIDES = {
    "the same change on both sides": (BASE.replace("white", "red"), BASE.replace("white", "red")),
    "the same line added at both ends": (BASE + "shadow 2\n", BASE + "shadow 2\n"),
    "a change of one side": (BASE.replace("white", "red"), BASE),
    "two changes": (BASE.replace("white", "red"), BASE.replace("white", "blue")),
}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout


def with_merge3(base, ours, theirs):
    lines = list(Merge3(*(text.splitlines(True) for text in (base, ours, theirs))).merge_lines("ours", "theirs"))
    return int(any(line.startswith("<<<<<<<") for line in lines)), "".join(lines)


found = {}
for name, sides in SIDES.items():
    for file, text in zip(("base", "ours", "theirs"), (BASE, *sides)):
        with open(file, "w") as out:
            out.write(text)
    answers = {
        "git merge-file": run(GIT, "merge-file", "-p", "ours", "base", "theirs"),
        "diff3 -m": run(DIFF3, "-m", "ours", "base", "theirs"),
        "diff3 -mE": run(DIFF3, "-mE", "ours", "base", "theirs"),
        "merge3": with_merge3(BASE, *sides),
    }
    for tool, (code, text) in answers.items():
        is_merged = code == 0 and text == sides[0]
        if not is_merged and "<<<<<<<" not in text:
            sys.exit(f"changed: {tool} prints {text!r}")
        found[name, tool] = is_merged
        print(f"{name}, {tool}: {'merged' if is_merged else 'a conflict'}")
expected = {key: key[0] != "two changes" for key in found}
for name in ("the same change on both sides", "the same line added at both ends"):
    expected[name, "diff3 -m"] = False
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
venv/bin/python merge.py
