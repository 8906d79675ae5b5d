#!/usr/bin/env bash
# Does the hash of a folder change when two of its pictures change places, as light.png and dark.png?
#
# Guess: yes: another file is under each name, so whoever reads either gets other bytes. A hash that stayed would not
# be one of a folder.
# What is so: checksumdir's hash stays: it is made of the hashes of the contents in sorted order, without the names, by
# default. It stays as well when a file is renamed. With include_paths=True it changes, as dirhash's does by default.
# Why it matters: a folder of goldens or assets that is cached or checked by such a hash counts as unchanged after its
# light and dark pictures were swapped by mistake, and the step that reads them does not run again.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check checksumdir==1.3.0 dirhash==0.5.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version
from pathlib import Path

import checksumdir
import dirhash

print(f"checksumdir {version('checksumdir')}, dirhash {version('dirhash')}")
LIGHT, DARK = b"\xff" * 64, b"\0" * 64
FOLDERS = {
    "first": {"light.png": LIGHT, "dark.png": DARK},
    "swapped": {"light.png": DARK, "dark.png": LIGHT},
    "renamed": {"day.png": LIGHT, "dark.png": DARK},
    "edited": {"light.png": LIGHT, "dark.png": DARK[1:] + b"\1"},
}
for name, files in FOLDERS.items():
    Path(name).mkdir()
    for file, content in files.items():
        Path(name, file).write_bytes(content)
HASHES = {
    "checksumdir": lambda name: checksumdir.dirhash(name, "sha256"),
    "checksumdir, include_paths": lambda name: checksumdir.dirhash(Path(name).name, "sha256", include_paths=True),
    "dirhash": lambda name: dirhash.dirhash(name, "sha256"),
}
found = {}
for library, hash_of in HASHES.items():
    found[library] = {name: hash_of(name) != hash_of("first") for name in ("swapped", "renamed", "edited")}
    print(f"{library}: " + ", ".join(
        f"{name} {'changes it' if changes else 'does not change it'}" for name, changes in found[library].items()))
changed = {"swapped": True, "renamed": True, "edited": True}
expected = {
    "checksumdir": {"swapped": False, "renamed": False, "edited": True},
    "checksumdir, include_paths": changed,
    "dirhash": changed,
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
