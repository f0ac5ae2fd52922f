#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the types of remat. In a program that uses remat, mypy must find an error in each wrong line, and no other
error.

test_types.py path/to/remat-opt
"""

import inspect
import os
import re
import subprocess
import sys
import typing
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
MYPY = os.path.join(ROOT, ".venv", "lint", "bin", "mypy")
sys.path.insert(0, os.path.join(ROOT, "python"))

os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])

from remat import typed  # noqa: E402
from remat.options import remat_options  # noqa: E402
from remat.xla.options import OF_JIT  # noqa: E402

OPTIONS = (
    "--strict",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--cache-dir=/dev/null",
    "--python-version=3.10",
)
SAID = re.compile(r"(\w+)\.py:(\d+): (error|note): (.*)")
COMMENTED = re.compile(r".*\S  # (.*)")


def said_of(*names):
    """Returns mypy's (name, line, kind, text) for programs in the folder `typed`."""
    done = subprocess.run(
        [MYPY, *OPTIONS, *(f"{name}.py" for name in names)],
        capture_output=True,
        text=True,
        cwd=os.path.join(HERE, "typed"),
        env={**os.environ, "MYPYPATH": os.path.join(ROOT, "python")},
    )
    return [(name, int(line), kind, text) for name, line, kind, text in SAID.findall(done.stdout)]


def comments_of(name):
    """Returns {line: its comment} of the program's lines that have one."""
    with open(os.path.join(HERE, "typed", f"{name}.py"), encoding="utf-8") as file:
        found = enumerate(map(COMMENTED.fullmatch, file.read().splitlines()), 1)
    return {line: match[1] for line, match in found if match}


@unittest.skipUnless(os.path.exists(MYPY), "mypy is not installed: tools/setup lint")
class Programs(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.said = said_of("right", "wrong")

    def test_right(self):
        revealed = {
            line: re.sub(r"\bremat(?:\.\w+)*\.", "", text.removeprefix("Revealed type is ").strip('"'))
            for name, line, _, text in self.said
            if name == "right"
        }
        self.assertEqual(revealed, comments_of("right"))

    def test_wrong(self):
        errors = {line: text for name, line, kind, text in self.said if name == "wrong" and kind == "error"}
        kinds = {line: re.sub(r".*\[([a-z-]+)\]$", r"\1", text) for line, text in errors.items()}
        self.assertEqual(kinds, comments_of("wrong"))


class Options(unittest.TestCase):
    """Tests that the options in the types are the options that exist."""

    def test_of_remat_opt(self):
        known = {*remat_options()} - {"budget", "activation_budget"}  # These two options are parameters of their own.
        self.assertEqual({*typing.get_type_hints(typed.Pipeline)}, known)

    def test_of_a_target(self):
        self.assertEqual({*OF_JIT} - {*typing.get_type_hints(typed.Options)}, set())

    def test_of_jax(self):
        try:
            import jax
        except ImportError:
            self.skipTest("JAX is not installed")
        self.assertEqual({*typing.get_type_hints(typed.Jit)} - {*inspect.signature(jax.jit).parameters}, set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
