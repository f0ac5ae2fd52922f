#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans training steps of other libraries (models.py), and runs them with IREE within the budget.

    REMAT_FULL=1 test_libraries.py path/to/remat-opt [NAME ...]

NAME is a part of the names of the cases to run. All run by default. The test runs under .venv/libraries (tools/setup
libraries). At the end it prints the table of docs/contributing/Testing.md.
"""

import importlib.util
import os
import re
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
VENV = os.path.join(ROOT, ".venv", "libraries")
NEEDED = ("equinox", "flax", "iree", "jax", "keras", "optax", "transformers")
WANTED = bool(os.environ.get("REMAT_FULL"))


def missing():
    return [name for name in NEEDED if importlib.util.find_spec(name) is None]


if __name__ == "__main__" and WANTED and missing() and os.path.exists(VENV) and not os.path.samefile(VENV, sys.prefix):
    python = os.path.join(VENV, "bin", "python")
    os.execv(python, [python, "-B", *sys.argv])

os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])
sys.path[:0] = [HERE, os.path.join(ROOT, "python")]

import measure  # noqa: E402
import remat  # noqa: E402

import models  # noqa: E402

TABLE = [
    "| step | ops | original step, MB | planned within | budget MB | DEVICE_LOCAL MB | apart from JAX | IREE without remat, from JAX | from IREE without remat |",
    "|---|---|---|---|---|---|---|---|---|",
]


def mb(size):
    return f"{size / 1e6:.2f}"


@unittest.skipUnless(WANTED, "models of other libraries take minutes each: set REMAT_FULL=1")
@unittest.skipIf(WANTED and missing(), f"not installed: {', '.join(missing())} (tools/setup libraries)")
class Libraries(unittest.TestCase):
    @classmethod
    def tearDownClass(cls):
        print("\n".join(TABLE))

    def planned(self, text, **options):
        """Prints the shares of the step's own peak for which there are plans. A refusal must name the smallest budget."""
        held = []
        for percent in (80, 60, 40):
            try:
                report = remat.transform_stablehlo(text, f"{percent}%", **options).report
            except remat.RematError as error:
                found = re.search(r"no plan within (\d+) bytes; the smallest budget that it meets is (\d+)", str(error))
                self.assertTrue(found, str(error))
                self.assertGreater(int(found[2]), int(found[1]))
                continue
            self.assertLessEqual(report.after.total, percent / 100 * report.before.total)
            held.append(f"{percent} %")
        self.assertTrue(held)
        return held

    def check(self, name, case):
        step = case.make()
        text = measure.lowered(step).as_text()
        row = [name, str(len(re.findall(r"(?m)^ +%.* = ", text)))]
        held = self.planned(text, **case.options)
        try:
            plain = measure.compiled_as_it_is(text)
        except measure.NotCompiled as error:
            TABLE.append(
                f"| {' | '.join([*row, '', ', '.join(held)])} | not compiled by IREE without remat: {error} | | | | |"
            )
            self.skipTest(f"{name}: planned; IREE does not compile the original step: {error}")
        before = measure.device_local(plain, step)
        budget = int(case.share * before)
        found, module = measure.fitted(step, budget, **case.options)
        size = measure.device_local(module, step)
        expected = measure.by_jax(step)
        # IREE overwrites donated arguments that are read later (docs/reference/Iree.md), so these cases donate nothing.
        whole = measure.outputs_of(measure.compiled_as_it_is(measure.lowered(step, donate=False).as_text()), step)
        errors = [measure.difference(*pair) for pair in ((found, expected), (whole, expected), (found, whole))]
        TABLE.append(
            f"| {' | '.join([*row, mb(before), ', '.join(held), mb(budget), mb(size), *map('{:.1e}'.format, errors)])} |"
        )
        self.assertLessEqual(size, budget)
        if case.corners:
            # The results of the rewritten step must be this near to those of IREE's original step. A wrong array would
            # differ more.
            self.assertLessEqual(errors[2], errors[1] / 100)
        else:
            self.check_errors(name.endswith("bf16"), *errors)

    def check_errors(self, is_bf16, from_jax, plain_from_jax, from_plain):
        """Distances are shares of the largest element of an array. IREE's sums of the original step are in another
        order than XLA's. If the rewritten step is farther from JAX than 1e-6, it is compared with the original step by
        IREE, which is as far from JAX.
        """
        if is_bf16:
            # The numbers of bf16 have eight bits. IREE and XLA round to bf16 at different places. IREE rounds at other
            # places if it fuses other ops.
            self.assertLessEqual(from_jax, max(2.0**-7, 1.5 * plain_from_jax))
        elif from_jax > 1e-6:
            self.assertLessEqual(from_plain, 1e-6)
            self.assertLessEqual(from_jax, plain_from_jax + 1e-6)


@unittest.skipIf(importlib.util.find_spec("numpy") is None, "NumPy is not installed")
class Differences(unittest.TestCase):
    def test_of_the_largest_element(self):
        import numpy

        arrays = [
            numpy.array(values, "float32")
            for values in ([1, 2], [1, 2.5], [0, 1e-10], [0, -1e-10], [0, 1e-7], [0, 2e-7])
        ]
        for i, j, expected in (
            (0, 0, 0),
            (1, 0, 0.25),
            (0, 1, 0.2),
            (2, 3, 0),
            (2, 4, 1 - 1e-3),
            (4, 2, 1e3 - 1),
            (5, 4, 1),
        ):
            self.assertAlmostEqual(measure.difference([arrays[i]], [arrays[j]]), expected, places=3)
        self.assertEqual(measure.difference([numpy.array([numpy.nan], "float32")], [arrays[0][:1]]), float("inf"))


def test_of(name, case):
    return lambda self: self.check(name, case)


for name, case in models.CASES.items():
    if not sys.argv[2:] or any(part in name for part in sys.argv[2:]):
        setattr(Libraries, f"test_{re.sub(r'[^0-9A-Za-z]+', '_', name)}", test_of(name, case))

if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
