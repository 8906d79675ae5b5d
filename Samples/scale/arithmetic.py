"""usage: arithmetic.py [CONSTANTS]

Prints how long a test of many cases takes, by a formula and by a simulation of the queue, for constants that
`Tests/Benchmarks/unchanged_cases.py` measures; CONSTANTS is a file with others, as JSON.

The formula: the work of all batches in turn, dealt to the workers, and at the end the wait for the last batch.

    T = (N · ((1 - e) · check + e · draw) + N / B · start) / W + B · ((1 - e) · check + e · draw) / 2

N cases, of which the part e has changed, in batches of B on W workers. A queue gives each worker its next batch when it
has ended one, so that they end within a batch of each other: half of one after the mean.
"""

import heapq
import json
import random
import sys

CONSTANTS = {
    # Seconds of a worker: for a case that is drawn, for one that has not changed, and for the start of a batch.
    "draw": 0.034,
    "check": 0.00008,
    "start": 0.02,
    # Cases of a batch.
    "batch": 500,
}


def predicted(cases, changed, workers, constants):
    """The seconds by the formula."""
    case = (1 - changed) * constants["check"] + changed * constants["draw"]
    batches = cases / constants["batch"]
    work = cases * case + batches * constants["start"]
    return work / workers + constants["batch"] * case / 2


def simulated(cases, changed, workers, constants, seed=0):
    """The seconds until the last of the workers ends, which take the batches from one queue.

    Screens differ: to draw one takes from a fifth of the mean to 1.8 times as long, each as likely.
    """
    chance = random.Random(seed)
    ends = [0.0] * workers
    left = cases
    while left > 0:
        size = min(constants["batch"], left)
        left -= size
        drawn = binomial(chance, size, changed)
        mean = constants["draw"] * drawn
        # The sum of many equally likely durations is normal; a range of 1.6 means has a deviation of 1.6 / √12.
        deviation = constants["draw"] * 1.6 / 12**0.5 * drawn**0.5
        drawing = max(0.2 * mean, chance.gauss(mean, deviation))
        duration = constants["start"] + (size - drawn) * constants["check"] + drawing
        heapq.heapreplace(ends, ends[0] + duration)
    return max(ends)


def binomial(chance, count, part):
    """How many of a number of cases have changed."""
    if part in (0, 1):
        return int(count * part)
    return sum(chance.random() < part for _ in range(count))


def text(seconds):
    if seconds < 100:
        return f"{seconds:.1f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"


def main():
    constants = dict(CONSTANTS)
    if len(sys.argv) > 1:
        with open(sys.argv[1]) as file:
            constants.update(json.load(file))
    print("| cases | changed | workers | formula | simulation |\n|---|---|---|---|---|")
    for cases in [10_000, 100_000, 1_000_000, 10_000_000]:
        for changed in [0, 0.001, 1]:
            for workers in [2, 64]:
                values = cases, changed, workers, constants
                formula, simulation = text(predicted(*values)), text(simulated(*values))
                print(f"| {cases:,} | {changed:.1%} | {workers} | {formula} | {simulation} |")


if __name__ == "__main__":
    main()
