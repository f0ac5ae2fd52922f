# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a case through the judge and through our program, and compares the answers."""

import importlib.util
import json
import math
import os
import re
import subprocess
import tempfile

EXACT = ["valid", "peak_bytes", "peak_step", "resident_bytes", "swapped_out_bytes", "host_peak_bytes", "timeline"]
REAL = ["compute_cost", "base_cost", "overhead", "makespan", "stall"]

# Our name for each message of the judge about a violation. If the number of a step is not an integer, the judge says
# "no such node", and our reader says malformed.
BAD_STEP = {"malformed-step", "no-such-node", "no-such-tensor"}
MESSAGES = [
    (r"one action a step|unknown action|no such (node|tensor)", BAD_STEP),
    (r"must not be computed twice", {"computed-twice"}),
    (r"input \d+ is not on the device", {"input-not-on-device"}),
    (r"compute \d+: output \d+ is being swapped out", {"output-leaving"}),
    (r"not a device tensor of this plan", {"swap-out-not-on-device"}),
    (r"already leaving", {"swap-out-twice"}),
    (r"swap_out \d+: it is to be kept", {"swap-out-of-kept"}),
    (r"not being swapped out", {"wait-without-swap-out"}),
    (r"not on the host", {"swap-in-not-on-host"}),
    (r"swap_in \d+: is being swapped out", {"swap-in-leaving"}),
    (r"has no reader", {"swap-in-unread"}),
    (r"is never computed", {"never-computed"}),
    (r"is computed again, but", {"kept-recomputed"}),
    (r"is never waited for", {"never-waited"}),
    (r"output \d+ is not on the device at the end", {"output-not-on-device"}),
    (r"exceeds the limit", {"host-limit-exceeded"}),
    (r"exceeds the budget", {"budget-exceeded"}),
]
# The errors that the judge's main() catches for a file that cannot be read.
UNREADABLE = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)


def find_judge(root):
    path = os.environ.get("REMAT_ORACLE") or os.path.join(root, "..", "shared", "oracle", "check_plan.py")
    return path if os.path.exists(path) else None


def load_judge(path):
    spec = importlib.util.spec_from_file_location("check_plan", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Judge:
    def __init__(self, path):
        self.module = load_judge(path)
        self.folder = tempfile.TemporaryDirectory()

    def load(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "wb") as f:
            f.write(text)
        return self.module.load(path)

    def answer(self, graph, plan, options):
        """Answers as the judge's main() does, but without a process for the judge."""
        try:
            graph = self.module.Graph(self.load("graph.json", graph))
            steps = self.load("plan.json", plan)["steps"]
            result = self.module.check(graph, steps, **options)
        except UNREADABLE as e:
            return {"exit": 2, "message": f"{type(e).__name__}: {e}"}
        return {"exit": 0 if result["valid"] else 1, "result": result}


class Ours:
    """Gets the answers of our program from one process for any number of cases."""

    def __init__(self, program):
        self.program = program

    @staticmethod
    def lines(graph, plan, options):
        words = [k if v is True else f"{k}={v!r}" for k, v in options.items()]
        return b"\n".join([graph.replace(b"\n", b" "), plan.replace(b"\n", b" "), " ".join(words).encode()]) + b"\n"

    def answers(self, cases):
        """Returns the answers for a list of (graph, plan, options). After a crash, one answer says so."""
        done = subprocess.run([self.program], input=b"".join(self.lines(*c) for c in cases), capture_output=True)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if done.returncode != 0 or len(answers) != len(cases):
            crash = {"exit": done.returncode, "message": done.stderr.decode(errors="replace")[-2000:]}
            answers += [crash] * (len(cases) - len(answers))
        return answers

    def answer(self, graph, plan, options):
        return self.answers([(graph, plan, options)])[0]


def difference(judge, ours):
    """Returns the differences of two answers as text, or None."""
    if judge["exit"] != ours["exit"]:
        return f"exit code {judge['exit']} against {ours['exit']}"
    if judge["exit"] == 2:
        return None
    for key in EXACT:
        if judge["result"][key] != ours["result"][key]:
            return key
    for key in REAL:
        if not math.isclose(judge["result"][key], ours["result"][key], rel_tol=1e-9, abs_tol=1e-12):
            return key
    return violation_difference(judge["result"]["errors"], ours["violations"])


def violation_difference(judge, ours):
    """Compares two lists of violations. The judge prints only its first 20 violations, and prints a missing input as
    often as a node lists the input."""
    cut = len(judge) >= 20
    judge = [m for i, m in enumerate(judge) if "input" not in m or m not in judge[:i]]
    if len(judge) != len(ours) and not (cut and len(judge) <= len(ours)):
        return "how many violations"
    for message, violation in zip(judge, ours):
        kind, place = violation.split("@")
        place = place.split("/")
        expected = next((kinds for pattern, kinds in MESSAGES if re.search(pattern, message)), None)
        if expected is None or kind not in expected:
            return f"violation {violation} against '{message}'"
        step = re.match(r"step (\d+):", message) or re.search(r"at step (\d+)$", message)
        if place[0] != (step.group(1) if step else "-"):
            return f"step of violation {violation} against '{message}'"
        tensor = re.search(r"(?:input|output|swap_out|wait_out|swap_in|swap_out of) (\d+)\b", message)
        if kind not in BAD_STEP and tensor and place[2] != tensor.group(1):
            return f"tensor of violation {violation} against '{message}'"
        node = re.search(r"(?:compute|node) (\d+)\b", message)
        if kind not in BAD_STEP and node and place[1] != node.group(1):
            return f"node of violation {violation} against '{message}'"
    return None
