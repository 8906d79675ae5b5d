"""Opens every kind of output in the programs that people open it with, and writes the table of who shows what.

usage: viewers.py MAQUETTE PAGE

The screen's colours are known, so each viewer's picture is read at a few points; texts are searched for where a viewer
has a search. Ends with 1 if a viewer shows something else than `EXCEPTIONS` says.
"""
import io
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import pypdfium2
import resvg_py
from PIL import Image, ImageSequence

HERE = pathlib.Path(__file__).parent
# A point of each part in the middle, and its colour.
POINTS = {
    "opacity": ((40, 40), (127, 127, 127)),
    "blends": ((120, 40), (0, 204, 0)),
    "erased": ((200, 40), (0, 0, 0)),
    "photo": ((280, 40), (200, 100, 50)),
}
# The colours of the frames of what moves.
FRAMES = [(255, 0, 0), (0, 255, 0)]
# What a viewer is known to show otherwise, by its output, and why.
EXCEPTIONS = {
    ("PDFium", "pdf", "مرحبا"): "cairo 1.16 writes Arabic in the order in which it is seen",
}


def run(*words, **more):
    return subprocess.run([str(word) for word in words], capture_output=True, check=True, timeout=120, **more).stdout


def picture(data):
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    white = Image.new("RGBA", image.size, "white")
    white.alpha_composite(image)
    return white.convert("RGB")


class Viewers:
    def __init__(self, folder):
        self.folder = folder

    def browser(self, command, path, flag):
        """A browser's picture of a page with the file as an image."""
        page = self.folder / "page.html"
        page.write_text(f'<body style="margin:0;background:white"><img src="{path.name}">', encoding="utf-8")
        shot = self.folder / "shot.png"
        shot.unlink(missing_ok=True)
        run(*command, flag + str(shot), page.as_uri())
        return picture(shot.read_bytes())

    def chromium(self, path):
        return self.browser(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-color-profile=srgb", "--window-size=400,400"], path, "--screenshot=")

    def firefox(self, path):
        profile = self.folder / "profile"
        profile.mkdir(exist_ok=True)
        return self.browser(
            ["firefox-esr", "--headless", "--profile", profile, "--window-size=400,400"], path, "--screenshot=")

    def inkscape(self, path):
        out = self.folder / "inkscape.png"
        run("inkscape", path, "--export-type=png", "-o", out, "--export-width=320")
        return picture(out.read_bytes())

    def librsvg(self, path):
        return picture(run("rsvg-convert", path))

    def resvg(self, path):
        return picture(bytes(resvg_py.svg_to_bytes(svg_path=str(path))))

    def poppler(self, path):
        return picture(run("pdftoppm", "-png", "-r", "72", path))

    def pdfium(self, path):
        return pypdfium2.PdfDocument(str(path))[0].render(scale=1).to_pil().convert("RGB")

    def mupdf(self, path):
        return picture(run("mutool", "draw", "-r", "72", "-F", "png", "-o", "-", path))

    def ghostscript(self, path):
        return picture(run("gs", "-q", "-sDEVICE=png16m", "-r72", "-sOutputFile=-", path))

    def pillow(self, path):
        return picture(path.read_bytes())


def texts(name, path):
    """What a viewer of PDF has as the page's text; nothing for those that have no search here."""
    if name == "poppler":
        return run("pdftotext", path, "-").decode()
    if name == "PDFium":
        return pypdfium2.PdfDocument(str(path))[0].get_textpage().get_text_bounded()
    if name == "MuPDF":
        return run("mutool", "draw", "-F", "text", "-o", "-", path).decode()
    return None


def version(*words):
    try:
        out = subprocess.run(words, capture_output=True, text=True, timeout=60)
        found = re.search(r"\d+\.\d+[\d.]*", out.stdout + out.stderr)
        return found.group(0).rstrip(".") if found else "?"
    except FileNotFoundError:
        return None


def main(tool, page):
    folder = pathlib.Path(tempfile.mkdtemp())
    for name in ["screen.yaml", "moves.yaml"]:
        shutil.copy(HERE / name, folder)
    Image.new("RGB", (80, 80), (200, 100, 50)).save(folder / "photo.jpg", quality=100, subsampling=0)
    run(tool, "render", folder / "screen.yaml", "--format", "png,webp,svg,svg-editable,pdf", "-o", folder)
    run(tool, "render", folder / "moves.yaml", "--format", "apng,webp", "-o", folder)
    viewers = Viewers(folder)
    svg = {"screen.svg": "svg", "screen.editable.svg": "svg-editable"}
    browsers = {"screen.png": "png", "moves.apng": "apng", "screen.webp": "webp", **svg}
    programs = [
        ("Chromium", viewers.chromium, browsers, version("chromium", "--version")),
        ("Firefox ESR", viewers.firefox, browsers, version("firefox-esr", "--version")),
        ("Inkscape", viewers.inkscape, svg, version("inkscape", "--version")),
        ("librsvg", viewers.librsvg, svg, version("rsvg-convert", "--version")),
        ("resvg", viewers.resvg, svg, "0.5.0 of resvg_py"),
        ("poppler", viewers.poppler, {"screen.pdf": "pdf"}, version("pdftoppm", "-v")),
        ("PDFium", viewers.pdfium, {"screen.pdf": "pdf"}, "of pypdfium2 5.15.2"),
        ("MuPDF", viewers.mupdf, {"screen.pdf": "pdf"}, version("mutool", "-v")),
        ("Ghostscript", viewers.ghostscript, {"screen.pdf": "pdf"}, version("gs", "--version")),
        ("Pillow", viewers.pillow, {"screen.png": "png", "screen.webp": "webp"}, Image.__version__),
    ]
    lines = ["| viewer | opened | pictures | text found |", "|---|---|---|---|"]
    wrong = []
    for name, show, files, found in programs:
        if found is None:
            wrong.append(f"{name} is not installed")
            continue
        words, search = [], "–"
        for file, kind in files.items():
            image = show(folder / file)
            missed = []
            if file.startswith("moves"):
                # Whichever frame is shown when the picture is taken.
                if image.getpixel((20, 20)) not in FRAMES:
                    wrong.append(f"{name}, {kind}: {image.getpixel((20, 20))} is of no frame")
                words.append(f"`{kind}`")
                continue
            for part, (point, color) in POINTS.items():
                seen = image.getpixel(point)
                if max(abs(a - b) for a, b in zip(seen, color)) > 3:
                    missed.append(part)
                    if (name, kind, part) not in EXCEPTIONS:
                        wrong.append(f"{name}, {kind}: {part} is {seen}, not {color}")
            words.append(f"`{kind}`" + (f" without {', '.join(missed)}" if missed else ""))
            text = texts(name, folder / file)
            if text is not None:
                hits = {word: word in text for word in ["Searchable words", "مرحبا"]}
                search = "yes" if all(hits.values()) else "not " + ", ".join(w for w in hits if not hits[w])
                for word, hit in hits.items():
                    if not hit and (name, kind, word) not in EXCEPTIONS:
                        wrong.append(f"{name} does not find {word!r} in {text!r}")
        whole = all("without" not in word for word in words)
        lines.append(f"| {name} {found} | {', '.join(words)} | {'as the PNG' if whole else 'see left'} | {search} |")
    for file in ["moves.apng", "moves.webp"]:
        frames = [frame.convert("RGB").getpixel((20, 20)) for frame in ImageSequence.Iterator(Image.open(folder / file))]
        if frames != FRAMES:
            wrong.append(f"{file} has the frames {frames}")
    checked = subprocess.run(["qpdf", "--check", folder / "screen.pdf"], capture_output=True, text=True)
    if checked.returncode:
        wrong.append(f"qpdf: {checked.stdout}{checked.stderr}")
    shutil.rmtree(folder)
    table = "\n".join(lines)
    text = pathlib.Path(page).read_text(encoding="utf-8")
    start, end = "<!-- viewers: written by `make viewers` -->\n", "<!-- end -->"
    before, rest = text.split(start)
    after = rest.split(end, 1)[1]
    pathlib.Path(page).write_text(before + start + table + "\n" + end + after, encoding="utf-8")
    print(table)
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
