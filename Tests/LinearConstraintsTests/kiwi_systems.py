"""Writes random systems of constraints with kiwisolver's answers, which ConstraintSolverTests reads.

usage: kiwi_systems.py SEED COUNT > systems.txt, with kiwisolver 1.5.1 from PyPI.

A line is a system: the number of variables, the constraints, the numbers of those that must hold and cannot, and the
sums by which the others are broken, strong, medium and weak. A constraint is its factors by variables, its constant,
its relation to 0, and its strength. kiwi weighs strengths by 1, 1,000 and 1,000,000, where a higher one should win
against any number of lower ones: factors and constants are small integers, for which that is the same."""
import random
import sys

import kiwisolver

STRENGTHS = {"r": "required", "s": "strong", "m": "medium", "w": "weak"}


def expression(variables, constraint):
    factors, constant, relation, strength = constraint
    total = sum((f * variables[v] for v, f in factors), kiwisolver.Expression([], constant))
    made = {"=": lambda: total == 0, "<": lambda: total <= 0, ">": lambda: total >= 0}[relation]()
    return made | STRENGTHS[strength]


def holds(variables, constraints):
    solver = kiwisolver.Solver()
    try:
        for constraint in constraints:
            solver.addConstraint(expression(variables, constraint))
    except kiwisolver.UnsatisfiableConstraint:
        return None
    solver.updateVariables()
    return solver


def system(choice):
    count = choice.randint(1, 6)
    variables = [kiwisolver.Variable(f"v{i}") for i in range(count)]
    constraints = []
    for _ in range(choice.randint(1, 14)):
        used = choice.sample(range(count), choice.randint(1, min(3, count)))
        factors = [(v, choice.choice([-2, -1, -1, 1, 1, 1, 2])) for v in sorted(used)]
        constraints.append(
            (factors, choice.randint(-20, 20), choice.choice("==<>"), choice.choice("rrsmw")))
    constraints.sort(key=lambda c: c[3] != "r")
    accepted, refused = [], []
    for index, constraint in enumerate(constraints):
        if holds(variables, accepted + [constraint]):
            accepted.append(constraint)
        else:
            refused.append(index)
    holds(variables, accepted)
    sums = dict.fromkeys("smw", 0.0)
    for factors, constant, relation, strength in accepted:
        if strength == "r":
            continue
        value = constant + sum(f * variables[v].value() for v, f in factors)
        broken = {"=": abs(value), "<": max(value, 0), ">": max(-value, 0)}[relation]
        sums[strength] += broken
    written = ";".join(
        ",".join(f"{v}*{f}" for v, f in factors) + f" {constant} {relation} {strength}"
        for factors, constant, relation, strength in constraints)
    return "|".join([
        str(count), written, " ".join(map(str, refused)),
        " ".join(f"{sums[s]:.6g}" for s in "smw")])


choice = random.Random(int(sys.argv[1]))
for _ in range(int(sys.argv[2])):
    print(system(choice))
