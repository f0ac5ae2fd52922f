#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the tables of docs/results/Scans.md for a decoder whose layers are a lax.scan. The rows are the unchanged
step, the step with jax.checkpoint, and plans of remat-xla. The plans are within shares of the temporaries of the
unchanged step, and within the temporaries of the step with jax.checkpoint. With --net, an LSTM or the U-Net of a
diffusion model takes the decoder's place.

    bench/measure/scanned.py [--layers 24] [--batch 8] [--width 512] [--slice 4] [--offload] [--bounds] [--unroll]
                             [--target h100] [--rounds 4] [50% 600MB ...]
    bench/measure/scanned.py --depths 24,96,1000 [--target h100] [25%]

With --depths the script instead prints the CPU seconds of planning and compiling for these numbers of layers: those of the
slowest call of remat-opt, and those of XLA for the original step and for the plan within a share of its temporaries.

XLA compiles ahead of time and nothing is run. MB are temporaries; FLOP and the roofline are counted from the kernels of
the optimized HLO. With --offload, stacks may be in the host's memory, and jax.checkpoint offloads the carry and the
attention's output.

With --bounds each planned row shows the bytes that XLA takes in addition to the stacks of the plan. The row also shows
a lower bound for the FLOP of all plans of the loops that need the same bytes in addition to their stacks. The plans
that the bound covers may keep, recompute and group kernels in any way. The bound does not hold for steps in slices, for
unrolled steps, or for stacks on the host.
"""

import argparse
import sys
import time

import paths  # noqa: F401
from xla_options import add_rounds, cpu_of_children


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shares", nargs="*", metavar="SHARE", help="of the original temporaries (50%%), or 600MB")
    parser.add_argument("--layers", type=int, default=24, help="how many layers the scan has (default 24)")
    parser.add_argument("--target", default="h100", help="the device (default h100)")
    add_rounds(parser, 4)
    parser.add_argument("--net", choices=["lstm", "unet"], help="another network than the decoder")
    parser.add_argument("--batch", type=int, default=8, help="examples of the decoder (default 8)")
    parser.add_argument("--width", type=int, default=512, help="of the decoder (default 512)")
    parser.add_argument("--offload", action="store_true", help="stacks may lie in the host's memory")
    parser.add_argument("--unroll", action="store_true", help="plans are of the step with its loops unrolled")
    parser.add_argument("--slice", help="head, 4 and so on: parts of the step are computed slice by slice")
    parser.add_argument("--bounds", action="store_true", help="also print a lower bound for all plans of the loops")
    parser.add_argument(
        "--depths", metavar="N,...", help="print the seconds of planning and compiling for these numbers of layers"
    )
    options = parser.parse_args()
    if options.bounds and (options.offload or options.slice or options.unroll or options.depths):
        parser.error("--bounds is for unchanged loops: leave out --offload, --slice, --unroll and --depths")
    return options


# --help needs no JAX.
OPTIONS = parse() if __name__ == "__main__" else None

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import scanned_nets  # noqa: E402
from jax.ad_checkpoint import checkpoint_name  # noqa: E402
from loop_bounds import LoopBounds  # noqa: E402
from remat.fit import planner  # noqa: E402
from remat.fit.refusal import NoPlan  # noqa: E402
from remat.stablehlo import module_text  # noqa: E402
from remat.xla.compiler import Compiler  # noqa: E402
from remat.xla.fitted import fitted  # noqa: E402
from table import extra, markdown, markdown_row, show  # noqa: E402

BATCH, WIDTH = (OPTIONS.batch, OPTIONS.width) if OPTIONS else (8, 512)
TOKENS, HEADS, HIDDEN, WORDS = 512, WIDTH // 64, 4 * WIDTH, 8192
RATE = 0.01
# Names for policies.
CARRY, MIXED = "carry", "mixed"
ORIGINAL = "original step"
CHECKPOINTS = {
    ORIGINAL: None,
    "jax.checkpoint": {},
    "its dots policy": {"policy": jax.checkpoint_policies.dots_with_no_batch_dims_saveable},
}
if OPTIONS and OPTIONS.offload:
    CHECKPOINTS["its offload policy"] = {
        "policy": jax.checkpoint_policies.save_and_offload_only_these_names(
            names_which_can_be_saved=[],
            names_which_can_be_offloaded=[CARRY, MIXED],
            offload_src="device",
            offload_dst="pinned_host",
        )
    }


def norm(x, scale, shift):
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * scale + shift


def attention(x, weights):
    def heads(name):
        return (x @ weights[name]).reshape(BATCH, TOKENS, HEADS, -1).transpose(0, 2, 1, 3)

    q, k, v = heads("q"), heads("k"), heads("v")
    scores = q @ k.transpose(0, 1, 3, 2) / (WIDTH // HEADS) ** 0.5
    scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), scores, -1e9)
    mixed = (jax.nn.softmax(scores, -1) @ v).transpose(0, 2, 1, 3).reshape(BATCH, TOKENS, WIDTH)
    return mixed @ weights["o"]


def layer(x, weights):
    x = checkpoint_name(x, CARRY)
    x = x + checkpoint_name(attention(norm(x, weights["s1"], weights["b1"]), weights), MIXED)
    inner = norm(x, weights["s2"], weights["b2"]) @ weights["w1"] + weights["c1"]
    return x + jax.nn.gelu(inner) @ weights["w2"] + weights["c2"], None


def lowered(layers, checkpoint):
    """Lowers the step. `checkpoint` has options of jax.checkpoint around the layer; None leaves the layer unchanged."""
    if OPTIONS and OPTIONS.net:

        def around(body):
            return body if checkpoint is None else jax.checkpoint(body, prevent_cse=False, **checkpoint)

        return scanned_nets.lowered(scanned_nets.NETS[OPTIONS.net](), around)
    body = layer if checkpoint is None else jax.checkpoint(layer, prevent_cse=False, **checkpoint)

    def loss(weights, ids, targets):
        x, _ = jax.lax.scan(body, weights["words"][ids], weights["layers"])
        logits = norm(x, weights["s"], weights["b"]) @ weights["words"].T
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), targets[..., None], -1).mean()

    def step(weights, ids, targets):
        value, gradients = jax.value_and_grad(loss)(weights, ids, targets)
        return value, jax.tree.map(lambda w, g: w - RATE * g, weights, gradients)

    def shape(*sizes, dtype=jnp.float32):
        return jax.ShapeDtypeStruct(sizes, dtype)

    vectors = {name: shape(layers, WIDTH) for name in ("s1", "b1", "s2", "b2", "c2")}
    squares = {name: shape(layers, WIDTH, WIDTH) for name in "qkvo"}
    inner = {
        "w1": shape(layers, WIDTH, HIDDEN),
        "c1": shape(layers, HIDDEN),
        "w2": shape(layers, HIDDEN, WIDTH),
    }
    weights = {
        "words": shape(WORDS, WIDTH),
        "s": shape(WIDTH),
        "b": shape(WIDTH),
        "layers": {**vectors, **squares, **inner},
    }
    words = shape(BATCH, TOKENS, dtype=jnp.int32)
    traced = jax.jit(step, donate_argnums=0).trace(weights, words, words)
    # JAX lowers placements on the host only for GPUs.
    return traced.lower(lowering_platforms=("cuda",)) if OPTIONS and OPTIONS.offload else traced.lower()


class Table:
    def __init__(self, options):
        self.options, self.compiler = options, Compiler(options.target)
        host = ("on the host, MB",) if options.offload else ()
        bounds = ("without the stacks, MB", "no plan is below") if options.bounds else ()
        first = options.net or f"{options.layers} layers"
        self.columns = (first, "temporaries, MB", *host, "extra FLOP", "extra roofline", *bounds, "seconds")
        show(markdown(self.columns))
        self.least = LoopBounds(self.compiler, lowered(options.layers, None)) if options.bounds else None

    def compiled(self, what, checkpoint):
        start = time.monotonic()
        executable = self.compiler.compile_text(module_text(lowered(self.options.layers, checkpoint)))
        return self.row(what, executable.memory, executable.kernels(), start)

    def row(self, what, memory, kernels, start, bounds=()):
        """Prints a row. `bounds` are the row's cells for --bounds."""
        made = kernels.flops, kernels.seconds(self.compiler.target)
        if not hasattr(self, "before"):
            self.before, self.fixed = made, memory.total - memory.temporaries
        flops, seconds = map(extra, made, self.before)
        host = (f"{memory.host / 1e6:,.0f}",) if self.options.offload else ()
        bounds = bounds or ("", "") if self.options.bounds else ()
        cells = (f"{memory.temporaries / 1e6:,.0f}", *host, flops, seconds, *bounds)
        print(markdown_row((what, *cells, f"{time.monotonic() - start:.0f}")), flush=True)
        return memory.temporaries

    def planned(self, what, temporaries):
        start = time.monotonic()
        try:
            done = fitted(
                lowered(self.options.layers, None),
                self.fixed + temporaries,
                self.options.target,
                rounds=self.options.rounds,
                compiler=self.compiler,
                slice=self.options.slice,
                offload=self.options.offload,
                unroll_loops=self.options.unroll,
                tell=lambda line: print(line, file=sys.stderr, flush=True),
            )
        except NoPlan as error:
            empty = [""] * (len(self.columns) - 3)
            cells = (what, str(error).splitlines()[0], *empty, f"{time.monotonic() - start:.0f}")
            print(markdown_row(cells), flush=True)
            return
        self.row(what, done.memory, done.kernels, start, self.bounded(done, temporaries) if self.least else ())

    def bounded(self, done, temporaries):
        """Returns the bytes that XLA takes in addition to the stacks of a plan, and the bound for plans that may use
        the rest of the temporaries for their stacks.
        """
        beside = done.memory.temporaries - sum(each["after"]["stack_bytes"] for each in done.report.details["loops"])
        bound = self.least.of(temporaries, beside)
        return f"{beside / 1e6:,.0f}", "" if bound is None else f"{100 * bound:+.1f} %"


class Spent:
    """Returns the CPU seconds of the programs that a function starts: those of its slowest call, and those of its last
    call."""

    def __init__(self, owner, name):
        self.slowest = self.last = 0.0
        inner = getattr(owner, name)

        def timed(*given, **options):
            start = cpu_of_children()
            try:
                return inner(*given, **options)
            finally:
                self.last = cpu_of_children() - start
                self.slowest = max(self.slowest, self.last)

        setattr(owner, name, timed)


def depths(options):
    share = options.shares[0] if options.shares else "25%"
    show(markdown(("layers", "step", "temporaries, MB", "text, kB", "planning, CPU s", "XLA, CPU s")))
    planning, compiling = Spent(planner, "run"), Spent(Compiler, "compiled")
    for layers in map(int, options.depths.split(",")):
        compiler, step = Compiler(options.target), lowered(layers, None)
        before = compiler.compile_text(module_text(step)).memory
        rows = [(ORIGINAL, before, module_text(step), "", compiling.last)]
        planning.slowest = 0.0
        budget = before.total - before.temporaries + int(float(share.rstrip("%")) / 100 * before.temporaries)
        try:
            done = fitted(step, budget, options.target, rounds=options.rounds, compiler=compiler)
        except NoPlan as error:
            sys.exit(f"scanned: {layers} layers: {error}")
        Compiler(options.target).compile_text(done.text)
        rows.append((f"remat, {share}", done.memory, done.text, f"{planning.slowest:.1f}", compiling.last))
        for what, memory, text, planned, seconds in rows:
            cells = (
                layers,
                what,
                f"{memory.temporaries / 1e6:,.0f}",
                f"{len(text) / 1e3:,.0f}",
                planned,
                f"{seconds:.1f}",
            )
            print(markdown_row(cells), flush=True)


def main():
    options = OPTIONS
    if options.depths:
        return depths(options)
    table = Table(options)
    taken = {what: table.compiled(what, checkpoint) for what, checkpoint in CHECKPOINTS.items()}
    for share in options.shares:
        wanted = float(share[:-2]) * 1e6 if share.endswith("MB") else float(share.rstrip("%")) / 100 * taken[ORIGINAL]
        table.planned(f"remat, {share}", int(wanted))
    for what in list(CHECKPOINTS)[1:]:
        table.planned(f"remat, bytes of {what}", taken[what])


if __name__ == "__main__":
    main()
