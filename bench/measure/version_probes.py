# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small steps that show whether remat works with the versions of a library that are installed. The script versions.py starts each
probe with the Python of an environment; a probe raises an error if something is wrong."""

import importlib
import os
import pathlib
import warnings

import paths  # noqa: F401

# The chain computes exp(x), exp of the result and so on, and then multiplies by each of these values in reverse order.
# Each value of the chain has 4 KiB.
CHAIN = """
func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<1024xf32>) -> tensor<1024xf32>
  %b = "stablehlo.exponential"(%a) : (tensor<1024xf32>) -> tensor<1024xf32>
  %c = "stablehlo.exponential"(%b) : (tensor<1024xf32>) -> tensor<1024xf32>
  %d = "stablehlo.multiply"(%c, %b) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  %e = "stablehlo.multiply"(%d, %a) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  func.return %e : tensor<1024xf32>
}
"""


def jax_step():
    """Returns (step, arguments): six tanh layers."""
    import jax
    import jax.numpy as jnp

    def loss(weights, x):
        for weight in weights:
            x = jnp.tanh(x @ weight)
        return (x * x).sum()

    def step(weights, x):
        value, gradient = jax.value_and_grad(loss)(weights, x)
        return value, [weight - 0.01 * each for weight, each in zip(weights, gradient)]

    keys = jax.random.split(jax.random.key(0), 7)
    return step, ([0.1 * jax.random.normal(key, (64, 64)) for key in keys[1:]], jax.random.normal(keys[0], (2048, 64)))


def same_results(step, fitted, args, within=1e-4):
    """Results may differ by `within`, which is a share of the largest element of an array."""
    import jax
    import numpy as np

    for one, other in zip(jax.tree.leaves(jax.jit(step)(*args)), jax.tree.leaves(fitted(*args)), strict=True):
        np.testing.assert_allclose(one, other, rtol=within, atol=within * max(1, np.abs(one).max()))


def probe_jax():
    """Runs a step by XLA on the CPU, and makes the step fit into a budget for an H100 ahead of time."""
    import remat

    step, args = jax_step()
    same_results(step, remat.jit(step, budget="60%", backend="xla"), args)
    before = remat.memory(step, *args, target="h100").total
    done = remat.compile(step, *args, budget="75%", target="h100")
    if done.memory.total > 0.75 * before:
        raise AssertionError(f"the step takes {done.memory.total} bytes, above 75 % of {before}")


def probe_devices():
    """Runs a step by XLA on eight virtual devices of the CPU. Examples are divided among the devices, so each device
    takes less than the original step does on one device."""
    os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
    import jax
    import remat
    from jax.sharding import AxisType, NamedSharding, PartitionSpec

    mesh = jax.make_mesh((8,), ("batch",), axis_types=(AxisType.Auto,))
    step, (weights, x) = jax_step()
    x = jax.device_put(x, NamedSharding(mesh, PartitionSpec("batch")))
    weights = jax.device_put(weights, NamedSharding(mesh, PartitionSpec()))
    fitted = remat.jit(step, budget="60%", backend="xla")
    same_results(step, fitted, (weights, x), within=1e-6)
    if fitted.report.after.arguments != sum(each.addressable_data(0).nbytes for each in (*weights, x)):
        raise AssertionError(f"the arguments of one device take {fitted.report.after.arguments} bytes")


def probe_iree():
    """Runs a step by IREE within a budget."""
    import remat

    step, args = jax_step()
    same_results(step, remat.jit(step, budget="60%", backend="iree"), args)


def probe_torch():
    """Compares loss and gradients of a module within a budget with those of eager PyTorch. Inductor computes in another
    order than eager PyTorch, so a small difference is allowed."""
    import remat.torch
    import torch

    torch.manual_seed(0)
    layers = [layer for _ in range(6) for layer in (torch.nn.Linear(64, 64), torch.nn.Tanh())]
    model, x = torch.nn.Sequential(*layers), torch.randn(2048, 64)

    def loss_of(x):
        return model(x).square().sum()

    def run(function):
        model.zero_grad()
        value = function(x)
        value.backward()
        return [value.detach(), *(each.grad.clone() for each in model.parameters())]

    expected = run(loss_of)
    for inner, tolerance in (("eager", 0), ("inductor", 1e-4)):
        torch.compiler.reset()
        backend = remat.torch.backend(budget="60%", inner=inner)
        found = run(torch.compile(loss_of, backend=backend, dynamic=False))
        torch.testing.assert_close(found, expected, rtol=tolerance, atol=tolerance)
        if backend.reports[0].share > 0.6:
            raise AssertionError(f"with {inner}, the step takes {backend.reports[0].share:.0%} of its bytes")


def probe_python():
    """Imports the whole package, except the parts whose framework is missing, and rewrites a small program."""
    import remat

    frameworks = ("jax", "jaxlib", "torch", "torch_remat", "iree", "numpy")
    for path in sorted(pathlib.Path(remat.__file__).parent.rglob("*.py")):
        name = ".".join(path.relative_to(pathlib.Path(remat.__file__).parents[1]).with_suffix("").parts)
        try:
            importlib.import_module(name)
        except ImportError as error:
            missing = (error.name or "").split(".")[0]
            # A file that remat starts as a program imports the files of its folder by their names alone.
            if missing not in frameworks and not (path.parent / f"{missing}.py").exists():
                raise
    _, report = remat.transform_stablehlo(CHAIN, budget=16384)
    if report.after.total >= report.before.total:
        raise AssertionError(f"the program takes {report.after.total} bytes, and took {report.before.total}")


PROBES = {"python": probe_python, "jax": probe_jax, "devices": probe_devices, "iree": probe_iree, "torch": probe_torch}


def run_probe(name):
    warnings.simplefilter("ignore")
    PROBES[name]()
