#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the bytes that are counted and left free for a GPU that is not here. The test decides the bytes that XLA
reports. Nothing needs to be installed.

test_robust.py
"""

import os
import re
import sys
import types
import unittest
import unittest.mock

from folder import Folder

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat.fit.refusal import NoPlan  # noqa: E402
from remat.fit.values import ORIGINAL, Compile, MakePlan, Plan, Refusal, Result, Slice, State  # noqa: E402
from remat.plans.saved import Saved  # noqa: E402
from remat.process import Failed  # noqa: E402
from remat.tool import RematError  # noqa: E402
from remat.xla import compiler, fitted, from_plan, options, refit, reserve, robust  # noqa: E402
from remat.xla.compiler import WITHOUT_TRITON, Executable, Memory  # noqa: E402
from remat.xla.targets import TARGETS  # noqa: E402

# One kernel computes a product of 4 MB. Another kernel has no product: it reads the result and computes the sum, 8 MB.
HLO = """HloModule m, is_scheduled=true

%inner (a: f32[1000,1000], b: f32[1000,1000]) -> f32[1000,1000] {
  %a = f32[1000,1000]{1,0} parameter(0)
  %b = f32[1000,1000]{1,0} parameter(1)
  ROOT %d = f32[1000,1000]{1,0} dot(%a, %b), lhs_contracting_dims={1}, rhs_contracting_dims={0}
}

ENTRY %main (x: f32[1000,1000]) -> f32[] {
  %x = f32[1000,1000]{1,0} parameter(0)
  %product = f32[1000,1000]{1,0} fusion(%x, %x), kind=kCustom, calls=%inner
  %wide = f32[2000,1000]{1,0} pad(%product), padding=0_1000x0_0
  ROOT %r = f32[] reduce(%wide), dimensions={0,1}
}
"""
STEP = """module { func.func public @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.tanh"(%a) : (tensor<f32>) -> tensor<f32>
  "func.return"(%0) : (tensor<f32>) -> ()
} }
"""
BEFORE = Memory(arguments=60_000_000, results=20_000_000, aliases=10_000_000, temporaries=100_000_000)


class Scripted(robust.RobustCompiler):
    """`without` has the temporaries of each step without Triton's products, or XLA's message. `refused` has XLA's message for steps that
    are compiled with these products.
    """

    def __init__(self, without, refused=None, target="h100"):
        with unittest.mock.patch.object(compiler, "python_with_plugin", return_value="python"):
            super().__init__(target)
        self.without, self.refused, self.all_flags = without, refused, []

    def compiled(self, path):
        self.all_flags.append(self.flags)
        said = self.without if self.flags else self.refused
        if isinstance(said, str):
            raise Failed(said)
        return Executable(Memory(4_000_000, 4, 0, said if self.flags else 12_000_000), HLO)


class Ways(Folder):
    def compile(self, made):
        return made.compile(self.write("step.mlir", "step"))

    def test_the_most_bytes_count(self):
        # The workspace is held while the product of 4 MB runs, and ends before the 8 MB are made.
        for target, without, ways in (
            ("h100", 11_000_000, (12.0, 11.0, 37.6)),
            ("h100", 90_000_000, (12.0, 90.0, 37.6)),
            ("a100", 11_000_000, (12.0, 11.0, 12.0)),
        ):
            made = Scripted(without, target=target)
            done = self.compile(made)
            self.assertEqual(made.all_flags, ["", WITHOUT_TRITON])
            self.assertEqual([float(each) for each in re.findall(r"([\d.]+) MB (?:with|if)", done.note)], list(ways))
            self.assertAlmostEqual(done.memory.temporaries / 1e6, max(ways), delta=0.05)
            self.assertEqual((done.memory.arguments, made.note(), made.flags), (4_000_000, [], ""))
            product, wide, _ = done.kernels().kernels
            self.assertEqual((product.workspace, wide.workspace), (TARGETS[target].workspace, 0))

    def test_a_step_that_is_compiled_without_triton_anyway(self):
        made = Scripted(50_000_000, "Couldn't find output tile sizes")
        self.assertEqual(self.compile(made).memory.temporaries, 50_000_000 + 25_554_432)
        self.assertEqual(made.all_flags, ["", WITHOUT_TRITON])

    def test_a_step_that_does_not_compile_without_triton(self):
        with self.assertRaisesRegex(Failed, "no such call"):
            self.compile(Scripted("no such call"))

    def test_where_it_is_refused(self):
        for value, target, tuned, said in (
            (1, "h100", None, "robust=1: expected True or False"),
            (True, "v5e", None, "robust: 'v5e' is a TPU, and XLA tries no kernels there; robust is for GPUs"),
            (True, "h100", "folder", "robust is not needed: plans are compiled on the GPU of this machine"),
        ):
            with self.assertRaisesRegex(RematError, said):
                robust.check_robust(value, TARGETS[target], tuned)
        with self.assertRaisesRegex(RematError, "robust: 'v5e' is a TPU"):
            fitted.fitted("module {}", "40%", "v5e", robust=True)
        with self.assertRaisesRegex(RematError, "robust is not needed: plans are compiled"):
            fitted.fitted(STEP, "40%", robust=True, tuned="folder")
        with self.assertRaisesRegex(RematError, "robust: 'v5e' is a TPU"):
            options.checked("remat.jit", {"robust": True}, "v5e")


class Reserve(unittest.TestCase):
    def allowed(self, budget, size):
        return reserve.Allowed(budget, reserve.parse_reserve(size, budget))

    def test_what_a_plan_may_take(self):
        # Arguments and results take 70 MB, and the step takes 170 MB.
        for budget, size, planned in (
            ("120MB", None, 120),
            ("120MB", "8MB", 112),
            ("120MB", "10%", 115),
            ("50% above the arguments", "10%", 110.5),
            ("100%", 0.14, 156),
            ("60MB", "10%", 60),
        ):
            allowed = self.allowed(budget, size)
            most = allowed.most(BEFORE)
            self.assertEqual(allowed.planned(BEFORE), planned * 1e6)
            self.assertEqual(bool(allowed.notes(BEFORE)), allowed.planned(BEFORE) < most)
        self.assertEqual(
            self.allowed("120MB", "8MB").notes(BEFORE),
            ["8 MB of the budget are a reserve, which the plan leaves free for the device"],
        )
        self.assertIsNone(self.allowed("min", None).planned(BEFORE))

    def test_what_is_refused(self):
        for budget, size, said in (
            ("min", "10%", "reserve '10%' leaves a part of the budget free, but budget 'min' is not a number of bytes"),
            ("120MB", "min", "reserve 'min': expected bytes such as 500MB"),
            ("120MB", "5XB", "reserve '5XB': unknown unit"),
            ("120MB", "50MB", "the budget leaves 50.000000 MB above arguments and results, and the reserve takes all"),
            ("120MB", "100%", "the reserve takes all of these bytes: give a smaller reserve"),
        ):
            with self.assertRaisesRegex(RematError, re.escape(said)):
                self.allowed(budget, size).planned(BEFORE)

    def test_a_refusal_names_the_whole_budget(self):
        error = NoPlan("no plan was found that XLA compiles into 112.000000 MB\nleft out: x", 112_000_000, None)
        self.allowed("120MB", "8MB").explain(error, BEFORE)
        said = "into 112.000000 MB; the budget is 120.000000 MB less a reserve of 8 MB\nleft out: x"
        self.assertTrue(str(error).endswith(said), error)
        self.assertEqual(error.asked, 120_000_000)
        error = NoPlan("no plan was found that XLA compiles into 0.000050 MB\nleft out: x", 50, None)
        self.allowed("50", None).explain(error, BEFORE)
        self.assertTrue(str(error).endswith("MB; 50 is a number of bytes: did you mean '50%'?\nleft out: x"), error)

    def test_a_kept_plan(self):
        """Tests a kept plan that takes 115 MB here, for budgets with and without a reserve."""
        saved = types.SimpleNamespace(flags="", before=BEFORE._asdict(), after=BEFORE._asdict(), best="", text="0")
        done = types.SimpleNamespace(total=115_000_000)
        tools = unittest.mock.Mock(compiled=lambda *given: done)
        with (
            unittest.mock.patch.multiple(
                from_plan, refused=lambda *given: None, remade=lambda *given: (__file__, None)
            ),
            unittest.mock.patch.multiple(from_plan, without_locations=str, hash_of=lambda text: "0"),
        ):
            for size, said in ((None, ""), ("5MB", ""), ("8MB", "120.000000 MB less a reserve of 8 MB, so the step")):
                used = from_plan.use(tools, "step", saved, None, self.allowed("120MB", size))
                self.assertEqual((used.most, bool(used.over)), (120_000_000, bool(said)))
                self.assertIn(said, used.over)


class Device:
    """Tools that plan any budget from 60 bytes on. The device takes `share` of the planned bytes and some bytes more."""

    def __init__(self, share, more):
        self.share, self.more = share, more
        self.asked, self.bases, self.answers, self.plans, self.candidates = [], {}, {1: 2}, {}, {}

    def __call__(self, request):
        self.asked.append(request)
        if isinstance(request, MakePlan):
            plan = Plan(f"plan of {request.budget}", request.budget, request.variant)
            self.plans[plan.name] = types.SimpleNamespace(report={"tensors": [], "loops": []})
            return plan if request.budget >= 60 else Refusal()
        plan = Plan(request.plan, int(request.plan.split()[-1]), "kernels")
        memory = BEFORE._replace(temporaries=int(plan.planned * self.share) + self.more)
        self.candidates[request.plan] = types.SimpleNamespace(path=__file__, memory=memory)
        return Result(request.plan, memory.temporaries, plan=plan, writing=request.writing)

    def plans_of(self, variant):
        return types.SimpleNamespace(decided=lambda made: {"steps": "new"})


class Refit(unittest.TestCase):
    """A kept plan of 100 bytes for a step in slices is made again within 110 bytes on a device."""

    SLICED, FIRST = Slice("step", 2), (MakePlan("in slices", "kernels", 100), Compile("plan of 100", "a fence"))
    LOG = (
        (SLICED, Result("in slices", 300)),
        (FIRST[0], Plan("plan of 100", 100, "kernels")),
        (FIRST[1], Result("plan of 100", 100, base="in slices")),
        (Compile("plan of 100", "another"), Result("plan of 100, another", 120, base="in slices")),
    )

    def refit(self, share, more=10, best="plan of 100", after=100):
        state = State(Result(ORIGINAL, 500), 0, self.LOG)
        made = {"plan of 100": {"steps": "old"}}
        saved = Saved(None, 1, "0", best, True, made, "", {}, Memory(0, 0, 0, after)._asdict(), None, [], [], {}, state)
        device = Device(share, more)
        candidate = types.SimpleNamespace(total=int(100 * share) + more)
        with unittest.mock.patch.object(refit, "without_locations", str):
            used = refit.refitted(device, from_plan.Used(saved, candidate, 110, "over", "base"), "asked", 110)
        return used, device

    def test_the_second_plan_fits(self):
        used, device = self.refit(1.2)
        plans = [each.budget for each in device.asked if isinstance(each, MakePlan)]
        self.assertEqual(plans, [80])  # The kept plan took 130 bytes, 20 above 110. A plan of 80 takes 106.
        self.assertEqual((used.is_new, used.over, device.bases), (True, "", {"in slices": "base"}))
        self.assertEqual(list(used.saved.made), ["plan of 80"])
        self.assertEqual([request for request, _ in used.saved.state.log][0], self.SLICED)
        self.assertEqual((used.saved.best, used.saved.asked, len(used.saved.state.log)), ("plan of 80", "asked", 3))

    def test_two_compilations_at_most(self):
        for given, compiled, fits in (
            ((1.1,), ["plan of 90"], True),
            ((0.3, 95), ["plan of 85", "plan of 75"], False),
            ((0.75, 44), ["plan of 91", "plan of 89"], True),
            ((3,), [], False),
        ):
            used, device = self.refit(*given)
            self.assertEqual([each.plan for each in device.asked if isinstance(each, Compile)], compiled)
            self.assertEqual((used is not None, device.answers), (fits, {1: 2} if fits else {}))

    def test_a_smaller_budget(self):
        used, device = self.refit(1.2, after=130)
        self.assertEqual((used, device.asked), (None, []))

    def test_a_step_without_a_plan(self):
        for best in (ORIGINAL, "in slices"):
            used, device = self.refit(1.2, best=best)
            self.assertEqual((used, device.asked), (None, []))


class Said(unittest.TestCase):
    def test_where_a_device_may_take_more(self):
        def said(target, tuned=None):
            return reserve.may_take_more(types.SimpleNamespace(target=TARGETS[target], tuned=tuned))

        self.assertIn("a workspace of up to 33.6 MB each", *said("h100"))
        self.assertIn("a workspace of up to 4.19 MB each", *said("a100"))
        self.assertEqual((said("v5e"), said("h100", "folder")), ([], []))

    def test_what_was_measured(self):
        with open(os.path.join(ROOT, "docs", "results", "H100.md"), encoding="utf-8") as file:
            table = file.read().split("## What XLA makes of plans")[1]
        rows = re.findall(
            r"^\| (?:remat, |copies alone|recomputed and).*?\| ([\d,]+), ([\d,]+) \|", table, re.MULTILINE
        )
        more = [int(there.replace(",", "")) / int(ahead.replace(",", "")) - 1 for ahead, there in rows]
        self.assertEqual(
            reserve.MEASURED,
            f"{len(more)} plans took between {-100 * min(more):.1f} % less and {100 * max(more):.1f} % more temporaries on an "
            "H100 than ahead of time",
        )


if __name__ == "__main__":
    unittest.main()
