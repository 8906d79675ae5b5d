#!/usr/bin/env bash
# What does a client get that asks for the rest of a file which has changed since the client has its first half?
#
# Guess: the whole new file, 200, where the client sends the old ETag in If-Range: RFC 9110 has the header for that
# (13.1.5), and a range must be ignored whose condition is false. A server that knows ranges and ETags knows what joins
# them.
# What is so: Flask, Starlette and WsgiDAV do that. Bottle, WhiteNoise, Falcon and Tornado pass over the header and send
# the rest of the new file, 206. aiohttp does so with an ETag, and honours the header with a date, as the first three do
# as well. All of them send the rest where the ETag is the file's.
# Why it matters: a download of a golden or of an archive that is resumed after a deploy is the old beginning and the new
# end: its length is right, and a PNG's checksum is what notices. Compare the ETag of the answer with the first one.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  Flask==3.1.3 starlette==1.10.0 uvicorn==0.54.0 WsgiDAV==4.4.0 bottle==0.13.4 whitenoise==6.12.0 falcon==4.4.0 \
  tornado==6.6.1 aiohttp==3.14.5
cd "$folder"
venv/bin/python - <<'PY'
import asyncio
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
from wsgidav.wsgidav_app import WsgiDAVApp

NAMES = ("Flask", "starlette", "WsgiDAV", "bottle", "whitenoise", "falcon", "tornado", "aiohttp")
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


async def with_tornado(listening):
    listening.setblocking(False)
    # Without this setting the ETag of a file is that of its first answer as long as the server runs.
    application = tornado.web.Application(
        [("/(.*)", tornado.web.StaticFileHandler, {"path": FILES})], static_hash_cache=False, log_function=lambda _: None)
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
dav = {
    "provider_mapping": {"/": FILES}, "simple_dc": {"user_mapping": {"*": True}}, "verbose": 0,
    "logging": {"enable": False},
}


def not_found(_, start):
    start("404 Not Found", [])
    return [b""]


SERVERS = {
    "Flask": lambda: serve_wsgi(for_flask),
    "Starlette": lambda: serve_async(with_starlette),
    "WsgiDAV": lambda: serve_wsgi(WsgiDAVApp(dav)),
    "Bottle": lambda: serve_wsgi(for_bottle),
    # WhiteNoise looks at a file once unless it is to find changes itself.
    "WhiteNoise": lambda: serve_wsgi(whitenoise.WhiteNoise(not_found, root=FILES, autorefresh=True)),
    "Falcon": lambda: serve_wsgi(for_falcon),
    "Tornado": lambda: serve_async(with_tornado),
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


OLD = "Mon, 01 Jan 2001 00:00:00 GMT"
found = {}
now = int(time.time()) - 1000
for name, serve in SERVERS.items():
    write(b"a", now)
    port = serve()
    _, first, etag = ask(port)
    same = ask(port, Range="bytes=50-", If_Range=etag)[:2]
    write(b"b", now + 500)
    status, rest, new = ask(port, Range="bytes=50-", If_Range=etag)
    if same != (206, b"a" * 50) or first != b"a" * 100 or new == etag:
        sys.exit(f"changed: {name} answers {same} for the rest of the same file")
    dated = ask(port, Range="bytes=50-", If_Range=OLD)[:2]
    found[name] = tuple(
        {(200, b"b" * 100): "all of the new file", (206, b"b" * 50): "the rest of the new file"}.get(
            answer, f"{answer[0]} with {len(answer[1])} bytes")
        for answer in ((status, rest), dated))
    print(f"{name}: {found[name][0]} by the old ETag, {found[name][1]} by an old date")
everything, the_rest = "all of the new file", "the rest of the new file"
expected = {name: (the_rest, the_rest) for name in SERVERS}
expected.update(dict.fromkeys(("Flask", "Starlette", "WsgiDAV"), (everything, everything)))
expected["aiohttp"] = (the_rest, everything)
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
