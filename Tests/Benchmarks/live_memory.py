"""Measures what a day of edits adds to the memory of `maquette watch`.

Usage: live_memory.py MAQUETTE FOLDER [EDITS]

A page is open the whole time. Prints the resident memory after a tenth of the edits and after all.
"""

import http.client
import json
import pathlib
import sys
import threading
import urllib.parse

from watching import watched

CONFIG = """canvas: {{ width: {width}, height: 300 }}
view:
  collection:
    layout: {{ grid: {{ columns: 2, spacing: {spacing} }} }}
    items: 1...12
    cell: {{ text: "edit {number}, card ${{item}}", frame: {{ maxWidth: infinity, height: 40 }} }}
"""


class Page:
    """An open page: its events, without a browser."""

    def __init__(self, address):
        url = urllib.parse.urlsplit(address)
        self.host, self.path = url.netloc, url.path
        self.origin = f"http://{url.netloc}"
        self.arrived = threading.Condition()
        self.pictures = 0
        self.previews = []
        self.events = http.client.HTTPConnection(self.host)
        self.events.request("GET", f"{self.path}events?tab=memory")
        self.response = self.events.getresponse()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        name = None
        for line in self.response:
            text = line.decode().rstrip("\r\n")
            if text.startswith("event: "):
                name = text[len("event: "):]
            elif text.startswith("data: "):
                with self.arrived:
                    if name == "screens":
                        self.previews = json.loads(text[len("data: "):])["previews"]
                    if name == "picture":
                        self.pictures += 1
                    self.arrived.notify_all()

    def show(self, preview):
        connection = http.client.HTTPConnection(self.host)
        body = {"tab": "memory", "looks": [{"key": "a", "look": {"preview": preview}}]}
        connection.request(
            "POST", f"{self.path}looks", json.dumps(body),
            {"Content-Type": "application/json", "Origin": self.origin})
        assert connection.getresponse().status == 204

    def wait(self, condition):
        with self.arrived:
            assert self.arrived.wait_for(condition, timeout=60), "no picture came in a minute"


def resident(process):
    """Resident memory, in MiB."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    edits = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "day.yaml"

    def edit(number):
        path.write_text(
            CONFIG.format(width=300 + number % 89, spacing=number % 17, number=number))

    edit(0)
    with watched(tool, path) as (server, address):
        page = Page(address)
        page.wait(lambda: page.previews)
        page.show(page.previews[0]["id"])
        page.wait(lambda: page.pictures == 1)
        early = 0
        for number in range(1, edits + 1):
            seen = page.pictures
            edit(number)
            page.wait(lambda seen=seen: page.pictures > seen)
            if number == max(edits // 10, 1):
                early = resident(server)
        late = resident(server)
    print(
        f"resident memory: {early:.1f} MiB after {edits // 10} edits, {late:.1f} MiB after {edits}"
        f" ({(late / early - 1) * 100:+.1f} %; limit +10 %)")


if __name__ == "__main__":
    main()
