"""Times a test of many cases that pass, a second one of which nothing has changed, and one after an edit, and
prints the ratios of their processor times.

To be called with the tool, the folder of samples, a folder, and how many configs there are of each kind: whole
screens under other names and texts, and grids of six cells.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

SCREENS = ["listen", "month", "photo-albums", "pins", "portfolio", "stays", "today", "weather"]
GRID = """view:
  collection:
    layout: {{ grid: {{ columns: 3 }} }}
    items: 1...6
    cell: {{ text: "{number} ${{item}}" }}
"""


def timed(tool, folder, *arguments, status=0):
    """The seconds of processors that a run takes, and its largest memory in MiB."""
    process = subprocess.Popen(
        [tool, "test", "Screens", "--quiet", *arguments], cwd=folder, stdout=subprocess.DEVNULL
    )
    _, code, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(code) != status:
        raise RuntimeError(f"exit code {os.waitstatus_to_exitcode(code)} instead of {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def report(tool, folder, count, name):
    """Times the runs of the configs in the folder, and prints their ratios."""
    subprocess.run(
        [tool, "test", "Screens", "--quiet", "--update=all", "--no-cache"], cwd=folder, check=True
    )
    # Younger files are read again.
    time.sleep(3)
    plain, _ = timed(tool, folder, "--no-cache")
    first, _ = timed(tool, folder)
    second, memory = timed(tool, folder)
    config = next((folder / "Screens").glob("*.yaml"))
    config.write_text(config.read_text() + "# edited\n")
    edited, _ = timed(tool, folder)
    print(
        f"{count} {name}: {plain:.2f} s of processors if all are drawn, {first / plain:.3f} × with records,"
        f" {second / first:.4f} × ({second / count * 1e6:.0f} µs a case) and {memory:.0f} MiB"
        f" if nothing has changed, {edited / first:.4f} × after an edit"
    )


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    samples = pathlib.Path(sys.argv[2])
    folder = pathlib.Path(sys.argv[3])
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
    for name in ["whole screens", "grids of six cells"]:
        shutil.rmtree(folder, ignore_errors=True)
        screens = folder / "Screens"
        screens.mkdir(parents=True)
        if name == "whole screens":
            for part in ["components", "data", "pictures"]:
                if (samples / part).is_dir():
                    shutil.copytree(samples / part, screens / part)
        for number in range(count):
            if name == "whole screens":
                sample = SCREENS[number % len(SCREENS)]
                text = (samples / f"{sample}.yaml").read_text()
                text = text.replace(f"name: {sample}", f"name: {sample}-{number}")
            else:
                sample, text = "grid", GRID.format(number=number)
            (screens / f"{sample}-{number}.yaml").write_text(text)
        report(tool, folder, count, name)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
