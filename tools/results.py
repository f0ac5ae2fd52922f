"""Fits every model into several budgets and writes docs/Results.md.

    python3 tools/results.py        # after tools/build; minutes
"""
import os
import pathlib
import platform
import tempfile

from main_job import MODELS, ROOT, Rewritten, megabytes

SHARES = ["60%", "40%", "25%", "min"]
HEADER = """# Results
Whole training steps of `models/`, written by `python3 tools/results.py`, which `tools/check --full` runs. Bytes are
counted above the resident arguments; a budget is a share of the unrewritten step's peak in program order, and *bound*
is what no plan can go below (the largest working set of one op, or the outputs). Time is predicted by the roofline of
an H100. Seconds and memory are of `remat-opt` as a process, on {machine}.

"""
COLUMNS = ["model", "budget", "peak before", "peak after", "share", "bound",
           "extra FLOP", "extra time", "ops run again", "planning", "in all",
           "memory", "plan of"]


def row(model, share, cost_model, folder):
    result = Rewritten(model, share, cost_model, folder)
    if result.error:
        reason = result.error.split("error: ", 1)[-1].split("\n", 1)[0]
        return [model, share, reason] + [""] * (len(COLUMNS) - 3)
    report = result.report
    peak, baseline = report["peak_bytes"], report["baseline_peak_bytes"]
    return [model, share, megabytes(baseline), megabytes(peak),
            f"{peak / baseline:.1%}", megabytes(report["lower_bound_bytes"]),
            f"{result.extra('flops'):.2%}", f"{result.extra('seconds'):.2%}",
            str(report["ops_run_again"]), f"{result.planning:.2f} s",
            f"{result.seconds:.2f} s", megabytes(result.memory),
            report["source"]]


def table(cost_model, folder):
    lines = [COLUMNS, ["---"] * len(COLUMNS)]
    for model in MODELS:
        for share in SHARES:
            lines.append(row(model, share, cost_model, folder))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main():
    machine = f"{platform.machine()} with {len(os.sched_getaffinity(0))} cores"
    text = HEADER.format(machine=machine)
    with tempfile.TemporaryDirectory() as folder:
        for cost_model in ["flops", "roofline"]:
            text += f"## Planned for the least {cost_model}\n"
            text += table(cost_model, pathlib.Path(folder)) + "\n"
    target = ROOT / "docs" / "Results.md"
    partial = target.with_suffix(".tmp")
    partial.write_text(text)
    partial.rename(target)
    print(f"results: {target.relative_to(ROOT)}")


main()
