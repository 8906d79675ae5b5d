"""Uses a review's page as a reader does, and prints what it shows, a fact a line."""

import sys

from chromium import chromium, new_page


def fact(name, value):
    print(f"{name}: {value}")


def main(url):
    with chromium() as browser:
        page = new_page(browser, viewport={"width": 1280, "height": 900}, color_scheme="light")
        requests, errors = [], []
        page.on("request", lambda request: requests.append(request.url))
        page.on("console", lambda message: errors.append(message.text))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        picture = page.locator(".current .viewer img").first

        def place(x, y):
            """A place of the canvas, which is 250 points wide, on the page.

            Where the panel beside it has just opened, the picture moves in the next frame.
            """
            page.evaluate(
                """new Promise((resolve) =>
                     requestAnimationFrame(() => requestAnimationFrame(resolve)))""")
            box = picture.bounding_box()
            return box["x"] + x * box["width"] / 250, box["y"] + y * box["width"] / 250

        def marks(kind):
            return " | ".join(page.locator(f".current .part-mark.{kind}").all_inner_texts())

        # The config's cells are 100 × 40 at (20, 20) and at (130, 20).
        page.wait_for_function(
            "() => document.querySelector('.current .viewer').viewer.inspector.trees.actual")
        page.wait_for_function("() => document.querySelector('.current .viewer img').naturalWidth > 0")
        page.mouse.move(*place(30, 25))
        fact("pointed", marks("name"))
        page.mouse.click(*place(30, 25))
        fact("inspected", page.locator(".current .inspector h2").inner_text())
        page.mouse.move(*place(140, 25))
        fact("distance", marks("distance"))
        page.mouse.move(*place(5, 110))
        fact("around", marks("distance"))
        page.mouse.click(*place(140, 25))
        page.locator(".current .panes").focus()
        # From the view to its cell, and from that to the one before it.
        for key in ["ArrowUp", "ArrowLeft"]:
            page.keyboard.press(key)
        fact("keys", page.locator("#status").inner_text())

        page.get_by_text("Variants").click()
        page.get_by_role("checkbox", name="dark").check()
        listed = page.locator("#list a:visible .name")
        fact("dark ones", " | ".join(listed.all_inner_texts()))
        page.get_by_role("checkbox", name="dark").uncheck()
        page.get_by_role("searchbox").fill("LIGHT")
        fact("found", " | ".join(listed.all_inner_texts()))
        page.get_by_role("searchbox").fill("none such")
        fact("none", page.locator(".none-shown").is_visible())

        ground = "getComputedStyle(document.body).backgroundColor"
        light = page.evaluate(ground)
        page.locator(".theme").click()
        fact("theme changes the ground", page.evaluate(ground) != light)
        unnamed = page.evaluate(
            """() => [...document.querySelectorAll("button, input")]
                 .filter((control) => !(control.ariaLabel || control.innerText
                   || control.labels?.[0]?.textContent)).length""")
        fact("controls without a name", unnamed)
        fact("scripts of the labels", page.evaluate("window.hostile ?? 'none'"))
        fact("requests", " ".join(r for r in requests if not r.startswith(("file:", "data:"))))
        fact("errors", " | ".join(errors))


main(sys.argv[1])
