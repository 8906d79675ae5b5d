"""Checks of the live page for which a config is edited: by programs, by the page, and by both."""

import pathlib
import re
import threading
import time

from live_checks import check, edited, expect


def open_edited(live):
    """Opens the preview of the config that checks may change.

    By its file, which the server may still be reading, as others before it in the list.
    """
    name = re.compile(re.escape(pathlib.Path(live.task.edit).name) + "$")
    file = live.page.locator(".file", has=live.page.locator("h2", has_text=name))
    file.locator(".card a").first.click()
    live.page.wait_for_selector(".sheet .slot img")


@check(needs="edit")
def an_error_greys_the_picture_and_goes_with_the_fix(live):
    open_edited(live)
    with edited(live.task, lambda text: text.replace("\nview:", "\nviev:", 1)):
        live.page.wait_for_selector("#screen.broken")
        live.page.wait_for_selector("#failure .diagnostic .caret")
        expect(live.page.title().startswith("✕ "), True)
        expect(live.page.locator(".sheet .slot img").count(), 1)
    live.page.wait_for_selector("#screen:not(.broken)")
    live.page.wait_for_selector("#failure", state="hidden")


@check(needs="edit")
def edits_are_seen_soon_and_without_a_blink(live):
    open_edited(live)
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


def width_of(text):
    """The canvas's width in a config's text."""
    return int(re.search(r"width: (\d+)", text)[1])


def with_width(text, width):
    return re.sub(r"width: \d+", f"width: {width}", text, count=1)


def wait_for_width(live, width):
    live.page.wait_for_function(
        "width => document.querySelector('.sheet .slot img')?.naturalWidth === width", arg=width)


@check(needs="edit")
def two_tabs_follow_two_programs_that_edit_in_turn(live):
    open_edited(live)
    other = live.another()
    with edited(live.task) as path:
        for step in range(4):
            text = with_width(path.read_text(), 210 + step)
            if step % 2:
                path.write_text(text)
            else:
                new = path.with_suffix(".new")
                new.write_text(text)
                new.rename(path)
            for one in (live, other):
                wait_for_width(one, 210 + step)


@check(needs="edit")
def two_programs_that_edit_at_once_leave_the_last_text_on_the_page(live):
    open_edited(live)
    other = live.another()
    with edited(live.task) as path:
        before = path.read_text()

        def write(widths):
            for width in widths:
                path.write_text(with_width(before, width))
                time.sleep(width % 7 / 1000)

        def replace(widths):
            for width in widths:
                new = path.with_suffix(".new")
                new.write_text(with_width(before, width))
                new.rename(path)
                time.sleep(width % 5 / 1000)

        programs = [
            threading.Thread(target=write, args=[range(210, 250)]),
            threading.Thread(target=replace, args=[range(250, 290)])]
        for program in programs:
            program.start()
        for program in programs:
            program.join()
        last = width_of(path.read_text())
        for one in (live, other):
            wait_for_width(one, last)
            one.settle()
            wait_for_width(one, last)


@check(needs="edit")
def values_are_not_written_into_a_file_that_has_changed_since(live):
    open_edited(live)
    with edited(live.task) as path:
        live.page.locator("#controls").get_by_label("width", exact=True).last.fill("300")
        live.page.click("#controls .write")
        live.page.wait_for_selector("#write [data-kind=added]")
        other = path.read_text() + "# Another program's.\n"
        path.write_text(other)
        live.page.click("#write .confirm")
        live.page.wait_for_selector("#write .problem:visible")
        expect(path.read_text(), other)
        # The change of the file as it is now is shown, and written if the reader agrees again.
        live.page.click("#write .confirm")
        live.page.wait_for_selector("#write", state="hidden")
        expect(path.read_text(), with_width(other, 300))
        wait_for_width(live, 300)


COVERED = """
name: covered
canvas: { width: 200, height: 120, scale: 1 }
let: { n: 0 }
view:
  zstack:
    - { color: red, onTap: { set: { n: 1 } } }
    - { color: blue, frame: { width: 40, height: 40 } }
"""


@check(needs="edit")
def a_view_above_another_keeps_taps_from_it(live):
    with edited(live.task, lambda text: COVERED):
        live.open_preview("covered")
        live.page.wait_for_selector(".hotspot.cover", state="attached")
        place = live.page.locator(".sheet").bounding_box()
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        live.page.mouse.click(x, y)
        live.settle()
        expect("let.n" in live.page.url, False)
        live.page.mouse.click(x - 60, y)
        live.wait_for_address("let.n=1")


VARIED = """
name: varied
canvas: { width: 200, height: 120, scale: 1 }
let: { n: 0 }
variants: { appearance: [light, dark] }
view: { text: "${n}" }
"""


@check(needs="edit")
def what_a_variant_keeps_is_named_before_it_is_written(live):
    with edited(live.task, lambda text: VARIED):
        live.open_preview("varied.dark")
        live.page.locator("#controls").get_by_label("n", exact=True).last.fill("3")
        live.wait_for_address("let.n=3")
        live.page.click("#controls .write")
        live.page.wait_for_selector("#write .confirm:enabled")
        expect(live.page.is_visible("#write .hint"), False)
        live.page.click("#write .cancel")
        live.page.locator("#controls [data-kind=choice] label", has_text="light").click()
        live.wait_for_address("canvas.appearance=light")
        live.page.click("#controls .write")
        live.page.wait_for_selector("#write .hint:visible")
        hint = live.page.inner_text("#write .hint")
        expect(("dark" in hint, "appearance" in hint), (True, True))
        live.page.click("#write .cancel")


SHARING = """
name: sharing
include: theme.yaml
canvas: { width: 200, height: 120, scale: 1 }
view: { color: brand }
"""
THEME = "colors:\n  brand: '#FF2D55'   # pink\n"


@check(needs="edit")
def a_value_of_an_included_file_is_written_there_and_taken_back(live):
    theme = pathlib.Path(live.task.edit).with_name("theme.yaml")
    theme.write_text(THEME)
    with edited(live.task, lambda text: SHARING):
        live.open_preview("sharing")
        live.keep_notes()
        before = live.digest()
        controls = live.page.locator("#controls")
        controls.locator(".uses", has_text="used by 1 preview").wait_for()
        controls.locator(".place", has_text="line 2").wait_for()
        brand = controls.get_by_label("colors.brand", exact=True)
        brand.fill("#00FF00")
        brand.press("Tab")
        live.wait_for_another(before)
        green = live.digest()
        live.page.click("#controls .write")
        live.page.wait_for_selector("#write [data-kind=added]")
        expect(live.page.inner_text("#write h2").endswith("theme.yaml"), True)
        live.page.click("#write .confirm")
        live.page.wait_for_selector("#write", state="hidden")
        expect(theme.read_text(), THEME.replace("#FF2D55", "#00FF00"))
        live.wait_for_digest(green)
        live.page.click("#toast button")
        live.wait_for_digest(before)
        expect(theme.read_text(), THEME)
        expect("include: theme.yaml" in pathlib.Path(live.task.edit).read_text(), True)
    theme.unlink()


@check(needs="edit")
def values_of_two_files_are_written_and_taken_back_at_once(live):
    theme = pathlib.Path(live.task.edit).with_name("theme.yaml")
    theme.write_text(THEME)
    with edited(live.task, lambda text: SHARING) as path:
        live.open_preview("sharing")
        live.keep_notes()
        controls = live.page.locator("#controls")
        brand = controls.get_by_label("colors.brand", exact=True)
        brand.fill("#00FF00")
        brand.press("Tab")
        controls.get_by_label("width", exact=True).last.fill("300")
        live.wait_for_address("canvas.width=300")
        live.page.click("#controls .write")
        live.page.wait_for_selector("#write [data-kind=added]")
        live.page.click("#write .confirm")
        live.page.wait_for_selector("#write", state="hidden")
        written = live.page.inner_text("#toast span")
        expect([name in written for name in ("theme.yaml", path.name)], [True, True])
        expect(theme.read_text(), THEME.replace("#FF2D55", "#00FF00"))
        expect(width_of(path.read_text()), 300)
        live.page.click("#toast button")
        live.page.locator("#toast", has_text="are what they were").wait_for()
        expect((theme.read_text(), width_of(path.read_text())), (THEME, 200))
    theme.unlink()


@check(needs="edit")
def an_acceptance_is_taken_back(live):
    goldens = pathlib.Path(live.task.edit).with_name("__Snapshots__")
    with edited(live.task, lambda text: VARIED.replace("varied", "accepted").replace(
            "variants: { appearance: [light, dark] }\n", "")):
        live.open_preview("accepted")
        live.keep_notes()
        live.page.keyboard.press("b")
        live.page.click("#compare .accept")
        live.page.locator("#toast", has_text="Accepted as golden").wait_for()
        expect(len(list(goldens.rglob("accepted.png"))), 1)
        live.page.click("#toast button")
        live.page.locator("#toast", has_text="The golden is what it was").wait_for()
        expect(list(goldens.rglob("accepted.png")), [])


@check(needs="edit")
def what_paints_nothing_is_not_pointed_at(live):
    open_edited(live)
    over = (
        '\nview: { zstack: [{ text: "${title}" }, { text: "    " }, '
        "{ text: Edited, foregroundColor: clear }] }\n")
    with edited(
            live.task,
            lambda text: re.sub(r"\nview: .*\n", lambda _: over, with_width(text, 220), count=1)):
        wait_for_width(live, 220)
        live.page.keyboard.press("i")
        box = live.page.locator(".sheet .slot img").bounding_box()
        live.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        live.page.wait_for_selector("#inspect .frame")
        # The first view of the stack: the canvas is 0, and its stack 0.0.
        live.wait_for_address("part=0.0.0")
    live.page.keyboard.press("Escape")
