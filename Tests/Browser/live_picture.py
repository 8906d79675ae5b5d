"""Draws the picture of the live page in the readme.

Usage: live_picture.py MAQUETTE CONFIG PREVIEW PICTURE
"""

import re
import subprocess
import sys

from chromium import chromium, new_page, screenshot


def main():
    tool, config, preview, picture = sys.argv[1:]
    server = subprocess.Popen(
        [tool, "watch", config, "--no-browser"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        address = server.stdout.readline().strip()
        with chromium() as browser:
            page = new_page(
                browser, viewport={"width": 1280, "height": 900}, color_scheme="light",
                reduced_motion="reduce")
            page.goto(address)
            page.get_by_role("link", name=re.compile(f"^{re.escape(preview)}$")).first.click()
            page.wait_for_selector(".sheet .slot img")
            # A part of the screen, and where it is written.
            with page.expect_response(lambda response: response.url.endswith("/parts")):
                page.keyboard.press("i")
            page.keyboard.press("s")
            page.wait_for_selector("#source .line")
            # The picture makes room for the source.
            page.wait_for_timeout(1000)
            box = page.locator(".sheet .slot img").bounding_box()
            page.mouse.click(box["x"] + box["width"] * 0.26, box["y"] + box["height"] * 0.165)
            page.wait_for_selector("#inspect .frame")
            page.wait_for_selector("#source .here mark")
            page.wait_for_timeout(500)
            screenshot(page, path=picture)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
