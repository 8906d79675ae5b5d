#!/usr/bin/env bash
# What does a queue's client get that waits for a job whose function returns nothing, as one that draws a picture to a file?
#
# Guess: None, once the job has been done: waiting for an end is what a handle to a job is for, whatever comes of it.
# What is so: huey stores no result of None unless the queue is made with `store_none=True`. The client cannot tell the job
# that is done from one that has not begun: `get(blocking=True)` waits for ever, or until its timeout is an error. And a
# result is removed as it is read, so that of two clients that wait for one job, one waits for ever, too.
# Why it matters: a build that waits for its drawings hangs after the last one is drawn, and only for jobs without a value;
# `return True` at the function's end mends it, and whoever tidies that away breaks the build.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check huey==3.5.4
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import huey
from huey.exceptions import ResultTimeout

print("huey", version("huey"))


def waited(handle):
    try:
        return handle.get(blocking=True, timeout=1)
    except ResultTimeout:
        return "timeout"


def outcome(value, **options):
    """What the client of a job has that returns a value, and what a second client has that asks by the job's number."""
    queue = huey.MemoryHuey(**options)
    job = queue.task()(lambda: value)
    handle = job()
    queue.execute(queue.dequeue())
    first = waited(handle)
    return first, waited(huey.api.Result(queue, handle.task))


found = {
    "a job that returns 5": outcome(5),
    "a job that returns None": outcome(None),
    "the same with store_none=True": outcome(None, store_none=True),
}
for case, (first, second) in found.items():
    print(f"{case}: the first client has {first}, the second {second}")
expected = {
    "a job that returns 5": (5, "timeout"),
    "a job that returns None": ("timeout", "timeout"),
    "the same with store_none=True": (None, "timeout"),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
