"""usage: served_review.py ADDRESS COMMENTS

Comments on a part in the page of `maquette review --serve` in Debian's Chromium. Its first preview has a
canvas of 250 points with a cell called Pears of 100 x 40 points at (130, 20); COMMENTS is the path of the
file with the comments. Prints a line for each check.
"""

import json
import pathlib
import sys

from chromium import chromium, new_page


def expect(actual, expected):
    if actual != expected:
        raise AssertionError(f"expected {expected!r}, found {actual!r}")


def check_shown(page):
    """The comment is in the list, and its pin over the cell in the picture."""
    page.wait_for_selector(".current .comments li")
    expect(page.inner_text(".current .comments .text"), "Too small")
    target = page.inner_text(".current .comments .target")
    expect("Pears" in target, True)
    page.wait_for_selector(".current .canvas .pin")
    # It finds its place once the picture is there. To a point, as a pin has a line around it.
    page.wait_for_function(
        """expected => {
          const picture = document.querySelector(".current .viewer img").getBoundingClientRect();
          const { x, y, width, height } =
            document.querySelector(".current .canvas .pin").getBoundingClientRect();
          const scale = picture.width / 250;
          return [x - picture.x, y - picture.y, width, height]
            .every((length, index) => Math.abs(Math.round(length / scale) - expected[index]) <= 2);
        }""", arg=[130, 20, 100, 40])
    return target


def main():
    address, comments = sys.argv[1], pathlib.Path(sys.argv[2])
    problems = []
    with chromium() as browser:
        page = new_page(browser, viewport={"width": 1280, "height": 900})
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(address)
        page.focus(".current .comments textarea")
        page.wait_for_function(
            "() => document.querySelector('.current .viewer').viewer.inspector.trees?.actual")
        page.wait_for_function("() => document.querySelector('.current .viewer img').naturalWidth > 0")
        page.click(".current .comments form button:has-text('Point')")
        picture = page.locator(".current .viewer img").first.bounding_box()
        scale = picture["width"] / 250
        page.mouse.click(picture["x"] + 140 * scale, picture["y"] + 30 * scale)
        expect("Pears" in page.inner_text(".current .chosen-target"), True)
        print("ok a part is pointed at by its name")

        page.fill(".current .comments textarea", "Too small")
        page.click(".current .comments form button[type=submit]")
        target = check_shown(page)
        print("ok the comment is shown, with its pin on the part")

        page.reload()
        expect(check_shown(page), target)
        print("ok a reload shows it again")

        # The last one is null, so that each comment is a line with a comma.
        kept = [one for one in json.loads(comments.read_text())["comments"] if one]
        expect([(one["case"], one["part"], one["text"]) for one in kept],
               [("cells", "Pears", "Too small")])
        width = page.evaluate("document.querySelector('.current .viewer img').naturalWidth")
        pixels = width // 250
        expect(kept[0]["place"], [length * pixels for length in [130, 20, 100, 40]])
        expect(problems, [])
        print("ok the file has the part and its place in pixels")


main()
