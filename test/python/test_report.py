#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that every backend gives the same class of report, with the same fields for a plan that was found and for a
budget that was not met.

    test_report.py path/to/remat-opt

Each backend runs under a Python that has its packages, and passes its reports on as JSON. A backend is skipped if no
Python has its packages (tools/setup iree, xla-gpu, torch).
"""

import html.parser
import json
import os
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
from dataclasses import replace

import beginning

OPT = beginning.use_package(sys.argv[1])
import remat  # noqa: E402
from remat.plan_report import all_loop_tensors, loop_tensors  # noqa: E402
from remat.report import Missed, Taken, Tensor  # noqa: E402
from remat.xla.compiler import python_with_plugin  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
# Each program prints its reports, one a line: first the report of a plan, then the report of a budget that is not met.
SAYS = """
import json, sys
sys.path.insert(0, "python")
import remat
def says(report):
    print(json.dumps({"text": str(report), "lines": repr(report), "fields": report.to_json()}))
def refused(call, *args, **options):
    try:
        call(*args, **options)
    except remat.RematError as error:
        assert error.report.failed.message.splitlines()[0] in str(error), (error, error.report)
        return error.report
"""
JAX = """
import jax, jax.numpy as jnp
def step(weights, x):
    def loss(weights):
        y = x
        for weight in weights:
            y = jnp.tanh(y @ weight)
        return (y * y).sum()
    return jax.value_and_grad(loss)(weights)
given = [jnp.ones((32, 32))] * 6, jnp.ones((512, 32))
"""
SCAN = """
import jax, jax.numpy as jnp
def step(weights, x):
    def loss(weights):
        y, _ = jax.lax.scan(lambda y, weight: (jnp.tanh(y @ weight), None), x, weights)
        return (y * y).sum()
    return jax.value_and_grad(loss)(weights)
given = jnp.ones((6, 32, 32)), jnp.ones((512, 32))
"""
# A plan inside of loops, and the smallest plan, which is made of a step whose loops were planned before.
LOOPS = {
    "transform": (
        "iree",
        SCAN + "says(remat.transform_stablehlo(jax.jit(step).lower(*given), '60%').report)\n"
        "says(refused(remat.transform_stablehlo, jax.jit(step).lower(*given), activation_budget=1000))\n",
    ),
    "iree": (
        "iree",
        SCAN
        + "small = remat.jit(step, budget='40%', backend='iree', effort=0.1, rounds=2)\nsmall(*given)\nsays(small.report)\n"
        "says(refused(remat.jit(step, budget='130kB', backend='iree', effort=0.1, rounds=1), *given))\n",
    ),
    "xla": (
        "xla",
        SCAN + "says(remat.compile(step, *given, budget='60%', target='h100', rounds=1).report)\n"
        "says(refused(remat.compile, step, *given, budget=120000, target='h100', rounds=1))\n",
    ),
}
ROADS = {
    "transform": (
        "iree",
        JAX + "says(remat.transform_stablehlo(jax.jit(step).lower(*given), '60%').report)\n"
        "says(refused(remat.transform_stablehlo, jax.jit(step).lower(*given), activation_budget=1000))\n",
    ),
    "iree": (
        "iree",
        JAX
        + "small = remat.jit(step, budget='60%', backend='iree', effort=0.1, rounds=3)\nsmall(*given)\nsays(small.report)\n"
        "says(refused(remat.jit(step, budget='99kB', backend='iree', effort=0.1, rounds=1), *given))\n",
    ),
    "xla": (
        "xla",
        JAX + "says(remat.compile(step, *given, budget='80%', target='h100', rounds=1).report)\n"
        "says(refused(remat.compile, step, *given, budget=120000, target='h100', rounds=1))\n",
    ),
    "torch": (
        "torch",
        "import torch\nmodel = torch.nn.Sequential(*(m for _ in range(6) for m in (torch.nn.Linear(32, 32), torch.nn.Tanh())))\n"
        "given, loss = (torch.ones(512, 32),), lambda y: y.square().mean()\n"
        "says(remat.torch.plan(model, *given, loss=loss, budget='60%', effort=0.05).report)\n"
        "says(refused(remat.torch.plan, model, *given, loss=loss, budget='5%', effort=0.05))\n",
    ),
}
NEEDS = {"iree": "iree.compiler", "torch": "torch"}


def python_of(venv):
    """Returns a Python with the packages of .venv/venv, or None."""
    if venv == "xla":
        return python_with_plugin()
    path = os.path.join(beginning.ROOT, ".venv", venv, "bin", "python")
    has = [path, "-c", f"import importlib.util, sys; sys.exit(not importlib.util.find_spec('{NEEDS[venv]}'))"]
    return path if os.path.exists(path) and subprocess.run(has, capture_output=True).returncode == 0 else None


class Roads(unittest.TestCase):
    """Checks that the reports of each backend have the same fields."""

    def made(self, venv, program):
        python = python_of(venv)
        if python is None:
            self.skipTest(f"what .venv/{venv} has is not installed (tools/setup)")
        done = subprocess.run(
            [python, "-c", SAYS + program],
            capture_output=True,
            text=True,
            cwd=beginning.ROOT,
            env={**os.environ, "JAX_PLATFORMS": "cpu", "REMAT_CACHE_DIR": ""},
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]

    def check(self, road, counted_by, roads=ROADS):
        found, missed = self.made(*roads[road])
        for said in (found, missed):
            report = remat.Report.from_json(said["fields"])
            if roads is ROADS:
                self.assertIn("recomputed", report.by_fate())
            self.assertEqual((str(report), repr(report)), (said["text"], said["lines"]))
            self.assertEqual(json.loads(json.dumps(report.to_json())), said["fields"])
            self.assertEqual((report.road, report.target), (road, counted_by))
            self.check_contract(report)
        return tuple(remat.Report.from_json(said["fields"]) for said in (found, missed))

    def check_loops(self, road, counted_by):
        """The stacks of tanh are gone in both reports, and the loops' recomputations count as FLOP. The carry stays, but
        the smallest plan may run the whole forward loop again."""
        reports, size = self.check(road, counted_by, LOOPS), 6 * 512 * 32 * 4
        for report in reports:
            fates = {each.name: (each.bytes, each.fate) for each in report.tensors}
            for name in ("tanh", "sub"):
                self.assertEqual(fates[f"jit(step)/jvp()/while/body/closed_call/{name}"], (size, "recomputed"))
            self.assertEqual(fates["carry"][0], size)
            self.assertGreater(report.more_flops, 0.3)
        self.assertEqual(reports[0].by_fate()["recomputed"], 2 * size)
        self.assertIn(("kept", "carry", size, 1), fates_of(reports[0].tensors))
        return reports

    def check_contract(self, report):
        self.assertEqual(len(repr(report).splitlines()), 3)
        failed = report.failed
        if failed is None:
            self.assertLessEqual(report.after.total, report.asked)
            self.assertLess(report.after.total, report.before.total)
            self.assertIn(f"{report.after.total / 1e6:.6f} MB", repr(report))
        else:
            self.assertGreater(report.after.total, report.asked)
            self.assertEqual((failed.asked_bytes, failed.least_bytes), (report.asked, report.after.total))
            self.assertTrue(str(report).startswith(f"failed: {failed.message}"))
            self.assertIn("not met", repr(report))
            self.assertIn(f"\nthe smallest: {report.after.total / 1e6:.6f} MB", str(report))
        self.assertIsNotNone(report.more_flops)
        if report.floor is not None:
            self.assertLessEqual(report.floor, report.after.total)
        self.assertEqual(sum(report.by_fate().values()), sum(each.bytes for each in report.tensors))
        self.assertTrue(report.tensors)
        largest = report.largest()[0]
        self.assertIn(largest.name, repr(report))
        for text in (report._repr_html_(), report.plot()._repr_html_()):
            Balanced(self).feed(text)
        self.assertIn(html.escape(largest.name), report._repr_html_())

    @unittest.skipUnless(os.environ.get("REMAT_FULL"), "takes 30 s (REMAT_FULL=1)")
    def test_loops_by_iree(self):
        self.check_loops("iree", "this CPU, measured")

    def test_loops_by_xla(self):
        self.check_loops("xla", "h100")

    def test_loops_by_transform(self):
        """This road also has a line for each pair of loops."""
        for report in self.check_loops("transform", "counted op by op"):
            self.assertEqual(sum("loops of 6 iterations" in line for line in report.notes), 1)

    def test_transform(self):
        found, missed = self.check("transform", "counted op by op")
        self.assertEqual(found.details["planner"], "auto")
        self.assertIn("jit(step)/jvp()/tanh", [each.name for each in found.tensors])
        # The budget of 1000 bytes does not include the arguments.
        self.assertEqual(missed.asked, 1000 + missed.before.arguments)

    def test_iree(self):
        found, _ = self.check("iree", "this CPU, measured")
        self.assertRegex(found.rounds[-1], "a plan of .* MB for the temporaries: IREE takes ")
        self.assertIn("jit(step)/jvp()/tanh", [each.name for each in found.tensors])

    def test_xla(self):
        found, _ = self.check("xla", "h100")
        self.assertEqual(found.details["devices"], 1)
        self.assertRegex(found.rounds[-1], ": XLA takes .* (within|above) the budget of .* planned, .* taken")
        self.assertIn("jit(step)/jvp()/tanh #1 at <string>:19", [each.name for each in found.tensors])

    def test_torch(self):
        found, _ = self.check("torch", "op by op")
        self.assertTrue(any("tanh" in each.name for each in found.tensors))


class Balanced(html.parser.HTMLParser):
    """Fails a test if a tag is closed that is not open."""

    def __init__(self, test):
        super().__init__()
        self.test, self.open = test, []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        self.test.assertEqual(self.open.pop(), tag)


ONE = remat.Report(
    "xla",
    "h100",
    asked=40_000_000,
    before=Taken(10_000_000, 60_000_000),
    after=Taken(10_000_000, 25_000_000, host=5),
    floor=10_000_000,
    more_time=0.0815,
    more_flops=-1e-9,
    rounds=("a round",),
    tensors=(
        Tensor("held", 9, "kept"),
        Tensor("gone", 2, "short-lived"),
        Tensor("<b>", 4_000_000, "recomputed", 2, "it's & cheap"),
    ),
    notes=("a note",),
    details={"fullest_after": [{"name": "wide", "bytes": 7_000_000}]},
)


def fates_of(tensors):
    return [(each.fate, each.name, each.bytes, each.times_made) for each in tensors]


class Loops(unittest.TestCase):
    def test_what_became_of_stacks(self):
        """One of four stacks stays, and one goes to the host. The carries of groups are new. Two of the stacks have the
        same name."""
        before = [{"name": name, "bytes": 40, "tensor": number} for number, name in enumerate(("x", "y", "z", "y"))]
        after = [before[0], {"name": "carry of each group", "bytes": 8}]
        loop = {"before": {"stacks": before}, "after": {"stacks": after}, "on_host": [before[1]], "groups": []}
        fates = fates_of(loop_tensors([loop]))
        self.assertEqual(
            fates,
            [
                ("recomputed", "z", 40, 2),
                ("recomputed", "y #2", 40, 2),
                ("kept", "x", 40, 1),
                ("kept", "carry of each group", 8, 1),
                ("swapped", "y #1", 40, 1),
            ],
        )
        # If the step is planned again, its own plan has the stacks that stay, except for the stacks inside of groups.
        self.assertEqual(fates_of(all_loop_tensors([], [loop])), fates[:2] + fates[4:])
        grouped = {**loop, "groups": [2]}
        self.assertEqual(fates_of(all_loop_tensors([], [grouped])), fates[:3] + fates[4:])
        self.assertEqual(fates_of(all_loop_tensors([loop], [])), fates)


class Forms(unittest.TestCase):
    """Tests the content of a report in all its forms."""

    def test_three_lines(self):
        self.assertEqual(
            repr(ONE).splitlines(),
            [
                "xla (h100): 35.000000 MB, 50.0% of 70.000000 MB; 40.000000 MB asked",
                "+8.2 % time by the roofline, 0.0 % FLOP",
                "tensors: recomputed 4 MB, kept 0.000009 MB, short-lived 0.000002 MB; the largest: 4 MB of <b> (recomputed), "
                "0.000009 MB of held (kept), 0.000002 MB of gone (short-lived)",
            ],
        )
        bare = remat.Report("torch", "inductor", notes=("no backward part",))
        self.assertEqual(
            str(bare).splitlines(),
            ["torch (inductor): runs unchanged, without a plan", "no predicted time", "no backward part"],
        )
        self.assertEqual(repr(bare).splitlines()[2], "no tensor is known")
        self.assertEqual(repr(replace(ONE, tensors=())).splitlines()[2], "held at the fullest moment: 7 MB of wide")
        nothing = replace(ONE, after=None, asked=None, failed=Missed("no", None, None))
        self.assertIn(": as few bytes as possible asked, not met; the smallest: nothing was found", repr(nothing))
        original = replace(ONE, failed=Missed("no", 10**6, None))
        self.assertIn(" asked, not met; original step: 35.000000 MB, 50.0% of", repr(original))

    def test_the_longer_text(self):
        lines = ONE.lines()
        for line in (
            "original: 70.000000 MB: arguments 10.0, temporaries 60.0",
            "rewritten: 35.000000 MB, 50.0% of the original: arguments 10.0, temporaries 25.0, on the host 0.000005",
            "arguments and results alone take 10.000000 MB",
            "a round",
            "         4 MB of <b>, recomputed: it's & cheap",
            "         7 MB of wide",
            "a note",
        ):
            self.assertIn(line, lines)
        self.assertEqual([line for line in lines if line not in ONE.lines(was_told=True)], [lines[2], "a round"])
        for road, floor in (("torch", "arguments and held bytes alone take"), ("transform", "no plan takes less than")):
            self.assertIn(f"{floor} 10.000000 MB", replace(ONE, road=road).lines())

    def test_the_picture(self):
        """The length of a bar is proportional to its bytes. Text has the colour of the page around it. A file has one text colour for each
        colour scheme.
        """
        picture = xml.etree.ElementTree.fromstring(ONE.plot())
        widths = [float(bar.get("width")) for bar in picture.iter(f"{SVG}rect")]
        self.assertEqual(widths, [440, 220, 251.4, 62.9])
        self.assertEqual({text.get("fill") for text in picture.iter(f"{SVG}text")}, {None})
        self.assertEqual([each.get("fill") for each in picture.iter(f"{SVG}g")], ["currentColor"])
        self.assertEqual(list(picture.iter(f"{SVG}style")), [])  # A style here would change the whole notebook.

    def test_names_and_notes_are_no_markup(self):
        page = replace(ONE, notes=("<i>",), failed=Missed("<u>", 1, 2))._repr_html_()
        for mark in ("b", "i", "u"):
            self.assertIn(f"&lt;{mark}&gt;", page)
            self.assertEqual(page.count(f"<{mark}>"), page.count(f"</{mark}>"))
        self.assertIn("it&#x27;s &amp; cheap", page)

    def test_it_is_saved_by_the_end_of_its_name(self):
        with tempfile.TemporaryDirectory() as folder:
            said = {}
            for name in ("r.json", "r.html", "r.svg", "r.txt", "r"):
                ONE.save(os.path.join(folder, name))
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    said[name] = file.read()
            self.assertEqual(remat.Report.from_json(json.loads(said["r.json"])), ONE)
            self.assertEqual([json.loads(said["r.json"])[name] for name in ("format", "version")], ["remat-report", 1])
            self.assertEqual((said["r.txt"], said["r"]), (f"{ONE}\n", f"{ONE}\n"))
            for name in ("r.html", "r.svg"):
                self.assertRegex(said[name], "light dark|prefers-color-scheme: ?dark")
            self.assertIn(ONE._repr_html_(), said["r.html"])
            xml.etree.ElementTree.fromstring(said["r.svg"])
            link = os.path.join(folder, "link.txt")
            os.symlink("r.txt", link)
            ONE.save(link)
            self.assertTrue(os.path.islink(link))
            self.assertEqual(len(os.listdir(folder)), 6)
            with self.assertRaisesRegex(remat.RematError, "cannot write '.*r.txt': No such file"):
                ONE.save(os.path.join(folder, "no", "r.txt"))
            with self.assertRaisesRegex(remat.RematError, "^None is a NoneType: expected the path of a file$"):
                ONE.save(None)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
