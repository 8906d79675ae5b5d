"""What the checks of the live page have in common: a page in Debian's Chromium, and their runner."""

import argparse
import contextlib
import pathlib
import sys
import time

from chromium import TIMEOUT, chromium, limited, new_page

CHECKS = {}


def check(function=None, *, needs="address", **settings):
    """Adds a check under its function's name.

    needs is the argument without which it is left out; settings are for its browser context.
    """
    if function is None:
        return lambda function: check(function, needs=needs, **settings)
    CHECKS[function.__name__.replace("_", "-")] = (function, needs, settings)
    return function


def expect(actual, expected):
    """Fails with both values where they differ."""
    if actual != expected:
        raise AssertionError(f"expected {expected!r}, found {actual!r}")


class LivePage:
    """A page of the server in a context, with what the checks do to it."""

    def __init__(self, context, task, address=None, problems=None):
        self.context = context
        self.task = task
        self.problems = [] if problems is None else problems
        self.page = new_page(context)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.asked, self.unanswered = 0, set()
        self.page.on("request", self.see)
        for name in ("requestfinished", "requestfailed"):
            self.page.on(name, lambda request: self.unanswered.discard(request))
        self.page.goto(address or task.address)
        self.page.wait_for_selector(".card img:visible, .sheet .slot img:visible")

    def another(self):
        """The same screen in another tab."""
        return LivePage(self.context, self.task, self.page.url, self.problems)

    def see(self, request):
        if not request.url.startswith((self.task.address, "data:")):
            self.problems.append(f"asked for {request.url}")
        # Nobody waits for requests from before a reload.
        if request.is_navigation_request():
            self.unanswered.clear()
        # The stream of events, which has no end, is no question.
        if request.method == "POST":
            self.asked += 1
            self.unanswered.add(request)

    def open(self, index=0):
        """Opens a preview, and returns its name."""
        self.page.locator(".card a").nth(index).click()
        self.page.wait_for_selector(".sheet .slot img")
        return self.page.inner_text("#title")

    def open_preview(self, name):
        """Opens the preview of a full name."""
        self.page.click(f".card[data-preview$='.{name}'] a")
        self.page.wait_for_selector(".sheet .slot img")

    def digest(self):
        return self.page.get_attribute(".sheet .slot img", "data-digest")

    # Another screen has no picture for a moment.
    def wait_for_another(self, digest):
        self.page.wait_for_function(
            """old => {
              const image = document.querySelector(".sheet .slot img");
              return image !== null && image.dataset.digest !== old;
            }""", arg=digest)

    def wait_for_digest(self, digest):
        self.page.wait_for_function(
            "one => document.querySelector('.sheet .slot img')?.dataset.digest === one", arg=digest)

    def ask(self, name):
        """What the server answers to a question about the look that the address asks for."""
        return self.page.evaluate(
            """async (name) => {
              const state = new URLSearchParams(location.hash.slice(1));
              const response = await fetch(name, {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ look: { preview: state.get("p"), set: state.getAll("set") } }),
              });
              return response.json();
            }""", name)

    def wait_for_current(self):
        """Waits until the picture is of what the address asks for, and returns its digest."""
        digest = self.ask("picture")["digest"]
        self.wait_for_digest(digest)
        return digest

    def wait_for_address(self, part):
        self.page.wait_for_function("part => location.hash.includes(part)", arg=part)

    def transform(self):
        return self.page.evaluate("getComputedStyle(document.querySelector('.sheet')).transform")

    def settle(self):
        """Waits until the page has sent no request for half a second by its own clock.

        What it does soon is done then. An answer may take longer, and lead to another question.
        """
        asked = None
        while self.unanswered or asked != self.asked:
            asked = self.asked
            self.page.evaluate("new Promise((resolve) => setTimeout(resolve, 500))")

    def keep_notes(self):
        """Keeps the lines about what was done, which go after some seconds: a check may come later.

        They stay as long as they have the focus.
        """
        self.page.evaluate(
            """() => {
              const toast = document.querySelector("#toast");
              toast.tabIndex = -1;
              new MutationObserver(() => toast.hidden || toast.focus())
                .observe(toast, { attributeFilter: ["hidden"] });
            }""")

    def press_until(self, key, selector):
        """Presses a key until an element is visible: what the key needs may still be on its way."""
        end = time.monotonic() + TIMEOUT / 1000
        while time.monotonic() < end:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(100)
            if self.page.is_visible(selector):
                return
        raise AssertionError(f"{key} does not show {selector}")

    def texts(self):
        """The texts of the screen, in drawing order."""
        def texts(part):
            own = [part["text"]] if part.get("text") is not None else []
            return own + [text for child in part.get("parts", []) for text in texts(child)]

        return texts(self.ask("parts")["parts"])


@contextlib.contextmanager
def edited(task, change=lambda text: text):
    """Another text in the config that checks may change, for as long as the block runs."""
    path = pathlib.Path(task.edit)
    before = path.read_text()
    path.write_text(change(before))
    try:
        yield path
    finally:
        path.write_text(before)


def run(browser, task, name):
    """Runs a check in a context of its own; false if it fails."""
    function, _, settings = CHECKS[name]
    context = browser.new_context(
        **{"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **settings})
    try:
        with limited():
            live = LivePage(context, task)
            note = function(live)
        if live.problems:
            raise AssertionError("; ".join(live.problems))
        print(f"ok {name}" + (f" ({note})" if note else ""), flush=True)
        return True
    except Exception as error:
        print(f"failed {name}: {' '.join(str(error).split())[:400]}", flush=True)
        return False
    finally:
        context.close()


def main():
    """Runs the checks that the command line names, or all for which it has what they need."""
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--edit")
    parser.add_argument("checks", nargs="*", choices=[[], *CHECKS], metavar="CHECK")
    # Intermixed: checks may be named after an option.
    task = parser.parse_intermixed_args()
    names = task.checks or [
        name for name, (_, needs, _) in CHECKS.items() if getattr(task, needs) is not None]
    with chromium() as browser:
        results = [run(browser, task, name) for name in names]
    sys.exit(0 if all(results) else 1)
