#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares remat's plans for PyTorch's joint graphs with PyTorch's own methods: activation_memory_budget with both
solvers, and torch.utils.checkpoint around each block.

    tools/setup torch
    .venv/torch/bin/pip install --no-deps -r tools/models/requirements-torch-models.txt
    bench/measure/torch_table.py                     # all models: about a quarter of an hour
    bench/measure/torch_table.py resnet50 gpt2
    bench/measure/torch_table.py --effort 1 --bounds --only checkpoint fcn

Nothing is computed or allocated: models have random weights, and run on fake tensors. Bytes are those of tensors that
ops make. The bytes of parameters, buffers and inputs are not counted in any method. One dispatch mode counts all
methods (bench/measure/torch_methods.py).
"""

import argparse
import os

import paths  # noqa: F401
from table import write_json

NAMES = ("resnet50", "densenet121", "vit_b", "fcn", "gpt2", "bert", "llama8")
SHARES = (0.75, 0.5, 0.25, 0.0)
SOLVERS = ("dp", "greedy")
# The last column is a lower bound for all plans of remat within the bytes of the method, as a share of the method's
# extra time or FLOP. The lower bound is the one that remat-solve prints.
ROW = "{:<12} {:<24} {:>9} {:>7} {:>9} {:>9}   {:>9} {:>9} {:>7}  {:>6}  {:>6}"
HEAD = ("model", "method", "peak, MB", "share", "FLOP", "time", "ours FLOP", "ours time", "of it", "s", "bound")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"of {', '.join(NAMES)} (default: all)")
    parser.add_argument("--machine", default="h100", help="the machine whose roofline gives the time of ops")
    parser.add_argument("--effort", type=float, default=0.05, help="of remat-solve")
    parser.add_argument("--inductor", action="store_true", help="trace with inductor's decompositions")
    parser.add_argument("--bounds", action="store_true", help="also a lower bound for all plans")
    parser.add_argument(
        "--flops", action="store_true", help="plan for the fewest FLOP, and compare FLOP and not the time"
    )
    parser.add_argument(
        "--around",
        type=float,
        default=0,
        metavar="SECONDS",
        help="look for a better plan near each plan, by remat-prove",
    )
    parser.add_argument("--only", metavar="TEXT", default="", help="only methods with TEXT in their names")
    parser.add_argument("--json", metavar="FILE", help="also write the rows to this file")
    options = parser.parse_args()
    for name in options.models:
        if name not in NAMES:
            parser.error(f"there is no model {name}; there are {', '.join(NAMES)}")
    os.environ.setdefault("TORCH_LOGS", "-all")
    rows = []
    print(ROW.format(*HEAD))
    for name in options.models or NAMES:
        for row in rows_of(name, options):
            rows.append(row)
            print(ROW.format(*texts(row)), flush=True)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            write_json(rows, file)


def rows_of(name, options):
    from torch_methods import Step
    from torch_models import MODELS, marked

    make, blocks = MODELS[name]
    table = None
    if options.inductor:
        import torch._inductor.lowering  # noqa: F401  The decomposition of max pooling needs this import.
        from torch._inductor.decomposition import select_decomp_table

        table = select_decomp_table()
    model, *inputs = make()
    step = Step(marked(model, blocks), *inputs, machine=options.machine, effort=options.effort, decompositions=table)
    step.for_flops, step.proving = options.flops, options.around
    plain, seconds = step.as_it_is()

    def row(method, theirs, took, ours, planning=None):
        made = ours[0] if ours else None
        return {
            "model": name,
            "method": method,
            "peak": theirs.peak,
            "share": theirs.peak / plain.peak,
            "flops": more(theirs.flops, plain.flops),
            "time": more(theirs.seconds, plain.seconds),
            "ours_peak": made and made.peak,
            "ours_flops": made and more(made.flops, plain.flops),
            "ours_time": made and more(made.seconds, plain.seconds),
            "seconds": took,
            "ours_seconds": ours and ours[1],
            "ours_bound": more(ours[2], plain.flops if options.flops else plain.seconds)
            if ours and ours[2] is not None and options.bounds
            else None,
            "compared": "flops" if options.flops else "time",
        }

    yield row("original step", plain, seconds, None)
    methods = {
        f"PyTorch {share:g} {solver}": lambda share=share, solver=solver: step.by_pytorch(share, solver)
        for solver in SOLVERS
        for share in SHARES
    }
    methods["checkpoint each block"] = step.by_blocks
    taken = {method: make() for method, make in methods.items() if options.only in method}
    shares = {share * plain.peak // 100: share for share in (() if options.only else (60, 40, 25))}
    # The smallest budget comes first, because a plan for fewer bytes may be the best one for more bytes.
    ours = {peak: step.by_us(peak) for peak in sorted({*shares, *(theirs.peak for theirs, _ in taken.values())})}
    for method, (theirs, took) in taken.items():
        yield row(method, theirs, took, ours[theirs.peak])
    for peak, share in shares.items():
        if ours[peak]:
            yield row(f"ours at {share} %", ours[peak][0], ours[peak][1], ours[peak])


def more(value, before):
    return value / before - 1


def texts(row):
    def percent(value):
        return "" if value is None else f"{100 * value:+.2f} %"

    def part(value):
        theirs = row[row["compared"]]
        return "" if value is None or theirs <= 1e-9 else f"{value / theirs:.2f}"

    return (
        row["model"],
        row["method"],
        f"{row['peak'] / 1e6:,.1f}",
        f"{row['share']:.1%}",
        percent(row["flops"]),
        percent(row["time"]),
        percent(row["ours_flops"]),
        percent(row["ours_time"]),
        part(row[f"ours_{row['compared']}"]),
        f"{row['ours_seconds'] if row['ours_seconds'] else row['seconds']:.0f}",
        part(row["ours_bound"]),
    )


if __name__ == "__main__":
    main()
