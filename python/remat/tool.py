# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds remat-opt, runs it, and keeps all its messages."""

import contextlib
import functools
import os
import re
import shutil
import signal
import sys
import tempfile
from typing import TYPE_CHECKING, NamedTuple, Optional

from .process import finished

if TYPE_CHECKING:
    from .report import Report

LONGEST_LINE = 2000  # Longer lines of a message are cut, since a line may contain a very long op.


class RematError(Exception):
    """A refusal: what is wrong, where, and what to do. If a tool refused the step, this error's message is the tool's
    own message with its notes.

    If a budget was not met, `report` is a Report whose `failed` is set. Otherwise `report` is None."""

    def __init__(self, message: str, report: "Optional[Report]" = None) -> None:
        super().__init__(message)
        self.report = report


def kind_of(value: object) -> str:
    """Returns the name of a value's type with an article, for messages: "a list", "an int"."""
    name = type(value).__name__
    return f"{'an' if name[0] in 'AEIOaeio' else 'a'} {name}"


class RematWarning(UserWarning):
    """A tool's warning."""


class DroppedBarriers(UserWarning):
    """This warning says that the compiler merges recomputed ops with the original ops, so that no memory is saved."""


class Said(NamedTuple):
    """One message of a tool."""

    kind: str  # error, warning, remark or note
    where: str  # "train.py:7:3", or empty
    text: str

    def __str__(self):
        if self.where:
            return f"{self.where}: {self.kind}: {self.text}"
        return self.text if self.kind in ("error", "remark") else f"{self.kind}: {self.text}"


class Ran(NamedTuple):
    """The output and the messages of a tool that succeeded."""

    output: str
    said: list

    @property
    def remarks(self):
        """Returns the messages as text, without notes."""
        return [str(message) for message in self.said if message.kind != "note"]


# If the place of a message is no line of a file, the place comes after the kind.
MESSAGE = re.compile(r"(?:(.*?): )?(error|warning|remark|note): (?:(loc\(.*?\)): )?(.*)")


def place(where):
    """Returns the name of the source, or the name of the op if it has no source."""
    named = re.match(r'loc\("([^"]*)"', where)
    if where.startswith(("<unknown>", "loc(")):
        return named[1] if named else ""
    return re.sub(r"^(<stdin>|-)(?=:\d)", "text", where)


def messages(stderr):
    """Parses compiler messages from standard error. The source lines and marks after each message are left out."""
    found = []
    for line in stderr.splitlines():
        match = MESSAGE.fullmatch(line)
        if match:
            found.append(Said(match[2], place(match[3] or match[1] or ""), match[4][:LONGEST_LINE]))
    return found


def refusal(program, returncode, stderr):
    """Returns the errors of a program that failed, each with its notes, or the first 20 lines if no errors were found."""
    kept, keeps = [], False
    for message in messages(stderr):
        keeps = message.kind == "error" or (keeps and message.kind == "note")
        kept += [str(message)] if keeps else []
    if returncode < 0:
        kept.insert(
            0, f"{program} was ended by {signal.Signals(-returncode).name}, which is a bug in it or in this machine"
        )
    lines = kept or [line[:LONGEST_LINE] for line in stderr.splitlines()[:20]]
    return "\n".join(lines) or f"{program} ended with status {returncode}"


BYTECODE = b"ML\xefR"  # The first bytes of MLIR's bytecode, which are no UTF-8.
IS_BYTECODE = (
    "it is MLIR's bytecode, and only text is read here: give exported.mlir_module() of JAX, or what mlir-opt or "
    "stablehlo-translate --deserialize prints"
)


@contextlib.contextmanager
def refusing(doing):
    """Raises a RematError in place of an error of the operating system, or of an error about text that is not Unicode.
    The error's message names the action that failed, which is `doing`."""
    try:
        yield
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        raise RematError(f"cannot {doing}: {name}{error.strerror or error}") from error
    except UnicodeError as error:
        if isinstance(error, UnicodeDecodeError) and error.object.startswith(BYTECODE):
            raise RematError(f"cannot {doing}: {IS_BYTECODE}") from error
        raise RematError(f"cannot {doing}: the text is not valid UTF-8 ({error.reason})") from error


@contextlib.contextmanager
def temporary_folder():
    with refusing("make a temporary folder"), tempfile.TemporaryDirectory() as folder:
        yield folder


def needs_jax(caller):
    """Raises RematError, which names the caller, if JAX is not installed."""
    try:
        import jax  # noqa: F401
    except ImportError as error:
        raise RematError(f"{caller} needs JAX: pip install jax") from error


HERE = os.path.dirname(os.path.abspath(__file__))


def level_of_caller():
    """Returns the stacklevel for a warning of the function that calls this one. The warning then names the first caller
    outside of this package and of JAX."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back and is_inside(frame.f_code.co_filename):
        level, frame = level + 1, frame.f_back
    return level


def is_inside(path):
    return os.path.abspath(path).startswith(HERE + os.sep) or f"{os.sep}site-packages{os.sep}jax{os.sep}" in path


# The folders of programs in a wheel and in a built repository.
FOLDERS = (os.path.join(HERE, "programs", "bin"), os.path.normpath(os.path.join(HERE, "..", "..", "build", "bin")))


def remat_opt():
    """Returns the path of remat-opt: $REMAT_OPT, else the program in this package, else that on PATH, else that built
    in this repository."""
    carried, built = (os.path.join(folder, "remat-opt") for folder in FOLDERS)
    if os.environ.get("REMAT_OPT"):
        return os.environ["REMAT_OPT"]
    if os.path.exists(carried):
        return carried
    return shutil.which("remat-opt") or (built if os.path.exists(built) else "remat-opt")


def call(command, text=None):
    """Runs remat-opt and returns the finished process, whose output is text."""
    with refusing("hand the text on"):
        given = None if text is None else text.encode("utf-8")
    try:
        return finished(command, given)
    except OSError as error:
        raise RematError(
            f"cannot run {command[0]}: {error.strerror}; build the project, and put build/bin on PATH "
            "or the program's name into REMAT_OPT"
        ) from error


def run(*options, text=None):
    """Runs remat-opt with these options, and returns a Ran."""
    done = call([remat_opt(), *options], text)
    if done.returncode:
        raise RematError(refusal("remat-opt", done.returncode, done.stderr))
    return Ran(done.stdout, messages(done.stderr))


def solver(opt=None):
    """Returns the path of remat-solve beside remat-opt."""
    opt = opt or remat_opt()
    return os.path.join(os.path.dirname(shutil.which(opt) or opt), "remat-solve")


def planners():
    """Returns the names of planners that remat-solve lists. There are none if remat-solve is not beside remat-opt."""
    return listed_planners(remat_opt())


@functools.lru_cache(maxsize=None)
def listed_planners(opt):
    solve = solver(opt)
    if not os.path.exists(solve):
        return ()
    done = call([solve, "--list-planners"])
    return tuple(line.split()[0] for line in done.stdout.splitlines() if line.strip()) if done.returncode == 0 else ()


def pipeline_options():
    """Returns {name: kind} of the options of remat-opt's --remat, from its help. The kind of an option is "string",
    "number", "int" or "value", or "" for a switch. The result is empty if the help lists no --remat."""
    return listed_options(remat_opt())


@functools.lru_cache(maxsize=None)
def listed_options(opt):
    found, depth = {}, None
    for line in call([opt, "--help"]).stdout.splitlines():
        match = re.match(r"( +)--([a-z0-9-]+)(?:=<(\w+)>)?\s+-\s", line)
        if not match:
            continue
        if match[2] == "remat":
            depth = len(match[1])
        elif depth is not None and len(match[1]) <= depth:
            break
        elif depth is not None:
            found[match[2]] = match[3] or ""
    return found
