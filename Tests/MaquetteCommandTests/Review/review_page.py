"""Uses a review's page as a reader does, and prints what it shows, a fact a line."""

import sys

from playwright.sync_api import sync_playwright


def fact(name, value):
    print(f"{name}: {value}")


def labels(stage):
    return " | ".join(stage.locator(".labels span").all_inner_texts())


def main(url):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light")
        requests, errors = [], []
        page.on("request", lambda request: requests.append(request.url))
        page.on("console", lambda message: errors.append(message.text))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        stage = page.locator(".stage[data-parts]").first
        box = stage.bounding_box()

        def place(x, y):
            return box["x"] + x, box["y"] + y

        # The config's cells are 100 × 40 at (20, 20) and at (130, 20).
        page.mouse.move(*place(30, 25))
        # The parts are read when they are first pointed at.
        page.wait_for_selector(".labels span")
        fact("pointed", labels(stage))
        page.mouse.click(*place(30, 25))
        fact("inspected", page.locator("#inspector h2").inner_text())
        page.mouse.move(*place(140, 25))
        fact("distance", labels(stage))
        page.mouse.move(*place(5, 110))
        fact("around", labels(stage))
        page.mouse.click(*place(30, 25))

        stage.focus()
        page.mouse.move(1, 1)
        for key in ["ArrowRight"] * 4 + ["Enter"] + ["ArrowRight"] * 2:
            page.keyboard.press(key)
        fact("keys", page.locator("#status").inner_text())
        page.keyboard.press("Escape")
        fact("released", page.locator("#status").inner_text())

        page.keyboard.press("z")
        fact("close-up", page.locator("#close-up").evaluate("dialog => dialog.open"))
        page.get_by_role("button", name="400 %").click()
        fact("zoomed", page.locator("#close-up .stage").evaluate("stage => stage.clientWidth"))
        page.get_by_role("button", name="Close").first.click()

        page.get_by_role("checkbox", name="dark").check()
        shown = page.locator(".entry:visible h3").all_inner_texts()
        fact("dark ones", " | ".join(shown))
        page.get_by_role("checkbox", name="dark").uncheck()
        page.get_by_role("searchbox").fill("LIGHT")
        fact("found", " | ".join(page.locator(".entry:visible h3").all_inner_texts()))
        page.get_by_role("searchbox").fill("none such")
        fact("none", page.locator(".none-shown").is_visible())

        ground = "getComputedStyle(document.body).backgroundColor"
        light = page.evaluate(ground)
        page.get_by_role("button", name="Dark").click()
        fact("theme changes the ground", page.evaluate(ground) != light)
        unnamed = page.evaluate(
            """() => [...document.querySelectorAll("button, input")]
                 .filter((control) => !(control.ariaLabel || control.innerText
                   || control.labels?.[0]?.textContent)).length""")
        fact("controls without a name", unnamed)
        fact("scripts of the labels", page.evaluate("window.hostile ?? 'none'"))
        fact("requests", " ".join(r for r in requests if not r.startswith(("file:", "data:"))))
        fact("errors", " | ".join(errors))
        browser.close()


main(sys.argv[1])
