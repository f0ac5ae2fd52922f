#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the policies of jax.checkpoint that remat.policy finds, and certificates of plans.

    test_words.py path/to/remat-opt

Tests that need JAX run under .venv/xla (tools/setup xla-gpu), which has XLA's plugin. These tests are skipped if that
environment is missing.
"""

import importlib.util
import json
import os
import random
import subprocess
import sys
import tempfile
import types
import unittest
from dataclasses import replace
from functools import partial
from unittest import mock

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
PYTHON = os.path.join(ROOT, ".venv", "xla", "bin", "python")
if __name__ == "__main__" and os.path.exists(PYTHON) and not importlib.util.find_spec("jax"):
    os.execv(PYTHON, [PYTHON, "-B", *sys.argv])
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(ROOT, "python"))
CACHE = tempfile.TemporaryDirectory()
os.environ["REMAT_CACHE_DIR"] = CACHE.name  # With a cache, no text is compiled twice.

import remat  # noqa: E402
import warm  # noqa: E402
from folder import Folder  # noqa: E402
from remat.fit.aim import Aim  # noqa: E402
from remat.fit.engine import run  # noqa: E402
from remat.fit.policy import Policy as Thresholds  # noqa: E402
from remat.fit.values import (  # noqa: E402
    ORIGINAL,
    Compile,
    Floor,
    MakePlan,
    Plan,
    Prepare,
    Prepared,
    Refusal,
    Result,
    State,
)
from remat.plans.certificate import Certificate, read_certificate  # noqa: E402
from remat.words import choose, text  # noqa: E402
from remat.words import policy as policies  # noqa: E402
from remat.words.blocks import Block, Cost, Op, cost_of, scaled  # noqa: E402
from remat.words.maxtext import configuration  # noqa: E402
from remat.words.strategy import NAMES, SENT, Options, strategy  # noqa: E402
from remat.xla.allocation import Allocation  # noqa: E402
from remat.xla.baseline import Verdict  # noqa: E402
from remat.xla.certified import verify  # noqa: E402
from remat.xla.proven import Proven, proven  # noqa: E402
from remat.xla.variants import KERNELS  # noqa: E402

HAS_JAX = importlib.util.find_spec("jax")
if HAS_JAX:
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax.ad_checkpoint import checkpoint_name
    from remat.words import reading
    from words_step import LAYERS, SAVED, around, step_of, step_of_blocks, step_with, weights, x
NEEDS_JAX = unittest.skipUnless(HAS_JAX, "JAX is not installed (tools/setup xla-gpu)")
NEEDS = unittest.skipUnless(
    HAS_JAX and warm.with_plugin(), "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)"
)

# x ─ 1 s ─ name "a" ─ 2 s ─ name "b" ─ 4 s ─ result. Each named value has 100 bytes.
CHAIN = Block(
    (
        Op((0,), (1,), 1.0),
        Op((1,), (2,), 0.0, 100, "a"),
        Op((2,), (3,), 2.0),
        Op((3,), (4,), 0.0, 100, "b"),
        Op((4,), (5,), 4.0),
    ),
    (5,),
)
FAST = 1e9  # This bandwidth, in bytes per second, makes traffic almost free.


class Costs(unittest.TestCase):
    def cost(self, *kept, block=CHAIN):
        found = cost_of((block,), set(kept), FAST)
        return found.bytes, round(found.seconds, 3)

    def test_what_is_kept_is_not_computed_again(self):
        self.assertEqual(self.cost(), (0, 7))
        self.assertEqual(self.cost("a"), (100, 6))  # The op of 1 s does not run again.
        self.assertEqual(self.cost("b"), (100, 4))  # The ops of 1 and 2 s do not run again.

    def test_a_value_that_nothing_reads_is_not_kept(self):
        self.assertEqual(self.cost("a", "b"), (100, 4))

    def test_runs_multiply_seconds_and_held_multiplies_bytes(self):
        self.assertEqual(self.cost("a", block=replace(CHAIN, runs=3, held=2)), (200, 18))

    def test_traffic_counts_once_written_and_once_read(self):
        self.assertEqual(cost_of((CHAIN,), {"b"}, 100.0).seconds, 4 + 2)

    def test_a_policy_of_jax_keeps_what_it_says(self):
        ops = (CHAIN.ops[0], CHAIN.ops[1], replace(CHAIN.ops[2], policies=("dots_saveable",), bytes=30), *CHAIN.ops[3:])
        found = cost_of((replace(CHAIN, ops=ops),), frozenset(), FAST, "dots_saveable")
        self.assertEqual((found.bytes, round(found.seconds, 3)), (30, 4))

    def sent(self, *names, kept=(), link, block=CHAIN):
        found = cost_of((block,), set(kept), 1e30, "", set(names), link)
        return found.bytes, round(found.seconds, 3)

    def test_what_is_sent_is_not_computed_again(self):
        """A run without names takes 7 s, and names save at most 3 s of it, so 3 s of the forward part are known."""
        self.assertEqual(self.sent("b", link=1e9), (100, 4))
        self.assertEqual(self.sent("b", link=50.0), (100, 4))  # Both copies of 2 s run at the same time as ops.
        self.assertEqual(self.sent("b", link=25.0), (100, 4 + 1))  # The copies of 4 s end 1 s after the forward part.
        self.assertEqual(self.sent("b", link=10.0), (100, 10 + 7))

    def test_two_runs_of_sent_values_are_on_the_device(self):
        block = replace(CHAIN, runs=5, held=5)
        self.assertEqual(self.sent("b", link=1e9, block=block), (200, 20))
        self.assertEqual(self.sent("a", kept=["b"], link=1e9, block=block), (500, 20))

    def test_products_are_scaled_by_what_xla_saved(self):
        """The policy saves a product of 2 s and another op of 1 s by the roofline. XLA saved 5 s, although the traffic
        took 2 s. So the two ops took 7 s, and the product took 6 s of these.
        """
        ops = tuple(replace(op, policies=("dots_saveable",), bytes=100) if op.reads == (2,) else op for op in CHAIN.ops)
        blocks = (replace(CHAIN, ops=ops),)
        self.assertEqual(choose.scale_of(blocks, [("dots_saveable", 100, 5.0)], 100.0), 3.0)
        self.assertEqual(round(cost_of(scaled(blocks, 3.0), frozenset(), FAST).seconds, 3), 1 + 6 + 4)
        self.assertEqual(choose.scale_of(blocks, [("dots_saveable", 100, 400.0)], 100.0), Thresholds.most_scale)
        self.assertEqual(choose.scale_of(blocks, [], 100.0), 1.0)


class Choices(unittest.TestCase):
    def test_the_frontier_has_the_best_sets(self):
        found = choose.frontier((CHAIN,), ["a", "b"], FAST)
        self.assertEqual([each.words[0] for each in found], [frozenset(), frozenset("b")])

    def test_steps_from_both_ends_find_the_best_sets(self):
        """Adding and removing one name at a time finds all sets of the frontier here. Only adding names, or only
        removing names, misses some of these sets.
        """
        for seed in (0, 2, 3, 6, 7):
            chance, ops = random.Random(seed), []
            for number in range(7):
                given = range(2 * number + 1)
                reads = tuple(chance.sample(given, min(len(given), chance.choice((1, 1, 2)))))
                ops.append(Op(reads, (2 * number + 1,), chance.randrange(1, 9)))
                ops.append(Op((2 * number + 1,), (2 * number + 2,), 0.0, 10 * chance.randrange(1, 9), f"n{number}"))
            block = Block((*ops, Op(tuple(range(2, 16, 2)), (99,), 1.0)), (99,))
            names = [f"n{number}" for number in range(7)]
            every = choose.frontier((block,), names, FAST)
            with mock.patch.object(Thresholds, "most_sets", 0):
                few = choose.frontier((block,), names, FAST)
            self.assertEqual([each.cost for each in few], [each.cost for each in every], seed)

    def test_values_are_sent_if_the_link_is_fast(self):
        block = replace(CHAIN, runs=5, held=5)
        for link, words in ((1e9, text.Names(frozenset(), frozenset("b"))), (1.0, frozenset("b"))):
            for most_sets in (Thresholds.most_sets, 0):
                with mock.patch.object(Thresholds, "most_sets", most_sets):
                    found = choose.frontier((block,), ["a", "b"], FAST, link)
                self.assertEqual(found[0].words, (frozenset(),))
                self.assertEqual(found[1].words, (words,))

    def levels(self, *sizes):
        """Returns one level for each size. Keeping nothing takes 10 s, and a name saves 1 s for each 10 bytes."""
        return tuple(
            (
                choose.Choice((frozenset(),), Cost(0, 10.0)),
                choose.Choice((frozenset([f"s{size}"]),), Cost(size, 10 - size / 10)),
            )
            for size in sizes
        )

    def test_blocks_are_chosen_one_by_one_and_the_last_first(self):
        names = frozenset(["s30"])
        self.assertEqual(choose.within(self.levels(30, 30), 59).words, (frozenset(), names))
        self.assertEqual(choose.within(self.levels(30, 30), 60).words, (names, names))
        self.assertEqual(choose.within(self.levels(30, 30), 29).cost, Cost(0, 20.0))
        self.assertEqual(choose.within(self.levels(30, 30), -1).cost, Cost(0, 20.0))

    def test_what_fits_exactly_is_kept(self):
        for size in (7, 1003, 33554431):
            self.assertEqual(choose.within(self.levels(size), size).words, ({f"s{size}"},))
            self.assertEqual(choose.within(self.levels(size), size - 1).words, (frozenset(),))

    def test_no_byte_more_is_kept(self):
        self.assertEqual(choose.within(self.levels(501, 500), 1000).cost.bytes, 501)
        self.assertEqual(choose.within(self.levels(501, 500), 1001).cost.bytes, 1001)

    def test_no_choice_within_the_bytes_is_faster(self):
        """50 bytes would save the most for their size, but 20 and 40 bytes together save more."""
        level = (choose.Choice((frozenset(["s50"]),), Cost(50, 4.6)),)
        levels = self.levels(20, 40, 50)
        levels = (*levels[:2], (levels[2][0], *level))
        found = choose.within(levels, 60)
        self.assertEqual(found.words, ({"s20"}, {"s40"}, frozenset()))
        self.assertEqual(found.cost, Cost(60, 24.0))
        self.assertEqual(choose.within(levels, 95).words, (frozenset(), {"s40"}, {"s50"}))


class Texts(unittest.TestCase):
    def test_words_are_plain_jax(self):
        self.assertEqual(text.in_text((frozenset(),), False), "policy = jax.checkpoint_policies.nothing_saveable")
        self.assertEqual(text.in_text(("dots_saveable",), False), "policy = jax.checkpoint_policies.dots_saveable")
        names = ", ".join(f'"{name}"' for name in "abcdef")
        self.assertIn(f"these_names({names})", text.in_text((frozenset("fbdace"),), False))
        self.assertEqual(
            text.in_text((frozenset("ab"), frozenset("ab"), None), True),
            'policies = [\n    *[jax.checkpoint_policies.save_only_these_names("a", "b")] * 2,\n    *[None] * 1,\n]',
        )

    def test_names_that_are_sent(self):
        word = text.Names(frozenset(["up"]), frozenset(["b", "a"]))
        self.assertEqual(
            text.one_text(word).splitlines(),
            [
                "jax.checkpoint_policies.save_and_offload_only_these_names(",
                '    names_which_can_be_saved=["up"],',
                '    names_which_can_be_offloaded=["a", "b"],',
                '    offload_src="device",',
                '    offload_dst="pinned_host",',
                ")",
            ],
        )
        self.assertEqual(text.title_of((word,)), "names up, names a, b on the host")
        self.assertEqual(text.names_of((word, None, frozenset("c"), "dots_saveable")), ["a", "b", "c", "up"])

    def test_long_lists_have_a_name_in_each_line(self):
        names = frozenset(f"a_name_that_is_long_{number}" for number in range(5))
        self.assertEqual(len(text.one_text(names).splitlines()), 7)

    def test_any_name_is_a_literal(self):
        names = ['a "quoted" name', "back\\slash", "two\nlines", "größe"]
        for name in names:
            self.assertEqual(eval(text.quoted(name)), name)
            self.assertEqual(len(text.one_text(frozenset([name])).splitlines()), 1)

    def test_the_code_before_the_policies(self):
        for words in ((None, "dots_saveable"), (frozenset(["dot_general.0"]),), (frozenset(),)):
            self.assertEqual(text.imports_of(words), "import jax\n")
        printed = text.imports_of((None, frozenset([text.Given("dot_general.0")])))
        self.assertNotIn("import remat", printed)
        self.assertNotIn("SPDX", printed)
        self.assertIn("def named(function", printed)


class MaxText(unittest.TestCase):
    def test_each_tensor_has_an_action(self):
        names = ["mlpwo", "context", "qkv_proj", "decoder_layer_input"]
        word = text.Names(frozenset(["context"]), frozenset(["mlpwo"]))
        self.assertEqual(
            configuration(word, names),
            [
                "remat_policy: 'custom'",
                "decoder_layer_input: 'device'",
                "context: 'device'",
                "mlpwo: 'offload'",
                "qkv_proj: 'remat'",
            ],
        )
        self.assertEqual(configuration(frozenset(["mlpwo"]), ["mlpwo"]), ["remat_policy: 'custom'", "mlpwo: 'device'"])

    def test_a_policy_that_keeps_nothing_is_called_full(self):
        for word in ("nothing_saveable", frozenset()):
            self.assertEqual(configuration(word, ["mlpwo"]), ["remat_policy: 'full'"])

    def test_other_names_and_policies_have_no_lines(self):
        self.assertEqual(configuration(frozenset(["mlpwo"]), ["mlpwo", "up"]), [])
        self.assertEqual(configuration(frozenset(), []), [])
        for word in (None, "dots_saveable"):
            self.assertEqual(configuration(word, ["mlpwo"]), [])


class Strategy(unittest.TestCase):
    """Tests with a compiler that takes 100 bytes without kept names, and 10 bytes more than each plan says."""

    def fit(self, budget, rounds=6, taken=1000, fixed=0, variants=(NAMES,)):
        asked = []

        def answer(request):
            asked.append(request)
            if isinstance(request, Compile):
                sizes = {"nothing_saveable": (100, 2.0), "dots_saveable": (400, 1.4)}
                if request.plan in sizes:
                    return Result(request.plan, *sizes[request.plan])
                planned = int(request.plan)
                return Result(request.plan, planned + 10, 2.0 - planned / 1000, Plan(request.plan, planned, "names"))
            if request.budget is not None and request.budget < 120:
                return Refusal(120)
            planned = 120 if request.budget is None else request.budget // 20 * 20
            return Plan(str(planned), planned, "names", (2.0 - planned / 1000) / 1.0 - 1)

        original = Result("the step as it is", taken, 1.0)
        options = Options(("nothing_saveable", "dots_saveable"), rounds, variants)
        fitting = strategy(original, Aim(budget, fixed), options, Thresholds())
        _, outcome = run(fitting, State(original, fixed), answer)
        return outcome, asked

    def test_a_step_that_fits_is_left(self):
        outcome, asked = self.fit(1000)
        self.assertEqual((outcome.best.name, asked), ("the step as it is", []))

    def test_names_are_corrected_by_what_the_compiler_takes(self):
        outcome, asked = self.fit(300)
        self.assertTrue(outcome.fits)
        self.assertEqual(outcome.best.name, "280")  # 300 planned bytes take 310.

    def test_a_policy_of_jax_counts_if_it_is_faster(self):
        self.assertEqual(self.fit(410)[0].best.name, "dots_saveable")

    def test_rounds_limit_what_is_compiled(self):
        for rounds in (1, 2, 6):
            asked = {each for each in self.fit(300, rounds)[1] if isinstance(each, Compile)}
            self.assertLessEqual(len(asked), 2 + rounds)

    def test_names_are_sent_only_if_that_is_faster(self):
        """The best plan without sent values has 280 bytes, and plans of more bytes promise to be faster."""
        asked = self.fit(300, variants=(NAMES, SENT))[1]
        first = next(place for place, each in enumerate(asked) if isinstance(each, MakePlan) and each.variant == SENT)
        compiled = [int(each.plan) for each in asked[first:] if isinstance(each, Compile)]
        self.assertTrue(compiled)
        self.assertGreater(min(compiled), 280)

    def test_a_budget_below_all_is_refused(self):
        outcome, _ = self.fit(50)
        self.assertEqual((outcome.fits, outcome.best.taken), (False, 100))

    def test_the_step_without_checkpoints_may_be_the_least(self):
        outcome, _ = self.fit(50, taken=90)
        self.assertEqual((outcome.fits, outcome.best.name), (False, "the step as it is"))

    def test_nothing_is_compiled_below_arguments_and_results(self):
        outcome, asked = self.fit(50, fixed=60)
        self.assertEqual((outcome.fits, asked), (False, []))


HELD = Certificate(
    step="a" * 64,
    target="h100",
    devices=1,
    budget="60%",
    asked=2000,
    arguments=1000,
    results=100,
    temporaries=800,
    host=0,
    bound=None,
    versions={"jax": "0.10.2"},
    words="policy = jax.checkpoint_policies.nothing_saveable",
)


class Certificates(Folder):
    def test_what_is_written_is_read(self):
        path = os.path.join(self.folder, "certificate.json")
        HELD.save(path)
        self.assertEqual(read_certificate(path), HELD)

    def test_a_file_that_is_none_is_refused(self):
        path = os.path.join(self.folder, "certificate.json")
        with self.assertRaisesRegex(remat.RematError, "cannot read the certificate"):
            read_certificate(path)
        HELD.save(path)
        with open(path, encoding="utf-8") as file:
            content = json.load(file)
        for changes, why in (
            ({"format": "other"}, "its format is 'other'"),
            ({"version": 2}, "it has version 2, and this remat reads version 1"),
            ({"temporaries": 1}, "its bytes do not add up"),
            ({"temporaries": "many"}, "its temporaries is 'many'"),
            ({"step": "x"}, "its step is no hash"),
        ):
            self.write("certificate.json", json.dumps({**content, **changes}))
            with self.subTest(changes), self.assertRaisesRegex(remat.RematError, why):
                read_certificate(path)
        for wrong in ("{", "[]", "{}"):
            self.write("certificate.json", wrong)
            with self.subTest(wrong), self.assertRaisesRegex(remat.RematError, "is not a certificate of remat"):
                read_certificate(path)

    def verdict(self, step="a" * 64, **changes):
        now = Allocation("h100", 1, "jax=0.10.2", 1000, 100, 800, 0, None, ())
        here = {"jax": "0.10.2", "remat": remat.__version__}
        return verify(replace(HELD, versions=here), step, replace(now, **changes))

    def test_it_holds_for_the_same_step_and_bytes(self):
        self.assertEqual(self.verdict(), Verdict((), ("the certificate holds: 0.001900 MB of at most 0.002000 MB",)))

    def test_another_step_more_bytes_and_other_devices_fail(self):
        for changes, why in (
            ({"step": "b" * 64}, "the certificate is for another step"),
            ({"temporaries": 901}, "takes 0.002001 MB, which is 0.000001 MB above the budget of 0.002000 MB"),
            ({"devices": 2}, "for 1 devices, and the step for 2"),
        ):
            (failure,) = self.verdict(**changes).failures
            self.assertIn(why, failure)

    def test_other_bytes_and_versions_are_remarks(self):
        verdict = self.verdict(temporaries=700, versions="jax=0.11.0")
        self.assertEqual(verdict.failures, ())
        self.assertIn("and this is jax=0.11.0", verdict.remarks[0])
        self.assertIn("says 0.001900 MB, and the step takes 0.001800 MB here", verdict.remarks[1])


def lowered_text(step, *shapes):
    lowered = jax.jit(step, donate_argnums=0, keep_unused=True).trace(*shapes).lower(lowering_platforms=("cuda",))
    return lowered.as_text()


@NEEDS
class Policies(Folder):
    """Tests one policy for all layers, and one policy for each layer. "up" has twice the bytes of a layer's input, and
    takes more time than its traffic.
    """

    @classmethod
    def setUpClass(cls):
        options = {"target": "h100", "names": ["up"], "rounds": 1, "donate_argnums": 0}
        cls.least = remat.policy(step_of, weights, x, budget="min", **options)
        (nothing, *_) = (each for each in cls.least.report.details["tried"] if each["what"] == "nothing_saveable")
        cls.nothing = nothing["bytes"]
        cls.one = remat.policy(step_of, weights, x, budget=cls.nothing + (LAYERS + 1) * SAVED, **options)
        cls.many = remat.policy(step_of_blocks, weights, x, budget=cls.nothing + 2 * SAVED, blocks=LAYERS, **options)

    def test_names_are_kept_within_the_budget(self):
        self.assertEqual(self.one.words, (frozenset(["up"]),))
        report = self.one.report
        self.assertLessEqual(report.after.total, report.asked)
        self.assertGreater(report.before.total, report.asked)

    def test_names_of_remat_named_are_printed_as_plain_jax(self):
        def named_step_of(policy, named=remat.named):
            block = named(lambda weights, x: x + jax.nn.gelu(x @ weights["up"]) @ weights["down"])
            return step_with([block if policy is None else jax.checkpoint(block, policy=policy)] * LAYERS)

        budget = self.nothing + (LAYERS + 1) * SAVED
        found = remat.policy(named_step_of, weights, x, budget=budget, rounds=1, donate_argnums=0)
        self.assertIn("dot_general.0", found.words[0])
        printed = {}
        exec(str(found), printed)
        step = named_step_of(printed["policy"], printed["named"])
        self.assertEqual(lowered_text(step, weights, x), lowered_text(named_step_of(found), weights, x))
        taken = remat.memory(step, weights, x, donate_argnums=0)
        self.assertEqual(taken.total, found.report.after.total)

    def pasted(self, found, make):
        """Runs the step's text in a Python without remat. Returns (the program, whether its values are those without
        jax.checkpoint).
        """
        with open(os.path.join(HERE, "words_step.py"), encoding="utf-8") as file:
            step = file.read()
        script = f"""{step}
{found.text}
import sys
assert not any("remat" in each for each in sys.path), sys.path
print(jax.jit({make}, donate_argnums=0, keep_unused=True).trace(weights, x).lower(lowering_platforms=("cuda",)).as_text())
import numpy as np
keys = iter(jax.random.split(jax.random.key(0), 9))
real = jax.tree.map(lambda each: jax.random.normal(next(keys), each.shape) / 16, (weights, x))
pairs = zip(jax.tree.leaves(jax.jit({make})(*real)), jax.tree.leaves(jax.jit(step_of(None))(*real)))
print(max(float(np.abs(a - b).max() / np.abs(b).max()) for a, b in pairs))
"""
        path = self.write("pasted.py", script)
        done = subprocess.run([sys.executable, "-I", "-B", path], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        *program, difference = done.stdout.splitlines()
        self.assertLess(float(difference), 1e-6)
        return "\n".join(program)

    def test_the_text_alone_makes_the_same_program(self):
        for found, make in ((self.one, "step_of(policy)"), (self.many, "step_of_blocks(policies)")):
            with self.subTest(make):
                step = (step_of if found is self.one else step_of_blocks)(found)
                self.assertEqual(self.pasted(found, make), lowered_text(step, weights, x))

    def test_each_block_has_its_own_words(self):
        self.assertEqual(len(self.many), LAYERS)
        self.assertGreater(len(set(self.many.words)), 1)
        self.assertLessEqual(self.many.report.after.total, self.many.report.asked)
        self.assertEqual(self.many.text.splitlines()[0], "policies = [")

    def test_it_prints_bytes_places_and_the_text(self):
        printed = str(self.one)
        self.assertTrue(printed.startswith(f"# XLA takes {self.one.report.after.total / 1e6:.6f} MB for 'h100'; "))
        self.assertIn("# Without jax.checkpoint it takes ", printed)
        fixed = self.one.certificate().floor
        self.assertEqual(
            fixed,
            4 * sum(map(np.size, jax.tree.leaves((weights, x))))
            + self.one.made.memory.results
            - self.one.made.memory.aliases,
        )
        self.assertNotIn("MaxText", printed)
        self.assertIn(
            f"# No policy and no other plan takes less than {fixed / 1e6:.6f} MB, the bytes of arguments", printed
        )
        self.assertTrue(printed.endswith('policy = jax.checkpoint_policies.save_only_these_names("up")'))

    def test_a_budget_below_what_policies_reach_names_the_least(self):
        budget, found = self.nothing - 1, ("A plan that is not restricted to policies takes 3 MB.",)
        with (
            mock.patch.object(policies, "sentences_on", return_value=found),
            self.assertRaisesRegex(
                remat.RematError,
                "no policy at these places keeps .* the smallest step takes [0-9.]+ MB, with .*. A plan that is not restricted to policies takes 3 MB",
            ) as caught,
        ):
            remat.policy(step_of, weights, x, budget=budget, names=["up"], rounds=1, donate_argnums=0)
        self.assertEqual(caught.exception.report.after.total, self.nothing)

    def test_a_budget_below_arguments_and_results_says_what_they_take(self):
        fixed = self.least.report.floor
        with self.assertRaisesRegex(
            remat.RematError, f"is below arguments and results, which take {fixed / 1e6:.6f} MB"
        ) as caught:
            remat.policy(step_of, weights, x, budget=fixed - 1, names=["up"], donate_argnums=0)
        self.assertEqual(len(caught.exception.report.details["tried"]), 1)

    def test_the_certificate_holds_until_the_step_changes(self):
        path = os.path.join(self.folder, "certificate.json")
        self.one.certificate().save(path)
        self.assertEqual(read_certificate(path).total, self.one.report.after.total)
        options = {"certificate": path, "donate_argnums": 0}
        now = remat.testing.check_memory(step_of(self.one), (weights, x), **options)
        self.assertEqual(now.total, self.one.report.after.total)
        with self.assertRaisesRegex(AssertionError, "the certificate is for another step"):
            remat.testing.check_memory(step_of(None), (weights, x), **options)
        tool = os.path.join(ROOT, "tools", "remat-memory", "remat-memory")
        for policy, code, said in ((self.one, 0, "the certificate holds"), (None, 1, "above the budget")):
            step = self.write("step.mlir", lowered_text(step_of(policy), weights, x))
            done = subprocess.run(
                [sys.executable, "-B", tool, step, "--certificate", path], capture_output=True, text=True, check=False
            )
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertIn(said, done.stdout + done.stderr)

    def test_advice_has_a_row_for_each_name(self):
        advice = remat.advise(step_of, weights, x, budgets=["90%", "1%"], donate_argnums=0)
        (up,) = [each for each in advice.names if each.name == "up"]
        self.assertEqual(up.bytes, LAYERS * SAVED)
        self.assertLess(up.seconds, 0)
        self.assertEqual((advice.least, advice.before), (self.nothing, self.one.report.before.total))
        self.assertEqual([each.bytes is None for each in advice.budgets], [False, True])
        self.assertIn("1% (", str(advice))
        self.assertIn("no names keep this budget", str(advice))


def tanh_step_of(policy):
    """Returns a step for which the planner counts the same bytes as XLA, so that bounds are known."""

    def layers(weights, x):
        for weight in weights:
            x = jnp.tanh(checkpoint_name(x @ weight, "dot"))
        return x

    block = layers if policy is None else jax.checkpoint(layers, policy=policy)

    def loss(weights, x):
        for first in range(0, len(weights), 4):
            x = block(weights[first : first + 4], x)
        return (x * x).sum()

    return lambda weights, x: jax.tree.map(lambda w, g: w - 0.01 * g, weights, jax.grad(loss)(weights, x))


@NEEDS
class Beside(unittest.TestCase):
    """Compares policies with a plan of remat.compile."""

    @classmethod
    def setUpClass(cls):
        cls.given = [jax.ShapeDtypeStruct((256, 256), "float32")] * 16, jax.ShapeDtypeStruct((4096, 256), "float32")
        cls.plan = remat.compile(tanh_step_of(None), *cls.given, budget="60%", rounds=1, donate_argnums=0)

    def found(self, budget):
        options = {"unrestricted": self.plan, "rounds": 1, "donate_argnums": 0}
        return remat.policy(tanh_step_of, *self.given, budget=budget, **options)

    def test_each_figure_has_its_premise(self):
        found, plan = self.found("60%"), self.plan.report
        bound = found.certificate().bound
        self.assertEqual(bound, self.plan.certificate().bound)
        self.assertTrue(0 < bound <= min(found.report.more_time, plan.more_time))
        lines = str(found).splitlines()
        premise = "# No plan of the kernels that XLA makes of the original step, without copies to the host, "
        self.assertIn(f"# A plan that is not restricted to policies takes {plan.after.total / 1e6:.6f} MB", lines[2])
        self.assertRegex(
            lines[3], f"{premise}takes less than [0-9.]+ MB: operands and results of '.*' are held together"
        )
        self.assertEqual(lines[4], f"{premise}keeps the budget in less than +{100 * bound:.1f} % time.")

    def test_a_bound_holds_within_no_more_bytes(self):
        self.assertIsNone(self.found("61%").certificate().bound)
        self.assertIsNotNone(self.found("59%").certificate().bound)

    def test_another_step_has_no_bound(self):
        self.given = self.given[0][1:], self.given[1]
        self.assertIsNone(self.found("60%").certificate().bound)

    def test_no_bound_is_above_the_plan(self):
        """In this step XLA holds other bytes than the planner counts, and a plan took less time than the count's bound."""
        done = remat.compile(step_of(None), weights, x, budget="75%", rounds=2, donate_argnums=0)
        self.assertLessEqual(done.certificate().bound or 0, done.report.more_time)


class Proofs(unittest.TestCase):
    def proven(self, *log, agree=True, budget=1000):
        log = ((Prepare(ORIGINAL, KERNELS), Prepared(800, agree)), *log)
        return proven(State(Result(ORIGINAL, 900, 1.0), 100, log), budget)

    def entry(self, budget, bound, floor=300, base=ORIGINAL, variant=KERNELS):
        plan = Plan("p", budget or 0, variant, 0.5, bound, Floor(floor, "a"))
        return MakePlan(base, variant, budget), plan

    def test_the_best_bound_within_at_least_the_budget_counts(self):
        log = self.entry(899, 0.3), self.entry(900, 0.2, 310), self.entry(950, 0.1), self.entry(None, 0.9)
        self.assertEqual(self.proven(*log), Proven(410, "a", 0.2))
        self.assertEqual(self.proven(*log, budget=1051), Proven(410, "a"))
        self.assertEqual(self.proven(*log, budget=None), Proven(410, "a"))

    def test_a_refusal_has_a_floor(self):
        self.assertEqual(
            self.proven((MakePlan(ORIGINAL, KERNELS, 200), Refusal(320, Floor(310, "b")))), Proven(410, "b")
        )

    def test_other_kernels_prove_nothing(self):
        for entry in (self.entry(900, 0.2, base="other"), self.entry(900, 0.2, variant="stages")):
            self.assertEqual(self.proven(entry), Proven())
        self.assertEqual(self.proven(self.entry(900, 0.2), agree=False), Proven())

    def test_a_step_below_a_bound_refutes_it(self):
        found = Proven(400, "a", 0.2)
        self.assertEqual(found.under(400, 0.2), found)
        self.assertEqual(found.under(399, 0.3), Proven(more_time=0.2))
        self.assertEqual(found.under(401, 0.1), Proven(400, "a"))
        self.assertEqual(found.under(401, None), Proven(400, "a"))


@NEEDS
class OfMaxText(unittest.TestCase):
    def test_a_policy_prints_as_a_configuration(self):
        def own_step_of(policy):
            def own_layer(weights, x):
                return x + checkpoint_name(
                    jax.nn.gelu(checkpoint_name(x @ weights["up"], "mlpwi")) @ weights["down"], "mlpwo"
                )

            return step_with([own_layer if policy is None else jax.checkpoint(own_layer, policy=policy)] * LAYERS)

        found = remat.policy(own_step_of, weights, x, budget="85%", names=["mlpwi"], rounds=1, donate_argnums=0)
        said = (
            "# In MaxText's configuration:\n# remat_policy: 'custom'\n# mlpwi: 'device'\n# mlpwo: 'remat'\nimport jax\n"
        )
        self.assertIn(said, str(found))


@NEEDS
class Sent(unittest.TestCase):
    """Names of a scan that a policy sends to the host, over the fast link of a GH200."""

    @staticmethod
    def step_of(policy):
        def body(x, weights):
            for name in "ab":
                x = jnp.tanh(checkpoint_name(x @ weights[name], name))
            return x, None

        body = body if policy is None else jax.checkpoint(body, policy=policy, prevent_cse=False)

        def loss(weights, x):
            return (jax.lax.scan(body, x, weights)[0].astype("float32") ** 2).sum()

        return lambda weights, x: jax.tree.map(lambda w, g: w - 0.01 * g, weights, jax.grad(loss)(weights, x))

    def arguments(self, layers, width, rows):
        one = jax.ShapeDtypeStruct((layers, width, width), jnp.bfloat16)
        return {"a": one, "b": one}, jax.ShapeDtypeStruct((rows, width), jnp.bfloat16)

    def test_a_policy_sends_names_within_the_budget(self):
        given, options = self.arguments(16, 4096, 8192), {"target": "gh200", "rounds": 2, "donate_argnums": 0}
        plain = remat.policy(self.step_of, *given, budget="min", names=["a"], **options)
        budget = plain.report.after.total + 200_000_000  # Two values have 134 MB, and all values of a name 1,074 MB.
        found = remat.policy(self.step_of, *given, budget=budget, offload=True, **options)
        (word,) = found.words
        self.assertTrue(word.sent)
        self.assertEqual(found.report.after.host, len(word.sent) * 16 * 8192 * 4096 * 2)
        self.assertEqual(found.certificate().host, found.report.after.host)
        self.assertLessEqual(found.report.after.total, budget)
        kept = remat.memory(self.step_of(text.as_policy(word.sent)), *given, target="gh200", donate_argnums=0)
        self.assertGreater(kept.total, budget)
        without = remat.policy(self.step_of, *given, budget=budget, **options)
        self.assertLess(found.report.more_time, without.report.more_time)
        self.assertIn("MB of the host's memory; ", str(found))
        printed = {}
        exec(str(found), printed)
        step, own = (lowered_text(self.step_of(each), *given) for each in (printed["policy"], found))
        self.assertEqual(step, own)

    def test_advice_says_what_is_sent(self):
        options = {"target": "gh200", "budgets": ["90%"], "donate_argnums": 0}
        given = self.arguments(16, 4096, 8192)
        advice = remat.advise(self.step_of, *given, offload=True, **options)
        (kept,) = advice.budgets
        self.assertEqual((kept.names, kept.sent), ((), ("a", "b")))
        self.assertRegex(str(advice).splitlines()[1], "^name +keeps, MB +saves, ms +if sent, ms +90%$")
        self.assertRegex(str(advice).splitlines()[2], "^[ab] .* send$")
        self.assertNotIn("sent", str(remat.advise(self.step_of, *given, **options)))

    def test_values_are_those_of_the_step_without_checkpoint(self):
        weights, x = self.arguments(3, 32, 8)
        keys = iter(jax.random.split(jax.random.key(0), 3))
        given = jax.tree.map(lambda each: jax.random.normal(next(keys), each.shape) / 8, (weights, x))
        word = text.Names(frozenset("a"), frozenset("b"))
        pairs = zip(*(jax.tree.leaves(jax.jit(self.step_of(each))(*given)) for each in (text.as_policy(word), None)))
        self.assertLess(max(float(abs(a - b).max() / abs(b).max()) for a, b in pairs), 1e-6)


@NEEDS
class Devices(unittest.TestCase):
    def test_bytes_are_those_of_one_device(self):
        mesh = jax.sharding.AbstractMesh((8,), ("devices",))

        def divided(shape, *axes):
            sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*axes))
            return jax.ShapeDtypeStruct(shape, jnp.float32, sharding=sharding)

        everywhere = jax.tree.map(lambda each: divided(each.shape), weights)
        batch = divided((8 * x.shape[0], *x.shape[1:]), "devices")
        found = remat.policy(step_of, everywhere, batch, budget="98%", names=["up"], rounds=1, donate_argnums=0)
        self.assertEqual(found.words, (frozenset(["up"]),))
        self.assertEqual((found.certificate().devices, found.report.details["devices"]), (8, 8))
        report = found.report
        (nothing,) = [each["bytes"] for each in report.details["tried"] if each["what"] == "nothing_saveable"]
        self.assertEqual(report.planned, nothing + LAYERS * SAVED)
        self.assertLess(report.after.total, report.asked)


@NEEDS_JAX
class Refused(unittest.TestCase):
    def refused(self, said, make, *shapes, call=partial(remat.policy, budget="50%"), **options):
        with self.assertRaisesRegex(remat.RematError, said):
            call(make, *shapes, **options)

    def test_options(self):
        self.refused('no budget for the bytes that XLA allocates: give budget="8GiB"', step_of, weights, x, budget=None)
        self.refused("budgets 'x': expected bytes", step_of, weights, x, call=remat.advise, budgets="x")
        self.refused("unknown target 'h10'; the nearest is 'h100'", step_of, weights, x, target="h10")
        self.refused("rounds=0: expected a whole number of at least 1", step_of, weights, x, rounds=0)
        self.refused("blocks='all': expected a whole number of at least 1", step_of_blocks, weights, x, blocks="all")

        said = "offload: the speed of copies between 'v5e' and its host is not known; offload is for GPUs"
        for call in (partial(remat.policy, budget="50%"), remat.advise):
            self.refused(said, step_of, weights, x, call=call, target="v5e", offload=True)
            self.refused("offload='yes': expected True or False", step_of, weights, x, call=call, offload="yes")
        self.refused("unrestricted is an int: expected what remat.compile", step_of, weights, x, unrestricted=3)

    def test_names_that_no_value_has(self):
        self.refused(
            "no value of the step is called 'upp'; the nearest is 'up'; expected one of down, up",
            step_of,
            weights,
            x,
            names=["upp"],
        )

    def test_all_wrong_names_are_in_one_message(self):
        self.refused(
            "called 'upp'; the nearest is 'up'; or 'zzz'; or '3'; expected one of down, up$",
            step_of,
            weights,
            x,
            names=["upp", "up", "zzz", 3],
        )

    def test_few_names_of_a_step_with_many_are_listed(self):
        def make(policy):
            def block(w, x):
                for number in range(22):
                    x = checkpoint_name(jnp.sin(x @ w), f"value{number:02}")
                return x

            return jax.grad(lambda w, x: jax.checkpoint(block, policy=policy)(w, x).sum())

        square = jax.ShapeDtypeStruct((8, 8), jnp.float32)
        self.refused("'value'; the nearest is 'value..'; .* value19, and 2 more", make, square, square, names=["value"])

    def test_a_name_that_is_no_text(self):
        def make(policy):
            block = jax.checkpoint(lambda w, x: checkpoint_name(jnp.sin(x @ w), 3), policy=policy)
            return jax.grad(lambda w, x: block(w, x).sum())

        square = jax.ShapeDtypeStruct((8, 8), jnp.float32)
        self.refused(r"gives a value the name 3 at test_words.py:[0-9:]+: give it text as a name", make, square, square)

    def test_names_that_help_nothing(self):
        def make(policy):
            loss = lambda w, x: checkpoint_name(around(policy)(w[0], x), "last").sum()  # noqa: E731
            return jax.grad(loss)

        said = "names=\\['last'\\]: no block recomputes a value with these names"
        self.refused(f"{said}.* the blocks recompute up", make, weights, x, names=["last"])
        self.refused("names=\\[\\]: no block recomputes", make, weights, x, names=[])
        self.refused("names is an int: expected names of checkpoint_name", make, weights, x, names=3)

    def test_policies_that_are_not_given_to_blocks(self):
        def by_number(policies):
            return step_with([around(policies[number]) for number in range(LAYERS)])

        self.refused("blocks=3: the step reads policies.3.: give blocks= the number", by_number, weights, x, blocks=3)
        self.refused(
            "blocks=4: the step passes the whole list of policies to jax.checkpoint", step_of, weights, x, blocks=4
        )

    def test_other_arguments_than_the_step_takes(self):
        self.refused("does not take the 1 arguments after step_of: missing", step_of, weights)
        self.refused("does not take the 3 arguments after step_of: too many", step_of, weights, x, x)

    def test_arguments_that_are_no_arrays(self):
        one = {**weights[0], "act": jnp.tanh}
        self.refused(
            r"argument weights\[0\]\['act'\] has the type .+, but a compiled step takes only arrays", step_of, [one], x
        )

    def test_steps_that_give_no_jaxpr(self):
        """flax's nnx.jit traces the function itself."""

        class OwnJit:
            def __init__(self, step):
                self.made = jax.jit(step)

            def __call__(self, *given):
                return self.made(*given)

            def lower(self, *given):
                return self.made.lower(*given)

            def trace(self, *given):
                return types.SimpleNamespace(lower=self.made.trace(*given).lower)

        def make(policy):
            return OwnJit(step_of(policy))

        self.refused("called 'upp'", make, weights, x, names="upp")

    def test_static_arguments_are_part_of_the_step(self):
        def make(policy):
            return lambda w, x, depth: jax.grad(lambda w: sum(around(policy)(w[0], x).sum() for _ in range(depth)))(w)

        self.refused("called 'upp'", make, weights, x, 2, names="upp", static_argnums=2)

    def test_a_step_without_gradients_or_policy(self):
        def forward(policy):
            return lambda w, x: around(policy)(w[0], x)

        def stopped(policy):
            return lambda w, x: jax.grad(lambda x: (x * jax.lax.stop_gradient(around(policy)(w[0], x))).sum())(x)

        said = "no gradient of a block with this policy is found: "
        for call in (partial(remat.policy, budget="50%"), remat.advise):
            self.refused(f"{said}the step only runs the block forward", forward, weights, x, call=call)
            self.refused(f"{said}call .* and let gradients flow through the block", stopped, weights, x, call=call)
            self.refused(f"{said}call jax.checkpoint", lambda policy: step_of(None), weights, x, call=call)
            self.refused(
                f"{said}call jax.checkpoint", lambda policy: lambda w, x: x @ w[0]["up"], weights, x, call=call
            )

    def test_a_step_without_names(self):
        def make(policy):
            block = jax.checkpoint(lambda w, x: jnp.tanh(x @ w), policy=policy)
            return jax.grad(lambda w, x: block(w, x).sum())

        self.refused(
            "no value of the step has a name: name values with jax.ad_checkpoint.checkpoint_name",
            make,
            weights[0]["down"],
            weights[0]["up"],
        )

    def test_what_makes_no_step(self):
        self.refused("expected a function that takes a policy and returns the step.*it is an int", 3)
        self.refused("it returns an int", lambda policy: 3)
        self.refused("calling it with only a policy raises: .*missing", step_of(None), weights, x)
        self.refused("no gradient of a block with policy 4 of 5", step_of_blocks, weights, x, blocks=5)


@NEEDS_JAX
class Reading(unittest.TestCase):
    def read(self, loss, *shapes):
        policy = lambda *_, **__: False  # noqa: E731
        jaxpr = jax.make_jaxpr(jax.grad(loss(policy)))(*shapes).jaxpr
        return reading.read(jaxpr, [policy], 1e12, 1e12).blocks[0]

    def test_alike_layers_are_one_block(self):
        policy = lambda *_, **__: False  # noqa: E731
        jaxpr = jax.make_jaxpr(step_of(policy))(weights, x).jaxpr
        (found,) = reading.read(jaxpr, [policy], 1e12, 1e12).blocks
        # The first layer has no gradient of its input.
        self.assertEqual([(each.runs, each.held) for each in found], [(3, 3), (1, 1)])
        block = found[0]
        (up,) = [op for op in block.ops if op.name == "up"]
        self.assertEqual(up.bytes, SAVED)
        # 1024 x 1024 x 2048 multiplications and additions take this time at 1 TFLOP/s. The product is the one that dots
        # policies keep.
        (dot,) = [op for op in block.ops if "dots_saveable" in op.policies]
        self.assertAlmostEqual(dot.seconds, 2 * 1024 * 1024 * 2048 / 1e12)

    def scanned(self, policy):
        body = jax.checkpoint(lambda x, w: (jnp.sin(checkpoint_name(x @ w, "t")), None), policy=policy)
        return lambda ws, x: jax.lax.scan(body, x, ws)[0].sum()

    def test_a_scan_stacks_what_is_kept(self):
        (block,) = self.read(self.scanned, jnp.ones((5, 8, 8)), jnp.ones((8, 8)))
        self.assertEqual((block.runs, block.held), (5, 5))

    def test_a_gradient_inside_of_a_scan_does_not(self):
        def loss(policy):
            grad = jax.grad(self.scanned(policy))

            def whole(ws, xs):
                return jax.lax.scan(lambda total, x: (total + grad(ws, x).sum(), None), 0.0, xs)[0]

            return whole

        policy = lambda *_, **__: False  # noqa: E731
        jaxpr = jax.make_jaxpr(loss(policy))(jnp.ones((5, 8, 8)), jnp.ones((3, 8, 8))).jaxpr
        ((block,),) = reading.read(jaxpr, [policy], 1e12, 1e12).blocks
        self.assertEqual((block.runs, block.held), (15, 5))

    def test_policies_of_jax_keep_products_and_convolutions(self):
        def block(x, weights):
            y = jax.lax.conv(jnp.sin(x), weights, (1, 1), "SAME")
            return jnp.sin(jnp.einsum("bcij,bcjk->bcik", y, y))

        (found,) = self.read(
            lambda policy: lambda x, w: jax.checkpoint(block, policy=policy)(x, w).sum(),
            jnp.ones((2, 3, 8, 8)),
            jnp.ones((3, 3, 3, 3)),
        )
        kept = [op.policies for op in found.ops if op.policies]
        self.assertEqual(
            kept, [("dots_saveable",)] * 2
        )  # One kept op is the convolution, and the other is a product with batch dimensions.

    def test_values_of_one_device_count_for_each(self):
        """Each of the eight devices computes 8 x 8 values, in blocks inside of a shard_map and in a block around one."""
        mesh, parts = jax.sharding.AbstractMesh((8,), ("devices",)), jax.sharding.PartitionSpec("devices")
        body = lambda x: checkpoint_name(jnp.sin(x), "s") ** 2  # noqa: E731
        divided = partial(jax.shard_map, mesh=mesh, in_specs=parts, out_specs=parts)
        for make in (
            lambda policy: divided(jax.checkpoint(body, policy=policy)),
            lambda policy: jax.checkpoint(divided(body), policy=policy),
        ):
            (block,) = self.read(lambda policy, make=make: lambda x: make(policy)(x).sum(), jnp.ones((64, 8)))
            self.assertEqual(cost_of((block,), {"s"}, 1e12).bytes, 64 * 8 * 4)

    def test_calls_are_read_through(self):
        inner = jax.jit(lambda x: checkpoint_name(jnp.sin(x), "s"))
        (block,) = self.read(
            lambda policy: lambda x: jax.checkpoint(lambda x: inner(inner(x)) ** 2, policy=policy)(x).sum(),
            jnp.ones((8, 8)),
        )
        self.assertEqual([op.name for op in block.ops if op.name], ["s", "s"])
        self.assertEqual(cost_of((block,), {"s"}, 1e12).bytes, 2 * 8 * 8 * 4)


@NEEDS_JAX
class Named(unittest.TestCase):
    def names(self, function, *args):
        found = []

        def walk(jaxpr):
            for equation in jaxpr.eqns:
                if equation.primitive.name == "name":
                    found.append(equation.params["name"])
                for value in equation.params.values():
                    inner = getattr(value, "jaxpr", value)
                    if hasattr(inner, "eqns"):
                        walk(inner)

        walk(jax.make_jaxpr(remat.named(function))(*args).jaxpr)
        return found

    def test_names_go_into_modules_calls_and_scans(self):
        @jax.jit
        def inner(x):
            return jnp.sin(x) @ x

        def body(x, _):
            with jax.named_scope("body"):
                return jnp.cos(x), None

        def f(x):
            with jax.named_scope("mlp"):
                x = inner(x)
            x, _ = jax.lax.scan(body, x, None, length=3)
            return jnp.sin(x).sum()

        square = jnp.ones((8, 8))
        names = self.names(f, square)
        self.assertEqual(names, ["mlp/sin.0", "mlp/dot_general.0", "body/cos.0", "scan.0", "sin.0"])
        self.assertEqual(names, self.names(f, square))
        np.testing.assert_array_equal(jax.jit(remat.named(f))(square), jax.jit(f)(square))

    def test_small_values_and_integers_have_no_names(self):
        self.assertEqual(self.names(lambda x: (x.sum(0) + 1, x.astype(int), x * 2)[2], jnp.ones((500, 2))), ["mul.0"])

    def test_own_gradients_stay(self):
        @jax.custom_vjp
        def twice(x):
            return jnp.sin(x)

        twice.defvjp(lambda x: (jnp.sin(x), x), lambda x, g: (3 * g,))
        x = jnp.ones((8, 8))
        self.assertEqual(len(self.names(twice, x)), 1)
        np.testing.assert_array_equal(jax.grad(lambda x: remat.named(twice)(x).sum())(x), 3 * x)

    def test_relu_and_checkpoints_inside_stay(self):
        def f(x):
            return jax.checkpoint(lambda x: jax.nn.relu(x @ x))(jax.nn.silu(x)).sum()

        x = jnp.linspace(-1, 1, 64).reshape(8, 8)
        self.assertIn("checkpoint.0", [each.replace("remat2", "checkpoint") for each in self.names(f, x)])
        np.testing.assert_allclose(jax.grad(remat.named(f))(x), jax.grad(f)(x), rtol=1e-6)

    def test_trees_and_weak_types_stay(self):
        given = {"a": jnp.ones((4, 4)), "b": (1.5, jnp.arange(3))}
        done = remat.named(lambda tree, *, more: {"c": tree["a"] * tree["b"][0] + more})(given, more=2)
        np.testing.assert_array_equal(done["c"], 3.5 * np.ones((4, 4)))

    def test_arguments_that_are_no_arrays_stay(self):
        def block(layer, x, train, kind="tanh"):
            y = layer["act"](x @ layer["weight"])
            return getattr(jnp, kind)(y) if train else y

        x = jnp.linspace(-1, 1, 64).reshape(8, 8)
        layer = {"weight": x, "act": jnp.sin}
        traced = jax.make_jaxpr(lambda x: remat.named(block)({**layer, "weight": x}, x, True))(x)
        self.assertEqual([name in str(traced) for name in ("dot_general.0", "sin.0", "tanh.0")], [True] * 3)
        np.testing.assert_array_equal(remat.named(block)(layer, x, False, kind="cos"), block(layer, x, False))
        checkpointed = jax.checkpoint(remat.named(lambda x, *rest: block(layer, x, *rest)), static_argnums=(1, 2))
        np.testing.assert_array_equal(checkpointed(x, True, "cos"), block(layer, x, True, "cos"))

    def test_what_is_no_function_is_refused(self):
        with self.assertRaisesRegex(remat.RematError, "remat.named: expected a function, got an int"):
            remat.named(3)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
