# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the largest selection that fits, with few trials."""

from collections.abc import Callable, Sequence
from typing import Any

from ..fit.policy import Policy


def first_fitting(count: int, fits: Callable[[int], bool]) -> int:
    """Returns the smallest number below `count` that fits, or `count` if none fits. The search assumes that if a number
    fits, all larger numbers fit."""
    low, high = -1, count  # Numbers up to `low` do not fit, and numbers from `high` on fit.
    while high - low > 1:
        middle = (low + high) // 2
        if fits(middle):
            high = middle
        else:
            low = middle
    return high


def most_of(items: Sequence[Any], fits: Callable[[list], bool]) -> list:
    """Returns as many of the first items as fit together, and those of the next items that fit in addition. The result
    is empty if not even an empty list fits."""
    count = len(items)
    left = first_fitting(count + 1, lambda left: fits(list(items[: count - left])))
    if left > count:
        return []
    kept = list(items[: count - left])
    for item in items[len(kept) + 1 : len(kept) + 1 + Policy.most_extra]:
        if fits([*kept, item]):
            kept.append(item)
    return kept
