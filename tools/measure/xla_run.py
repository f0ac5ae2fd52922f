#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs steps of StableHLO on the device that JAX has, and prints what they take there: the step as it is, and rewritten ones of
the same arguments and results beside it.

    tools/measure/xla_table.py --steps steps --temporaries resnet50
    tools/remat-xla/remat-xla steps/resnet50.mlir --budget 40% --target h100 -o steps/resnet50.40.mlir
    tools/measure/xla_run.py steps/resnet50.mlir steps/resnet50.hand.mlir steps/resnet50.40.mlir

MB are what XLA allocates by its own words when it compiles, and the most that the device's allocator had in use, where it says
so: all of them count arguments and results. Seconds are the median of --steps runs after one that is not timed, copies to
the device left out. The last column is how far the outputs are from those of the first step, in shares of the largest number of each
output. Inputs are random and the same for all; each step runs in a process of its own, since an allocator never forgets its peak.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.abspath(__file__)
COLUMNS = ("step", "XLA's bytes, MB", "allocator's peak, MB", "seconds", "of the first", "outputs differ by")


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", metavar="STEP.mlir", help="the step as it is, then others")
    parser.add_argument("--steps", type=int, default=10, help="how many runs are timed (default 10)")
    parser.add_argument("--seed", type=int, default=0, help="of the inputs (default 0)")
    parser.add_argument("--outputs", help=argparse.SUPPRESS)  # Where one step's outputs go, in its own process.
    options = parser.parse_args()
    if options.steps < 1:
        parser.error("--steps has to be 1 or more")
    for path in options.paths:
        if not os.path.exists(path):
            parser.error(f"there is no file {path}")
    return options


def inputs_of(text, seed):
    """Random arrays of the arguments' types: small numbers, and zeros of whole ones, which may be places in a table."""
    import ml_dtypes
    import numpy as np
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir

    kinds = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": ml_dtypes.bfloat16, "i1": "bool"}
    generator, made = np.random.default_rng(seed), []
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        main = next(op for op in module.body.operations if op.attributes["sym_name"].value == "main")
        for each in main.attributes["function_type"].value.inputs:
            tensor, element = ir.RankedTensorType(each), str(ir.RankedTensorType(each).element_type)
            kind = kinds.get(element) or element.replace("ui", "uint").replace("i", "int", not element.startswith("ui"))
            floats = element in kinds and element != "i1"
            drawn = 0.05 * generator.standard_normal(tensor.shape) if floats else np.zeros(tensor.shape)
            made.append(drawn.astype(kind))
    return made


def run_one(path, options):
    """Prints one line of JSON, and writes the outputs."""
    import jax
    import numpy as np
    from jax._src.lib import xla_client

    with open(path, encoding="utf-8") as file:
        text = file.read()
    device = jax.devices()[0]
    inputs = inputs_of(text, options.seed)
    executable = device.client.compile_and_load(text, xla_client.DeviceList((device,)), xla_client.CompileOptions())
    stats = executable.get_compiled_memory_stats()
    seconds, outputs = [], None
    for _ in range(options.steps + 1):
        outputs = None  # No results of the step before lie beside this one's.
        given = [jax.block_until_ready(jax.device_put(each, device)) for each in inputs]
        start = time.perf_counter()
        outputs = [shards[0] for shards in executable.execute_sharded(given).disassemble_into_single_device_arrays()]
        jax.block_until_ready(outputs)
        seconds.append(time.perf_counter() - start)
        del given
    peak = (device.memory_stats() or {}).get("peak_bytes_in_use")
    np.savez(options.outputs, *(np.asarray(each).astype(np.float64) for each in outputs))
    sizes = [getattr(stats, f"{name}_size_in_bytes") for name in ("argument", "output", "temp", "alias")]
    report = {
        "bytes": sum(sizes[:3]) - sizes[3],
        "peak": peak,
        "seconds": statistics.median(seconds[1:]),
        "device": device.device_kind,
    }
    print(json.dumps(report))


def apart(outputs, first):
    """The largest difference of any output, in shares of its largest number. inf where it is no number in one of the two alone."""
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
    rows, first = [], None
    with tempfile.TemporaryDirectory() as folder:
        for number, path in enumerate(options.paths):
            outputs = os.path.join(folder, f"{number}.npz")
            again = ["--steps", str(options.steps), "--seed", str(options.seed), "--outputs", outputs]
            done = subprocess.run([sys.executable, HERE, path, *again], capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f"xla_run: {path}: {(done.stderr.strip() or 'it failed').splitlines()[-1]}")
            row = json.loads(done.stdout.splitlines()[-1])
            rows.append(row)
            if number == 0:
                first = np.load(outputs)
                print(f"{row['device']}\n\n| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
            peak = "not said" if row["peak"] is None else f"{row['peak'] / 1e6:,.6f}"
            cells = (path, f"{row['bytes'] / 1e6:,.6f}", peak, f"{row['seconds']:.5f}")
            more = (f"{row['seconds'] / rows[0]['seconds']:.3f}", f"{apart(np.load(outputs), first):.1e}")
            print(f"| {' | '.join(cells + more)} |", flush=True)


if __name__ == "__main__":
    main()
