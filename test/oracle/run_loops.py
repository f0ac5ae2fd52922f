#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What remat-plan-loops says that its plans take, against loop_model.py; and what its rewritten loops hand on.

run_loops.py --opt BIN [--cases N] [--seed S] [--only K]
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile

from loop_model import Account, Broken
from loop_programs import program

WIDTHS = {"f32": 4, "i1": 1, "i32": 4}


def handed_on(text):
    """Bytes of the results of the first loop that the second one gets, but for what it carries on itself."""
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if re.match(r'    %\d+:\d+ = "stablehlo.while"', line)]
    first, second = (lines[n] for n in starts[:2])
    name = first.split(":")[0].strip()
    end = next(line for line in lines[starts[0] :] if line.startswith("    }) :"))
    types = re.findall(r"tensor<([^>]*)>", end.split("->")[1])
    read = {int(n) for n in re.findall(re.escape(name) + r"#(\d+)", second)}
    return sum(size(types[n]) for n in read if types[n].count("x") == 3)


def size(text):
    *shape, element = text.split("x")
    count = 1
    for each in shape:
        count *= int(each)
    return count * WIDTHS[element]


def problem(opt, folder, rng, counts):
    """What is wrong with a case, or None."""
    text, trips = program(rng)
    budget = rng.choice(["min", "95%", "80%", "60%", "45%"])
    path, report = os.path.join(folder, "step.mlir"), os.path.join(folder, "report.json")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    command = [opt, path, "--allow-unregistered-dialect"]
    options = f"budget={{}} effort=0.2 file={report} graphs={folder}"
    done = subprocess.run([*command, f"--remat-plan-loops={options.format(budget)}"], capture_output=True, text=True)
    if "finds no plan of the loops within" in done.stderr:
        counts["refused"] += 1
        done = subprocess.run([*command, f"--remat-plan-loops={options.format('min')}"], capture_output=True, text=True)
    if done.returncode:
        return f"budget {budget}: {done.stderr}\n{text}"
    graph, plan = (load(os.path.join(folder, f"0.{each}.json")) for each in ("graph", "plan"))
    [loops] = load(report)["loops"]
    try:
        account = Account(graph, plan, loops["turn"])
    except Broken as error:
        return f"budget {budget}: {error}\n{text}"
    mine = {
        "stack_bytes": account.stacks(trips, loops["group"], loops["carried_bytes"]),
        "iteration_bytes": account.body,
        "iteration_cost": account.grouped_cost(loops["group"]),
    }
    if mine != loops["after"] or loops["iterations"] != trips:
        return f"budget {budget}: {mine} against {loops}\n{text}"
    counts["planned"] += plan["planner"] != "keep-all"
    if loops["group"] > 1:
        counts["grouped"] += 1
    elif (got := handed_on(done.stdout)) != mine["stack_bytes"]:
        return f"budget {budget}: one loop hands {got} bytes to the other, planned {mine['stack_bytes']}\n{done.stdout}"
    return None


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opt", required=True)
    parser.add_argument("--cases", type=int, default=1000 if os.environ.get("REMAT_FULL") else 60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    args = parser.parse_args()
    counts, failures = {"planned": 0, "grouped": 0, "refused": 0}, 0
    with tempfile.TemporaryDirectory() as folder:
        for k in [args.only] if args.only is not None else range(args.cases):
            if wrong := problem(args.opt, folder, random.Random(f"{args.seed}/loops/{k}"), counts):
                failures += 1
                print(f"loops: seed {args.seed}, case {k}: {wrong}")
                if failures == 3:
                    break
    print(f"loops: {args.cases} programs, seed {args.seed}: {counts}, {failures} differ")
    if args.only is None and args.cases >= 60 and (counts["planned"] < args.cases // 3 or not counts["grouped"]):
        print("loops: the cases are too one-sided")
        failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
