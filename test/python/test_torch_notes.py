#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests warnings of remat.torch.backend, and notes in its reports, about graphs and steps for which the budget does not
hold.

    test_torch_notes.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import os
import re
import subprocess
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402

if HAS_TORCH:
    import torch
    import torch_steps
    from torch.utils.checkpoint import checkpoint
    from torch_steps import backend, compiled, layers


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Notes(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        torch._dynamo.reset()
        self.x = torch.randn(256, 32)

    def warned(self, run):
        return torch_steps.warned(self, run, __file__)

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

    def test_torch_logs_prints_the_log(self):
        """PyTorch reads TORCH_LOGS when a process begins."""
        program = "import torch, remat.torch; call = torch.compile(torch.nn.Linear(4, 4), backend=remat.torch.backend('100%', inner='eager'))"
        for names, count in (("remat.torch", 2), ("remat", 2), ("-all", 0)):
            done = subprocess.run(
                [sys.executable, "-W", "ignore", "-c", f"{program}; call(torch.ones(2, 4)).sum().backward()"],
                env={**os.environ, "TORCH_LOGS": names, "PYTHONPATH": os.path.join(beginning.ROOT, "python")},
                capture_output=True,
                text=True,
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(len(re.findall(r"\] graph 0: ", done.stderr)), count, done.stderr)

    def test_gradients_of_gradients(self):
        """PyTorch refuses them for all backends that use AOTAutograd."""
        model, made = layers(), backend("100%")
        (slope,) = torch.autograd.grad(compiled(model, made)(self.x.requires_grad_()).sum(), self.x, create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "does not currently support double backward"):
            slope.square().sum().backward()

    def test_a_warning_comes_once(self):
        """Two backends give one warning each, though two graphs and four calls have the note."""
        made = [backend("90%"), backend("90%")]
        models = [layers(), layers(2)]

        def run():
            for each in made:
                calls = [torch.compile(model, backend=each, dynamic=False) for model in models]
                with torch.no_grad():
                    for call in (*calls, *calls):
                        call(self.x)

        self.assertEqual(["has no backward part" in text for text in self.warned(run)], [True, True])
        self.assertEqual([[len(report.notes) for report in each.reports] for each in made], [[1, 1], [1, 1]])

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

    def test_a_refusal_says_that_the_graph_is_one_of_several(self):
        made = backend("200kB")
        small, large = layers(1), layers(40)
        compiled(lambda x: small(x).square().mean(), made)(self.x).backward()
        with self.assertRaisesRegex(
            Exception, r"(?s)budget '200kB' is .*; this is a graph from .*, line \d+, in .*one of several"
        ):
            torch.compile(lambda x: large(x).square().mean(), backend=made)(self.x)

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


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
