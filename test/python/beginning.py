# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts the tests of the Python package: finds a Python with the packages that they need, and the package of this
repository."""

import importlib.util
import os
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")


def missing(*needed):
    return [name for name in needed if importlib.util.find_spec(name) is None]


def run_under(venv, *needed):
    """Starts the program again under .venv/venv if this environment exists and this Python lacks a package in `needed`."""
    folder = os.path.join(ROOT, ".venv", venv)
    if missing(*needed) and os.path.exists(folder) and not os.path.samefile(folder, sys.prefix):
        python = os.path.join(folder, "bin", "python")
        os.execv(python, [python, "-B", *sys.argv])


def use_package(remat_opt):
    """Makes the package of this repository importable and returns the path of the program. No plan is kept for later
    tests.
    """
    os.environ.setdefault("REMAT_CACHE_DIR", "")
    os.environ["REMAT_OPT"] = os.path.abspath(remat_opt)
    sys.path.insert(0, os.path.join(ROOT, "python"))
    return os.environ["REMAT_OPT"]
