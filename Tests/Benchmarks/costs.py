"""What parts of a scene cost, as whole processes.

Usage: costs.py MAQUETTE FOLDER [RUNS]

Two processes whose times are compared run in turn; times are those of the processor, on all
threads, since other programs may be running. Prints medians.
"""

import gzip
import json
import pathlib
import shutil
import statistics
import subprocess
import sys

import processes
import scenes


class Bench:
    def __init__(self, tool, folder, runs):
        self.tool, self.folder, self.runs = tool, folder, runs

    def scene(self, name, config):
        path = self.folder / f"{name}.json"
        path.write_text(json.dumps(config))
        return path

    def render(self, path, *options):
        output = str(self.folder / "Output")
        return [self.tool, "render", str(path), "--quiet", "--no-cache", "--output", output, *options]

    def medians(self, *commands):
        """The median processor time of each command, all run in turn, and the largest memory."""
        times, memory = [[] for _ in commands], [0] * len(commands)
        for _ in range(self.runs):
            for index, command in enumerate(commands):
                spent, held = processes.spent(command)
                times[index].append(spent)
                memory[index] = max(memory[index], held)
        return [statistics.median(column) for column in times], memory


def canvas(width, height=None, scale=1):
    sizes = {"width": width, "scale": scale}
    return sizes if height is None else sizes | {"height": height}


def collection(layout, items, cell):
    return {"collection": {"layout": layout, "items": items, "cell": cell}}


def grid(columns, spacing=0):
    return {"grid": {"columns": columns, "columnSpacing": spacing, "rowSpacing": spacing}}


def shadows(bench):
    card = {"roundedRectangle": {"cornerRadius": 4}, "fill": "red", "frame": {"height": 20}}

    def cards(cell):
        view = collection(grid(100, 12), "1...12000", cell)
        return {"canvas": canvas(4000), "view": view}

    plain = bench.scene("cards", cards(card))
    shadowed = bench.scene("shadows", cards(card | {"shadow": {"radius": 8}}))
    document = bench.render(shadowed, "--format", "svg")
    times, memory = bench.medians(bench.render(plain), bench.render(shadowed), document)
    without, with_, vector = times
    print(f"12,000 shadows of radius 8: {with_ / without:.1f} × the same cards without")
    print(f"the same as SVG: {vector / with_:.2f} × the PNG, {memory[2]:.0f} MiB")

    large = {
        "roundedRectangle": {"cornerRadius": 40},
        "fill": "red",
        "frame": {"width": 2000, "height": 2000},
        "shadow": {"radius": 200},
    }
    path = bench.scene("large-shadow", {"canvas": canvas(4000, 4000), "view": large})
    (spent,), _ = bench.medians(bench.render(path))
    print(f"a shadow of radius 200 on 4,000 × 4,000 pixels: {spent:.0f} ms")


def labels(bench):
    def screen(text):
        view = collection(grid(10), "1...10000", {"text": text})
        return {"canvas": canvas(1440), "view": view}

    same = bench.scene("same-labels", screen("label"))
    different = bench.scene("labels", screen("label ${item}"))
    # A test that passes shapes and draws all that a picture shows, and compresses nothing.
    test = [bench.tool, "test", "--no-cache", "--quiet", "--goldens", "hash"]
    for path in [same, different]:
        subprocess.run([*test, "--update=all", str(path)], check=True)
    (one, each, drawn_one, drawn_each), _ = bench.medians(
        bench.render(same), bench.render(different), [*test, str(same)], [*test, str(different)]
    )
    print(
        f"10,000 different labels: {(drawn_each - drawn_one) / 10:.1f} µs a label more than the same one"
        f" to shape and to draw, {(each - one) / 10:.1f} with their compression"
    )


def expressions(bench):
    def wall(height):
        cell = {"color": "red", "frame": {"height": height}}
        view = collection({"waterfall": {"columns": 8}}, "1...100000", cell)
        return {"canvas": canvas(390, 844), "view": view}

    # Both build each cell to measure it; one computes its height.
    name = bench.scene("names", wall("${index}"))
    sum_ = bench.scene("expressions", wall("${12 + index % 16}"))
    (plain, computed), _ = bench.medians(bench.render(name), bench.render(sum_))
    print(
        f"100,000 cells of height ${{12 + index % 16}}: {computed * 10:.0f} ns a cell, "
        f"{(computed - plain) * 10:.0f} more than of height ${{index}}"
    )


def data(bench):
    records = [{"color": f"#{index % 4096:03X}", "height": 12 + index % 16} for index in range(10)]
    count = 10_000_000 // len(json.dumps(records)) * len(records)
    items = [records[index % len(records)] for index in range(count)]
    cell = {"color": "${item.color}"}
    layout = {"list": {"rowHeight": 20}}
    whole = bench.scene(
        "inline", {"canvas": canvas(390, 844), "view": collection(layout, items, cell)}
    )
    (bench.folder / "records.json").write_text(json.dumps(items))
    source = {"file": "records.json"}
    filed = bench.scene(
        "filed", {"canvas": canvas(390, 844), "view": collection(layout, source, cell)}
    )
    # Each list is read by itself: if each needed the whole text, they would take twenty times as long.
    parts = [collection(layout, items[first::20], cell) for first in range(20)]
    split = bench.scene("split", {"canvas": canvas(390, 844), "view": {"vstack": parts}})
    size = whole.stat().st_size / 1_000_000
    (config, file, lists), (config_memory, file_memory, _) = bench.medians(
        bench.render(whole), bench.render(filed), bench.render(split)
    )
    print(f"a JSON config of {size:.1f} MB: {config:.0f} ms, {config_memory:.0f} MiB")
    print(f"a JSON config of that size with twenty lists: {lists:.0f} ms")
    print(f"a JSON data file of that size: {file:.0f} ms, {file_memory:.0f} MiB")


def formats(bench):
    path = scenes.write(bench.folder)["S2"]
    png, svg, pdf = (bench.render(path, "--format", name) for name in ["png", "svg", "pdf"])
    (base, vector, page), _ = bench.medians(png, svg, pdf)
    print(f"S2 as SVG {vector / base:.2f} × the PNG, as PDF {page / base:.2f} ×")
    document = (bench.folder / "Output" / "s2.svg").read_bytes()
    packed = len(gzip.compress(document)) / 1000
    print(f"S2 as SVG: {len(document) / 1000:.0f} KB, {packed:.0f} gzipped")


def items(bench):
    def wall(layout, cell):
        view = collection(layout, "1...1000000", cell)
        return {"canvas": canvas(1600, 1600), "view": view}

    fixed = {"color": "red", "frame": {"height": 20}}
    measured = bench.scene("measured", wall({"waterfall": {"columns": 8}}, fixed))
    drawn = wall({"aspectGrid": {"cellAspectRatio": 1.5}}, {"color": "red"})
    aspect = bench.scene("aspect", drawn)
    for title, path in {
        "a million cells of one frame, a screen of them drawn": measured,
        "a million cells of an aspectGrid, drawn whole": aspect,
    }.items():
        (spent,), (held,) = bench.medians(bench.render(path))
        print(f"{title}: {spent:.0f} ms, {held:.0f} MiB")


def frames(bench):
    """A frame of the sample animation, of those after the first."""
    samples = pathlib.Path("Samples")
    shutil.copytree(samples / "banners", bench.folder / "banners", dirs_exist_ok=True)
    sample = (samples / "infinite-banners-scroll.yaml").read_text()
    written = "frames: 72, duration: 6"
    if written not in sample:
        sys.exit(f"costs: '{written}' is not in the sample")
    paths = []
    for count in [12, 72]:
        path = bench.folder / f"frames-{count}.yaml"
        path.write_text(sample.replace(written, f"frames: {count}, duration: 6"))
        paths.append(path)
    few, many = (bench.render(path, "--format", "apng") for path in paths)
    (short, long), _ = bench.medians(few, many)
    print(f"a frame of the sample animation: {(long - short) / 60:.1f} ms")


def catalogs(bench):
    """What a catalog of 5,000 colours and 2,000 pictures adds to a screen that uses one of each."""
    catalog = bench.folder / "Large.xcassets"
    component = {"red": "0x33", "green": "0x66", "blue": "0xFF", "alpha": "1.000"}
    color = {"color-space": "srgb", "components": component}
    picture = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    for number in range(5000):
        put(catalog / f"c{number}.colorset", {"colors": [{"color": color, "idiom": "universal"}]})
    for number in range(2000):
        folder = catalog / f"p{number}.imageset"
        put(folder, {"images": [{"filename": "p.svg", "idiom": "universal"}]})
        (folder / "p.svg").write_text(picture)
    view = {"text": "a", "foregroundColor": "#3366FF"}
    without = bench.scene("plain", {"canvas": canvas(390), "view": view})
    view = {"image": "p1999", "background": "c4999"}
    with_ = bench.scene(
        "catalog", {"assets": "Large.xcassets", "canvas": canvas(390), "view": view}
    )
    (plain, spent), _ = bench.medians(bench.render(without), bench.render(with_))
    print(f"a catalog of 5,000 colours and 2,000 pictures: {spent - plain:.0f} ms")


def put(folder, contents):
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(contents | {"info": {"author": "xcode", "version": 1}})
    (folder / "Contents.json").write_text(text)


def main():
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    bench = Bench(sys.argv[1], folder, int(sys.argv[3]) if len(sys.argv) > 3 else 5)
    print(f"processor time, medians of {bench.runs} runs")
    for part in [shadows, labels, expressions, data, formats, items, frames, catalogs]:
        part(bench)


if __name__ == "__main__":
    main()
