"""Draws the scenes several times, compares pictures, and prints medians in milliseconds.

Usage: bench.py MAQUETTE FOLDER [RUNS]
"""

import json
import pathlib
import resource
import statistics
import subprocess
import sys
import time

import comparisons
import processes
import scenes

PHASES = ["config", "layout", "views", "shaping", "drawing", "encoding", "writing"]


def wall(arguments):
    """How long a process takes, in milliseconds, and what it writes to standard error."""
    start = time.perf_counter()
    run = subprocess.run(arguments, capture_output=True, text=True, check=True)
    return (time.perf_counter() - start) * 1000, run.stderr


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    paths = scenes.write(folder)
    start_up = statistics.median(wall([tool, "devices"])[0] for _ in range(4 * runs))
    headings = ["whole", "start-up"] + PHASES + ["MiB"]
    print(f"medians of {runs} runs, ms; phases on one thread, whole on all; MiB of the largest run")
    print("scene" + "".join(f"{heading:>10}" for heading in headings))
    for name, path in paths.items():
        output = str(folder / "Output")
        render = [tool, "render", str(path), "--quiet", "--no-cache", "--output", output]
        whole = statistics.median(wall(render)[0] for _ in range(runs))
        phases = [json.loads(wall(render + ["--timings"])[1]) for _ in range(runs)]
        medians = [statistics.median(run[phase] for run in phases) for phase in PHASES]
        largest = max(processes.spent(render)[1] for _ in range(runs))
        values = [whole, start_up] + medians + [largest]
        print(f"{name:5}" + "".join(f"{value:10.2f}" for value in values))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"largest process: {peak:.0f} MiB")
    comparisons.run(tool, folder, runs)


if __name__ == "__main__":
    main()
