#!/usr/bin/env bash
# Does a cache of HTTP answers keep ?layer=map&layer=icons apart from ?layer=icons&layer=map?
#
# Guess: yes: an address is the key of an answer (RFC 9111), and a server reads a name that is there twice as a list, which has
# an order. A cache that sorts names, as it may to find more, leaves the values of one name in their order.
# What is so: CacheControl and hishel keep all addresses apart. requests-cache sorts the values as well, also with
# cache_control=True, so that the icons are below the map or above it by who asked first; it takes ?dark= for an address
# without parameters, and ?at=a%2Fb for ?at=a/b. Names in another order are one key as well.
# Why it matters: a service that draws layers, filters or steps in their order returns another picture to who has a cache. Write
# the order into one value, as in layers=map,icons, or give the session a key_fn.
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


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers with the address that it was asked for, to be kept for an hour."""

    def do_GET(self):
        body = self.path.encode()
        self.send_response(200)
        self.send_header("Cache-Control", "max-age=3600")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"
CLIENTS = {
    "CacheControl": lambda name: cachecontrol.CacheControl(requests.Session()),
    "hishel": lambda name: hishel.httpx.CacheClient(
        storage=hishel.SqliteStorage(database_path=f"{name}.db"), rfc=True),
    "requests-cache": lambda name: requests_cache.CachedSession(backend="memory"),
    "requests-cache, cache_control=True": lambda name: requests_cache.CachedSession(backend="memory", cache_control=True),
}
PAIRS = {
    "values of one name": ("/?layer=map&layer=icons", "/?layer=icons&layer=map"),
    "names": ("/?blur=2&crop=9", "/?crop=9&blur=2"),
    "an empty value": ("/?dark=", "/"),
    "an escape": ("/?at=a%2Fb", "/?at=a/b"),
    "values in one": ("/?layers=map,icons", "/?layers=icons,map"),
    "capitals": ("/?at=A", "/?at=a"),
}
found = {}
for library, client in CLIENTS.items():
    found[library] = {}
    for number, (pair, (first, second)) in enumerate(PAIRS.items()):
        session = client(f"{len(found)}-{number}")
        answers = [session.get(address + path).text for path in (first, second, second)]
        if answers[0] != first or answers[1] != answers[2]:
            sys.exit(f"changed: {library} answers {answers} for {first} and twice {second}")
        found[library][pair] = answers[1] == second
    one = [pair for pair, is_apart in found[library].items() if not is_apart]
    print(f"{library} takes for one address: {', '.join(one) or 'none'}")
apart = dict.fromkeys(PAIRS, True)
sorted_ones = {**apart, **dict.fromkeys(("values of one name", "names", "an empty value", "an escape"), False)}
expected = {library: sorted_ones if library.startswith("requests-cache") else apart for library in CLIENTS}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
