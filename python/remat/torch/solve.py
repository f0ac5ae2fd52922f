# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Starts remat-solve, which makes and judges plans. Plans are kept (kept.py), and each kept plan is judged again."""

import json
import os
import tempfile

from ..tool import RematError, call, refusal, refusing, solver
from . import kept


def ask(graph, *options, files=None):
    """Asks remat-solve about a graph. Returns (its JSON, {name: the parsed file} of the files that it wrote).

    files is {name: the option that names the file to write}."""
    with refusing("make a temporary folder"), tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "torch.graph.json")
        write(path, graph)
        written = {name: os.path.join(folder, name) for name in files or {}}
        given = [f"{option}={written[name]}" for name, option in (files or {}).items()]
        done = call([solver(), path, *options, *given])
        if done.returncode not in (0, 1) or not done.stdout.strip():
            raise RematError(refusal("remat-solve", done.returncode, done.stderr))
        found = {name: read(path) for name, path in written.items() if os.path.exists(path)}
        return json.loads(done.stdout), found


def plan(graph, budget, planner="auto", effort=1, link=()):
    """Returns (summary, steps) of a plan within a budget of counted bytes; "min" is as few as possible.

    steps is None if there is no plan. link has options of a link to the host, over which the plan may copy."""
    options = (f"--planner={planner}", f"--effort={effort:g}", f"--budget={budget}", *link)

    def make():
        summary, found = ask(graph, *options, "--json", files={"plan": "--plan-out"})
        return summary, found["plan"]["steps"] if summary["feasible"] and "plan" in found else None

    return remembered(graph, options, make)


def remembered(graph, options, make):
    """Returns the kept result for a graph and options. If there is none, calls make and keeps its result."""
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
    return remembered(graph, ("--frontier", *options), lambda: made_curve(graph, options))


def made_curve(graph, options):
    with refusing("make a temporary folder"), tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "torch.graph.json")
        write(path, graph)
        plans = os.path.join(folder, "plans")
        done = call([solver(), path, *options, f"--frontier={plans}", "--json"])
        if done.returncode:
            raise RematError(refusal("remat-solve", done.returncode, done.stderr))
        points = json.loads(done.stdout)
        return [(point, read(located(point["plan"], plans))["steps"]) for point in points]


def located(name, folder):
    return name if os.path.exists(name) else os.path.join(folder, os.path.basename(name))


def judge(graph, steps, link=()):
    """Returns the summary of remat-solve --simulate for a plan, with the bytes at each step."""
    with refusing("make a temporary folder"), tempfile.TemporaryDirectory() as folder:
        path, file = (os.path.join(folder, name) for name in ("torch.graph.json", "torch.plan.json"))
        write(path, graph)
        write(file, {"version": 1, "steps": steps})
        done = call([solver(), path, f"--simulate={file}", "--timeline", *link])
        if not done.stdout.strip():
            raise RematError(refusal("remat-solve", done.returncode, done.stderr))
        return json.loads(done.stdout)


def write(path, value):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file)


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)
