"""Compares pictures with pixelmatch, for the tests to compare their own results with.

Usage: pixelmatch_counts.py FOLDER

Each line of standard input is `NAME WIDTH HEIGHT THRESHOLD INCLUDES_AA INDEX`. The pictures are
FOLDER/NAME.expected.rgba and FOLDER/NAME.actual.rgba; they become PNG files. A line of standard
output is the number of pixels that differ, and FOLDER/INDEX.rgba is pixelmatch's picture of them.
"""

import pathlib
import sys

import PIL.Image
from pixelmatch import pixelmatch

folder = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    name, width, height, threshold, includes_aa, index = line.split()
    size = int(width), int(height)
    pixels = []
    for side in ["expected", "actual"]:
        samples = (folder / f"{name}.{side}.rgba").read_bytes()
        pixels.append(list(samples))
        PIL.Image.frombytes("RGBA", size, samples).save(folder / f"{name}.{side}.png")
    output = [0] * len(pixels[0])
    print(pixelmatch(*pixels, *size, output, threshold=float(threshold),
                     includeAA=includes_aa == "true"))
    (folder / f"{index}.rgba").write_bytes(bytes(output))
