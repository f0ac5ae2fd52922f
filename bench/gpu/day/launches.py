#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures each launch of executables of remat-compile, and compares it with the estimate of tools/gpu-roofline.

    remat-compile step.mlir -o step && tools/gpu-roofline step.mlir --json step.roofline.json
    bench/gpu/day/launches.py step --json rows.json
    bench/gpu/day/launches.py step --nsys --json rows.json

The time of a launch is the time between an event before it and an event after it. The events that surround a launch add
2 to 3 us. With --nsys the time comes from NVIDIA's Nsight Systems, which adds no such time. Rows also have the time of
the whole step, with kernels launched one by one and from a graph, and the rates of copies to the host.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "python"))

from remat.output import write_output  # noqa: E402
from remat.process import finished, first_error  # noqa: E402

STEPS = 6  # The first step of an executable also loads the kernels, and is not measured.
LINK = re.compile(r"at the same time: (\S+) bytes/s out, (\S+) in; alone (\S+) out, (\S+) in; latency (\S+) s")


def call(command, timeout=100):
    try:
        done = finished(command, timeout=timeout)
    except subprocess.TimeoutExpired as error:
        raise RuntimeError(f"{os.path.basename(command[0])} was not done after {timeout} s") from error
    if done.returncode:
        raise RuntimeError(first_error(done.stderr) or f"status {done.returncode}")
    return done.stdout


def fastest(text):
    """Returns the seconds of the fastest step, without the first step."""
    return min(map(float, re.findall(r"^step \d+: (\S+) s", text, re.M)[1:]))


def traced(step, runtime, folder):
    """Returns [(kernel, seconds)] of the launches and library calls of the last step, in order."""
    path = os.path.join(folder, "trace.json")
    call([step, f"--runtime={runtime}", "--steps=3", f"--trace={path}"])
    with open(path, encoding="utf-8") as file:
        events = [each for each in json.load(file)["traceEvents"] if each["ph"] == "X" and each["tid"] == 0]
    last = max((each["args"]["step"] for each in events), default=0)
    return [(each["args"].get("kernel", ""), 1e-6 * each["dur"]) for each in events if each["args"]["step"] == last]


def profiled(step, count, folder):
    """Returns [(kernel, seconds)] of the last step's launches, measured by Nsight Systems. `count` is the number
    of launches of a step."""
    path = os.path.join(folder, "profile")
    call(["nsys", "profile", "--trace=cuda", "--output", path, step, "--steps=3"])
    text = call(["nsys", "stats", "--report", "cuda_gpu_trace", "--format", "json", f"{path}.nsys-rep"])
    rows = json.loads(text[text.index("[") :])
    kernels = [(each["Name"], 1e-9 * each["Duration (ns)"]) for each in rows if not each["Name"].startswith("[CUDA ")]
    return kernels[len(kernels) - count :]


def row_of(step, runtime, with_nsys):
    """Returns the measured figures of an executable."""
    more = ["--graph"] if runtime == "cuda" else []  # Only CUDA's driver can launch a graph.
    run = [step, f"--runtime={runtime}", f"--steps={STEPS}"]
    with tempfile.TemporaryDirectory() as folder:
        row = {"seconds": fastest(call(run)), "graph_seconds": fastest(call(run + more)) if more else None}
        copies = call([step, f"--runtime={runtime}", "--steps=2", f"--calibrate={folder}/calibrated"])
        row["link"] = dict(
            zip(("out", "in", "out_alone", "in_alone", "latency"), map(float, LINK.search(copies).groups()))
        )
        estimated = read_estimate(f"{step}.roofline.json")
        kernels = traced(step, runtime, folder)
        if with_nsys:
            kernels = profiled(step, len(kernels), folder)
    if estimated and len(estimated) != len(kernels):
        raise RuntimeError(
            f"{len(kernels)} launches were measured, and {len(estimated)} estimated: they are of other steps"
        )
    row["launches"] = [joined(kernel, each) for kernel, each in zip(kernels, estimated or [{}] * len(kernels))]
    return row


def read_estimate(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return json.load(file)["launches"]


def joined(measured, estimated):
    row = {"kernel": measured[0], "seconds": measured[1]}
    if estimated:
        row |= {name: estimated[name] for name in ("kind", "bound", "bytes", "flop")}
        row |= {"site": os.path.basename(estimated["site"]), "estimated": estimated["seconds"]}
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", metavar="STEP", help="an executable; STEP.roofline.json has its estimate")
    parser.add_argument("--runtime", default="cuda", choices=("cuda", "host"))
    parser.add_argument("--nsys", action="store_true", help="ask Nsight Systems for the times of kernels")
    parser.add_argument("--json", required=True, metavar="FILE", help="the rows, whole after each")
    options = parser.parse_args()
    rows = []
    for step in options.steps:
        try:
            found = row_of(os.path.abspath(step), options.runtime, options.nsys)
        except (RuntimeError, OSError, ValueError, KeyError, AttributeError) as error:
            found = {
                "failed": f"{type(error).__name__}: {error}" if not isinstance(error, RuntimeError) else str(error)
            }
        rows.append({"step": os.path.basename(step), **found})
        write_output(options.json, json.dumps(rows, indent=1) + "\n")
        print(f"{step}: {found.get('failed') or '%.6f s' % found['seconds']}", flush=True)
    return any("failed" in row for row in rows)


if __name__ == "__main__":
    sys.exit(main())
