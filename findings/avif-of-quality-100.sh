#!/usr/bin/env bash
# Is an AVIF picture of quality 100 the picture that was written?
#
# Guess: yes, with Pillow, once colours are kept for each pixel (subsampling 4:4:4): the codec itself has a lossless mode,
# and 100 is its name in the programs of libavif.
# What is so: Pillow writes it as YCbCr of 8 bits, which has fewer colours than RGB: flat ramps come back with levels that
# are off by up to two, and no setting asks for RGB as it is. imagecodecs, which has libavif as well, has all levels at
# level 100. Pillow's lossless WebP has them, too.
# Why it matters: a golden that is kept as such a file differs from the picture that it was made of, at once and for good;
# a tolerance that hides it hides two levels of everything.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pillow==12.0.0 imagecodecs==2026.3.6 numpy==2.3.5
"$folder/venv/bin/python" - <<'PY'
import io
import sys
from importlib.metadata import version

import imagecodecs
import numpy
from PIL import Image

ramp = numpy.add.outer(numpy.arange(64), numpy.arange(64)).astype(numpy.uint8) * 2
pixels = numpy.stack([ramp, 255 - ramp, ramp // 2], axis=2)


def by_pillow(**options):
    out = io.BytesIO()
    Image.fromarray(pixels).save(out, **options)
    return numpy.asarray(Image.open(io.BytesIO(out.getvalue())).convert("RGB"))


pillow, codecs = (f"{name} {version(name)}" for name in ("pillow", "imagecodecs"))
found = {
    f"{pillow}, AVIF, quality 100, 4:4:4": by_pillow(format="AVIF", quality=100, subsampling="4:4:4"),
    f"{pillow}, WebP, lossless": by_pillow(format="WEBP", lossless=True),
    f"{codecs}, AVIF, level 100": imagecodecs.avif_decode(imagecodecs.avif_encode(pixels, level=100)),
}
off = [int(abs(read[..., :3].astype(int) - pixels).max()) for read in found.values()]
for name, levels in zip(found, off):
    print(f"{name}: off by up to {levels} of 255 levels")
if not 1 <= off[0] <= 4 or off[1:] != [0, 0]:
    sys.exit("changed")
PY
