# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hides JAX's traceback about a missing GPU from users who installed JAX's CUDA plugin to compile ahead of time.

Without a GPU the plugin cannot start the driver (cuInit). JAX then logs a traceback and uses the CPU, which is all
that such a user wants. If an NVIDIA GPU is present, the traceback is shown, because it says why JAX does not use this
GPU."""

import glob
import logging

LOGGER = "jax._src.xla_bridge"
DEVICES = ("/dev/nvidia[0-9]*", "/dev/dxg", "/dev/nvhost*", "/dev/nvmap")  # Linux, WSL and Jetson.


def has_gpu() -> bool:
    return any(map(glob.glob, DEVICES))


def is_wanted(record: logging.LogRecord) -> bool:
    """Tells whether a record of JAX's log is to be shown."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, RuntimeError) and "cuInit(0) failed" in str(error)) or has_gpu()


def keep_quiet() -> None:
    """Hides all later records of JAX's log about a missing GPU. This function does not import JAX."""
    logging.getLogger(LOGGER).addFilter(is_wanted)
