#!/usr/bin/env bash
# Does a PNG's sBIT chunk change the samples that pypng returns?
#
# Guess: no. sBIT is ancillary: it records the depth of the original, and the PNG specification has a decoder ignore
# it unless it wants the original's samples back. asRGB of an 8-bit RGB picture returns what read returns.
# What is so: read returns the stored samples, and so do Pillow and pyspng. asDirect and asRGB shift all samples right
# to the largest number of bits in the chunk: with (5, 6, 5), 255 is returned as 63. asRGB8 then scales these back to
# 8 bits, so 128 is returned as 130 and 200 as 202, without a sign that it was changed.
# Why it matters: the chunk does not change what a viewer shows, so nobody looks for it. A comparison that reads
# through pypng finds differences by up to 2 levels between two pictures whose pixels are the same, and misses others,
# as 200 and 203 become equal.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  pypng==0.20220715.0 pillow==13.0.0 pyspng==0.1.4 numpy==2.4.6
cd "$folder"
venv/bin/python - <<'PY'
import struct
import sys
import zlib
from importlib.metadata import version
from io import BytesIO

import numpy as np
import png
import pyspng
from PIL import Image

print(*(f"{name} {version(name)}" for name in ("pypng", "pyspng", "pillow")), sep=", ")


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(samples, significant):
    header = struct.pack(">IIBBBBB", len(samples) // 3, 1, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
        + (chunk(b"sBIT", bytes(significant)) if significant else b"")
        + chunk(b"IDAT", zlib.compress(b"\0" + bytes(samples))) + chunk(b"IEND", b"")
    )


def samples_of(data, method):
    _, _, rows, info = getattr(png.Reader(bytes=data), method)()
    return info["bitdepth"], [sample for row in rows for sample in row]


stored = [255, 128, 8, 16, 200, 203]
found = {}
for significant in (None, (5, 6, 5)):
    data = picture(stored, significant)
    for method in ("read", "asDirect", "asRGB", "asRGB8"):
        found[significant, f"pypng, {method}"] = samples_of(data, method)
    found[significant, "Pillow"] = 8, np.asarray(Image.open(BytesIO(data))).ravel().tolist()
    found[significant, "pyspng"] = 8, pyspng.load(data).ravel().tolist()
for (significant, reader), (depth, samples) in found.items():
    print(f"sBIT {significant}, {reader}: {samples} of {depth} bits")
expected = {case: (8, stored) for case in found}
expected[(5, 6, 5), "pypng, asDirect"] = expected[(5, 6, 5), "pypng, asRGB"] = (6, [63, 32, 2, 4, 50, 50])
expected[(5, 6, 5), "pypng, asRGB8"] = (8, [255, 130, 8, 16, 202, 202])
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
