# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the bytes and the results of a case of models.py with JAX, with IREE alone, and with remat.jit. The bytes
come from `iree-run-module --print_statistics` and are those of the same module that remat.jit runs. No figure of the
package itself is used.
"""

import os
import re
import subprocess
import sys
import tempfile
from unittest import mock

SCRIPTS = os.path.join(sys.prefix, "bin")
PLAIN = (
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    "--iree-llvmcpu-target-cpu=host",
)


class NotCompiled(Exception):
    """IREE does not compile the original step. The message is IREE's."""


def lowered(step, donate=True):
    import jax

    return jax.jit(step.function, keep_unused=True, donate_argnums=step.donate if donate else ()).lower(*step.arguments)


def leaves(tree):
    """Returns the arrays in a tree, with random keys as numbers."""
    import jax

    return [
        jax.random.key_data(leaf) if jax.numpy.issubdtype(leaf.dtype, jax.dtypes.prng_key) else leaf
        for leaf in map(jax.numpy.asarray, jax.tree.leaves(tree))
    ]


def compiled_as_it_is(text):
    """Returns IREE's module of a StableHLO text, compiled as a user of IREE does it."""
    from remat.one_device import one_device
    from remat.process import finished

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "step.vmfb")
        done = finished([os.path.join(SCRIPTS, "iree-compile"), *PLAIN, "-", "-o", path], one_device(text).encode())
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if "error: " in line]
            if not errors:  # The module did not run, or crashed, so the case says nothing about IREE.
                raise RuntimeError(f"iree-compile: status {done.returncode}: {done.stderr[-600:]}")
            raise NotCompiled(errors[0].split("error: ")[-1].split(": %")[0])
        with open(path, "rb") as file:
            return file.read()


def device_local(module, step):
    """Returns the DEVICE_LOCAL peak of one run on zeros."""
    inputs = [
        f"--input={'x'.join([*map(str, leaf.shape), mlir_type(leaf.dtype)])}=0" for leaf in leaves(step.arguments)
    ]
    with tempfile.NamedTemporaryFile(suffix=".vmfb") as file:
        file.write(module)
        file.flush()
        done = subprocess.run(
            [
                os.path.join(SCRIPTS, "iree-run-module"),
                "--device=local-sync",
                f"--module={file.name}",
                "--function=main",
                "--print_statistics",
                *inputs,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"iree-run-module: {done.stderr[-600:]}")
    return int(re.search(r"DEVICE_LOCAL:\s*(\d+)B peak", done.stdout + done.stderr)[1])


def mlir_type(dtype):
    kinds = {"bool": "i8", "bfloat16": "bf16"}
    return kinds.get(dtype.name) or {"f": "f", "i": "i", "u": "i"}[dtype.kind] + str(8 * dtype.itemsize)


def outputs_of(module, step):
    """Returns the results of IREE's module for the step's arguments."""
    import iree.runtime
    from remat.iree_module import call_iree

    return call_iree(iree.runtime.load_vm_flatbuffer(module, driver="local-sync"))(leaves(step.arguments))


def fitted(step, budget, **options):
    """Returns (outputs, IREE's module) of remat.jit within budget."""
    import iree.runtime
    import remat

    load, seen = iree.runtime.load_vm_flatbuffer, []

    def keep(binary, **options):
        seen.append(binary)
        return load(binary, **options)

    with mock.patch("iree.runtime.load_vm_flatbuffer", keep):
        compiled = remat.jit(step.function, budget=budget, backend="iree", donate_argnums=step.donate, **options)
        outputs = leaves(compiled(*step.arguments))
    return outputs, seen[-1]


def by_jax(step):
    import jax

    return leaves(jax.jit(step.function)(*step.arguments))


# Rounding may leave this much of a value that is 0, such as the gradient of a bias of keys, which softmax cancels.
ROUNDING = {"float32": 1e-9, "bfloat16": 1e-8}


def difference(found, expected):
    """Returns the largest difference of two lists of arrays, as a share of each array's largest element. Two arrays
    that are both zero up to rounding count as equal.
    """
    import numpy

    worst = 0.0
    for a, b in zip(found, expected, strict=True):
        assert a.shape == b.shape and a.dtype == b.dtype, (a.shape, a.dtype, b.shape, b.dtype)
        rounding = ROUNDING.get(a.dtype.name, 0)
        a, b = numpy.asarray(a).astype("float64"), numpy.asarray(b).astype("float64")
        if a.size and max(numpy.abs(a).max(), numpy.abs(b).max()) <= rounding:
            continue
        if a.size and not numpy.array_equal(a, b):
            error = numpy.abs(a - b).max() / max(numpy.abs(b).max(), 1e-30)
            worst = max(worst, float("inf") if numpy.isnan(error) else error)
    return worst
