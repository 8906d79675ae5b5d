#!/usr/bin/env bash
# Which comment goes with an entry that is deleted from a YAML or TOML file by a library that keeps comments?
#
# Guess: the one above it, which tells what the entry is, or none: a library that keeps comments for people's sake has looked
# at where people write them. Either way the comment above the next entry stays.
# What is so: in ruamel.yaml the comment of the deleted entry stays, and the next one's goes, so that what said "the card's
# radius" is above the card's shadow; in lists as in mappings. tomlkit does that with tables. With its keys and its arrays all
# comments stay, the deleted one's above the next.
# Why it matters: a program that takes a token out of a theme or a case out of a configuration leaves a note that is wrong of
# the next one, and deletes a right one, and a review of the values finds nothing. Delete in the text, or write comments
# at the end of lines.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check ruamel.yaml==0.19.1 tomlkit==0.15.2
cd "$folder"
venv/bin/python - <<'PY'
import io
import sys
from importlib.metadata import version

import tomlkit
from ruamel.yaml import YAML

print(*(f"{name} {version(name)}" for name in ("ruamel.yaml", "tomlkit")), sep=", ")


def yaml_without(text, key):
    yaml = YAML()
    document = yaml.load(text)
    del document[key]
    file = io.StringIO()
    yaml.dump(document, file)
    return file.getvalue()


def toml_without(text, *path):
    document = tomlkit.parse(text)
    container = document
    for key in path[:-1]:
        container = container[key]
    del container[path[-1]]
    return tomlkit.dumps(document)


FIRST, SECOND, THIRD = "# the badge's size", "# the card's radius", "# the card's shadow"


def lines(*entries):
    return "".join(f"{comment}\n{entry}\n" for comment, entry in zip((FIRST, SECOND, THIRD), entries))


CASES = {
    "YAML, a mapping": yaml_without(lines("size: 1", "radius: 8", "shadow: 4"), "radius"),
    "YAML, a list": yaml_without(lines("- 1", "- 8", "- 4"), 1),
    "TOML, tables": toml_without(lines("[size]\nis = 1", "[radius]\nis = 8", "[shadow]\nis = 4"), "radius"),
    "TOML, an array of tables": toml_without(lines("[[token]]\nis = 1", "[[token]]\nis = 8", "[[token]]\nis = 4"), "token", 1),
    "TOML, keys": toml_without(lines("size = 1", "radius = 8", "shadow = 4"), "radius"),
    "TOML, an array": toml_without("token = [\n" + lines("  1,", "  8,", "  4,") + "]\n", "token", 1),
}
found = {}
for name, text in CASES.items():
    found[name] = [line.strip() for line in text.splitlines() if line.strip().startswith("#")]
    print(f"{name}:\n  " + "\n  ".join(text.splitlines()))
wrong, both = [FIRST, SECOND], [FIRST, SECOND, THIRD]
expected = {name: both if name in ("TOML, keys", "TOML, an array") else wrong for name in CASES}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
