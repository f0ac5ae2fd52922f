#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""run [cuda|stub|host]: unpacks and runs the executables that `pack` built into this folder. Prints the results, and
writes them to results.txt and results.json again after each executable. No step begins after TIME seconds.

The exit code is 1 after a failure. There are three kinds of failures: an executable fails; an output of a plan is not
bit-identical to that of the step before rewriting; or an output differs from the CPU's by more than compare.py permits.
Times are only printed, and are never failures."""

import json
import os
import re
import subprocess
import sys
import tarfile
import time

from compare import Outputs
from predict import predict, read_calls, read_machine, read_profile
from table import write_table

STEPS = 6  # The first step of an executable is not measured.
TIME = float(os.environ.get("GPU_CHECK_SECONDS", 420))
SHOWN = 3  # The most wrong outputs of an executable that are shown.
STUCK = 120  # An executable that takes more than these seconds is stopped.
FOLDER = os.path.dirname(os.path.abspath(__file__))


def execute(name, *options):
    try:
        done = subprocess.run([os.path.join(FOLDER, name), *options], capture_output=True, text=True, timeout=STUCK)
    except subprocess.TimeoutExpired:
        raise RuntimeError("not done after %d s" % STUCK)
    if done.returncode:
        raise RuntimeError((done.stderr.strip() or "exit code %d" % done.returncode))
    return done.stdout


def field(text, pattern, kind=float):
    found = re.search(pattern, text)
    return kind(found.group(1)) if found else None


def measure(name, runtime, model):
    """Runs one executable, and returns its figures."""
    outputs = os.path.join(FOLDER, "outputs.bin")
    text = execute(name, "--runtime=" + runtime, "--steps=%d" % STEPS, "--outputs=" + outputs)
    steps = [float(s) for s in re.findall(r"^step \d+: (\S+) s", text, re.M)]
    row = {
        "device_bytes": field(text, r"device bytes (\d+)", int),
        "arena_bytes": field(text, r"arena (\d+)", int),
        "host_bytes": field(text, r"host bytes (\d+)", int),
        "taken_bytes": field(text, r"device bytes taken (\d+)", int),
        "step_seconds": min(steps[1:], default=None),
        "copies": field(text, r"copies a step: (.*)", str),
        "checksum": field(text, r"checksum (\S+)", str),
    }
    cpu, inputs = (os.path.join(FOLDER, model + end) for end in (".cpu", ".in"))
    if row["checksum"] and os.path.exists(cpu):
        try:
            with open(outputs, "rb") as file:
                row["off_by"], row["outputs_off"] = Outputs(os.path.join(FOLDER, name), inputs, cpu).compare(
                    file.read()
                )
        except ValueError as error:
            row["outputs_off"] = [str(error)]
    if runtime == "cuda":
        text = execute(name, "--steps=%d" % STEPS, "--graph")
        steps = [float(s) for s in re.findall(r"^step \d+: (\S+) s", text, re.M)]
        row["graph_seconds"] = min(steps[1:])
        row["graph_checksum"] = field(text, r"checksum (\S+)", str)
    if runtime != "stub":
        trace = os.path.join(FOLDER, name + ".trace.json")
        text = execute(name, "--runtime=" + runtime, "--steps=2", "--trace=" + trace)
        for key, pattern in (
            ("traced", r"traced step (\S+) s"),
            ("kernels", r"kernels (\S+) s"),
            ("stall", r"traced step .* stall (\S+) s"),
            ("copies_out", r"copies out (\S+) s"),
            ("copies_in", r", in (\S+) s"),
        ):
            row[key + "_seconds"] = field(text, pattern)
        row["copies_beside_percent"] = field(text, r"copies beside kernels (\S+) %")
    return row


def add_quotients(row, whole):
    """Adds figures that follow from the measured figures: the time in which the device did nothing, and the rate of its
    copies."""
    if row.get("step_seconds") and whole.get("step_seconds"):
        row["times_whole"] = row["step_seconds"] / whole["step_seconds"]
    if row.get("traced_seconds"):  # The events around kernels make a traced step and its kernels slower.
        row["not_kernels_percent"] = 100 * (1 - row["kernels_seconds"] / row["traced_seconds"])
    found = re.match(r"\d+ out of (\d+) bytes, \d+ in of (\d+) bytes", row.get("copies") or "")
    for way, size in zip(("out", "in"), found.groups() if found else ()):
        if row.get("copies_%s_seconds" % way):
            row[way + "_rate"] = int(size) / row["copies_%s_seconds" % way]


def calibrate(name, runtime):
    """Returns the seconds of each op, and the measured speed of the link and the device."""
    prefix = os.path.join(FOLDER, name)
    text = execute(name, "--runtime=" + runtime, "--steps=3", "--calibrate=" + prefix)
    found = re.search(r"at the same time: (\S+) bytes/s out, (\S+) in; alone (\S+) out, (\S+) in", text)
    link = dict(zip(("out", "in", "out_alone", "in_alone"), map(float, found.groups())))
    link["flops"] = field(text, r"measured: (\S+) FLOP")
    link["bandwidth"] = field(text, r"FLOP/s, (\S+) bytes")
    return {
        "profile": read_profile(prefix + ".profile.json"),
        "machine": read_machine(prefix + ".machine"),
        "link": link,
    }


def predicted(name, known):
    log = os.path.join(FOLDER, name + ".calls")
    execute(name, "--runtime=stub", "--log=" + log)
    seconds = predict(read_calls(log), known["profile"], known["machine"])
    os.remove(log)
    return seconds


def machine(runtime):
    if runtime != "cuda":
        return runtime
    try:
        return (
            subprocess.run(
                ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"],
                capture_output=True,
                text=True,
            ).stdout.strip()
            or "unknown"
        )
    except OSError:
        return "unknown"


def shown(value):
    if value is None:
        return "-"
    return "%.6g" % value if isinstance(value, float) else str(value)


def judge(row, whole, runtime):
    """Returns sentences on what is wrong with a row."""
    if runtime == "stub":
        return []
    wrong = []
    if row["checksum"] != whole["checksum"]:
        wrong.append("other bits than unrewritten")
    if row.get("graph_checksum") not in (None, row["checksum"]):
        wrong.append("other bits as a graph")
    wrong += ["other than the CPU's: " + what for what in row.get("outputs_off", [])[:SHOWN]]
    return wrong


def read_plans(runtime):
    """Reads lines MODEL PLAN BYTES. BYTES is the planned peak of the executable. If the plan is "whole", the line has
    no BYTES."""
    with open(os.path.join(FOLDER, "plans")) as file:
        plans = [line.split() for line in file]
    if runtime == "host":  # Only models whose names end with -small were compiled for the CPU.
        plans = [plan for plan in plans if plan[0].endswith("-small")]
    return [(model, what, int(peak[0]) if peak else None) for model, what, *peak in plans]


def unpack():
    packed = os.path.join(FOLDER, "programs.tar.xz")
    if os.path.exists(packed):
        with tarfile.open(packed) as programs:
            programs.extractall(FOLDER)
        os.remove(packed)


class Check:
    def __init__(self, runtime):
        self.runtime, self.whole, self.known = runtime, {}, {}
        self.results = {"machine": machine(runtime), "runtime": runtime, "rows": []}

    def run(self, model, what, peak):
        name, row = model + "-" + what, {}
        try:
            row = measure(name, self.runtime, model)
            if what == "whole":
                self.whole[model] = row
                if self.runtime != "stub":
                    self.known[model] = calibrate(name, self.runtime)
                    self.results.setdefault("link", self.known[model]["link"])
            wrong = judge(row, self.whole[model], self.runtime)
            row["planned_bytes"] = peak
            add_quotients(row, self.whole[model])
            if model in self.known:
                row.update(predicted(name, self.known[model]))
        except KeyError:
            wrong = ["FAILED: the unrewritten step did not run"]
        except (RuntimeError, OSError, ValueError, AttributeError) as error:
            wrong = ["FAILED: %s" % error]
        row.update(model=model, plan=what, wrong=wrong)
        self.results["rows"].append(row)
        print(self.line(row), flush=True)
        self.write()

    def line(self, row):
        good = "calls only, nothing computed" if self.runtime == "stub" else "ok, bits as unrewritten"
        figures = [
            "%s %s" % (key, shown(value))
            for key, value in row.items()
            if key not in ("model", "plan", "wrong", "outputs_off") and value is not None
        ]
        return "%s %s: %s\n    %s" % (row["model"], row["plan"], "; ".join(row["wrong"]) or good, ", ".join(figures))

    def failures(self):
        return sum(bool(row["wrong"]) for row in self.results["rows"])

    def summary(self):
        link = self.results.get("link", {})
        lines = [
            "machine: " + self.results["machine"],
            "link and device: " + ", ".join("%s %s" % (k, shown(v)) for k, v in link.items()),
        ]
        lines += write_table(self.results["rows"])
        with open(os.path.join(FOLDER, "missing")) as file:
            lines += ["no plan: " + line.strip() for line in file]
        lines += ["out of time: " + name for name in self.results.get("out_of_time", [])]
        return lines + ["%d failures" % self.failures() if self.failures() else "all ran"]

    def write(self):
        text = "\n".join([self.line(row) for row in self.results["rows"]] + self.summary()) + "\n"
        for name, content in (("results.txt", text), ("results.json", json.dumps(self.results, indent=1) + "\n")):
            with open(os.path.join(FOLDER, name + ".unfinished"), "w") as file:
                file.write(content)
            os.replace(file.name, os.path.join(FOLDER, name))


def main():
    start = time.monotonic()
    unpack()
    runtime = sys.argv[1] if len(sys.argv) > 1 else "cuda"
    check = Check(runtime)
    for model, what, peak in read_plans(runtime):
        if time.monotonic() - start > TIME:
            check.results.setdefault("out_of_time", []).append(model + " " + what)
        else:
            check.run(model, what, peak)
    check.write()
    print("\n".join(check.summary()))
    return 1 if check.failures() else 0


sys.exit(main())
