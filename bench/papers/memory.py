# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the arena that holds a model's buffers with the planned peak."""

import json
import os
import subprocess
import tempfile
from collections import namedtuple
from pathlib import Path

from graphs import exported
from output import Table, field, number
from published import network

MODELS = Path(__file__).resolve().parents[2] / "models"
NAMES = ["resnet50", "transformer", "lstm", "unet", "torch-cnn"]
BUDGETS = ["100%", "40%", "25%", "min"]
# Budgets at which plans may also copy tensors to the host, in addition to recomputation.
COPYING_BUDGETS = ["40%", "min"]

Row = namedtuple("Row", "table graph budget planner planned live arena ratio bound packing buffers copies")

COLUMNS = (
    field("graph", "graph", left=True),
    field("budget", "budget"),
    field("planner", "planner"),
    field("planned peak", "planned", str),
    field("live after bufferization", "live", str),
    field("arena", "arena", str),
    field("arena / live", "ratio", lambda x: number(x, 4)),
    field("no arena below", "bound", str),
    field("arena / that", "packing", lambda x: number(x, 4)),
    field("buffers", "buffers", str),
    field("copies", "copies", str),
)


def tool(bench, name):
    return os.path.join(os.path.dirname(os.path.abspath(bench.program)), name)


def rewrite(bench, model, budget, planner, folder):
    """Returns the rewritten step and its planned peak, or none if no plan is found."""
    report, step = os.path.join(folder, "report.json"), os.path.join(folder, "step.mlir")
    done = subprocess.run(
        [
            tool(bench, "remat-opt"),
            MODELS / f"{model}.mlir",
            "-o",
            step,
            f"--remat=activation-budget={budget} planner={planner} enforce=arena report={report}",
        ],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        return None
    with open(report, encoding="utf-8") as file:
        return step, json.load(file)["peak_bytes"]


def row(bench, model, budget, planner, folder):
    rewritten = rewrite(bench, model, budget, planner, folder)
    if not rewritten:
        return Row("memory", model, budget, planner, "no plan", "", "", "", "", "", "", "")
    step, planned = rewritten
    done = subprocess.run([tool(bench, "remat-run"), "--memory", step], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    live, arena = found["live_bytes"], found["arena_bytes"]
    return Row(
        "memory",
        model,
        budget,
        planner,
        planned,
        live,
        arena,
        arena / live,
        found["lower_bound_bytes"],
        arena / found["lower_bound_bytes"],
        found["arena_buffers"],
        len(found["copies"]),
    )


def memory(bench):
    """The models' steps at budgets that are shares of the program order's peak. Arguments do not count."""
    with tempfile.TemporaryDirectory() as folder:
        for name in [n for full in NAMES for n in (full + "-small", full)]:
            if bench.networks and name not in bench.networks:
                continue
            for budget in BUDGETS:
                yield row(bench, name, budget, "portfolio", folder)
            for budget in COPYING_BUDGETS:
                yield row(bench, name, budget, "hybrid", folder)


Allocated = namedtuple("Allocated", "table graph none in_place shared factor peak")

ALLOCATED_COLUMNS = (
    field("graph", "graph", left=True),
    field("none", "none", str),
    field("in-place", "in_place", str),
    field("in-place + sharing", "shared", str),
    field("factor", "factor", lambda x: number(x, 2)),
    field("peak", "peak", str),
)


def allocated(bench, name, path):
    done = subprocess.run([bench.program, path, "--allocate", "--json"], capture_output=True, text=True, check=True)
    none, in_place, shared = (found["bytes"] for found in json.loads(done.stdout))
    keep = subprocess.run(
        [bench.program, path, "--planner", "keep-all", "--json"], capture_output=True, text=True, check=True
    )
    return Allocated("allocations", name, none, in_place, shared, none / shared, json.loads(keep.stdout)["peak_bytes"])


def allocations(bench):
    """Bytes allocated before the run, by Chen's counters. Arguments do not count. peak: the most bytes that are live at
    the same time."""
    for builder, batch, unit, sizes in (("chen-resnet", 32, "layers", (128, 1000)), ("lstm", 64, "steps", (64, 512))):
        for size in sizes:
            graph = bench.measure(network(builder, batch), depth=size, weight_gradients=False)
            yield allocated(bench, f"{builder}, {size} {unit}", graph.path)
    for name in NAMES:
        yield allocated(bench, name, exported(bench, name))


DONATION = " {bufferization.writable = true}"
DONATION_BUDGETS = ["100%", "70%", "60%", "50%", "min"]
DONATED_STEPS = ("transformer-adam-small", "transformer-adam")

Donated = namedtuple("Donated", "table graph budget donated arena arguments total flop in_place copies equal")

DONATED_COLUMNS = (
    field("graph", "graph", left=True),
    field("budget", "budget"),
    field("donated", "donated"),
    field("arena", "arena", str),
    field("arguments", "arguments", str),
    field("together", "total", str),
    field("extra FLOP", "flop", lambda x: number(x, 1, 100) + (" %" if isinstance(x, float) else "")),
    field("outputs in place", "in_place", str),
    field("copies", "copies", str),
    field("bit-equal", "equal"),
)


def in_place(bench, source, target, *options):
    """Chooses destinations before planning, and again afterwards for the recomputed ops. Returns remat-opt's process."""
    command = [tool(bench, "remat-opt"), source, "-o", target, "--remat-in-place", *options, "--remat-in-place"]
    return subprocess.run(command, capture_output=True, text=True)


def donated_row(bench, name, step, original, share, budget, folder):
    report, target = os.path.join(folder, "report.json"), os.path.join(folder, "step.mlir")
    plan = [] if share == "100%" else [f"--remat=planner=portfolio budget={budget} report={report}"]
    kind = "yes" if step == original else "no"
    if in_place(bench, step, target, *plan).returncode:
        return Donated("donation", name, share, kind, "no plan", "", "", "", "", "", "")
    extra = 0.0
    if plan:
        with open(report, encoding="utf-8") as file:
            found = json.load(file)
        extra = found["flops"] / found["baseline_flops"] - 1
    command = [tool(bench, "remat-run"), "--arena", "--no-poison", "--nonnegative", "--json", original, target]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    arena, arguments = found["arena_bytes_after"], found["argument_bytes"]
    return Donated(
        "donation",
        name,
        share,
        kind,
        arena,
        arguments,
        arena + arguments,
        extra,
        found["outputs_in_place_after"],
        len(found["copies_after"]),
        "yes" if found["bit_equal"] else "NO",
    )


def donation(bench):
    """Adam's steps with their state donated and without; budgets are shares of all that the latter hold in program order."""
    with tempfile.TemporaryDirectory() as folder:
        for name in DONATED_STEPS:
            if bench.networks and name not in bench.networks:
                continue
            original, undonated = str(MODELS / f"{name}.mlir"), os.path.join(folder, "undonated.mlir")
            Path(undonated).write_text(Path(original).read_text().replace(DONATION, ""))
            whole = None
            for share in DONATION_BUDGETS:
                for step in (undonated, original):
                    budget = share if share == "min" or not whole else whole * int(share[:-1]) // 100
                    found = donated_row(bench, name, step, original, share, budget, folder)
                    whole = whole or found.total
                    yield found


TABLES = {
    "memory": Table(memory, COLUMNS),
    "allocations": Table(allocations, ALLOCATED_COLUMNS),
    "donation": Table(donation, DONATED_COLUMNS),
}
