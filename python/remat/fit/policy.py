# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Collects all thresholds of fits in one place. A compiler that needs other values makes its own Policy."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Policy:
    """Decides when a fit ends, and how far it moves the next budget. If a field is a share, its comment says of which
    figure."""

    # The field of this group chooses the better of two plans that fit.
    # Times that differ by less than this share may count as equal. If the times count as equal, the result with fewer
    # FLOP is better.
    same: float = 0.01

    # The fields of this group say when a search has tried enough plans.
    enough: float = 0.98  # A plan that takes this share of the budget uses it well.
    most_asked: int = 3  # A search may ask for this many budgets for each plan that it is allowed to find.
    closed: float = 0.01  # A bracket between a fit and a miss is closed if its width is below this share of the miss.
    # A bracket is also closed if the planner gave the same plan this many times, because few other plans are then left
    # in the bracket.
    most_same: int = 4
    # The number of plans that a search finds if the user gives no number: `rounds` for a budget, and `least_rounds` if
    # the user asks for as few bytes as possible.
    rounds: int = 6
    least_rounds: int = 3

    # The fields of this group give the next budget as a share of the last one.
    margin: float = 0.99  # The next budget aims a little below the goal.
    most_up: float = 1.5
    most_down: float = 0.5
    # The next budget is this many times the last one in two cases. The first case is a budget above the smallest plan,
    # because a compiler may pack a larger plan into fewer bytes. The second case is a budget after a plan that fits, if
    # no model predicts how much more would fit.
    looser: float = 1.08
    # After a plan that misses the budget, the next budget is at most this share of the last one.
    most_less: float = 0.998
    # If the plan misses the budget by many bytes, or cannot be compiled, the next budget is this share of the last one.
    least_less: float = 0.95

    # Once the bracket is closed, plans near the fastest one are tried. Each budget is this share of the previous plan's
    # bytes.
    near: float = 0.97
    most_near: int = 3  # The most plans that are tried near the fastest one.

    # The fields of this group decide whether a plan is worth compiling. They are shares of the base's time.
    worth: float = 0.003  # A plan must promise to be faster by this share than the best result that fits.
    # A plan that may use the bytes that a good plan left unused must promise to be faster by this share.
    little: float = 0.001
    # A plan above the budget must promise to be faster by this share. Such a plan may still fit, if the
    # compiler takes fewer bytes than planned.
    much: float = 0.02
    roomier: float = 1.04  # A budget above the goal is this many times the largest budget that fitted.

    # Other variants.
    # The compiled time of a plan of stages may be as little as this share of the predicted time.
    together: float = 0.96
    # If a plan of stages is the best plan so far, at most this many plans of stages are compiled. With a language model
    # of 10,007 words, XLA took 2 % more bytes than the budget for the first plan of stages, and the second plan fitted.
    most_stages: int = 3
    # If the code of one variant takes more than this many times its planned bytes, the next variant is also tried.
    unlike_plan: float = 1.05

    # Slices.
    # The head and attention, which are few ops, take about as long in eight slices as in two. With slices, two layers
    # of attention over 4,096 tokens fit into 40 % of the memory at +15.8 % time. Without slices these layers fit into
    # 61 % (docs/design/Slices.md).
    few_ops: int = 8
    # With each further slice, the whole step reads all weights once more, and adds to all gradients once more.
    whole_step: tuple[int, ...] = (2, 4, 8, 16, 32, 64)
    # If a sliced step without a plan takes more than this many times the budget, no plan is made for the sliced step.
    far_slices: float = 2.5

    # Planning.
    alike: float = 0.05  # Two numbers of bytes count as equal if they differ by at most this share.
    far: float = 0.02  # If the overhead is more than this much above its bound, a second plan is made.
    more_effort: float = 4.0  # The second plan gets this many times the effort of the first one.
    most_effort: float = 1000.0  # remat-plan accepts no larger effort.
    # If a budget is below this share of the smallest plan's bytes, no second plan is made. With four times the effort,
    # the smallest plan of graph attention had 2.7 % fewer bytes, and that of a U-Net had none fewer. These second plans
    # took as long as 13 compilations.
    reachable: float = 0.97
    # Two results of a kernel are planned together if the bytes that they read or compute in common are more than this
    # share of the bytes that are moved for the smaller result.
    shared: float = 0.25
    # The counted bytes of a step agree with the compiler's bytes if the two differ by at most this share. A compiler
    # wastes bytes if tensors of different sizes share a block.
    agreed: float = 0.01

    # The field of this group applies after a fit.
    most_refits: int = 2  # The most plans that are compiled to change a kept plan (../xla/refit.py).

    # The fields of this group are for the choice of the names that jax.checkpoint keeps (../words/choose.py).
    most_scale: float = 4.0  # Measured times of products count as at most this many times their rooflines.
    most_sets: int = 10  # If there are at most this many names, all sets of names are priced.
    # A set of names that keeps more bytes must save this share of the backward parts' time.
    names_worth: float = 0.0005

    # The fields of this group are for choices among the plans of PyTorch's graphs and modules.
    most_choices: int = 512  # The most partial choices that are kept after each graph (../torch/step.py).
    # The plans of a step's graphs are chosen this many times by estimated bytes, and measured each time, before they are
    # chosen from measured plans alone (../torch/together.py).
    most_confirmed: int = 6
    # Plans of PyTorch's partitioner (../torch/fit.py): the most that are compiled, and how many times the budget their
    # bytes op by op may be. Inductor's code takes fewer bytes.
    most_partitions: int = 3
    far_partitions: float = 1.25
    most_compared: int = 4096  # The most partial choices that are compared with each other.
    most_extra: int = 8  # The most modules that are tried one by one after the last one that fits (../torch/trials.py).
