# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures remat-opt on long training steps, stage by stage."""

import os
import re
import subprocess
from collections import namedtuple

import steps
from memory import tool
from output import Table, field, number

BUDGET = "40%"
# {name: (kind of step, number of layers)}
STEPS = {
    "layers-10000": ("layers", 1111),
    "layers-21000": ("layers", 2333),
    "layers-42000": ("layers", 4667),
    "layers-84000": ("layers", 9334),
    "recurrent-84000": ("recurrent", 9334),
    "recurrent-1000": ("recurrent", 1000),
    "blocks-1000": ("blocks", 1000),
    "arguments-10000": ("layers", 5000),
}
STAGES = {
    "parse": "Parser",
    "prepare": "RematPrepare",
    "costs": "RematAnnotateCosts",
    "plan": "RematPlan",
    "apply": "RematApply",
    "verify": "RematVerify",
    "print": "Output",
}

Row = namedtuple("Row", ["table", "graph", "ops", "arguments", "seconds", "memory", "fences", "extra", *STAGES])


def count(x):
    return f"{x:,}"


COLUMNS = (
    field("step", "graph", left=True),
    field("ops", "ops", count),
    field("arguments", "arguments", count),
    field("user s", "seconds", lambda x: number(x, 1)),
    field("MB", "memory", lambda x: number(x, 0, 1e-6)),
    field("fences", "fences", count),
    field("extra FLOP %", "extra", lambda x: number(x, 1)),
    *(field(name, name, lambda x: number(x, 1)) for name in STAGES),
)


def write_step(bench, name):
    """Writes the step. Returns the path of its file, its ops and its arguments."""
    kind, layers = STEPS[name]
    text = steps.KINDS[kind](layers)
    path = bench.file("step.mlir")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path, len(re.findall(r"^  %", text, re.M)), text.count("%arg", 0, text.index("\n"))


def stages(timing):
    """Returns the seconds of each stage, from the report of --mlir-timing."""
    found = {}
    for name, shown in STAGES.items():
        match = re.search(rf"^ *([0-9.]+) \([^)]*\) +{shown}$", timing, re.M)
        found[name] = float(match.group(1)) if match else None
    return found


def run(command):
    """Returns a program's messages, its seconds in user mode and its largest resident set in bytes."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as child:
        said = child.stderr.read()
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise SystemExit(f"remat-bench: {' '.join(command)}: {said}")
    return said, usage.ru_utime, usage.ru_maxrss * 1024


def opt(bench):
    """remat-opt --remat="planner=portfolio budget=40%" on long steps, roofline of an H100: user seconds and largest
    resident set of the whole process, and seconds on the clock of each stage."""
    for name, _ in bench.choose(STEPS):
        path, ops, arguments = write_step(bench, name)
        result = bench.file("rewritten.mlir")
        said, seconds, memory = run(
            [
                tool(bench, "remat-opt"),
                path,
                f"--remat=planner=portfolio budget={BUDGET}",
                "-o",
                result,
                "--mlir-timing",
            ]
        )
        with open(result, encoding="utf-8") as file:
            fences = sum("remat.fence" in line for line in file)
        extra = re.search(r"([0-9.]+) % extra FLOP", said)
        yield Row(
            "opt",
            name,
            ops,
            arguments,
            seconds,
            memory,
            fences,
            float(extra.group(1)) if extra else None,
            **stages(said),
        )


TABLES = {"opt": Table(opt, COLUMNS)}
