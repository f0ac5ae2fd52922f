#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the other tables of docs/results/Devices.md: the bytes that XLA allocates on each of several GPUs for a Llama
with Adam whose layers are a lax.scan. The state of the Llama is divided among all GPUs (fully sharded data
parallelism). The rows are the original step, steps with jax.checkpoint's policies around the layer, and plans of
remat-xla within the bytes of these steps.

    bench/measure/scanned_devices.py [--model 8b] [--devices 8] [--target h100] [--rounds 4] [BUDGET ...]

A BUDGET is for the temporaries of one device, such as 20GB. --examples is the number of examples on each device (default
1). Parameters are divided along their first dimension that is not the layers. Examples are divided among all devices. Nothing is run
and no device is needed (tools/setup xla-gpu): MB are those of one device, as XLA reports them ahead of time. FLOP, bytes
sent and the roofline are counted from the kernels of XLA's optimized HLO. "planning" is the CPU time of the slowest call of
remat-opt.
"""

import argparse
import sys
from dataclasses import replace
from functools import partial

import paths  # noqa: F401
from remat.fit import planner  # noqa: E402
from remat.fit.refusal import NoPlan  # noqa: E402
from remat.process import exit_on_signals  # noqa: E402
from remat.stablehlo import module_text  # noqa: E402
from remat.xla.compiler import Compiler  # noqa: E402
from remat.xla.fitted import fitted
from table import extra, markdown, markdown_row, show
from xla_options import add_rounds, cpu_of_children

COLUMNS = ("", "temporaries, MB", "extra FLOP", "MB sent", "roofline", "extra", "planning")
ORIGINAL, EVERYTHING = "original step", "everything_saveable"
DOTS, NOTHING = "dots_with_no_batch_dims_saveable", "nothing_saveable"
POLICIES = ORIGINAL, EVERYTHING, DOTS, NOTHING


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("budgets", nargs="*", metavar="BUDGET", help="for temporaries, such as 20GB")
    parser.add_argument("--model", default="8b", help="8b, 70b or small (default 8b)")
    parser.add_argument("--devices", type=int, default=8, help="how many (default 8)")
    parser.add_argument("--examples", type=int, help="of each device (default: as the model says, 1 or 2)")
    parser.add_argument("--target", default="h100", help="the device (default h100)")
    add_rounds(parser, 4)
    parser.add_argument(
        "--no-hand", action="store_true", help="leave out the policies of jax.checkpoint, and plans within their bytes"
    )
    parser.add_argument("--lower", metavar="FILE", help="write the step, and do nothing else")
    return parser.parse_args()


# --help needs no JAX.
OPTIONS = parse() if __name__ == "__main__" else None

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import scanned_llama  # noqa: E402
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec  # noqa: E402


def around(policy):
    if policy == ORIGINAL:
        return lambda layer: layer
    return partial(jax.checkpoint, prevent_cse=False, policy=getattr(jax.checkpoint_policies, policy))


def lowered(model, devices, policy=ORIGINAL):
    """Returns the step with its state divided among devices and donated. Nothing is allocated."""
    mesh = AbstractMesh((devices,), ("devices",))
    examples = NamedSharding(mesh, PartitionSpec("devices"))
    model = replace(model, batch=model.batch * devices)

    def parameter(path, shape):
        stacked = path[0].key == "layers"
        spec = (None, "devices") if stacked else ("devices",)
        return jax.ShapeDtypeStruct(shape, jnp.float32, sharding=NamedSharding(mesh, PartitionSpec(*spec)))

    params = jax.tree.map_with_path(parameter, model.parameters(), is_leaf=lambda each: isinstance(each, tuple))
    everywhere = NamedSharding(mesh, PartitionSpec())
    state = params, params, params, jax.ShapeDtypeStruct((), jnp.float32, sharding=everywhere)
    words = jax.ShapeDtypeStruct((model.batch, model.tokens), jnp.int32, sharding=examples)
    step = jax.jit(
        model.step(divided=lambda x: jax.lax.with_sharding_constraint(x, examples), around=around(policy)),
        donate_argnums=0,
        keep_unused=True,
        out_shardings=(everywhere, jax.tree.map(lambda each: each.sharding, state)),
    )
    return module_text(step.trace(state, words, words).lower(lowering_platforms=("cuda",)))


class Table:
    def __init__(self, options):
        self.options, self.compiler = options, Compiler(options.target, devices=options.devices)
        self.model, self.before, self.planning = scanned_llama.MODELS[options.model], None, 0.0
        if options.examples:
            self.model = replace(self.model, batch=options.examples)
        self.time_planning()
        show(markdown(COLUMNS))

    def time_planning(self):
        """The CPU seconds that remat-opt alone takes."""
        run = planner.run

        def timed(command, **options):
            start = cpu_of_children()
            try:
                return run(command, **options)
            finally:
                self.planning = max(self.planning, cpu_of_children() - start)

        planner.run = timed

    def compiled(self, policy):
        made = self.compiler.compile_text(lowered(self.model, self.options.devices, policy))
        return self.row(policy if policy == ORIGINAL else f"jax.checkpoint, {policy}", made.memory, made.kernels())

    def row(self, what, memory, kernels, planning=""):
        made = kernels.flops, kernels.seconds(self.compiler.target)
        self.before = self.before or (*made, memory.total - memory.temporaries)
        more = [*map(extra, made, self.before)]
        flops, seconds = more if what != ORIGINAL else ("", "")
        sent, roofline = f"{kernels.link / 1e6:,.0f}", f"{1e3 * made[1]:,.0f} ms"
        print(
            markdown_row((what, f"{memory.temporaries / 1e6:,.0f}", flops, sent, roofline, seconds, planning)),
            flush=True,
        )
        return memory.temporaries

    def planned(self, what, temporaries):
        self.planning = 0.0
        try:
            done = fitted(
                lowered(self.model, self.options.devices),
                self.before[2] + temporaries,
                self.options.target,
                rounds=self.options.rounds,
                compiler=self.compiler,
                devices=self.options.devices,
                recompute_collectives=True,
                tell=lambda line: print(line, file=sys.stderr, flush=True),
            )
        except NoPlan as error:
            print(markdown_row((what, str(error).splitlines()[0], *[""] * 4, f"{self.planning:.1f} s")), flush=True)
            return
        self.row(what, done.memory, done.kernels, f"{self.planning:.1f} s")


def main():
    exit_on_signals()
    options = OPTIONS
    if options.model not in scanned_llama.MODELS:
        sys.exit(f"scanned_devices: no model is called {options.model}; there are {', '.join(scanned_llama.MODELS)}")
    if options.lower:
        with open(options.lower, "w", encoding="utf-8") as file:
            file.write(lowered(scanned_llama.MODELS[options.model], options.devices))
        return
    table = Table(options)
    taken = {policy: table.compiled(policy) for policy in ((ORIGINAL,) if options.no_hand else POLICIES)}
    for policy in (DOTS, NOTHING) if not options.no_hand else ():
        table.planned(f"remat, bytes of {policy}", taken[policy])
    for budget in options.budgets:
        table.planned(f"remat, {budget}", int(float(budget.removesuffix("GB")) * 1e9))


if __name__ == "__main__":
    main()
