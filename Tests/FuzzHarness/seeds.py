"""Gathers what the project has of each kind of input, for fuzzing to begin with.

Usage: seeds.py FOLDER

The texts are the string literals of the tests, so a new test is a new seed. Writes
FOLDER/TARGET/DIGEST files, and FOLDER/config.dict with the words of the config language.
"""

import hashlib
import json
import pathlib
import re
import sys
import textwrap

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]

# Each target's files, and the Swift sources whose literals are inputs of its kind.
FILES = {
    "config": ["Samples/*.yaml", "Samples/banners/*.yaml"],
    "edit": ["Samples/*.yaml"],
    "json": ["Samples/data/*.json"],
    "yaml": ["Samples/*.yaml"],
    "png": ["Samples/**/*.png", "Output/*.png"],
    "svg": ["Samples/**/*.svg", "Output/*.svg"],
    "layout": ["**/__Snapshots__/**/*.layout.txt"],
    "digests": ["**/__Snapshots__/**/digests.txt"],
    "assets": ["Tests/**/*.colorset/Contents.json", "Tests/**/*.imageset/Contents.json"],
    "texts": ["Tests/**/*.xcstrings"],
}
LITERALS = {
    "config": ["ConfigLanguageTests", "PreviewConfigTests", "MaquetteCommandTests", "MaquetteTests"],
    "edit": ["PreviewConfigTests/Editing"],
    "expression": ["ConfigLanguageTests", "PreviewConfigTests"],
    "json": ["ConfigLanguageTests/Data"],
    "csv": ["ConfigLanguageTests/Data"],
    "yaml": ["ConfigLanguageTests/Data", "ConfigLanguageTests/YAML", "PreviewConfigTests/YAML"],
    "svg": ["ImageDecodingTests/SVG", "CairoRenderingTests"],
    "layout": ["LayoutSnapshotsTests", "MaquetteTests/Goldens"],
    "digests": ["GoldensTests/Storing"],
    "results": ["GoldensTests/Results", "MaquetteCommandTests/Reports"],
    "reg": ["MaquetteCommandTests/Diff"],
    "assets": ["CatalogsTests"],
    "texts": ["CatalogsTests"],
    "tokens": ["CatalogsTests"],
}
# What precedes a file or a literal in an input.
HEADS = {"edit": "canvas.width=320\n"}
# Larger inputs are mutated too slowly to find anything.
SIZE_LIMIT = 64 << 10

LONG_LITERAL = re.compile(r'(#*)"""\n(.*?)\n?[ ]*"""\1', re.DOTALL)
SHORT_LITERAL = re.compile(r'(#*)"((?:\\.|[^"\\\n])*)"\1')
ESCAPE = re.compile(r"\\(u\{([0-9a-fA-F]+)\}|.)")


def unescaped(text):
    """A literal's text with its escapes resolved; what it interpolates stays as it is written."""

    def character(match):
        if match[2]:
            return chr(int(match[2], 16))
        return {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "(": "\\("}.get(match[1], match[1])

    return ESCAPE.sub(character, text)


def literals(source):
    """All texts of a Swift source."""
    for hashes, body in LONG_LITERAL.findall(source):
        text = textwrap.dedent(body) + "\n"
        yield text if hashes else unescaped(text)
    for hashes, body in SHORT_LITERAL.findall(LONG_LITERAL.sub("", source)):
        yield body if hashes else unescaped(body)


def seeds(target):
    """The inputs of a target."""
    head = HEADS.get(target, "").encode()
    for pattern in FILES.get(target, []):
        for path in REPOSITORY.glob(pattern):
            # What builds leave behind is no input of the project's own.
            if not any(part.startswith(".") for part in path.relative_to(REPOSITORY).parts):
                yield head + path.read_bytes()
    for folder in LITERALS.get(target, []):
        for path in (REPOSITORY / "Tests" / folder).rglob("*.swift"):
            for text in literals(path.read_text()):
                if target == "expression" and "${" not in text:
                    text = "${" + text + "}"
                yield head + text.encode("utf-8", "surrogatepass")


def words(schema):
    """The keys and the named values of a JSON Schema."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        yield from (value for value in schema.get("enum", []) if isinstance(value, str))
        for value in schema.values():
            yield from words(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from words(value)


def main():
    folder = pathlib.Path(sys.argv[1])
    for target in sorted(FILES | LITERALS):
        (folder / target).mkdir(parents=True, exist_ok=True)
        for seed in seeds(target):
            if 0 < len(seed) <= SIZE_LIMIT:
                (folder / target / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
    schema = json.loads((REPOSITORY / "Samples/maquette.schema.json").read_text())
    lines = [f'"{word}"' for word in sorted(set(words(schema))) if word.isalnum()]
    (folder / "config.dict").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
