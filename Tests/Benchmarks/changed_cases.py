"""Times drawing cases into files, a test that they all pass and one in which they all differ widely, and
prints the ratios.

To be called with the tool, a folder, and how often each is timed. The folder is best in memory: for
each new file, ext4 looks through the inodes that any process freed in the last five minutes, which adds
up to 1.2 to the ratio. It becomes a repository of its own, as projects are.
"""

import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import time

CASES = 300
CONFIG = """canvas: {{ width: 390 }}
view:
  collection:
    layout: {{ grid: {{ columns: 2, spacing: 12 }} }}
    items: 1...16
    cell:
      text: Card ${{item}} of {number}
      frame: {{ maxWidth: infinity, height: 80 }}
      background: {color}
      cornerRadius: 10
"""


def write(screens, color):
    for number in range(CASES):
        path = screens / f"card-{number:03}.yaml"
        path.write_text(CONFIG.format(number=number, color=color))


def timed(tool, folder, status, arguments):
    """The seconds of processors and of the clock that a run takes."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    run = subprocess.run(
        [tool, *arguments, "Screens", "--quiet"],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        check=False,
    )
    elapsed = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.returncode != status:
        raise RuntimeError(f"exit code {run.returncode} instead of {status}")
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return processor, elapsed


def draw(tool, folder):
    """What drawing all cases takes, into files that are not there yet."""
    output = folder / "Output"
    shutil.rmtree(output, ignore_errors=True)
    return timed(tool, folder, 0, ["render", "--no-cache", "--output", output.relative_to(folder)])


def test(tool, folder, status):
    """What a test takes.

    Each run has a results folder of its own, as on a CI: a file system may remember for a while what
    an earlier run has just removed.
    """
    results = folder / f".maquette/results-{time.time_ns()}"
    return timed(tool, folder, status, ["test", "--no-cache", "--results", results.relative_to(folder)])


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    folder = pathlib.Path(sys.argv[2])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    screens = folder / "Screens"
    screens.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    write(screens, "orange")
    subprocess.run([tool, "test", "Screens", "--quiet", "--update=all"], cwd=folder, check=True)
    drawn, passing, changed = [], [], []
    for _ in range(runs):
        write(screens, "orange")
        drawn.append(draw(tool, folder))
        passing.append(test(tool, folder, 0))
        write(screens, "mint")
        changed.append(test(tool, folder, 1))
    shutil.rmtree(folder / ".maquette", ignore_errors=True)
    shutil.rmtree(folder / "Output", ignore_errors=True)
    for index, name in enumerate(["processor", "wall"]):
        all_drawn = statistics.median(times[index] for times in drawn)
        all_pass = statistics.median(times[index] for times in passing)
        all_differ = statistics.median(times[index] for times in changed)
        print(
            f"{CASES} cases, {name}: {all_drawn:.2f} s drawn into files,"
            f" {all_pass:.2f} s if all pass, {all_differ:.2f} s if all differ;"
            f" a passing one {all_pass / all_drawn:.2f} × a drawn one,"
            f" a changed one {all_differ / all_pass:.2f} × a passing one"
        )


if __name__ == "__main__":
    main()
