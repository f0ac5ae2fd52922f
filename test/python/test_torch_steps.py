#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps of several graphs within one budget: the bits of eager PyTorch, and bytes that a dispatch mode counts.

    test_torch_steps.py path/to/build/bin

The choice of plans (step.py) is compared with all choices, without torch. The rest runs under .venv/torch (tools/setup torch)
where that is there; it is skipped where this Python has no torch.
"""

import copy
import gc
import itertools
import os
import random
import sys
import types
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

if HAS_TORCH:
    import torch
    from remat.asked import parse_budget
    from remat.tool import RematError
    from remat.torch.behind import Behind, kept_by, reached
    from remat.torch.recorded import Seen, step_of
    from remat.torch.step import Call, Choice, choose, least, peak, taken, useful
    from remat.torch.together import Together
    from torch.utils.checkpoint import checkpoint
    from torch_counted import Counted
    from torch_steps import backend, begin

    def layers(count=6):
        parts = (torch.nn.Linear(32, 32), torch.nn.GELU(), torch.nn.LayerNorm(32))
        return torch.nn.Sequential(*(copy.deepcopy(part) for _ in range(count) for part in parts))


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Choices(unittest.TestCase):
    def random_steps(self, draw):
        graphs = draw.randint(1, 3)
        choices = [
            [Choice(draw.randint(1, 9), draw.randint(0, 5), draw.randint(1, 9), draw.randint(1, 9)) for _ in range(4)]
            for _ in range(graphs)
        ]
        steps = [
            tuple(
                Call(draw.randrange(graphs), draw.randint(0, 4), draw.randint(0, 4)) for _ in range(draw.randint(1, 4))
            )
            for _ in range(draw.randint(1, 2))
        ]
        return steps, choices

    def held_at_most(self, step, chosen):
        """Follows the calls forward and back; step.peak adds instead."""
        held, most = [], 0
        for call in step:
            most = max(most, call.fixed_forward + sum(held) + chosen[call.graph].forward)
            held.append(chosen[call.graph].held)
        for call in reversed(step):
            held.pop()
            most = max(most, call.fixed_backward + sum(held) + chosen[call.graph].backward)
        return most

    def test_the_fastest_choice_within_the_budgets(self):
        draw = random.Random(0)
        for _ in range(200):
            steps, choices = self.random_steps(draw)
            budgets = [draw.randint(5, 40) for _ in steps]
            every = [(numbers, taken(choices, numbers)) for numbers in itertools.product(range(4), repeat=len(choices))]
            for _, chosen in every:
                self.assertEqual(peak(steps, chosen), max(self.held_at_most(each, chosen) for each in steps))
            within = [
                sum(each.seconds for each in chosen)
                for _, chosen in every
                if all(self.held_at_most(step, chosen) <= budget for step, budget in zip(steps, budgets))
            ]
            found = choose(steps, choices, budgets)
            self.assertEqual(found is None, not within)
            if within:
                self.assertEqual(sum(each.seconds for each in taken(choices, found)), min(within))
                self.assertTrue(
                    all(self.held_at_most(step, taken(choices, found)) <= most for step, most in zip(steps, budgets))
                )
            smallest = peak(steps, taken(choices, least(steps, choices)))
            self.assertEqual(smallest, min(peak(steps, chosen) for _, chosen in every))

    def test_of_equal_choices_one_is_useful(self):
        self.assertEqual(
            useful([Choice(2, 1, 2, 1), Choice(2, 1, 2, 1), Choice(3, 1, 2, 2), Choice(1, 1, 2, 2)]), [0, 3]
        )


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Kinds(unittest.TestCase):
    """Steps of several kinds, whose graphs have a fast plan of 60 bytes and a slow one of 20."""

    def setUp(self):
        plans = [types.SimpleNamespace(parts=Choice(size, size, size, 80 - size)) for size in (60, 20)]
        self.planners = {graph: types.SimpleNamespace(choices=plans) for graph in range(3)}
        self.together = Together(parse_budget(100, "budget"), 0)

    def ran(self, *graphs):
        """Begins a step after one that called some graphs. Returns the bytes of each graph's plan."""
        self.together.recorder.calls = tuple(Seen(graph, {}, (), {}) for graph in graphs)
        self.together.recorder.behind = (Behind({}, (), 0, 0, 0),)
        planned = self.together.begin(self.planners)
        return planned and {graph: each.parts.held for graph, each in planned.chosen.items()}

    def test_an_odd_step_is_refused_by_itself(self):
        for _ in range(2):
            self.ran(0)
        self.together.recorder.calls = ()
        self.assertEqual(self.ran(1, 1, 1, 1, 1, 1)[0], 60)
        self.together.check(0)
        with self.assertRaisesRegex(RematError, r"budget '100' is .*, and the step calls 6 graphs; .* smaller batch"):
            self.together.check(1)

    def test_an_odd_step_with_graphs_of_others_changes_no_plan(self):
        self.assertEqual(self.ran(0), {0: 60})
        self.assertIsNone(self.ran(0))
        self.assertEqual(self.ran(0, 0, 0, 0, 0, 0), {0: 60})
        self.together.check(0)

    def test_a_plan_is_faster_again_when_less_is_held(self):
        self.assertEqual(self.ran(0), {0: 60})
        self.together.recorder.calls = (Seen(0, {1: 50}, (), {}),)
        self.assertEqual(
            {graph: each.parts.held for graph, each in self.together.begin(self.planners).chosen.items()}, {0: 20}
        )
        self.assertEqual(self.ran(0), {0: 60})

    def test_a_backward_pass_that_was_not_seen_is_refused(self):
        self.together.recorder.calls, self.together.recorder.has_backward = (Seen(0, {}, (), {}),), True
        with self.assertRaisesRegex(RematError, "did not begin in torch.autograd"):
            self.together.begin(self.planners)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Held(unittest.TestCase):
    """The bytes that no plan of a graph changes."""

    def test_a_gradient_waits_for_the_call_that_made_its_tensor(self):
        """The results 1 and 2 are taken by the next call, and 1 by the last call, too."""
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

    def test_what_variables_hold_counts_behind_the_last_graph(self):
        x = torch.randn(8, requires_grad=True)
        held = x.exp().square() + 1
        for result, sizes in ((held.sum(), [32, 4]), ((x.exp().square() + 1).sum(), [4])):
            nodes, _ = reached([result])
            kept = kept_by(nodes, {}, lambda size: size)
            self.assertEqual(sorted(kept.variables_hold.values()), sorted(sizes))
            self.assertEqual(kept.results, 32 + 32 + 4)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Accumulated(unittest.TestCase):
    """Steps that begin with gradients of earlier backward passes, whose bytes decide whether a plan is within the budget."""

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
        """Runs steps, and between(number) after each. Each step is within a budget that the fullest step of eager PyTorch is above."""
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
        """The plan of the first call counts them."""
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
        with self.assertRaisesRegex(RematError, "the step calls 1 graph; the least .* smaller batch"):
            step(self.x)
        self.assertTrue(all(torch.equal(a.grad, b) for a, b in zip(self.model.parameters(), gradients)))


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Steps(unittest.TestCase):
    def setUp(self):
        begin(self)
        self.x = torch.randn(256, 32)

    def check(self, model, step_of, budget, steps=2, accumulates=False):
        """The first step records, and each later one is within the budget, with the bits of eager PyTorch."""
        ours, made = copy.deepcopy(model), backend(budget)
        ways = (ours, step_of(ours, lambda part: torch.compile(part, backend=made, dynamic=False)))
        eager = (model, step_of(model, lambda part: part))
        for number in range(steps):
            for network, call in (ways, eager):
                if not accumulates:
                    network.zero_grad()
                gradients = [each.grad for each in network.parameters() if each.grad is not None]
                gc.collect()
                torch.manual_seed(number)
                with Counted([*network.parameters(), *network.buffers(), self.x, *gradients]) as seen:
                    call(self.x).backward()
                if network is ours and number:
                    self.assertLessEqual(seen.total, made.steps[0].after.total)
                del gradients
            for a, b in zip(ours.parameters(), model.parameters(), strict=True):
                self.assertTrue(torch.equal(a.grad, b.grad))
        report = made.steps[0]
        if budget != "min":
            self.assertLessEqual(report.after.total, report.asked)
        self.assertGreater(report.more_time, 0)
        return made

    @staticmethod
    def printed(model, compiled):
        def step(x):
            y = model(x)
            print("", end="")
            return y.square().mean()

        return compiled(step)

    @staticmethod
    def three_breaks(model, compiled):
        def step(x):
            x = model[:6](x)
            print("", end="")
            x = model[6:12](x)
            print("", end="")
            x = model[12:](x)
            if x.sum() > 1e9:
                x = x * 2
            return x.square().mean()

        return compiled(step)

    @staticmethod
    def masked(model, compiled):
        def step(x):
            x = model[:9](x)
            return model[9:](x[x.sum(1) > 0]).square().mean()

        return compiled(step)

    @staticmethod
    def blocks(model, compiled):
        parts = [compiled(model[i : i + 6].forward) for i in (0, 6, 12)]
        loss = compiled(lambda x: x.square().mean())
        return lambda x: loss(parts[2](parts[1](parts[0](x))))

    @staticmethod
    def twice(model, compiled):
        part, loss = compiled(model.forward), compiled(lambda x: x.square().mean())
        return lambda x: loss(part(part(x)))

    @staticmethod
    def two_losses(model, compiled):
        part = compiled(lambda x: model(x).square().mean())
        return lambda x: part(x) + part(x)

    def two_losses_and_more(self, model, compiled):
        def loss_of(x):
            y = model[0](x)
            return model[1:](y).square().mean(), y

        part = compiled(loss_of)

        def step(x):
            self.kept = first, second = part(x), part(x)
            return first[0] + second[0]

        return step

    @staticmethod
    def blocks_with_eager_loss(model, compiled):
        parts = [compiled(model[i : i + 6].forward) for i in (0, 6, 12)]
        return lambda x: parts[2](parts[1](parts[0](x))).square().mean()

    @staticmethod
    def twice_with_eager_loss(model, compiled):
        part = compiled(model.forward)
        return lambda x: part(part(x)).square().mean()

    @staticmethod
    def once_with_eager_loss(model, compiled):
        part = compiled(model.forward)

        def step(x):
            y = part(x)
            longer = torch.cat([y, y.exp(), y.sin()])
            return longer.log_softmax(1).square().mean()

        return step

    @staticmethod
    def eager_head(model, compiled):
        parts = [compiled(model[i : i + 6].forward) for i in (0, 6)]

        def step(x):
            y = model[12:](parts[1](parts[0](x)))
            return (y - x).square().mean()

        return step

    def test_the_graph_behind_a_print_cannot_shrink(self):
        made = self.check(layers(), self.printed, "60%")
        self.assertEqual(made.steps[0].details["graphs"], [0, 1])

    def test_three_breaks(self):
        self.check(layers(), self.three_breaks, "60%")

    def test_a_mask_as_index(self):
        self.check(layers(), self.masked, "70%")

    def test_blocks_that_are_compiled_one_by_one(self):
        self.check(layers(), self.blocks, "60%")

    def test_a_module_that_is_called_twice(self):
        self.check(layers(), self.twice, "60%")

    def test_gradients_of_two_calls_are_held_until_they_are_added(self):
        self.check(torch.nn.Sequential(torch.nn.Linear(32, 32)), self.two_losses, "min", steps=3, accumulates=True)

    def test_what_a_caller_keeps_counts_to_the_end(self):
        linear = torch.nn.Linear(32, 32)
        self.check(torch.nn.Sequential(linear, copy.deepcopy(linear)), self.two_losses_and_more, "min")

    def test_the_loss_of_blocks_is_not_compiled(self):
        self.check(layers(), self.blocks_with_eager_loss, "60%")

    def test_the_loss_of_a_module_that_is_called_twice_is_not_compiled(self):
        self.check(layers(), self.twice_with_eager_loss, "60%")

    def test_layers_that_are_not_compiled_count(self):
        self.check(layers(), self.eager_head, "85%")

    def test_a_loss_behind_the_only_graph_counts(self):
        self.check(layers(), self.once_with_eager_loss, "80%")

    def test_gradients_that_are_accumulated_count(self):
        self.check(layers(), self.printed, "65%", steps=3, accumulates=True)

    @staticmethod
    def checkpoints(model, compiled):
        parts = [compiled(model[i : i + 6].forward) for i in (0, 6, 12)]

        def step(x):
            for part in parts:
                x = checkpoint(part, x, use_reentrant=False)
            return x.square().mean()

        return step

    def test_checkpoints_of_the_caller_around_graphs(self):
        model = layers()
        with Counted([*model.parameters(), self.x]) as seen:
            self.checkpoints(copy.deepcopy(model), lambda part: part)(self.x).backward()
        made = self.check(model, self.checkpoints, "min")
        self.assertLess(made.steps[0].after.total, seen.total)
        self.assertEqual(len(made.steps[0].details["graphs"]), 3)

    def test_a_budget_that_no_plans_keep_is_refused_before_the_second_step_runs(self):
        model, made = layers(), backend("20%")
        step = self.printed(model, lambda part: torch.compile(part, backend=made, dynamic=False))
        step(self.x).backward()
        with self.assertRaisesRegex(
            Exception, r"budget '20%' is .* MB, and the step calls 2 graphs; the least that .*smaller batch"
        ):
            step(self.x)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
