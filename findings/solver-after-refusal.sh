#!/usr/bin/env bash
# Does a Cassowary solver go on with its earlier constraints after it has refused one that contradicts them?
#
# Guess: yes. The refused constraint is reported as not added, so whoever catches the error, as Auto Layout does when
# it breaks a constraint and goes on, has the values of before, and can add others.
# What is so: in kiwisolver the refused constraint stays in force for what it names. hasConstraint says False, and the
# next update gives y = -5 as the refused constraint wants it, which puts x at -15 although x >= 0 is required; a
# strong constraint that is added afterwards changes nothing, and no further error is raised. It depends on the
# contradiction: width = 50 beside width >= 100 leaves 50, beside width = 100 it leaves 100.
# Why it matters: a layout that drops what contradicts and goes on has frames that break its required constraints,
# without a word. A solver that has refused is to be made anew from the constraints that it held.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

from kiwisolver import Solver, UnsatisfiableConstraint, Variable

print(f"kiwisolver {version('kiwisolver')}")


def after_refusal(first, refused):
    """The solver's word about the refused constraint, after the solver has taken all of `first`."""
    solver = Solver()
    for constraint in first:
        solver.addConstraint(constraint)
    solver.updateVariables()
    try:
        solver.addConstraint(refused)
        sys.exit("changed: the contradiction is accepted")
    except UnsatisfiableConstraint:
        pass
    held = solver.hasConstraint(refused)
    solver.updateVariables()
    return solver, held


x, y = Variable("x"), Variable("y")
first = [x >= 0, y >= x + 10, (x == 5) | "weak", y <= 100]
solver, held = after_refusal(first, y == -5)
left = (x.value(), y.value())
print(f"x >= 0, y >= x + 10, x = 5 (weak); y = -5 refused, held: {held}; then x {left[0]:g}, y {left[1]:g}")
solver.addConstraint((x == 25) | "strong")
solver.updateVariables()
later = (x.value(), y.value())
print(f"x = 25 (strong) added: x {later[0]:g}, y {later[1]:g}")

again = Solver()
for constraint in [*first, (x == 25) | "strong"]:
    again.addConstraint(constraint)
again.updateVariables()
anew = (x.value(), y.value())
print(f"a new solver with all but the refused one: x {anew[0]:g}, y {anew[1]:g}")

width = Variable("width")
widths = []
for one in (width >= 100, width == 100):
    after_refusal([one], width == 50)
    widths.append(width.value())
print(f"width = 50 refused beside width >= 100: {widths[0]:g}; beside width = 100: {widths[1]:g}")

expected = (False, (-15, -5), (-15, -5), (25, 35), [50, 100])
if (held, left, later, anew, widths) != expected:
    sys.exit(f"changed: expected {expected}")
PY
