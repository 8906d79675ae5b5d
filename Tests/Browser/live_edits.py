"""Edits a config that `maquette watch` shows, as editors and scripts do, and checks each picture.

Usage: live_edits.py MAQUETTE FOLDER EDITS

Each edit gives the canvas another width, so that the page's picture proves which edit it is of. Prints a
line of JSON: how many edits there were, those that the page did not come to show, and what pages were
reloaded or pictures missing meanwhile. Fails if there are any of these.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import time

from chromium import TIMEOUT, chromium, new_page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

CONFIG = "canvas: { width: %d, height: 60, scale: 1 }\nview: { color: teal }\n"


def write_in_place(path, text):
    path.write_text(text)


def rename_over(path, text):
    new = path.with_suffix(".new")
    new.write_text(text)
    new.rename(path)


def sed(path, text):
    width = text.split("width: ")[1].split(",")[0]
    subprocess.run(
        ["sed", "-i", f"s/width: [0-9]*/width: {width}/", str(path)], check=True)


def vim(path, text):
    width = text.split("width: ")[1].split(",")[0]
    subprocess.run(
        ["vim.tiny", "-u", "NONE", "-es", "-c", f"%s/width: [0-9]*/width: {width}/", "-c", "wq",
         str(path)], check=False, stdin=subprocess.DEVNULL)


def truncated_first(path, text):
    """As a script that empties the file, and writes it a moment later."""
    path.write_text("")
    time.sleep(0.03)
    path.write_text(text)


def torn(path, text):
    """As a slow writer: the file is closed with half of its text, and continued."""
    half = len(text) // 2
    path.write_text(text[:half])
    time.sleep(0.02)
    with open(path, "a", encoding="utf-8") as file:
        file.write(text[half:])


def moved_away(path, text):
    """As an editor that keeps a backup: the old file moves away before the new one is written."""
    path.rename(path.with_suffix(".yaml~"))
    path.write_text(text)


def burst(path, text):
    """Several saves at once, of which the last counts."""
    for width in (301, 302, 303):
        path.write_text(CONFIG % width)
    path.write_text(text)


WAYS = [write_in_place, rename_over, sed, vim, truncated_first, torn, moved_away, burst]

# What the page shows: how wide its picture is, in pixels.
SHOWN = "() => document.querySelector('img[data-digest]')?.naturalWidth ?? 0"


def main():
    tool, folder, edits = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
    path = folder / "card.yaml"
    path.write_text(CONFIG % 99)
    choice = random.Random(11)
    server = subprocess.Popen(
        [tool, "watch", str(path), "--no-browser"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
        # Not the user's own.
        env={**os.environ, "XDG_STATE_HOME": str(folder / "state")})
    missed, faults = [], []
    try:
        address = server.stdout.readline().strip()
        with chromium() as browser:
            page = new_page(browser)
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(address)
            page.evaluate("window.isSamePage = true")
            for number in range(edits):
                # No width comes twice in a row, and none is one of a burst's.
                width = 100 + number % 200
                way = choice.choice(WAYS)
                way(path, CONFIG % width)
                try:
                    page.wait_for_function(
                        f"(width) => ({SHOWN})() === width", arg=width, polling=5, timeout=TIMEOUT)
                except PlaywrightTimeout:
                    missed.append([number, way.__name__, width, page.evaluate(SHOWN)])
            if not page.evaluate("window.isSamePage === true"):
                faults.append("the page was loaded again")
    finally:
        server.terminate()
        code = server.wait()
    if code not in (0, 130, -15, 143):
        faults.append(f"the server ended with {code}")
    print(json.dumps({"edits": edits, "missed": missed, "faults": faults}))
    sys.exit(1 if missed or faults else 0)


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    main()
