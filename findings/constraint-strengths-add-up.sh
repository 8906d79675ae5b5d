#!/usr/bin/env bash
# Can many weak constraints of a Cassowary solver outvote one medium constraint?
#
# Guess: never. The paper's strengths are a hierarchy: a constraint of a stronger level is satisfied before a weaker
# one is looked at, and so are the priorities of Auto Layout.
# What is so: in kiwisolver a strength is a weight (weak 1, medium 1,000, strong 1,000,000), and the solver minimizes
# one weighted sum. As soon as the weak constraints are more than 1,000, the variable is where they want it.
# Why it matters: who draws a layout with such a solver to preview one of Auto Layout gets the same picture for small
# screens, and another one for a list whose thousand rows each pull weakly at one guide.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  kiwisolver==1.5.1
cd "$folder"
venv/bin/python - <<'PY'
import sys
from importlib.metadata import version

import kiwisolver
from kiwisolver import Solver, Variable

print("kiwisolver", version("kiwisolver"))
print("weak", kiwisolver.strength.weak, "medium", kiwisolver.strength.medium, "strong", kiwisolver.strength.strong)


def place(strong_level, weak_level, count):
    """Returns where a guide is that one constraint wants at 0, and `count` of a weaker strength at 100."""
    solver, guide = Solver(), Variable("guide")
    solver.addConstraint((guide == 0) | strong_level)
    for _ in range(count):
        solver.addConstraint((guide == 100) | weak_level)
    solver.updateVariables()
    return guide.value()


expected = {
    ("medium", "weak", 1): 0,
    ("medium", "weak", 999): 0,
    ("medium", "weak", 1001): 100,
    ("strong", "medium", 999): 0,
    ("strong", "medium", 1001): 100,
}
found = {case: place(*case) for case in expected}
for (strong, weak, count), value in found.items():
    print(f"one {strong} at 0, {count} {weak} at 100: the guide is at {value:g}")
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
