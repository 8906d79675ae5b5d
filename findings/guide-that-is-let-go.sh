#!/usr/bin/env bash
# Where is a guide after it was dragged to 70 and let go, and nothing else says where it is to be?
#
# Guess: at 70. In the Cassowary paper weak stay constraints keep each variable where it is, so that a drag's end changes
# nothing, and a solver after it either has them or leaves the value that it gave last.
# What is so: the Python port of the original, cassowary, keeps it at 70. In kiwisolver there are no stays: once the edit
# variable is removed, the guide jumps to 0, or to -5 if it is the one 5 to its right that is put at 0, which differs from
# run to run. A variable whose only constraint is removed is at 0, too, not where it was.
# Why it matters: a splitter that is dragged in a layout over kiwisolver leaps at the moment that the mouse is released, and
# in each test that looks while the mouse is down all is right. Add a weak constraint on the value first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1 cassowary==0.5.2
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import cassowary
import kiwisolver

print(*(f"{name} {version(name)}" for name in ("kiwisolver", "cassowary")), sep=", ")


def with_kiwisolver(stays):
    """A guide and one that is 5 to its right, while the first is dragged to 70 and after that."""
    solver, guide, other = kiwisolver.Solver(), kiwisolver.Variable("guide"), kiwisolver.Variable("other")

    def places():
        solver.updateVariables()
        return guide.value(), other.value()

    solver.addConstraint(other == guide + 5)
    solver.addEditVariable(guide, "strong")
    solver.suggestValue(guide, 70)
    dragged = places()
    if stays:
        solver.addConstraint((guide == guide.value()) | "weak")
    solver.removeEditVariable(guide)
    return dragged, places()


def with_cassowary():
    solver, guide, other = cassowary.SimplexSolver(), cassowary.Variable("guide"), cassowary.Variable("other")
    solver.add_stay(guide)
    solver.add_constraint(other == guide + 5)
    solver.add_edit_var(guide)
    with solver.edit():
        solver.suggest_value(guide, 70)
        solver.resolve()
        dragged = (guide.value, other.value)
    solver.resolve()
    return dragged, (guide.value, other.value)


def removed():
    """Where a variable is whose only constraint, at 50, was removed."""
    solver, guide = kiwisolver.Solver(), kiwisolver.Variable("guide")
    constraint = (guide == 50) | "weak"
    solver.addConstraint(constraint)
    solver.removeConstraint(constraint)
    solver.updateVariables()
    return guide.value()


found = {
    "cassowary": with_cassowary(),
    "kiwisolver": with_kiwisolver(stays=False),
    "kiwisolver, with a weak constraint": with_kiwisolver(stays=True),
}
for solver, (dragged, after) in found.items():
    print(f"{solver}: dragged {dragged}, let go {after}")
print("kiwisolver, the only constraint at 50 removed:", removed())
expected = {
    "cassowary": ((70, 75), (70, 75)),
    "kiwisolver": ((70, 75), found["kiwisolver"][1] if found["kiwisolver"][1] in ((0, 5), (-5, 0)) else None),
    "kiwisolver, with a weak constraint": ((70, 75), (70, 75)),
}
if found != expected or removed() != 0:
    sys.exit(f"changed: expected {expected}, and 0")
PY
