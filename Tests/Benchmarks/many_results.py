"""Joins the results of a test of many cases that passed in ten parts, and prints the time of processors and the largest
memory, which must be below 200 MiB for ten million.

To be called with the tool, a folder, and how many cases there are: 4 GB on a disk for ten million.
"""

import json
import pathlib
import shutil
import sys

from processes import spent

PARTS = 10


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    folder = pathlib.Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    shutil.rmtree(folder, ignore_errors=True)
    for part in range(1, PARTS + 1):
        results = folder / f"part-{part}"
        results.mkdir(parents=True)
        head = {"version": 1, "software": "", "shard": f"{part}/{PARTS}", "missing": [], "cases": []}
        with open(results / "results.json", "w") as file:
            file.write(json.dumps(head)[:-2])
            for number in range(part, count + 1, PARTS):
                case = (
                    f'{{"suite":"Screens/screen-{number}.yaml","name":"screen","verdict":"passed",'
                    f'"golden":"Screens/__Snapshots__/screen-{number}/screen.png","files":{{}},'
                    '"machineDifferences":[],"layoutChanges":[],"milliseconds":33,"unchanged":true}'
                )
                file.write(("\n" if number == part else ",\n") + case)
            file.write("\n]}\n")
    parts = [f"part-{part}" for part in range(1, PARTS + 1)]
    milliseconds, memory = spent([tool, "merge-reports", *parts, "--output", "all"], cwd=folder)
    print(
        f"{count} results joined: {milliseconds / 1000:.1f} s of processors"
        f" ({milliseconds / count * 1000:.1f} µs a case), {memory:.0f} MiB"
    )
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
