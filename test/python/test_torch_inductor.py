#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests remat.torch.backend with inductor. Compares gradients with those of eager PyTorch. Compares the bytes that
PyTorch's allocator gives out with the backend's figure and with the budget.

    test_torch_inductor.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch. Tests
that compile C++ run only with REMAT_FULL=1.
"""

import copy
import os
import shutil
import sys
import tempfile
import unittest
from unittest import mock

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
    from remat.torch import inductor, inductor_plans
    from remat.torch.fit import fit
    from remat.torch.fused_prices import fused_prices
    from remat.torch.generated import Ended, Pair, Silent
    from remat.torch.inductor import FUSED
    from remat.torch.inductor_plans import FromKept
    from remat.torch.partition import written as write
    from torch._dynamo.utils import counters
    from torch._functorch import aot_autograd
    from torch._inductor.compile_fx import compile_fx
    from torch.nn import functional as F
    from torch_allocated import allocated
    from torch_steps import Convolutions, Transformer, backend, compiled, images, tokens, trained

LIMITED = unittest.skipUnless(
    HAS_TORCH and inductor.known({inductor.LIMIT: 0.0}), "this PyTorch cannot leave out fusions that increase the peak"
)


def taking(share, more=0):
    """Returns a function in the place of InductorPlanner.measure. Inductor takes a fixed share of a plan's bytes, and some
    bytes more."""

    def measure(fitted, way):
        besides = fitted.resident + fitted.held
        return fitted._replace(taken=round(share * (fitted.peak - besides)) + more + besides, way=way)

    return mock.Mock(side_effect=measure)


def uncompiled(*given, inner_compile=None, **options):
    """Stands in for compile_fx. Inductor generates code for both parts of a step, does not compile it, and raises Ended."""
    with torch._functorch.config.patch(force_non_lazy_backward_lowering=True):
        return compile_fx(*given, inner_compile=inner_compile or Pair(), **options)


def taken(step, model, inputs):
    """Returns the bytes that the allocator gives out in a step that was compiled before."""
    model.zero_grad()
    return allocated(lambda: step(*inputs).backward())


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Inductor(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def test_the_allocator_counts_what_is_planned_op_by_op(self):
        """Tests the count of the allocator's bytes on steps whose bytes are known."""
        for model, inputs, budget in (
            (Convolutions(), images(), "50%"),
            (Convolutions(), images(), "min"),  # The peak is at the place where dropout draws again.
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
        """Compares gradients with those of eager PyTorch. The allocated bytes must equal the backend's figure, be
        within the budget, and be at most 12 % above the plan's bytes op by op.
        """
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
        """Nothing is compiled. Inductor is replaced by a function that takes a tenth more than some plans, and a tenth
        less than others.
        """
        model, inputs = Transformer(), tokens()
        planner = remat.torch.plan(model, *inputs, effort=0.05).planner
        for share in (1.1, 0.9):
            with self.subTest(share):
                measure = taking(share)
                fitted = fit(planner, measure, measure(planner.as_it_is, FUSED), parse_budget("70%"))
                self.assertLessEqual(fitted.taken, 0.7 * fitted.taken_before)
                self.assertGreater(fitted.taken, 0.62 * fitted.taken_before)
                self.assertAlmostEqual((fitted.taken - planner.besides) / (fitted.peak - planner.besides), share, 2)

    def test_two_plans_are_enough_if_inductor_takes_as_many_bytes_beside_each(self):
        """The plan counts copies of a convolution's arguments, but inductor needs no such copies."""
        planner = remat.torch.plan(Transformer(), *tokens(), effort=0.05).planner
        for more in (-20000, 3000):
            with self.subTest(more):
                measure = taking(1, more)
                fitted = fit(planner, measure, measure(planner.as_it_is, FUSED), parse_budget("70%"))
                self.assertLessEqual(fitted.taken, 0.7 * fitted.taken_before)
                self.assertLessEqual(measure.call_count, 3)  # The first call is for the original step.

    def test_bytes_that_the_step_also_holds_count(self):
        planner = remat.torch.plan(Transformer(), *tokens(), effort=0.05).planner
        measure, more = taking(1), 30000
        own = measure(planner.as_it_is, FUSED)
        fitted = fit(planner, measure, own, parse_budget(own.taken), more)
        self.assertLessEqual(fitted.taken + more, own.taken)
        self.assertGreater(fitted.taken + more, 0.9 * own.taken)

    def test_a_faster_partition_of_pytorch_is_taken(self):
        """Both partitions seem to be within the budget, but inductor takes more bytes for the first one."""
        planner = remat.torch.plan(Transformer(), *tokens(), effort=0.05).planner
        measure, budget = taking(1), parse_budget("70%")
        own = measure(planner.as_it_is, FUSED)
        goal = 0.7 * own.taken - planner.besides
        large, small = (planner.within(round(share * goal)) for share in (0.95, 0.7))
        large, small = large._replace(seconds=own.seconds / 2), small._replace(seconds=own.seconds / 1.5)

        def more_for_large(fitted, way):
            made = taking(1)(fitted, way)
            return made._replace(taken=made.taken + round(0.3 * goal)) if fitted is large else made

        tried = mock.Mock(side_effect=more_for_large)
        found = fit(planner, tried, own, budget, partitions=lambda: {0.9: large, 0.5: small})
        self.assertEqual((found.steps, found.seconds), (small.steps, small.seconds))
        self.assertIn(large, [each.args[0] for each in tried.call_args_list])

    def test_tensors_between_fused_ops_move_no_bytes(self):
        """The products are not fused. The chain reads one product, adds a bias, and writes the input of the other
        product."""

        def model(x, a, bias, b):
            return ((x @ a).tanh() + bias).exp() @ b

        class Chain(torch.nn.Module):
            def __init__(self):
                super().__init__()
                sizes = ((32, 32), (32,), (32, 32))
                self.weights = torch.nn.ParameterList(torch.nn.Parameter(torch.randn(size)) for size in sizes)

            def forward(self, x):
                return model(x, *self.weights)

        planner = remat.torch.plan(Chain(), torch.randn(64, 32), loss=torch.sum, effort=0.05).planner
        prices = {}
        for op in fused_prices(planner.joint):
            prices.setdefault(op.node.target.overloadpacket.__name__, []).append((op.price, op))
        size, machine = 64 * 32 * 4, planner.joint.machine
        (tanh, _), *_ = prices["tanh"]
        (add, _), *_ = prices["add"]
        (exp, _), *_ = prices["exp"]
        self.assertEqual((tanh.bytes, add.bytes, exp.bytes), (size, 32 * 4, size))
        self.assertEqual(tanh.seconds, size / machine.bandwidth)
        self.assertEqual(exp.seconds, size / machine.bandwidth + machine.launch)
        before = {op.node: op.price for op in planner.joint.ops}
        self.assertTrue(all(price == before[op.node] for price, op in prices["mm"]))

    def test_the_bytes_that_a_kernel_moves(self):
        """The kernel writes to its first buffer in place, and reads rows of the second input."""
        a, b, table = torch.empty(4, 8), torch.empty(8), torch.empty(1000, 8)
        for source in (
            "void kernel(float* in_out_ptr0, const float* in_ptr0, const float* in_ptr1) {"
            "tmp1 = in_ptr0[x0]; tmp2 = in_ptr1[x0 + 8 * tmp3]; in_out_ptr0[x0] = tmp1; }",
            "def kernel(in_out_ptr0, in_ptr0, in_ptr1, xnumel):\n tmp1 = tl.load(in_ptr0 + (x0))\n"
            " tmp2 = tl.load(in_ptr1 + (x0 + 8*tmp3), None)\n tl.store(in_out_ptr0 + (x0), tmp2)",
        ):
            moved = []
            kernel = Silent(moved)(["float*"], source)
            kernel(a, b, table, 32)
            kernel.run(a, b, table, 32, stream=None)
            self.assertEqual(moved, [2 * a.nbytes + b.nbytes + a.nbytes] * 2)

    def test_what_no_plan_keeps_is_refused_with_the_least(self):
        planner = remat.torch.plan(Transformer(), *tokens(), effort=0.05).planner
        said = r"budget '30kB': no plan was found that inductor compiles .* the smallest plan takes"
        measure = taking(1)
        for limit, is_said in (("fx_graph_cache", False), ("missing", True)):
            with mock.patch.object(inductor, "LIMIT", limit), self.assertRaisesRegex(remat.RematError, said) as caught:
                fit(planner, measure, measure(planner.as_it_is, FUSED), parse_budget("30kB"))
            self.assertEqual("PyTorch 2.15 may need less" in str(caught.exception), is_said)

    @LIMITED
    def test_the_step_takes_the_code_that_was_counted(self):
        """Nothing is compiled. The plans share one trace. The compiled step is traced once more, and finds the code of
        its plan in inductor's cache."""

        model, inputs = Transformer(), tokens()
        for budget in ("60%", "100%"):
            with (
                self.subTest(budget),
                tempfile.TemporaryDirectory() as folder,
                mock.patch.dict(os.environ, TORCHINDUCTOR_CACHE_DIR=folder, REMAT_CACHE_DIR=""),
                mock.patch.object(inductor, "compile_fx", uncompiled),
                mock.patch.object(
                    aot_autograd, "aot_stage1_graph_capture", wraps=aot_autograd.aot_stage1_graph_capture
                ) as traces,
            ):
                counters.clear()
                with self.assertRaises(Ended):
                    compiled(model, backend(budget, inner="inductor"), fullgraph=True)(*inputs)
                self.assertEqual(counters["inductor"]["fxgraph_cache_hit"], 2)
                self.assertEqual(traces.call_count, 2)

    def test_dropout_runs_twice_in_the_forward_part(self):
        """The plan with the fewest bytes drops the result of dropout while the large product is in memory."""

        def loss(weight, x, large, small):
            drawn = F.dropout(torch.sin(weight), 0.5)
            first = (drawn @ small).square().mean()
            with torch.no_grad():
                scale = torch.sin(x @ large * first).mean()
            return first + ((drawn + scale) @ small).square().mean()

        weight, *others = (torch.randn(shape) for shape in ((512, 64), (512, 64), (64, 512), (64, 4)))
        written = []
        with (
            tempfile.TemporaryDirectory() as folder,
            mock.patch.dict(os.environ, TORCHINDUCTOR_CACHE_DIR=folder, REMAT_CACHE_DIR=""),
            mock.patch.object(inductor, "compile_fx", uncompiled),
            mock.patch.object(inductor_plans, "written", lambda *given: written.extend(made := write(*given)) or made),
            torch._inductor.config.patch(fallback_random=True),
            self.assertRaises(Ended),
        ):
            compiled(loss, backend("min", inner="inductor"))(weight.requires_grad_(), *others)
        ops = [{str(node.target) for node in module.graph.nodes} for module in written]
        self.assertTrue(any({"run_and_save_rng_state", "run_with_rng_state"} <= each for each in ops))

    @COMPILES
    def test_a_hundred_percent_is_what_pytorch_takes_by_itself(self):
        """PyTorch keeps the inputs of SiLU, and recomputes its results. Convolutions have their channels last."""

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
                if type(model) is Gates:  # With convolutions, PyTorch 2.13 recomputes nothing.
                    self.assertIn("recomputed", {each.fate for each in report.tensors})

    @COMPILES
    def test_a_kept_plan_in_a_step_of_several_calls(self):
        """The second backend takes the kept plan for steps of one call. Steps of two calls need other plans."""
        model = torch.nn.Sequential(*(m for _ in range(6) for m in (torch.nn.Linear(32, 32), torch.nn.Tanh())))
        x = torch.randn(512, 32)
        besides = x.nbytes + sum(each.nbytes for each in model.parameters())
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, REMAT_CACHE_DIR=folder):
            for kept in (False, True):
                made = backend("70%", inner="inductor")
                step = compiled(lambda x: model(x).square().mean(), made)
                model.zero_grad()
                step(x).backward()
                self.assertEqual(isinstance(made.plans[0], FromKept), kept)
                for _ in range(3):
                    model.zero_grad()
                    found = allocated(lambda: (step(x) + step(x)).backward())  # noqa: B023
                report = made.steps[0]
                self.assertEqual(len(report.details["graphs"]), 2)
                self.assertLessEqual(found.with_workspace + besides, report.asked)

    @COMPILES
    def test_an_op_that_is_not_known_to_be_repeatable_runs_once(self):
        """PyTorch's own partition may run such an op again. This partition is then not compiled for any budget."""

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
    @LIMITED
    def test_transformer_with_dropout(self):
        """One layer is called twice. The ops that run again for both calls read the same weights."""
        self.check(Transformer(), tokens(), "60%")

    @COMPILES
    def test_convolutions_that_inductor_takes_more_for_than_is_planned(self):
        """The first plan for the budget takes too many bytes, so the compiled plan has fewer bytes."""
        self.check(Convolutions(), images(), "65%")

    @COMPILES
    def test_the_least_that_convolutions_take(self):
        self.check(Convolutions(), images(), "min")

    @COMPILES
    @LIMITED
    def test_the_least_that_a_transformer_takes(self):
        self.check(Transformer(), tokens(), "min")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
