#!/usr/bin/env bash
# Is a test in CTest's JUnit report failed that CTest itself counts as failed, as its program or its golden is missing?
#
# Guess: yes: `ctest --output-junit` writes the run down that its exit code and its last lines are about; a program that is
# not there would be an `error`, which JUnit has beside `failure`, and "Skipped" is a state of its own that a test asks for.
# What is so: with CMake 4.4 such a test is `skipped` in the report. Of five tests that CTest lists as failed, two are
# failures there; skipped are the one whose program is missing, the one whose REQUIRED_FILES are, and the one whose fixture
# failed, just as the one that says by its exit code that it skipped. A disabled test has no such element at all, so that a
# reader who does not look at `status`, as junitparser, takes it for passed.
# Why it matters: a job that reads the report, and not the exit code, is green where the program that compares pictures was
# not built or no golden was checked out. Look at the exit code as well, or fail on skipped tests.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cmake==4.4.5 junitparser==5.0.3
cd "$folder"
mkdir source
cat > source/CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.21)
project(screens NONE)
enable_testing()
function(screen name command)
  add_test(NAME ${name} COMMAND ${CMAKE_COMMAND} -E ${command})
  if(ARGN)
    set_tests_properties(${name} PROPERTIES ${ARGN})
  endif()
endfunction()
screen(passes true)
screen(differs false)
add_test(NAME without-program COMMAND ${CMAKE_CURRENT_BINARY_DIR}/compare-pictures)
screen(without-golden true REQUIRED_FILES ${CMAKE_CURRENT_BINARY_DIR}/golden.png)
screen(starts-server false FIXTURES_SETUP server)
screen(without-server true FIXTURES_REQUIRED server)
screen(says-skipped false SKIP_RETURN_CODE 1)
screen(is-disabled true DISABLED TRUE)
CMAKE
# No generator needs a program of its own to describe tests; with Ninja's, CMake looks for one.
venv/bin/cmake -G "Unix Makefiles" -DCMAKE_MAKE_PROGRAM=true -S source -B build > configured.txt
code=0
venv/bin/ctest --test-dir build --output-junit report.xml > log.txt 2>&1 || code=$?
venv/bin/python - "$code" <<'PY'
import re
import sys
from importlib.metadata import version

from junitparser import Error, Failure, JUnitXml, Skipped

print(f"CMake {version('cmake')}, exit code of CTest {sys.argv[1]}, junitparser {version('junitparser')}")
with open("log.txt") as file:
    failed = file.read().partition("The following tests FAILED:")[2]
by_ctest = set(re.findall(r"\d+ - (\S+) \(", failed))
[suite] = JUnitXml.fromfile("build/report.xml")
WORDS = {Failure: "failure", Error: "error", Skipped: "skipped"}
found = {}
for case in suite:
    by_report = [WORDS[type(result)] for result in case.result] or ["passed"]
    found[case.name] = (case.name in by_ctest, *by_report)
    print(f"{case.name}: {'FAILED' if case.name in by_ctest else 'not failed'} by CTest, {' '.join(by_report)} in the report")
totals = (suite.tests, suite.failures, suite.errors, suite.skipped)
print("tests, failures, errors, skipped:", *totals)
expected = {
    "passes": (False, "passed"), "differs": (True, "failure"), "without-program": (True, "skipped"),
    "without-golden": (True, "skipped"), "starts-server": (True, "failure"), "without-server": (True, "skipped"),
    "says-skipped": (False, "skipped"), "is-disabled": (False, "passed"),
}
if (found, totals, sys.argv[1]) != (expected, (8, 2, 0, 4), "8"):
    sys.exit(f"changed: expected {expected} and (8, 2, 0, 4)")
PY
