"""usage: attacking_page.py ADDRESS

Opens a page of another site in Debian's Chromium that has learnt a server's address, secret and
all, and lets it try what browsers let pages do with other sites. Prints what came of each attack as
a JSON object: "blocked", or what the page got.
"""

import json
import sys
import urllib.parse

from chromium import chromium, new_page

ATTACKS = """
async (address) => {
  const answer = async (path, options) => {
    try {
      const response = await fetch(address + path, options);
      return `${response.type} ${response.status}`;
    } catch {
      return "blocked";
    }
  };
  const element = (name, attributes) =>
    new Promise((resolve) => {
      const made = Object.assign(document.createElement(name), attributes);
      made.onload = () => resolve("loaded");
      made.onerror = () => resolve("blocked");
      document.body.append(made);
    });
  const connection = (made) =>
    new Promise((resolve) => {
      made.onopen = made.onmessage = () => resolve("opened");
      made.onerror = () => resolve("blocked");
    });
  const json = { "Content-Type": "application/json" };
  return {
    read: await answer(""),
    "read without looking": await answer("", { mode: "no-cors" }),
    "post JSON": await answer("looks", { method: "POST", headers: json, body: "{}" }),
    "post text": await answer("looks", { method: "POST", mode: "no-cors", body: "{}" }),
    "post with credentials": await answer("looks", { method: "POST", body: "{}", credentials: "include" }),
    image: await element("img", { src: `${address}picture` }),
    script: await element("script", { src: `${address}script` }),
    style: await element("link", { rel: "stylesheet", href: `${address}style` }),
    events: await connection(new EventSource(`${address}events`)),
    socket: await connection(new WebSocket(address.replace("http", "ws"))),
  };
}
"""


def main():
    address = sys.argv[1]
    port = urllib.parse.urlsplit(address).port
    # A name of the attacker's that leads to this machine.
    with chromium("--host-resolver-rules=MAP rebound.example 127.0.0.1") as browser:
        page = new_page(browser)
        page.route(
            "http://evil.example/**",
            lambda route: route.fulfill(body="<!doctype html><title>Evil</title>", content_type="text/html"))
        page.goto("http://evil.example/")
        results = page.evaluate(ATTACKS, address)

        # The frame's own process tells of it, perhaps after the page's own has.
        with page.expect_event(
                "framenavigated",
                lambda frame: frame.parent_frame and frame.url not in ("", "about:blank")) as navigated:
            page.evaluate(
                """(address) => {
                  document.body.append(
                    Object.assign(document.createElement("iframe"), { src: address }));
                }""", address)
        framed = navigated.value.url
        results["frame"] = "blocked" if framed.startswith("chrome-error:") else framed

        # A form needs no permission to be sent.
        with page.expect_navigation() as sent:
            page.evaluate(
                """(address) => {
                  const form = Object.assign(document.createElement("form"),
                    { method: "post", action: `${address}looks` });
                  document.body.append(form);
                  form.submit();
                }""", address)
        results["form"] = "blocked" if sent.value.status == 403 else f"{sent.value.status}"

        rebound = address.replace("127.0.0.1", "rebound.example")
        status = page.goto(rebound).status
        results["other name"] = "blocked" if status == 403 else f"{status}"
        # Under that name, the page is of the same origin as the server.
        page.goto(f"http://rebound.example:{port}/")
        results["other name's script"] = page.evaluate(
            """async (address) => {
              const response = await fetch(`${address}looks`,
                { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
              return response.status === 403 ? "blocked" : `${response.status}`;
            }""", rebound)
    json.dump(results, sys.stdout)


main()
