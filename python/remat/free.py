# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes the budget "auto": the bytes that a device has free for a step whose arguments are on it already."""

from typing import Any

from .asked import Budget, parse_budget
from .budget import mb
from .tool import RematError

RESERVE = 0.05  # This share of the device's memory is left for fragments and other uncounted bytes.


def free_on(device: Any) -> Budget:
    """Returns the bytes that a device has free above a step's arguments, less the reserve. Raises RematError if the
    device does not say."""
    stats = device.memory_stats() or {}
    if "bytes_limit" not in stats or "bytes_in_use" not in stats:
        raise RematError(
            f"budget 'auto': {device.device_kind} does not say how much of its memory is free: give bytes, such as "
            'budget="30GiB"'
        )
    limit, used = stats["bytes_limit"], stats["bytes_in_use"]
    free = int(limit - used - RESERVE * limit)
    if free <= 0:
        raise RematError(
            f"budget 'auto': {mb(used)} of {mb(limit)} MB are in use on {device.device_kind}, and {RESERVE:.0%} are a reserve: "
            "free arrays that are not needed, or give bytes"
        )
    return parse_budget(free)._replace(above_arguments=True)
