#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pastes the text of policies into programs without remat, for blocks of flax, of equinox and of JAX. Such a program must
be the same program for XLA, and compute the values of the step without jax.checkpoint.

    test_pasted.py path/to/remat-opt

The test runs under .venv/states (tools/setup states), or under another Python that has these libraries.
"""

import importlib.util
import json
import os
import subprocess
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("states", "libraries")]
PYTHON = next(filter(os.path.exists, PYTHONS), None)
MISSING = [name for name in ("equinox", "flax", "jax") if importlib.util.find_spec(name) is None]
if (
    __name__ == "__main__"
    and PYTHON
    and MISSING
    and not os.path.samefile(os.path.dirname(PYTHON), os.path.dirname(sys.executable))
):
    os.execv(PYTHON, [PYTHON, "-B", *sys.argv])
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(ROOT, "python"))

import remat  # noqa: E402
from folder import Folder  # noqa: E402
from remat.words.task import Task  # noqa: E402
from remat.words.text import as_policy, imports_of, in_text  # noqa: E402

if not MISSING:
    from pasted_blocks import program, step_of

RUN = """
import importlib.util, json
assert importlib.util.find_spec("remat") is None
step, arguments = step_of({kind!r}, policy, named)
print(json.dumps([program(step, arguments), difference(step, step_of({kind!r}, None, None)[0], arguments)]))
"""


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)} (tools/setup states)")
class Pasted(Folder):
    def pasted(self, kind, text):
        """Runs the steps with a policy's text. Returns (the program, its largest difference)."""
        with open(os.path.join(HERE, "pasted_blocks.py"), encoding="utf-8") as file:
            path = self.write("pasted.py", file.read() + text + RUN.format(kind=kind))
        done = subprocess.run([sys.executable, "-I", "-B", path], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def check(self, kind, part):
        """Keeps the values whose names have a part."""
        arguments = step_of(kind, None, None)[1]
        task = Task("remat.policy", lambda policy: step_of(kind, policy, remat.named)[0], arguments, {}, "h100")
        word = frozenset(name for name in task.allowed(None) if part in name)
        self.assertTrue(word, task.allowed(None))
        text = f"\n{imports_of((word,))}{in_text((word,), False)}\n"
        found, most = self.pasted(kind, text)
        expected, nothing = (
            program(step_of(kind, as_policy(kept), remat.named)[0], arguments) for kept in (word, frozenset())
        )
        self.assertEqual(found, expected)
        self.assertNotEqual(found, nothing)
        self.assertLess(most, 1e-6)

    def test_linen(self):
        self.check("linen", "up/dot_general")

    def test_nnx(self):
        self.check("nnx", "dot_general")

    def test_equinox(self):
        self.check("equinox", "dot_general")

    def test_functions_with_their_own_gradient(self):
        self.check("custom_vjp", "custom_vjp_call")

    def test_checkpoints_inside(self):
        self.check("nested", "cos")

    def test_bodies_of_scans(self):
        self.check("scan", "dot_general.1")  # The first product is in the inner scan.


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
