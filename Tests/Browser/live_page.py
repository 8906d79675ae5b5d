"""usage: live_page.py ADDRESS [--edit CONFIG] [--axe SCRIPT] [CHECK…]

Checks the page of `maquette watch` in Debian's Chromium: all checks, or those that are named. The
server at ADDRESS shows at least two previews. Checks that change a config need the path of one that
the server shows; it is put back afterwards. Those of accessibility need axe-core's script.

Prints a line for each check, and fails if one of them does, if the page has an error, or if it asks
for anything but its own address.
"""

import argparse
import contextlib
import pathlib
import sys
import time

from playwright.sync_api import sync_playwright

CHECKS = {}
TIMEOUT = 10_000


def check(function):
    """Adds a check under its function's name."""
    CHECKS[function.__name__.replace("_", "-")] = function
    return function


class LivePage:
    """The page in a context of its own, with what the checks do to it."""

    def __init__(self, browser, task, width=1440, height=900, **settings):
        self.task = task
        self.problems = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **settings)
        self.page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", self.see)
        self.page.goto(task.address)
        self.page.wait_for_selector(".card img")

    def see(self, request):
        if not request.url.startswith((self.task.address, "data:")):
            self.problems.append(f"asked for {request.url}")

    def open(self, index=0):
        """Opens a preview, and returns its name."""
        self.page.locator(".card a").nth(index).click()
        self.page.wait_for_selector(".sheet .slot img")
        return self.page.inner_text("#title")

    def digest(self):
        return self.page.get_attribute(".sheet .slot img", "data-digest")

    def wait_for_another(self, digest):
        self.page.wait_for_function(
            "old => document.querySelector('.sheet .slot img').dataset.digest !== old", arg=digest)

    def wait_for_address(self, part):
        self.page.wait_for_function("part => location.hash.includes(part)", arg=part)

    def transform(self):
        return self.page.evaluate("getComputedStyle(document.querySelector('.sheet')).transform")


def expect(actual, expected):
    """Fails with both values where they differ."""
    if actual != expected:
        raise AssertionError(f"expected {expected!r}, found {actual!r}")


@contextlib.contextmanager
def edited(task, change):
    """Another text in the config, for as long as the block runs."""
    path = pathlib.Path(task.edit)
    before = path.read_text()
    path.write_text(change(before))
    try:
        yield
    finally:
        path.write_text(before)


def edited_index(live):
    """The place of a card of the config that checks may change."""
    name = pathlib.Path(live.task.edit).name
    files = live.page.locator(".file h2").all_inner_texts()
    place = next(i for i, label in enumerate(files) if label.endswith(name))
    counts = [file.locator(".card").count() for file in live.page.locator(".file").all()]
    return sum(counts[:place])


@check
def a_preview_opens_and_the_way_back_leads_to_the_gallery(live):
    name = live.open()
    expect(live.page.title(), live.page.title().strip() or name)
    live.page.go_back()
    live.page.wait_for_selector("#gallery:visible")


@check
def keys_step_from_preview_to_preview(live):
    live.open()
    first = live.page.evaluate("location.hash")
    live.page.keyboard.press("j")
    live.page.wait_for_function("old => location.hash !== old", arg=first)
    live.page.keyboard.press("k")
    live.page.wait_for_function("old => location.hash === old", arg=first)
    live.page.keyboard.press("g")
    live.page.wait_for_selector("#gallery:visible")


@check
def zoom_and_place_survive_a_reload(live):
    live.open()
    live.page.keyboard.press("2")
    live.page.mouse.move(700, 450)
    live.page.mouse.wheel(0, -90)
    live.wait_for_address("z=2.0000")
    live.page.wait_for_timeout(500)
    before = live.transform()
    live.page.reload()
    live.page.wait_for_selector(".sheet .slot img")
    expect(live.transform(), before)
    live.page.keyboard.press("0")
    live.page.wait_for_function("() => !location.hash.includes('z=')")


@check
def the_filter_leaves_what_it_names(live):
    cards = live.page.locator(".card")
    count = cards.count()
    name = cards.nth(1).get_attribute("data-preview").split(".", 1)[1]
    live.page.keyboard.press("/")
    live.page.keyboard.type(name)
    live.page.wait_for_function(
        "all => document.querySelectorAll('.card').length < all", arg=count)
    live.page.keyboard.press("Escape")


@check
def a_control_changes_the_picture_and_resets(live):
    live.open()
    live.page.wait_for_selector("#controls .control")
    width = live.page.locator("#controls").get_by_label("width", exact=True).last
    before = live.digest()
    width.fill("300")
    live.wait_for_another(before)
    live.wait_for_address("canvas.width=300")
    changed = live.digest()
    live.page.click("#controls .reset-all")
    live.wait_for_another(changed)
    expect(live.digest(), before)


@check
def a_part_is_selected_and_measured_and_shown_in_the_source(live):
    live.open()
    live.page.keyboard.press("i")
    live.page.focus("#canvas")
    live.page.keyboard.press("ArrowDown")
    live.page.wait_for_selector("#inspect .frame")
    live.page.keyboard.press("ArrowDown")
    live.page.wait_for_selector("#overlay .selected")
    live.page.keyboard.press("s")
    live.page.wait_for_selector("#source .line")
    live.page.wait_for_selector("#source .here mark")
    live.page.keyboard.press("Escape")


@check
def redlines_are_drawn(live):
    live.open()
    before = live.digest()
    live.page.keyboard.press("o")
    live.page.get_by_label("Frames").check()
    live.wait_for_another(before)
    live.page.click("#overlay-menu .clear")


@check
def the_picture_is_compared_with_its_golden(live):
    live.open()
    live.page.keyboard.press("b")
    live.page.wait_for_selector("#compare .viewer, #compare .problem:visible")
    live.page.keyboard.press("b")
    live.page.wait_for_selector("#canvas:visible")


@check
def the_narrow_page_has_no_part_outside(live):
    live.page.set_viewport_size({"width": 390, "height": 844})
    expect(live.page.evaluate("document.documentElement.scrollWidth"), 390)
    live.open()
    expect(live.page.evaluate("document.documentElement.scrollWidth"), 390)


@check
def a_stream_that_breaks_off_is_opened_again(live):
    live.context.set_offline(True)
    live.page.evaluate("dispatchEvent(new Event('online'))")
    live.context.set_offline(False)
    live.page.wait_for_selector("#connection[data-state=live]")


@check
def an_error_greys_the_picture_and_goes_with_the_fix(live):
    live.open(edited_index(live))
    with edited(live.task, lambda text: text.replace("\nview:", "\nviev:", 1)):
        live.page.wait_for_selector("#screen.broken")
        live.page.wait_for_selector("#failure .diagnostic .caret")
        expect(live.page.title().startswith("✕ "), True)
        expect(live.page.locator(".sheet .slot img").count(), 1)
    live.page.wait_for_selector("#screen:not(.broken)")
    expect(live.page.is_visible("#failure"), False)


@check
def edits_are_seen_soon_and_without_a_blink(live):
    live.open(edited_index(live))
    live.page.evaluate(
        """() => {
          window.blinks = 0;
          const slot = document.querySelector(".sheet .slot");
          new MutationObserver(() => {
            if (!slot.querySelector("img")?.complete) window.blinks += 1;
          }).observe(slot, { childList: true });
        }""")
    times = []
    for step in range(10):
        before = live.digest()
        start = time.monotonic()
        canvas = f"\ncanvas: {{ background: '#{step}0{step}0{step}0', "
        with edited(live.task, lambda text: text.replace("\ncanvas: { ", canvas, 1)):
            live.wait_for_another(before)
            times.append(round(1000 * (time.monotonic() - start)))
            before = live.digest()
        live.wait_for_another(before)
    expect(live.page.evaluate("window.blinks"), 0)
    return f"{sorted(times)[len(times) // 2]} ms"


def violations(live):
    live.page.wait_for_timeout(500)
    live.page.evaluate(pathlib.Path(live.task.axe).read_text())
    found = live.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]


@check
def axe_finds_nothing(live):
    expect(violations(live), [])
    live.open()
    for keys in (["]"], ["]", "i"], ["s"], ["s", "b"], ["b", "o"], ["Escape", "?"]):
        for key in keys:
            live.page.keyboard.press(key)
        expect(violations(live), [])


NEEDS = {
    "an-error-greys-the-picture-and-goes-with-the-fix": "edit",
    "edits-are-seen-soon-and-without-a-blink": "edit",
    "axe-finds-nothing": "axe",
}


def run(browser, task, name):
    """Runs a check in a context of its own; the reason if it fails."""
    # The script of axe is no part of the page, whose policy would refuse it.
    live = LivePage(browser, task, bypass_csp=NEEDS.get(name) == "axe")
    try:
        note = CHECKS[name](live)
        if live.problems:
            raise AssertionError("; ".join(live.problems))
        print(f"ok {name}" + (f" ({note})" if note else ""), flush=True)
        return True
    except Exception as error:
        print(f"failed {name}: {str(error).splitlines()[0]}", flush=True)
        return False
    finally:
        live.context.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--edit")
    parser.add_argument("--axe")
    parser.add_argument("checks", nargs="*", choices=[[], *CHECKS], metavar="CHECK")
    task = parser.parse_args()
    names = task.checks or [
        name for name in CHECKS if getattr(task, NEEDS.get(name, "address")) is not None]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        results = [run(browser, task, name) for name in names]
        browser.close()
    sys.exit(0 if all(results) else 1)


main()
