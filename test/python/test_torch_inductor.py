#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remat.torch.backend with inductor: gradients beside eager PyTorch's, and what PyTorch's allocator hands out beside what the
backend said and beside the budget.

    test_torch_inductor.py path/to/build/bin

Runs under .venv/torch (tools/setup torch) where that is there; skipped where this Python has no torch. What compiles C++ is
run with REMAT_FULL=1 alone.
"""

import copy
import os
import shutil
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))
if shutil.which("g++"):
    os.environ.setdefault("CXX", "g++")
COMPILES = unittest.skipUnless(os.environ.get("REMAT_FULL"), "compiles C++: only with REMAT_FULL=1")

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_TORCH:
    import torch
    import torch_ops
    from remat.asked import parse_budget
    from remat.torch.fit import Tools, fit
    from remat.torch.inductor import FUSED
    from torch.nn import functional as F
    from torch_allocated import allocated
    from torch_steps import Convolutions, Transformer, backend, compiled, images, tokens, trained


class Taken:
    """In place of generated.Pair: what inductor would take of a plan is a share of the plan's bytes."""

    def __init__(self, share, fitted):
        self.share, self.fitted = share, fitted

    @classmethod
    def of(cls, share, planner):
        """In place of what asks inductor. The last plan is the one that it is asked for."""
        within, last = planner.within, []

        def remembered(counted):
            last.append(within(counted))
            return last[-1]

        planner.within = remembered
        return lambda partition, way: cls(share, last[-1])

    def taken(self, tangents, rounded, workspaces):
        return round(self.share * (self.fitted.peak - self.fitted.resident - self.fitted.held))


def taken(step, model, inputs):
    """What the allocator hands out in a step that was compiled before."""
    model.zero_grad()
    return allocated(lambda: step(*inputs).backward())


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Inductor(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def test_the_allocator_counts_what_is_planned_op_by_op(self):
        """The count itself, where the bytes are known."""
        for model, inputs, budget in (
            (Convolutions(), images(), "50%"),
            (Convolutions(), images(), "min"),  # Its peak is where dropout draws again.
            (Transformer(), tokens(), "60%"),
        ):
            with self.subTest(type(model).__name__, budget=budget):
                made = backend(budget)
                step = compiled(model, made, fullgraph=True)
                trained(step, model, inputs)
                (fitted,) = made.plans
                found = taken(step, model, inputs)
                self.assertEqual(found.peak, fitted.tensors - fitted.resident)
                self.assertEqual(found.with_workspace, fitted.peak - fitted.resident)

    def check(self, model, inputs, budget):
        """Gradients beside eager PyTorch's; what is taken is what the backend said, to the byte, within the budget, and at most
        12 % above what the plan has op by op."""
        eager, ours, made = copy.deepcopy(model), copy.deepcopy(model), backend(budget, inner="inductor")
        step = compiled(ours, made, fullgraph=True)
        with torch._inductor.config.patch(fallback_random=True):
            found = trained(step, ours, inputs)
        for a, b in zip(found, trained(eager, eager, inputs), strict=True):
            torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-6)
        (fitted,) = made.plans
        self.assertGreater(fitted.slower, 0)
        self.assertEqual(taken(step, ours, inputs).with_workspace, fitted.taken - fitted.resident)
        self.assertLessEqual(fitted.taken - fitted.resident, 1.12 * (fitted.peak - fitted.resident))
        if budget != "min":
            self.assertLessEqual(fitted.taken, float(budget[:-1]) / 100 * fitted.taken_before)
        self.assertEqual(made.reports[0].after.total, fitted.taken)
        return fitted

    def test_a_plan_that_inductor_makes_larger_is_planned_again(self):
        """Nothing is compiled: inductor is said to take a tenth more than each plan, and a tenth less."""
        model, inputs = Transformer(), tokens()
        planner = remat.torch.plan(model, *inputs, effort=0.05).planner
        for share in (1.1, 0.9):
            with self.subTest(share):
                tools = Tools(planner, Taken.of(share, planner))
                fitted = fit(
                    tools, Taken(share, planner.as_it_is), planner.as_it_is._replace(way=FUSED), parse_budget("70%")
                )
                self.assertLessEqual(fitted.taken, 0.7 * fitted.taken_before)
                self.assertGreater(fitted.taken, 0.62 * fitted.taken_before)
                self.assertAlmostEqual((fitted.taken - planner.besides) / (fitted.peak - planner.besides), share, 2)

    def test_what_no_plan_keeps_is_refused_with_the_least(self):
        planner = remat.torch.plan(Transformer(), *tokens(), effort=0.05).planner
        with self.assertRaisesRegex(
            remat.RematError, r"budget '30kB': no plan was found that inductor compiles .* the least is"
        ):
            as_it_is = planner.as_it_is._replace(way=FUSED)
            fit(Tools(planner, Taken.of(1, planner)), Taken(1, as_it_is), as_it_is, parse_budget("30kB"))

    @COMPILES
    def test_a_hundred_percent_is_what_pytorch_takes_by_itself(self):
        """PyTorch keeps what SiLU reads, and computes what SiLU makes again. Convolutions have their channels last."""

        class Gates(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = torch.nn.ModuleList(torch.nn.Linear(16, 16) for _ in range(4))

            def forward(self, x):
                for layer in self.layers:
                    x = x + F.silu(layer(x)) * x
                return x.square().mean()

        for model, inputs in ((Gates(), (torch.randn(256, 16),)), (Convolutions(0.0), images())):
            with self.subTest(type(model).__name__):
                made = backend("100%", inner="inductor")
                bytes_taken = []
                for each in (made, "inductor"):
                    step = compiled(model, each, fullgraph=True)
                    trained(step, model, inputs)
                    bytes_taken.append(taken(step, model, inputs).with_workspace)
                report = made.reports[0]
                self.assertEqual(bytes_taken, [report.before.total - report.before.arguments] * 2)
                self.assertEqual((report.after, report.more_time), (report.before, 0))
                self.assertIn("recomputed", {each.fate for each in report.tensors})

    @COMPILES
    def test_an_op_that_is_not_known_to_be_repeatable_runs_once(self):
        """PyTorch's own partition may run it again, and is then not compiled, whatever the budget is."""

        def loss(x, weight):
            for _ in range(3):
                x = torch.ops.remat_tests.counted(torch.tanh(x @ weight))
            return x.square().mean()

        x, weight = torch.randn(8, 8), torch.randn(8, 8, requires_grad=True)
        calls = []
        for each in (backend("100%", inner="inductor"), "inductor"):
            step, weight.grad = compiled(loss, each, fullgraph=True), None
            with torch._functorch.config.patch(aggressive_recomputation=True):
                step(x, weight).backward()
            weight.grad = None
            torch_ops.CALLS.clear()
            step(x, weight).backward()
            calls.append(len(torch_ops.CALLS))
        self.assertEqual(calls[0], 3)
        self.assertGreater(calls[1], 3)

    @COMPILES
    def test_convolutions_batch_norms_and_dropout(self):
        self.check(Convolutions(), images(), "70%")

    @COMPILES
    def test_transformer_with_dropout(self):
        """One layer twice: what runs again for both reads the same weights."""
        self.check(Transformer(), tokens(), "60%")

    @COMPILES
    def test_convolutions_that_inductor_takes_more_for_than_is_planned(self):
        """The first plan for these bytes takes too much, so that the one that is compiled has fewer bytes."""
        self.check(Convolutions(), images(), "65%")

    @COMPILES
    def test_the_least_that_convolutions_take(self):
        self.check(Convolutions(), images(), "min")

    @COMPILES
    def test_the_least_that_a_transformer_takes(self):
        self.check(Transformer(), tokens(), "min")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
