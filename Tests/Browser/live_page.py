"""usage: live_page.py ADDRESS [--edit CONFIG] [CHECK…]

Checks the page of `maquette watch` in Debian's Chromium: all checks, or those that are named. The
server at ADDRESS shows at least two previews. Checks that change a config need the path of one that
the server shows, whose canvas is written in brackets, has a width and has no background; it is put
back afterwards; they are in live_edited.py.

Prints a line for each check, and fails if one of them does, if the page has an error, or if it asks
for anything but its own address.
"""

import importlib.util
import pathlib

import live_edited  # Its checks are among those of the page.
from chromium import turn_wheel
from live_checks import check, expect, main


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
    turn_wheel(live.page, 0, -90)
    live.wait_for_address("z=2.0000")
    live.settle()
    before = live.transform()
    live.page.reload()
    live.page.wait_for_selector(".sheet .slot img")
    live.settle()
    expect(live.transform(), before)
    live.page.keyboard.press("0")
    live.page.wait_for_function("() => !location.hash.includes('z=')")


@check
def a_zoom_is_drawn_again_as_sharp_as_it_is_seen(live):
    live.open()
    # A picture of few pixels would be drawn at each of several scales if each turn asked.
    live.page.evaluate("location.hash += '&set=canvas.scale=1'")
    digest = live.wait_for_current()
    live.settle()
    width = "document.querySelector('.sheet .slot img').naturalWidth"
    before = live.page.evaluate(width)
    scales = []

    def see(request):
        if request.url.endswith("/looks"):
            scales.extend(
                one["look"].get("scale") for one in request.post_data_json["looks"]
                if one["key"].startswith("s:"))

    live.page.on("request", see)
    live.page.mouse.move(700, 450)
    live.page.keyboard.down("Control")
    # By the page's clock, which stops a day from now, 20 milliseconds are from turn to turn, however
    # long each takes.
    live.page.clock.install()
    live.page.clock.pause_at(live.page.evaluate("Date.now() / 1000") + 86_400)
    # A turn by 120 makes the picture e times as large: twelve by 20 make it 7.4 times.
    for _ in range(12):
        turn_wheel(live.page, 0, -20)
        live.page.clock.run_for(20)
    live.page.keyboard.up("Control")
    live.page.clock.resume()
    place = live.transform()
    live.page.wait_for_function(f"least => {width} >= least", arg=2 * before)
    expect(live.transform(), place)
    live.settle()
    # The screen's own look is asked for once more, and not for each turn.
    expect(len(scales), 1)
    live.page.keyboard.press("0")
    live.wait_for_digest(digest)


@check
def the_filter_leaves_what_it_names(live):
    card = live.page.locator(".card").nth(1)
    name = card.get_attribute("data-preview").split(".", 1)[1]
    live.page.keyboard.press("/")
    live.page.keyboard.type(name)
    # The count of all previews, of which the server may still be reading some, is on the page.
    live.page.wait_for_function(
        """name => {
          const shown = [...document.querySelectorAll(".card")];
          return shown.length > 0 && shown.every((card) => card.dataset.preview.includes(name))
            && shown.length < Number(document.querySelector("#file-count").textContent);
        }""", arg=name)
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
    live.page.click("#controls .reset-all")
    live.wait_for_digest(before)


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
    # The controls follow the picture.
    live.page.wait_for_selector("#controls .word[aria-label='height: fit'][aria-pressed=false]")
    fit.click()
    live.wait_for_address("canvas.height=fit")
    live.page.wait_for_selector("#controls .word[aria-pressed=true]")
    fit.click()
    live.page.wait_for_selector("#controls .word[aria-pressed=false]:not([hidden])")
    live.page.click("#controls .reset-all")
    live.page.wait_for_function("() => !location.hash.includes('canvas.height')")
    live.wait_for_digest(before)
    live.page.wait_for_selector(
        f"#controls .word[aria-label='height: fit'][aria-pressed={was}]")


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


# While the page waits for an answer, it says so where it names problems.
COMPARED = "#compare .viewer, #compare .problem:visible:not(:text-is('Comparing…'))"


@check
def the_picture_is_compared_with_its_golden(live):
    live.open()
    live.page.keyboard.press("b")
    live.page.wait_for_selector(COMPARED)
    live.page.keyboard.press("b")
    live.page.wait_for_selector("#canvas:visible")


@check
def the_narrow_page_has_no_part_outside(live):
    live.page.set_viewport_size({"width": 390, "height": 844})
    # The page hears of its width in a frame of its own, and closes the list.
    live.page.wait_for_selector("#navigator", state="hidden")
    live.settle()
    expect(live.page.evaluate("document.documentElement.scrollWidth"), 390)
    live.open()
    live.settle()
    expect(live.page.evaluate("document.documentElement.scrollWidth"), 390)


@check
def a_stream_that_breaks_off_is_opened_again(live):
    # A stream that is open stays so where the browser is offline: it is told that it broke off.
    live.page.add_init_script(
        """window.EventSource = class extends EventSource {
          constructor(...values) {
            super(...values);
            window.stream = this;
          }
        };""")
    live.page.reload()
    live.page.wait_for_selector("#connection[data-state=live]")
    live.context.set_offline(True)
    live.page.evaluate("window.stream.dispatchEvent(new Event('error'))")
    live.page.wait_for_selector("#connection[data-state=waiting]")
    live.context.set_offline(False)
    live.page.wait_for_selector("#connection[data-state=live]")


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
    for keys, shown in (
            ("]", "#panel:not(:visible)"), ("]i", "#inspect :visible"), ("s", "#source .line"),
            ("sb", COMPARED), ("bo", "#overlay-menu:visible"), (["Escape", "?"], "#help:visible")):
        for key in keys:
            live.page.keyboard.press(key)
        live.page.wait_for_selector(shown, state="attached")
        expect(violations(live), [])


if __name__ == "__main__":
    main()
