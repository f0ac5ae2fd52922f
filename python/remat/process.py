# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts tools, and says why a tool failed."""

import errno
import os
import re
import shutil
import signal
import subprocess
import sys


class Failed(Exception):
    """A tool failed. The message of this exception is what the tool printed."""


class Crashed(Failed):
    """A tool was ended by a signal or ran longer than its limit. The cause may be something else than the tool's
    input."""


# A command that starts a program, and also a shell that kills the process group when the other end of a pipe is closed.
GUARDED = ("sh", "-c", '(exec <"$0" || exit; read _; kill -KILL 0) >/dev/null 2>&1 & exec "$@"')


def finished(command, given=None, timeout=None, expendable=False, folder=None):
    """Runs `command` in `folder`. Returns the finished process with its output as text, even if the command failed.

    The bytes in `given` are the standard input of the command. An expendable process is the first that the kernel kills
    when memory runs out. Raises OSError if the command cannot be started, and subprocess.TimeoutExpired if it takes too
    long.

    The command gets a process group for itself and all that it starts. All processes of this group are killed when the
    calling process ends, even if SIGKILL ends it."""
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
    """Runs `command` as finished() does. Raises Failed if the command fails or takes longer than `timeout` seconds."""
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
    """Makes SIGTERM and SIGHUP raise SystemExit, so that temporary folders are removed."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # nohup sets SIG_IGN.
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
        pass  # The system has no file oom_score_adj, or the process has ended.


def signal_of(status):
    """Returns the name of the signal that an exit status stands for. Such a status is minus the signal's number (from
    Python), 128 plus the number (from a shell), or 256 minus the number (from a script)."""
    number = -status if status < 0 else status - 128 if status <= 192 else 256 - status
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def first_error(text):
    """Returns the first three lines that report errors, or the first three lines if none does. If the place of an error
    is unknown, the line has no place.

    Compilers print the op and its surroundings after an error. IREE's runtime prints everything in one line."""
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line or re.match(r"\S+\.c(?:c|pp)?:\d+: [A-Z_]+; ", line)] or lines
    return "\n".join(line.removeprefix("<unknown>:0: error: ")[:400] for line in errors[:3])
