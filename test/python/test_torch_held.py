#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the bytes that a step holds in addition to its plans: gradients of earlier backward passes, gradients that wait
for the call that made their tensor, and results that variables hold.

    test_torch_held.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import copy
import gc
import os
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

if HAS_TORCH:
    import torch
    from remat.tool import RematError
    from remat.torch.behind import kept_by, reached, saved_by
    from remat.torch.fixed import step_of
    from remat.torch.recorded import Seen, around
    from remat.torch.step import Choice, peak
    from torch.utils.checkpoint import checkpoint
    from torch_counted import Counted
    from torch_steps import backend, begin


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Held(unittest.TestCase):
    """Tests the bytes that are the same in every plan of a graph."""

    def test_a_gradient_waits_for_the_call_that_made_its_tensor(self):
        """The next call takes the results 1 and 2, and the last call takes result 1, too."""
        calls = (
            Seen(0, {}, (), {}, gives={1: 1}),
            Seen(1, {}, (), {1: 1}, takes=frozenset({1}), gives={2: 20}),
            Seen(2, {}, (), {1: 1, 2: 20, 9: 300}, takes=frozenset({1, 2}), gives={3: 4000}),
        )
        self.assertEqual([each.fixed_backward for each in step_of(calls, (), 0)], [4300, 4301, 0, 0])

    def test_later_calls_hold_the_results_of_checkpoints(self):
        calls = tuple(Seen(0, {}, (), {}, gives={i: size}, again=True) for i, size in enumerate((1, 20)))
        found = step_of(calls, (), 0)
        self.assertEqual([each.fixed_forward for each in found], [0, 1, 21])
        self.assertEqual([each.again for each in found], [True, True, False])
        choices = [Choice(forward=100, held=1000, backward=50, seconds=1)]
        self.assertEqual(peak([found], choices), 121)

    def test_hooks_of_the_caller_do_not_run(self):
        x, calls, packed = torch.randn(8, requires_grad=True), [], []

        def packs(tensor):
            packed.append((3, tensor.to(torch.float16)))
            return packed[-1]

        with torch.autograd.graph.saved_tensors_hooks(packs, lambda each: self.fail("a hook has run")):
            y = x.exp()
        self.assertEqual(len(packed), 1)
        self.assertIs(saved_by(y.grad_fn)[0], packed[0][1])
        around([checkpoint(lambda x: calls.append(1) or x.exp(), x, use_reentrant=False)])
        self.assertEqual(calls, [1])

    def test_what_variables_hold_counts_behind_the_last_graph(self):
        x = torch.randn(8, requires_grad=True)
        held = x.exp().square() + 1
        for result, sizes in ((held.sum(), [32, 4]), ((x.exp().square() + 1).sum(), [4])):
            nodes, _ = reached([result])
            kept = kept_by(nodes, {}, lambda size: size)
            self.assertEqual(sorted(kept.variables_hold.values()), sorted(sizes))
            self.assertEqual(kept.results, 32 + 32 + 4)

    def test_views_whose_node_autograd_does_not_name(self):
        """Views of another program may be in the process, and autograd may not name their nodes."""
        base = torch.randn(4, 8, requires_grad=True) * 1
        views = base.unbind(0)
        base.mul_(2)
        self.assertRaises(RuntimeError, lambda: views[0].grad_fn)
        model = torch.nn.Sequential(*(copy.deepcopy(torch.nn.Linear(8, 8)) for _ in range(4)))
        x = torch.randn(64, 8)
        step = torch.compile(model, backend=backend("90%"))
        for _ in range(2):
            step(x).square().mean().backward()
        found = [each.grad.clone() for each in model.parameters()]
        model.zero_grad()
        for _ in range(2):
            model(x).square().mean().backward()
        self.assertTrue(all(torch.equal(a, b.grad) for a, b in zip(found, model.parameters())))


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Accumulated(unittest.TestCase):
    """Tests steps that begin with gradients of earlier backward passes. The bytes of these gradients decide whether a
    plan is within the budget.
    """

    def setUp(self):
        begin(self)
        self.model = torch.nn.Sequential(*(copy.deepcopy(torch.nn.Linear(64, 64)) for _ in range(6)), torch.nn.GELU())
        self.x = torch.randn(64, 64)

    def held(self, step, x):
        gc.collect()
        gradients = [each.grad for each in self.model.parameters() if each.grad is not None]
        with Counted([*self.model.parameters(), x, *gradients]) as seen:
            step(x).backward()
        return seen.total

    def loss(self, x):
        for layer in self.model:
            x = torch.nn.functional.gelu(layer(x))
        return x.square().mean()

    def check(self, between, prepare=lambda: None, share=0.9, count=5, **options):
        """Runs steps, and calls between(number) after each step. Each step must be within a budget that eager PyTorch
        exceeds in the step in which it holds the most bytes.
        """
        before = copy.deepcopy(self.model)
        prepare()
        eager = []
        for number in range(count):
            eager.append(self.held(self.loss, self.x))
            between(number)
        expected = [each.grad for each in self.model.parameters()]
        self.model = before
        prepare()
        budget, found = int(share * max(eager)), []
        made = backend(budget, **options)
        step = torch.compile(self.loss, backend=made, dynamic=False)
        for number in range(count):
            found.append(self.held(step, self.x))
            between(number)
        self.assertLessEqual(max(found), budget)
        self.assertGreater(max(found), 0.8 * budget)
        for a, b in zip(self.model.parameters(), expected, strict=True):
            self.assertTrue(a.grad is b is None or torch.equal(a.grad, b))
        return made

    def test_a_loss_whose_storage_is_as_large_as_the_input(self):
        """The op aten.mse_loss gives its loss a storage as large as the input, although the loss is a number."""
        made, target = backend("100%"), torch.randn(64, 64)
        step = torch.compile(lambda x: torch.nn.functional.mse_loss(self.model(x), target), backend=made, dynamic=False)
        held = self.held(step, self.x) + target.nbytes
        self.assertLess(abs(made.reports[0].after.total - held), 16)

    def test_micro_batches(self):
        for batches in (2, 3):
            with self.subTest(batches):
                torch._dynamo.reset()
                self.check(lambda number: (number + 1) % batches or self.model.zero_grad())  # noqa: B023

    def test_gradients_that_are_zeros(self):
        self.check(lambda number: self.model.zero_grad(set_to_none=False))

    def test_gradients_that_are_freed_once(self):
        self.check(lambda number: number or self.model.zero_grad())

    def test_gradients_of_some_parameters(self):
        def between(number):
            for each in [*self.model.parameters()][:6]:
                each.grad = None

        self.check(between)

    def test_gradients_that_are_there_before_the_first_call(self):
        """The plan of the first call counts the bytes of gradients that existed before."""
        made = self.check(lambda number: None, prepare=lambda: self.loss(self.x).backward(), count=1)
        gradients = sum(each.nbytes for each in self.model.parameters())
        self.assertEqual(made.reports[0].before.held, gradients)
        self.assertLessEqual(made.reports[0].after.total, made.reports[0].asked)

    def test_gradients_of_another_model_do_not_count(self):
        other = torch.nn.Linear(64, 64)
        other(self.x).sum().backward()
        made = self.check(lambda number: self.model.zero_grad())
        self.assertEqual(made.reports[0].before.held, 0)

    def test_a_percentage_is_of_the_step_that_holds_them(self):
        made = backend("100%")
        step = torch.compile(self.loss, backend=made, dynamic=False)
        step(self.x).backward()
        held, report = self.held(step, self.x), made.reports[0]
        self.assertEqual(report.asked, report.after.total)
        self.assertLessEqual(held, report.asked)
        self.assertLess(report.asked, held + 100)
        self.assertEqual(report.before.held, sum(each.nbytes for each in self.model.parameters()))

    def test_a_budget_that_they_exceed_is_refused_before_the_step_runs(self):
        eager = self.held(self.loss, self.x)
        self.model.zero_grad()
        step = torch.compile(self.loss, backend=backend(int(0.8 * eager)), dynamic=False)
        step(self.x).backward()
        gradients = [each.grad.clone() for each in self.model.parameters()]
        with self.assertRaisesRegex(RematError, "the smallest plans take .*The step calls 1 graph. .* smaller batch"):
            step(self.x)
        self.assertTrue(all(torch.equal(a.grad, b) for a, b in zip(self.model.parameters(), gradients)))


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class States(unittest.TestCase):
    """Tests the state of optimizers, which exists from the first step on."""

    def setUp(self):
        begin(self)
        self.model = torch.nn.Sequential(
            *(layer for _ in range(6) for layer in (torch.nn.Linear(64, 64), torch.nn.GELU()))
        )
        self.optimizer = torch.optim.AdamW(self.model.parameters())
        self.state = sum(
            2 * each.nbytes + 4 for each in self.model.parameters()
        )  # The state has two moments and the number of steps.
        self.x = torch.randn(256, 64)

    def train(self, *others, **options):
        """Runs three steps, also with other optimizers. Returns the backend, and the bytes that the forward and the
        backward part of the last step hold.
        """
        made = backend(**options)
        step = torch.compile(lambda: self.model(self.x).square().mean(), backend=made, dynamic=False)
        for _ in range(3):
            self.optimizer.zero_grad()
            state = [each for values in self.optimizer.state.values() for each in values.values()]
            with Counted([*self.model.parameters(), self.x, *state]) as seen:
                step().backward()
            for each in (self.optimizer, *others):
                each.step()
        return made, seen.total

    def test_a_budget_is_kept_when_the_state_is_there(self):
        before = backend("80%")
        torch.compile(lambda: self.model(self.x).square().mean(), backend=before, dynamic=False)().backward()
        budget = before.reports[0].asked
        made, held = self.train(budget=budget)
        self.assertLessEqual(held, budget)
        self.assertGreater(held, 0.8 * budget)
        self.assertEqual(made.reports[0].before.held, self.state)

    def test_the_state_of_a_given_optimizer_counts_once(self):
        made, held = self.train(budget="80%", optimizer=self.optimizer)
        self.assertEqual(made.reports[0].before.held, self.state)
        self.assertLessEqual(held, made.reports[0].asked)

    def test_the_state_of_another_models_optimizer_does_not_count(self):
        other = torch.nn.Linear(64, 64)
        other(self.x).sum().backward()
        made, _ = self.train(torch.optim.AdamW(other.parameters()), budget="80%")
        self.assertEqual(made.reports[0].before.held, self.state)

    def test_a_budget_that_the_state_exceeds_is_refused_before_the_step_runs(self):
        least = backend("min")
        torch.compile(lambda: self.model(self.x).square().mean(), backend=least, dynamic=False)().backward()
        with self.assertRaisesRegex(RematError, "the smallest plans take .*The step calls 1 graph. .* smaller batch"):
            self.train(budget=least.reports[0].after.total + self.state // 2)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Marks(unittest.TestCase):
    """Tests the caller's torch.utils.checkpoint inside a compiled function: the original step runs the marked ops again."""

    def test_a_percentage_is_of_the_step_with_marks(self):
        for dropout in (0, 0.1):
            begin(self)
            blocks = [
                torch.nn.Sequential(
                    torch.nn.Linear(64, 64), torch.nn.GELU(), torch.nn.Dropout(dropout), torch.nn.Linear(64, 64)
                )
                for _ in range(6)
            ]
            x, parameters = torch.randn(1024, 64), [each for block in blocks for each in block.parameters()]

            def loss(x):
                for block in blocks:  # noqa: B023
                    x = checkpoint(block, x, use_reentrant=False)
                return x.square().mean()

            def held(made):
                torch._dynamo.reset()
                for each in parameters:  # noqa: B023
                    each.grad = None
                step = torch.compile(loss, backend=made, dynamic=False)  # noqa: B023
                with Counted([*parameters, x]) as seen:  # noqa: B023
                    step(x).backward()  # noqa: B023
                return seen.total

            without = held("aot_eager")
            for budget, most in (("100%", without), ("90%", int(0.9 * without) + 100)):
                self.assertLessEqual(held(backend(budget)), most, (dropout, budget))
            made = backend(2 * without)  # What the marks drop may be kept if the budget allows this.
            self.assertGreater(held(made), 1.2 * without)
            self.assertLess(made.reports[0].more_time, 0)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Critics(unittest.TestCase):
    """Tests a GAN whose critic takes two steps for each step of the generator. While one network takes its step, the
    parameters, gradients and optimizer state of the other one exist."""

    def setUp(self):
        begin(self)

    def held(self, made=None):
        """Returns the bytes of eight critic's steps, every second one with a step of the generator."""
        torch.manual_seed(0)
        torch._dynamo.reset()
        models = [
            torch.nn.Sequential(*(m for _ in range(4) for m in (torch.nn.Linear(64, 64), torch.nn.GELU())))
            for _ in range(2)
        ]
        parameters = [each for model in models for each in model.parameters()]
        optimizers = [torch.optim.RMSprop(each.parameters(), 1e-3) for each in models]
        generate, judge = (torch.compile(each, backend=made, dynamic=False) if made else each for each in models)
        found = []
        for number in range(8):
            x, noise = torch.randn(256, 64), torch.randn(256, 64)
            for each in parameters:
                each.grad = None
            gc.collect()
            state = [
                each for optimizer in optimizers for values in optimizer.state.values() for each in values.values()
            ]
            with Counted([*parameters, x, noise, *state]) as seen:
                with torch.no_grad():
                    fake = generate(noise)
                (judge(fake).mean() - judge(x).mean()).backward()
                if number % 2:
                    x = fake = None
                    (-judge(generate(noise)).mean()).backward()
            found.append(seen.total)
            for each in optimizers:
                each.step()
        return found

    def test_parameters_and_gradients_of_another_model_of_the_backend_count(self):
        made, x = backend("100%"), torch.randn(64, 32)
        models = [torch.nn.Linear(32, size) for size in (64, 16)]
        optimizer = torch.optim.SGD(models[0].parameters(), momentum=0.9)
        first, second = (torch.compile(each, backend=made, dynamic=False) for each in models)
        first(x).sum().backward()
        optimizer.step()
        for _ in range(2):
            models[1].zero_grad()
            second(x).sum().backward()
        # The first model's parameters, their gradients and their momentum.
        self.assertEqual(made.reports[1].before.held, 3 * sum(each.nbytes for each in models[0].parameters()))

    def test_what_the_other_network_holds_counts(self):
        budget = int(0.85 * max(self.held()))
        found = self.held(backend(budget))
        self.assertGreater(max(found[:2]), budget)  # The first step of each kind is recorded.
        self.assertLessEqual(max(found[2:]), budget)
        self.assertGreater(max(found[2:]), 0.8 * budget)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
