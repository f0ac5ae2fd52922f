# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Collects all thresholds of a fit in one place."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Policy:
    """Decides when a fit ends, and how far it moves the next budget. The comment of a share says what 1 stands for."""

    # This decides which of two plans that fit is better.
    # Times that differ by less than this share may count as equal. Then the result with fewer FLOP is better.
    same: float = 0.01

    # When a search ends.
    enough: float = 0.98  # A plan that takes this share of the budget uses it well.
    most_asked: int = 3  # The most budgets that a search asks for, as a multiple of the plans that it may find.
    closed: float = 0.01  # A bracket between a fit and a miss is closed if it is narrower than this share of the miss.
    most_same: int = 4  # It is closed, too, if the planner gave the same plan so often. Then few plans lie between.

    # The next budget, as a share of the last one.
    margin: float = 0.99  # The next budget aims a little below the goal.
    most_up: float = 1.5
    most_down: float = 0.5
    wider: float = 1.1  # Used after a fit, if nothing tells how much more fits.
    looser: float = 1.08  # Used above the smallest plan, because a compiler may pack a larger plan into fewer bytes.
    first_less: float = 0.998  # Used after the first miss, if it is by a few bytes.
    then_less: float = 0.975  # Used after further misses.
    least_less: float = 0.95  # The smallest of the shares after misses.
    failed_less: float = 0.95  # Used after a plan that cannot be compiled.

    # Once the bracket is closed, plans near the fastest one are tried. Each budget is this share of the plan before.
    near: float = 0.97
    most_near: int = 3  # The most such plans.

    # These decide whether a plan is worth compiling. They are shares of the base's time.
    worth: float = 0.003  # A plan must promise to be faster than the best fit by this share.
    little: float = 0.001  # The same for a plan that may use the bytes that a good plan left unused.
    # The same for a plan above the budget. It may still fit, if the compiler takes less than planned.
    much: float = 0.02
    roomier: float = 1.04  # The budget of a plan above the goal, as a share of the largest budget that fitted.

    # Other variants.
    # A plan of stages may be faster than predicted: its time may be only this share of the prediction.
    together: float = 0.96
    most_whole: int = 3  # The most plans of whole bodies that are compiled.
    # If a sliced step without a plan takes more than this many times the budget, no plan is made for it.
    far_slices: float = 2.5

    # Planning.
    alike: float = 0.05  # Bytes that differ by at most this share count as alike.
    far: float = 0.02  # If a plan's overhead is this much above its bound, it is planned again.
    more_effort: float = 4.0  # The second plan is made with this many times the effort.
    most_effort: float = 1000.0  # remat-plan accepts no larger effort.
