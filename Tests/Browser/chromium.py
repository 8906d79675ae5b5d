"""Debian's Chromium, as tests and the readme's pictures use it."""

import contextlib
import faulthandler

from playwright.sync_api import Error, sync_playwright

# In milliseconds: other tests may keep the processors busy for long.
TIMEOUT = 600_000
# In seconds: a script that a page runs has no timeout of its own.
LIMIT = 1.5 * TIMEOUT / 1000


@contextlib.contextmanager
def limited():
    """Ends the program and prints where it stood if the block takes longer than `LIMIT`."""
    faulthandler.dump_traceback_later(LIMIT, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


@contextlib.contextmanager
def chromium(*arguments):
    """A browser with further arguments, closed at the end of the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", *arguments], timeout=TIMEOUT)
        yield browser
        browser.close()


def new_page(parent, **settings):
    """A new page of a browser or a context; the settings are those of a context made for it."""
    page = parent.new_page(**settings)
    page.set_default_timeout(TIMEOUT)
    return page


def screenshot(page, **options):
    """The PNG of what a page shows.

    It is asked for again where Chromium fails to take it, as it does now and then on a busy machine.
    """
    for _ in range(5):
        try:
            return page.screenshot(**options)
        except Error as error:
            if "Unable to capture screenshot" not in error.message:
                raise
            page.wait_for_timeout(1000)
    return page.screenshot(**options)


def turn_wheel(page, across, down):
    """Turns the wheel where the pointer is, in CSS pixels, and waits until the page has been told."""
    page.evaluate(
        """() => {
          window.turned = new Promise((resolve) =>
            addEventListener("wheel", resolve, { capture: true, once: true }));
        }""")
    page.mouse.wheel(across, down)
    page.evaluate("window.turned.then(() => null)")
