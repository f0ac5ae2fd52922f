#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps of remat.jit in two processes with four virtual devices each, by jax.distributed.

    test_processes.py path/to/remat-opt

Runs with .venv/xla or .venv/iree (tools/setup xla-gpu or iree); skipped where neither is there.
"""

import importlib.util
import os
import socket
import subprocess
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("xla", "iree")]
PYTHON = sys.executable if importlib.util.find_spec("jax") else next(filter(os.path.exists, PYTHONS), None)
ENVIRONMENT = {
    **os.environ,
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_force_host_platform_device_count=4",
    "REMAT_OPT": os.path.abspath(sys.argv[1]),
    "PYTHONPATH": os.path.join(ROOT, "python"),
}


def free_port():
    with socket.socket() as found:
        found.bind(("localhost", 0))
        return str(found.getsockname()[1])


def both(case):
    """Returns what the two processes print of a case."""
    port, program = free_port(), os.path.join(HERE, "two_processes.py")
    started = [
        subprocess.Popen(
            [PYTHON, "-B", program, str(number), port, case],
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(2)
    ]
    try:
        ended = [process.communicate(timeout=200) for process in started]
    finally:
        for process in started:
            process.kill()
    for process, (_, errors) in zip(started, ended):
        if process.returncode:
            raise AssertionError(errors)
    return ["".join(line for line in output.splitlines(True) if "[Gloo]" not in line) for output, _ in ended]


@unittest.skipUnless(PYTHON, "JAX is not installed (tools/setup iree or xla-gpu)")
class Processes(unittest.TestCase):
    def test_the_first_plans_for_both(self):
        first, second = both("runs")
        self.assertEqual(first, second)
        self.assertRegex(first, r"^True\ntransform \(counted op by op\): .*(\n.*){2}\n[0-9a-f]{64} True\n$")

    def test_a_budget_that_is_not_met_is_refused_in_both(self):
        first, second = both("fails")
        self.assertEqual(first, second)
        self.assertIn("the budget of 1000 bytes is below the arguments'", first)

    def test_processes_with_different_steps(self):
        first, second = both("differs")
        self.assertEqual(first, "")
        self.assertEqual(
            second,
            "this process has another step to plan than process 0: trace the same steps in the same order in all processes\n",
        )

    def test_a_step_of_one_process(self):
        self.assertEqual(both("alone"), ["", "True\n"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
