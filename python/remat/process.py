"""Starts the tools, and says why one failed."""
import os
import re
import signal
import subprocess


class Failed(Exception):
    """A tool failed; the message is what it printed."""


class Crashed(Failed):
    """A tool ended by a signal, or took longer than it may: what it was given is not to blame for certain."""


def run(command, text=None, timeout=None, expendable=False, folder=None):
    """The finished process, which ran in folder. Raises Failed where it fails or takes longer than timeout seconds.
    expendable: where memory runs out the kernel ends it first."""
    name = os.path.basename(command[0])
    try:
        # In a group of its own, so that what it starts ends with it.
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL if text is None else subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
                                   start_new_session=True, cwd=folder)
    except OSError as error:
        raise Failed(f"cannot run {command[0]}: {error.strerror}; put it on PATH, or give its path") from error
    with process:
        try:
            if expendable:
                give_up_first(process.pid)
            stdout, stderr = process.communicate(text, timeout)
        except subprocess.TimeoutExpired as error:
            end(process)
            raise Crashed(f"{name} took longer than {timeout:g} seconds") from error
        except BaseException:
            end(process)
            raise
    if process.returncode < 0 or process.returncode > 128:
        why = f": {first_error(stderr)}" if stderr.strip() else ""
        raise Crashed(f"{name} ended by {signal_of(process.returncode)}{why}")
    if process.returncode:
        raise Failed(f"{name}: {first_error(stderr) or f'status {process.returncode}'}")
    return subprocess.CompletedProcess(command, 0, stdout, stderr)


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
