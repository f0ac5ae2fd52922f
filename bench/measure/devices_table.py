#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the first table of docs/results/Devices.md: the bytes that XLA allocates on each of several GPUs for a Llama
that is trained with Adam. Parameters and their moments are divided among all GPUs (fully sharded data parallelism).

    bench/measure/devices_table.py [--devices 8] [--target h100] [--budgets 60%,40%,25%] [--model llama-1b]
    bench/measure/devices_table.py --lower step.mlir [--by-hand]

Each parameter is divided along its longest dimension, and the batch along its first dimension. Budgets are shares of
the temporaries that one device holds for the original step. MB are XLA's own figures ahead of time, for one device.
FLOP, bytes sent and the roofline are counted from the kernels of XLA's optimized HLO. Nothing is run, and no device is
needed (tools/setup xla-gpu). --lower writes the step alone, for remat-xla.
"""

import argparse
import sys
import time
from dataclasses import replace
from functools import partial

import paths  # noqa: F401
from remat.fit.refusal import NoPlan
from remat.process import Failed
from remat.stablehlo import module_text
from remat.tool import RematError
from remat.xla.compiler import Compiler
from remat.xla.fitted import fitted
from remat.xla.targets import TARGETS
from table import extra, markdown, markdown_row, show
from xla_options import add_effort, add_rounds, use_plugin

COLUMNS = ("", "MB", "temporaries", "of original", "extra FLOP", "MB sent", "roofline", "extra", "seconds")
ORIGINAL, CHECKPOINT = "original step", "`jax.checkpoint`"


def models():
    """Returns {name: a function that makes the model}. The batch sizes of the models are for all devices together."""
    import jax.numpy as jnp
    import llama

    def sized(**sizes):
        return lambda: llama.model(vocabulary=32000, dtype=jnp.bfloat16, **sizes)

    return {
        # 1.04 billion parameters.
        "llama-1b": sized(batch=32, tokens=1024, layers=18, width=2048, heads=16, hidden=5504),
        "llama-2-layers": sized(batch=32, tokens=1024, layers=2, width=2048, heads=16, hidden=5504),
        "llama-small": lambda: llama.model(16, 64, 256, layers=2, width=64, heads=4, hidden=192, dtype=jnp.bfloat16),
    }


def divided(shape, devices):
    """Returns the sharding of a parameter: along its longest dimension, if the devices can divide that dimension
    evenly."""
    from jax.sharding import PartitionSpec

    longest = max(range(len(shape)), key=lambda each: shape[each], default=None)
    if longest is None or shape[longest] % devices:
        return PartitionSpec()
    return PartitionSpec(*(None,) * longest, "devices")


def lowered(model, devices, by_hand=False):
    """Returns the step with its state divided among devices and donated. Nothing is allocated.

    Inputs and outputs of a layer are divided by examples, as in MaxText and others. Without these marks, Shardy might
    divide the inputs and outputs like the weights."""
    import jax
    from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

    mesh = AbstractMesh((devices,), ("devices",))
    examples = NamedSharding(mesh, PartitionSpec("devices"))

    def around(layer):
        inner = jax.checkpoint(layer) if by_hand else layer
        return lambda x: jax.lax.with_sharding_constraint(
            inner(jax.lax.with_sharding_constraint(x, examples)), examples
        )

    model = replace(model, loss=partial(model.loss, around=around))
    state, batch = model.state_types(), model.batch_types()
    shardings = [NamedSharding(mesh, divided(each.shape, devices)) for each in state]
    given = [
        jax.ShapeDtypeStruct(each.shape, each.dtype, sharding=sharding)
        for each, sharding in zip([*state, *batch], [*shardings, *[examples] * len(batch)])
    ]
    step = jax.jit(
        model.step(),
        keep_unused=True,
        donate_argnums=tuple(range(len(state))),
        out_shardings=(NamedSharding(mesh, PartitionSpec()), *shardings),
    )
    return module_text(step.trace(*given).lower(lowering_platforms=("cuda",)))


class Row:
    def __init__(self, memory, kernels, target):
        self.memory, self.flops, self.link, self.seconds = memory, kernels.flops, kernels.link, kernels.seconds(target)

    def cells(self, before, spent):
        share = f"{self.memory.temporaries / before.memory.temporaries:.1%}"
        more = [extra(one, other) for one, other in ((self.flops, before.flops), (self.seconds, before.seconds))]
        flops, seconds = more if self is not before else ("", "")
        return (
            f"{self.memory.total / 1e6:,.0f}",
            f"{self.memory.temporaries / 1e6:,.0f}",
            share,
            flops,
            f"{self.link / 1e6:,.0f}",
            f"{1e3 * self.seconds:.1f} ms",
            seconds,
            f"{spent:.0f}",
        )


def compiled(compiler, text):
    made = compiler.compile_text(text)
    return Row(made.memory, made.kernels(), compiler.target)


def ways(options, compiler, done):
    """Yields names, and functions that make a Row."""
    model = models()[options.model]()
    step = lowered(model, options.devices)
    yield ORIGINAL, lambda: compiled(compiler, step)
    yield CHECKPOINT, lambda: compiled(compiler, lowered(model, options.devices, True))
    memory = done[ORIGINAL].memory
    budgets = [(each, int(float(each.rstrip("%")) / 100 * memory.temporaries)) for each in options.budgets]
    if options.hand:
        budgets.append((f"bytes of {CHECKPOINT}", done[CHECKPOINT].memory.temporaries))
    again = ", gathered again" if options.recompute_collectives else ""
    for name, size in budgets:
        budget = str(memory.total - memory.temporaries + size)
        yield f"remat, {name}{again}", lambda budget=budget: fit(options, compiler, step, budget)


def fit(options, compiler, step, budget):
    done = fitted(
        step,
        budget,
        options.target,
        effort=options.effort,
        rounds=options.rounds,
        compiler=compiler,
        devices=options.devices,
        recompute_collectives=options.recompute_collectives,
        tell=lambda line: print(line, file=sys.stderr, flush=True),
    )
    return Row(done.memory, done.kernels, compiler.target)


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--model", default="llama-1b", help="llama-1b, llama-2-layers or llama-small (default llama-1b)"
    )
    parser.add_argument("--devices", type=int, default=8, help="how many (default 8)")
    parser.add_argument("--target", default="h100", choices=[name for name in TARGETS if TARGETS[name].peers])
    parser.add_argument(
        "--budgets",
        default="60%,40%,25%",
        type=lambda text: [each for each in text.split(",") if each],
        help="shares of the temporaries of the original step (default 60%%,40%%,25%%)",
    )
    parser.add_argument("--hand", action="store_true", help="also the bytes of jax.checkpoint")
    parser.add_argument("--recompute-collectives", action="store_true", help="collectives may run again")
    add_effort(parser)
    add_rounds(parser, 3)
    parser.add_argument("--lower", metavar="FILE", help="write the step, and do nothing else")
    parser.add_argument("--by-hand", action="store_true", help="with --lower: with jax.checkpoint around each layer")
    return parser.parse_args()


def main():
    options = parse()
    use_plugin("cuda")
    if options.model not in models():
        sys.exit(f"devices_table: no model is called {options.model}; there are {', '.join(models())}")
    if options.lower:
        model = models()[options.model]()
        with open(options.lower, "w", encoding="utf-8") as file:
            file.write(lowered(model, options.devices, options.by_hand))
        return
    show(markdown(COLUMNS))
    compiler, done = Compiler(options.target, devices=options.devices), {}
    for what, make in ways(options, compiler, done):
        start = time.monotonic()
        try:
            row = done[what] = make()
            cells = row.cells(done[ORIGINAL], time.monotonic() - start)
        except (Failed, NoPlan, RematError) as error:
            if what in (ORIGINAL, CHECKPOINT):
                sys.exit(f"devices_table: {what}: {error}")
            cells = (f"none: {str(error).splitlines()[0]}", *[""] * (len(COLUMNS) - 2))
        print(markdown_row((what, *cells)), flush=True)


if __name__ == "__main__":
    main()
