#!/usr/bin/env bash
# When does a job of the schedule "0 0 1 * 1" run, on the first of the month and on Mondays?
#
# Guess: on both, the first and each Monday: crontab(5) and POSIX have it so where both fields are restricted, and whoever
# reads crontab's five fields reads them by that rule.
# What is so: of six libraries for Python croniter and cronsim do. cron-converter, crontab and celery run it on Mondays
# that are a first, once in 2026. APScheduler's `from_crontab` wants both as well, and counts days of the week from Monday as
# 0, so that 1 is a Tuesday. With "1-31", which restricts nothing, as the day of the month only croniter and cronsim run
# daily; with "*/2" croniter is alone, as the others, and Debian's cron, which cronsim follows, want both there.
# Why it matters: a nightly comparison of goldens, or the emptying of a cache, that is moved from one queue to another runs
# once a year in the place of 63 times, and nothing is late. Use one of the two fields, and names of days.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  croniter==7.0.0 cronsim==2.8 APScheduler==3.11.3 cron-converter==2.0.2 crontab==1.0.5 celery==5.7.0
cd "$folder"
venv/bin/python - <<'PY'
import sys
from datetime import datetime, timedelta, timezone
from importlib.metadata import version

from apscheduler.triggers.cron import CronTrigger
from celery import Celery
from celery.schedules import crontab
from cron_converter import Cron
from croniter import croniter
from cronsim import CronSim
from crontab import CronTab

NAMES = ("croniter", "cronsim", "APScheduler", "cron-converter", "crontab", "celery")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
START = datetime(2025, 12, 31, 23, 30, tzinfo=timezone.utc)
END = datetime(2027, 1, 1, tzinfo=timezone.utc)


def with_apscheduler(expression):
    trigger, last, now = CronTrigger.from_crontab(expression, timezone=timezone.utc), None, START
    while True:
        last = trigger.get_next_fire_time(last, now)
        yield last
        now = last + timedelta(microseconds=1)


def with_cron_converter(expression):
    schedule = Cron(expression).schedule(start_date=START)
    while True:
        yield schedule.next()


def with_crontab(expression):
    table, now = CronTab(expression), START
    while True:
        now = table.next(now=now, return_datetime=True, default_utc=True)
        yield now


def with_celery(expression):
    minute, hour, day, month, weekday = expression.split()
    app = Celery()
    app.conf.timezone = "UTC"
    schedule = crontab(minute=minute, hour=hour, day_of_month=day, month_of_year=month, day_of_week=weekday,
                       nowfun=lambda: START, app=app)
    now = START
    while True:
        last, wait, _ = schedule.remaining_delta(now)
        now = last + wait
        yield now


LIBRARIES = {
    "croniter": lambda expression: croniter(expression, START, ret_type=datetime),
    "cronsim": lambda expression: CronSim(expression, START),
    "APScheduler": with_apscheduler, "cron-converter": with_cron_converter, "crontab": with_crontab,
    "celery": with_celery,
}


def year(times):
    """The days of 2026, at whose beginning the job runs."""
    days = []
    for time in times:
        if time >= END:
            return days
        if (time.hour, time.minute) != (0, 0):
            sys.exit(f"changed: a run at {time}")
        days.append((time.day, time.strftime("%a")))


CALENDAR = [START + timedelta(minutes=30, days=number) for number in range(365)]
DAYS = [(time.day, time.strftime("%a")) for time in CALENDAR]


def days(rule):
    return [day for day in DAYS if rule(*day)]


either = days(lambda day, name: day == 1 or name == "Mon")
both = days(lambda day, name: day == 1 and name == "Mon")
mondays, tuesdays = (days(lambda day, name: name == wanted) for wanted in ("Mon", "Tue"))
odd_mondays, odd_tuesdays = (days(lambda day, name: day % 2 and name == wanted) for wanted in ("Mon", "Tue"))
odd_or_monday = days(lambda day, name: day % 2 or name == "Mon")
SHARED = ("cron-converter", "crontab", "celery")
EXPRESSIONS = {
    "0 0 1 * 1": {"croniter": either, "cronsim": either, **dict.fromkeys(SHARED, both),
                  "APScheduler": days(lambda day, name: day == 1 and name == "Tue")},
    "0 0 1-31 * 1": {"croniter": DAYS, "cronsim": DAYS, **dict.fromkeys(SHARED, mondays), "APScheduler": tuesdays},
    "0 0 */2 * 1": {"croniter": odd_or_monday, "cronsim": odd_mondays, **dict.fromkeys(SHARED, odd_mondays),
                    "APScheduler": odd_tuesdays},
    "0 0 * * 1": {"croniter": mondays, "cronsim": mondays, **dict.fromkeys(SHARED, mondays), "APScheduler": tuesdays},
}
is_changed = False
for expression, expected in EXPRESSIONS.items():
    for name, read in LIBRARIES.items():
        runs = year(read(expression))
        print(f"{expression}, {name}: {len(runs)} runs in 2026, the first on {' '.join(map(str, reversed(runs[0])))}")
        if runs != expected[name]:
            print(f"changed: expected {len(expected[name])} runs", file=sys.stderr)
            is_changed = True
sys.exit(is_changed)
PY
