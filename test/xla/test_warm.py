#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests warm.py: a program that it starts must do the same as Python.

test_warm.py
"""

import os
import signal
import subprocess
import time
import unittest

import warm

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("xla", "iree")]
PYTHON = warm.started(next(filter(os.path.exists, PYTHONS), None))


@unittest.skipUnless(PYTHON, "JAX is not installed (tools/setup iree or xla-gpu)")
class Warm(unittest.TestCase):
    def run_code(self, code, *arguments, given=None, **environment):
        return subprocess.run(
            [PYTHON, "-B", "-c", code, *arguments],
            input=given,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, **environment},
        )

    def test_what_it_prints_and_how_it_ends(self):
        for code, status, out, error in (
            ("import sys; print(sys.argv, input()); sys.exit(3)", 3, "['-c', 'a b'] given\n", ""),
            ("import sys; sys.exit('why')", 1, "", "why\n"),
            ("import atexit; atexit.register(print, 'later'); print('now')", 0, "now\nlater\n", ""),
            ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", -signal.SIGSEGV, "", ""),
        ):
            with self.subTest(code):
                done = self.run_code(code, "a b", given="given\n")
                self.assertEqual((done.returncode, done.stdout, done.stderr), (status, out, error))
        done = self.run_code("1 / 0")
        self.assertEqual((done.returncode, done.stderr.splitlines()[-1]), (1, "ZeroDivisionError: division by zero"))

    def test_each_has_its_environment(self):
        code = "import jax, os, sys; print(len(jax.devices()), sys.path[:2], sys.executable)"
        for count in 2, 3:
            flags = f"--xla_force_host_platform_device_count={count}"
            done = self.run_code(code, XLA_FLAGS=flags, PYTHONPATH="/somewhere")
            self.assertEqual((done.stdout, done.stderr), (f"{count} ['', '/somewhere'] {PYTHON}\n", ""))
        self.assertIn("JAX was imported without", self.run_code("1", JAX_PLATFORMS="gpu").stderr)

    def test_what_is_killed_ends(self):
        code = "import os, time; print(os.getpid(), flush=True); time.sleep(100)"
        with subprocess.Popen([PYTHON, "-c", code], stdout=subprocess.PIPE, text=True) as started:
            number = int(started.stdout.readline())
            started.kill()
        deadline = time.monotonic() + 20
        while os.path.exists(f"/proc/{number}"):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.01)


if __name__ == "__main__":
    unittest.main()
