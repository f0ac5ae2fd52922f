#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans steps in the words of JAX (remat.policy) for an H100 ahead of time, and writes docs/results/OwnWords.md.

    bench/measure/own_words.py                 all rows that bench/measure/own_words.json lacks
    bench/measure/own_words.py nano scan       the rows of these steps
    bench/measure/own_words.py --unrestricted scan    adds the plans of remat.compile to the rows of these steps
    bench/measure/own_words.py --held scan     adds what the steps hold to rows that are far from the unrestricted plan
    bench/measure/own_words.py --page          the page alone, from the rows

A row is a step within a share of its temporaries: the best of JAX's own policies, and the words that remat.policy finds.
The script needs tools/setup xla-gpu, and a built remat-opt.
"""

import argparse
import json
import os
import textwrap
import time
from collections import Counter

import xla_steps
from paths import BIN, ROOT
from remat.budget import percent
from remat.output import write_output
from step_texts import module_of
from table import extra, markdown
from xla_options import use_plugin

ROWS, PAGE = ROOT / "bench" / "measure" / "own_words.json", ROOT / "docs" / "results" / "OwnWords.md"
TARGET, SHARES, ROUNDS = "h100", (60, 40, 25), 3
COMPILATIONS = 10  # The most steps that XLA may compile for a row.
FAR = 2 / 3  # A row is far from the unrestricted plan if its words save less than this share of what the plan saves.
# Parts of the names of ops that a policy or a plan adds, and those of the stacks of loops.
LEFT_OUT = (
    "body",
    "closed_call",
    "checkpoint",
    "rematted_computation",
    "again",
    "dynamic_slice",
    "dynamic_update_slice",
)
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
- The *bound* has the fewest bytes of any plan, and the least extra time of any plan within the budget. It holds for plans of the kernels
  that XLA makes of the original step, without copies to the host. *None* means that `remat.compile` proved no bound, or that the plan or
  the words are below it, because they have other kernels. An empty cell was not measured.
- *Seconds* are those of the whole planning, on two cores that other programs also used. An empty cell was not measured.

{summary}

{missing}

{rows}

{far}
"""

MISSING = """A plan of `remat.compile` has more choices than a policy:

- With a policy, values outside of all blocks are kept, such as the logits of a language model. A plan can compute them again.
- With a policy, a scan keeps one carry for each iteration. A plan can keep fewer carries.
- With a policy, a block computes all values that it needs before its gradients begin. A plan computes a value shortly before its
  use, so that not all values of a block are in memory together.
- In a policy, each name stands for all values with this name in a block. A plan chooses single values, and can compute them from
  the values of other blocks."""


COLUMNS = (
    *("step, budget", "MB", "least", "policies of JAX", "remat's words", "unrestricted", "share", "bound"),
    *("compilations", "seconds"),
)


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
    start = time.monotonic()
    try:
        done = policy(step_of, *arguments, **options)
        report, found["text"] = done.report, done.text
    except remat.RematError as error:
        report, found["why"] = error.report, str(error)
        if report is None:
            raise
    found["planning"], tried = round(time.monotonic() - start, 1), report.details["tried"]
    check_compilations(name, share, tried, found["planning"])
    return found | {"tried": tried, "after": report.after.total, "seconds": report.details["seconds_after"]}


def check_compilations(name, share, tried, seconds):
    assert len(tried) <= COMPILATIONS, (
        f"{name}, {share} %: planning compiled {len(tried)} steps in {seconds:.1f} s, and {COMPILATIONS} are allowed"
    )


def unrestricted(row):
    """Returns the figures of a plan of remat.compile within the bytes of a row."""
    import jax
    import remat

    step, arguments = made(row["step"], None)
    step = jax.jit(step, donate_argnums=0, keep_unused=True)
    try:
        done = remat.compile(step, *arguments, budget=row["budget"], target=TARGET, rounds=2)
    except remat.RematError as error:
        return {"why": str(error)}
    report = done.report
    return {
        "bytes": report.after.total,
        "seconds": report.details["seconds_after"],
        "held": held_in(done.kernels),
        "bound": bound_on(row, done),
    }


def bound_on(row, plan):
    """Returns the bounds that neither the plan nor the words of a row are below."""
    from remat.xla.proven import proven

    before, report = row["tried"][0]["seconds"], plan.report
    found = proven(plan.saved.state, row["budget"]).under(report.after.total, report.more_time)
    if "why" not in row:
        found = found.under(row["after"], row["seconds"] / before - 1)
    return {"bytes": found.bytes, "more_time": found.more_time}


def held_in(kernels):
    """Returns {op: bytes} of the tensors at the fullest moment of XLA's kernels. Tensors of one op in the program count
    together.
    """
    from remat.xla.memory import fullest

    sizes = Counter()
    for each in fullest(kernels):
        sizes[short(each.op) if each.op else "tensors that XLA adds"] += each.bytes
    return dict(sizes)


def short(op):
    """Returns the name of an op without the name of the step and without the parts that differ between a policy and a
    plan. A stack of a loop has the loop's name.
    """
    parts = op.split("/")[1:] or [op]
    return "/".join(part for part in parts if part not in LEFT_OUT and not part.startswith("jit(dynamic_")) or op


def held(row):
    """Returns what the step holds at its fullest moment with the words of a row."""
    import jax
    from remat.jax_calls import lowered_step
    from remat.stablehlo import module_text
    from remat.xla.compiler import Compiler

    given = {"jax": jax}
    exec(row["text"], given)
    step, arguments = made(row["step"], given.get("policies", given.get("policy")))
    text = module_text(lowered_step("own_words.py", step, arguments, {"donate_argnums": 0}, "cuda"))
    done = Compiler(TARGET, None, 1, None).compile_text(text)
    assert done.memory.total == row["after"], (
        f"{title(row)}: XLA takes {done.memory.total} bytes, and the row says {row['after']}"
    )
    return held_in(done.kernels())


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


def is_far(row):
    share = share_of(row)
    return share is not None and share < FAR


def far_from(row):
    """Returns a sentence on what the words of a row hold, and the unrestricted plan does not."""
    mine, other = Counter(row["held"]), row["unrestricted"].get("held")
    if other is None:
        (name, size), *_ = mine.most_common(1)
        return (
            f"{title(row)}: at its fullest moment, the step with remat's words holds {size / 1e6:,.0f} MB of `{name}`."
        )
    more, less = mine - Counter(other), Counter(other) - mine
    (name, size), *_ = more.most_common(1) or [("", 0)]
    instead = "".join(f", and {least / 1e6:,.0f} MB less of `{each}`" for each, least in less.most_common(1))
    return (
        f"{title(row)}: at its fullest moment, the step with remat's words holds {size / 1e6:,.0f} MB more of `{name}` than the "
        f"unrestricted plan{instead}. No other policy within the budget, of those that were compiled, takes less time."
    )


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
        bound_cell(row, mb),
        len(row["tried"]),
        f"{row['planning']:.0f}" if "planning" in row else "",
    )


def bound_cell(row, mb):
    bound = row.get("unrestricted", {}).get("bound")
    if bound is None:
        return ""
    size = [] if bound["bytes"] is None else [f"{mb(bound['bytes'])} MB"]
    more = [] if bound["more_time"] is None else [percent(bound["more_time"])]
    return ", ".join(size + more) or "none"


def title(row):
    return f"{row['step']}, {row['share']} %"


def summary_of(rows):
    """Returns sentences that sum up all rows."""
    held, refused = [row for row in rows if "why" not in row], [row for row in rows if "why" in row]
    slower = [title(row) for row in held if best_of_jax(row) and row["seconds"] > best_of_jax(row)["seconds"]]
    shares = {title(row): share_of(row) for row in rows if share_of(row) is not None}
    far = [title(row) for row in rows if is_far(row)]
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


def page_of(rows):
    """Returns the text of the page."""
    rows = list(map(with_unrestricted, rows))
    for row in rows:
        check_compilations(row["step"], row["share"], row["tried"], row.get("planning", 0.0))
    far = [f"- {far_from(row)}" for row in rows if is_far(row) and "held" in row]
    far = "\n".join(["In these rows the words are far from the unrestricted plan:", "", *far] if far else [])
    table = "\n".join(markdown(COLUMNS, map(cells_of, rows)))
    return HEAD.format(rounds=ROUNDS, summary=summary_of(rows), missing=MISSING, rows=table, far=far).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", action="store_true", help="write the page alone")
    parser.add_argument(
        "--unrestricted", action="store_true", help="add plans of remat.compile to the rows of these steps"
    )
    parser.add_argument("--held", action="store_true", help="add what far rows of these steps hold")
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
                if options.unrestricted and known and "bound" not in known.get("unrestricted", {}):
                    known["unrestricted"] = unrestricted(known)
                elif options.held and known and is_far(with_unrestricted(known)) and "held" not in known:
                    known["held"] = held(known)
                elif options.unrestricted or options.held or known:
                    continue
                row = known or row_of(name, share)
                replace_row(row)
                print(name, share, json.dumps(row), flush=True)
    write_output(PAGE, page_of(read_rows()))


if __name__ == "__main__":
    main()
