#!/usr/bin/env bash
# Does a client's cache ask again for an answer that was old when it came, as `Age: 1000` beside `max-age=60` says?
#
# Guess: yes, in each that reads Cache-Control: an answer's age is that of its `Age` header and of the time since, and one
# that is older than its max-age is stale (RFC 9111). A cache in front of a server sends that header for this.
# What is so: CacheControl, hishel in its mode for RFC 9111 and requests-cache with cache_control=True count from when they
# had the answer: all three show it for another minute without asking. All of them ask again for one of `max-age=0`.
# Why it matters: behind a proxy or a CDN a picture of goldens is shown until it is as old as its Age and its max-age
# together, here 1060 seconds where its server allows 60; the header that would show it is in the answer.
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
ANSWERS = {
    "/fresh": {"Cache-Control": "max-age=60", "Age": "0"},
    "/old": {"Cache-Control": "max-age=60", "Age": "1000"},
    "/at-once": {"Cache-Control": "max-age=0"},
}


class Server(http.server.BaseHTTPRequestHandler):
    asked = 0

    def do_GET(self):
        Server.asked += 1
        body = str(Server.asked).encode()
        self.send_response(200)
        for name, value in {**ANSWERS[self.path], "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"
clients = {
    "CacheControl": cachecontrol.CacheControl(requests.Session()),
    "requests-cache": requests_cache.CachedSession(backend="memory", cache_control=True),
    "hishel": hishel.httpx.CacheClient(storage=hishel.SqliteStorage(database_path="cache.db"), rfc=True),
}
found = {
    name: {path: client.get(address + path).text != client.get(address + path).text for path in ANSWERS}
    for name, client in clients.items()
}
for name, asked in found.items():
    print(f"{name} asks again: " + ", ".join(f"{path} {'yes' if again else 'no'}" for path, again in asked.items()))
expected = {name: {"/fresh": False, "/old": False, "/at-once": True} for name in clients}
server.shutdown()
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
