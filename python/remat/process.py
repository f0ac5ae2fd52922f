# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts the tools, and says why one failed."""

import errno
import os
import re
import shutil
import signal
import subprocess
import sys


class Failed(Exception):
    """A tool failed; the message is what it printed."""


class Crashed(Failed):
    """A tool ended by a signal, or took longer than it may: what it was given is not to blame for certain."""


# Starts a program, and beside it a shell that ends the whole group when the other end of a pipe is closed.
GUARDED = ("sh", "-c", '(exec <"$0" || exit; read _; kill -KILL 0) >/dev/null 2>&1 & exec "$@"')


def finished(command, given=None, timeout=None, expendable=False, folder=None):
    """The finished process, which ran in folder and was given these bytes, whatever its status is; its output is text.
    Raises OSError where it cannot be started, and subprocess.TimeoutExpired. expendable: where memory runs out the kernel
    ends it first.

    It runs in a group of its own with all that it starts. When this process ends, even by SIGKILL, the group ends too."""
    if shutil.which(command[0]) is None:
        number = errno.EACCES if os.path.exists(command[0]) else errno.ENOENT
        raise OSError(number, os.strerror(number))
    watched, held = os.pipe()
    try:
        process = subprocess.Popen(
            [*GUARDED, f"/dev/fd/{watched}", *command],
            pass_fds=(watched,),
            cwd=folder,
            stdin=subprocess.DEVNULL if given is None else subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        with process:
            if expendable:
                give_up_first(process.pid)
            try:
                streams = process.communicate(given, timeout)
            except BaseException:
                end(process)
                raise
        return subprocess.CompletedProcess(
            command, process.returncode, *(each.decode("utf-8", "replace") for each in streams)
        )
    finally:
        os.close(watched)
        os.close(held)


def run(command, text=None, timeout=None, expendable=False, folder=None):
    """As finished. Raises Failed where it fails or takes longer than timeout seconds."""
    name = os.path.basename(command[0])
    try:
        done = finished(command, None if text is None else text.encode("utf-8"), timeout, expendable, folder)
    except OSError as error:
        raise Failed(f"cannot run {command[0]}: {error.strerror}; put it on PATH, or give its path") from error
    except subprocess.TimeoutExpired as error:
        raise Crashed(f"{name} took longer than {timeout:g} seconds") from error
    if done.returncode < 0 or done.returncode > 128:
        why = f": {first_error(done.stderr)}" if done.stderr.strip() else ""
        raise Crashed(f"{name} ended by {signal_of(done.returncode)}{why}")
    if done.returncode:
        raise Failed(f"{name}: {first_error(done.stderr) or f'status {done.returncode}'}")
    return done


def exit_on_signals():
    """From now on SIGTERM and SIGHUP raise SystemExit, so that temporary folders are removed."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # As nohup leaves it.
            signal.signal(number, lambda number, _: sys.exit(128 + number))


def end(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def give_up_first(pid):
    try:
        with open(f"/proc/{pid}/oom_score_adj", "w", encoding="ascii") as file:
            file.write("1000")
    except OSError:
        pass  # Another system, or the process has ended.


def signal_of(status):
    """Of a process, or of a shell (128 and the signal) or a script (256 less the signal) that started it."""
    number = -status if status < 0 else status - 128 if status <= 192 else 256 - status
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def first_error(text):
    """Compilers print the op, and all around it, behind an error; IREE's runtime prints it all in one line."""
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line or re.match(r"\S+\.c(?:c|pp)?:\d+: [A-Z_]+; ", line)] or lines
    return "\n".join(line[:400] for line in errors[:3])
