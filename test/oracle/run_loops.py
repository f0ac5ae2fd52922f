#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the figures of remat-plan-loops with loop_model.py, and checks that no plan costs less than its bound. Also
checks the bytes that the rewritten loops carry, and that remat-verify-loops finds the same values in them.

run_loops.py --opt BIN [--cases N] [--seed S] [--only K]
"""

import json
import os
import re
import subprocess
import sys
from collections import Counter

from loop_model import Account, Broken
from loop_programs import program
from random_loops import run

# The options that let stacks be on the host: over a fast link, over a slow one, over one
# between them, and always.
FAST, SLOW = " offload=true d2h=1e12 h2d=1e12", " offload=true d2h=1e5 h2d=1e5"
BETWEEN = " offload=true d2h=3e7 h2d=3e7"
COPIES = ["", "", "", FAST, BETWEEN, BETWEEN, SLOW, SLOW, SLOW, " offload=true planner=offload-search"]
# In the list of stacks on the host, this line stands for the values that are carried into groups.
STARTS = "carry of each group"
WIDTHS = {"f32": 4, "i1": 1, "i32": 4}


def handed_on(text):
    """Returns the bytes of the stacks that the first loop makes and the second loop gets. Carried values that are no
    stacks do not count."""
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if re.match(r'    %\d+:\d+ = "stablehlo.while"', line)]
    first, second = (lines[n] for n in starts[:2])
    name = first.split(":")[0].strip()
    end = next(line for line in lines[starts[0] :] if line.startswith("    }) :"))
    types = re.findall(r"tensor<([^>]*)>", end.split("->")[1])
    read = {int(n) for n in re.findall(re.escape(name) + r"#(\d+)", second)}
    # A slot is a value of 4 x 4, or a row of its elements.
    return sum(size(types[n]) for n in read if re.fullmatch(r"\d+x(4x4|16)x\w+", types[n]))


def size(text):
    *shape, element = text.split("x")
    count = 1
    for each in shape:
        count *= int(each)
    return count * WIDTHS[element]


def problem(args, folder, rng, counts):
    """Returns what is wrong with a case, or None."""
    text, trips = program(rng)
    copies = rng.choice(COPIES)
    # A plan that stacks little needs no copies over a slow link.
    budget = rng.choice(["45%", "35%"] if copies == SLOW else ["min", "95%", "80%", "60%", "45%"])
    path, report = os.path.join(folder, "step.mlir"), os.path.join(folder, "report.json")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    command = [args.opt, path, "--allow-unregistered-dialect"]
    written = f"--remat-report-loops=file={report}"
    rows = rng.choice([(), ("--remat-row-slots",)])

    def plan(within):
        passes = [f"--remat-plan-loops=budget={within} effort=0.2 for-report=true{copies}", written]
        passes += [f"--remat-export-loop-graphs=folder={folder}", "--remat-apply-loops", *rows]
        return subprocess.run([*command, *passes], capture_output=True, text=True)

    done = plan(budget)
    if "finds no plan of the loops within" in done.stderr:
        counts["refused"] += 1
        budget = "min"
        done = plan(budget)
    if done.returncode:
        return f"budget {budget}: {done.stderr}\n{text}"
    graph, plan = (load(os.path.join(folder, f"0.{each}.json")) for each in ("graph", "plan"))
    [loops] = load(report)["loops"]
    try:
        account = Account(graph, plan, loops["turn"])
    except Broken as error:
        return f"budget {budget}: {error}\n{text}"
    host = [each["bytes"] for each in loops["on_host"] if each["name"] != STARTS]
    starts = [each["bytes"] for each in loops["on_host"] if each["name"] == STARTS]
    groups = loops["groups"]
    if starts and (not groups or starts != [trips // groups[0] * loops["carried_bytes"]]):
        return f"budget {budget}: on the host of what is carried into groups {starts}: {loops}\n{text}"
    if Counter(host) - Counter(trips * each for each in account.slots):
        return f"budget {budget}: stacks on the host that no value needs: {loops}\n{text}"
    mine = {
        "stack_bytes": account.stacks(trips, groups, loops["carried_bytes"], bool(starts)) - sum(host),
        "host_bytes": sum(host + starts),
        # Both bodies of a group compute the number of their iteration.
        "iteration_bytes": account.peak() + (2 * WIDTHS["i32"] if groups else 0),
        "iteration_cost": account.grouped_cost(groups),
    }
    loops["after"].pop("iteration_seconds", None)
    here = sum(each["bytes"] for each in loops["after"].pop("stacks"))
    if here != mine["stack_bytes"]:
        return f"budget {budget}: the named stacks take {here} bytes, and all {mine['stack_bytes']}: {loops}\n{text}"
    if mine != loops["after"] or loops["iterations"] != trips:
        return f"budget {budget}: {mine} against {loops}\n{text}"
    if groups and budget == "min" and not starts:
        least = account.least_stacks(trips, loops["carried_bytes"])
        if mine["stack_bytes"] != least:
            return f"other groups than {groups} leave {least} bytes of stacks: {loops}\n{text}"
    if not host and not starts:
        # Among the budgets that this plan meets, the smallest has the highest bound.
        took = sum(loops["after"][each] for each in ("stack_bytes", "iteration_bytes"))
        bounded = f"--remat-plan-loops=budget={took} effort=0.2 for-report=true", "--remat-bound-loops", written
        subprocess.run([*command, *bounded], capture_output=True)
        bound = load(report).get("loops", [{}])[0].get("lower_bound_cost", 0)
        if bound > mine["iteration_cost"]:
            return f"{took} bytes: costs {mine['iteration_cost']}, and no plan below {bound}: {loops}\n{text}"
        counts["bounded"] += bound > loops["before"]["iteration_cost"]
    if not groups and account.slots:  # With groups, or without stacks, the loops are no longer a pair.
        planned = os.path.join(folder, "planned.mlir")
        with open(planned, "w", encoding="utf-8") as file:
            file.write(done.stdout)
        verify = f"--remat-verify-loops=budget=1TB as={path}"
        if said := subprocess.run([args.opt, planned, *command[2:], verify], capture_output=True, text=True).stderr:
            return f"budget {budget}: {said}\n{text}"
    counts["planned"] += plan["planner"] != "keep-all"
    counts["on the host"] += bool(host)
    counts["groups on the host"] += bool(starts)
    counts["nested groups"] += len(groups) > 1
    if groups:
        counts["grouped"] += 1
    elif (got := handed_on(done.stdout)) != mine["stack_bytes"] + sum(host):
        return f"budget {budget}: one loop hands {got} bytes to the other, planned {mine}\n{done.stdout}"
    return None


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def is_mixed(counts, programs):
    return (
        counts["planned"] >= programs // 3
        and counts["grouped"]
        and (counts["nested groups"] or programs < 200)
        and counts["on the host"] >= programs // 10
        and counts["groups on the host"] >= programs // 60
        and counts["bounded"] >= programs // 10
    )


if __name__ == "__main__":
    sys.exit(
        run(
            __doc__,
            24,
            ("planned", "grouped", "nested groups", "refused", "on the host", "groups on the host", "bounded"),
            problem,
            is_mixed,
            stream="loops/",
        )
    )
