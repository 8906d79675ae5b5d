"""usage: dask_test.py SCHEDULER FOLDER RESULTS [BATCH]

Tests the previews of a folder in batches on the workers of a Dask scheduler, which have the folder and `maquette`, too.
The results of each batch are streamed back into RESULTS/results.json in the order of the cases, for `maquette report`,
`approve --from` and `merge-reports`. A batch whose worker is lost is tested on another.
"""

import itertools
import os
import pathlib
import subprocess
import sys

from dask.distributed import Client


def test(batch, options):
    """The lines of a batch's results. A case that differs is a result, and no failure of its batch."""
    run = subprocess.run(
        ["maquette", "test", "--cases", "-", "--results", "-", "--quiet", *options],
        input="".join(batch), capture_output=True, text=True,
    )
    if run.returncode not in (0, 1):
        raise RuntimeError(run.stderr)
    return run.stdout


def main():
    scheduler, folder, results = sys.argv[1:4]
    size = int(sys.argv[4]) if len(sys.argv) > 4 else 500
    cache = os.environ.get("CACHE")
    options = ["--cache", cache] if cache else []
    listing = subprocess.run(
        ["maquette", "list", folder], stdout=subprocess.PIPE, check=True, text=True
    ).stdout.splitlines(keepends=True)
    cases = iter(listing)
    batches = list(iter(lambda: list(itertools.islice(cases, size)), []))
    path = pathlib.Path(results) / "results.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    with Client(scheduler) as client, path.open("w") as file:
        # `pure`: the files on the disk are a part of what a batch answers.
        for batch in client.map(test, batches, options=options, pure=False, retries=3):
            file.write(batch.result())
            # Else the workers would keep what is written here.
            batch.release()
    print(f"{len(listing)} cases in {len(batches)} batches")


if __name__ == "__main__":
    main()
