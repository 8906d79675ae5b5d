#!/usr/bin/env bash
# Can a client that has the first half of a compressed file ask for the rest by its ETag?
#
# Guess: yes, or it gets the whole file anew. A strong ETag is one of the bytes that were sent (RFC 9110, 8.8.1), which differ once
# they are compressed, so that each form has a tag of its own (8.8.3.3), and If-Range compares tags.
# What is so: with aiohttp, whose compressed file has its own. Starlette's GZipMiddleware leaves the file's tag on the compressed
# answer, and answers a range from the file as it is: the second part of one form for a client that has the first of the
# other, as 206 with the tag that it asked for. WhiteNoise has one tag for the file and its .gz as well; a range is of the form
# that the client accepts, so that all is well as long as one client always accepts the same.
# Why it matters: a large report or a list of goldens whose download is continued is made of both forms, and no check of HTTP
# finds it. Serve what may be continued without compression.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  starlette==1.10.0 uvicorn==0.54.0 whitenoise==6.12.0 aiohttp==3.14.5
cd "$folder"
venv/bin/python - <<'PY'
import asyncio
import gzip
import http.client
import os
import socket
import sys
import threading
import wsgiref.simple_server
from importlib.metadata import version

import aiohttp.web
import uvicorn
import whitenoise
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

print(*(f"{name} {version(name)}" for name in ("starlette", "whitenoise", "aiohttp")), sep=", ")
FILES = os.path.abspath("files")
os.mkdir(FILES)
CONTENT = b"".join(b'{"screen": %d}\n' % number for number in range(1000))
for name, data in (("report.json", CONTENT), ("report.json.gz", gzip.compress(CONTENT))):
    with open(os.path.join(FILES, name), "wb") as file:
        file.write(data)


def with_starlette():
    application = Starlette(
        routes=[Mount("/", StaticFiles(directory=FILES))], middleware=[Middleware(GZipMiddleware)])
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(application, log_level="error"))
    threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True).start()
    return listening.getsockname()[1]


def with_aiohttp():
    listening = socket.create_server(("127.0.0.1", 0))

    async def serve():
        application = aiohttp.web.Application()
        application.router.add_static("/", FILES)
        runner = aiohttp.web.AppRunner(application, access_log=None)
        await runner.setup()
        await aiohttp.web.SockSite(runner, listening).start()
        await asyncio.Event().wait()

    threading.Thread(target=lambda: asyncio.run(serve()), daemon=True).start()
    return listening.getsockname()[1]


def with_whitenoise():
    class Quiet(wsgiref.simple_server.WSGIRequestHandler):
        def log_message(self, *_):
            pass

    def not_found(_, start):
        start("404 Not Found", [])
        return [b""]

    server = wsgiref.simple_server.make_server(
        "127.0.0.1", 0, whitenoise.WhiteNoise(not_found, root=FILES), handler_class=Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def ask(port, encoding, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", "/report.json", headers={"Accept-Encoding": encoding, **headers})
    answer = connection.getresponse()
    result = answer.status, answer.headers["Content-Encoding"], answer.headers["ETag"], answer.read()
    connection.close()
    return result


found = {}
for name, serve in {"aiohttp": with_aiohttp, "Starlette": with_starlette, "WhiteNoise": with_whitenoise}.items():
    port = serve()
    _, plain, plain_tag, whole = ask(port, "identity")
    _, coding, tag, compressed = ask(port, "gzip")
    if (plain, coding, whole, gzip.decompress(compressed)) != (None, "gzip", CONTENT, CONTENT) or tag.startswith("W/"):
        sys.exit(f"changed: {name} does not send both forms with strong tags")
    half = len(compressed) // 2
    status, coding, rest_tag, rest = ask(port, "gzip", Range=f"bytes={half}-", If_Range=tag)
    found[name] = (tag == plain_tag, status, coding, rest_tag == tag, compressed[:half] + rest == compressed)
    print(f"{name}: {'one tag' if tag == plain_tag else 'two tags'}; the rest is {status}, "
          f"{'compressed' if coding else 'as it is'}, with {'that' if rest_tag == tag else 'another'} tag, "
          f"{'right' if found[name][-1] else 'of another form'}")
expected = {
    "aiohttp": (False, 206, "gzip", True, True),
    "Starlette": (True, 206, None, True, False),
    "WhiteNoise": (True, 206, "gzip", True, True),
}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
