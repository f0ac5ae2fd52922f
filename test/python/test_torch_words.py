#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests plan.words(), which writes a plan as checkpoints of PyTorch and as settings of training programs. An
independent counter on real tensors (pasted_words.py) gives the bytes, and the gradients must have the bits of eager
PyTorch.

    test_torch_words.py path/to/build/bin

The test runs under .venv/torch-scenarios (tools/setup torch-scenarios), which has transformers and torch_remat, or
under .venv/torch (tools/setup torch). It is skipped if this Python has no torch."""

import copy
import itertools
import json
import os
import subprocess
import sys
import tempfile
import unittest

import beginning
import tomllib

if __name__ == "__main__":
    beginning.run_under("torch-scenarios", "torch", "transformers")
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_TORCH:
    import pasted_words
    import torch
    import torch_ops  # noqa: F401  It defines torch.ops.remat_tests.
    from remat.torch import blocks, search
    from remat.torch.words import FORMS, applier
    from torch import nn

    class Counted(nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = nn.Linear(8, 8)

        def forward(self, x):
            return torch.ops.remat_tests.counted(self.inner(x))


CHILD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pasted_words.py")


def pasted(text):
    """Runs a step with the pasted text in a process that cannot import remat."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "pasted.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([sys.executable, "-I", CHILD, path], capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stderr)
    return json.loads(done.stdout)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Torch(unittest.TestCase):
    def plan(self, budget, dropout=0.2):
        self.model, self.inputs = pasted_words.made(dropout)
        return remat.torch.plan(self.model, *self.inputs, budget=budget, effort=0.05)


class Pasted(Torch):
    def check(self, form, budget, dropout=0.2):
        plan = self.plan(budget, dropout)
        words = plan.words(form)
        self.assertEqual(pasted(str(words)), {"bytes": words.peak, "equal": True})
        self.assertLessEqual(words.peak, plan.size)
        self.assertLess(0, words.slower)
        self.assertEqual(self.model.blocks[0].__dict__.keys(), pasted_words.made()[0].blocks[0].__dict__.keys())
        return words

    def test_pytorchs_own_checkpoints(self):
        for form in ("blocks", "modules", "ops"):
            with self.subTest(form):
                self.check(form, "70%")

    @unittest.skipIf(beginning.missing("torch_remat"), "torch_remat is not installed (tools/setup torch-scenarios)")
    def test_torch_remat(self):
        words = self.check("torch_remat", "70%", dropout=0.0)
        self.assertTrue(any(words.settings["KEPT"].values()))
        with self.assertRaisesRegex(
            remat.RematError, 'torch_remat does not keep the random state, and the block "blocks.0"'
        ):
            self.plan("70%").words("torch_remat")

    def test_a_model_without_memory(self):
        words = self.plan("70%").words("blocks")
        with torch.device("meta"):
            model = pasted_words.Model()
        plan = remat.torch.plan(model, *(each.to("meta") for each in self.inputs), budget="70%", effort=0.05)
        self.assertEqual(plan.words("blocks"), words)

    def test_as_few_blocks_as_possible(self):
        """The blocks are equal, so the first ones are checkpointed. No setting with fewer blocks meets the budget."""
        plan = self.plan("70%")
        chosen = plan.words("blocks").settings["CHECKPOINTED"]
        self.assertEqual(chosen, [f"blocks.{i}" for i in range(len(chosen))])
        self.assertGreater(len(chosen), 1)
        for fewer in itertools.combinations([f"blocks.{i}" for i in range(5)], len(chosen) - 1):
            self.assertGreater(held(self.model, "blocks", {"CHECKPOINTED": list(fewer)}, self.inputs)[0], plan.size)


def held(model, form, settings, inputs):
    """Returns (the bytes of all storages, the gradients) of a step with settings, on real tensors."""
    with search.applied(model, applier(form, [f"blocks.{i}" for i in range(5)]), settings):
        return pasted_words.trained(model, inputs)


class Settings(Torch):
    """Tests the settings that training programs read. torchtitan 0.2.2 and Megatron's core 0.16.1 behaved as in these tests when the
    settings were tried by hand.
    """

    def test_the_fastest_within_a_budget(self):
        _, expected = pasted_words.trained(*pasted_words.made())
        for form, budget in itertools.product(("torchtitan", "megatron"), ("85%", "60%")):
            with self.subTest(f"{form} {budget}"):
                plan = self.plan(budget)
                words = plan.words(form)
                peak, found = held(self.model, form, words.settings, self.inputs)
                self.assertEqual(peak, words.peak)
                self.assertLessEqual(peak, plan.size)
                self.assertTrue(all(map(torch.equal, found, expected)))

    def test_as_few_layers_as_possible(self):
        plan = self.plan("85%")
        settings = plan.words("megatron").settings
        self.assertEqual(settings["recompute_method"], "block")
        fewer = {**settings, "recompute_num_layers": settings["recompute_num_layers"] - 1}
        self.assertGreater(held(self.model, "megatron", fewer, self.inputs)[0], plan.size)

    def test_every_kind_of_setting_has_the_gradients_of_eager_pytorch(self):
        model, inputs = pasted_words.made()
        plain, expected = pasted_words.trained(model, inputs)
        selective = {"mode": "selective", "early_stop": True}
        by_op = {**selective, "selective_ac_option": "op"}
        names = "per_op_sac_force_recompute_mm_shapes_by_fqns"
        full = {"recompute_granularity": "full", "recompute_num_layers": 2}
        peaks = []
        for form, settings, twice in (
            ("torchtitan", {"mode": "none"}, ""),
            ("torchtitan", {**selective, "selective_ac_option": "2"}, "13"),
            ("torchtitan", {"mode": "full", "early_stop": True}, "01234"),
            ("torchtitan", {**by_op, names: []}, "01234"),
            ("torchtitan", {**by_op, names: ["mlp.0"]}, "01234"),
            ("megatron", {"recompute_granularity": None}, ""),
            ("megatron", {"recompute_granularity": "selective", "recompute_modules": ["mlp"]}, ""),
            ("megatron", {**full, "recompute_method": "block"}, "01"),
            ("megatron", {**full, "recompute_method": "uniform"}, "01234"),
        ):
            with self.subTest(f"{form} {settings}"):
                ran = []
                hooks = [
                    block.norm.register_forward_hook(lambda *_, number=number: ran.append(number))
                    for number, block in enumerate(model.blocks)
                ]
                peak, found = held(model, form, settings, inputs)
                for hook in hooks:
                    hook.remove()
                self.assertTrue(all(map(torch.equal, found, expected)))
                self.assertEqual("".join(str(i) for i in range(5) if ran.count(i) == 2), twice)
                peaks.append(peak)
        none, every_second, all_blocks, by_op, forced, nothing, mlps, two, pairs = peaks
        self.assertEqual((none, nothing), (plain, plain))
        # The option "op" keeps the larger of the two products of each block. If the larger product must be recomputed,
        # the option keeps the smaller one.
        self.assertEqual(sorted(set(peaks[:5])), [all_blocks, forced, by_op, every_second, none])
        self.assertLess(max(every_second, mlps, two, pairs), plain)
        self.assertLess(pairs, two)

    def test_what_programs_read(self):
        words = self.plan("85%").words("torchtitan")
        self.assertEqual(tomllib.loads(str(words)), {"activation_checkpoint": words.settings})
        self.assertEqual(json.loads(words.json()), words.settings)
        words = self.plan("85%").words("megatron")
        names = {}
        exec(str(words), names)
        self.assertEqual(names["settings"], words.settings)

    def test_layers_that_torchtitan_cannot_name_are_left_out(self):
        """torchtitan refuses the name "0", which is in the path of the block "0", too."""
        model = nn.Sequential(*(nn.Sequential(nn.Linear(8, 8), nn.Tanh()) for _ in range(4)))
        plan = remat.torch.plan(model, torch.ones(64, 8), loss=torch.sum, budget="min", effort=0.05)
        settings = plan.words("torchtitan").settings
        self.assertEqual(settings.get("per_op_sac_force_recompute_mm_shapes_by_fqns", []), [])

    def test_layers_with_another_layer_between_them(self):
        """Megatron's "uniform" is not a setting for this model, because the layer between the blocks changes the width."""

        def blocks(width):
            return nn.Sequential(*(nn.Sequential(nn.Linear(width, width), nn.Tanh()) for _ in range(2)))

        model = nn.Sequential(blocks(8), nn.Linear(8, 16), blocks(16))
        plan = remat.torch.plan(model, torch.ones(64, 8), loss=torch.sum, budget="min", effort=0.05)
        names = ("0.0", "0.1", "2.0", "2.1")
        self.assertEqual(plan.words("megatron", blocks=names).settings["recompute_method"], "block")

    def test_applied_to_a_model(self):
        words = self.plan("70%").words("blocks")
        copied = copy.deepcopy(self.model)
        words.apply(copied)
        self.assertEqual(pasted_words.trained(copied, self.inputs)[0], words.peak)

    @unittest.skipIf(beginning.missing("transformers"), "transformers is not installed (tools/setup torch-scenarios)")
    def test_hugging_face(self):
        import transformers

        torch.manual_seed(0)
        # With "sdpa", transformers makes a mask for fake tensors but none for real ones.
        sizes = {
            "attn_implementation": "eager",
            "n_layer": 3,
            "n_embd": 32,
            "n_head": 2,
            "vocab_size": 40,
            "bos_token_id": 0,
            "eos_token_id": 0,
        }
        model = transformers.GPT2LMHeadModel(transformers.GPT2Config(**sizes))
        tokens = torch.randint(0, 40, (4, 32))

        def plan(budget):
            return remat.torch.plan(model, input_ids=tokens, labels=tokens, use_cache=False, budget=budget, effort=0.05)

        def trained(model):
            torch.manual_seed(1)
            model.zero_grad()
            with pasted_words.Held([*model.parameters(), *model.buffers(), tokens]) as seen:
                model(input_ids=tokens, labels=tokens, use_cache=False).loss.backward()
            return seen.most, [each.grad.clone() for each in model.parameters()]

        _, expected = trained(model)
        words = plan("90%").words("huggingface")
        self.assertFalse(model.is_gradient_checkpointing)
        arguments = dict(words.settings)
        self.assertTrue(arguments.pop("gradient_checkpointing"))
        model.gradient_checkpointing_enable(**arguments)
        peak, found = trained(model)
        self.assertEqual(peak, words.peak)
        self.assertTrue(all(map(torch.equal, found, expected)))
        model.gradient_checkpointing_disable()
        with self.assertRaisesRegex(
            remat.RematError, "with gradient checkpointing of transformers a step takes at least .* MB, "
        ):
            plan(words.peak - 1).words("huggingface")


class Blocks(Torch):
    def found(self, model):
        return list(blocks.found_in(model))

    def test_which_modules_are_blocks(self):
        block = pasted_words.Block
        nest = nn.Sequential(
            nn.Sequential(block(2, 0), block(2, 0)), nn.Sequential(block(2, 0), nn.ReLU()), nn.Linear(2, 2)
        )
        self.assertEqual(self.found(nest), ["0.0", "0.1"])  # The block 1.0 has no equal block beside it.
        self.assertEqual(
            self.found(nn.Sequential(nest[0], nest[0], nn.Sequential(nn.Sequential(nn.ReLU())))), ["0.0", "0.1"]
        )
        stage = nn.Sequential(*(nn.Sequential(nn.Linear(2, 2)) for _ in range(2)))
        self.assertEqual(self.found(nn.Sequential(stage, nn.ReLU(), copy.deepcopy(stage))), ["0", "2"])
        inner = nn.Sequential(*(nn.Sequential(nn.Linear(2, 2), nn.ReLU()) for _ in range(2)), nn.Linear(2, 2))
        self.assertEqual(self.found(inner), ["0", "1"])
        self.assertEqual(self.found(nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))), [])
        self.assertEqual(self.found(pasted_words.Model()), [f"blocks.{i}" for i in range(5)])

    def test_what_is_refused(self):
        plan = self.plan("70%")
        twice = pasted_words.Model(blocks=1)
        twice.blocks.append(twice.blocks[0])
        counted = nn.Sequential(Counted(), Counted())
        for made, arguments, said in (
            (
                lambda: plan,
                ("block",),
                "unknown form 'block'; the nearest is 'blocks'; expected one of blocks, modules",
            ),
            (lambda: plan, ("blocks", ["blocks.7"]), 'blocks=: "blocks.7" is not a module of Model'),
            (lambda: plan, ("blocks", [nn.Linear(2, 2)]), "blocks=: Linear is not a module of Model"),
            (
                lambda: plan,
                ("huggingface",),
                "Model has no module that supports gradient checkpointing of transformers",
            ),
            (lambda: self.plan("30%"), ("blocks",), "budget '30%' is"),
            (lambda: self.plan("min"), ("nothing",), "unknown form 'nothing'; expected one of"),
            (
                lambda: remat.torch.plan(twice, *self.inputs, effort=0.05),
                ("blocks", ["blocks.0"]),
                'blocks=: "blocks.0" does not run exactly once in a step',
            ),
            (
                lambda: remat.torch.plan(counted, torch.ones(8, requires_grad=True), loss=torch.sum, effort=0.05),
                ("blocks",),
                'the block "0" has the op remat_tests.counted.*name the op in repeatable=',
            ),
        ):
            with self.subTest(said), self.assertRaisesRegex(remat.RematError, said):
                made().words(*arguments)

    def test_a_budget_that_no_setting_of_a_form_reaches(self):
        plan = self.plan("min")
        least = plan.words("blocks")
        plan = self.plan(least.peak - 1)
        with self.assertRaisesRegex(
            remat.RematError, "with torch.utils.checkpoint around blocks a step takes at least .* MB, .* give a larger"
        ):
            plan.words("blocks")
        lines = dict(line.split(": ", 1) for line in plan.forms().splitlines())
        self.assertEqual(set(lines), {"no checkpoints", "the plan without restriction", *FORMS, "what counts"})
        self.assertIn("takes at least", lines["blocks"])
        self.assertIn("time by the roofline", lines["ops"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
