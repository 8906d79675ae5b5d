#!/usr/bin/env bash
# How often does a job of 02:30 run in the nights in which clocks are changed, and one of each full hour?
#
# Guess: the job of 02:30 once, as with Debian's cron: after the hour that is left out in March, and the first time in October;
# the other one at each hour that there is, whatever the clock shows.
# What is so: cronsim does that. croniter runs the job of 02:30 twice in October, an hour apart, and at 03:00 in March;
# APScheduler twice, and at 03:30; cron-converter once, and at 03:30. For the job of each hour cron-converter has the hour of
# 03:00 twice in March, and leaves out an hour in October, where the others have each hour once.
# Why it matters: a nightly update of goldens that is moved to another queue runs twice in one night of a year, or a check
# of each hour misses one. Give such jobs UTC, or a time that is not between two and three.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  croniter==7.0.0 cronsim==2.8 APScheduler==3.11.3 cron-converter==2.0.2 tzdata==2025.2
cd "$folder"
PYTHONTZPATH="" venv/bin/python - <<'PY'
import itertools
import sys
from datetime import datetime, timedelta, timezone
from importlib.metadata import version
from zoneinfo import ZoneInfo

from apscheduler.triggers.cron import CronTrigger
from cron_converter import Cron
from croniter import croniter
from cronsim import CronSim

print(*(f"{name} {version(name)}" for name in ("croniter", "cronsim", "APScheduler", "cron-converter")), sep=", ")
ZONE = ZoneInfo("Europe/Berlin")


def with_apscheduler(expression, start):
    trigger = CronTrigger.from_crontab(expression, timezone=ZONE)
    last = trigger.get_next_fire_time(None, start)
    while True:
        yield last
        last = trigger.get_next_fire_time(last, last)


def with_cron_converter(expression, start):
    schedule = Cron(expression).schedule(start_date=start)
    while True:
        yield schedule.next()


LIBRARIES = {
    "cronsim": CronSim, "croniter": lambda expression, start: croniter(expression, start, ret_type=datetime),
    "APScheduler": with_apscheduler, "cron-converter": with_cron_converter,
}
# Summer time begins on 29 March 2026 at 01:00 UTC, where 02:00 becomes 03:00, and ends on 25 October at 01:00 UTC.
found = {}
for month, day in ((3, 29), (10, 25)):
    start = datetime(2026, month, day, 0, 15, tzinfo=ZONE)
    end = datetime(2026, month, day, 3, 15, tzinfo=timezone.utc)
    for expression in ("30 2 * * *", "0 * * * *"):
        for name, read in LIBRARIES.items():
            # At most twelve, as a library that stays on one time would never end.
            runs = itertools.islice(itertools.takewhile(lambda run: run.timestamp() < end.timestamp(), read(expression, start)), 12)
            found[month, expression, name] = [run.astimezone(timezone.utc).strftime("%H:%M") for run in runs]
            print(f"{day}/{month}, {expression}, {name}: {' '.join(found[month, expression, name])} UTC")
hours = {3: ["00:00", "01:00", "02:00", "03:00"], 10: ["23:00", "00:00", "01:00", "02:00", "03:00"]}
expected = {(month, "0 * * * *", name): hours[month] for month in hours for name in LIBRARIES}
expected[3, "0 * * * *", "cron-converter"] = ["00:00", "01:00", "01:00", "02:00", "03:00"]
expected[10, "0 * * * *", "cron-converter"] = ["23:00", "00:00", "02:00", "03:00"]
expected.update({
    (3, "30 2 * * *", "cronsim"): ["01:00"], (10, "30 2 * * *", "cronsim"): ["00:30"],
    (3, "30 2 * * *", "croniter"): ["01:00"], (10, "30 2 * * *", "croniter"): ["00:30", "01:30"],
    (3, "30 2 * * *", "APScheduler"): ["01:30"], (10, "30 2 * * *", "APScheduler"): ["00:30", "01:30"],
    (3, "30 2 * * *", "cron-converter"): ["01:30"], (10, "30 2 * * *", "cron-converter"): ["00:30"],
})
if found != expected:
    sys.exit("changed: expected " + "; ".join(f"{key}: {runs}" for key, runs in expected.items() if found[key] != runs))
PY
