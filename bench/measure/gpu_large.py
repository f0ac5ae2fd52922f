#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the table of full-size steps for a GPU from the output of the models-large tests.

bash test/Gpu/Inputs/gpu-large-models models /tmp/large lstm unet > large.txt
bench/measure/gpu_large.py large.txt
"""

import argparse
import re
import textwrap

import paths  # noqa: F401
from table import markdown, markdown_row, show

COLUMNS = ("whole", "recompute-40", "copies-40", "hybrid-40", "recompute-20", "copies-20", "hybrid-20")
HEADS = ("slab in MB (copies a step)", "kernels", "original step")
HEADS += ("40 %: recompute", "copies", "both", "20 %: recompute", "copies", "both")
GOOD = re.compile(
    r"(?P<model>[\w-]+?) (?P<what>\w+(-\d+)?)(-at-(?P<least>\d+))?: no races, whole arena, copies as planned, "
    r"within the budget; sm_90: (?P<kernels>\d+) kernels, .*; slab (?P<slab>\d+) bytes: .*, (?P<copies>\d+) copies, "
)
NO_PLAN = re.compile(r"(?P<model>[\w-]+?) (?P<what>\w+(-\d+)?)(-at-\d+)?: no plan: ")


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n\n")[0],
        epilog="example:\n" + textwrap.indent(__doc__.partition("\n\n")[2].strip(), "    "),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("lines", help="file of what gpu-large-models printed")
    return parser.parse_args()


def cell(row, whole):
    """Returns the slab of a row. If the budget of the row was the smallest one with a plan, also returns the slab as a
    share of the original step's slab.
    """
    if row is None:
        return "no plan"
    slab, copies = int(row["slab"]), int(row["copies"])
    text = f"{slab / 1e6:.0f}" + (f" ({copies})" if copies else "")
    return text + (f" at {100 * slab / whole:.0f} %" if row["least"] else "")


def main():
    with open(parse().lines, encoding="utf-8") as file:
        lines = file.read().splitlines()
    models = {}
    for line in lines:
        good = GOOD.match(line)
        found = good or NO_PLAN.match(line)
        if not found:
            raise SystemExit(f"gpu_large.py: this line is of a step that failed, or of no step: {line}")
        models.setdefault(found["model"], {})[found["what"]] = good
    show(markdown(HEADS))
    for model, rows in models.items():
        missing = [column for column in COLUMNS if column not in rows]
        if missing:
            raise SystemExit(f"gpu_large.py: {model} has no line for {', '.join(missing)}: let gpu-large-models end")
        whole = int(rows["whole"]["slab"])
        cells = [model, rows["whole"]["kernels"], *(cell(rows[column], whole) for column in COLUMNS)]
        print(markdown_row(cells))


if __name__ == "__main__":
    main()
