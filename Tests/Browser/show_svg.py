"""Shows the SVG files NAME.EXTENSION of a folder in Chromium and in librsvg, at two pixels a point, and
tells how far each is from NAME.png. The extension is svg or editable.svg.

Prints a line for each file and viewer: the name, the viewer and the largest mean of a block of 16 by
16 pixels, of what the pixels' components differ by at most, from 0 to 255.
"""

import io
import pathlib
import subprocess
import sys

from PIL import Image, ImageChops
from chromium import chromium, new_page, screenshot

BLOCK = 16


def opaque(image):
    if image.mode == "RGB":
        return image
    image = image.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("RGB")


def distance(shown, expected):
    """The worst block's mean, or 255 for a picture of another size.

    A document has whole points, and a canvas may end in the middle of one.
    """
    if any(side - wanted not in (0, 1) for side, wanted in zip(shown.size, expected.size)):
        return 255
    shown = shown.crop((0, 0, *expected.size))
    red, green, blue = ImageChops.difference(opaque(shown), opaque(expected)).split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    # A block at the right or lower edge is filled up with pixels that do not differ.
    blocks = [-(-side // BLOCK) for side in largest.size]
    whole = Image.new("L", [count * BLOCK for count in blocks])
    whole.paste(largest)
    return whole.resize(blocks, Image.Resampling.BOX).getextrema()[1]


def shown_on(page, path, size):
    width, height = size
    page.set_viewport_size({"width": -(-width // 2), "height": -(-height // 2)})
    page.goto(path.as_uri())
    return Image.open(io.BytesIO(screenshot(page)))


def main(folder, extension):
    with chromium() as browser:
        # One page for all: a page of its own for each document takes Chromium twice the time.
        page = new_page(browser, device_scale_factor=2)
        for path in sorted(folder.glob(f"*.{extension}")):
            name = path.name.removesuffix(f".{extension}")
            expected = Image.open(folder / f"{name}.png")
            drawn = subprocess.run(
                ["rsvg-convert", "--zoom", "2", path], check=True, capture_output=True).stdout
            viewers = {
                "chromium": shown_on(page, path, expected.size),
                "librsvg": Image.open(io.BytesIO(drawn)),
            }
            for viewer, shown in viewers.items():
                print(name, viewer, distance(shown, expected))


main(pathlib.Path(sys.argv[1]).resolve(), sys.argv[2])
