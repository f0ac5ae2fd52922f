# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/results/XlaSteps.md from the rows of xla_steps.py."""

import hashlib
import statistics
from collections import Counter

from bounds import Bound, bound_cell
from paths import ROOT
from remat.output import write_output
from remat.xla.memory import agrees
from remat.xla.variants import FENCES, OF_STAGES, PLANS, WAITS
from step_texts import MODELS, ORIGINAL, UNTUNED
from table import extra, markdown
from xla_walk import share

PAGE = ROOT / "docs" / "results" / "XlaSteps.md"
SAME = 1 + 1e-6  # Times that differ by less than this factor count as equal.
COLUMNS = ("step", "", "MB", "share", "walk", "packed", "FLOP", "roofline", "bound", "compilations", "CPU s")
HEAD = """# Steps of JAX within a budget of XLA's bytes

<!-- bench/measure/xla_steps.py writes this page. -->

This page compares remat with `jax.checkpoint` and with XLA's own rematerialization on {count} training steps. The {models} models of
[Xla.md](Xla.md) were used to tune remat. Nothing was tuned on the other {untuned} steps. They are in the style of other people's
code (`bench/steps`).

    bench/measure/xla_steps.py

XLA compiled the steps for an H100 ahead of time. Nothing ran on a device. MB are XLA's temporaries. FLOP and the
[roofline](../concepts/Glossary.md#the-figures) of XLA's kernels are relative to the original step.

- *each block*, *every second* and *products kept* are steps with `jax.checkpoint`. A person would place `jax.checkpoint` around each block (or
  around the body of a scan), around every second block, or around each block with a policy that keeps products and convolutions.
  *remat3* is `jax.checkpoint` around each block as JAX implements it with `jax_remat3`.
- *XLA's own* is the original step, compiled for a device with as much memory as the budget. XLA then uses its own rematerialization.
- *remat* plans with its defaults. Its budget is the bytes of one of the first three rows of `jax.checkpoint`, or a share of the original
  step's temporaries.
- *walk* and *packed* are shares of XLA's temporaries that a [count over the kernels](Xla.md#the-bytes-that-xla-holds) explains. *walk*
  counts the tensors that are in memory at the moment at which XLA holds the most bytes. *packed* also counts unused bytes between tensors
  of different sizes.
- *bound* is a [lower bound](Xla.md#lower-bounds-on-the-time) on the extra roofline of all plans within the budget that run whole
  kernels again. If no such plan is within the budget, *bound* is the number of bytes that each such plan takes at least.
  If the blocks of a step are the body of a scan, there is no bound, because plans also change the loop.
- *compilations* counts all calls of XLA for a row, including the call for the original step. *CPU s* are the CPU seconds of all
  processes.

{summary}

{agreement}

{rows}

## Which plans gave the results
The table counts the rows of remat by the [variant](../design/XlaFits.md) of the plan and by the way in which the plan was written.

{made}
"""


def original_of(rows, name):
    return next(row for row in rows if (row["step"], row["what"]) == (name, ORIGINAL))


def cells_of(row, before):
    if "why" in row:
        shown = [row["why"], "", "", "", "", ""]
    else:
        size = row["temporaries"]
        shown = [f"{size / 1e6:,.1f}", f"{size / before['temporaries']:.1%}"]
        shown += [share(row[key], size) if key in row else "" for key in ("walk", "packed")]
        shown += ["", ""] if row is before else [extra(row[key], before[key]) for key in ("flops", "seconds")]
    bound = bound_cell(Bound(row["least"], row["slower"]), row["budget"]) if "least" in row else ""
    return [*shown, bound, row["compilations"], f"{row['cpu']:,.0f}"]


def slower(row, rows):
    """Returns the extra time of a row with so many digits that rows differ."""
    return f"{row['seconds'] / original_of(rows, row['step'])['seconds'] - 1:+.4%}" if "seconds" in row else "refused"


def is_ours(row):
    return row["what"].startswith("remat")


def faster_within(rows):
    """Yields (row of remat, other row) if the other row takes at most the budget, and remat is refused or slower by more
    than a millionth."""
    for row in filter(is_ours, rows):
        for other in rows:
            is_like = other["step"] == row["step"] and not is_ours(other) and "why" not in other
            if is_like and other["temporaries"] <= row["budget"]:
                if row.get("seconds", float("inf")) > SAME * other["seconds"]:
                    yield row, other


def summary_of(rows):
    ours = list(filter(is_ours, rows))
    if not ours:
        return ""
    held = [row for row in ours if "why" not in row]
    worse = list(faster_within(rows))
    compilations = [row["compilations"] for row in ours]
    until = [row.get("until_held") or row["compilations"] for row in held]
    lines = [
        f"remat keeps {len(held)} of {len(ours)} budgets. The number of compilations has a median of "
        f"{statistics.median(compilations):g}, and is at most {max(compilations)}.",
        f"The first step within the budget comes after a median of at most {statistics.median(until):g} compilations. "
        "Later compilations look for a faster step.",
    ]
    if worse:
        lines += ["", "In these rows, another step is within the budget and faster than remat's:", ""]
        table = [
            (row["step"], row["what"], slower(row, rows), other["what"], slower(other, rows)) for row, other in worse
        ]
        lines += markdown(("step", "remat", "its extra time", "faster", "its extra time"), table)
    return "\n".join(lines)


def agreement_of(rows):
    """Returns a paragraph on how well the counts agree with XLA's temporaries."""
    found = [row for row in rows if "walk" in row]
    walk, packed = ([row[key] / row["temporaries"] for row in found] for key in ("walk", "packed"))
    off, outside = ([row for row in found if not agrees(row[key], row["temporaries"])] for key in ("walk", "packed"))
    listed = ", ".join(f"{row['step']} ({row['what']})" for row in outside)
    lines = [
        f"The column *walk* has values from {min(walk):.4f} to {max(walk):.4f}. In {len(off)} of {len(found)} rows, the value differs from 1 by "
        "more than 1 %, because tensors of different sizes leave unused bytes in XLA's block of memory.",
        f"The column *packed* has values from {min(packed):.4f} to {max(packed):.4f}. "
        + (
            f"In these rows, the value differs from 1 by more than 1 %: {listed}. The count places the tensors of these rows "
            "by time, and leaves fewer unused bytes than XLA does."
            if outside
            else "No value differs from 1 by more than 1 %."
        ),
    ]
    older = sorted({row["step"] for row in rows if is_ours(row) and row.get("variants") != variants_known()})
    if older:
        lines.append(
            f"\nSome rows of remat for these steps come from an earlier version of remat, which had other variants: {', '.join(older)}."
        )
    return "\n".join(lines)


def variants_known():
    """Returns a short text that is different for each list of variants."""
    return hashlib.sha256(",".join((*PLANS, *FENCES, *OF_STAGES, *WAITS)).encode()).hexdigest()[:8]


def made_by(rows):
    """Returns the lines of a table with the number of results of each variant and way to write it."""
    counts = Counter((row["variant"], row["writing"]) for row in rows if "variant" in row)
    return "\n".join(
        markdown(("variant", "written with", "rows"), [(*key, count) for key, count in counts.most_common()])
    )


def write_page(rows):
    table = [(row["step"], row["what"], *cells_of(row, original_of(rows, row["step"]))) for row in rows]
    text = HEAD.format(
        count=len({row["step"] for row in rows}),
        models=len({row["step"] for row in rows} & {*MODELS}),
        untuned=len({row["step"] for row in rows} & {*UNTUNED}),
        summary=summary_of(rows),
        agreement=agreement_of(rows),
        rows="\n".join(markdown(COLUMNS, table)),
        made=made_by(rows),
    )
    write_output(PAGE, text.rstrip() + "\n")
