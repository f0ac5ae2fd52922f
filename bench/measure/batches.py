# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a step with growing batches in a fixed memory, as in figure 3 of Kusumoto et al. 2019, on this
machine's CPU.

    tools/setup iree                                   # JAX, which writes the steps
    python3 bench/measure/batches.py                   # ResNet-50, in the memory of its step with batch 8; takes minutes
    python3 bench/measure/batches.py lstm --batches 32,64,128

The memory is that of the model's original step: its arguments and its arena. Fails if outputs differ.
"""

import argparse
import pathlib
import tempfile

from main_job import megabytes
from steps import export, need_jax, plan, run

OWN = {"resnet50": 8, "lstm": 64, "resnet50-small": 4, "lstm-small": 32}
BATCHES = {"resnet50": "4,8,16,24,32", "lstm": "32,64,128,192"}
PLANNERS = ("sublinear-search", "lower-set-approx", "portfolio")
ROW = "{:>6}  {:<18} {:>10} {:>10} {:>8} {:>11}  {}"


def rows(model, batches, folder):
    own = run(*[export(folder, model, batch=OWN[model])] * 2)
    memory = own["argument_bytes"] + own["arena_bytes_before"]
    print(f"{model} within {megabytes(memory)}, on the clock\n")
    print(ROW.format("batch", "planner", "arguments", "arena", "s", "examples/s", ""))
    for batch in batches:
        step = export(folder, model, batch=batch)
        shown = False
        for planner in PLANNERS:
            planned = plan(step, folder, planner=planner, budget=memory, machine="cpu")
            result = planned and run(step, planned[0])
            if result and not shown:
                shown = True
                yield line(batch, "original step", result, "before", memory)
            yield (
                line(batch, planner, result, "after", memory)
                if result
                else ROW.format(batch, planner, "", "", "", "", "no plan")
            )


def line(batch, planner, result, when, memory):
    arena, seconds = result[f"arena_bytes_{when}"], result[f"seconds_{when}"]
    over = "over the memory" if result["argument_bytes"] + arena > memory else ""
    size = megabytes(result["argument_bytes"]), megabytes(arena)
    return ROW.format(batch, planner, *size, f"{seconds:.2f}", f"{batch / seconds:.2f}", over).rstrip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", nargs="?", default="resnet50", choices=OWN, help="default resnet50")
    parser.add_argument("--batches", help="comma-separated")
    options = parser.parse_args()
    need_jax()
    batches = options.batches or BATCHES.get(options.model) or str(OWN[options.model])
    with tempfile.TemporaryDirectory() as folder:
        for text in rows(options.model, map(int, batches.split(",")), pathlib.Path(folder)):
            print(text, flush=True)


if __name__ == "__main__":
    main()
