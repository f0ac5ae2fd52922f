"""What the models' buffers take in one arena, beside the planned peak."""
import json
import os
import subprocess
import tempfile
from collections import namedtuple
from pathlib import Path

from output import Table, field, number

MODELS = Path(__file__).resolve().parents[2] / "models"
NAMES = ["resnet50", "transformer", "lstm", "unet", "torch-cnn"]
BUDGETS = ["100%", "40%", "25%", "min"]

Row = namedtuple("Row", "table graph budget planned live arena ratio bound buffers copies")

COLUMNS = (
    field("graph", "graph", left=True), field("budget", "budget"), field("planned peak", "planned", str),
    field("live after bufferization", "live", str), field("arena", "arena", str),
    field("arena / live", "ratio", lambda x: number(x, 4)), field("no arena below", "bound", str),
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
        return Row("memory", model, budget, "no plan", "", "", "", "", "", "")
    step, planned = rewritten
    done = subprocess.run([tool(bench, "remat-run"), "--memory", step], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    live, arena = found["live_bytes"], found["arena_bytes"]
    return Row("memory", model, budget, planned, live, arena, arena / live, found["lower_bound_bytes"],
               found["arena_buffers"], len(found["copies"]))


def memory(bench):
    """The models' steps at budgets that are shares of the program order's peak; bytes besides arguments."""
    with tempfile.TemporaryDirectory() as folder:
        for name in [n for full in NAMES for n in (full + "-small", full)]:
            for budget in BUDGETS:
                if not bench.networks or name in bench.networks:
                    yield row(bench, name, budget, folder)


TABLES = {"memory": Table(memory, COLUMNS)}
