#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests plans that remat.torch.backend keeps in a folder. A later process must use the same plan, without planning or
asking inductor again.

    test_torch_kept.py path/to/build/bin

Inductor compiles C++, and is asked with REMAT_FULL=1. The test runs under .venv/torch (tools/setup torch) if that
exists. It is skipped if this Python has no torch."""

import os
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

if HAS_TORCH:
    import torch
    from remat.torch import kept, solve
    from torch_steps import Transformer, backend, begin, compiled, tokens, trained

# This program prints whether it planned, the report, and a hash of all gradients.
STEP = """
import hashlib, os, sys, warnings
sys.path[:0] = sys.argv[1:3]
warnings.simplefilter("ignore")
import torch
from remat.torch import inductor_plans
from torch_steps import Transformer, backend, compiled, tokens, trained
made = []
fit = inductor_plans.fit
inductor_plans.fit = lambda *given: made.append(given) or fit(*given)
torch.manual_seed(0)
model, inputs = Transformer(), tokens()
ours = backend("60%", inner="inductor")
numbers = trained(compiled(model, ours, fullgraph=True), model, inputs)
print(len(made), hashlib.sha256(b"".join(each.detach().numpy().tobytes() for each in numbers)).hexdigest())
print(ours.reports[0])
"""


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Kept(unittest.TestCase):
    def setUp(self):
        begin(self)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        patch = mock.patch.dict(os.environ, REMAT_CACHE_DIR=self.folder)
        patch.start()
        self.addCleanup(patch.stop)

    def fitted(self, budget, asks):
        """Returns the plan of a step, and checks how many plans were asked of remat-solve."""
        torch.manual_seed(0)
        model, inputs, made = Transformer(), tokens(), backend(budget)
        with mock.patch.object(solve, "ask", side_effect=solve.ask) as seen:
            trained(compiled(model, made, fullgraph=True), model, inputs)
        plans = [each for each in seen.call_args_list if any("--plan-out" in str(option) for option in each.args)]
        self.assertEqual(len(plans), asks)
        return made.plans[0]

    def test_a_plan_is_taken_from_the_folder(self):
        first = self.fitted("60%", asks=1)
        again = self.fitted("60%", asks=0)
        self.assertEqual((first.steps, first.peak, first.bound), (again.steps, again.peak, again.bound))
        self.assertLess(self.fitted("55%", asks=1).peak, first.peak)

    def test_what_is_damaged_is_made_anew(self):
        first = self.fitted("60%", asks=1)
        (name,) = os.listdir(kept.folder())
        for content in (b"", b"no plan", b"\x1f\x8b\x08"):
            with open(os.path.join(kept.folder(), name), "wb") as file:
                file.write(content)
            self.assertEqual(self.fitted("60%", asks=1).steps, first.steps)
        self.fitted("60%", asks=0)

    def test_nothing_is_kept_if_the_folder_is_empty_text(self):
        with mock.patch.dict(os.environ, REMAT_CACHE_DIR=""):
            self.fitted("60%", asks=1)
            self.fitted("60%", asks=1)
        self.assertEqual(os.listdir(self.folder), [])

    def test_the_text_of_a_graph_tells_shapes_and_numbers_apart(self):
        def traced(size, factor):
            return torch.fx.experimental.proxy_tensor.make_fx(lambda x: x * factor)(torch.ones(size))

        texts = {kept.text_of(traced(size, factor)) for size, factor in ((2, 3.0), (4, 3.0), (2, 5.0), (2, 3.0))}
        self.assertEqual(len(texts), 3)

    @unittest.skipUnless(os.environ.get("REMAT_FULL"), "inductor compiles C++ (REMAT_FULL=1)")
    def test_a_second_process_does_not_plan(self):
        found = [self.process() for _ in range(2)]
        self.assertEqual([each.partition(" ")[0] for each in found], ["1", "0"])
        self.assertEqual(*(each.partition(" ")[2] for each in found))

    def process(self):
        here = os.path.dirname(os.path.abspath(__file__))
        command = [sys.executable, "-B", "-c", STEP, os.path.join(here, "..", "..", "python"), here]
        inductor = {"TORCHINDUCTOR_CACHE_DIR": os.path.join(self.folder, "inductor")}
        return subprocess.run(command, env=os.environ | inductor, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
