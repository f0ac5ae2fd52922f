#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps of several graphs within one budget: a step must have the bits of eager PyTorch, and a dispatch mode
counts its bytes.

    test_torch_steps.py path/to/build/bin

The choice of plans (step.py) is compared with all choices, without torch. The other tests run under .venv/torch
(tools/setup torch) if that exists. They are skipped if this Python has no torch.
"""

import copy
import gc
import itertools
import math
import os
import random
import shutil
import sys
import types
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

if shutil.which("g++"):
    os.environ.setdefault("CXX", "g++")

if HAS_TORCH:
    import torch
    from remat.asked import parse_budget
    from remat.fit.policy import Policy
    from remat.tool import RematError
    from remat.torch.behind import Behind
    from remat.torch.recorded import Seen
    from remat.torch.step import Call, Choice, choose, least, peak, taken, useful
    from remat.torch.together import Together
    from torch.utils.checkpoint import checkpoint
    from torch_allocated import allocated
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
                Call(
                    draw.randrange(graphs),
                    draw.randint(0, 4),
                    draw.randint(0, 4),
                    ended=frozenset(draw.sample(range(number), draw.randint(0, number) // 2)),
                )
                for number in range(draw.randint(1, 4))
            )
            for _ in range(draw.randint(1, 2))
        ]
        return steps, choices

    def held_at_most(self, step, chosen):
        """Returns the most bytes that are held while the calls run forward and then backward, one by one. The function step.peak computes
        the same number by sums."""
        held, most = {}, 0
        for number, call in enumerate(step):
            still = sum(size for other, size in held.items() if other not in call.ended)
            most = max(most, call.fixed_forward + still + chosen[call.graph].forward)
            held[number] = chosen[call.graph].held
        for number, call in reversed([*enumerate(step)]):
            del held[number]
            still = sum(size for other, size in held.items() if other not in call.ended)
            most = max(most, call.fixed_backward + still + chosen[call.graph].backward)
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

    def test_a_step_of_many_graphs(self):
        draw = random.Random(1)
        for _ in range(20):
            sizes = [
                [sorted((draw.randint(0, 50) for _ in range(2)), reverse=True) for _ in range(8)] for _ in range(12)
            ]
            choices = [[Choice(own, held, own, draw.randint(1, 99)) for own, held in some] for some in sizes]
            step = tuple(Call(graph, 0, 0) for graph in range(len(choices)))
            budget = draw.randint(peak([step], taken(choices, least([step], choices))), 300)
            found = choose([step], choices, [budget])
            self.assertLessEqual(peak([step], taken(choices, found)), budget)
            self.assertEqual(sum(each.seconds for each in taken(choices, found)), self.fastest(choices, budget))

    def fastest(self, choices, budget):
        """Returns the least time of all choices for a step that calls each graph once. The dictionary `least_time` has
        the least time for each number of held bytes.
        """
        least_time = {0: 0}
        for some in choices:
            longer = {}
            for held, seconds in least_time.items():
                for each in some:
                    if held + each.forward <= budget:
                        now = held + each.held
                        longer[now] = min(longer.get(now, math.inf), seconds + each.seconds)
            least_time = longer
        return min(least_time.values())

    def test_steps_without_a_graph_in_common_are_chosen_one_by_one(self):
        draw = random.Random(2)
        choices = [
            [Choice(1000 - held, held, 1000 - held, 1000 - held + draw.random()) for held in range(0, 600, 25)]
            for _ in range(12)
        ]
        steps = [(Call(graph, 0, 0), Call(None, graph, graph)) for graph in range(len(choices))]
        budgets = [draw.randint(600, 900) for _ in steps]
        alone = [choose([step], choices, [budget])[graph] for graph, (step, budget) in enumerate(zip(steps, budgets))]
        self.assertEqual(choose(steps, choices, budgets), alone)

    def test_of_equal_choices_one_is_useful(self):
        self.assertEqual(
            useful([Choice(2, 1, 2, 1), Choice(2, 1, 2, 1), Choice(3, 1, 2, 2), Choice(1, 1, 2, 2)]), [0, 3]
        )


class Estimating:
    """A planner that measures a plan when it is asked to confirm the plan's bytes."""

    def __init__(self, plans, found):
        self.plans, self.found, self.measured = [*plans], found, set()

    @property
    def choices(self):
        return [
            types.SimpleNamespace(
                parts=Choice(*[self.found[i] if i in self.measured else each.parts.held] * 3, each.parts.seconds)
            )
            for i, each in enumerate(self.plans)
        ]

    def confirm(self, numbers):
        before, self.measured = self.measured, self.measured | {*numbers}
        return before == self.measured

    def settle(self):
        self.plans, self.found = (
            [each for i, each in enumerate(some) if i in self.measured] for some in (self.plans, self.found)
        )
        self.measured = {*range(len(self.plans))}


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Kinds(unittest.TestCase):
    """Tests steps of several kinds, whose graphs have a fast plan of 60 bytes and a slow plan of 20."""

    def setUp(self):
        plans = [types.SimpleNamespace(parts=Choice(size, size, size, 80 - size)) for size in (60, 20)]
        self.planners = {
            graph: types.SimpleNamespace(choices=plans, confirm=lambda numbers: True) for graph in range(3)
        }
        self.together = Together(parse_budget(100, "budget"), 0)

    def ran(self, *graphs):
        """Begins a new step after a step that called `graphs`. Returns the bytes of each graph's plan."""
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
        with self.assertRaisesRegex(RematError, r"budget '100' is .* MB. .* The step calls 6 graphs. .* smaller batch"):
            self.together.check(1)

    def test_an_odd_step_with_graphs_of_others_changes_no_plan(self):
        self.assertEqual(self.ran(0), {0: 60})
        self.assertIsNone(self.ran(0))
        self.assertEqual(self.ran(0, 0, 0, 0, 0, 0), {0: 60})
        self.together.check(0)

    def estimating(self, *found):
        """Replaces the planner of graph 0 by one that only estimates the bytes of its plans, and returns it. `found` has
        the bytes that each plan then takes."""
        planner = Estimating(self.planners[0].choices, found)
        self.planners[0] = planner
        return planner

    def test_plans_that_are_chosen_are_measured(self):
        """With 20 bytes more than estimated the fast plan is not within the budget. The slow plan is measured, too."""
        self.together.held = 30
        planner = self.estimating(80, 21)
        self.assertEqual(self.ran(0), {0: 21})
        self.assertEqual(planner.measured, {0, 1})

    def test_plans_that_decide_nothing_are_not_measured(self):
        planner = self.estimating(60, 21)
        self.assertEqual(self.ran(0), {0: 60})
        self.assertEqual(planner.measured, {0})

    def test_a_refusal_names_a_measured_plan(self):
        self.together.held = 75
        self.estimating(60, 40)
        self.ran(0)
        with self.assertRaisesRegex(RematError, r"the smallest plans take 0.000115 MB, and budget .100. is 0.0001 MB"):
            self.together.check(0)

    def test_after_some_rounds_only_measured_plans_are_left(self):
        """Each plan seems to be within the budget until it is measured."""
        count = 2 * Policy.most_confirmed
        plans = [types.SimpleNamespace(parts=Choice(60, 60, 60, i)) for i in range(count)]
        self.planners[0] = types.SimpleNamespace(choices=[*plans, *self.planners[0].choices[1:]])
        planner = self.estimating(*[200] * count, 30)
        planner.measured = {count}
        self.assertEqual(self.ran(0), {0: 30})
        self.assertEqual(len(planner.measured), Policy.most_confirmed + 1)

    def test_a_plan_is_faster_again_when_less_is_held(self):
        self.assertEqual(self.ran(0), {0: 60})
        self.together.recorder.calls = (Seen(0, {1: 50}, (), {}),)
        self.assertEqual(
            {graph: each.parts.held for graph, each in self.together.begin(self.planners).chosen.items()}, {0: 20}
        )
        self.assertEqual(self.ran(0), {0: 60})

    def test_parameters_of_graphs_without_a_backward_part_count_while_they_exist(self):
        teacher, x = torch.nn.Parameter(torch.zeros(11)), torch.zeros(11)
        program = types.SimpleNamespace(place=5, run=lambda *args: None)
        self.together.recorder.runs_unplanned(program, [teacher, x, 3])
        self.assertEqual(self.ran(0), {0: 20})
        del teacher
        self.assertEqual(self.ran(0), {0: 60})

    def test_a_backward_pass_that_was_not_seen_is_refused(self):
        self.together.recorder.calls, self.together.recorder.has_backward = (Seen(0, {}, (), {}),), True
        with self.assertRaisesRegex(RematError, "did not begin in torch.autograd"):
            self.together.begin(self.planners)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Steps(unittest.TestCase):
    inner = "eager"

    def setUp(self):
        begin(self)
        self.x = torch.randn(256, 32)

    def backend(self, budget):
        return backend(budget, self.inner)

    def total(self, step, resident):
        """Runs a step. Returns the most bytes that it holds, including those of the tensors in `resident`."""
        with Counted(resident) as seen:
            step()
        return seen.total

    def compare(self, a, b):
        self.assertTrue(torch.equal(a, b))

    def check(self, model, step_of, budget, steps=2, accumulates=False):
        """Trains some steps. The first step records. Each later step must be within the budget, with the gradients of
        eager PyTorch."""
        ours, made = copy.deepcopy(model), self.backend(budget)
        ways = (ours, step_of(ours, lambda part: torch.compile(part, backend=made, dynamic=False)))
        eager = (model, step_of(model, lambda part: part))
        for number in range(steps):
            for network, call in (ways, eager):
                if not accumulates:
                    network.zero_grad()
                gradients = [each.grad for each in network.parameters() if each.grad is not None]
                gc.collect()
                torch.manual_seed(number)
                resident = [*network.parameters(), *network.buffers(), self.x, *gradients]
                total = self.total(lambda: call(self.x).backward(), resident)  # noqa: B023
                if network is ours and number:
                    self.assertLessEqual(total, made.steps[0].after.total)
                del gradients, resident
            for a, b in zip(ours.parameters(), model.parameters(), strict=True):
                self.compare(a.grad, b.grad)
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
    def several_results(model, compiled):
        def step(x):
            y = model(x)
            results = [(y @ y.t()).tanh() @ y / 16, y, y.exp(), y.tanh()]
            print("", end="")
            return sum(each.square().mean() for each in results)

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
    def graph_without_backward_part(model, compiled):
        parts = [compiled(model[i : i + 6].forward) for i in (0, 6, 12)]
        wide, scale = compiled(lambda x: torch.cat([x, x.exp()] * 4)), compiled(lambda x: x.tanh().cos().mean())

        def step(x):
            y = parts[0](x)
            more = wide(x)
            return parts[2](parts[1](y * scale(more))).square().mean()

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

    def test_gradients_that_a_graph_is_given_end_with_their_last_reader(self):
        self.check(layers(), self.several_results, "70%")

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

    def test_a_graph_without_a_backward_part_counts_while_it_runs(self):
        for budget in ("min", "90%"):
            self.check(layers(), self.graph_without_backward_part, budget)

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
        calls = [call for record in made.together.records.values() for call in record.calls]
        self.assertEqual([call.again for call in calls], [True] * 3)

    def adversaries(self, budget, retain=False):
        """Runs steps of a GAN, whose discriminator is called again after its backward part. Returns the bytes of each step, and the
        backend. `retain` tells whether autograd keeps what the first calls saved.
        """
        made = budget and self.backend(budget)
        generator, discriminator = (torch.nn.Sequential(*layers(1), torch.nn.Linear(32, size)) for size in (32, 1))
        parameters, found = [*generator.parameters(), *discriminator.parameters()], []
        if made:
            generator.compile(backend=made, dynamic=False)
            discriminator.compile(backend=made, dynamic=False)
        for _ in range(3):
            for each in parameters:
                each.grad = None
            gc.collect()

            def step():
                fake = generator(self.x)
                first = discriminator(self.x).exp().mean() + discriminator(fake.detach()).square().mean()
                first.backward(inputs=[*discriminator.parameters()], retain_graph=retain)
                second = discriminator(fake).square().mean()
                second.backward(inputs=[*generator.parameters()])

            found.append(self.total(step, [*parameters, self.x]))
        return found, made

    def test_a_call_that_has_ended_holds_nothing(self):
        eager, _ = self.adversaries(None)
        for budget in ("min", "100%"):
            torch._dynamo.reset()
            found, made = self.adversaries(budget)
            self.assertLessEqual(max(found[1:]), made.steps[0].after.total)
            self.assertLess(made.steps[0].before.total, 1.1 * eager[0])
        self.assertEqual([set(each.ended) for each in made.together.recorder.calls], [set(), set(), set(), {1, 2}])

    def test_a_call_whose_graph_is_retained_has_not_ended(self):
        found, made = self.adversaries("100%", retain=True)
        self.assertLessEqual(max(found[1:]), made.steps[0].after.total)
        self.assertEqual([set(each.ended) for each in made.together.recorder.calls], [set()] * 4)

    def test_a_budget_that_no_plans_keep_is_refused_before_the_second_step_runs(self):
        model, made = layers(), self.backend("20%")
        step = self.printed(model, lambda part: torch.compile(part, backend=made, dynamic=False))
        step(self.x).backward()
        with self.assertRaisesRegex(
            Exception,
            r"the smallest plans take .* MB, and budget '20%' is .* MB. .*The step calls 2 graphs. .*smaller batch; "
            r"the function breaks at \".*test_torch_steps.py\", line \d+ \(.*`print`",
        ):
            step(self.x)


@unittest.skipUnless(os.environ.get("REMAT_FULL"), "inductor compiles C++: only with REMAT_FULL=1")
class StepsByInductor(Steps):
    """The allocator counts the bytes, because a dispatch mode sees no op of inductor's code. The original steps take fewer
    bytes than op by op, so some budgets are larger."""

    inner = "inductor"
    budgets = {"test_three_breaks": "75%", "test_the_loss_of_blocks_is_not_compiled": "70%"}

    def check(self, model, step_of, budget, **options):
        return super().check(model, step_of, self.budgets.get(self._testMethodName, budget), **options)

    def total(self, step, resident):
        there = sum({each.untyped_storage()._cdata: each.untyped_storage().nbytes() for each in resident}.values())
        return there + allocated(step).with_workspace

    def compare(self, a, b):
        self.assertLess((a - b).abs().max(), 1e-4 * max(b.abs().max(), 1e-3))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
