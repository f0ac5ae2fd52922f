#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests remat.torch.backend and remat.torch.plan: results must have the same bits as eager PyTorch, and a dispatch mode
counts the bytes while the compiled step runs.

    test_torch_backend.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch. With
REMAT_FULL=1 the tests also run with inductor, which compiles C++.
"""

import copy
import os
import sys
import types
import unittest
from unittest import mock

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_TORCH:
    import torch
    from remat.torch import free
    from remat.torch.curve import Curve, Point
    from remat.torch.live import live_bytes
    from remat.torch.partition import written
    from remat.torch.repeatable import is_random
    from torch_steps import Convolutions, Transformer, backend, compiled, images, tokens, trained

    class Products(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layers = torch.nn.ModuleList(torch.nn.Linear(8, 8) for _ in range(6))

        def forward(self, x):
            for layer in self.layers:
                x = torch.tanh(layer(x))
            return x.sum()


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Backend(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def same_bits(self, found, expected):
        for i, (a, b) in enumerate(zip(found, expected, strict=True)):
            self.assertTrue(torch.equal(a, b), f"{i}: {(a - b).abs().max()}")

    def check(self, model, inputs, budget):
        """Trains twice, and checks that the bits are those of eager PyTorch. Also counts the plan's bytes, and returns
        the plan."""
        eager, ours, made = copy.deepcopy(model), copy.deepcopy(model), backend(budget)
        step = compiled(ours, made, fullgraph=True)
        for _ in range(2):
            self.same_bits(trained(step, ours, inputs), trained(eager, eager, inputs))
        (fitted,) = made.plans
        ours.zero_grad()
        with live_bytes([*ours.parameters(), *ours.buffers(), *inputs]) as seen:
            step(*inputs).backward()
        self.assertEqual(seen.peak, fitted.tensors - fitted.resident)
        return fitted

    def check_budgets(self, model, inputs, budgets):
        slower = []
        for budget in budgets:
            with self.subTest(budget):
                fitted = self.check(model, inputs, budget)
                self.assertLessEqual(fitted.peak, float(budget[:-1]) / 100 * fitted.before)
                slower.append(fitted.slower)
        self.assertEqual(slower, sorted(slower))
        self.assertEqual(slower[0], 0)
        self.assertGreater(slower[-1], 0)

    def test_convolutions_and_batch_norms(self):
        self.check_budgets(Convolutions(), images(), ("100%", "60%", "50%"))

    def test_transformer_with_dropout(self):
        self.check_budgets(Transformer(), tokens(), ("100%", "70%", "55%"))

    def test_as_few_bytes_as_possible(self):
        """Dropout runs again, too. The second run draws from the random state of the first run."""
        fitted = self.check(Convolutions(), images(), "min")
        again = [
            run.op.node for run in (fitted.graph.runs[step["compute"]] for step in fitted.steps) if run.kind == "op"
        ]
        drawn = [node for node in again if "dropout" in str(node.target) and "backward" not in str(node.target)]
        self.assertGreater(len(drawn), len(set(drawn)))

    def test_writes_into_views_copy_their_storages(self):
        """Each function of this test writes into a view of a part of a tensor. PyTorch's graph copies the whole storage
        of the tensor, and the copy must keep the bytes of all its parts."""

        def halved(x):
            y = x * 1.25
            y.view(2, -1)[0].zero_()
            return y

        def twice_halved(x):
            y = x * 1.25
            y[:32][:16].mul_(2.0)
            return y

        def columns(x):
            y = x * 1.25
            y[:, 2:4][8:].copy_(x[8:, :2])
            return y

        def diagonal(x):
            y = x * 1.25
            y[8:16].diagonal().fill_(2.0)
            return y

        def expanded(x):
            y = (x[:1] * 1.25).expand(64, 8).clone()
            y[:8].zero_()
            return x + y

        class Written(torch.nn.Module):
            def __init__(self, write):
                super().__init__()
                self.layers = torch.nn.ModuleList(torch.nn.Linear(8, 8) for _ in range(2))
                self.write = write

            def forward(self, x):
                for layer in self.layers:
                    x = self.write(torch.tanh(layer(x)))
                return x.square().mean()

        for write in halved, twice_halved, columns, diagonal, expanded:
            for budget in "100%", "min":
                with self.subTest(f"{write.__name__} {budget}"):
                    torch._dynamo.reset()
                    self.check(Written(write), (torch.randn(64, 8),), budget)

    def test_arguments_have_names_that_no_op_takes(self):
        """Ops get names before all arguments are known, because saved values are arguments, too."""
        fitted = remat.torch.plan(Convolutions(), *images(), budget="50%", effort=0.05).fitted
        for module in written(fitted.graph, fitted.steps):
            for node in module.graph.find_nodes(op="placeholder"):
                self.assertEqual(node.target, node.name)

    def test_what_the_model_returns_is_the_callers(self):
        class Both(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = torch.nn.ModuleList(torch.nn.Linear(64, 64) for _ in range(6))

            def forward(self, x):
                for layer in self.layers:
                    x = torch.tanh(layer(x))
                return x, x.square().sum()

        eager, x = Both(), torch.randn(256, 64)
        ours, made = copy.deepcopy(eager), backend("70%")
        step = compiled(ours, made)
        for model, call in ((eager, eager), (ours, step)):
            result, loss = call(x)
            (loss + result[0, 0]).backward()
        self.same_bits([each.grad for each in ours.parameters()], [each.grad for each in eager.parameters()])
        self.assertGreater(made.reports[0].more_time, 0)

    def test_two_calls_before_one_backward(self):
        eager = Transformer()
        ours, made = copy.deepcopy(eager), backend("60%")
        step = compiled(ours, made)
        for model, call in ((eager, eager), (ours, step)):
            torch.manual_seed(1)
            first, second = tokens(), tokens()
            (call(*first) + call(*second)).backward()
        # The gradients of the calls are added in another order.
        for a, b in zip(ours.parameters(), eager.parameters()):
            torch.testing.assert_close(a.grad, b.grad, rtol=1e-5, atol=1e-7)
        self.assertEqual(len(made.reports), 1)

    def test_what_is_refused(self):
        model, inputs = Convolutions(), images()
        with self.assertRaisesRegex(
            Exception, "the smallest plan takes .* MB .* buffers and inputs .* alone take"
        ) as caught:
            compiled(model, backend("5kB"))(*inputs)
        error = caught.exception.inner_exception
        self.assertIsInstance(error, remat.RematError)
        self.assertGreater(error.report.failed.least_bytes, error.report.failed.asked_bytes)
        for options, said in (
            ({}, "no budget"),
            ({"budget": "auto", "activation_budget": 1}, "not both"),
            ({"budget": "40%", "inner": "triton"}, "expected one of inductor, eager"),
            ({"budget": "40%", "planner": "serch"}, "unknown planner"),
            ({"budget": "40%", "optimizer": model}, "expected an optimizer of torch.optim"),
            ({"budget": "40%", "held": "40%"}, "expected bytes"),
            ({"budget": "40%", "machine": "h1000"}, "h1000"),
        ):
            with self.subTest(said), self.assertRaisesRegex(remat.RematError, said):
                remat.torch.backend(**options)

    def test_what_a_device_has_free(self):
        """Tests the budget "auto" with a device that stands for a GPU."""
        gpu = types.SimpleNamespace(
            mem_get_info=lambda device: (50_000_000_000, 80_000_000_000),
            memory_reserved=lambda device: 20_000_000_000,
            memory_allocated=lambda device: 15_000_000_000,
            get_device_name=lambda device: "NVIDIA H100",
        )
        with mock.patch.object(torch, "get_device_module", lambda device: gpu):
            found = free.free_for([1, torch.zeros(1)], to_come=1_000_000_000)
            self.assertEqual((found.size, found.above_arguments), (50_000_000_000, True))
            said = "80000.0 of 80000.0 MB are in use on NVIDIA H100, 55000.0 of them by the optimizer's state that is to come, and 5% are"
            with self.assertRaisesRegex(remat.RematError, said):
                free.free_for([], to_come=55_000_000_000)
        devices = [torch.zeros(1), torch.zeros(1, device="meta")]
        with mock.patch.object(free, "memory_of", lambda device: (device.type, None)):
            with self.assertRaisesRegex(remat.RematError, "budget 'auto': meta does not say how much"):
                free.free_for(devices)

    def test_a_budget_of_what_is_free_is_kept(self):
        model, inputs = Convolutions(), images()
        optimizer = torch.optim.AdamW(model.parameters())
        whole, other = backend("100%"), copy.deepcopy(model)
        trained(compiled(other, whole), other, inputs)
        room = whole.reports[0].after.temporaries * 3 // 4
        state = backend("100%", optimizer=optimizer).held
        stats = {"bytes_limit": 100 * room, "bytes_in_use": 94 * room - state}
        with mock.patch.object(free, "memory_of", lambda device: ("one", stats)):
            made = backend("auto", optimizer=optimizer)
            trained(compiled(model, made), model, inputs)
        (report,) = made.reports
        self.assertEqual(report.asked - report.after.total + report.after.temporaries, room)
        self.assertLessEqual(report.after.temporaries, room)
        torch._dynamo.reset()
        said = r"budget 'auto': cpu does not say how much of its memory is free: give bytes, such as budget=\"30GiB\""
        with self.assertRaisesRegex(Exception, said):
            compiled(model, backend("auto"))(*inputs)

    def test_what_is_refused_is_named_with_its_line(self):
        x, layer = torch.randn(16, 8), torch.nn.Linear(8, 8)

        def masked(x):
            y = layer(x)
            return y[y > 0].sum()

        def branched(x):
            y = layer(x)
            return torch.cond(y.sum() > 0, lambda y: y.sin(), lambda y: y.cos(), (y,)).sum()

        for step, said in (
            (
                masked,
                r"size of the result of aten\.index\.Tensor from .*test_torch_backend\.py., line \d+, in masked depends",
            ),
            (branched, r"cond from .*test_torch_backend\.py., line \d+, in branched runs a separate graph"),
        ):
            with self.subTest(said), self.assertRaisesRegex(Exception, said) as caught:
                compiled(step, backend("100%"), fullgraph=True)(x)
            self.assertNotIn("While executing", str(caught.exception))

    def test_regions_that_are_compiled_by_themselves_are_refused(self):
        layer = torch.nn.Linear(8, 8)

        @torch.compiler.nested_compile_region
        def region(x):
            return torch.tanh(layer(x))

        def step(x):
            for _ in range(4):
                x = region(x)
            return x.sum()

        for budget, inner in (("80%", "eager"), ("100%", "eager"), ("80%", "inductor")):
            said = r"nested_compile_region from .*test_torch_backend\.py., line \d+, in step is compiled separately"
            with self.subTest(budget, inner=inner), self.assertRaisesRegex(Exception, said):
                compiled(step, backend(budget, inner), fullgraph=True)(torch.randn(16, 8))

    def test_a_layer_that_runs_several_times_and_a_function_with_its_own_gradient(self):
        class Exponential(torch.autograd.Function):
            @staticmethod
            def forward(context, x):
                context.save_for_backward(x)
                return x.exp()

            @staticmethod
            def backward(context, gradient):
                return gradient * context.saved_tensors[0].exp()

        class Repeated(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.layer = torch.nn.Linear(16, 16)

            def forward(self, x):
                for _ in range(6):
                    x = torch.tanh(self.layer(x))
                return Exponential.apply(0.1 * x).sum()

        self.assertGreater(self.check(Repeated(), (torch.randn(256, 16),), "70%").slower, 0)

    def test_each_shape_is_planned(self):
        model, made = Convolutions(0.0), backend("85%")
        step = compiled(model, made)
        for size in (8, 16):
            step(torch.randn(2, 3, size, size), torch.randint(0, 5, (2,))).backward()
        self.assertEqual(len(made.reports), 2)
        self.assertLess(made.reports[0].after.total, made.reports[1].after.total)

    def test_the_state_of_an_optimizer_is_held_besides(self):
        model, inputs = Convolutions(), images()
        size = sum(each.nbytes for each in model.parameters())
        for make, count in ((torch.optim.AdamW, 2), (lambda params: torch.optim.SGD(params, 0.1, momentum=0.9), 1)):
            optimizer, made = make(model.parameters()), backend("60%")
            made = backend("60%", optimizer=optimizer, held="1kB")
            steps = 4 * len(list(model.parameters())) if count == 2 else 0  # AdamW counts its steps.
            self.assertEqual(made.held, 1000 + count * size + steps)
            trained(compiled(model, made), model, inputs)
            optimizer.step()
            self.assertEqual(backend("60%", optimizer=optimizer).held, count * size + steps)
            self.assertLessEqual(made.reports[0].share, 0.6)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Plan(unittest.TestCase):
    def test_a_plan_says_what_the_backend_takes(self):
        """The ops of this model have no workspace, because a plan on fake tensors does not know workspaces."""
        model, inputs = Products(), (torch.randn(64, 8),)
        planned = remat.torch.plan(model, *inputs, budget="75%", effort=0.05)
        made = backend("75%")
        trained(compiled(model, made), model, inputs)
        report = made.reports[0]
        self.assertEqual((planned.peak, planned.report.before), (report.after.total, report.before))
        self.assertIn("recomputed", str(planned))
        self.assertIn("test_torch_backend.py:", report.largest()[0].name)

    def test_what_draws_random_numbers(self):
        """Attention has the tag of random ops, but draws no numbers without dropout."""
        graph, aten = torch.fx.Graph(), torch.ops.aten
        x = graph.placeholder("x")
        attention = aten._scaled_dot_product_flash_attention.default
        for target, given, named, random in (
            (attention, (x, x, x), {}, False),
            (attention, (x, x, x, 0.0), {}, False),
            (attention, (x, x, x, 0.5), {}, True),
            (attention, (x, x, x), {"dropout_p": 0.5}, True),
            (aten.bernoulli.default, (x,), {}, True),
            (aten.relu.default, (x,), {}, False),
        ):
            self.assertEqual(is_random(graph.call_function(target, given, named)), random, (target, given, named))
        self.assertFalse(is_random(x))

    def test_nothing_is_allocated(self):
        """Plans a model of 40 GB on the device "meta"."""
        with torch.device("meta"):
            model = torch.nn.Sequential(*(torch.nn.Linear(100_000, 100_000) for _ in range(1)), torch.nn.Tanh())
            x = torch.empty(1000, 100_000)
        planned = remat.torch.plan(model, x, loss=lambda result: result.square().sum(), effort=0.05)
        self.assertGreater(planned.peak, 80e9)

    def test_a_model_keeps_its_tensors(self):
        """A model keeps its tensors even if it has a module under two names."""
        norm = torch.nn.BatchNorm1d(4)
        model, x = torch.nn.Sequential(torch.nn.Linear(4, 4), norm, norm), torch.randn(8, 4)
        before = [id(each) for each in (*model.parameters(), *model.buffers())]
        remat.torch.plan(model, x, loss=lambda result: result.square().sum(), effort=0.05)
        self.assertEqual([id(each) for each in (*model.parameters(), *model.buffers())], before)

    def test_a_curve_falls(self):
        planned = remat.torch.plan(Transformer(), *tokens(), effort=0.05)
        curve = planned.curve()
        self.assertGreater(len(curve), 3)
        self.assertEqual([each.peak for each in curve], sorted((each.peak for each in curve), reverse=True))
        self.assertEqual([each.more_time for each in curve], sorted(each.more_time for each in curve))
        self.assertEqual([share for _, share, _ in curve], [each.peak / planned.fitted.before for each in curve])

    def test_a_curve_is_printed(self):
        curve = Curve((Point(2_000_000, 1.0, 0.0), Point(520_000, 0.26, 0.12), Point(510_000, 0.255, 0.123)))
        self.assertEqual(
            str(curve),
            "        peak   share      time\n        2 MB  100.0%     0.0 %\n     0.52 MB   26.0%   +12.0 %\n     0.51 MB   25.5%   +12.3 %",
        )
        self.assertEqual(
            repr(curve),
            "3 plans; print() shows one for each 5 % of the bytes\nthe most bytes: 2.000000 MB, 100.0%, 0.0 % time by the roofline\n"
            "the fewest bytes: 0.510000 MB, 25.5%, +12.3 % time by the roofline",
        )

    def test_planners_that_divide_the_forward_part(self):
        """Planners need to know the end of the forward part. Otherwise a long network is planned only by evictions."""
        model = torch.nn.Sequential(*(torch.nn.Sequential(torch.nn.Linear(32, 32), torch.nn.Tanh()) for _ in range(16)))
        x, loss = torch.randn(256, 32), lambda result: result.square().sum()
        plain = remat.torch.plan(model, x, loss=loss, effort=0.05)
        for planner in ("sublinear", "lower-set-approx"):
            with self.subTest(planner):
                made = remat.torch.plan(model, x, loss=loss, budget="75%", planner=planner, effort=0.05)
                self.assertLessEqual(made.peak, 0.75 * plain.peak)
                self.assertGreater(made.fitted.more_flops, 0)

    def test_what_is_refused(self):
        model = torch.nn.Linear(2, 2)
        with self.assertRaisesRegex(remat.RematError, "expected a torch.nn.Module"):
            remat.torch.plan(lambda x: x, torch.ones(2))
        said = "cannot be called with these arguments: .*'machin'; the nearest is 'machine'$"
        with self.assertRaisesRegex(remat.RematError, said):
            remat.torch.plan(model, torch.ones(2), machin="h100")
        with self.assertRaisesRegex(remat.RematError, "returns no loss: give loss="):
            remat.torch.plan(torch.nn.LSTM(2, 2), torch.ones(3, 2))
        with self.assertRaisesRegex(remat.RematError, "does not depend on any parameter"):
            remat.torch.plan(model.requires_grad_(False), torch.ones(2), loss=torch.sum)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
