# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs cbc on a program in a file, and reads its solution."""

import math
import re
import shutil
import subprocess

PACKAGE = "coinor-cbc"


class Solution:
    """A solution. `status` is optimal, infeasible, or stopped (at the time limit). `values` are the columns of the best
    solution, or None. No solution of the program has an objective below `bound`."""

    def __init__(self, status, values, bound):
        self.status, self.values, self.bound = status, values, bound


def available():
    return shutil.which("cbc") is not None


def solve(lp, folder, seconds):
    """Solves the LP file. The same file gives the same solution unless time runs out."""
    found = f"{folder}/solution.txt"
    command = [
        "cbc",
        lp,
        "-ratioGap",
        "0",
        "-allowableGap",
        "1e-9",
        "-primalTolerance",
        "1e-7",
        "-integerTolerance",
        "1e-7",
    ]
    if seconds:
        command += ["-seconds", str(seconds), "-timeMode", "elapsed"]
    done = subprocess.run([*command, "-solve", "-solution", found], capture_output=True, text=True)
    try:
        with open(found, encoding="utf-8") as file:
            head, *lines = file.read().splitlines()
    except (OSError, ValueError):
        raise SystemExit(f"remat-prove: cbc wrote no solution: {done.stdout[-2000:]}{done.stderr}")
    if "infeasible" in head.lower() and "stopped" not in head.lower():
        return Solution("infeasible", None, math.inf)
    bound = re.findall(r"[Ll]ower bound:?\s+(-?[\d.e+-]+)", done.stdout)
    values = {}
    for line in lines:
        fields = line.replace("**", "").split()
        if len(fields) >= 3:
            values[fields[1]] = float(fields[2])
    if head.startswith("Optimal"):
        return Solution("optimal", values, float(re.search(r"objective value\s+(\S+)", head)[1]))
    unknown = "No feasible solution" in done.stdout or "no integer solution" in head
    return Solution("stopped", None if unknown else values, float(bound[-1]) if bound else 0.0)
