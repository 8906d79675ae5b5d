"""Runs programs, and measures what each takes."""

import os
import subprocess


def spent(arguments, cwd=None):
    """What a process takes of the processor, in milliseconds, and of memory at most, in MiB."""
    process = subprocess.Popen(arguments, cwd=cwd, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, arguments)
    return (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / 1024
