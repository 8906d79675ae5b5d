#!/usr/bin/env bash
# Can a program read the TOML that it wrote itself, where a text is C:\build\x64 or the pattern \x41?
#
# Guess: yes: the backslash is the first character that a writer of quoted texts looks at, and whichever way it is written,
# the same package reads it again.
# What is so: the package toml, 0.10.2, writes "C:\build\x64" with single backslashes. It refuses that itself, as TOML 1.0
# has no \x; tomli 2.4, which reads TOML 1.1, has a backspace, "uild" and "d". A text that begins with \x41 is an A afterwards,
# and of two backslashes before an x one is left: the writer takes \x for Python's spelling of a control character, which it
# makes into TOML's. With other letters, as in \d or C:\build\arm64, all is well, as is \x in tomli-w, tomlkit, rtoml and pytomlpp.
# Why it matters: settings are saved without an error, and the next start fails, or looks for another pattern; a test with a usual
# folder finds nothing. Write with another package.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  toml==0.10.2 tomli-w==1.2.0 tomlkit==0.15.2 rtoml==0.13.0 pytomlpp==1.1.0 tomli==2.4.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import pytomlpp
import rtoml
import toml
import tomli
import tomli_w
import tomlkit

WRITERS = {
    "toml": toml.dumps, "tomli-w": tomli_w.dumps, "tomlkit": tomlkit.dumps, "rtoml": rtoml.dumps, "pytomlpp": pytomlpp.dumps}
print(*(f"{name} {version(name)}" for name in WRITERS), sep=", ")
TEXTS = (r"C:\build\x64", r"\x41+", r"\\x64", r"\d+", r"C:\build\arm64")
found = {}
for text in TEXTS:
    for name, write in WRITERS.items():
        written = write({"text": text})
        results = []
        for read, error in ((tomli.loads, tomli.TOMLDecodeError), (toml.loads, toml.TomlDecodeError)):
            try:
                results.append(read(written)["text"])
            except error:
                results.append(None)
        found[text, name] = results
        if name == "toml" or results[0] != text:
            print(f"{name} writes {text} as {written.strip()}, which is "
                  + " and ".join("an error" if result is None else repr(result) for result in results))
expected = {(text, name): [text, text] for text in TEXTS for name in WRITERS}
expected.update({
    (r"C:\build\x64", "toml"): ["C:\x08uildd", None], (r"\x41+", "toml"): ["A+", "A+"], (r"\\x64", "toml"): [r"\x64", r"\x64"]})
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
