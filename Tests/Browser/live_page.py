"""usage: live_page.py ADDRESS [--edit CONFIG] [CHECK…]

Checks the page of `maquette watch` in Debian's Chromium: all checks, or those that are named. The
server at ADDRESS shows at least two previews. Checks that change a config need the path of one that
the server shows, whose canvas is written in brackets, has a width and has no background; it is put
back afterwards.

Prints a line for each check, and fails if one of them does, if the page has an error, or if it asks
for anything but its own address.
"""

import importlib.util
import pathlib
import re
import threading
import time

from live_checks import check, edited, expect, main


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
    live.settle()
    before = live.transform()
    live.page.reload()
    live.page.wait_for_selector(".sheet .slot img")
    expect(live.transform(), before)
    live.page.keyboard.press("0")
    live.page.wait_for_function("() => !location.hash.includes('z=')")


@check
def a_zoom_is_drawn_again_as_sharp_as_it_is_seen(live):
    live.open()
    width = "document.querySelector('.sheet .slot img').naturalWidth"
    before, digest = live.page.evaluate(width), live.digest()
    asked = []
    live.page.on("request", lambda one: asked.append(one) if one.url.endswith("/looks") else None)
    live.page.mouse.move(700, 450)
    live.page.keyboard.down("Control")
    # A way of 120 makes the picture e times as large: twelve of 20 make it 7.4 times.
    for _ in range(12):
        live.page.mouse.wheel(0, -20)
        live.page.wait_for_timeout(10)
    live.page.keyboard.up("Control")
    live.page.wait_for_timeout(100)
    place = live.transform()
    live.page.wait_for_function(f"least => {width} >= least", arg=2 * before)
    expect(live.transform(), place)
    # The screen's own look changes once; its neighbours may have been asked for meanwhile.
    expect(len(asked) <= 2, True)
    live.page.keyboard.press("0")
    live.page.wait_for_function(
        "old => document.querySelector('.sheet .slot img').dataset.digest === old", arg=digest)


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
def a_height_fits_or_is_a_number(live):
    live.open()
    live.page.wait_for_selector("#controls .control")
    fit = live.page.locator("#controls").get_by_role("button", name="height: fit")
    was = fit.get_attribute("aria-pressed")
    before = live.digest()
    live.page.locator("#controls").get_by_label("height", exact=True).last.fill("432")
    live.wait_for_address("canvas.height=432")
    live.wait_for_another(before)
    expect(fit.get_attribute("aria-pressed"), "false")
    fit.click()
    live.wait_for_address("canvas.height=fit")
    live.page.wait_for_selector("#controls .word[aria-pressed=true]")
    fit.click()
    live.page.wait_for_selector("#controls .word[aria-pressed=false]:not([hidden])")
    live.page.click("#controls .reset-all")
    live.page.wait_for_function("old => !location.hash.includes('canvas.height')", arg=was)
    live.page.wait_for_function(
        "old => document.querySelector('.sheet .slot img').dataset.digest === old", arg=before)
    expect(fit.get_attribute("aria-pressed"), was)


@check
def a_part_is_selected_and_measured_and_shown_in_the_source(live):
    live.open()
    live.page.keyboard.press("i")
    live.page.focus("#canvas")
    live.press_until("ArrowDown", "#inspect .frame")
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
def what_overflows_is_an_overlay(live):
    live.open()
    before = live.digest()
    live.page.keyboard.press("o")
    live.page.get_by_label("Overflow").check()
    live.wait_for_address("show=overflow")
    live.wait_for_another(before)


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


@check(needs="edit")
def an_error_greys_the_picture_and_goes_with_the_fix(live):
    live.open(edited_index(live))
    with edited(live.task, lambda text: text.replace("\nview:", "\nviev:", 1)):
        live.page.wait_for_selector("#screen.broken")
        live.page.wait_for_selector("#failure .diagnostic .caret")
        expect(live.page.title().startswith("✕ "), True)
        expect(live.page.locator(".sheet .slot img").count(), 1)
    live.page.wait_for_selector("#screen:not(.broken)")
    expect(live.page.is_visible("#failure"), False)


@check(needs="edit")
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


def width_of(text):
    """The canvas's width in a config's text."""
    return int(re.search(r"width: (\d+)", text)[1])


def with_width(text, width):
    return re.sub(r"width: \d+", f"width: {width}", text, count=1)


def wait_for_width(live, width):
    live.page.wait_for_function(
        "width => document.querySelector('.sheet .slot img').naturalWidth === width", arg=width)


@check(needs="edit")
def two_tabs_follow_two_programs_that_edit_in_turn(live):
    live.open(edited_index(live))
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
    live.open(edited_index(live))
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
    live.open(edited_index(live))
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


def open_edited(live, name):
    """Opens a preview that an edit has brought."""
    live.page.locator(f".card[data-preview$='.{name}'] a").click()
    live.page.wait_for_selector(".sheet .slot img")


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
        open_edited(live, "covered")
        live.page.wait_for_selector(".hotspot.cover", state="attached")
        place = live.page.locator(".sheet").bounding_box()
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        live.page.mouse.click(x, y)
        live.page.wait_for_timeout(500)
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
        open_edited(live, "varied.dark")
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


def violations(live):
    """What axe-core finds; its script is a file of a package in Tests/requirements.txt."""
    package = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
    live.settle()
    live.page.evaluate((pathlib.Path(package) / "axe.min.js").read_text())
    found = live.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]


# The script of axe is no part of the page, whose policy would refuse it.
@check(bypass_csp=True)
def axe_finds_nothing(live):
    expect(violations(live), [])
    live.open()
    for keys in (["]"], ["]", "i"], ["s"], ["s", "b"], ["b", "o"], ["Escape", "?"]):
        for key in keys:
            live.page.keyboard.press(key)
        expect(violations(live), [])


if __name__ == "__main__":
    main()
