#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans training steps for XLA ahead of time, and writes docs/results/XlaSteps.md.

    bench/measure/xla_steps.py                    all rows that bench/measure/xla_steps.json lacks
    bench/measure/xla_steps.py --again vae gan    measures the rows of these steps again
    bench/measure/xla_steps.py --page             the page alone, from the rows
    bench/measure/xla_steps.py --write FOLDER     only the steps as StableHLO, original and with jax.checkpoint

The steps are the models of tools/models, and the steps of bench/steps, on which nothing was tuned. A row is one version of
a step: the original step, a step with jax.checkpoint, the original step with XLA's own rematerialization, or a plan of
remat. jax.checkpoint is around each block, around every second block, around each block with a policy that keeps
products and convolutions, or around each block as JAX writes it with jax_remat3. Plans are within shares of the original
temporaries, and within the bytes of the rows of jax.checkpoint, except of jax_remat3. Each row is written as soon as it is measured, so the
script can be stopped and continued, and two runs may measure different steps at the same time. The script needs
tools/setup xla-gpu.
"""

import argparse
import functools
import json
import os
import re
import tempfile
import time

from bounds import bound_of
from paths import ROOT
from remat.fit.refusal import NoPlan
from remat.output import write_output
from remat.process import Failed
from remat.tool import RematError
from remat.xla.compiler import Compiler
from remat.xla.fitted import fitted
from step_texts import CHECKPOINTS, NAMES, ORIGINAL, PLACEMENTS, SECOND, lowered
from xla_options import cpu_of_children, use_plugin
from xla_steps_page import cells_of, original_of, variants_known, write_page
from xla_table import with_memory
from xla_walk import counted

ROWS = ROOT / "bench" / "measure" / "xla_steps.json"
TARGET, SHARES = "h100", (60, 40, 25)


class Making:
    """Makes the rows of the page for one step."""

    def __init__(self, name, logs):
        self.name, self.text = name, lowered(name)
        self.folder = tempfile.TemporaryDirectory()
        self.logs = logs or self.folder.name
        self.graph = os.path.join(self.folder.name, "graph.json")

    def row(self, what, make, total=None):
        """`make` takes a Compiler, and returns the memory and the kernels. `total` is the budget if the step has a
        plan."""
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
            found["variants"] = variants_known()
            found["until_held"] = until_held(compiler, total)
        return found if "why" in found else found | counted(kernels)

    def compiled(self, text, size=None):
        """`size` is the memory of the device for XLA's own rematerialization. None means the memory of TARGET."""

        def make(compiler):
            if size is not None:
                compiler.target = with_memory(compiler.target, size)
            executable = compiler.compile_text(text)
            return executable.memory, executable.kernels()

        return make

    def planned(self, what, size):
        def make(compiler):
            log = self.log_of(what)
            done = fitted(self.text, str(size), TARGET, compiler=compiler, log=log, graph=self.graph)
            return done.memory, done.kernels

        return make

    def log_of(self, what):
        return os.path.join(self.logs, f"{self.name}.{what.split(maxsplit=1)[1].replace(' ', '-')}.log")

    def by(self, what):
        """Returns the fields of a row for the variant that made the step and the placement of its fences."""
        with open(self.log_of(what), encoding="utf-8") as log:
            best = json.loads(log.readline())["best"]
        found = re.search(r" planned from '(.+?)'(?: \(\d+\))?(?:, (.*))?$", best or "")
        return {"variant": found[1], "writing": found[2] or ""} if found else {}

    def bound(self, size):
        """Returns the fields of a row for the lower bound on plans of kernels whose temporaries are within `size`
        bytes. There is none if no plan of kernels was made."""
        return bound_of(self.graph, size)._asdict() if os.path.exists(self.graph) else {}

    def rows(self, done, some):
        """Yields the rows that are not in `done`, which is {what: row}. Leaves out a row of remat if its name contains none of the texts in
        `some`.
        """
        found = dict(done)

        def made(what, make, total=None, **more):
            if what not in found and (some in what or not what.startswith("remat")):
                found[what] = self.row(what, make(), total) | more
                if total is not None and "why" not in found[what]:
                    found[what] |= self.by(what)
                if total is not None and SECOND in found:  # Steps with scans have no row of every second block.
                    found[what] |= self.bound(more["budget"])
                return [found[what]]
            return []

        yield from made(ORIGINAL, lambda: self.compiled(self.text))
        before = found[ORIGINAL]
        for kind in CHECKPOINTS:
            text = lowered(self.name, kind)
            if text is not None:
                yield from made(kind, functools.partial(self.compiled, text))
        shares = {f"{share}%": share * before["temporaries"] // 100 for share in SHARES}
        for share, size in shares.items():
            own = functools.partial(self.compiled, self.text, before["besides"] + size)
            yield from made(f"XLA's own, {share}", own, budget=size)
        budgets = {f"bytes of {kind}": found[kind]["temporaries"] for kind in PLACEMENTS if kind in found} | shares
        for share, size in budgets.items():
            if size <= before["temporaries"]:
                what, total = f"remat, {share}", before["besides"] + size
                yield from made(what, functools.partial(self.planned, what, total), total, budget=size)


def until_held(compiler, total):
    """Returns the number of compilations until a step was within `total` bytes, or None."""
    totals = (made.memory.total for made in compiler.made.values())
    return next((number for number, size in enumerate(totals, 1) if size <= total), None)


def cpu_seconds():
    return time.process_time() + cpu_of_children()


def make_rows(names, again, some, logs):
    if again:
        measured = lambda what: some in what and (not some or what.startswith("remat"))  # noqa: E731
        write_rows([row for row in read_rows() if row["step"] not in names or not measured(row["what"])])
    for name in names:
        done = {row["what"]: row for row in read_rows() if row["step"] == name}
        for row in Making(name, logs).rows(done, some):
            rows = [*read_rows(), row]  # The rows are read again, because another run may have written some.
            write_rows(rows)
            print(name, row["what"], cells_of(row, original_of(rows, name)), flush=True)


def read_rows():
    return json.loads(ROWS.read_text()) if ROWS.exists() else []


def write_rows(rows):
    order = sorted(range(len(rows)), key=lambda i: (NAMES.index(rows[i]["step"]), i))
    write_output(ROWS, "[\n" + ",\n".join(json.dumps(rows[i]) for i in order) + "\n]\n")


def write_steps(folder, names):
    os.makedirs(folder, exist_ok=True)
    for name in names:
        for kind in (ORIGINAL, *CHECKPOINTS):
            text = lowered(name, kind)
            end = "" if kind == ORIGINAL else "." + kind.replace(",", "").replace(" ", "-")
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
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(NAMES)} (default: all)")
    options = parser.parse_args()
    unknown = [name for name in options.steps if name not in NAMES]
    if unknown:
        parser.error(f"no step is called {unknown[0]}; there are {', '.join(NAMES)}")
    if options.logs:
        os.makedirs(options.logs, exist_ok=True)
    if not options.page:
        use_plugin("cuda")
        names = options.steps or NAMES
        if options.write:
            return write_steps(options.write, names)
        make_rows(names, options.again, options.only, options.logs)
    write_page(read_rows())


if __name__ == "__main__":
    main()
