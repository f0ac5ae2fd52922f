#!/usr/bin/env python3
"""run [cuda|stub|host]: runs the executables that tools/gpu-check built into this
folder, and prints and writes what they show: results.txt and results.json.

Failures, and exit code 1: an executable fails, a plan's outputs differ from those
of the unrewritten step by a bit, or from the CPU's by more than 0.1 % of the
largest number. Times are figures, and no failures."""
import json
import os
import re
import struct
import subprocess
import sys

TOLERANCE = 1e-3
STEPS = 6  # The first one is not counted.
FOLDER = os.path.dirname(os.path.abspath(__file__))


def numbers(path):
    with open(path, "rb") as file:
        data = file.read()
    return struct.unpack("<%df" % (len(data) // 4), data[: len(data) // 4 * 4])


def difference(expected, actual):
    """Of the numbers that both have, relative to the largest."""
    largest = max((abs(x) for x in expected if abs(x) < 1e30), default=0)
    if len(expected) != len(actual) or largest == 0:
        return float("inf")
    return max(abs(a - b) for a, b in zip(expected, actual) if abs(a) < 1e30) / largest


def execute(name, *options):
    done = subprocess.run([os.path.join(FOLDER, name), *options],
                          capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError((done.stderr.strip() or "exit code %d" % done.returncode))
    return done.stdout


def field(text, pattern, kind=float):
    found = re.search(pattern, text)
    return kind(found.group(1)) if found else None


def measure(name, runtime, model):
    """What one executable shows."""
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
    cpu = os.path.join(FOLDER, model + ".cpu")
    if row["checksum"] and os.path.exists(cpu):
        row["off_by"] = difference(numbers(cpu), numbers(outputs))
    if runtime == "cuda":
        text = execute(name, "--steps=%d" % STEPS, "--graph")
        steps = [float(s) for s in re.findall(r"^step \d+: (\S+) s", text, re.M)]
        row["graph_seconds"] = min(steps[1:])
        row["graph_checksum"] = field(text, r"checksum (\S+)", str)
    if runtime != "stub":
        trace = os.path.join(FOLDER, name + ".trace.json")
        text = execute(name, "--runtime=" + runtime, "--steps=2", "--trace=" + trace)
        for key, pattern in (("kernels", r"kernels (\S+) s"), ("stall", r"stall (\S+) s"),
                             ("copies_out", r"copies out (\S+) s"), ("copies_in", r", in (\S+) s")):
            row[key + "_seconds"] = field(text, pattern)
        row["copies_beside_percent"] = field(text, r"copies beside kernels (\S+) %")
    return row


def least_seconds(row, link):
    """What the step would take without any stall: the kernels as measured one by
    one, or the copies of one direction over the measured link, whichever is more."""
    kernels = row.get("kernels_seconds")
    found = re.match(r"\d+ out of (\d+) bytes, \d+ in of (\d+) bytes", row["copies"] or "")
    if not kernels or not link or not found:
        return None
    return max(kernels, int(found.group(1)) / link["out"], int(found.group(2)) / link["in"])


def calibrate(name, runtime):
    prefix = os.path.join(FOLDER, name)
    text = execute(name, "--runtime=" + runtime, "--steps=3", "--calibrate=" + prefix)
    found = re.search(r"at once: (\S+) bytes/s out, (\S+) in; alone (\S+) out, (\S+) in", text)
    link = dict(zip(("out", "in", "out_alone", "in_alone"), map(float, found.groups())))
    link["flops"] = field(text, r"measured: (\S+) FLOP")
    link["bandwidth"] = field(text, r"FLOP/s, (\S+) bytes")
    return link


def machine(runtime):
    if runtime != "cuda":
        return runtime
    try:
        return subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"],
                              capture_output=True, text=True).stdout.strip() or "unknown"
    except OSError:
        return "unknown"


def shown(value):
    if value is None:
        return "-"
    return "%.6g" % value if isinstance(value, float) else str(value)


def judge(row, whole, runtime):
    """What is wrong with a row."""
    if runtime == "stub":
        return []
    wrong = []
    if row["checksum"] != whole["checksum"]:
        wrong.append("other bits than unrewritten")
    if row.get("graph_checksum") not in (None, row["checksum"]):
        wrong.append("other bits as a graph")
    if row.get("off_by", 0) > TOLERANCE:
        wrong.append("off the CPU's by %g" % row["off_by"])
    return wrong


def main():
    runtime = sys.argv[1] if len(sys.argv) > 1 else "cuda"
    with open(os.path.join(FOLDER, "plans")) as file:
        plans = [line.split() for line in file]
    if runtime == "host":  # The others have no kernels for a CPU.
        plans = [plan for plan in plans if plan[0].endswith("-small")]
    results = {"machine": machine(runtime), "runtime": runtime, "rows": []}
    lines = ["machine: " + results["machine"]]
    failures, whole, link = 0, {}, {}
    for model, what in plans:
        name = model + "-" + what
        try:
            row = measure(name, runtime, model)
            if what == "whole":
                whole[model] = row
                if runtime != "stub" and not link:
                    link = calibrate(name, runtime)
            wrong = judge(row, whole[model], runtime)
        except (RuntimeError, KeyError, OSError) as error:
            row, wrong = {}, ["FAILED: %s" % error]
        row.update(model=model, plan=what, wrong=wrong)
        if row.get("step_seconds") and whole.get(model, {}).get("step_seconds"):
            row["times_whole"] = row["step_seconds"] / whole[model]["step_seconds"]
            row["without_stall_seconds"] = least_seconds(row, link)
        failures += bool(wrong)
        results["rows"].append(row)
        lines.append("%s %s: %s" % (model, what, "; ".join(wrong) or (
            "calls only, nothing computed" if runtime == "stub" else "ok, bits as unrewritten")))
        lines.append("    " + ", ".join("%s %s" % (key, shown(value)) for key, value in row.items()
                                        if key not in ("model", "plan", "wrong") and value is not None))
        print("\n".join(lines[-2:]), flush=True)
    results["link"] = link
    lines.append("link and device: " + ", ".join("%s %s" % (k, shown(v)) for k, v in link.items()))
    with open(os.path.join(FOLDER, "missing")) as file:
        lines += ["no plan: " + line.strip() for line in file]
    lines.append("%d failures" % failures if failures else "all ran")
    print("\n".join(lines[1 + 2 * len(plans):]))
    for name, text in (("results.txt", "\n".join(lines) + "\n"),
                       ("results.json", json.dumps(results, indent=1) + "\n")):
        with open(os.path.join(FOLDER, name + ".unfinished"), "w") as file:
            file.write(text)
        os.replace(file.name, os.path.join(FOLDER, name))
    return 1 if failures else 0


sys.exit(main())
