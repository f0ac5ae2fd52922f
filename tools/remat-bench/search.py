"""How good `search` is: each function yields rows of strings, the first being the heads.

A budget is a share of the program order's peak. Costs are extra costs in per
cent; the bound is what no plan, in any order, can cost less.
"""
import json
import os
import random
import subprocess

from published import KUSUMOTO_NETWORKS

MODELS = ("resnet50", "transformer", "lstm", "unet", "torch-cnn")
EFFORTS = (1, 4)


def percent(result):
    if result is None:
        return "time limit"
    if not result["feasible"]:
        return "unmet"
    return f"{100 * result['overhead']:.2f}"


def bound(result):
    """The bound on the extra cost at the budget, where remat-solve states one."""
    floor = result and result.get("lower_bound_cost")
    if floor is None:
        return ""
    base = result["compute_cost"] / (1 + result["overhead"])
    return f"{100 * (floor / base - 1):.2f}"


def seconds(result):
    return "" if result is None else f"{result['seconds']:.1f}"


def solve(bench, path, planner, budget, effort=1):
    """What remat-solve prints, which it does for a budget that is not met too; None after the time limit."""
    command = [bench.program, path, "--planner", planner, "--budget", budget, "--effort", str(effort), "--json"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=bench.time_limit)
    except subprocess.TimeoutExpired:
        return None
    if not done.stdout:
        raise SystemExit(f"remat-bench: {' '.join(command)}: {done.stderr}")
    return json.loads(done.stdout)


def compared(bench, path, label, budgets, planners):
    """One row a budget: planners' extra costs, and search at its efforts."""
    for budget in budgets:
        row = [label, budget]
        for planner in planners:
            row.append(percent(solve(bench, path, planner, budget)))
        for effort in EFFORTS:
            result = solve(bench, path, "search", budget, effort)
            row += [percent(result), seconds(result)]
        yield row + [bound(result)]


def heads(planners):
    searches = [head for effort in EFFORTS for head in (f"search, effort {effort}", "s")]
    return ["graph", "budget", *planners, *searches, "bound"]


def models(bench):
    """The models' steps, roofline of an H100."""
    planners = ("lower-set-approx", "greedy-gaps", "auto")
    yield heads(planners)
    opt = os.path.join(os.path.dirname(bench.program), "remat-opt")
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "models")
    for model in MODELS:
        path = bench.file(f"{model}.json")
        subprocess.run([opt, os.path.join(folder, f"{model}.mlir"), "--remat-prepare",
                        "--remat-annotate-costs=cost-model=roofline", f"--remat-export-graph=file={path}",
                        "-o", os.devnull], check=True)
        yield from compared(bench, path, model, ("40%", "25%"), planners)


def layered(nodes, seed):
    """A forward graph in layers: 2 to 6 inputs a node from the layers before,
    sizes and costs over two orders of magnitude."""
    rng = random.Random(seed)
    width = max(2, round(nodes ** 0.5 / 2))
    spread = lambda: round(10 ** rng.uniform(0, 2))
    tensors, made = [{"name": "x", "bytes": spread()}], [0]
    steps = []
    for n in range(nodes):
        last = made[-3 * width:]
        inputs = rng.sample(last, min(len(last), rng.randint(2, 6)))
        tensors.append({"name": f"t{n}", "bytes": spread()})
        steps.append({"name": f"n{n}", "kind": "op", "cost": spread(), "inputs": inputs, "outputs": [n + 1]})
        made.append(n + 1)
    unread = sorted(set(made[1:]) - {t for step in steps for t in step["inputs"]})
    tensors.append({"name": "loss", "bytes": 1})
    steps.append({"name": "loss", "kind": "op", "cost": 1, "inputs": unread, "outputs": [len(tensors) - 1]})
    return {"version": 1, "name": f"layered-{nodes}-{seed}", "training": False, "tensors": tensors,
            "nodes": steps, "outputs": [len(tensors) - 1], "loss": len(tensors) - 1}


def layers(bench):
    """Random layered graphs, expanded to training steps."""
    planners = ("lower-set-approx", "greedy-gaps", "auto")
    yield heads(planners)
    for nodes in (100, 250, 500, 1000):
        path = bench.file("layered.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(layered(nodes, 1), file)
        yield from compared(bench, path, f"{nodes} nodes", ("90%", "80%", "70%"), planners)


def networks(bench):
    """The papers' networks, costs in FLOPs; no layer in place."""
    planners = ("sublinear", "lower-set-approx", "auto")
    yield heads(planners)
    for name, network in bench.choose(KUSUMOTO_NETWORKS):
        path = bench.measure(network, cost="flops", in_place=False).path
        yield from compared(bench, path, name, ("75%", "50%", "35%", "25%"), planners)


TABLES = {"models": models, "layers": layers, "networks": networks}


def write(name, rows, out):
    rows = list(rows)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    out.write(f"{name}: {TABLES[name].__doc__}\n\n")
    for row in rows:
        out.write("  ".join(text.ljust(w) if i < 1 else text.rjust(w)
                            for i, (text, w) in enumerate(zip(row, widths))).rstrip() + "\n")
    out.write("\n")
    out.flush()
