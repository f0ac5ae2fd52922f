#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs steps of bench/steps by remat.jit with plans that were made ahead of time, and by jax.jit, on the device that JAX has.

    bench/measure/jit_run.py --plan 60% --target h200 plans/nano.remat    # Ahead of time: makes the plan.
    bench/measure/jit_run.py plans/nano.remat --json rows.json            # On the device.

The name of a plan's file is that of its step. With --small, the steps have the sizes of tests. The step with the plan
runs first, because the peak of an allocator never goes down. The rows have the bytes that XLA counts when the device
compiles a step, and the bytes of the plan.
"""

import argparse
import importlib
import json
import os
import statistics
import sys
import time
from pathlib import Path

import paths

sys.path.insert(0, str(paths.ROOT / "bench" / "steps"))


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plans", nargs="+", type=Path, metavar="FOLDER/STEP.remat")
    parser.add_argument("--plan", metavar="BUDGET", help="make the plans, and run nothing")
    parser.add_argument(
        "--target", default="h200", help="the device of --plan, and of plans that a CPU reads (default h200)"
    )
    parser.add_argument("--small", action="store_true", help="steps at the sizes of tests")
    parser.add_argument("--steps", type=int, default=10, help="how many runs are timed (default 10)")
    parser.add_argument("--json", metavar="FILE", help="write the rows to this file, which is complete after each row")
    return parser.parse_args()


def made(name, small):
    """Returns a step, and its arguments as shapes."""
    module = importlib.import_module(name)
    vars(module).update(module.SMALL if small else {})
    return module.make(lambda block, scanned=False: block)


def arrays(shapes):
    """Returns arguments for shapes. No step makes infinite numbers from these arguments."""
    import jax
    import numpy as np

    random = np.random.default_rng(0)

    def filled(shape):
        drawn = np.abs(0.05 * random.standard_normal(shape.shape, dtype=np.float32))
        # Integer inputs become 0, because 0 is a valid index into every table.
        return jax.device_put(drawn.astype(shape.dtype))

    return jax.tree.map(filled, shapes)


def plan(path, options):
    import remat

    step, shapes = made(path.stem, options.small)
    done = remat.compile(step, *shapes, budget=options.plan, target=options.target, donate_argnums=0)
    path.parent.mkdir(exist_ok=True)
    done.save(path)
    print(f"{path}: {done.report!r}")


def measured(run, shapes, steps):
    """Returns the seconds of the first step, the median seconds of later steps, and the most bytes that the allocator
    had in use."""
    import jax

    seconds = []
    for _ in range(steps + 1):
        given = jax.block_until_ready(arrays(shapes))
        start = time.perf_counter()
        done = jax.block_until_ready(run(*given))
        seconds.append(time.perf_counter() - start)
        del given, done
    stats = jax.devices()[0].memory_stats() or {}
    return {"first": seconds[0], "seconds": statistics.median(seconds[1:]), "peak": stats.get("peak_bytes_in_use")}


def planned_bytes(path):
    """Returns the bytes that the step took when the plan was made."""
    from remat.plans.folder import load
    from remat.xla.compiler import Memory

    return Memory(**load(path).after).total


def rows_of(path, options):
    import jax
    import remat

    step, shapes = made(path.stem, options.small)
    is_cpu = jax.devices()[0].platform == "cpu"
    here = {"backend": "xla", "target": options.target} if is_cpu else {}
    with_plan, row = remat.jit(step, plan=path, donate_argnums=0, **here), {"step": path.stem, "what": "plan"}
    try:
        row |= measured(with_plan, shapes, options.steps)
    except remat.RematError as error:
        row["failed"] = str(error).splitlines()[0]
    report = with_plan.report
    if report is not None:
        row |= {"planned": planned_bytes(path), "taken": report.after.total, "slower": report.more_time}
    yield row
    plain = jax.jit(step, donate_argnums=0)
    sizes = plain.lower(*shapes).compile().memory_analysis()
    taken = sum(getattr(sizes, f"{name}_size_in_bytes") for name in ("argument", "output", "temp"))
    figures = {"taken": taken - sizes.alias_size_in_bytes, **measured(plain, shapes, options.steps)}
    yield {"step": path.stem, "what": "jax.jit", **figures}


def main():
    options = parse()
    if options.plan:
        from xla_options import use_plugin

        use_plugin("cuda")
        for path in options.plans:
            plan(path, options)
        return
    from remat.output import write_output

    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    rows = []
    for path in options.plans:
        for row in rows_of(path, options):
            rows.append(row)
            print(row, flush=True)
            if options.json:
                write_output(options.json, json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
