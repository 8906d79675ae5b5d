#!/usr/bin/env bash
# What does a client with a cache read after it has itself put something else at that address?
#
# Guess: what it has put. A cache must forget an address for which an unsafe method succeeds (RFC 9111, "Invalidating
# Stored Responses"), so a library that says that it does HTTP caching has that, and a store of goldens stays right.
# What is so: CacheControl does. requests-cache reads the old answer, with cache_control=True as well. hishel 2 does so too,
# unless it is made with rfc=True: without that it stores every answer, also one of `Cache-Control: no-store`, and gives a
# PNG to whoever asks for WebP at an address whose answers say `Vary: Accept`.
# Why it matters: who approves a golden and compares again has the old one, from its own cache, until that is emptied. A
# service that was right with hishel 1, which followed the RFC unasked, is wrong after an update.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  CacheControl==0.14.4 requests-cache==1.3.3 hishel==2.0.0 requests==2.34.2 httpx==0.28.1
cd "$folder"
venv/bin/python - <<'PY'
import http.server
import sys
import threading
from importlib.metadata import version

import cachecontrol
import hishel
import hishel.httpx
import requests
import requests_cache

print(*(f"{name} {version(name)}" for name in ("CacheControl", "requests-cache", "hishel")), sep=", ")


class Server(http.server.BaseHTTPRequestHandler):
    stored = b"old"
    asked = 0

    def answer(self, body, **headers):
        self.send_response(200)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        Server.asked += 1
        if self.path == "/golden":
            self.answer(Server.stored, Cache_Control="max-age=600")
        elif self.path == "/private":
            self.answer(str(Server.asked).encode(), Cache_Control="no-store")
        else:
            self.answer(self.headers["Accept"].encode(), Cache_Control="max-age=600", Vary="Accept")

    def do_PUT(self):
        Server.stored = self.rfile.read(int(self.headers["Content-Length"]))
        self.answer(b"")

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"
CLIENTS = {
    "CacheControl": lambda: cachecontrol.CacheControl(requests.Session()),
    "requests-cache": lambda: requests_cache.CachedSession(backend="memory"),
    "requests-cache, cache_control=True": lambda: requests_cache.CachedSession(backend="memory", cache_control=True),
    "hishel": lambda: hishel.httpx.CacheClient(storage=hishel.SqliteStorage(database_path="plain.db")),
    "hishel, rfc=True": lambda: hishel.httpx.CacheClient(
        storage=hishel.SqliteStorage(database_path="rfc.db"), rfc=True),
}


def behaviour(client):
    """What is read after a put, whether an answer of no-store is stored, and what WebP's reader has after PNG's."""
    Server.stored = b"old"
    client.get(address + "/golden")
    client.request("PUT", address + "/golden", data=b"new")
    golden = client.get(address + "/golden").text
    is_stored = client.get(address + "/private").text == client.get(address + "/private").text
    for kind in ("image/png", "image/webp"):
        picture = client.get(address + "/picture", headers={"Accept": kind}).text
    return golden, is_stored, picture


found = {name: behaviour(make()) for name, make in CLIENTS.items()}
for name, (golden, is_stored, picture) in found.items():
    print(f"{name}: after the put {golden}; no-store {'stored' if is_stored else 'not stored'}; asked for WebP: {picture}")
expected = {
    "CacheControl": ("new", False, "image/webp"),
    "requests-cache": ("old", True, "image/webp"),
    "requests-cache, cache_control=True": ("old", False, "image/webp"),
    "hishel": ("old", True, "image/png"),
    "hishel, rfc=True": ("new", False, "image/webp"),
}
server.shutdown()
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
