"""Measures how many frames a second a collection is scrolled at in Chromium.

Usage: live_scrolling.py MAQUETTE SAMPLES [SECONDS]

A wheel turns by a few points before each frame of the screen. A frame counts if something of the screen
moved since the one before it: a layer of pictures, or another picture in its place.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from watching import chromium, wait_for, watched

# Each file and preview with where its first collection scrolls: down by layers, across by a picture for
# each offset.
SCENES = [
    ("github-users", "github-users", "down"),
    ("github-users-list", "github-users-list", "down"),
    ("infinite-banners", "infinite-banners", "across"),
    ("carousel-transforms", "carousel-transforms", "across"),
]

SCROLL = """
async ([seconds, across]) => {
  const canvas = document.querySelector("#canvas");
  const box = document.querySelector(".sheet .slot img").getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + Math.min(box.height, 900) / 2];
  let hasMoved = false;
  new MutationObserver(() => { hasMoved = true; }).observe(
    document.querySelector(".scrollers"),
    { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
  const gaps = [];
  let frames = 0, last, step = 6, turned = 0;
  const start = performance.now();
  while (performance.now() - start < 1000 * seconds) {
    const now = await new Promise(requestAnimationFrame);
    if (last !== undefined) gaps.push(now - last);
    last = now;
    if (hasMoved) frames += 1;
    hasMoved = false;
    // Back and forth, so that no end is reached.
    turned += 1;
    if (turned % 40 === 0) step = -step;
    canvas.dispatchEvent(new WheelEvent("wheel", {
      deltaX: across ? step : 0, deltaY: across ? 0 : step, clientX, clientY,
      bubbles: true, cancelable: true,
    }));
  }
  gaps.sort((one, other) => one - other);
  return [frames / seconds, gaps[Math.floor(gaps.length * 0.95)], gaps.at(-1)];
}
"""


def main():
    tool, samples = sys.argv[1], pathlib.Path(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 5
    print(f"{'scene':24}{'frames/s':>10}{'gap 95 %':>10}{'longest':>10}  (gaps between frames, ms)")
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for file, name, direction in SCENES:
            with watched(tool, samples / f"{file}.yaml") as (_, address):
                page = browser.new_page(viewport={"width": 1280, "height": 1000})
                page.goto(address)
                page.locator(f".card[data-preview*='.{name}'] a").first.click()
                wait_for(page, "() => document.querySelector('.sheet .slot img')")
                # What is near the screen is drawn ahead.
                page.wait_for_timeout(1500)
                rate, late, longest = page.evaluate(SCROLL, [seconds, direction == "across"])
                page.close()
            print(f"{name:24}{rate:10.1f}{late:10.1f}{longest:10.1f}")
        browser.close()


if __name__ == "__main__":
    main()
