"""Times comparing pictures: pairs of 3840 × 2160 pixels against a peer, and a thousand goldens."""

import json
import pathlib
import shutil
import statistics
import subprocess
import time

import PIL.Image
import blazediff

import scenes


def timed(action):
    """How long an action takes, in milliseconds."""
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def render(tool, config, output):
    subprocess.run([tool, "render", str(config), "--quiet", "--output", str(output)], check=True)


def diff(tool, paths, status, *options):
    """Compares two pictures; what ends otherwise than it should is no measurement."""
    found = subprocess.run([tool, "diff", "--quiet", *options, *paths]).returncode
    if found != status:
        raise RuntimeError(f"{' and '.join(paths)}: exit code {found} instead of {status}")


def screen(name, changes):
    """Two hundred cards on 1920 × 1080 points at two pixels each, a few of another colour."""
    items = [scenes.item(index, f"name {index}") for index in range(200)]
    for index in range(changes):
        items[40 + 20 * index]["color"] = "#123456"
    config = scenes.cards(name, items, 14, 1920, 2)
    config["canvas"]["height"] = 1080
    return config


def pairs(tool, folder):
    """The pairs of files by what they are, with the part of the pixels that differs."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, changes in {"golden": 0, "same": 0, "changed": 2}.items():
        config = folder / f"{name}.json"
        config.write_text(json.dumps(screen(name, changes)))
        render(tool, config, folder)
        with PIL.Image.open(folder / f"{name}.png") as image:
            image.save(folder / f"{name}-foreign.png")
    shutil.copy(folder / "golden.png", folder / "copy.png")
    return {
        "identical bytes": ("golden", "copy"),
        "identical pixels, other texts": ("golden", "same"),
        "identical pixels, re-encoded": ("golden", "golden-foreign"),
        "1 % different": ("golden", "changed"),
        "1 % different, both re-encoded": ("golden-foreign", "changed-foreign"),
    }


def compare_pairs(tool, folder, runs):
    """Our whole process, which also starts, against the peer's function in a warm process."""
    print("\npairs of 3840 × 2160, medians, ms: a process of ours, and blazediff's function")
    for name, files in pairs(tool, folder).items():
        paths = [str(folder / f"{file}.png") for file in files]
        status = 0 if name.startswith("identical") else 1
        ours, theirs = [], []
        for _ in range(runs):
            ours.append(timed(lambda: diff(tool, paths, status)))
            theirs.append(timed(lambda: blazediff.compare(*paths)))
        ours, theirs = statistics.median(ours), statistics.median(theirs)
        print(f"{name:32}{ours:10.2f}{theirs:10.2f}{theirs / ours:9.1f} ×")


def compare_colors(tool, folder, runs):
    """Colours by YIQ without what is antialiased, with and without a picture of the differences."""
    print("\nby colours, without what is antialiased: milliseconds, and their ratio")
    options = ["--comparator", "yiq", "--threshold", "0.1", "--ignore-antialiasing"]
    shown = str(folder / "difference.png")
    for name, files in pairs(tool, folder).items():
        if name.startswith("identical"):
            continue
        paths = [str(folder / f"{file}.png") for file in files]
        for picture in [[], [shown]]:
            ours, theirs = [], []
            for _ in range(runs):
                ours.append(timed(lambda: diff(tool, paths + picture, 1, *options)))
                theirs.append(timed(lambda: blazediff.compare(
                    *paths, *picture, threshold=0.1, antialiasing=False)))
            ours, theirs = statistics.median(ours), statistics.median(theirs)
            title = f"{name}{', a picture of it' if picture else ''}"
            print(f"{title:48}{ours:10.2f}{theirs:10.2f}{ours / theirs:9.2f}")


def compare_goldens(tool, folder, runs):
    """A thousand goldens of a card each, all passing, against drawing them."""
    folder.mkdir(parents=True, exist_ok=True)
    config = folder / "goldens.json"
    config.write_text(json.dumps({"previews": [
        scenes.cards(f"card-{index:04}", [scenes.item(index, f"name {index}")], 1, 200, 2)
        for index in range(1000)
    ]}))
    test = [tool, "test", str(config), "--no-cache", "--quiet"]
    test += ["--results", str(folder / "results")]
    subprocess.run(test + ["--update=all"], capture_output=True)
    drawing, testing = [], []
    for _ in range(runs):
        drawing.append(timed(lambda: render(tool, config, folder / "Output")))
        testing.append(timed(lambda: subprocess.run(test, check=True, capture_output=True)))
    drawing, testing = statistics.median(drawing), statistics.median(testing)
    print(f"\n1,000 goldens, medians, ms: drawn {drawing:.0f}, drawn and compared {testing:.0f}")


def run(tool, folder, runs):
    compare_pairs(tool, pathlib.Path(folder) / "pairs", runs)
    compare_colors(tool, pathlib.Path(folder) / "pairs", runs)
    compare_goldens(tool, pathlib.Path(folder) / "goldens", runs)
