#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans steps in the words of JAX (remat.policy) for an H100 ahead of time, and writes docs/results/OwnWords.md.

    bench/measure/own_words.py                 all rows that bench/measure/own_words.json lacks
    bench/measure/own_words.py nano scan       the rows of these steps
    bench/measure/own_words.py --unrestricted scan    adds the plans of remat.compile to the rows of these steps
    bench/measure/own_words.py --page          the page alone, from the rows

A row is a step within a share of its temporaries: the best of JAX's own policies, and the words that remat.policy finds.
The script needs tools/setup xla-gpu, and a built remat-opt.
"""

import argparse
import json
import os
import textwrap

import xla_steps
from paths import BIN, ROOT
from remat.output import write_output
from step_texts import module_of
from table import extra, markdown
from xla_options import use_plugin

ROWS, PAGE = ROOT / "bench" / "measure" / "own_words.json", ROOT / "docs" / "results" / "OwnWords.md"
TARGET, SHARES, ROUNDS = "h100", (60, 40, 25), 3
WIDTH = 140  # The most characters of a line of the page.
# The number of blocks of each step for which policies are chosen. None means that one policy serves the whole step.
STEPS = {
    **{"scan": None, "nano": 6, "decoder": None, "llama": 8, "experts": 6},
    **{"mamba": 4, "diffusion": 15, "gpt2": 12, "vit": 12},
}
HEAD = """# Plans in the words of JAX

<!-- bench/measure/own_words.py writes this page. -->

`remat.policy` finds policies of `jax.checkpoint` for a budget ([how to use it](../start/OwnWords.md)). This page compares these policies
with JAX's own policies, and with plans that cannot be written as a policy.

    bench/measure/own_words.py

XLA compiled all steps for an H100 ahead of time, and no step ran. MB are temporaries. Time is the
[roofline](../concepts/Glossary.md#the-figures) of XLA's kernels, relative to the step without `jax.checkpoint`.

- *MB* in the first column of figures is the budget. *Least* has the fewest bytes of all policies that were compiled for the row.
- *Policies of JAX* are `nothing_saveable`, `dots_with_no_batch_dims_saveable` and `dots_saveable`, in each block or in the body of the
  scan. The table shows the fastest one within the budget.
- *remat's words* come from `remat.policy(..., rounds={rounds})`. `remat.named` gives the names.
- *Unrestricted* is a plan of `remat.compile` within the same bytes. It was made with two rounds (`--unrestricted`), or it is a row of
  [steps of JAX](XlaSteps.md). An empty cell was not measured.
- The *share* is the time that remat's words save, divided by the time that the unrestricted plan saves. Both times are saved
  compared with the policy of JAX in the same row. The cell is empty if the unrestricted plan is not faster than this policy of JAX.

{summary}

{missing}

{rows}
"""

MISSING = """A plan of `remat.compile` has more choices than a policy:

- With a policy, values outside of all blocks are kept, such as the logits of a language model. A plan can compute them again.
- With a policy, a scan keeps one carry for each iteration. A plan can keep fewer carries.
- With a policy, a block computes all values that it needs before its gradients begin. A plan computes a value shortly before its
  use, so that not all values of a block are in memory together.
- In a policy, each name stands for all values with this name in a block. A plan chooses single values, and can compute them from
  the values of other blocks."""


class Around:
    """Puts jax.checkpoint around the blocks of a step, in the form that the step's `make` needs. `policies` is one
    policy, or a list with one policy for each block.
    """

    def __init__(self, policies):
        self.policies, self.seen = policies, 0

    def __call__(self, block, scanned=False):
        import jax
        import remat

        policy = self.policies[self.seen % len(self.policies)] if isinstance(self.policies, list) else self.policies
        self.seen += 1
        if policy is None:
            return block
        return jax.checkpoint(remat.named(block), policy=policy, prevent_cse=not scanned)


def made(name, policies):
    """Returns (the step, its arguments as shapes)."""
    return (scan if name == "scan" else module_of(name).make)(Around(policies))


def scan(around):
    """The scan of docs/start/Jax.md."""
    import jax
    import jax.numpy as jnp
    from common import f32

    def loss(weights, x):
        body = around(lambda x, weight: (jnp.tanh(x @ weight), None), scanned=True)
        x, _ = jax.lax.scan(body, x, weights)
        return (x * x).sum()

    def step(weights, x):
        value, gradient = jax.value_and_grad(loss)(weights, x)
        return value, weights - 0.01 * gradient

    return step, (f32(64, 256, 256), f32(4096, 256))


def row_of(name, share):
    import jax
    import remat
    from remat.words.policy import policy

    arguments = made(name, None)[1]

    def step_of(policies):
        return made(name, policies)[0]

    plain = remat.memory(jax.jit(step_of(None), donate_argnums=0, keep_unused=True), *arguments, target=TARGET)
    besides = plain.total - plain.temporaries
    budget = besides + share * plain.temporaries // 100
    found = {"step": name, "share": share, "budget": budget, "besides": besides}
    options = {"budget": budget, "target": TARGET, "blocks": STEPS[name], "rounds": ROUNDS, "donate_argnums": 0}
    try:
        done = policy(step_of, *arguments, **options)
        report, found["text"] = done.report, done.text
    except remat.RematError as error:
        report, found["why"] = error.report, str(error)
        if report is None:
            raise
    details = report.details
    return found | {"tried": details["tried"], "after": report.after.total, "seconds": details["seconds_after"]}


def unrestricted(row):
    """Returns the figures of a plan of remat.compile within the bytes of a row."""
    import jax
    import remat

    step, arguments = made(row["step"], None)
    step = jax.jit(step, donate_argnums=0, keep_unused=True)
    try:
        report = remat.compile(step, *arguments, budget=row["budget"], target=TARGET, rounds=2).report
    except remat.RematError as error:
        return {"why": str(error)}
    return {"bytes": report.after.total, "seconds": report.details["seconds_after"]}


def read_rows():
    return json.loads(ROWS.read_text()) if ROWS.exists() else []


def replace_row(new):
    """Replaces a row. The rows are read again, because another run of this script may have written some of them."""
    key = new["step"], new["share"]
    write_rows([*(row for row in read_rows() if (row["step"], row["share"]) != key), new])


def write_rows(rows):
    rows = sorted(rows, key=lambda row: (list(STEPS).index(row["step"]), -row["share"]))
    write_output(ROWS, "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")


def with_unrestricted(row):
    """Returns the row. If the row has no plan of its own, it gets the plan of xla_steps.json for the same bytes."""
    size = row["budget"] - row["besides"]
    for each in () if "unrestricted" in row else xla_steps.read_rows():
        if (each["step"], each["what"], each.get("budget")) == (row["step"], f"remat, {row['share']}%", size):
            found = {"why": each["why"]} if "why" in each else {"seconds": each["seconds"]}
            return row | {"unrestricted": found | {"bytes": each.get("temporaries", 0) + row["besides"]}}
    return row


def best_of_jax(row):
    """Returns the fastest policy of JAX within the row's budget, or None."""
    fixed = [each for each in row["tried"][1:] if each["policy_of_jax"] and each["bytes"] <= row["budget"]]
    return min(fixed, key=lambda each: (each["seconds"], each["bytes"]), default=None)


def share_of(row):
    """Returns the time that the words save as a share of the time that the unrestricted plan saves. Returns None if the
    unrestricted plan saves no time.
    """
    best, other = best_of_jax(row), row.get("unrestricted", {})
    if best is None or "why" in row or "why" in other or other.get("seconds", best["seconds"]) >= best["seconds"]:
        return None
    return (best["seconds"] - row["seconds"]) / (best["seconds"] - other["seconds"])


def cells_of(row):
    before, best, share, other = (
        row["tried"][0]["seconds"],
        best_of_jax(row),
        share_of(row),
        row.get("unrestricted", {}),
    )

    def mb(size):
        return f"{(size - row['besides']) / 1e6:,.0f}"

    def pair(size, seconds):
        return f"{mb(size)} MB, {extra(seconds, before)}"

    return (
        title(row),
        mb(row["budget"]),
        mb(min(each["bytes"] for each in row["tried"][1:])),
        f"{best['what'].split(' in ')[0]}: {pair(best['bytes'], best['seconds'])}" if best else "none",
        "refused" if "why" in row else pair(row["after"], row["seconds"]),
        "refused" if "why" in other else pair(other["bytes"], other["seconds"]) if other else "",
        "" if share is None else f"{100 * share:.0f} %",
        len(row["tried"]),
    )


def title(row):
    return f"{row['step']}, {row['share']} %"


def summary_of(rows):
    """Returns sentences that sum up all rows."""
    held, refused = [row for row in rows if "why" not in row], [row for row in rows if "why" in row]
    slower = [title(row) for row in held if best_of_jax(row) and row["seconds"] > best_of_jax(row)["seconds"]]
    shares = {title(row): share_of(row) for row in rows if share_of(row) is not None}
    far = [name for name, share in shares.items() if share < 2 / 3]
    planned = [title(row) for row in refused if "seconds" in row.get("unrestricted", {})]
    lines = [
        f"remat's words keep {len(held)} of {len(rows)} budgets.",
        f"A policy of JAX within the budget is faster than remat's words in {'; '.join(slower)}."
        if slower
        else "No policy of JAX within the budget is faster than remat's words.",
        f"The share is below two thirds in {len(far)} of {len(shares)} rows: {'; '.join(far)}." if far else "",
        f"In these rows, the unrestricted plan keeps the budget, but no policy does: {'; '.join(planned)}."
        if planned
        else "",
    ]
    return textwrap.fill(" ".join(filter(None, lines)), WIDTH)


def write_page(rows):
    rows = list(map(with_unrestricted, rows))
    columns = (
        "step, budget",
        "MB",
        "least",
        "policies of JAX",
        "remat's words",
        "unrestricted",
        "share",
        "compilations",
    )
    table = "\n".join(markdown(columns, map(cells_of, rows)))
    write_output(
        PAGE, HEAD.format(rounds=ROUNDS, summary=summary_of(rows), missing=MISSING, rows=table).rstrip() + "\n"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", action="store_true", help="write the page alone")
    parser.add_argument(
        "--unrestricted", action="store_true", help="add plans of remat.compile to the rows of these steps"
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(STEPS)} (default: all)")
    options = parser.parse_args()
    unknown = [name for name in options.steps if name not in STEPS]
    if unknown:
        parser.error(f"no step is called {unknown[0]}; there are {', '.join(STEPS)}")
    if not options.page:
        use_plugin("cuda")
        os.environ.setdefault("REMAT_OPT", str(BIN / "remat-opt"))
        for name in options.steps or STEPS:
            for share in SHARES:
                known = next((row for row in read_rows() if (row["step"], row["share"]) == (name, share)), None)
                if options.unrestricted and known and "unrestricted" not in known:
                    known["unrestricted"] = unrestricted(known)
                elif options.unrestricted or known:
                    continue
                row = known or row_of(name, share)
                replace_row(row)
                print(name, share, json.dumps(row), flush=True)
    write_page(read_rows())


if __name__ == "__main__":
    main()
