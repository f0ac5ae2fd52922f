"""Finds remat-opt and runs it."""
import os
import shutil
import subprocess

from .iree import first_error


class RematError(Exception):
    """remat-opt refused; the message is its own."""


def remat_opt():
    """$REMAT_OPT, the one on PATH, or the one that was built in this repository."""
    built = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "build", "bin", "remat-opt")
    named = os.environ.get("REMAT_OPT") or shutil.which("remat-opt")
    return named or (os.path.normpath(built) if os.path.exists(built) else "remat-opt")


def run(*options, text=None):
    """What remat-opt prints on standard output."""
    command = [remat_opt(), *options]
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    except OSError as error:
        raise RematError(f"cannot run {command[0]}: {error.strerror}; build the project, and put build/bin on PATH "
                         "or the program's name into REMAT_OPT") from error
    if done.returncode:
        raise RematError(first_error(done.stderr) or f"remat-opt ended with status {done.returncode}")
    return done.stdout
