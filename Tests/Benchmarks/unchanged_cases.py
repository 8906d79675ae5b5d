"""Times a test of many cases that pass, a second one of which nothing has changed, one after an edit, and one after an
edit in a file that a hundred of them include, and prints the ratios of their processor times; and what a batch takes that
finds one case of all as it was.

To be called with the tool, the folder of samples, a folder, and how many configs there are of each kind: whole
screens under other names and texts, and grids of six cells. The folder is best in memory.
"""

import pathlib
import shutil
import statistics
import sys
import time

from processes import spent

# The samples, with words of each after which a number follows, so that no two screens have the same texts.
SCREENS = {
    "listen": "Low Tide", "month": "Tide tables", "photo-albums": "Kitchen", "pins": "Slow mornings",
    "portfolio": "text: Photographer", "stays": "At its own jetty", "today": "Glaze", "weather": "Mostly sunny",
}
GRID = """{include}view:
  collection:
    layout: {{ grid: {{ columns: 3 }} }}
    items: 1...6
    cell: {{ text: "{number} ${{item}}" }}
"""
SHARED = "components/shared.yaml"
# How many of the configs include the file, at most one in ten.
SHARING = 100
# An edit adds as much to a run of a part as to one of all, and the runs of a part differ less by themselves.
AROUND = 1000
# Drawing with and without records takes turns, since machines drift: a part of the screens each, all of the grids each,
# of which so few would be drawn in a part that starting would count.
TURNS = {"whole screens": 20, "grids of six cells": 15}


def measured(tool, folder, configs, sharing, name):
    """Times the runs of the configs in the folder; returns what each took, as words with a figure."""

    def timed(*arguments, command="test", of=("Screens",)):
        milliseconds, memory = spent([tool, command, *of, *arguments], cwd=folder)
        return milliseconds / 1000, memory

    timed("--quiet", "--update=all", "--no-cache")
    # Younger files are read again.
    time.sleep(3)
    plain, first = [], []
    turns = TURNS[name]
    for turn in range(turns):
        names = configs[turn::turns] if name == "whole screens" else ["Screens"]
        for recorded in [turn % 2 == 0, turn % 2 != 0]:
            if not recorded:
                plain.append(timed("--quiet", "--no-cache", of=names)[0])
                continue
            if names == ["Screens"]:
                shutil.rmtree(folder / ".maquette", ignore_errors=True)
            first.append(timed("--quiet", of=names)[0])
    whole = sum if name == "whole screens" else statistics.median
    plain, first = whole(plain), whole(first)
    second, memory = timed("--quiet")
    listed, named = ([timed(*form, command="list")[0] for _ in range(5)] for form in [["--json"], []])
    keys = statistics.median(listed) - statistics.median(named)
    start = statistics.median(timed("--quiet", of=configs[:1])[0] for _ in range(5))

    def edited(path, drawn):
        """The seconds that an edit adds to a run, and those that drawing alone takes.

        The three runs take turns, and are compared by their medians.
        """
        part = list(dict.fromkeys(drawn + configs))[:AROUND]
        before, after, draws = [], [], []
        for _ in range(15):
            before.append(timed("--quiet", of=part)[0])
            with open(folder / path, "a") as file:
                file.write("# edited\n")
            after.append(timed("--quiet", of=part)[0])
            draws.append(timed("--quiet", "--no-cache", of=drawn)[0])
        return statistics.median(after) - statistics.median(before), statistics.median(draws)

    one, _ = edited(configs[-1], configs[-1:])
    included, draws = edited(f"Screens/{SHARED}", sharing)
    count = len(configs)
    return {
        "all drawn": f"{plain:.2f} s of processors",
        "all drawn, with records": f"{first / plain:.3f} × that",
        "nothing changed": f"{second / first:.4f} × the first run, {second / count * 1e6:.0f} µs a case, {memory:.0f} MiB",
        "one config edited": f"{(second + one) / first:.4f} × the first run",
        f"an edit in a file that {len(sharing)} include": f"{included / draws:.2f} × drawing these",
        "a key": f"{keys / count * 1e6:.0f} µs",
        "the start of a batch": f"{start * 1000:.0f} ms",
    }


def kinds(tool, samples, folder, count):
    """The name of each kind of configs, with what its runs took."""
    for name in ["whole screens", "grids of six cells"]:
        shutil.rmtree(folder, ignore_errors=True)
        screens = folder / "Screens"
        (screens / "components").mkdir(parents=True)
        if name == "whole screens":
            for part in ["components", "data", "pictures"]:
                if (samples / part).is_dir():
                    shutil.copytree(samples / part, screens / part, dirs_exist_ok=True)
        (screens / SHARED).write_text("components: { shared: { view: { text: Shared } } }\n")
        configs, sharing = [], []
        for number in range(count):
            is_sharing = number < min(SHARING, count // 10)
            if name == "whole screens":
                sample, words = list(SCREENS.items())[number % len(SCREENS)]
                text = (samples / f"{sample}.yaml").read_text()
                text = text.replace(f"name: {sample}", f"name: {sample}-{number}")
                text = text.replace(words, f"{words} {number}", 1)
                if is_sharing:
                    head, _, rest = text.partition("\ninclude: ")
                    path, _, rest = rest.partition("\n")
                    text = f"{head}\ninclude: [{path}, {SHARED}]\n{rest}"
            else:
                sample = "grid"
                include = f"include: {SHARED}\n" if is_sharing else ""
                text = GRID.format(number=number, include=include)
            config = f"Screens/{sample}-{number}.yaml"
            (folder / config).write_text(text)
            configs.append(config)
            if is_sharing:
                sharing.append(config)
        yield name, measured(tool, folder, configs, sharing, name)
    shutil.rmtree(folder, ignore_errors=True)


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
    for name, figures in kinds(tool, pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), count):
        print(f"{count:,} {name}: " + "; ".join(f"{words}: {figure}" for words, figure in figures.items()))


if __name__ == "__main__":
    main()
