# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the Python package, and a Python with hypothesis for tests of properties."""

import importlib.util
import os
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))


def with_hypothesis():
    """If this Python has no hypothesis, starts the program again with the Python that `tools/setup properties` installs. Returns
    whether hypothesis can be imported.
    """
    made = os.path.join(ROOT, ".venv", "properties", "bin", "python")
    if not importlib.util.find_spec("hypothesis") and os.path.exists(made) and sys.executable != made:
        os.execv(made, [made, "-B", *sys.argv])
    return importlib.util.find_spec("hypothesis") is not None
