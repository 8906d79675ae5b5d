"""usage: served_report.py ADDRESS GOLDEN

Checks the page of `maquette report --serve` in Debian's Chromium: two tabs accept and undo. All cases
of the report changed alike, and GOLDEN is the path of the first one's. Prints a line for each check.
"""

import pathlib
import sys

from chromium import chromium, new_page


def expect(actual, expected):
    if actual != expected:
        raise AssertionError(f"expected {expected!r}, found {actual!r}")


def button(page, name, text):
    """Waits until a button of the shown case has a text."""
    page.wait_for_function(
        "([name, text]) => document.querySelector(`.current ${name}`)?.textContent === text",
        arg=[name, text])


def count(page, number):
    """Waits until a page knows of a number of cases, of all three, that were accepted."""
    page.wait_for_function(
        "text => document.querySelector('.approve-all p').textContent === text",
        arg=f"{number} of 3 accepted")


def main():
    address, golden = sys.argv[1], pathlib.Path(sys.argv[2])
    before = golden.read_bytes()
    problems = []
    with chromium() as browser:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        tabs = []
        for _ in range(2):
            page = new_page(context)
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.on("request", lambda request: request.url.startswith((address, "data:"))
                    or problems.append(request.url))
            page.goto(address)
            count(page, 0)
            tabs.append(page)
        first, second = tabs

        first.click(".current .accept")
        button(first, ".accept", "Undo")
        expect(golden.read_bytes() != before, True)
        button(second, ".accept", "Undo")
        print("ok both tabs show what one accepted")

        second.click(".current .accept")
        button(first, ".accept", "Accept")
        expect(golden.read_bytes(), before)
        print("ok the other tab undoes it")

        first.dblclick(".current .accept")
        button(first, ".accept", "Undo")
        first.wait_for_timeout(600)
        button(first, ".accept", "Undo")
        first.reload()
        button(first, ".accept", "Undo")
        first.click(".current .accept")
        button(first, ".accept", "Accept")
        print("ok a double click is one, and a reload knows it")

        first.click(".current .accept-like")
        button(first, ".accept-like", "Undo all 3")
        count(second, 3)
        first.click(".current .accept-like")
        button(first, ".accept-like", "Accept all 3 like this")
        # The button says so as soon as one of the three is undone.
        count(first, 0)
        expect(golden.read_bytes(), before)
        print("ok a group is accepted and undone")

        # What the list does not show is not accepted, by whatever button.
        shown = first.inner_text(".current h2")
        other = next(name for name in first.eval_on_selector_all("#list .name", "all => all.map(one => one.textContent)")
                     if name != shown)
        first.fill(".find input", other)
        expect(first.inner_text(".current h2"), other)
        expect(first.inner_text(".group h2 span"), "1")
        button(first, ".accept-like", "Accept all 1 like this")
        first.click(".current .accept-like")
        count(second, 1)
        expect(golden.read_bytes(), before)
        button(first, ".accept-like", "Undo all 1")
        first.click(".current .accept-like")
        count(second, 0)
        first.fill(".find input", "nothing of that name")
        expect(first.locator(".current").count(), 0)
        first.fill(".find input", shown)
        expect(first.inner_text(".current h2"), shown)
        first.fill(".find input", "")
        print("ok a search opens what it finds, and nothing else is accepted")

        first.focus(".current textarea")
        first.click(".current .comments form button:has-text('Point')")
        # The square of 10 x 10 pixels that changed; its left top corner.
        first.wait_for_function(
            "() => document.querySelector('.current [data-side=actual] img').naturalWidth > 0")
        box = first.locator(".current [data-side=actual] img").bounding_box()
        scale = box["width"] / 20
        first.mouse.click(box["x"] + 6 * scale, box["y"] + 2 * scale)
        first.fill(".current textarea", "<b>Why</b>\nwhite?")
        first.keyboard.press("Control+Enter")
        second.wait_for_selector(".current .comments li")
        expect(second.inner_text(".current .comments .text"), "<b>Why</b>\nwhite?")
        expect("10 × 10 px at (5, 0) px" in second.inner_text(".current .comments .target"), True)
        expect(second.locator(".current [data-side=expected] .pin").count(), 1)
        second.wait_for_selector(".current [data-side=expected] .pin span")
        second.click(".current .actions button:has-text('Resolve')")
        first.wait_for_selector(".current .comments li.resolved")
        print("ok a comment on a place is seen in the other tab, and resolved there")

        golden.write_bytes(before + b"!")
        first.keyboard.press("Escape")
        first.keyboard.press("a")
        # Another notice is for a stream that broke off.
        first.wait_for_selector(".notice:has-text('has changed meanwhile')")
        button(first, ".accept", "Accept")
        expect(golden.read_bytes(), before + b"!")
        expect(problems, [])
        print("ok a golden that changed meanwhile is not replaced, and the page says why")


main()
