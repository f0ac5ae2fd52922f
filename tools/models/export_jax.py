# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the JAX models as MLIR: StableHLO in generic form, linalg on tensors in prepared form."""

import argparse
import os
import re
from pathlib import Path

import densenet
import emit
import generic
import jax
import lstm
import resnet
import transformer
import unet
import vgg
from variants import VARIANTS

# Models for each number of time steps or layers.
BY_LENGTH = {**lstm.BY_LENGTH, **resnet.BY_LENGTH}
# Models that are only written if the command line names them.
OTHERS = {**resnet.OTHERS, **transformer.OTHERS, **lstm.OTHERS, **vgg.OTHERS, **densenet.MODELS, **densenet.OTHERS}
MODELS = {**resnet.MODELS, **transformer.MODELS, **lstm.MODELS, **unet.MODELS}
# StableHLO of the other models of full size is left out to keep the repository small.
FULL_STABLEHLO = {"resnet50"}
# The attribute by which the importer marks a donated argument, and the attribute of MLIR that replaces it.
ABI_DONATION = re.compile(r"iree\.abi\.output = \d+ : index")
DONATION = "bufferization.writable = true"
IMPORT = ["iree-compile", "--iree-input-type=stablehlo", "--compile-to=input", "-"]


def lower(name, model):
    """Lowers the step of a JAX model, and gives the module the model's name."""
    step = model.step()
    step.__name__ = name.replace("-", "_")
    donated = tuple(range(model.donated()))
    return jax.jit(step, donate_argnums=donated).lower(*model.argument_types())


def to_linalg(stablehlo):
    imported = emit.run(IMPORT, stablehlo)
    renamed = imported.replace("util.func public @", "func.func @").replace("util.return", "return")
    renamed = ABI_DONATION.sub(DONATION, renamed)
    return emit.prepare(renamed.replace("module @jit_", "module @", 1))


def write_stablehlo(out, name, lowered):
    text = generic.generic_form(lowered.compiler_ir("stablehlo"))
    emit.run([emit.MLIR_OPT, "-", "--allow-unregistered-dialect", "-o", os.devnull], text)
    emit.write(out / "stablehlo" / f"{name}.mlir", emit.header(name, ["jax", "jaxlib"]) + text)


def export(out, name, batch=None, length=None):
    if name in VARIANTS:
        write_stablehlo(out, name, VARIANTS[name]())
        return
    if length:
        name, model = f"{name}-l{length}", BY_LENGTH[name](length)
    else:
        model = {**MODELS, **OTHERS}[name]
    if batch:
        name, model = f"{name}-b{batch}", model.of_batch(batch)
    lowered = lower(name, model)
    header = emit.header(name, ["jax", "jaxlib", "iree-base-compiler"])
    emit.write_prepared(out / f"{name}.mlir", header, to_linalg(lowered.as_text()))
    if name.endswith("-small") or name in FULL_STABLEHLO:
        write_stablehlo(out, name, lowered)


def main():
    everything = [*MODELS, *VARIANTS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("models"))
    choice = f"of {', '.join([*everything, *OTHERS])}; default all but the last {len(OTHERS)}"
    parser.add_argument("--batch", type=int, help="examples a step, in NAME-bN.mlir; default the model's own")
    parser.add_argument(
        "--length", type=int, help=f"time steps or layers, in NAME-lN.mlir; of {', '.join(BY_LENGTH)}, sized for a CPU"
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=choice)
    options = parser.parse_args()
    for name in options.names or everything:
        if name not in (BY_LENGTH if options.length else [*everything, *OTHERS]):
            parser.error(f"{name}: no such model{' by length' if options.length else ''}")
        export(options.out, name, options.batch, options.length)


if __name__ == "__main__":
    main()
