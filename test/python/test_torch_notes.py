#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests warnings of remat.torch.backend, and notes in its reports, about graphs and steps for which the budget does not
hold.

    test_torch_notes.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import copy
import os
import sys
import tempfile
import unittest
import warnings
from unittest import mock

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402

if HAS_TORCH:
    import torch
    from remat.torch import within
    from torch.utils.checkpoint import checkpoint
    from torch_steps import backend, compiled

    fully = unittest.skipUnless(os.environ.get("REMAT_FULL"), "inductor compiles C++: only with REMAT_FULL=1")

    def layers(count=4):
        return torch.nn.Sequential(*(m for _ in range(count) for m in (torch.nn.Linear(32, 32), torch.nn.Tanh())))


else:
    fully = unittest.skip("torch is not installed (tools/setup torch)")


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Notes(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        torch._dynamo.reset()
        self.x = torch.randn(256, 32)

    def warned(self, run):
        """Runs a function. Returns the texts of remat's warnings, which must name a line of this file."""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            run()
        ours = [each for each in caught if issubclass(each.category, remat.RematWarning)]
        self.assertEqual([each.filename for each in ours], [__file__] * len(ours))
        return [str(each.message) for each in ours]

    def check(self, made, run, said, noted):
        """Checks that there is one warning, and that the reports with these numbers have it as a note."""
        (text,) = self.warned(run)
        self.assertRegex(text, said)
        self.assertEqual([i for i, each in enumerate(made.reports) if text in each.notes], [noted])
        self.assertIn(text, str(made.reports[noted]))

    def test_a_plan_says_nothing_more(self):
        for inner in ("eager",) + (("inductor",) if os.environ.get("REMAT_FULL") else ()):
            model, made = layers(), backend("80%", inner)
            step = compiled(lambda: model(self.x).square().mean(), made, fullgraph=True)
            self.assertEqual(self.warned(lambda: step().backward()), [])
            self.assertEqual([each.notes for each in made.reports], [()])

    def test_a_log_says_what_is_planned(self):
        model, made = layers(), backend("80%")
        step = compiled(lambda: model(self.x).square().mean(), made, fullgraph=True)
        with self.assertLogs("remat.torch", "INFO") as logged:
            step().backward()
        planning, planned = (each.getMessage() for each in logged.records)
        self.assertRegex(planning, r"^graph 0: planning \d+ ops within 80%$")
        self.assertEqual(planned, "graph 0: " + repr(made.reports[0]).splitlines()[0])

    def test_no_backward_part(self):
        for budget in ("50%", "40MB", "min"):
            with self.subTest(budget):
                model, made = layers(), backend(budget)
                step = compiled(lambda x: model(x) + 1, made)  # noqa: B023

                def run():
                    with torch.no_grad():
                        for _ in range(2):
                            self.assertTrue(torch.equal(step(self.x), model(self.x) + 1))  # noqa: B023

                self.check(
                    made, run, r"a graph from .*, line \d+, in .* has no backward part, so it runs without a plan", 0
                )

    def test_an_evaluation_between_steps(self):
        """The gradients of the last step still exist during an evaluation. The evaluation does not accumulate
        gradients."""
        model, made = layers(), backend("90%")
        step = compiled(model, made)

        def run():
            for _ in range(2):
                model.zero_grad()
                step(self.x).square().mean().backward()
                with torch.no_grad():
                    step(self.x)

        self.check(made, run, "^a graph of a Sequential has no backward part", 1)

    def test_no_backward_part_before_a_break(self):
        model, made = layers(), backend("90%")

        def step(x):
            x = x * 2 - 1
            torch._dynamo.graph_break()
            return model(x).square().mean()

        self.check(made, lambda: compiled(step, made)(self.x).backward(), "has no backward part", 0)
        self.assertEqual(len(made.reports), 2)
        self.assertGreater(made.reports[1].more_time, 0)

    def test_a_graph_within_the_budget(self):
        model, made = layers(), backend("40MB")
        step = compiled(lambda: model(self.x).square().mean(), made)
        said = r"the original graph takes .* MB, which is within the budget of 40MB: nothing runs again"
        self.check(made, lambda: step().backward(), said, 0)

    def through(self, blocks):
        """Runs a step of blocks that are called one after another."""
        x = self.x
        for block in blocks:
            x = block(x)
        x.square().mean().backward()

    def test_several_modules_are_recorded(self):
        blocks, made = torch.nn.ModuleList(layers() for _ in range(3)), backend("230kB")
        for block in blocks:
            block.compile(backend=made, dynamic=False)

        said = "^a graph of a Sequential is a part of a step: the first step runs without a plan and may hold more than the budget of 230kB"
        self.check(made, lambda: self.through(blocks), said, 1)

    def test_several_calls_are_recorded(self):
        """Modules of one class share a graph. The parameters of the modules are arguments of this graph."""
        blocks, made = torch.nn.ModuleList(layers() for _ in range(3)), backend("230kB")
        self.x.requires_grad_()
        for block in blocks:
            block.compile(backend=made, dynamic=False)

        self.check(made, lambda: self.through(blocks), "is a part of a step: the first step runs without a plan", 0)
        self.assertEqual(len(made.reports), 1)

    @fully
    def test_bytes_for_each_of_several_modules(self):
        blocks, made = torch.nn.ModuleList(layers() for _ in range(3)), backend("230kB", "inductor")
        for block in blocks:
            block.compile(backend=made, dynamic=False)

        self.check(
            made, lambda: self.through(blocks), "the budget of 230kB is given to each of 2 graphs of one function", 1
        )

    @fully
    def test_bytes_for_each_of_several_calls(self):
        blocks, made = torch.nn.ModuleList(layers() for _ in range(3)), backend("230kB", "inductor")
        self.x.requires_grad_()
        for block in blocks:
            block.compile(backend=made, dynamic=False)

        self.check(
            made,
            lambda: self.through(blocks),
            "the budget of 230kB is for one call of one graph, and a graph was called before backward.*its share",
            0,
        )
        self.assertEqual(len(made.reports), 1)

    def broken(self, last):
        """Returns a step with a graph break between a model and the function after it."""
        model = layers()

        def step(x):
            x = model(x)
            torch._dynamo.graph_break()
            return last(x).square().mean()

        return step

    def test_parts_of_a_function_are_recorded(self):
        made = backend("90%")
        step = compiled(self.broken(layers()), made)
        self.check(made, lambda: step(self.x).backward(), r"a graph from .*, line \d+, in step is a part of a step", 0)
        self.assertEqual(len(made.reports), 2)

    @fully
    def test_a_share_for_each_of_several_graphs(self):
        made = backend("90%", "inductor")
        step = compiled(self.broken(layers()), made)
        said = r"the budget of 90% is for one call of one graph, .* fullgraph=True\) says where a function breaks\)$"
        self.check(made, lambda: step(self.x).backward(), said, 1)
        self.assertEqual(len(made.reports), 2)

    def test_bytes_for_several_graphs_are_refused_by_inductor(self):
        """Nothing is compiled: each graph runs as PyTorch traced it."""
        step = compiled(self.broken(layers()), backend("900kB", "inductor"))
        with mock.patch.object(within, "compiled", lambda module, *given, **options: module.forward):
            with self.assertRaisesRegex(
                Exception,
                '(?s)budget of 900kB is for one graph, .*Set inner="eager", which plans all graphs of a step together',
            ):
                step(self.x)

    @fully
    def test_a_refusal_says_which_of_several_graphs_it_is_of(self):
        step = compiled(self.broken(torch.nn.Identity()), backend("90%", "inductor"))
        with self.assertRaisesRegex(
            Exception, r"(?s)budget '90%' is .*; this is a graph from .*, line \d+, in .*one of several, "
        ):
            step(self.x)

    def test_a_function_that_torch_compile_gives_up(self):
        model, made = layers(), backend("50%")

        def step(x):
            for layer in model:
                x = layer(x)
                torch._dynamo.graph_break()
            return x.square().mean()

        file = r"\".*test_torch_notes.py\", line \d+"
        said = rf"torch.compile runs the function from {file}, in step, without a plan, because it cannot trace past a break at {file} \(.*"
        self.check(made, lambda: compiled(step, made)(self.x).backward(), said, 0)

    def test_a_setting_that_removes_the_break(self):
        """PyTorch traces no torch.autograd.grad without this setting."""
        model, made = layers(), backend("50%")

        def step(x):
            for _ in range(1):
                (slope,) = torch.autograd.grad(model(x).sum(), x, create_graph=True)
            return slope.square().mean()

        said = r"torch.compile runs the function from .* holds; set torch._dynamo.config.trace_autograd_ops = True$"
        self.check(made, lambda: compiled(step, made)(self.x.requires_grad_()).backward(), said, 0)

    def test_a_step_of_which_there_is_no_graph(self):
        model, made = layers(), backend("50%")
        optimizer = torch.optim.SGD(model.parameters())

        def run():
            for _ in range(2):
                step(self.x).square().mean().backward()
                optimizer.step()

        step = compiled(lambda x: torch._dynamo.disable(model)(x), made)
        self.check(made, run, "torch.compile has made no graph for this backend", 0)

    def test_a_graph_that_a_backward_pass_calls(self):
        for reentrant in (True, False):
            model, made = layers(), backend("90%")
            step = compiled(lambda x: model(x).square().mean(), made)  # noqa: B023
            run = lambda: checkpoint(step, self.x.requires_grad_(), use_reentrant=reentrant).backward()  # noqa: B023, E731
            self.assertEqual("use_reentrant=False" in " ".join(self.warned(run)), reentrant)
            noted = ["use_reentrant=False" in " ".join(each.notes) for each in made.reports]
            self.assertEqual(noted, [False, True] if reentrant else [False])

    def test_a_refusal_where_errors_are_suppressed(self):
        model, made = layers(), backend("1%")
        with torch._dynamo.config.patch(suppress_errors=True):
            step = compiled(lambda: model(self.x).square().mean(), made)
            self.check(
                made, lambda: step().backward(), "suppress_errors is set, .* runs without a plan: budget '1%' is", 0
            )

    @fully
    def test_the_parts_of_a_model_in_ddp(self):
        """The first of two parts has no graph before it."""
        from torch.nn.parallel import DistributedDataParallel

        class Network(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = layers()

            def forward(self, x):
                return self.layers(x).square().mean()

        first = mock.patch.object(torch.distributed, "_DEFAULT_FIRST_BUCKET_BYTES", 1000)
        with first, tempfile.TemporaryDirectory() as folder:
            store = torch.distributed.FileStore(os.path.join(folder, "store"), 1)
            torch.distributed.init_process_group("gloo", store=store, rank=0, world_size=1)
            try:
                step = compiled(DistributedDataParallel(Network(), bucket_cap_mb=0.005), backend("50%", "inductor"))
                with self.assertRaisesRegex(
                    Exception, "(?s)one of several, .*set torch._dynamo.config.optimize_ddp = False"
                ):
                    step(self.x)
            finally:
                torch.distributed.destroy_process_group()

    def test_calls_one_after_another(self):
        """One of the calls has no backward part, and cannot have one."""
        model, made = layers(), backend("230kB")
        step = compiled(lambda: model(self.x).square().mean(), made)

        def run():
            for _ in range(2):
                model.zero_grad()
                losses.append(step())
                losses[-1].backward()
            model.zero_grad()
            step()
            losses.append(step().detach())

        losses = []
        self.assertEqual(self.warned(run), [])

    @fully
    def test_bytes_for_each_of_several_shapes(self):
        model, made = layers(), backend("230kB", "inductor")
        step = compiled(lambda x: model(x).square().mean(), made)

        def run():
            for count in (256, 250):
                step(self.x[:count]).backward()
                model.zero_grad()

        self.check(made, run, "given to each of 2 graphs", 1)

    def test_the_recompile_limit(self):
        model, made = layers(1), backend("95%")
        with torch._dynamo.config.patch(recompile_limit=3):
            step = compiled(lambda x: model(x).square().mean(), made)

            def run():
                for count in range(1, 4):
                    step(self.x[: 50 * count]).backward()
                    model.zero_grad()

            self.check(made, run, "made 3 graphs of one function.*is refused", 2)
            said = r"reached its recompile_limit for the function from .*test_torch_notes.py., line \d+, in .*no graph for this call"
            for _ in range(2):
                with self.assertRaisesRegex(remat.RematError, said):
                    step(self.x[:200])
            with torch.no_grad():  # A call without gradients needs no plan.
                self.assertTrue(torch.equal(step(self.x[:200]), model(self.x[:200]).square().mean()))
            step(self.x[:50]).backward()
        self.assertEqual(len(made.reports), 3)

    @fully
    def test_gradients_that_are_accumulated(self):
        model = layers()
        size = sum(each.nbytes for each in model.parameters())
        for options, said in (({}, True), ({"held": size}, False)):
            ours, made = copy.deepcopy(model), backend("90%", "inductor", **options)
            step = compiled(lambda: ours(self.x).square().mean(), made)  # noqa: B023

            def run():
                for _ in range(3):
                    step().backward()  # noqa: B023

            with self.subTest(said=said):
                if said:
                    self.check(made, run, rf"gradients of an earlier backward\(\) \({size / 1e6:.3g}", 0)
                else:
                    self.assertEqual(self.warned(run), [])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
