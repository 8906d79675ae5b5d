"""Draws pieces of HTML in Debian's Chromium and makes smaller pictures of them.

Input: {"folder": path, "width": 160, "height": 120, "tiles": [{"name": "a", "scale": 6, "html": "…"},
…]}, with sizes in CSS pixels. For each tile, writes NAME@1x.png, NAME@2x.png and NAME@3x.png: the
browser draws at the tile's scale, a multiple of 6, and each pixel of a smaller picture is the mean of
the pixels in its place. So a picture has the exact coverage along edges, and letters without the
contrast that Chromium adds to small ones.
"""

import io
import json
import pathlib
import sys

from PIL import Image
from chromium import chromium, new_page, screenshot

FRAME = """<!doctype html><meta charset="utf-8"><style>
html, body {{ margin: 0; overflow: hidden }}
body {{ position: relative; width: {width}px; height: {height}px; isolation: isolate }}
body *, body {{ box-sizing: border-box }}
div, svg {{ position: absolute }}
</style><body>{html}"""


def main():
    task = json.load(sys.stdin)
    folder = pathlib.Path(task["folder"])
    size = {"width": task["width"], "height": task["height"]}
    with chromium() as browser:
        pages = {}
        for tile in task["tiles"]:
            scale = tile["scale"]
            if scale not in pages:
                pages[scale] = new_page(browser, viewport=size, device_scale_factor=scale)
            pages[scale].set_content(FRAME.format(html=tile["html"], **size))
            drawn = Image.open(io.BytesIO(screenshot(pages[scale]))).convert("RGB")
            for factor in (1, 2, 3):
                small = drawn.reduce(scale // factor)
                small.save(folder / f"{tile['name']}@{factor}x.png", compress_level=1)


main()
