# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowers the training steps of docs/results/XlaSteps.md to StableHLO: as they are, and with jax.checkpoint.

The steps are the models of tools/models, on which remat was tuned, and the steps of bench/steps, on which it was not.
"""

import dataclasses
import functools
import importlib.util
import sys

from paths import ROOT
from remat.stablehlo import module_text
from xla_table import models

FOLDER = ROOT / "bench" / "steps"
sys.path.append(str(FOLDER))  # For their module `common`.
UNTUNED = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "common")
# {name of a step: its name in xla_table.models()}
MODELS = {each: each for each in ("transformer", "transformer24", "mixer", "resnet50", "unet", "densenet121")}
MODELS["llama24"] = "llama"
NAMES = (*MODELS, *UNTUNED)

ORIGINAL = "original step"
BLOCKS, SECOND, PRODUCTS, REMAT3 = "each block", "every second", "products kept", "each block, remat3"
PLACEMENTS = (BLOCKS, SECOND, PRODUCTS)
CHECKPOINTS = (*PLACEMENTS, REMAT3)


class Around:
    """Puts jax.checkpoint around the blocks of a step, in the form that the step's `make` needs."""

    def __init__(self, kind):
        self.kind, self.seen, self.is_scanned = kind, 0, False

    def __call__(self, block, scanned=False):
        import jax
        from step import is_product

        self.seen, self.is_scanned = self.seen + 1, self.is_scanned or scanned
        if self.kind == ORIGINAL or self.kind == SECOND and self.seen % 2:
            return block
        policy = is_product if self.kind == PRODUCTS else None
        return jax.checkpoint(block, policy=policy, prevent_cse=not scanned)


@functools.cache
def module_of(name):
    """Loads a step's module by its path, because modules of tools/models have the same names."""
    spec = importlib.util.spec_from_file_location(f"steps.{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def of_model(model, around):
    """Returns (the step, its arguments as shapes, the numbers of the donated arguments) of a Model of tools/models."""
    marked = dataclasses.replace(model, loss=functools.partial(model.loss, around=around))
    return marked.step(), model.argument_types(), tuple(range(max(model.donated(), len(model.parameters()))))


def made(name, around):
    """Returns (the step, its arguments as shapes, the numbers of the donated arguments)."""
    if name in MODELS:
        return of_model(models()[MODELS[name]](), around)
    return *module_of(name).make(around), (0,)


def lowered(name, kind=ORIGINAL):
    """Returns the StableHLO text of a step. Returns None if the blocks are the body of a scan, and every second block
    therefore has no meaning.
    """
    import jax

    around = Around(kind)
    step, arguments, donated = made(name, around)
    jax.config.update("jax_remat3", kind == REMAT3)
    traced = jax.jit(step, donate_argnums=donated, keep_unused=True).trace(*arguments)
    if kind == SECOND and around.is_scanned:
        return None
    return module_text(traced.lower(lowering_platforms=("cuda",)))
