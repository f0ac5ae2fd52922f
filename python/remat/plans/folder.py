# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and writes the files of plans in the folder that keeps plans. If a plan cannot be used, a sentence says why.

REMAT_CACHE_DIR=FOLDER          FOLDER/plans/KEY.remat, and FOLDER/xla/KEY.gz of what XLA compiled
JAX_COMPILATION_CACHE_DIR=...   the same in its folder `remat`, if REMAT_CACHE_DIR is not set
REMAT_CACHE_DIR=                nothing is kept
"""

import os
import sys

from ..files import text_of
from ..output import cannot_write, write_output
from ..tool import RematError
from .saved import Ignored, Saved, key, read, write

PRIVATE = 0o600  # Only the owner can read the file of a plan, because plans contain names of the user's source.


def folder(part):
    """Returns the folder of one kind of kept files, or None if nothing is kept."""
    named = os.environ.get("REMAT_CACHE_DIR")
    if named is None:
        beside = jax_folder()
        named = beside and os.path.join(beside, "remat")
    return os.path.join(os.path.abspath(named), part) if named else None


def jax_folder():
    """Returns the folder of JAX's own compilation cache; None if JAX has none, or if it is no folder on this
    machine."""
    jax = sys.modules.get("jax")
    found = jax.config.jax_compilation_cache_dir if jax else os.environ.get("JAX_COMPILATION_CACHE_DIR")
    return None if not found or "://" in str(found) else str(found)


def path_of(asked):
    """Returns the path under which a requested plan is kept; None if nothing is kept."""
    kept = folder("plans")
    return kept and os.path.join(kept, f"{key(asked)}.remat")


def load(path) -> Saved:
    """Reads a plan from a file. Raises Ignored if the file is no plan, and RematError if it cannot be read."""
    if not isinstance(path, (str, os.PathLike)):
        raise RematError(f"plan={path!r}: expected the path of a file")
    try:
        return read(text_of(path))
    except OSError as error:
        raise RematError(f"cannot read the plan: {path}: {error.strerror}") from error
    except UnicodeError as error:
        raise Ignored("it is not a plan of remat, or it is damaged") from error


def save(path, saved: Saved):
    """Writes the plan to a file that only the file's owner can read. Raises RematError if the file cannot be
    written."""
    write_output(path, write(saved), PRIVATE)


def keep(path, content):
    """Writes text or bytes to a file, and makes the file's folder if it is missing. Raises RematError if the file
    cannot be written."""
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    except OSError as error:
        raise cannot_write(path, error.strerror) from error
    write_output(path, content, PRIVATE)


def named(path, warn):
    """Returns a function that reads the plan in a file and checks it against the requested step."""

    def find(asked):
        try:
            return load(path)
        except Ignored as why:
            warn(f"{why}: the step is planned again")
            return None

    return find


def kept(asked, warn):
    """Returns the kept plan for a request; None if there is none."""
    path = path_of(asked)
    find = named(path, lambda sentence: warn(f"{path}: {sentence}"))
    return find(asked) if path and os.path.exists(path) else None


def budget_of_plan(path):
    """Returns the budget of the plan in a file, as the user wrote it. Raises RematError if the file is no plan."""
    try:
        return load(path).asked.budget
    except Ignored as why:
        raise RematError(f"{path}: {why}; it has no budget: give a budget, or save the plan again") from why
