# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The internals of JAX that worker.py and divide.py use. These programs run in a Python in which remat may not be
installed.

Both programs import this as a module beside them. This module imports nothing of the package remat.
`remat/jax_internals.py` has the internals that the package itself uses."""


def too_old_to_divide():
    """Returns a sentence if Shardy cannot write the program of one device, else ""."""
    import jax

    if minor() >= (0, 10):
        return ""
    return f"JAX {jax.__version__} is installed, and a step for several devices needs JAX 0.10 or later: install it"


def names_sums():
    """Tells whether Shardy must be told over which axes a value is summed."""
    return minor() == (0, 11)


def widens_lookups():
    """Tells whether Shardy needs positions of 64 bits for lookups in divided tables."""
    return minor() == (0, 10)


def moves_updates():
    """Tells whether Shardy divides updates of slices correctly if a sliced dimension is divided."""
    return minor() >= (0, 12)


def minor():
    """Returns the first two numbers of JAX's version."""
    import jax

    return jax.__version_info__[:2]


def context():
    """Returns an MLIR context with the dialects that JAX knows."""
    from jax._src.interpreters import mlir

    return mlir.make_ir_context()


def compile_options(devices=None):
    """Returns options that compile a step for one device, or divide it among several devices. `devices` is [[device,
    ...]] as an array, or None for one device."""
    from jax._src import compiler

    count = 1 if devices is None else devices.size
    return compiler.get_compile_options(num_replicas=1, num_partitions=count, device_assignment=devices)


def device_list(devices):
    """Returns devices in the form that JAX's clients expect."""
    from jax._src.lib import _jax

    return _jax.DeviceList(tuple(devices))


def portable(module, version):
    """Returns the portable artifact of a module as bytes, in this version of StableHLO. In the artifact, ops of CHLO
    are replaced by ops of StableHLO."""
    from jax._src.lib import _jax

    return _jax.mlir.serialize_portable_artifact(module.operation.get_asm(enable_debug_info=True), version, True)
