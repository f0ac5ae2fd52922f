"""What the models' buffers take in one arena, beside the planned peak."""
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

Row = namedtuple("Row", "table graph budget planned live arena ratio bound packing buffers copies")

COLUMNS = (
    field("graph", "graph", left=True), field("budget", "budget"), field("planned peak", "planned", str),
    field("live after bufferization", "live", str), field("arena", "arena", str),
    field("arena / live", "ratio", lambda x: number(x, 4)), field("no arena below", "bound", str),
    field("arena / that", "packing", lambda x: number(x, 4)),
    field("buffers", "buffers", str), field("copies", "copies", str))


def tool(bench, name):
    return os.path.join(os.path.dirname(os.path.abspath(bench.program)), name)


def rewrite(bench, model, budget, folder):
    """The rewritten step and its planned peak, or none where no plan is found."""
    report, step = os.path.join(folder, "report.json"), os.path.join(folder, "step.mlir")
    done = subprocess.run([tool(bench, "remat-opt"), MODELS / f"{model}.mlir", "-o", step,
                           f"--remat=activation-budget={budget} report={report}"], capture_output=True, text=True)
    if done.returncode:
        return None
    with open(report, encoding="utf-8") as file:
        return step, json.load(file)["peak_bytes"]


def row(bench, model, budget, folder):
    rewritten = rewrite(bench, model, budget, folder)
    if not rewritten:
        return Row("memory", model, budget, "no plan", "", "", "", "", "", "", "")
    step, planned = rewritten
    done = subprocess.run([tool(bench, "remat-run"), "--memory", step], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    live, arena = found["live_bytes"], found["arena_bytes"]
    return Row("memory", model, budget, planned, live, arena, arena / live, found["lower_bound_bytes"],
               arena / found["lower_bound_bytes"],
               found["arena_buffers"], len(found["copies"]))


def memory(bench):
    """The models' steps at budgets that are shares of the program order's peak; bytes besides arguments."""
    with tempfile.TemporaryDirectory() as folder:
        for name in [n for full in NAMES for n in (full + "-small", full)]:
            for budget in BUDGETS:
                if not bench.networks or name in bench.networks:
                    yield row(bench, name, budget, folder)


Allocated = namedtuple("Allocated", "table graph none in_place shared factor peak")

ALLOCATED_COLUMNS = (
    field("graph", "graph", left=True), field("none", "none", str), field("in-place", "in_place", str),
    field("in-place + sharing", "shared", str), field("factor", "factor", lambda x: number(x, 2)),
    field("peak", "peak", str))


def allocated(bench, name, path):
    done = subprocess.run([bench.program, path, "--allocate", "--json"], capture_output=True, text=True, check=True)
    none, in_place, shared = (found["bytes"] for found in json.loads(done.stdout))
    keep = subprocess.run([bench.program, path, "--planner", "keep-all", "--json"], capture_output=True, text=True,
                          check=True)
    return Allocated("allocations", name, none, in_place, shared, none / shared, json.loads(keep.stdout)["peak_bytes"])


def allocations(bench):
    """Bytes allocated before the run, by Chen's counters, besides arguments; peak: what is live at once."""
    for builder, batch, unit, sizes in (("chen-resnet", 32, "layers", (128, 1000)), ("lstm", 64, "steps", (64, 512))):
        for size in sizes:
            graph = bench.measure(network(builder, batch), depth=size, weight_gradients=False)
            yield allocated(bench, f"{builder}, {size} {unit}", graph.path)
    for name in NAMES:
        yield allocated(bench, name, exported(bench, name))


TABLES = {"memory": Table(memory, COLUMNS), "allocations": Table(allocations, ALLOCATED_COLUMNS)}
