"""Measures Maquette beside its peers, and how its cost grows, and writes docs/benchmarks.md.

The ratios are also written beside the page, as CSV, for the picture of them that the config there draws.

Usage: benchmark_page.py MAQUETTE SAMPLES FOLDER RUNS [PAGE]
       benchmark_page.py MAQUETTE SAMPLES FOLDER unchanged PAGE

The second measures cases of which nothing has changed alone, and writes their section of the page anew.
"""

import csv
import json
import pathlib
import statistics
import subprocess
import sys

import peers
import scenes
import unchanged_cases

SCENES = {
    "S1": "nine cards, 780 × 1,424 pixels",
    "S2": "1,000 cards in ten columns, 1,440 × 14,012 pixels",
    "S3": "10,000 cells of a waterfall, 2,048 × 29,000 pixels",
    "S4": "100 pictures like S1",
}
INTRODUCTION = """`make bench` writes this page. Every scene is drawn by all in turn, several times; the ratios are of the medians of one run on
one machine, by the clock: below 1 is faster than the naive program in C, which draws on one surface of cairo with Pango and writes
with cairo's own PNG writer. The careful one draws and compresses bands on two threads with zlib's fastest level.

- Programs are timed as whole processes, Maquette, the two in C and resvg with its one font among them. Libraries for Python are timed warm, from the text or
  the calls to the written file, without Python's own start.
- *Other pixels* are those that differ from Maquette's by more than an eighth in a channel: edges of letters, mostly, whose places
  each library rounds in its own way, and Maquette's letters are as far apart as iOS has them. All draw the same scene.
- The scenes are written by `Tests/Benchmarks/scenes.py`, for the peers by `peer_scenes.py` beside it; the programs in C are in
  `Tests/Benchmarks/Peers`. A peer that is not installed has no line.
- Memory is the most that a process held at once."""
CASES = 10_000
UNCHANGED_TITLE = "## Only what changed"
UNCHANGED = f"""`maquette test` of {CASES:,} cases of each kind, by the time of processors: the samples under other names and texts,
and grids of six cells."""
GROWTH = "Each a whole process; the first line of a group is 1."


def growth(tool, folder, runs):
    """Rows of (what, sizes, milliseconds, MiB): how cost grows with items, files and pixels."""
    folder = pathlib.Path(folder) / "growth"
    folder.mkdir(parents=True, exist_ok=True)

    def timed_configs(configs, count=1):
        paths = []
        for name, config in configs:
            path = folder / f"{name}.json"
            path.write_text(json.dumps(config))
            paths.append(str(path))
        output = str(folder / "Output")
        command = [tool, "render", *paths, "--quiet", "--no-cache", "--output", output]
        times, peaks = [], []
        for _ in range(count):
            elapsed, peak = peers.timed(lambda: peers.process(command))
            times.append(elapsed)
            peaks.append(peak)
        return statistics.median(times), max(peaks)

    def rows(count, height):
        cell = {"text": "row ${item}", "frame": {"maxWidth": "infinity", "height": 44}}
        return {
            "canvas": {"width": 390, "height": height, "scale": 2},
            "view": {"collection": {"layout": "list", "items": f"1...{count}", "cell": cell}},
        }

    found = []
    for count in (100, 1000, 10_000, 100_000, 1_000_000):
        found.append(("list of rows of one height, a screen of them drawn", f"{count:,} items",
                      *timed_configs([("rows", rows(count, 844))], runs)))
    for count in (100, 1000, 10_000, 100_000):
        found.append(("waterfall like S3, drawn whole", f"{count:,} items",
                      *timed_configs([("waterfall", scenes.waterfall("waterfall", count))],
                                     runs if count < 100_000 else 1)))
    for count in (1, 10, 100, 1000, 10_000):
        configs = [(f"file-{index}", scenes.cards(f"file-{index}", [
            scenes.item(index, f"name {index}")], 1, 200, 2)) for index in range(count)]
        found.append(("configs of a card each", f"{count:,} files",
                      *timed_configs(configs, runs if count < 1000 else 1)))
    for gigapixels in (1, 2, 4):
        side = 16_000
        height = gigapixels * 10**9 / side / 8
        canvas = {"width": side / 8, "height": height, "scale": 8, "background": "white"}
        found.append(("one flat picture", f"{gigapixels} gigapixels", *timed_configs(
            [("flat", {"canvas": canvas, "view": {"text": "Large", "font": {"size": 100}}})])))
    return found


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join(["---"] * len(head)) + " |"]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def page(found, grown, unchanged):
    """docs/benchmarks.md."""
    lines = ["# Benchmarks", "", INTRODUCTION, ""]
    for name, rows in found.items():
        naive = next(elapsed for peer, _, elapsed, _, _ in rows if peer == "naive C")
        lines += [f"## {name}: {SCENES[name]}", ""]
        lines += table(
            ["", "version", "× naive C", "memory", "other pixels"],
            [[peer, version, f"{elapsed / naive:.2f}", "" if peak is None else f"{peak:.0f} MiB",
              "" if peer == "Maquette" else f"{100 * differing:.1f} %"]
             for peer, version, elapsed, peak, differing in sorted(rows, key=lambda row: row[2])])
        lines.append("")
    lines += ["## How cost grows", "", GROWTH, ""]
    first = {}
    rows = []
    for what, size, elapsed, peak in grown:
        base = first.setdefault(what, elapsed)
        rows.append([what if base is elapsed else "", size, f"{elapsed / base:.1f}",
                     f"{peak:.0f} MiB"])
    lines += table(["", "", "× the first", "memory"], rows)
    return "\n".join(lines) + "\n\n" + unchanged_section(unchanged)


def unchanged_section(unchanged):
    """The last section of docs/benchmarks.md."""
    lines = [UNCHANGED_TITLE, "", UNCHANGED, ""]
    lines += table(["", *unchanged],
                   [[words, *row] for words, *row in zip(
                       next(iter(unchanged.values())), *(kind.values() for kind in unchanged.values()))])
    return "\n".join(lines) + "\n"


def write_ratios(found, path):
    """The ratios of all scenes, fastest first, as the picture's data."""
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["scene", "program", "ratio"])
        for name, rows in found.items():
            naive = next(elapsed for peer, _, elapsed, _, _ in rows if peer == "naive C")
            for peer, _, elapsed, _, _ in sorted(rows, key=lambda row: row[2]):
                writer.writerow([f"{name}: {SCENES[name]}", peer, f"{elapsed / naive:.2f}"])


def main():
    tool, samples, folder, runs = sys.argv[1:5]
    unchanged = dict(unchanged_cases.kinds(
        str(pathlib.Path(tool).resolve()), pathlib.Path(samples), pathlib.Path(folder) / "unchanged", CASES))
    if runs == "unchanged":
        path = pathlib.Path(sys.argv[5])
        others = path.read_text().partition(UNCHANGED_TITLE)[0].rstrip()
        path.write_text(f"{others}\n\n{unchanged_section(unchanged)}")
        return
    runs = int(runs)
    found = peers.measure(tool, folder, runs)
    text = page(found, growth(tool, folder, runs), unchanged)
    if len(sys.argv) > 5:
        path = pathlib.Path(sys.argv[5])
        path.write_text(text)
        write_ratios(found, path.with_suffix(".csv"))
        config = str(path.with_suffix(".yaml"))
        draw = [tool, "render", config, "--quiet", "--no-cache", "--output", str(path.parent)]
        subprocess.run(draw, check=True)
    print(text)


if __name__ == "__main__":
    main()
