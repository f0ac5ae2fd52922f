#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans the steps of bench/steps, on which nothing was tuned, for XLA ahead of time, and writes docs/results/XlaSteps.md.

    bench/measure/xla_steps.py                    all rows that bench/measure/xla_steps.json lacks
    bench/measure/xla_steps.py --again vae gan    measures the rows of these steps again
    bench/measure/xla_steps.py --page             the page alone, from the rows
    bench/measure/xla_steps.py --write FOLDER     only the steps as StableHLO, original and with jax.checkpoint

A row is one version of a step: the original step, a step with jax.checkpoint, or a plan of remat. The rows of jax.checkpoint have it
around each block, around every second block, or around each block with a policy that keeps products and convolutions.
Plans are within shares of the original temporaries, and within the bytes of each row of jax.checkpoint. Each row is
written as soon as it is measured, so the script can be stopped and continued. The script needs tools/setup xla-gpu.
"""

import argparse
import functools
import importlib
import json
import os
import statistics
import sys
import time

from paths import ROOT
from remat.output import write_output
from remat.xla.memory import agrees
from table import extra, markdown
from xla_options import cpu_of_children, use_plugin
from xla_walk import counted, share

sys.path.insert(0, str(ROOT / "bench" / "steps"))
ROWS, PAGE = ROOT / "bench" / "measure" / "xla_steps.json", ROOT / "docs" / "results" / "XlaSteps.md"
STEPS = sorted(path.stem for path in (ROOT / "bench" / "steps").glob("*.py") if path.stem != "common")
TARGET, SHARES = "h100", (60, 40, 25)
SAME = 1 + 1e-6  # Times that differ by less than this factor count as equal.
ORIGINAL = "original step"
BLOCKS, SECOND, PRODUCTS = "each block", "every second", "products kept"
HEAD = """# Steps that nobody tuned for

<!-- bench/measure/xla_steps.py writes this page. -->

This page compares remat with `jax.checkpoint` on steps for which nothing in remat was tuned. The {count} training steps are in the style
of other people's code (`bench/steps`).

    bench/measure/xla_steps.py

XLA compiled the steps for an H100 ahead of time. Nothing ran on a device. MB are XLA's temporaries. Time is the
[roofline](../concepts/Glossary.md#the-figures) of XLA's kernels, relative to the original step.

- *each block*, *every second* and *products kept* are steps with `jax.checkpoint`. A person would place `jax.checkpoint` around each block (or
  around the body of a scan), around every second block, or around each block with a policy that keeps products and convolutions.
- *remat* plans with its defaults. Its budget is the bytes of one of these rows, or a share of the original step's temporaries.
- *walk* and *packed* are shares of XLA's temporaries that a [count over the kernels](Xla.md#the-bytes-that-xla-holds) explains. *walk* counts the
  tensors that are in memory at the fullest moment. *packed* also counts unused bytes between tensors of different sizes.
- *compilations* counts all calls of XLA for a row, including the call for the original step. *CPU s* are the seconds of all
  processes.

{summary}

{agreement}

{rows}
"""


class Around:
    """Puts jax.checkpoint around the blocks of a step, in the form that the step's `make` needs."""

    def __init__(self, kind):
        self.kind, self.seen, self.is_scanned = kind, 0, False

    def __call__(self, block, scanned=False):
        import jax
        from step import is_product

        self.seen, self.is_scanned = self.seen + 1, self.is_scanned or scanned
        if self.kind == ORIGINAL or self.kind == SECOND and self.seen % 2:
            return block
        policy = is_product if self.kind == PRODUCTS else None
        return jax.checkpoint(block, policy=policy, prevent_cse=not scanned)


def lowered(name, kind=ORIGINAL):
    """Returns the StableHLO text of a step. Returns None if the blocks are the body of a scan, and every second block
    therefore has no meaning.
    """
    import jax

    around = Around(kind)
    step, arguments = importlib.import_module(name).make(around)
    traced = jax.jit(step, donate_argnums=0, keep_unused=True).trace(*arguments)
    if kind == SECOND and around.is_scanned:
        return None
    from remat.stablehlo import module_text

    return module_text(traced.lower(lowering_platforms=("cuda",)))


class Making:
    """Makes the rows of the page for one step."""

    def __init__(self, name, logs):
        self.name, self.text, self.logs = name, lowered(name), logs

    def row(self, what, make, total=None):
        """`make` takes a Compiler, and returns the memory and the kernels. `total` is the budget if the step has a
        plan."""
        from remat.fit.refusal import NoPlan
        from remat.process import Failed
        from remat.tool import RematError
        from remat.xla.compiler import Compiler

        compiler, start = Compiler(TARGET), cpu_seconds()
        found = {"step": self.name, "what": what}
        try:
            memory, kernels = make(compiler)
            found |= {"temporaries": memory.temporaries, "besides": memory.total - memory.temporaries}
            found |= {"flops": kernels.flops, "seconds": kernels.seconds(compiler.target)}
        except (Failed, NoPlan, RematError) as error:
            found["why"] = str(error).splitlines()[0]
        found |= {"compilations": len(compiler.made), "cpu": round(cpu_seconds() - start, 1)}
        if total is not None:
            found["until_held"] = until_held(compiler, total)
        return found if "why" in found else found | counted(kernels)

    def compiled(self, text):
        def make(compiler):
            executable = compiler.compile_text(text)
            return executable.memory, executable.kernels()

        return make

    def planned(self, what, size):
        from remat.xla.fitted import fitted

        log = self.logs and os.path.join(self.logs, f"{self.name}.{what.split(maxsplit=1)[1].replace(' ', '-')}.log")

        def make(compiler):
            done = fitted(self.text, str(size), TARGET, compiler=compiler, log=log)
            return done.memory, done.kernels

        return make

    def rows(self, done, some):
        """Yields the rows that are not in `done`, which is {what: row}. Leaves out a row of remat if its name contains none of the texts in
        `some`.
        """
        found = dict(done)

        def made(what, make, total=None, **more):
            if what not in found and (some in what or not what.startswith("remat")):
                found[what] = self.row(what, make(), total) | more
                return [found[what]]
            return []

        yield from made(ORIGINAL, lambda: self.compiled(self.text))
        before = found[ORIGINAL]
        for kind in (BLOCKS, SECOND, PRODUCTS):
            text = lowered(self.name, kind)
            if text is not None:
                yield from made(kind, functools.partial(self.compiled, text))
        hand = [kind for kind in (BLOCKS, SECOND, PRODUCTS) if kind in found]
        budgets = {f"remat, bytes of {kind}": found[kind]["temporaries"] for kind in hand}
        budgets |= {f"remat, {share}%": share * before["temporaries"] // 100 for share in SHARES}
        for what, size in budgets.items():
            if size <= before["temporaries"]:
                total = before["besides"] + size
                yield from made(what, functools.partial(self.planned, what, total), total, budget=size)


def until_held(compiler, total):
    """Returns the number of compilations until a step was within `total` bytes, or None."""
    totals = (made.memory.total for made in compiler.made.values())
    return next((number for number, size in enumerate(totals, 1) if size <= total), None)


def cpu_seconds():
    return time.process_time() + cpu_of_children()


def make_rows(names, again, some, logs):
    kept = [row for row in read_rows() if not (again and row["step"] in names)]
    for name in names:
        done = {row["what"]: row for row in kept if row["step"] == name}
        for row in Making(name, logs).rows(done, some):
            kept.append(row)
            write_rows(kept)
            print(name, row["what"], cells_of(row, before_of(kept, name)), flush=True)


def read_rows():
    return json.loads(ROWS.read_text()) if ROWS.exists() else []


def write_rows(rows):
    order = sorted(range(len(rows)), key=lambda i: (rows[i]["step"], i))
    write_output(ROWS, "[\n" + ",\n".join(json.dumps(rows[i]) for i in order) + "\n]\n")


def before_of(rows, name):
    return next(row for row in rows if (row["step"], row["what"]) == (name, ORIGINAL))


def cells_of(row, before):
    if "why" in row:
        shown = [row["why"], "", "", "", "", ""]
    else:
        size = row["temporaries"]
        shown = [f"{size / 1e6:,.1f}", f"{size / before['temporaries']:.1%}"]
        shown += [share(row[key], size) if key in row else "" for key in ("walk", "packed")]
        shown += ["", ""] if row is before else [extra(row[key], before[key]) for key in ("flops", "seconds")]
    return [*shown, row["compilations"], f"{row['cpu']:,.0f}"]


def slower(row, rows):
    """Returns the extra time of a row with so many digits that rows differ."""
    return f"{row['seconds'] / before_of(rows, row['step'])['seconds'] - 1:+.4%}" if "seconds" in row else "refused"


def is_ours(row):
    return row["what"].startswith("remat")


def slower_than_by_hand(rows):
    """Yields (row of remat, row of jax.checkpoint) if jax.checkpoint takes at most the budget, and remat is refused or slower by more than a millionth."""
    for row in filter(is_ours, rows):
        for hand in rows:
            same = hand["step"] == row["step"] and hand["what"] in (BLOCKS, SECOND, PRODUCTS)
            if (
                same
                and hand["temporaries"] <= row["budget"]
                and row.get("seconds", float("inf")) > SAME * hand["seconds"]
            ):
                yield row, hand


def summary_of(rows):
    ours = list(filter(is_ours, rows))
    if not ours:
        return ""
    held = [row for row in ours if "why" not in row]
    worse = list(slower_than_by_hand(rows))
    compilations = [row["compilations"] for row in ours]
    # Old rows lack the number of compilations until the step was within its budget. For old rows, all compilations of
    # the row count.
    until = [row.get("until_held") or row["compilations"] for row in held]
    lines = [
        f"remat keeps {len(held)} of {len(ours)} budgets. The number of compilations has a median of "
        f"{statistics.median(compilations):g}, and is at most {max(compilations)}.",
        f"The first step within the budget comes after a median of at most {statistics.median(until):g} compilations. "
        "Later compilations look for a faster step.",
    ]
    if worse:
        lines += ["", "In these rows, a step with `jax.checkpoint` is within the budget and faster than remat's:", ""]
        table = [(row["step"], row["what"], slower(row, rows), hand["what"], slower(hand, rows)) for row, hand in worse]
        lines += markdown(("step", "remat", "its extra time", "`jax.checkpoint`", "its extra time"), table)
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
    if len(found) < len([row for row in rows if "why" not in row]):
        lines.append("Empty cells were not measured.")
    return "\n".join(lines)


def write_page(rows):
    columns = ("step", "", "MB", "share", "walk", "packed", "extra FLOP", "extra roofline", "compilations", "CPU s")
    table = [(row["step"], row["what"], *cells_of(row, before_of(rows, row["step"]))) for row in rows]
    text = HEAD.format(
        count=len({row["step"] for row in rows}),
        summary=summary_of(rows),
        agreement=agreement_of(rows),
        rows="\n".join(markdown(columns, table)),
    )
    write_output(PAGE, text.rstrip() + "\n")


def write_steps(folder, names):
    os.makedirs(folder, exist_ok=True)
    for name in names:
        for kind in (ORIGINAL, BLOCKS, SECOND, PRODUCTS):
            text = lowered(name, kind)
            end = "" if kind == ORIGINAL else "." + kind.replace(" ", "-")
            if text is not None:
                with open(os.path.join(folder, f"{name}{end}.mlir"), "w", encoding="utf-8") as file:
                    file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--again", action="store_true", help="measure the rows of these steps again")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="only those of remat's rows whose names contain TEXT: 25%% or each"
    )
    parser.add_argument("--page", action="store_true", help="write the page alone")
    parser.add_argument("--logs", metavar="FOLDER", help="write the log of each fit, as remat-xla --log does")
    parser.add_argument("--write", metavar="FOLDER", help="write the steps as files, and nothing else")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(STEPS)} (default: all)")
    options = parser.parse_args()
    unknown = [name for name in options.steps if name not in STEPS]
    if unknown:
        parser.error(f"no step is called {unknown[0]}; there are {', '.join(STEPS)}")
    if options.logs:
        os.makedirs(options.logs, exist_ok=True)
    if not options.page:
        use_plugin("cuda")
        names = options.steps or STEPS
        if options.write:
            return write_steps(options.write, names)
        make_rows(names, options.again, options.only, options.logs)
    write_page(read_rows())


if __name__ == "__main__":
    main()
