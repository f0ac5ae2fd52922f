#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints tables of docs/results/Xla.md and Slices.md: the bytes that XLA allocates for training steps if it compiles them for a
GPU or a TPU ahead of time. bench/measure/xla_steps.py measures the same models with the bytes of each kind of checkpoint.

    bench/measure/xla_table.py [--target h100] [--budgets 60%,40%,25%] [--xla] [--temporaries] [--curve] [MODEL ...]
    bench/measure/xla_table.py --steps FOLDER [--temporaries] [MODEL ...]
    bench/measure/xla_table.py --list

Each step comes from JAX as StableHLO: the original step, the step with jax.checkpoint around each block, and steps that
remat-xla rewrites. Their budgets are shares of the original step, and the bytes of the step with jax.checkpoint.
--xla adds XLA's own rematerialization, for a device with as much memory as the budget. MB are arguments, results and
temporaries that XLA reports ahead of time. With --temporaries parameters are donated, and MB and shares are of
temporaries alone. With --curve a step that was compiled for one budget may be used for all budgets, so a larger budget
never takes longer. With --curve, seconds are the seconds of all budgets together. --steps instead writes the steps as
files for remat-xla, original and with jax.checkpoint (MODEL.mlir, MODEL.hand.mlir). FLOP, bytes and the roofline are
counted from the kernels of XLA's optimized HLO, and compared with the original step. Nothing is run, and no device is
needed: tools/setup xla-gpu or xla-tpu. Seconds are of this machine, compilations included.
"""

import argparse
import os
import sys
import time

import paths  # noqa: F401
from remat.asked import parse_budget
from remat.fit.refusal import NoPlan
from remat.process import Failed
from remat.stablehlo import module_text
from remat.tool import RematError
from remat.xla.compiler import Compiler
from remat.xla.curve import curve
from remat.xla.fitted import fitted
from remat.xla.targets import TARGETS
from table import extra, markdown, show
from xla_options import add_effort, add_rounds, use_plugin

DEFAULT = ("transformer", "mixer", "resnet50")
ORIGINAL, CHECKPOINT = "original step", "`jax.checkpoint`"
COLUMNS = ("model", "", "MB", "of original", "extra FLOP", "extra bytes", "extra roofline", "seconds")


def with_memory(target, size):
    """Returns the Target with another size of memory in bytes, which becomes the limit of XLA's own rematerialization.
    For a TPU, the field `text` of the Target has the name of the topology and then the size in whole MiB."""
    if target.platform == "tpu":
        return target._replace(memory=size, text=f"{target.text.split()[0]} {max(1, size // 2**20)}")
    return target._replace(
        memory=size, text=target.text.replace(f"device_memory_size: {target.memory} ", f"device_memory_size: {size} ")
    )


def models():
    """Returns {name: a function that makes the model}."""
    import densenet
    import llama
    import mixer
    import resnet
    import transformer
    import unet
    import vit
    from step import Model

    def decoder(layers, **sizes):
        return lambda: transformer.model(Model, layers=layers, **sizes)

    large = dict(batch=8, tokens=512, vocabulary=8192, width=512, heads=8, hidden=2048)
    long = dict(batch=1, tokens=4096, vocabulary=8192, width=1024, heads=16, hidden=4096)
    small = dict(batch=8, tokens=128, vocabulary=512, width=256, heads=4, hidden=1024)
    return {
        "transformer": decoder(8, **large),
        "transformer24": decoder(24, **large),
        "transformer-b64": decoder(8, **{**large, "batch": 64}),
        "transformer-t4096": decoder(2, **long),
        "transformer-indices": lambda: transformer.of_indices(decoder(8, **large)()),
        "transformer-small": decoder(2, **small),
        "mixer": lambda: mixer.MODELS["mixer"],
        "mixer-small": lambda: mixer.MODELS["mixer-small"],
        "resnet50": lambda: resnet.MODELS["resnet50"].of_batch(32),
        "resnet-small": lambda: resnet.MODELS["resnet50-small"],
        "densenet121": lambda: densenet.MODELS["densenet121"],
        "densenet-small": lambda: densenet.MODELS["densenet-small"],
        "unet": lambda: unet.MODELS["unet"],
        "vit-long": lambda: vit.MODELS["vit-long"],
        "llama": lambda: llama.MODELS["llama"],
        "llama-small": lambda: llama.MODELS["llama-small"],
    }


class Row:
    """XLA's figures for one version of a step."""

    def __init__(self, memory, kernels, target, temporaries=False):
        self.besides = memory.total - memory.temporaries
        self.fixed = self.besides if temporaries else 0
        self.total, self.flops, self.bytes, self.seconds = (
            memory.total - self.fixed,
            kernels.flops,
            kernels.bytes,
            kernels.seconds(target),
        )

    def cells(self, before, spent):
        names = ("flops", "bytes", "seconds")
        more = [("" if self is before else extra(getattr(self, each), getattr(before, each))) for each in names]
        return (
            f"{self.total / 1e6:,.0f}" if self.total >= 1e8 else f"{self.total / 1e6:.3g}",
            f"{self.total / before.total:.1%}",
            *more,
            f"{spent:.0f}",
        )


class Table:
    def __init__(self, options):
        self.options, self.compiler = options, Compiler(options.target)

    def compiled(self, text, target=None):
        compiler = self.compiler
        if target:
            compiler = Compiler(self.options.target)
            compiler.target = target
        executable = compiler.compile_text(text)
        return self.row(executable.memory, executable.kernels())

    def row(self, memory, kernels):
        return Row(memory, kernels, self.compiler.target, self.options.temporaries)

    def planning(self):
        return {
            "target": self.options.target,
            "effort": self.options.effort,
            "rounds": self.options.rounds,
            **({"slice": self.options.slice} if self.options.slice else {}),
            "compiler": self.compiler,
            "tell": lambda line: print(line, file=sys.stderr, flush=True),
        }

    def fitted(self, text, size):
        done = fitted(text, str(size), **self.planning())
        return self.row(done.memory, done.kernels)

    def on_curve(self, text, sizes, size):
        """Returns the best executable within `size` bytes among those that were compiled for the budgets `sizes`."""
        if self.points is None:
            self.points = curve(text, [str(each) for each in sizes], **self.planning())[1]
        point = self.points[sizes.index(size)]
        if point.found is None:
            raise NoPlan(point.why, size, None)
        return self.row(point.found.memory, point.found.kernels)

    def rows(self, model):
        """Yields (what, cells or the reason why there are none) for each version of the step."""
        self.done, self.points = {}, None
        for what, make in self.ways(model):
            start = time.monotonic()
            try:
                row = self.done[what] = make()
                cells = row.cells(self.done[ORIGINAL], time.monotonic() - start)
            except (Failed, NoPlan, RematError) as error:
                cells = (f"none: {str(error).splitlines()[0]}", "", "", "", "", f"{time.monotonic() - start:.0f}")
            yield what, cells
            if what not in self.done and what in (ORIGINAL, CHECKPOINT):
                return  # All other rows are compared with the original step, so there are none without it.

    def ways(self, model):
        """Yields names and functions that make a Row. When the next version is requested, self.done has the row of the
        last one."""
        step, by_hand = steps_of(model, self.options.temporaries)
        yield ORIGINAL, lambda: self.compiled(step)
        yield CHECKPOINT, lambda: self.compiled(by_hand)
        before, target = self.done[ORIGINAL], self.compiler.target
        budgets = [(str(each), before.fixed + each.of(before.total)) for each in self.options.budgets]
        for share, size in budgets if self.options.xla else ():
            yield f"XLA's own, {share}", lambda size=size: self.compiled(step, with_memory(target, size))
        if not self.options.ours:
            return
        if self.options.hand:
            budgets.append((f"bytes of {CHECKPOINT}", self.done[CHECKPOINT].fixed + self.done[CHECKPOINT].total))
        sizes = [size for _, size in budgets]
        for share, size in budgets:
            if self.options.curve:
                yield f"remat, {share}", lambda size=size: self.on_curve(step, sizes, size)
            else:
                yield f"remat, {share}", lambda size=size: self.fitted(step, size)


def lowered(model, donated=0):
    """Lowers a step that donates at least `donated` of its first arguments."""
    import jax

    donated = tuple(range(max(donated, model.donated())))
    return module_text(jax.jit(model.step(), keep_unused=True, donate_argnums=donated).lower(*model.argument_types()))


def step_of(model, temporaries):
    """Returns the step. `temporaries` tells whether parameters are donated."""
    return lowered(model, len(model.parameters()) if temporaries else 0)


def steps_of(model, temporaries):
    """Returns the original step, and the step with jax.checkpoint. `temporaries` tells whether parameters are
    donated."""
    return step_of(model, temporaries), step_of(model.by_hand(), temporaries)


def write_steps(folder, models, temporaries):
    os.makedirs(folder, exist_ok=True)
    for name, model in models:
        for kind, text in zip(("", ".hand"), steps_of(model, temporaries), strict=True):
            with open(os.path.join(folder, f"{name}{kind}.mlir"), "w", encoding="utf-8") as file:
                file.write(text)


def budgets(text):
    """Parses budgets that are separated by commas."""
    try:
        each = [parse_budget(budget) for budget in text.split(",")]
    except RematError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    if any(budget.text == "min" for budget in each):
        raise argparse.ArgumentTypeError("'min' is not a row of a table: give shares or bytes")
    return each


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", default="h100", choices=list(TARGETS), help="the device (default h100)")
    parser.add_argument(
        "--budgets",
        default="60%,40%,25%",
        type=budgets,
        help="shares of the original step, or bytes (default 60%%,40%%,25%%)",
    )
    parser.add_argument(
        "--no-hand",
        dest="hand",
        action="store_false",
        help="leave out the budget of the bytes of jax.checkpoint",
    )
    parser.add_argument("--xla", action="store_true", help="also XLA's own rematerialization")
    parser.add_argument("--no-ours", dest="ours", action="store_false", help="leave out the steps of remat-xla")
    parser.add_argument(
        "--temporaries", action="store_true", help="donate parameters; MB and shares are of temporaries alone"
    )
    parser.add_argument("--slice", help="head, 4 and so on: parts of the step are computed slice by slice")
    parser.add_argument("--curve", action="store_true", help="use a compiled step for all budgets that it meets")
    add_effort(parser)
    add_rounds(parser, 8)
    parser.add_argument("--steps", metavar="FOLDER", help="write the steps into this folder, and compile nothing")
    parser.add_argument("--list", action="store_true", help="print the models' names")
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {' '.join(DEFAULT)}")
    options = parser.parse_args()
    if options.slice and options.curve:
        parser.error("--slice is of plans for one budget: leave out --curve")
    return options


def main():
    options = parse()
    use_plugin(TARGETS[options.target].platform)
    known = models()
    if options.list:
        print("\n".join(known))
        return
    unknown = [name for name in options.models if name not in known]
    if unknown:
        sys.exit(f"xla_table: no model is called {unknown[0]}; there are {', '.join(known)}")
    names = options.models or DEFAULT
    if options.steps:
        write_steps(options.steps, [(name, known[name]()) for name in names], options.temporaries)
        return
    table = Table(options)
    show(markdown(COLUMNS, ((name, what, *cells) for name in names for what, cells in table.rows(known[name]()))))


if __name__ == "__main__":
    main()
