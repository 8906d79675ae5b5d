"""usage: live_prototypes.py ADDRESS [CHECK…]

Uses the screens of four samples on the page of `maquette watch`, in Debian's Chromium, by mouse,
touch and keys. The server at ADDRESS shows aspect-grid, city-guide, github-users and
infinite-banners.

Prints a line for each check, and fails if one of them does.
"""

import playwright.sync_api
from chromium import TIMEOUT
from live_checks import check, expect, main

# The offset of the first banner: of four sets of six, each banner 375 wide and 4 from the next, the
# page keeps to the middle, where the third set begins.
BANNER = 375 + 4
FIRST_BANNER = 2 * 6 * BANNER
# How far a range reaches beyond the track of its slider: half of a knob.
OVERHANG = 14


class Finger:
    """A finger on the page's glass."""

    def __init__(self, live):
        self.session = live.context.new_cdp_session(live.page)
        self.live = live

    def touch(self, kind, *places):
        points = [{"x": x, "y": y} for x, y in places]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start, end, steps=10):
        """Moves from place to place, rests there, and goes away."""
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            self.touch("touchMove", [a + (b - a) * step / steps for a, b in zip(start, end)])
        self.live.page.wait_for_timeout(200)
        self.touch("touchEnd")


def middle(locator):
    box = locator.bounding_box()
    return [round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)]


def slider(live, name):
    return live.page.locator(".hotspots").get_by_role("slider", name=name)


def knob(live, value):
    """Where the knob of the slider for the width is at a value from 50 to 350, once the page is at rest: what is beside
    the picture comes later, and moves it."""
    box = None
    while box != (box := slider(live, "width").bounding_box()):
        live.page.wait_for_timeout(100)
    track = box["width"] - 2 * OVERHANG
    return [
        box["x"] + OVERHANG + track * (value - 50) / 300, box["y"] + box["height"] / 2]


def check_width(live, before, expected, tolerance=0):
    """The slider comes to a width, and that is the grid's, as the text beside it shows."""
    live.wait_for_another(before)
    # Answers about pictures before the last may move the slider back meanwhile.
    width = live.page.wait_for_function(
        """([expected, tolerance]) => {
          const [, asked] = /let\\.size\\.width=([\\d.]+)/.exec(decodeURIComponent(location.hash)) ?? [];
          const width = Number(document.querySelector(".hotspots .slider[aria-label*=width]")?.value);
          return Number(asked) === width && Math.abs(width - expected) <= tolerance && width;
        }""", arg=[expected, tolerance]).json_value()
    expect(f"{round(width)}" in live.texts(), True)


@check
def a_slider_follows_the_mouse(live):
    live.open_preview("aspect-grid")
    before = live.digest()
    live.page.mouse.move(*knob(live, 300))
    live.page.mouse.down()
    live.page.mouse.move(*knob(live, 100), steps=8)
    live.page.mouse.up()
    check_width(live, before, 100, tolerance=3)


@check
def a_slider_follows_the_mouse_while_answers_are_late(live):
    live.open_preview("aspect-grid")
    start, end = knob(live, 300), knob(live, 100)
    # Each answer is read so late that the next question takes it back.
    live.page.evaluate(
        """() => {
          const read = Response.prototype.json;
          Response.prototype.json = async function () {
            await new Promise((resolve) => setTimeout(resolve, 400));
            return read.call(this);
          };
        }""")
    before = live.digest()
    live.page.mouse.move(*start)
    live.page.mouse.down()
    for step in range(1, 9):
        live.page.mouse.move(*[a + (b - a) * step / 8 for a, b in zip(start, end)])
        live.page.wait_for_timeout(250)
    live.page.mouse.up()
    check_width(live, before, 100, tolerance=3)


@check
def a_slider_follows_keys(live):
    live.open_preview("aspect-grid")
    before = live.digest()
    slider(live, "width").focus()
    live.page.keyboard.press("Home")
    check_width(live, before, 50)


@check(has_touch=True)
def a_slider_follows_a_finger(live):
    live.open_preview("aspect-grid")
    before = live.digest()
    Finger(live).drag(knob(live, 300), knob(live, 100))
    check_width(live, before, 100, tolerance=3)


def check_switch(live, press):
    live.open_preview("github-users.isGrid-true")
    switch = live.page.locator(".hotspots").get_by_role("switch")
    playwright.sync_api.expect(switch).to_be_checked(timeout=TIMEOUT)
    before = live.digest()
    press(switch)
    live.wait_for_another(before)
    live.wait_for_address("let.isGrid=false")
    # What is over the picture follows it.
    playwright.sync_api.expect(switch).not_to_be_checked(timeout=TIMEOUT)
    press(switch)
    live.wait_for_digest(before)


@check
def a_switch_switches_by_mouse(live):
    check_switch(live, lambda switch: switch.click())


@check(has_touch=True)
def a_switch_switches_by_touch(live):
    check_switch(live, lambda switch: switch.tap())


@check
def a_switch_switches_by_keys(live):
    check_switch(live, lambda switch: switch.press("Space"))


def wait_for_title(live, title):
    live.page.wait_for_function(
        "title => document.querySelector('#title').textContent === title", arg=title)


def check_search_and_detail(live, choose):
    """Searches a user, opens the detail screen and goes back; choose is how a place is used."""
    live.open_preview("github-users.isGrid-true")
    taps = live.page.locator(".hotspots .tap")
    taps.nth(1).wait_for()
    before = live.digest()
    field = live.page.locator(".hotspots .text")
    choose(field)
    # So slowly that the list changes between the letters, and the field must keep its cursor.
    live.page.keyboard.type("kaori", delay=300)
    live.wait_for_another(before)
    live.wait_for_address("let.query=kaori")
    live.page.wait_for_function("() => document.querySelectorAll('.hotspots .tap').length === 1")
    found = live.texts()
    expect(("Kaori Mori" in found, "Amara Okoye" in found), (True, False))
    searched = live.wait_for_current()

    choose(taps.first)
    wait_for_title(live, "github-user-detail")
    live.page.wait_for_selector(".hotspots [aria-label=Back]")
    expect("@kaori-mori" in live.texts(), True)
    detail = live.digest()
    expect(detail != searched, True)

    choose(live.page.locator(".hotspots [aria-label=Back]"))
    wait_for_title(live, "github-users")
    live.wait_for_digest(searched)
    playwright.sync_api.expect(field).to_have_value("kaori", timeout=TIMEOUT)


@check
def a_search_leads_to_a_user_and_back_by_mouse(live):
    check_search_and_detail(live, lambda place: place.click())


@check(has_touch=True)
def a_search_leads_to_a_user_and_back_by_touch(live):
    check_search_and_detail(live, lambda place: place.tap())


@check
def a_search_leads_to_a_user_and_back_by_keys(live):
    def choose(place):
        place.focus()
        if place.evaluate("element => element.matches('.tap')"):
            live.page.keyboard.press("Enter")

    check_search_and_detail(live, choose)


def open_scrolled(live, name, collection):
    """Opens a preview, and waits until the page knows how a collection scrolls.

    The page is loaded at the screen: after a picture of the gallery's, the screen's own would come at
    any time, and have the page ask again.
    """
    live.open_preview(name)
    with live.page.expect_response(
            lambda response: response.url.endswith("/scroll")
            and response.request.post_data_json["collection"] == collection):
        live.page.reload()
    live.settle()


def open_banners(live):
    """Opens the carousel; its first banner's digest, and the middle of the picture."""
    open_scrolled(live, "infinite-banners", "0")
    return live.digest(), middle(live.page.locator(".sheet .slot img"))


def check_offset(live, before, offset):
    """Waits until the carousel has come to an offset, and shows it."""
    live.wait_for_address(f"off=0:{offset},0")
    live.wait_for_another(before)


@check
def banners_are_dragged(live):
    first, (x, y) = open_banners(live)
    live.page.mouse.move(x, y)
    live.page.mouse.down()
    live.page.mouse.move(x - 100, y, steps=10)
    live.page.wait_for_timeout(200)
    live.page.mouse.up()
    check_offset(live, first, FIRST_BANNER + 100)


@check
def banners_turn_with_the_wheel_and_come_round(live):
    first, (x, y) = open_banners(live)
    live.page.mouse.move(x, y)
    live.page.mouse.wheel(2 * BANNER, 0)
    check_offset(live, first, FIRST_BANNER + 2 * BANNER)
    third = live.digest()
    live.page.mouse.wheel(-BANNER, 0)
    check_offset(live, third, FIRST_BANNER + BANNER)
    live.page.mouse.wheel(7 * BANNER, 0)
    live.wait_for_digest(third)


@check
def banners_move_by_keys(live):
    first, _ = open_banners(live)
    live.page.focus("#canvas")
    live.page.keyboard.press("ArrowRight")
    check_offset(live, first, FIRST_BANNER + 60)
    moved = live.digest()
    live.page.keyboard.press("ArrowRight")
    check_offset(live, moved, FIRST_BANNER + 120)
    live.page.keyboard.press("ArrowLeft")
    live.wait_for_digest(moved)


@check(has_touch=True)
def banners_follow_a_finger(live):
    first, (x, y) = open_banners(live)
    Finger(live).drag([x, y], [x - 100, y])
    check_offset(live, first, FIRST_BANNER + 100)


# The shelf of city-guide that pages: groups of 390 − 2 × 12 points, the second of which is seen at
# first; its middle is below a bar of 47 points, a search field of 56 and a title of 48, and the
# shelf is 196 high.
SHELF_PAGE = 390 - 2 * 12
SHELF_MIDDLE = 47 + 56 + 48 + 196 / 2


def open_shelf(live):
    """Opens the guide; its digest, the middle of its shelf, and how many pixels a point takes."""
    open_scrolled(live, "city-guide", "0#0")
    box = live.page.locator(".sheet .slot img").bounding_box()
    scale = box["width"] / 390
    place = [round(box["x"] + box["width"] / 2), round(box["y"] + SHELF_MIDDLE * scale)]
    return live.digest(), place, scale


def check_shelf(live, before, page):
    """The shelf has come to rest at a page, counted from 0; # is written as %23."""
    live.wait_for_address(f"off=0%230:{page * SHELF_PAGE},0")
    live.wait_for_another(before)


@check
def a_shelf_is_dragged_from_page_to_page(live):
    before, (x, y), scale = open_shelf(live)
    # It rests at the nearest page: more than a half of one further, and back.
    for share, page in [(-0.6, 2), (0.6, 1)]:
        live.page.mouse.move(x, y)
        live.page.mouse.down()
        live.page.mouse.move(x + round(share * SHELF_PAGE * scale), y, steps=10)
        live.page.wait_for_timeout(200)
        live.page.mouse.up()
        check_shelf(live, before, page)
        live.settle()
        before = live.digest()


@check(has_touch=True)
def a_shelf_follows_a_finger(live):
    before, (x, y), scale = open_shelf(live)
    Finger(live).drag([x, y], [x - round(0.6 * SHELF_PAGE * scale), y])
    check_shelf(live, before, 2)


if __name__ == "__main__":
    main()
