# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts remat-solve, which makes and judges plans. Plans are kept (kept.py), and each kept plan is judged again."""

import json
import os

from ..files import write_text
from ..fit.planner import read
from ..tool import RematError, call, refusal, solver, temporary_folder
from . import kept


def ask(folder, graph, *options, codes=(0, 1)):
    """Asks remat-solve about a graph. Returns its JSON. Raises RematError if remat-solve exits with another code than
    `codes`."""
    path = os.path.join(folder, "torch.graph.json")
    write(path, graph)
    done = call([solver(), path, *options])
    if done.returncode not in codes or not done.stdout.strip():
        raise RematError(refusal("remat-solve", done.returncode, done.stderr))
    return json.loads(done.stdout)


def plan(graph, budget, planner="auto", effort=1, link=()):
    """Returns (summary, steps) of a plan within a budget of counted bytes, in which "min" stands for as few as
    possible.

    `steps` is None if there is no plan. `link` has options of a link to the host, over which the plan may copy."""
    options = (f"--planner={planner}", f"--effort={effort:g}", f"--budget={budget}", *link)

    def make():
        with temporary_folder() as folder:
            file = os.path.join(folder, "plan")
            summary = ask(folder, graph, *options, "--json", f"--plan-out={file}")
            return summary, read(file)["steps"] if summary["feasible"] and os.path.exists(file) else None

    return remembered(graph, options, make)


def remembered(graph, options, make):
    """Returns the kept result for a graph and options. If no result is kept, calls `make` and keeps its result."""
    key = kept.key_of(identity(solver()), json.dumps(graph), *options)
    found = kept.load(key)
    if found is None:
        found = make()
        kept.save(key, found)
    return found


def identity(program):
    """Returns a text that changes if another program, which may plan differently, is installed at the same path."""
    found = os.stat(program)
    return f"{found.st_size} {found.st_mtime_ns}"


def curve(graph, planner="auto", effort=1, link=()):
    """Returns [(summary, steps)] for all budgets, with falling peaks."""
    options = (f"--planner={planner}", f"--effort={effort:g}", *link)

    def make():
        with temporary_folder() as folder:
            plans = os.path.join(folder, "plans")
            points = ask(folder, graph, *options, f"--frontier={plans}", "--json", codes=(0,))
            # os.path.join leaves an absolute path as it is.
            return [(point, read(os.path.join(plans, point["plan"]))["steps"]) for point in points]

    return remembered(graph, ("--frontier", *options), make)


def judge(graph, steps, link=()):
    """Returns the summary of remat-solve --simulate for a plan, with the bytes at each step."""
    with temporary_folder() as folder:
        file = os.path.join(folder, "torch.plan.json")
        write(file, {"version": 1, "steps": steps})
        return ask(folder, graph, f"--simulate={file}", "--timeline", *link)


def write(path, value):
    write_text(path, json.dumps(value))
