"""Opens pages in Debian's Chromium, does what each line of standard input says, and prints a line of what came
of it. Each page is in a context of its own, with nothing of those before.

Input: {"page": path, "width": 1440, "height": 900, "scheme": "light", "motion": "no-preference",
"scripts": true, "steps": [[verb, argument…], …]}. Output: {"run": {"values": […], "requests": […],
"errors": […]}}: a value for each step that answers one, every address that was asked for but the
page's own and those that hold their data, and every error of the page's; or {"failure": text}.
"""

import json
import pathlib
import sys
import traceback

from chromium import chromium, limited, new_page, screenshot, turn_wheel

# A control is what one can do something with; each needs a name for those who do not see it.
CONTROLS = {"button", "checkbox", "combobox", "link", "radio", "searchbox", "slider", "textbox"}


# How many pictures in sight are still on their way, once what follows the layout has followed it.
MISSING = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const images = [...document.images].filter((image) => !image.complete);
  if (images.length === 0) return 0;
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).length);
    });
    for (const image of images) observer.observe(image);
  });
}"""


def settle(page):
    """Waits until all that is in sight is in its place, and its pictures are there."""
    while page.evaluate(MISSING):
        page.wait_for_timeout(50)


def controls(page):
    """The role and the name of every control in the accessibility tree, in the page's order."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        role = node.get("role", {}).get("value")
        if not node.get("ignored") and role in CONTROLS:
            found.append(f"{role}: {node.get('name', {}).get('value', '')}")
    return found


def drag(page, selector, start, end):
    """Presses at a place of an element, moves and releases; places in parts of its size."""
    settle(page)
    box = page.locator(selector).bounding_box()
    points = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in (start, end)]
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=4)
    page.mouse.up()


def wheel(page, selector, across, down):
    """Turns the wheel over the middle of an element, in CSS pixels."""
    settle(page)
    box = page.locator(selector).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    turn_wheel(page, across, down)


VERBS = {
    "press": lambda page, key: page.keyboard.press(key),
    "type": lambda page, text: page.keyboard.type(text),
    "click": lambda page, selector: page.click(selector),
    "hover": lambda page, selector, x, y: page.hover(selector, position={"x": x, "y": y}),
    "focus": lambda page, selector: page.focus(selector),
    "fill": lambda page, selector, text: page.fill(selector, text),
    "drag": drag,
    "wheel": wheel,
    "media": lambda page, media: page.emulate_media(media=media),
    "scheme": lambda page, scheme: page.emulate_media(color_scheme=scheme),
    "reload": lambda page: (page.reload(), settle(page)),
    "screenshot": lambda page, path: screenshot(page, path=path) and None,
}
ANSWERS = {
    "evaluate": lambda page, script: page.evaluate(script),
    "text": lambda page, selector: page.inner_text(selector),
    "controls": controls,
}


def run(browser, task):
    """What came of a task."""
    address = pathlib.Path(task["page"]).resolve().as_uri()
    values, requests, errors = [], [], []
    with browser.new_context(
            viewport={"width": task["width"], "height": task["height"]},
            color_scheme=task["scheme"], reduced_motion=task["motion"],
            java_script_enabled=task["scripts"]) as context:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = new_page(context)
        page.on("request", lambda request: requests.append(request.url))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address)
        if task["scripts"]:
            settle(page)
        for verb, *arguments in task["steps"]:
            if verb in ANSWERS:
                if task["scripts"]:
                    settle(page)
                value = ANSWERS[verb](page, *arguments)
                values.append(value if isinstance(value, str) else json.dumps(value))
            else:
                VERBS[verb](page, *arguments)
    outside = [url for url in requests if url.split("#")[0] != address
               and not url.startswith(("data:", "blob:"))]
    return {"values": values, "requests": outside, "errors": errors}


def main():
    with chromium() as browser:
        for line in sys.stdin:
            try:
                with limited():
                    answer = {"run": run(browser, json.loads(line))}
            except Exception:
                answer = {"failure": traceback.format_exc()}
            print(json.dumps(answer), flush=True)


main()
