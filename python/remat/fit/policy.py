# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Collects all thresholds of a fit in one place."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Policy:
    """Decides when a fit ends, and how far it moves the next budget. The comment of a share names the whole."""

    # This decides which of two plans that fit is better.
    same: float = 0.01  # Times that differ by a smaller share may count as equal; then fewer FLOP win.

    # When a search ends.
    enough: float = 0.98  # A plan that takes this share of the budget uses it well.
    closed: float = 0.01  # A bracket between a fit and a miss is closed if it is narrower than this share of the miss.

    # The next budget, as a share of the last one.
    margin: float = 0.99  # Aims a little below the budget.
    most_up: float = 1.5
    most_down: float = 0.5
    wider: float = 1.1  # Used after a fit, if nothing tells how much more fits.
    looser: float = 1.08  # Used above the least plan: a compiler may pack a larger plan into fewer bytes.
    first_less: float = 0.998  # Used after a first miss by a few bytes.
    then_less: float = 0.975  # Used after further misses.
    least_less: float = 0.95  # The smallest of the shares after misses.
    failed_less: float = 0.95  # Used after a plan that cannot be compiled.

    near: float = 0.97  # The budget of a plan near the fastest one, once the bracket is closed.
    most_near: int = 3  # The most such plans, each near the one before it.

    # These decide whether a plan is worth compiling. They are shares of the base's time.
    worth: float = 0.003  # A plan must promise to be faster than the best fit by this share.
    little: float = 0.001  # The same for a plan with the unused bytes, after a plan that used enough.
    much: float = 0.02  # The same for a plan above the budget, since the compiler might take less than planned.
    roomier: float = 1.04  # The budget of a plan above the goal, as a share of the largest that fitted.

    # Other variants.
    together: float = 0.96  # A plan of stages may be faster than predicted, down to this share of the time.
    far_slices: float = 2.5  # A slicing that takes more than this many times the budget without a plan is not planned.

    # Planning.
    alike: float = 0.05  # Bytes that differ by at most this share count as alike.
    far: float = 0.02  # If a plan's overhead is this much above its bound, it is planned again.
    more_effort: float = 4.0  # The second time has this many times the effort.
    most_effort: float = 1000.0  # remat-plan takes no more effort than this.
