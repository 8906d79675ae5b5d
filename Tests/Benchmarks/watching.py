"""What the measurements of the live page share."""

import contextlib
import shutil
import subprocess


@contextlib.contextmanager
def watched(tool, *paths):
    """A running `maquette watch`, with the address that it prints."""
    server = subprocess.Popen(
        [tool, "watch", *map(str, paths), "--no-browser"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        yield server, server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait()


def chromium(playwright):
    """Debian's Chromium."""
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"])


def wait_for(page, condition, argument=None):
    """Waits until a function of the page is true, which is asked every 5 ms."""
    page.wait_for_function(condition, arg=argument, polling=5, timeout=60_000)
