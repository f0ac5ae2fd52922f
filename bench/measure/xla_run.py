#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs steps of StableHLO on the device of JAX, and prints their bytes and seconds: the original step, and rewritten
ones with the same arguments and results.

    bench/measure/xla_table.py --steps steps --temporaries resnet50
    tools/remat-xla/remat-xla steps/resnet50.mlir --budget 40% --target h100 -o steps/resnet50.40.mlir
    bench/measure/xla_run.py steps/resnet50.mlir steps/resnet50.hand.mlir steps/resnet50.40.mlir

MB are the bytes that XLA reports when it compiles, and the most bytes that the device's allocator had in use, if it
reports them. Both figures count arguments and results. XLA tries kernels while it compiles, and a peak may come from
these trials. The word "below" in a cell then says so. Seconds are the median of --steps runs after one run that is not
timed. The seconds do not include copies to the device. The last column is the largest difference from the outputs of
the first step that runs, as a share of the largest number of each output, at up to --compare elements. Inputs are
random and the same for all steps. Each step runs in a process of its own, because the peak of an allocator never goes
down. A step that fails is left out, and its message is printed. An example is a step that needs more memory than the
device has. --json writes the rows to a file, which is complete after each row. --profile adds the seconds of the
kernels of one more run, from JAX's profiler.
"""

import argparse
import fcntl
import glob
import gzip
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import paths  # noqa: F401
from remat.output import write_output
from table import markdown, markdown_row, show

HERE = os.path.abspath(__file__)
COLUMNS = ("step", "XLA's bytes, MB", "allocator's peak, MB", "seconds", "of the first", "outputs differ by")
# The number of random numbers that are drawn for all arguments together. An argument with more elements repeats these numbers.
POOL = 1 << 22


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", metavar="STEP.mlir", help="the original step, then others")
    parser.add_argument("--steps", type=int, default=10, help="how many runs are timed (default 10)")
    parser.add_argument("--seed", type=int, default=0, help="of the inputs (default 0)")
    parser.add_argument(
        "--positive", action="store_true", help="no input is below 0, because optimizers expect this of squares"
    )
    parser.add_argument(
        "--compare", type=int, default=1 << 24, metavar="N", help="elements of each output, evenly spread"
    )
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="compile N steps at the same time, and none while a step runs"
    )
    parser.add_argument("--json", metavar="FILE", help="also write the rows to this file")
    parser.add_argument("--profile", action="store_true", help="add the seconds of each kernel to --json")
    # These two options are for the process of one step: the file for its outputs, and a lock file. Compilations share
    # the lock, and a running step holds it alone.
    parser.add_argument("--outputs", help=argparse.SUPPRESS)
    parser.add_argument("--turns", help=argparse.SUPPRESS)
    options = parser.parse_args()
    for name in ("steps", "compare", "jobs"):
        if getattr(options, name) < 1:
            parser.error(f"--{name} has to be 1 or more")
    for path in options.paths:
        if not os.path.exists(path):
            parser.error(f"there is no file {path}")
    return options


def inputs_of(module, options):
    """Returns random arrays of the arguments' types. The floats are small numbers. Whole numbers are zero, because they
    may be indices of a table.
    """
    import ml_dtypes
    import numpy as np
    from jaxlib.mlir import ir

    kinds = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": ml_dtypes.bfloat16, "i1": "bool"}
    pool, made = 0.05 * np.random.default_rng(options.seed).standard_normal(POOL, dtype="float32"), []
    if options.positive:
        pool = np.abs(pool)
    main = next(op for op in module.body.operations if op.attributes["sym_name"].value == "main")
    for number, each in enumerate(main.attributes["function_type"].value.inputs):
        tensor, element = ir.RankedTensorType(each), str(ir.RankedTensorType(each).element_type)
        kind = kinds.get(element) or element.replace("ui", "uint").replace("i", "int", not element.startswith("ui"))
        floats = element in kinds and element != "i1"
        drawn = np.roll(pool, 4099 * number) if floats else np.zeros(1)
        made.append(np.resize(drawn.astype(kind), tensor.shape))
    return made


def run_one(path, options):
    """Prints one line of JSON, and writes the outputs."""
    # Processes that compile at the same time try kernels on one device, and each would reserve most of its memory.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    import jax
    import numpy as np
    from jax._src import compiler
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jaxlib.mlir import ir

    device = jax.devices()[0]
    turns = open(options.turns, "w", encoding="utf-8")  # noqa: SIM115 (held to the end of the process)
    fcntl.flock(turns, fcntl.LOCK_SH)
    with mlir.make_ir_context(), open(path, encoding="utf-8") as file:
        module = ir.Module.parse(file.read())
        inputs = inputs_of(module, options)
        executable = device.client.compile_and_load(
            module, xla_client.DeviceList((device,)), compiler.get_compile_options(num_replicas=1, num_partitions=1)
        )
    stats, compiling = executable.get_compiled_memory_stats(), peak_of(device)
    fcntl.flock(turns, fcntl.LOCK_EX)
    seconds, outputs = [], None
    for _ in range(options.steps + 1):
        outputs = None  # Frees the results of the previous step before the next step runs.
        outputs, taken = run_step(executable, inputs, device)
        seconds.append(taken)
    peak = peak_of(device)
    np.savez(options.outputs, *(some_of(np.asarray(each), options.compare) for each in outputs))
    sizes = [getattr(stats, f"{name}_size_in_bytes") for name in ("argument", "output", "temp", "alias")]
    report = {
        "bytes": sum(sizes[:3]) - sizes[3],
        "peak": peak,
        "of compiling": peak is not None and peak == compiling,
        "seconds": statistics.median(seconds[1:]),
        "device": device.device_kind,
    }
    if options.profile:
        del outputs
        report["kernels"] = profiled(lambda: run_step(executable, inputs, device))
    print(json.dumps(report))


def run_step(executable, inputs, device):
    """Returns the outputs of one run, and the seconds that it took."""
    import jax

    given = [jax.block_until_ready(jax.device_put(each, device)) for each in inputs]
    start = time.perf_counter()
    outputs = [shards[0] for shards in executable.execute_sharded(given).disassemble_into_single_device_arrays()]
    jax.block_until_ready(outputs)
    return outputs, time.perf_counter() - start


def profiled(run):
    """Returns {name of an HLO op: [runs, seconds]} of all kernels of run()."""
    import jax

    with tempfile.TemporaryDirectory() as folder:
        with jax.profiler.trace(folder):
            run()
        (path,) = glob.glob(f"{folder}/**/*.trace.json.gz", recursive=True)
        with gzip.open(path) as file:
            return kernels_of(json.load(file)["traceEvents"])


def kernels_of(events):
    """Returns {name: [runs, seconds]} of a trace. On a GPU each kernel is an event of a stream, and also an event of lanes that sum up
    streams. On a CPU there are no streams."""
    lanes = {
        (each["pid"], each["tid"]): each["args"]["name"]
        for each in events
        if each.get("ph") == "M" and each["name"] == "thread_name"
    }
    found = [each for each in events if each.get("ph") == "X" and "hlo_op" in each.get("args", {})]
    on_streams = [each for each in found if lanes.get((each["pid"], each["tid"]), "").startswith("Stream")]
    kernels = {}
    for each in on_streams or found:
        runs, seconds = kernels.get(each["args"]["hlo_op"], (0, 0.0))
        kernels[each["args"]["hlo_op"]] = [runs + 1, seconds + 1e-6 * each["dur"]]
    return kernels


def peak_of(device):
    return (device.memory_stats() or {}).get("peak_bytes_in_use")


def some_of(array, most):
    """Returns the array in f64, or `most` of its elements, evenly spread, if it has more."""
    import numpy as np

    if array.size > most:
        array = array.reshape(-1)[np.linspace(0, array.size - 1, most).astype(np.int64)]
    return array.astype(np.float64)


def apart(outputs, first):
    """Returns the largest difference between two runs of any output, as a share of the output's largest number. The
    difference is inf if a value is not finite in only one of the two outputs."""
    import numpy as np

    if len(outputs.files) != len(first.files):
        sys.exit(
            f"xla_run: the steps have {len(first.files)} and {len(outputs.files)} results: they are not of one step"
        )
    most = 0.0
    for name in first.files:
        one, other = outputs[name], first[name]
        if one.shape != other.shape:
            sys.exit(f"xla_run: a result is of {other.shape} and of {one.shape}: the steps are not of one step")
        if not np.array_equal(np.isfinite(one), np.isfinite(other)):
            return float("inf")
        difference = np.max(np.abs(np.nan_to_num(one) - np.nan_to_num(other)), initial=0)
        most = max(most, difference / max(np.max(np.abs(np.nan_to_num(other)), initial=0), 1e-30))
    return most


def main():
    options = parse()
    try:
        import jax  # noqa: F401
        import numpy as np
    except ImportError as error:
        sys.exit(f"xla_run: {error.name} is not installed: pip install jax, with the plugin of the device")
    if options.outputs:
        run_one(options.paths[0], options)
        return
    first, rows = None, []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(options.jobs) as jobs:
        outputs = [os.path.join(folder, f"{number}.npz") for number in range(len(options.paths))]
        turns = os.path.join(folder, "turns")
        for path, output, done in zip(
            options.paths, outputs, jobs.map(lambda each: started(*each, turns, options), zip(options.paths, outputs))
        ):
            if done.returncode:
                rows.append({"step": path, "failed": message_of(done.stderr)})
                write_rows(options.json, rows)
                print(f"xla_run: {path}: {rows[-1]['failed']}", file=sys.stderr, flush=True)
                continue
            row = json.loads(done.stdout.splitlines()[-1])
            if first is None:
                first, seconds = np.load(output), row["seconds"]
                show([row["device"], "", *markdown(COLUMNS)])
            cells = (path, f"{row['bytes'] / 1e6:,.6f}", peak_said(row), f"{row['seconds']:.5f}")
            differ = apart(np.load(output), first)
            print(markdown_row((*cells, f"{row['seconds'] / seconds:.3f}", f"{differ:.1e}")), flush=True)
            rows.append({"step": path, **row, "differ": differ})
            write_rows(options.json, rows)
    sys.exit(any("failed" in row for row in rows))


def write_rows(path, rows):
    if path:
        write_output(path, json.dumps(rows, indent=1) + "\n")


def started(path, outputs, turns, options):
    """Runs one step in a process of its own, and returns the finished process."""
    numbers = [f"--{name}={getattr(options, name)}" for name in ("steps", "seed", "compare")]
    places = [f"--outputs={outputs}", f"--turns={turns}"]
    switches = [f"--{name}" for name in ("positive", "profile") if getattr(options, name)]
    again = [sys.executable, HERE, path, *numbers, *places, *switches]
    return subprocess.run(again, capture_output=True, text=True, check=False)


def peak_said(row):
    if row["peak"] is None:
        return "not said"
    return f"{'below ' * row['of compiling']}{row['peak'] / 1e6:,.6f}"


def message_of(text):
    """Returns that line of a process's output that names its error."""
    lines = text.strip().splitlines() or ["it failed"]
    return next((line for line in reversed(lines) if re.search(r"error: ", line, re.I)), lines[-1])


if __name__ == "__main__":
    main()
