# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""All thresholds of a fit, in one place."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Policy:
    """When a fit ends, and how far it moves the next budget. Shares are of what the comment names."""

    # Which of two plans that fit is better.
    same: float = 0.01  # Times that differ by less than this share may count as equal: then fewer FLOP win.

    # When a search ends.
    enough: float = 0.98  # A plan that takes this share of the budget uses it well.
    closed: float = 0.01  # A bracket between a fit and a miss is closed if it is narrower than this share of the miss.

    # The next budget, as a share of the last one.
    margin: float = 0.99  # Aims a little below the budget.
    most_up: float = 1.5
    most_down: float = 0.5
    wider: float = 1.1  # After a fit, if nothing says how much more fits.
    looser: float = 1.08  # Upwards from the least plan: a compiler may pack looser plans into fewer bytes.
    first_less: float = 0.998  # After a first miss by a few bytes,
    then_less: float = 0.975  # and after further misses.
    least_less: float = 0.95  # The least of them.
    failed_less: float = 0.95  # After a plan that cannot be compiled.

    near: float = 0.97  # Budget of a plan near the fastest one, once the bracket is closed;
    most_near: int = 3  # at most so many of them, each near the one before.

    # Whether a plan is worth compiling. Shares of the base's time.
    worth: float = 0.003  # A plan must promise to be faster than the best fit by this share.
    little: float = 0.001  # The same, for a plan within what is left of the budget once enough is used.
    much: float = 0.02  # The same, for a plan above the budget, of which the compiler might take less.
    roomier: float = 1.04  # Budget of such a plan, as a share of the largest that fitted.

    # Other variants.
    together: float = 0.96  # A plan of stages may be faster than predicted, down to this share of the time.
    far_slices: float = 2.5  # A slicing is not planned if without a plan it takes more than so many times the budget.

    # Planning.
    far: float = 0.02  # A plan whose overhead is this much above its bound is planned again,
    more_effort: float = 4.0  # with so many times the effort,
    most_effort: float = 1000.0  # up to the most that remat-plan takes.

    # Writing.
    well: float = 1.05  # A writing is good if the compiler takes at most this share of the planned bytes,
    late: float = 0.02  # and at most this share of the base's time longer than predicted.
