# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks small models: the files must compute the same as the framework, and training must reduce the loss.

Run it with the Python of the framework's environment. Without names it checks all small models of this framework. A
model of full size may differ by more than the tolerances. For example, the gradients of ResNet-50 with random
parameters differ by up to 17 % between f32 and f64.
"""

import argparse
import re
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from iree import compiler, runtime

STEPS = 10
# The second tolerance is absolute, because the gradient of a key's bias is zero except for rounding errors.
EXACT = 1e-4, 1e-5
# Adam's first step is the rate times the gradient's sign. If a gradient is near zero, rounding in bf16 may change its
# sign.
ROUNDED = 0.05, 4e-3
FLAGS = [
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    "--iree-llvmcpu-target-cpu=host",
]


def jax_models():
    import jax
    import transformer
    from export_jax import MODELS

    transformer.WIDEN = True
    for name, model in MODELS.items():
        arguments = model.random_arguments()
        tolerances = ROUNDED if model.donated() else EXACT
        state = model.donated() or len(model.parameters())
        yield name, jax.jit(model.step()), arguments, len(model.parameters()), state, tolerances


def torch_models():
    import torch
    from torch_cnn import MODELS

    for name, cnn in MODELS.items():
        params, batch = cnn.random_arguments()

        def step(*args, cnn=cnn):
            return [result.numpy() for result in cnn.step(*map(torch.from_numpy, args))]

        yield name, step, [value.numpy() for value in params + batch], len(params), len(params), EXACT


def models():
    return jax_models() if find_spec("jax") else torch_models()


# JAX pairs a donated argument with the first result of its type. Because of this, JAX pairs Adam's count of steps with
# the loss. XLA reads a donated argument before it writes the result, and copies the argument if necessary. IREE stores
# the loss in the argument of the count before the count is read. The results of a model's file do not depend on these
# pairs.
ALIAS = re.compile(r"tf\.aliasing_output = \d+ : i32")


def run_file(path, input_type, arguments):
    """Compiles the step in a file by IREE for the CPU. Returns the results of the step, each in separate memory."""
    text = ALIAS.sub("", path.read_text())
    binary = compiler.compile_str(text, input_type=input_type, extra_args=FLAGS)
    config = runtime.Config("local-sync")
    module = runtime.VmModule.copy_buffer(config.vm_instance, binary)
    results = runtime.load_vm_module(module, config)["main"](*arguments)
    return [result.to_host() for result in results]


def same(results, expected, tolerances):
    return len(results) == len(expected) and all(np.allclose(a, b, *tolerances) for a, b in zip(results, expected))


def faults(name, step, arguments, count, state, tolerances, folder):
    """Yields sentences on what is wrong with the files of a model. The first `count` arguments of the step are
    parameters. The first `state` arguments are the state of a step."""
    expected = [np.asarray(result) for result in step(*arguments)]
    files = [(folder / f"{name}.mlir", "none"), (folder / f"stablehlo/{name}.mlir", "stablehlo")]
    for path, input_type in files:
        if path.exists() and not same(run_file(path, input_type, arguments), expected, tolerances):
            yield f"{path} computes something else"
    for index in range(count):
        if np.array_equal(expected[1 + index], arguments[index]):
            yield f"parameter {index} has no gradient"
    losses, handed_on = [], arguments[:state]
    for _ in range(STEPS):
        loss, *handed_on = step(*handed_on, *arguments[state:])
        losses.append(float(loss))
    print(f"{name}: loss {losses[0]:.4f} -> {losses[-1]:.4f} in {STEPS} steps")
    if not np.isfinite(losses).all() or losses[-1] >= losses[0]:
        yield f"the loss does not decrease: {losses}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--models", type=Path, default=Path("models"))
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    failed = False
    for name, *model in models():
        if name in options.names or (not options.names and name.endswith("-small")):
            for fault in faults(name, *model, options.models):
                print(f"error: {name}: {fault}", file=sys.stderr)
                failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
