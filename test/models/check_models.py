"""What the pipeline promises, on real training steps.

    check_models.py BIN MODELS

The small models; with REMAT_FULL=1 in the environment all of them, and costs
by the roofline too.
"""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

BIN, MODELS = map(pathlib.Path, sys.argv[1:])
FULL = "REMAT_FULL" in os.environ
CLEANUPS = ["cse", "canonicalize", "symbol-dce", "inline",
            "loop-invariant-code-motion"]
failures = []


def expect(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAILED: {what}")


def call(*command):
    return subprocess.run([str(part) for part in command], capture_output=True,
                          text=True)


def fit(model, options, out, *more):
    return call(BIN / "remat-opt", MODELS / f"{model}.mlir",
                f"--remat={options}", *more, "-o", out)


def check_survives(model, folder):
    """remat-verify holds after the cleanups in any order, and notices where
    there are no fences to hold the plan."""
    orders = random.Random(1)
    text = ("remat-prepare,remat-annotate-costs{cost-model=flops},func.func("
            "remat-plan{activation-budget=50%},remat-apply")
    for _ in range(6 if FULL else 2):
        order = orders.sample(CLEANUPS, len(CLEANUPS))
        result = call(BIN / "remat-opt", MODELS / f"{model}.mlir",
                      f"--pass-pipeline=builtin.module({text}),"
                      f"{','.join(order)},func.func(remat-verify))",
                      "-o", folder / "clean.mlir")
        expect(result.returncode == 0, f"{model} after {order}: {result.stderr}")
    result = call(BIN / "remat-opt", MODELS / f"{model}.mlir",
                  f"--pass-pipeline=builtin.module({text}{{fences=false}}),cse,"
                  "func.func(remat-verify))", "-o", folder / "clean.mlir")
    expect(result.returncode != 0 and "undid or reordered" in result.stderr,
           f"{model}: without fences cse does not undo the plan")


def check_deterministic(model, folder):
    texts = []
    for run in ("first", "second"):
        report = folder / "report.json"
        result = fit(model, f"activation-budget=50% report={report}",
                     folder / f"{run}.mlir")
        expect(result.returncode == 0, f"{model} at 50 %: {result.stderr}")
        texts.append((folder / f"{run}.mlir").read_bytes()
                     + report.read_bytes())
    expect(texts[0] == texts[1], f"{model}: two runs differ")


def check_smallest(model, folder):
    """The budget that the error names is met."""
    result = fit(model, "activation-budget=1kB", folder / "no.mlir")
    smallest = re.search(r"smallest budget that it meets is (\d+) bytes",
                         result.stderr)
    expect(result.returncode != 0 and smallest, f"{model} at 1 kB fits")
    expect("no plan can need less than" in result.stderr,
           f"{model} at 1 kB: no floor is named")
    if smallest:
        result = fit(model, f"activation-budget={smallest[1]}",
                     folder / "least.mlir")
        expect(result.returncode == 0,
               f"{model}: the budget {smallest[1]} that the error names does "
               f"not work: {result.stderr}")


def check_monotone(model, cost_model, folder):
    """Over 20 budgets a larger one never costs more."""
    graph = folder / "graph.json"
    call(BIN / "remat-opt", MODELS / f"{model}.mlir", "--remat-prepare",
         f"--remat-annotate-costs=cost-model={cost_model}",
         f"--remat-export-graph=file={graph}", "-o", "/dev/null")
    costs = []
    for percent in range(5, 101, 5):
        result = call(BIN / "remat-solve", graph, f"--budget={percent}%",
                      "--json")
        answer = json.loads(result.stdout)
        if answer["feasible"]:
            expect(answer["peak_bytes"] <= answer["budget_bytes"],
                   f"{model} at {percent} %: above the budget")
            costs.append(answer["compute_cost"])
    expect(len(costs) >= 8, f"{model}: only {len(costs)} budgets of 20 are met")
    expect(costs == sorted(costs, reverse=True),
           f"{model}, {cost_model}: costs are not monotone: {costs}")


def main():
    models = sorted(path.stem for path in MODELS.glob("*.mlir")
                    if FULL or path.stem.endswith("-small"))
    expect(models, "no models")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for model in models:
            check_survives(model, folder)
            check_deterministic(model, folder)
            check_smallest(model, folder)
            for cost_model in ["flops", "roofline"] if FULL else ["flops"]:
                check_monotone(model, cost_model, folder)
            print(f"{model}: done", flush=True)
    print(f"models: {len(models)} models, {len(failures)} failures")
    return 1 if failures else 0


sys.exit(main())
