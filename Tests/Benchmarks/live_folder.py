"""Measures when the first picture of a folder with many previews is seen in Chromium.

Usage: live_folder.py MAQUETTE SAMPLES FOLDER [PREVIEWS]

The folder holds copies of the sample color-cards, each with another spacing. A page is opened once while
`maquette watch` begins to read the folder, and once after it has read all of it.
"""

import pathlib
import shutil
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

from watching import chromium, wait_for, watched

# The most that the first picture may take, in milliseconds.
LIMIT = 300
ROUNDS = 5
# In seconds.
REST = 0.5

# Notes when the first picture was painted.
NOTE_FIRST = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('img[data-digest]')) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      window.firstPicture = performance.timeOrigin + performance.now();
    };
    channel.port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true });
"""


def new_tab(browser):
    """An empty tab, whose process has come to rest."""
    page = browser.new_page(viewport={"width": 1600, "height": 1200})
    page.add_init_script(NOTE_FIRST)
    time.sleep(REST)
    return page


def first_picture(page, address):
    """When the first picture of the page was painted, and how long after its tab began to open, in ms."""
    page.goto(address)
    wait_for(page, "() => window.firstPicture")
    painted, begun = page.evaluate("[window.firstPicture, performance.timeOrigin]")
    return painted, painted - begun


def main():
    tool, samples, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 500
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    text = (samples / "color-cards.yaml").read_text()
    for number in range(count):
        card = text.replace("spacing: 20", f"spacing: {number % 60}")
        (folder / f"card-{number:03}.yaml").write_text(
            card.replace("name: color-cards", f"name: card-{number:03}"))
    starts, opens = [], []
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        # A browser's first pages start its processes.
        new_tab(browser).goto("about:blank")
        for _ in range(ROUNDS):
            page = new_tab(browser)
            begin = time.time() * 1000
            with watched(tool, folder) as (_, address):
                painted, _ = first_picture(page, address)
                starts.append(painted - begin)
                wait_for(
                    page, f"() => document.querySelectorAll('.card').length === {count}")
                page.close()
                page = new_tab(browser)
                opens.append(first_picture(page, address)[1])
                page.close()
        browser.close()
    for name, times in (("from the start of the command", starts), ("from opening a page", opens)):
        print(
            f"{count} previews, first picture {name}: {statistics.median(times):.0f} ms "
            f"(median of {ROUNDS}; longest {max(times):.0f}; limit {LIMIT})")


if __name__ == "__main__":
    main()
