"""Measures what a changed cell costs a live page: reading the file again, and drawing it.

Usage: redraws.py MAQUETTE SAMPLES FOLDER [EDITS]

`maquette watch` shows the preview `everywhere` alone, of which one text is edited again and again. The
clock runs from the end of a save to the event that names the new picture, which waits for the file
system's notice too; the processor's time is all that the tool takes for an edit.
"""

import contextlib
import json
import os
import pathlib
import shutil
import statistics
import sys
import time
import urllib.parse
import urllib.request

from watching import watched

TEXT = "Thanks for the coffee."


@contextlib.contextmanager
def events(address, **query):
    """The events that a page gets, as lines."""
    parts = urllib.parse.urlsplit(address)
    query = urllib.parse.urlencode({"tab": "redraws", **query})
    url = urllib.parse.urlunsplit(
        parts._replace(path=parts.path + "events", query=query, fragment=""))
    with urllib.request.urlopen(url, timeout=20) as stream:
        yield stream


def wait_for_previews(address):
    """Waits until the config is read: who connects before that is not sent its first pictures."""
    with events(address) as stream:
        next(line for line in stream if b'"previews": [{' in line)


def pictures(stream):
    """What the stream's events say of the pictures of previews, as they come."""
    for line in stream:
        if line.startswith(b"data:") and b'"digest"' in line:
            yield json.loads(line[5:])


def processor_time(process):
    """What a process took of the processor so far, in milliseconds."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def main():
    tool, samples, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    edits = int(sys.argv[4]) if len(sys.argv) > 4 else 100
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(samples, folder)
    path = folder / "everywhere.yaml"
    # The first preview without its variants: one picture.
    source = path.read_text()
    first = source[:source.index("  - name: everywhere-right-to-left")]
    first = first.replace("    variants:\n      appearance: [light, dark]\n", "")
    path.write_text(first)
    with watched(tool, path) as (server, address):
        wait_for_previews(address)
        with events(address, first=1) as stream:
            drawn = pictures(stream)
            next(drawn)
            time.sleep(1)
            times, before = [], processor_time(server)
            for number in range(edits):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(first.replace(TEXT, f"Thanks for coffee {number}."))
                saved = time.perf_counter()
                next(drawn)
                times.append((time.perf_counter() - saved) * 1000)
                time.sleep(0.1)
            spent = (processor_time(server) - before) / edits
    print(
        f"a changed cell of everywhere on a live page: {statistics.median(times):.1f} ms from a save "
        f"to the new picture, {spent:.1f} ms of the processor")


if __name__ == "__main__":
    main()
