#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps of remat.jit in two processes with four virtual devices each, through jax.distributed.

    test_processes.py path/to/remat-opt

The test runs under .venv/xla or .venv/iree (tools/setup xla-gpu or iree). It is skipped if neither exists.
"""

import importlib.util
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("xla", "iree")]
sys.path.insert(0, os.path.join(ROOT, "python"))

import warm  # noqa: E402

WITH_PLUGIN = warm.with_plugin()
PYTHON = WITH_PLUGIN or warm.started(
    sys.executable if importlib.util.find_spec("jax") else next(filter(os.path.exists, PYTHONS), None)
)
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


PLANNED = """
import jax, remat, sharded, sys
step = jax.jit(sharded.step).trace(*sharded.data_parallel(sharded.mesh(d=8))).lower(lowering_platforms=("cuda",))
done = remat.compile(step, budget="90%", target="h100", rounds=1)
done.save(sys.argv[1])
print(done.memory.total)
"""


def both(case, *given):
    """Returns what the two processes say for a case."""
    port, program = free_port(), os.path.join(HERE, "two_processes.py")
    with tempfile.TemporaryDirectory() as folder:
        said = [os.path.join(folder, str(number)) for number in range(2)]
        started = [
            subprocess.Popen(
                [PYTHON, "-B", program, str(number), port, said[number], case, *given],
                env=ENVIRONMENT,
                stdout=subprocess.DEVNULL,
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
        return [pathlib.Path(name).read_text(encoding="utf-8") for name in said]


@unittest.skipUnless(PYTHON, "JAX is not installed (tools/setup iree or xla-gpu)")
class Processes(unittest.TestCase):
    def test_the_first_plans_for_both(self):
        first, second = both("runs")
        self.assertEqual(first, second)
        self.assertRegex(first, r"^True\ntransform \(counted op by op\): .*(\n.*){2}\n[0-9a-f]{64} True\n$")

    def test_a_budget_that_is_not_met_is_refused_in_both(self):
        first, second = both("fails")
        self.assertEqual(first, second)
        self.assertIn("the budget of 1000 bytes (budget=1kB) is below the arguments'", first)

    def test_processes_with_different_steps(self):
        first, second = both("differs")
        self.assertEqual(first, "")
        self.assertEqual(
            second,
            "this process plans another step than process 0: trace the same steps in the same order in all processes\n",
        )

    def test_processes_with_different_budgets(self):
        said = "this process has a budget of 70%, and process 0 has 60%: give the same budget in all processes\n"
        self.assertEqual(both("budgets"), ["", said])

    def test_a_process_that_takes_more_than_the_budget(self):
        """Both processes make the second plan, which leaves free what the second process needs."""
        first, second = (said.splitlines() for said in both("again"))
        reserve = re.fullmatch("the plan leaves free ([0-9]+)", first[1])[1]
        taken = (int(reserve) + 7) / 1e6  # The first plan says 7 bytes.
        self.assertGreater(taken, 5)
        self.assertEqual(first[0], "the plan leaves free None")
        self.assertEqual(first[2:], second)
        self.assertEqual((second[0], len(second)), ("True", 3))
        self.assertRegex(second[1], "^[0-9a-f]{64} True$")
        said = f"XLA takes {taken:.6f} MB for the step now, and took 0.000007 MB when the step was planned: "
        self.assertEqual(second[2], f"{said}this is above the budget of 1.000000 MB, so the step is fitted again")

    def test_processes_without_a_smaller_plan(self):
        first, second = (said.splitlines() for said in both("no_smaller"))
        self.assertEqual(first[2:], second)
        self.assertRegex(second[1], "^[0-9a-f]{64} False$")
        self.assertRegex(second[3], r"^no smaller plan was found: .*the budget of 1000 bytes \(budget=1kB\) is below")

    def test_a_process_that_cannot_compile_the_plan(self):
        said = "process 1 could not compile the planned step: MemoryError: no memory for 7 bytes\n\n"
        self.assertEqual(both("breaks"), [f"the plan leaves free None\n{said}", said])

    def test_a_process_that_refuses_the_plan(self):
        said = "plans another step than process 0: trace the same steps in the same order in all processes\n\n"
        self.assertEqual(both("refuses"), [f"the plan leaves free None\nprocess 1 {said}", f"this process {said}"])

    @unittest.skipUnless(WITH_PLUGIN, "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")
    def test_a_plan_from_a_file_is_used_by_both(self):
        with tempfile.TemporaryDirectory() as folder:
            plan = os.path.join(folder, "step.remat")
            environment = {
                **ENVIRONMENT,
                "PYTHONPATH": os.pathsep.join((ENVIRONMENT["PYTHONPATH"], HERE)),
                "XLA_FLAGS": "--xla_force_host_platform_device_count=8",
            }
            made = subprocess.run(
                [WITH_PLUGIN, "-B", "-c", PLANNED, plan], env=environment, capture_output=True, text=True, check=False
            )
            self.assertEqual(made.returncode, 0, made.stderr)
            first, second = both("kept", plan)
        self.assertEqual(first, second)
        self.assertRegex(first, "^the step was compiled for 'h100', and this machine has no GPU to run it")
        self.assertEqual(first.splitlines()[1], f"{made.stdout.strip()} ()")

    def test_a_step_of_one_process(self):
        self.assertEqual(both("alone"), ["", "True\n"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
