#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares plans in the words of other programs (plan.words) with settings that need no planner, and with the plan without
restriction, and writes docs/results/OwnWordsTorch.md.

    tools/setup torch-scenarios
    . .venv/torch-scenarios/bin/activate
    bench/measure/own_words_torch.py               all rows that bench/measure/own_words_torch.json lacks
    bench/measure/own_words_torch.py gpt2 unet2d   the rows of these models
    bench/measure/own_words_torch.py --page        the page alone, from the rows

Nothing is computed or allocated: models have random weights, and run op by op on fake tensors. A dispatch mode counts
all bytes that the ops hold (python/remat/torch/live.py). The dispatch mode shares no code with the planner. Seconds are
by the roofline."""

import argparse
import json
import os

import paths
from remat.asked import parse_budget
from remat.budget import percent
from remat.output import write_output
from remat.tool import RematError
from table import markdown

os.environ.setdefault("REMAT_OPT", str(paths.BIN / "remat-opt"))
os.environ.setdefault("TORCH_LOGS", "-all")

NAMES = ("gpt2", "llama8", "convnext", "whisper", "unet2d")
SHARES = (60, 40, 25)
ROWS = paths.ROOT / "bench" / "measure" / "own_words_torch.json"
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

<!-- bench/measure/own_words_torch.py writes this page. -->

[`plan.words`](../start/OwnWordsTorch.md) writes a plan as checkpoints or as settings of a training program. This page compares
these forms with settings that need no planner, and with a plan that may recompute any op.

    tools/setup torch-scenarios
    .venv/torch-scenarios/bin/python bench/measure/own_words_torch.py

- A budget is a share of the bytes of all tensors of the original step.
- Each cell has two figures: all bytes of a step in MB of 10^6 bytes, and the extra time by the roofline of an H100, relative to
  the original step. "none" means that no setting of this form was found within the budget.
- The fixed settings are checkpoints around each block, checkpoints around every second block, and torchtitan's option "op". The
  column has the fastest of these settings within the budget.
- Steps with these settings run in eager PyTorch on fake tensors. A dispatch mode, which shares no code with the planner, counts
  their bytes and seconds.
- The last column has the plan of `remat.torch.plan`. Its bytes count tensors too, without workspaces.
- The models are those of `bench/measure/torch_models.py` with random weights, in f32.

{rows}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"of {', '.join(NAMES)} (default: all)")
    parser.add_argument("--effort", type=float, default=0.05, help="of the planner")
    parser.add_argument("--page", action="store_true", help="write the page alone")
    options = parser.parse_args()
    for name in options.models:
        if name not in NAMES:
            parser.error(f"there is no model {name}; there are {', '.join(NAMES)}")
    for name in [] if options.page else options.models or NAMES:
        known = {row["share"] for row in read_rows() if row["model"] == name}
        for row in rows_of(name, [share for share in SHARES if share not in known], options.effort):
            write_rows([*read_rows(), row])
            print(json.dumps(row), flush=True)
    write_page(read_rows())


def read_rows():
    return json.loads(ROWS.read_text()) if ROWS.exists() else []


def write_rows(rows):
    rows = sorted(rows, key=lambda row: (NAMES.index(row["model"]), -row["share"]))
    write_output(ROWS, "[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n")


def rows_of(name, shares, effort):
    """Yields a row for each share of the bytes. "forms" and "unrestricted" have (bytes, extra time), or a text that
    says why there is no plan."""
    import remat.torch
    from remat.torch.blocks import blocks_of
    from torch_models import MODELS

    if not shares:
        return
    model, inputs, named = MODELS[name][0]()
    original = remat.torch.plan(model, *inputs, effort=effort, **named)
    blocks, plain = [block.name for block in blocks_of(original.step, None)], original.step.taken()
    fixed = {said: fixed_setting(original, settings, blocks, plain) for said, settings in FIXED.items()}
    for share in shares:
        original.asked = parse_budget(original.planner.as_it_is.peak * share // 100)
        forms = {form: in_words(original, form) for form in FORMS}
        yield {
            **{"model": name, "share": share, "budget": original.size, "fixed": fixed},
            **{"forms": forms, "unrestricted": planned(original)},
        }


def fixed_setting(plan, settings, blocks, plain):
    from remat.torch.search import applied
    from remat.torch.words import applier

    taken = plan.step.counted(applied(plan.step.model, applier("torchtitan", blocks), settings))
    return taken.peak, taken.seconds / plain.seconds - 1


def in_words(plan, form):
    try:
        words = plan.words(form)
    except RematError as error:
        return str(error)
    return words.peak, words.slower


def planned(plan):
    try:
        found = plan.planner.fit(plan.asked)
    except RematError as error:
        return str(error)
    return found.peak, found.slower


def cells_of(row):
    fitting = {said: taken for said, taken in row["fixed"].items() if taken[0] <= row["budget"]}
    best = min(fitting, key=lambda said: fitting[said][1], default=None)
    return (
        row["model"],
        f"{row['share']} %: {megabytes(row['budget'])}",
        f"{best}: {cell(fitting[best])}" if best else "none",
        *(cell(row["forms"][form]) for form in FORMS),
        cell(row["unrestricted"]),
    )


def cell(taken):
    return "none" if isinstance(taken, str) else f"{megabytes(taken[0])}, {percent(taken[1])}"


def megabytes(size):
    return f"{size / 1e6:,.0f}"


def write_page(rows):
    table = "\n".join(markdown(COLUMNS, map(cells_of, rows)))
    write_output(PAGE, HEAD.format(rows=table).rstrip() + "\n")


if __name__ == "__main__":
    main()
