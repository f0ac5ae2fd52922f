#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs common training loops by eager PyTorch and within a budget of remat.torch.backend, and writes
docs/results/TorchScenarios.md.

    tools/setup torch-scenarios
    .venv/torch-scenarios/bin/python bench/measure/torch_scenarios.py --write
    .venv/torch/bin/python bench/measure/torch_scenarios.py GAN LSTM      # rows with these texts in their names
"""

import argparse
import importlib.util
import os
import re
import sys

import paths
from remat.output import write_output
from table import markdown, markdown_row

sys.path.append(str(paths.ROOT / "test" / "python"))
os.environ.setdefault("REMAT_OPT", str(paths.BIN / "remat-opt"))
os.environ.setdefault("TORCH_LOGS", "-all")
# One thread, because threads would wait for each other if cores are shared.
os.environ.setdefault("OMP_NUM_THREADS", "1")

PAGE = paths.ROOT / "docs" / "results" / "TorchScenarios.md"
HEAD = """# Training loops of PyTorch

This page shows which training loops keep a budget with `remat.torch.backend(..., inner="eager")`. The loops are written as people write
them. Each loop runs twice on a CPU: in eager PyTorch, and with the backend. The models are small and have random weights.

    tools/setup torch-scenarios
    .venv/torch-scenarios/bin/python bench/measure/torch_scenarios.py --write

- *eager* is the most memory that the steps hold in eager PyTorch, in MB of 10^6 bytes. This memory includes parameters, buffers,
  inputs, gradients, the state of optimizers, and all results of ops.
- *held* is the most memory that the steps hold with the backend. The first step, in which the backend records the graphs, does not count.
  `test/python/torch_counted.py` counts *eager* and *held*. This counter is a dispatch mode, and shares no code with the planner.
- *graphs* is the number of graphs that `torch.compile` makes, including graphs without a backward part.
- *gradients* compares the gradients with those of eager PyTorch after each step: the same bits, or the largest difference of a
  gradient, relative to its largest element. If all elements of a gradient are below a millionth of the largest gradient, its
  difference is relative to this millionth. *rounding* is the same difference between eager PyTorch in float32 and eager PyTorch in
  float64. Ops that autocast runs in bfloat16 run in bfloat16 in both cases. Gradients count as equal if they differ by less than
  0.001, or by less than twice the rounding.
- *seconds* are CPU seconds of the first two steps: with the backend, and in brackets with `torch.compile(backend="aot_eager")`,
  which traces the same graphs and plans nothing. The seconds were measured on a busy machine. Inductor's seconds are not measured.
  If a loop accumulates two batches, the seconds are those of the first three steps. A row that keeps its budget and has no seconds
  was measured with an earlier version of the backend.
- A row with `backend="remat"` gives `torch.compile` the name of the backend. All other rows give `torch.compile` the backend itself.
- If a loop ends with an error, *result* is the error's message.
- Budgets count the workspaces of ops such as convolutions, but the figures of this page leave them out. A network of convolutions may
  therefore need a budget above *eager*.
- `allow_rnn` and `trace_autograd_ops` are settings of `torch._dynamo.config`. A row that names such a setting runs with this setting.

"""
BAR = "\\|"  # A vertical bar in a cell of the table.
COLUMNS = ("loop", "graphs", "eager", "budget", "held", "gradients", "seconds", "result")


def missing(scenario):
    return [name for name in scenario.needs if importlib.util.find_spec(name) is None]


def text(row):
    """Returns the line of a row in the table."""
    mb = lambda size: f"{size / 1e6:.3f}"  # noqa: E731
    same = "the same bits" if row.difference == 0 else f"{row.difference:.1e}"
    rounding = f" (rounding {row.rounding:.1e})" if row.rounding else ""
    beside = "" if row.aot_eager is None else f" ({row.aot_eager:.1f})"
    measured = ("", "", "") if row.failed else (mb(row.held), same + rounding, f"{row.seconds:.1f}{beside}")
    cells = (
        row.name,
        row.graphs,
        mb(row.eager),
        mb(row.asked),
        *measured,
        short(row.result),
    )
    return markdown_row(str(each).replace("|", BAR) for each in cells) + "\n"


def short(result):
    """Removes the folders of this machine from the names of files."""
    return re.sub(r"/[^\s\"]*/site-packages/", "", result).replace(f"{paths.ROOT}/", "")


def page(lines, names):
    """Returns the page of all rows. `lines` has the lines of the measured rows: {name: text}."""
    every = [lines.get(name, f"| {name} | | | | | | | not measured |\n") for name in names]
    count = lambda word: sum(f"| {word}" in line for line in every)  # noqa: E731
    told = (
        f"{count('holds')} of {len(names)} loops keep their budget, {count('**')} do not, {count('refused')} end with an error, and "
        f"{count('not measured')} are not measured.\n\n"
    )
    return HEAD + told + "".join(f"{line}\n" for line in markdown(COLUMNS)) + "".join(every)


def lines_of(page):
    """Returns the lines of a page, {name: text}."""
    lines = [line for line in page.splitlines(keepends=True) if line.startswith("| ")]
    return {line.split(" | ")[0].removeprefix("| "): line for line in lines if "not measured" not in line}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="TEXT", help="only rows with one of these texts in their names")
    parser.add_argument("--inner", default="eager", help="the backend's inner=")
    parser.add_argument("--write", action="store_true", help=f"write the rows into {PAGE.relative_to(paths.ROOT)}")
    options = parser.parse_args()
    from scenario import measure
    from scenarios import SCENARIOS

    chosen = [each for each in SCENARIOS if any(part in each.name for part in options.names or [""])]
    lacking = sorted({name for each in chosen for name in missing(each)})
    if lacking:
        parser.error(f"{', '.join(lacking)} is not installed: tools/setup torch-scenarios")
    for scenario in chosen:
        line = text(measure(scenario, options.inner))
        print(line, end="", flush=True)
        if options.write:
            before = lines_of(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
            write_output(PAGE, page({**before, scenario.name: line}, [each.name for each in SCENARIOS]))


if __name__ == "__main__":
    main()
