# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans every model with every planner, and writes docs/results/Planners.md. Fails if portfolio is worse than one of
the planners, or auto is worse than portfolio.

    python3 bench/measure/planners.py       # after tools/build; minutes
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from main_job import MODELS, Rewritten, megabytes
from paths import BIN
from results import describe, machine, section, write

BUDGETS = ["min", "40%"]
# Planners that spend their effort at the budget, and that portfolio leaves out.
AIMED = ["search", "exact", "auto"]
HEADER = """# Planners

This page compares all planners on the whole training steps of `models/`, at effort 1. [The planners](../reference/Planners.md) says
what each one does.

    python3 bench/measure/planners.py

This command runs `remat-opt --remat="planner=... activation-budget=... cost-model=flops"` for each planner and model, and writes this
page. `tools/check --full` runs the command too.

- Each table has two plans of each planner. The first plan has the lowest peak that the planner reaches (`min`), and is its cheapest plan
  with this peak. The second plan is its cheapest plan within 40 % of the original step's peak.
- Bytes do not include the resident arguments. Shares are relative to the original step's peak.
- *Extra FLOP* and *extra time* are relative to the original step. Time is by the roofline of an H100.
- *Planning* is the time of the pass `remat-plan`, on {machine}. The table leaves out planners that copy.

`auto` is the default of all tools. It runs `exact` for a small graph, `hybrid` if tensors may be copied to the host, and `search`
otherwise. The models of this page are large, and nothing is copied, so `auto` runs `search` for them. `portfolio` improves the
plans of all planners whose plans do not depend on the budget, and takes the best plan.

With `exact`, a plan for a larger budget never costs more. The same holds for planners whose plans do not depend on the budget, such
as `portfolio`. `search` and `hybrid` look for plans near the budget. For graphs of up to 5,000 nodes, their plans cost at most as
much as the plans of `portfolio`. But with `search` and `hybrid` a plan for a larger budget may cost more than a plan for a smaller
budget. The same holds for `auto` if it runs `search` or `hybrid`.

"""
COLUMNS = [
    "planner",
    "least peak",
    "share",
    "extra FLOP",
    "extra time",
    "planning",
    "peak within 40 %",
    "share",
    "extra FLOP",
    "extra time",
    "planning",
]
UNMET = re.compile(r"finds no plan within .*smallest budget .* is (\d+) bytes")


def planners():
    listed = subprocess.run([BIN / "remat-solve", "--list-planners"], capture_output=True, text=True, check=True).stdout
    # Planners that copy tensors need a link to the host.
    return [line.split()[0] for line in listed.splitlines() if not line.startswith(("offload-", "hybrid"))]


def share(result):
    report = result.report
    return f"{report['peak_bytes'] / report['baseline_peak_bytes']:.1%}"


def unmet(result):
    """Returns the smallest budget in bytes that the planner meets, or none."""
    found = UNMET.search(result.reason())
    return int(found[1]) if found else None


def cells(result):
    """Returns the five cells of a planner's result, or one cell with the reason why there is no plan."""
    planning = f"{result.planning:.2f} s"
    if not result.error:
        return [
            megabytes(result.report["peak_bytes"]),
            share(result),
            f"{result.extra('flops'):.2%}",
            f"{result.extra('seconds'):.2%}",
            planning,
        ]
    if unmet(result):
        return ["needs " + megabytes(unmet(result)), "", "", "", planning]
    return [re.sub(r"^planner [a-z-]+ ", "", result.reason())]


def row(planner, results):
    line = [planner, *cells(results[0])]
    if len(line) > 2:  # A planner with only one cell has declined for every budget.
        line += cells(results[1])
    return line + [""] * (len(COLUMNS) - len(line))


def brief(result):
    if result.error:
        return "over" if unmet(result) else "declines"
    return f"{share(result)}, {result.extra('flops'):+.1%}"


def best(names, results, figure):
    """Names the planners that have the smallest figure on every model. `results` is {(model, planner): its result}."""
    least = {
        model: min(figure(results[model, name]) for name in names if not results[model, name].error) for model in MODELS
    }
    found = [
        f"`{name}`"
        for name in names
        if all(not results[model, name].error and figure(results[model, name]) == least[model] for model in MODELS)
    ]
    return " and ".join(found) or "no single planner"


def overview(names, results):
    """Shows the planners at both budgets, with a column for each model."""
    text = ""
    for i, title, said, figure in (
        (0, "The least peak, and its extra FLOP", "lowest peak", lambda each: each.report["peak_bytes"]),
        (1, "Within 40 %: the peak, and its extra FLOP", "cheapest plan", lambda each: each.extra("flops")),
    ):
        of_budget = {key: made[i] for key, made in results.items()}
        meaning = f"On every model the {said} is that of {best(names, of_budget, figure)}."
        rows = [[name] + [brief(of_budget[model, name]) for model in MODELS] for name in names]
        text += section(f"## {title}\n{meaning}\n", ["planner", *MODELS], rows)
    return text


def of_model(model, names, results):
    report = results[model, "keep-all"][0].report
    rows = [row(name, results[model, name]) for name in names]
    peak, bound = megabytes(report["baseline_peak_bytes"]), megabytes(report["lower_bound_bytes"])
    return section(
        f"## {model}\nThe original step takes {peak}, and every plan takes at least {bound}.\n", COLUMNS, rows
    )


def complaints_on(model, name, planned, other, others):
    """Yields a complaint if a planner is worse than another one on a model: its smallest peak is higher, or it has more
    FLOP within the budget.
    """
    least, within = others
    if not least.error and planned[0].report["peak_bytes"] > least.report["peak_bytes"]:
        yield f"{name} is above {other} on {model}"
    if not within.error and (planned[1].error or planned[1].extra("flops") > within.extra("flops")):
        yield f"{name} is costlier than {other} on {model}"


def worse(results):
    """Yields a complaint if portfolio is worse than a planner that it asks, or auto is worse than portfolio."""
    for (model, other), planned in results.items():
        if other not in AIMED:
            yield from complaints_on(model, "portfolio", results[model, "portfolio"], other, planned)
        if other == "portfolio":
            yield from complaints_on(model, "auto", results[model, "auto"], other, planned)


def main():
    describe(__doc__)
    names = planners()
    with tempfile.TemporaryDirectory() as folder:
        results = {
            (model, name): [Rewritten(model, budget, "flops", pathlib.Path(folder), name) for budget in BUDGETS]
            for model in MODELS
            for name in names
        }
    text = HEADER.format(machine=machine()) + overview(names, results)
    for model in MODELS:
        text += of_model(model, names, results)
    write("results/Planners.md", text.rstrip("\n") + "\n")
    if complaints := list(worse(results)):
        sys.exit("\n".join(complaints))


if __name__ == "__main__":
    main()
