# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes the budget "auto": the bytes that a device has free for a step whose arguments are on it already."""

from collections.abc import Mapping
from typing import Any, Optional

from .asked import Budget, parse_budget
from .budget import mb
from .tool import RematError

RESERVE = 0.05  # This share of the device's memory is left free, for fragments and other bytes that are not counted.


def free_on(device: Any) -> Budget:
    """Returns the bytes that one of JAX's devices has free."""
    return free_of(device.device_kind, device.memory_stats())


def free_of(kind: str, stats: Optional[Mapping[str, int]], to_come: int = 0) -> Budget:
    """Returns the bytes that a device has free, minus the reserve. The step's arguments are on the device already, so
    they do not count. Raises RematError if the device does not report its memory.

    `kind` is the device's name. `stats` has bytes_limit, the device's memory, and bytes_in_use. `to_come` is the bytes
    that will be in use in addition to the step."""
    stats = stats or {}
    if "bytes_limit" not in stats or "bytes_in_use" not in stats:
        raise RematError(
            f"budget 'auto': {kind} does not say how much of its memory is free: give bytes, such as budget=\"30GiB\""
        )
    limit, used = stats["bytes_limit"], stats["bytes_in_use"] + to_come
    free = int(limit - used - RESERVE * limit)
    if free <= 0:
        come = f", {mb(to_come)} of them by the optimizer's state that is to come" if to_come else ""
        raise RematError(
            f"budget 'auto': {mb(used)} of {mb(limit)} MB are in use on {kind}{come}, and {RESERVE:.0%} are kept as a "
            "reserve, so nothing is left: release memory of this device that is not needed, or give the budget in bytes"
        )
    return parse_budget(free)._replace(above_arguments=True)
