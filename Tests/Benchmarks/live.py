"""Measures how long an edit takes to be seen: from the end of a save to new pixels in Chromium.

Usage: live.py MAQUETTE SAMPLES FOLDER [EDITS]

For each scene, `maquette watch` shows a copy of the samples' file, which is edited again and again: the
file is written and closed, and the page notes when each new picture was painted. All pictures that the
edit changes must be on the screen; the last one counts.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

from watching import chromium, wait_for, watched

# What is edited, by file: a text in it, and what takes its place in edit `n`.
SCENES = {
    "color-cards": ("grid: { columns: 2, spacing: 20 }", "grid: {{ columns: 2, spacing: {} }}"),
    "everywhere": ("padding: [8, 20]", "padding: [8, {}]"),
}

# The most that an edit may take at the 95th percentile, in milliseconds.
LIMITS = {"color-cards": 100, "everywhere": 250}

# Notes when each picture that enters the page has been painted: after the frame that first has it.
NOTE_PICTURES = """
window.painted = [];
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    const images = node.nodeName === 'IMG' ? [node] : node.querySelectorAll?.('img') ?? [];
    for (const image of images) {
      if (!image.dataset.digest) continue;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () =>
          window.painted.push([image.dataset.digest, performance.timeOrigin + performance.now()]);
        channel.port2.postMessage(null);
      });
    }
  }
}).observe(document, { childList: true, subtree: true });
"""


def shown(page):
    """How many pictures the page shows."""
    return page.evaluate("document.querySelectorAll('img[data-digest]').length")


def measure(page, path, text, pattern, edits):
    """The milliseconds that each edit took."""
    source = path.read_text()
    if text not in source:
        sys.exit(f"live: '{text}' is not in {path.name}")
    count = shown(page)
    times = []
    for number in range(edits):
        page.evaluate("window.painted = []")
        edited = source.replace(text, pattern.format(number % 50 + 2))
        with open(path, "w", encoding="utf-8") as file:
            file.write(edited)
        saved = time.time() * 1000
        wait_for(page, "(count) => window.painted.length >= count", count)
        painted = page.evaluate("Math.max(...window.painted.map((entry) => entry[1]))")
        times.append(painted - saved)
        # As nobody types: each edit finds the machine idle, whatever the last one left to do.
        time.sleep(0.15)
    return times


def main():
    tool, samples, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    edits = int(sys.argv[4]) if len(sys.argv) > 4 else 200
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(samples, folder, ignore=shutil.ignore_patterns("__Snapshots__", "SwiftPackage"))
    print(f"from the end of a save to new pixels, {edits} edits, ms")
    print(f"{'scene':16}{'pictures':>10}{'median':>10}{'95 %':>10}{'longest':>10}{'limit':>10}")
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for name, (text, pattern) in SCENES.items():
            path = folder / f"{name}.yaml"
            with watched(tool, path) as (_, address):
                page = browser.new_page(viewport={"width": 1600, "height": 1200})
                page.add_init_script(NOTE_PICTURES)
                page.goto(address)
                previews = len(json.loads(subprocess.run(
                    [tool, "layout", str(path), "--format", "json"],
                    capture_output=True, text=True, check=True).stdout)["previews"])
                wait_for(
                    page, "(count) => document.querySelectorAll('img[data-digest]').length >= count",
                    previews)
                time.sleep(1)
                times = sorted(measure(page, path, text, pattern, edits))
                page.close()
            late = times[min(len(times) - 1, round(0.95 * len(times)))]
            print(
                f"{name:16}{previews:10}{statistics.median(times):10.1f}{late:10.1f}"
                f"{times[-1]:10.1f}{LIMITS[name]:10}")
        browser.close()


if __name__ == "__main__":
    main()
