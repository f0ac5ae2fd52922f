#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares plans in the words of other programs (plan.words) with settings that need no planner, and with the plan without
restriction.

    tools/setup torch-scenarios
    . .venv/torch-scenarios/bin/activate
    bench/measure/own_words_torch.py gpt2 llama8 --write    # the models of docs/results/OwnWordsTorch.md
    bench/measure/own_words_torch.py --budgets 60    # all models

Nothing is computed or allocated: models have random weights, and run op by op on fake tensors. A dispatch mode counts all
bytes (python/remat/torch/live.py). It shares no code with the planner. Seconds are by the roofline."""

import argparse
import os

import paths
from remat.asked import parse_budget
from remat.budget import percent
from remat.output import write_output
from remat.tool import RematError
from table import markdown, markdown_row, show

os.environ.setdefault("REMAT_OPT", str(paths.BIN / "remat-opt"))
os.environ.setdefault("TORCH_LOGS", "-all")

NAMES = ("gpt2", "llama8", "vit_b", "resnet50")
SHARES = (60, 45)
PAGE = paths.ROOT / "docs" / "results" / "OwnWordsTorch.md"
EVERY = {"mode": "selective", "early_stop": True}
# Settings of torchtitan that need no planner.
FIXED = {
    "every second block": {**EVERY, "selective_ac_option": "2"},
    "each block": {"mode": "full", "early_stop": True},
    '"op"': {**EVERY, "selective_ac_option": "op", "per_op_sac_force_recompute_mm_shapes_by_fqns": []},
}
FORMS = ("blocks", "modules", "ops", "torch_remat", "torchtitan", "megatron")
COLUMNS = ("model", "budget", "best fixed setting", *FORMS, "plan without restriction")
HEAD = """# Plans in the words of PyTorch

[`plan.words`](../start/OwnWordsTorch.md) writes a plan as checkpoints or as settings of a training program. This page compares
these forms with settings that need no planner, and with a plan that may recompute any op.

    tools/setup torch-scenarios
    .venv/torch-scenarios/bin/python bench/measure/own_words_torch.py MODELS --write

- Budgets are 60 and 45 % of the bytes of all tensors of the original step.
- Each cell has all bytes of a step in MB of 10^6 bytes, and the extra time by the roofline of an H100, relative to the original
  step. "none" means that no setting of this form was found within the budget.
- The fixed settings are checkpoints around each block, checkpoints around every second block, and torchtitan's option "op". The
  column has the fastest of these settings within the budget.
- Steps with these settings run in eager PyTorch on fake tensors. A dispatch mode counts their bytes and seconds. It shares no code
  with the planner.
- The last column is the plan of `remat.torch.plan`. Its bytes are also those of tensors, without workspaces.
- The models are those of `bench/measure/torch_models.py` with random weights, in f32.

"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"of {', '.join(NAMES)} (default: all)")
    parser.add_argument(
        "--budgets", nargs="+", type=int, default=SHARES, metavar="PERCENT", help="of the original step"
    )
    parser.add_argument("--effort", type=float, default=0.05, help="of the planner")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(paths.ROOT)}")
    options = parser.parse_args()
    for name in options.models:
        if name not in NAMES:
            parser.error(f"there is no model {name}; there are {', '.join(NAMES)}")
    lines = list(markdown(COLUMNS))
    show(lines)
    for row in rows_of(options.models or NAMES, options.budgets, options.effort):
        lines.append(markdown_row(row))
        show(lines[-1:])
    if options.write:
        write_output(str(PAGE), HEAD.replace("MODELS", " ".join(options.models or NAMES)) + "\n".join(lines) + "\n")


def rows_of(models, shares, effort):
    import remat.torch
    from remat.torch.blocks import blocks_of
    from torch_models import MODELS

    for name in models:
        model, inputs, named = MODELS[name][0]()
        original = remat.torch.plan(model, *inputs, effort=effort, **named)
        blocks, plain = [block.name for block in blocks_of(original.step, None)], original.step.taken()
        fixed = {said: fixed_setting(original, settings, blocks) for said, settings in FIXED.items()}
        for share in shares:
            original.asked = parse_budget(original.planner.as_it_is.peak * share // 100)
            yield (
                name,
                f"{share} %: {megabytes(original.size)}",
                best_fixed(fixed, original.size, plain),
                *(in_words(original, form) for form in FORMS),
                planned(original),
            )


def fixed_setting(plan, settings, blocks):
    from remat.torch.search import applied
    from remat.torch.words import applier

    return plan.step.counted(applied(plan.step.model, applier("torchtitan", blocks), settings))


def best_fixed(fixed, size, plain):
    fitting = {said: taken for said, taken in fixed.items() if taken.peak <= size}
    if not fitting:
        return "none"
    said = min(fitting, key=lambda each: fitting[each].seconds)
    return f"{said}: {cell(fitting[said].peak, fitting[said].seconds / plain.seconds - 1)}"


def in_words(plan, form):
    try:
        words = plan.words(form)
    except RematError:
        return "none"
    return cell(words.peak, words.slower)


def planned(plan):
    try:
        found = plan.planner.fit(plan.asked)
    except RematError:
        return "none"
    return cell(found.peak, found.slower)


def cell(size, slower):
    return f"{megabytes(size)}, {percent(slower)}"


def megabytes(size):
    return f"{size / 1e6:,.0f}"


if __name__ == "__main__":
    main()
