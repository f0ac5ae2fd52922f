#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps whose ops draw random numbers, count their calls or write to buffers, in the forward and in the backward
part. Results, random state and calls must be those of eager PyTorch.

    test_torch_effects.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import copy
import os
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_TORCH:
    import torch
    import torch_ops
    from remat.torch.partition import written
    from torch.nn import functional as F
    from torch.utils.checkpoint import checkpoint
    from torch_steps import backend, compiled

    class Layers(torch.nn.Module):
        """Linear layers, each followed by between(x, module)."""

        def __init__(self, between, count=4):
            super().__init__()
            self.layers = torch.nn.ModuleList(torch.nn.Linear(16, 16) for _ in range(count))
            self.register_buffer("moved", torch.ones(16))
            self.between = between

        def forward(self, x):
            for layer in self.layers:
                x = self.between(torch.tanh(layer(x)), self)
            return x.square().mean()

    def with_gradient(backward):
        """Returns a function that passes on its first argument. The function's backward part is backward(gradient,
        buffer)."""

        class Function(torch.autograd.Function):
            @staticmethod
            def forward(context, x, moved):
                context.moved = moved
                return x * 1.0

            @staticmethod
            def backward(context, gradient):
                return backward(gradient, context.moved), None

        return lambda x, module: Function.apply(F.dropout(x, 0.2), module.moved)

    def moved_in_backward(gradient, moved):
        gradient = gradient * moved.mean()
        moved.mul_(1.5)
        return gradient + moved.sum()

    def noise_is_moved(gradient, moved):
        moved.add_(torch.rand_like(moved))
        return gradient * moved.mean()

    BACKWARD = {
        "noise": lambda gradient, moved: gradient + 0.01 * torch.randn_like(gradient),
        "numbers that do not depend on the gradient": lambda gradient, moved: gradient * torch.rand(16),
        "dropout": lambda gradient, moved: F.dropout(gradient, 0.3),
        "bernoulli": lambda gradient, moved: gradient * torch.bernoulli(torch.full_like(gradient, 0.5)),
        "in place": lambda gradient, moved: gradient + torch.empty_like(gradient).normal_(),
        "a buffer that is read, moved and read": moved_in_backward,
        "a buffer that noise is added to": noise_is_moved,
        "calls that are counted": lambda gradient, moved: torch.ops.remat_tests.counted(gradient),
        "an op that writes to a buffer": lambda gradient, moved: torch.ops.remat_tests.bump(gradient, moved),
    }
    FORWARD = {
        "an op that draws": lambda x, module: torch.ops.remat_tests.noisy(x),
        "an op that draws, and dropout": lambda x, module: F.dropout(torch.ops.remat_tests.noisy(x), 0.2),
        "an op that draws twice of the same": lambda x, module: (
            torch.ops.remat_tests.noisy(x) + torch.ops.remat_tests.noisy(x)
        ),
        "an op that counts its calls": lambda x, module: torch.ops.remat_tests.counted(x),
        "an op with the tag of those that draw": lambda x, module: torch.ops.remat_tests.tagged(x),
        "an op that writes to a buffer": lambda x, module: x + torch.ops.remat_tests.bump(x.detach(), module.moved),
    }


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Effects(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        self.x = torch.randn(32, 16)

    def trained(self, module, call):
        """Returns losses, gradients, buffers, the random state and the number of calls, for two steps."""
        torch.manual_seed(1)
        torch_ops.CALLS.clear()
        found = []
        for _ in range(2):
            module.zero_grad()
            loss = call(self.x)
            loss.backward()
            found += [loss.detach(), *(each.grad.clone() for each in module.parameters()), module.moved.clone()]
        return [*found, torch.get_rng_state(), torch.tensor(len(torch_ops.CALLS))]

    def check(self, between, budget="min", **options):
        """Trains, and checks that the results are those of eager PyTorch. Returns the plan."""
        eager = Layers(between)
        ours, made = copy.deepcopy(eager), backend(budget, **options)
        found = self.trained(ours, compiled(ours, made, fullgraph=True))
        for i, (a, b) in enumerate(zip(found, self.trained(eager, eager), strict=True)):
            self.assertTrue(torch.equal(a, b), i)
        return made.plans[0]

    def test_draws_behind_an_op_without_a_tag(self):
        layer, x = torch.nn.Linear(8, 8), torch.randn(4, 8)

        def loss_of(x):
            noisy = torch.ops.remat_tests.noisy(layer(x))
            return (noisy + 0.1 * torch.randn(8)).square().mean()

        def loss(function):
            torch.manual_seed(3)
            return float(function(x))

        for budget in ("100%", "min"):
            torch._dynamo.reset()
            self.assertEqual(
                loss(torch.compile(loss_of, backend=backend(budget), dynamic=False)), loss(loss_of), budget
            )

    def test_what_a_backward_part_draws_or_changes(self):
        for name, backward in BACKWARD.items():
            for budget in ("min", "100%"):
                with self.subTest(name, budget=budget):
                    self.check(with_gradient(backward), budget)

    def test_what_is_not_known_to_be_repeatable_runs_once(self):
        for name, between in FORWARD.items():
            with self.subTest(name):
                self.assertGreater(self.check(between).slower, 0)

    def test_an_op_runs_again_where_the_user_says_so(self):
        between = lambda x, module: torch.ops.remat_tests.doubled(x)  # noqa: E731
        once = self.check(between)
        again = self.check(between, repeatable=["remat_tests::doubled"])
        runs = [run.op.node for run in again.graph.computed(again.steps) if run.kind == "op"]
        doubled = [node for node in runs if "doubled" in str(node.target)]
        self.assertGreater(len(doubled), len(set(doubled)))
        self.assertLess(again.peak, once.peak)
        with self.assertRaisesRegex(remat.RematError, "repeatable=: 'remat_tests::dubled' is not an op"):
            backend("min", repeatable="remat_tests::dubled")

    def test_what_may_change_between_the_parts(self):
        """Eager PyTorch keeps nothing for values that are only added. In a plan, an op that reads such a value runs
        only once. Parameters may be read again.
        """
        for name, between in {
            "a buffer": lambda x, module: x + module.moved,
            "a buffer that several ops read": lambda x, module: (x + module.moved).tanh() + 2 * module.moved,
            "a view of a buffer": lambda x, module: (
                (x.view(32, 4, 4) + module.moved.view(4, 4).t()).reshape(32, 16).tanh()
            ),
            "a buffer that the step moves": lambda x, module: x + module.moved.add_(0.1),
            "one that an op that draws reads": lambda x, module: F.dropout(x + module.moved, 0.2),
        }.items():
            eager = Layers(between)
            ours, made = copy.deepcopy(eager), backend("min")
            with self.subTest(name):
                found = [
                    self.changed_between(module, call, module.moved)
                    for module, call in ((eager, eager), (ours, compiled(ours, made, fullgraph=True)))
                ]
                for a, b in zip(*found, strict=True):
                    self.assertTrue(torch.equal(a, b))
                self.assertGreater(made.plans[0].slower, 0)

    def test_a_result_of_an_earlier_graph_that_a_graph_changes(self):
        """After the graph, autograd copies the result's new value into the result, so a backward part cannot read the
        old value."""
        layer, shift = torch.nn.Linear(8, 8), torch.nn.Buffer(torch.rand(8))

        def loss_of(x):
            y = layer(x)
            torch._dynamo.graph_break()
            z = y + y + shift.view(2, 4).t().flatten()
            y.view(2, -1)[0].zero_()
            return z.square().mean() + y.square().mean()

        x, found = torch.randn(64, 8), []
        for call in (loss_of, compiled(loss_of, backend("min"))):
            for _ in range(3):
                layer.zero_grad()
                call(x).backward()
            found.append([each.grad.clone() for each in layer.parameters()])
        for a, b in zip(*found, strict=True):
            self.assertTrue(torch.equal(a, b))

    def test_a_tensor_that_a_plan_keeps_and_the_step_changes(self):
        """Each step changes a tensor in place after a plan has kept it. Eager PyTorch can run such a step: it does not
        save this tensor, or with a checkpoint it computes the tensor again. AOTAutograd adds gradients in another order."""
        layer = torch.nn.Linear(64, 64)

        def result(x):
            y = checkpoint(lambda x: torch.tanh(layer(x)), x, use_reentrant=False)
            torch._dynamo.graph_break()
            y.add_(x)
            return y.square().mean()

        def result_without_checkpoint(x):
            y = layer(x) * 2
            z = torch.exp(-torch.sigmoid(y).square()).cos().tanh()
            torch._dynamo.graph_break()
            return (z + y.add_(1)).square().mean()

        def argument(x):
            y = layer(x)
            torch._dynamo.graph_break()
            z = torch.exp(-torch.sigmoid(y * 1.5).square()).cos()
            z = torch.tanh(z * z + y).sin().exp().cos()
            torch._dynamo.graph_break()
            return (z + y.add_(1)).square().mean()

        self.check_steps(layer, result, result_without_checkpoint, argument)

    def check_steps(self, layer, *steps):
        """Checks that steps of several graphs have the gradients of AOTAutograd within fewer bytes."""
        x = torch.randn(256, 64)
        for step in steps:
            with self.subTest(step.__name__):
                made, found = backend("min"), []
                for call in (torch.compile(step, backend="aot_eager"), compiled(step, made)):
                    for _ in range(3):
                        layer.zero_grad()
                        call(x).backward()
                    found.append([each.grad.clone() for each in layer.parameters()])
                    torch._dynamo.reset()
                for a, b in zip(*found, strict=True):
                    self.assertTrue(torch.equal(a, b))
                self.assertLess(made.steps[0].after.total, made.steps[0].before.total)

    def test_equal_results_stay_two_tensors(self):
        """An op that repeats another op is merged with it, unless the caller gets the results of both."""
        layer, norm, x = torch.nn.Linear(16, 16), torch.nn.LayerNorm(16), torch.randn(64, 16)

        def step(x):
            hidden = layer(x)
            first, second = norm(hidden), norm(hidden)
            torch._dynamo.graph_break()
            second.add_(x)
            return (first * second).square().mean()

        found = []
        for call in (step, compiled(step, backend("min"))):
            for _ in range(2):
                layer.zero_grad()
                loss = call(x)
                loss.backward()
                found.append([loss.detach(), *(each.grad.clone() for each in layer.parameters())])
        for other in found[1:]:
            for a, b in zip(found[0], other, strict=True):
                self.assertTrue(torch.equal(a, b))

    def test_results_that_are_views(self):
        layer = torch.nn.Linear(64, 64)

        def deep(y):
            z = torch.exp(-torch.sigmoid(y * 1.5).square()).cos()
            return torch.tanh(z * z + y).sin().exp().cos()

        def parts(x):
            a, b = layer(x).chunk(2, 1)
            z = deep(a) * deep(b)
            torch._dynamo.graph_break()
            return (z + a * b).square().mean()

        def changed_view(x):
            y = layer(x) * 2
            view, z = y.view(-1, 8), deep(y)
            torch._dynamo.graph_break()
            view.mul_(0.5)
            return (z + y).square().mean() + view.sum()

        def view_of_an_argument(x):
            y = layer(x)
            torch._dynamo.graph_break()
            z, view = deep(y), y[:]
            torch._dynamo.graph_break()
            return (view * z).square().mean()

        self.check_steps(layer, parts, changed_view, view_of_an_argument)

    def test_a_tensor_that_a_first_plan_keeps_and_the_step_changes(self):
        layer = torch.nn.Linear(64, 64)

        def between(y):
            z = torch.exp(-torch.sigmoid(y * 1.5).square()).cos()
            return torch.tanh(z * z + y).sin().exp().cos()

        run, y = compiled(between, backend("min"), fullgraph=True), layer(torch.randn(256, 64))
        z = run(y)
        with self.assertRaisesRegex(
            remat.RematError, r"^the step changes a tensor in place .*: change a copy of it \("
        ):
            (z + y.add_(1)).square().mean().backward()

    def test_a_backward_part_reads_and_draws_when_it_runs(self):
        """Tests two calls whose backward parts change a buffer in turn. Ops between the parts draw random numbers."""
        read = with_gradient(lambda gradient, moved: gradient * moved.mean())
        for name, between in {
            "moves a buffer": with_gradient(moved_in_backward),
            "draws": with_gradient(BACKWARD["numbers that do not depend on the gradient"]),
            "reads a buffer that the forward part adds": lambda x, module: read(torch.tanh(x + module.moved), module),
        }.items():
            for budget in ("min", "100%"):
                eager = Layers(between, 2)
                ours = copy.deepcopy(eager)
                step = compiled(ours, backend(budget), fullgraph=True)
                with self.subTest(name, budget=budget):
                    for module, call in ((eager, eager), (ours, step)):
                        torch.manual_seed(1)
                        first, second = call(self.x), call(self.x)
                        torch.rand(3)
                        module.moved.add_(1.0)
                        second.backward()
                        first.backward()
                    for a, b in zip(ours.parameters(), eager.parameters(), strict=True):
                        self.assertTrue(torch.equal(a.grad, b.grad))
                    self.assertTrue(torch.equal(ours.moved, eager.moved))

    def test_each_part_of_a_step_moves_a_buffer_that_all_read(self):
        """A graph ends after each function, so the backward part of each graph begins with the backward part of the function."""
        moves = with_gradient(moved_in_backward)

        def between(x, module):
            x = moves(x, module)
            torch._dynamo.graph_break()
            return x

        eager = Layers(between, 2)
        ours = copy.deepcopy(eager)
        for module, call in ((eager, eager), (ours, compiled(ours, backend("100%")))):
            torch.manual_seed(1)
            call(self.x).backward()
        for a, b in zip(ours.parameters(), eager.parameters(), strict=True):
            self.assertTrue(torch.equal(a.grad, b.grad))

    def test_a_batch_norm_that_runs_again_moves_its_statistics_once(self):
        """A plan may run the batch norm again anywhere in the forward part: right after its first run, and between
        the writes to the buffers that it changes.
        """
        norm = torch.nn.BatchNorm1d(16)
        model = torch.nn.Sequential(torch.nn.Linear(16, 16), norm, norm)
        fitted = remat.torch.plan(model, self.x, loss=lambda y: y.square().mean(), effort=0.05).fitted
        names = [fitted.graph.nodes[step["compute"]]["name"] for step in fitted.steps]
        norms = [fitted.steps[i] for i, name in enumerate(names) if "batch_norm" in name and "backward" not in name]
        copies = [i for i, name in enumerate(names) if name.startswith("copy_")]
        self.assertEqual((len(norms), len(copies)), (2, 3))
        for place in (names.index("turn"), *copies, max(fitted.steps.index(each) for each in norms) + 1):
            with self.subTest(place=place):
                steps = [*fitted.steps[:place], *norms, *fitted.steps[place:]]
                norm.reset_running_stats()
                ours = [each.clone() for each in model.buffers()]
                forward, _ = written(fitted.graph, steps)
                with torch.no_grad():
                    forward(*model.parameters(), *ours, self.x)
                    model(self.x)
                for a, b in zip(ours, model.buffers(), strict=True):
                    self.assertTrue(torch.equal(a, b))

    def test_a_batch_norm_whose_moved_statistics_are_read_runs_once(self):
        class Read(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.layer, self.norm = torch.nn.Linear(16, 16), torch.nn.BatchNorm1d(16)

            def forward(self, x):
                return (self.norm(self.layer(x)) + self.norm.running_var).tanh().square().mean()

        graph = remat.torch.plan(Read(), self.x, budget="min", effort=0.05).fitted.graph
        (once,) = [op.once for op in graph.joint.ops if "batch_norm_legit" in op.node.name]
        self.assertEqual(once, "another op reads the statistics that it moves")

    def test_frozen_parameters_are_read_again(self):
        """A bias without a gradient does not count as a buffer. Otherwise no frozen layer would run again."""
        module, made = Layers(lambda x, module: x), backend("min")
        for layer in list(module.layers)[1:]:
            layer.bias.requires_grad_(False)
        compiled(module, made, fullgraph=True)(self.x).backward()
        planned = remat.torch.plan(module, self.x, budget="min", effort=0.05)
        for fitted in (made.plans[0], planned.fitted):
            runs = [run.op.node for run in fitted.graph.computed(fitted.steps) if run.kind == "op"]
            layers = [node for node in runs if "addmm" in str(node.target)]
            self.assertGreater(len(layers), len(set(layers)))

    def changed_between(self, module, call, *changed):
        torch.manual_seed(1)
        loss = call(self.x)
        with torch.no_grad():
            for each in changed:
                each.add_(1.0)
        loss.backward()
        return [loss.detach(), *(each.grad for each in module.parameters())]


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
