#!/usr/bin/env bash
# What does a client get that asks again for a file which was replaced while the server runs, with the ETag that it has?
#
# Guess: the new file, from servers that look at files at each request. The ETag of one is made of its size and time or of
# its bytes, and changes with them; where a server keeps anything in memory it looks at the time, which costs nothing.
# What is so: five of seven send it. Tornado, whose ETag is a hash of the bytes, keeps the hash for as long as it runs: it
# answers 304 to the old ETag, and to who has none sends the new bytes under the old ETag. A setting,
# static_hash_cache=False, ends that. WhiteNoise does the same, as one may expect of an option named autorefresh that is
# off.
# Why it matters: a page of goldens or of a report over Tornado shows the old pictures to whoever has seen them, until it
# is started anew, and right ones in a private window. Replace files under new names, or set it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  Flask==3.1.3 starlette==1.10.0 uvicorn==0.54.0 bottle==0.13.4 whitenoise==6.12.0 falcon==4.4.0 tornado==6.6.1 \
  aiohttp==3.14.5
cd "$folder"
venv/bin/python - <<'PY'
import asyncio
import functools
import http.client
import os
import socket
import sys
import threading
import time
import wsgiref.simple_server
from importlib.metadata import version

import aiohttp.web
import bottle
import falcon
import flask
import tornado.httpserver
import tornado.web
import uvicorn
import whitenoise
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

NAMES = ("Flask", "starlette", "bottle", "whitenoise", "falcon", "tornado", "aiohttp")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
FILES = os.path.abspath("files")
os.mkdir(FILES)


def serve_wsgi(application):
    class Quiet(wsgiref.simple_server.WSGIRequestHandler):
        def log_message(self, *_):
            pass

    server = wsgiref.simple_server.make_server("127.0.0.1", 0, application, handler_class=Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def serve_async(main):
    """Starts an asynchronous server on a free socket and returns its port."""
    listening = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=lambda: asyncio.run(main(listening)), daemon=True).start()
    return listening.getsockname()[1]


async def with_tornado(listening, **settings):
    listening.setblocking(False)
    application = tornado.web.Application(
        [("/(.*)", tornado.web.StaticFileHandler, {"path": FILES})], log_function=lambda _: None, **settings)
    tornado.httpserver.HTTPServer(application).add_socket(listening)
    await asyncio.Event().wait()


async def with_aiohttp(listening):
    application = aiohttp.web.Application()
    application.router.add_static("/", FILES)
    runner = aiohttp.web.AppRunner(application, access_log=None)
    await runner.setup()
    await aiohttp.web.SockSite(runner, listening).start()
    await asyncio.Event().wait()


async def with_starlette(listening):
    application = Starlette(routes=[Mount("/", StaticFiles(directory=FILES))])
    await uvicorn.Server(uvicorn.Config(application, log_level="error")).serve(sockets=[listening])


for_flask = flask.Flask("files", static_folder=None)
for_flask.route("/<name>")(lambda name: flask.send_from_directory(FILES, name))
for_bottle = bottle.Bottle()
for_bottle.route("/<name>")(lambda name: bottle.static_file(name, root=FILES))
for_falcon = falcon.App()
for_falcon.add_static_route("/", FILES)


def not_found(_, start):
    start("404 Not Found", [])
    return [b""]


SERVERS = {
    "Flask": lambda: serve_wsgi(for_flask),
    "Starlette": lambda: serve_async(with_starlette),
    "Bottle": lambda: serve_wsgi(for_bottle),
    "WhiteNoise": lambda: serve_wsgi(whitenoise.WhiteNoise(not_found, root=FILES)),
    "Falcon": lambda: serve_wsgi(for_falcon),
    "Tornado": lambda: serve_async(with_tornado),
    "Tornado, static_hash_cache=False": lambda: serve_async(functools.partial(with_tornado, static_hash_cache=False)),
    "aiohttp": lambda: serve_async(with_aiohttp),
}


def ask(port, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/golden.png", headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    return answer.status, answer.read(), answer.headers["ETag"]


def write(letter, seconds):
    """Writes a file of 100 bytes that was changed at a given time, so that its ETag differs."""
    path = os.path.join(FILES, "golden.png")
    with open(path, "wb") as file:
        file.write(letter * 100)
    os.utime(path, (seconds, seconds))


found = {}
now = int(time.time()) - 1000
for name, serve in SERVERS.items():
    write(b"a", now)
    port = serve()
    _, first, etag = ask(port)
    if (first, ask(port, If_None_Match=etag)[0]) != (b"a" * 100, 304):
        sys.exit(f"changed: {name} sends a file again that has not changed")
    write(b"b", now + 500)
    status, body, _ = ask(port, If_None_Match=etag)
    _, plain, new = ask(port)
    found[name] = (status, body == b"b" * 100, plain == b"b" * 100, new == etag)
    print(f"{name}: {status} for the old ETag; without one {'the new file' if found[name][2] else 'another file'}, "
          f"with the {'old' if found[name][3] else 'new'} ETag")
expected = {name: (200, True, True, False) for name in SERVERS}
expected["Tornado"] = expected["WhiteNoise"] = (304, False, True, True)
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
