#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the table of docs/results/Iree.md: original steps, rewritten steps, and steps with jax.checkpoint, all run by
IREE.

    bench/measure/iree_table.py [--runs 1] [--work FOLDER] [--donate] [--slice 4] [MODEL=BUDGET ...]
    bench/measure/iree_table.py --read [--work FOLDER] [MODEL=BUDGET ...]

Each step comes from JAX as StableHLO and is compiled by IREE for this CPU. The original step and the step with
jax.checkpoint are compiled with IREE's own flags, and the rewritten step by remat-iree. Each version of a step runs in
processes of its own on the same input. DEVICE_LOCAL is the peak of `iree-run-module --print_statistics`, and resident
is the most that the process held (VmHWM). Seconds are CPU time: medians of single steps by `iree-benchmark-module`.
With --runs 0 the seconds are those of the process whose memory is measured, which halves the time of the script. Outputs
are compared with those of the original step. Earlier results in FOLDER are used again. --read instead prints the bytes
of each step from IREE's IR, and DEVICE_LOCAL.
"""

import argparse
import importlib.util
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from paths import ROOT
from remat.iree import TARGET, Iree
from remat.process import Failed, run
from remat.reading import AT_MOST
from table import markdown, markdown_row, show

BUDGETS = {"resnet50": "480MB", "transformer": "450MB", "unet": "380MB", "lstm": "80MB"}
# The flags with which a user of IREE would compile for this CPU.
PLAIN = [flag for flag in TARGET if "partitioning" not in flag]
ORIGINAL, CHECKPOINT = "original step", "`jax.checkpoint`"
WAYS = (ORIGINAL, CHECKPOINT, "rewritten")
DONATED = "rewritten, parameters donated"
COLUMNS = ("step", "", "DEVICE_LOCAL MB", "resident MB", "CPU s", "outputs with the same bits")
READ_COLUMNS = ("step", "", "read from IREE's IR, bytes", "DEVICE_LOCAL, bytes")
SLICED = "in {} slices"


def lower(model, way):
    """Returns the StableHLO text of a step."""
    import generic
    import jax

    step = model.by_hand().step() if way == CHECKPOINT else model.step()
    donated = range(len(model.parameters())) if way == DONATED else ()
    lowered = jax.jit(step, donate_argnums=tuple(donated)).lower(*model.argument_types())
    if way == CHECKPOINT:
        return lowered.as_text()
    # The LSTM's barriers are removed, because they are only for elementwise fusion before planning
    # (tools/models/lstm.py).
    module = lowered.compiler_ir("stablehlo")
    with module.context:
        generic.drop_barriers(module)
    return str(module)


def runtime(name):
    """Returns the path of a program of IREE's runtime. A Python script starts this program, but has little memory of
    its own.
    """
    found = importlib.util.find_spec("iree._runtime_libs")
    path = found and os.path.join(found.submodule_search_locations[0], name)
    return path if path and os.path.exists(path) else name


def most_resident(pid):
    """Returns VmHWM in bytes; None once the process has ended. (The figure ru_maxrss would count the fork of this
    process, too.)"""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as file:
            found = re.search(r"VmHWM:\s*(\d+) kB", file.read())
    except OSError:
        return None
    return int(found[1]) * 1024 if found else None


class Step:
    """One version of a model's step: its files in a folder."""

    def __init__(self, folder, name, way, slices=None):
        self.slices = slices
        self.stem = os.path.join(folder, f"{name}.{way.replace(',', '').replace(' ', '-')}")
        self.name, self.way, self.folder = name, way, folder
        self.source, self.module = self.stem + ".mlir", self.stem + ".vmfb"
        self.rewritten = self.stem + ".rewritten.mlir"

    def build(self, model, budget):
        if os.path.exists(self.module):
            return
        with open(self.source, "w", encoding="utf-8") as file:
            file.write(lower(model, self.way))
        part = self.module + ".part"
        if self.way not in WAYS[:2]:
            print(
                run(
                    [
                        os.path.join(ROOT, "tools", "remat-iree", "remat-iree"),
                        self.source,
                        "--budget",
                        budget,
                        "-o",
                        part,
                        "--mlir",
                        self.rewritten,
                        # Slices may change the order of additions, because IREE itself adds in another order than the
                        # step.
                        *(["--slice", str(self.slices), "--slice-reorder", "--rounds", "2"] if self.slices else []),
                    ]
                ).stdout,
                file=sys.stderr,
            )
        else:
            run(["iree-compile", *PLAIN, self.source, "-o", part])
        os.replace(part, self.module)

    def read(self):
        """Returns (the figure from IREE's IR, DEVICE_LOCAL bytes of a run on zeros)."""
        plain = self.way in WAYS[:2]
        compiler = Iree(flags=PLAIN if plain else TARGET, **({"packer": None} if plain else {}))
        stream = compiler.stream(self.source if plain else self.rewritten)
        memory = compiler.figures(stream)
        said = f"{'at most ' if memory.source == AT_MOST else ''}{memory.total}"
        return said, compiler.runner.peak(self.module, stream.end)

    def arguments(self, inputs):
        return [
            "--device=local-sync",
            f"--module={self.module}",
            "--function=main",
            *(f"--input=@{path}" for path in inputs),
        ]

    def memory(self, inputs, outputs):
        """Returns (DEVICE_LOCAL bytes, resident bytes, CPU seconds) of a process that runs the step once and writes its
        outputs."""
        resident, ended = 0, 0
        with tempfile.TemporaryFile("w+") as log:
            process = subprocess.Popen(
                [
                    runtime("iree-run-module"),
                    *self.arguments(inputs),
                    "--print_statistics",
                    *(f"--output=@{path}" for path in outputs),
                ],
                stdout=log,
                stderr=log,
            )
            while not ended:
                resident = most_resident(process.pid) or resident
                time.sleep(0.01)
                ended, status, used = os.wait4(process.pid, os.WNOHANG)
            process.returncode = os.waitstatus_to_exitcode(status)
            log.seek(0)
            text = log.read()
        found = re.search(r"DEVICE_LOCAL:\s*(\d+)B peak", text)
        if process.returncode or not found:
            raise Failed(text.split(";")[1].strip() if ";" in text else text[-200:].strip())
        return int(found[1]), resident, used.ru_utime + used.ru_stime

    def seconds(self, inputs, runs):
        """Returns the CPU seconds of single steps, measured by IREE's benchmark program."""
        text = run(
            [
                runtime("iree-benchmark-module"),
                *self.arguments(inputs),
                "--benchmark_min_time=1x",
                f"--benchmark_repetitions={runs}",
                "--benchmark_time_unit=ms",
            ]
        ).stdout
        return [float(cpu) / 1e3 for cpu in re.findall(r"real_time\s+[\d.]+ ms\s+([\d.]+) ms", text)]


def save_inputs(model, folder, name):
    import numpy

    paths = []
    for i, value in enumerate(model.random_arguments()):
        paths.append(os.path.join(folder, f"{name}.in{i}.npy"))
        numpy.save(paths[-1], value)
    return paths


def difference(expected, found):
    """Returns (arrays with the same bits, arrays, the largest difference).

    The difference of an array is relative to its largest element if that element is above 1e-5. Otherwise the
    difference is absolute, because some gradients are zero except for rounding errors."""
    import numpy

    same, worst = 0, 0.0
    for a, b in zip(expected, found):
        a, b = numpy.load(a), numpy.load(b)
        same += a.tobytes() == b.tobytes()
        scale = float(numpy.abs(a).max())
        error = float(numpy.abs(a - b).max()) / (scale if scale > 1e-5 else 1.0)
        worst = max(worst, math.inf if math.isnan(error) else error)
    return same, len(expected), worst


def outputs_of(step, count):
    return [f"{step.stem}.out{i}.npy" for i in range(count)]


def rows(name, model, budget, folder, runs, ways, slices):
    inputs = save_inputs(model, folder, name)
    count = len(model.parameters()) + 1
    steps = [Step(folder, name, way) for way in ways]
    if slices:
        steps.append(Step(folder, name, SLICED.format(slices), slices))
    for step in steps:
        step.build(model, budget)
    memory, failed = {}, {}
    for step in steps:
        try:
            memory[step.way] = step.memory(inputs, outputs_of(step, count))
        except Failed as error:
            failed[step.way] = error
    steps = [step for step in steps if step.way in memory]
    if not steps or steps[0].way != WAYS[0]:
        sys.exit(f"iree_table: {name} does not run: {failed[WAYS[0]]}")
    times = {step.way: [memory[step.way][2]] if not runs else [] for step in steps}
    # The steps take turns, so that other work on the machine affects all of them.
    for _ in range(runs):
        for step in steps:
            times[step.way] += step.seconds(inputs, 1)
    for way, error in failed.items():
        yield name, way, f"does not run: {error}", "", "", ""
    expected = outputs_of(steps[0], count)
    for step in steps:
        device, resident, _ = memory[step.way]
        same, arrays, worst = difference(expected, outputs_of(step, count))
        outputs = "" if step is steps[0] else f"{same} of {arrays}" + (f", else {worst:.1e}" if same < arrays else "")
        way = step.way.replace("rewritten", f"rewritten, {budget}")
        way += f", {budget}" if step.slices else ""
        seconds = statistics.median(times[step.way])
        yield name, way, f"{device / 1e6:.1f}", f"{resident / 1e6:.1f}", f"{seconds:.2f}", outputs


def rows_read(name, model, budget, folder, ways):
    for step in [Step(folder, name, way) for way in ways]:
        step.build(model, budget)
        try:
            said, taken = step.read()
            yield name, step.way, said, taken
        except Failed as error:
            yield name, step.way, "", f"does not run: {error}"


def models():
    import lstm
    import mixer
    import resnet
    import transformer
    import unet

    return {**resnet.MODELS, **transformer.MODELS, **unet.MODELS, **lstm.MODELS, **mixer.MODELS}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--runs",
        type=int,
        default=1,
        help="timed runs of each step (default 1; 0: the seconds of the process whose memory is measured)",
    )
    parser.add_argument("--work", metavar="FOLDER", help="keep what is compiled in this folder")
    parser.add_argument(
        "--donate", action="store_true", help="write new parameters over the old ones in the rewritten step"
    )
    parser.add_argument(
        "--read", action="store_true", help="print only bytes: those that are read from IREE's IR, and those of a run"
    )
    parser.add_argument(
        "--slice",
        type=int,
        metavar="K",
        help="also a row of the step in this number of slices, rewritten within the budget",
    )
    parser.add_argument(
        "models",
        nargs="*",
        metavar="MODEL=BUDGET",
        help="default: " + " ".join(f"{name}={budget}" for name, budget in BUDGETS.items()),
    )
    options = parser.parse_args()
    venv = os.path.join(ROOT, ".venv", "iree", "bin")
    os.environ["PATH"] = venv + os.pathsep + os.environ["PATH"]
    if importlib_missing("jax") and os.path.exists(os.path.join(venv, "python")):
        os.execv(os.path.join(venv, "python"), [os.path.join(venv, "python"), *sys.argv])
    if not shutil.which("iree-compile"):
        sys.exit("iree_table: iree-compile is not installed: tools/setup iree")
    chosen = dict(item.split("=", 1) for item in options.models) or BUDGETS
    known = models()
    unknown = [name for name in chosen if name not in known]
    if unknown:
        sys.exit(f"iree_table: no model is called {unknown[0]}; there are {', '.join(known)}")
    show(markdown(READ_COLUMNS if options.read else COLUMNS))
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.work or temporary
        os.makedirs(folder, exist_ok=True)
        for name, budget in chosen.items():
            ways = (*WAYS[:2], DONATED if options.donate else WAYS[2])
            found = (
                rows_read(name, known[name], budget, folder, ways)
                if options.read
                else rows(name, known[name], budget, folder, options.runs, ways, options.slice)
            )
            try:
                show(map(markdown_row, found))
            except Failed as error:
                sys.exit(f"iree_table: {name}: {error}")


def importlib_missing(name):
    return importlib.util.find_spec(name) is None


if __name__ == "__main__":
    main()
