# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses a plan for each graph of a step that has several, such as one that graph breaks divide.

A step calls its graphs one after another, and runs their backward parts in the reverse order. Call i of n holds

    forward part:   its own forward bytes,  and what calls 0 .. i-1 hold for their backward parts
    backward part:  its own backward bytes, and what calls 0 .. i-1 hold for their backward parts

Both sums also include the bytes that no plan changes, such as parameters. Operations behind the last graph, such as a
loss that is not compiled, count as one more call without a graph, whose bytes no plan changes. Each of these sums has
to be within the budget. If the caller's own checkpoint drops what a call saves, later calls do not hold it, and the
forward part runs once more before the backward part. Every plan adds a fixed number of bytes to each sum, so this is a knapsack problem with one
item per graph and one limit per sum. This file needs neither torch nor a graph."""

from collections.abc import Sequence
from dataclasses import dataclass

MOST = 512  # The most partial choices that are kept after each graph. A small step has fewer, so its choice is optimal.


@dataclass(frozen=True)
class Choice:
    """The bytes that one plan of a graph takes above the graph's arguments."""

    forward: int  # The most bytes at any time of the forward part.
    held: int  # Bytes held from the end of the forward part to the beginning of the backward part.
    backward: int  # The most bytes at any time of the backward part.
    seconds: float

    def no_worse(self, other):
        return (
            self.forward <= other.forward
            and self.held <= other.held
            and self.backward <= other.backward
            and self.seconds <= other.seconds
        )


@dataclass(frozen=True)
class Call:
    """A call of a graph. graph is None for the operations behind the last graph. fixed: the bytes that no plan changes,
    in the forward part and in the backward part. again: a checkpoint of the caller drops what the call saves and calls
    the graph again in the backward pass."""

    graph: int | None
    fixed_forward: int
    fixed_backward: int
    again: bool = False


Step = tuple[Call, ...]  # In the order of the forward parts.


def useful(choices: Sequence[Choice]) -> list[int]:
    """Returns the numbers of the choices than which no other choice is better in all respects."""
    kept = []
    for number, each in enumerate(choices):
        others = ((i, other) for i, other in enumerate(choices) if i != number and other.no_worse(each))
        if not any(other != each or i < number for i, other in others):
            kept.append(number)
    return kept


def sums(steps: Sequence[Step], graph: int, choice: Choice) -> tuple[int, ...]:
    """Returns the bytes that a choice for a graph adds to each sum. There are two sums for each call of each step."""
    found = []
    for step in steps:
        earlier = 0
        for call in step:
            own = call.graph == graph
            backward = max(choice.forward, choice.backward) if call.again else choice.backward
            found += [earlier + own * choice.forward, earlier + own * backward]
            earlier += own * choice.held * (not call.again)
    return tuple(found)


def fixed(steps: Sequence[Step]) -> tuple[int, ...]:
    return tuple(each for step in steps for call in step for each in (call.fixed_forward, call.fixed_backward))


def peak(steps: Sequence[Step], chosen: Sequence[Choice]) -> int:
    """Returns the most bytes that any of the steps takes with one choice for each graph."""
    parts = [sums(steps, graph, choice) for graph, choice in enumerate(chosen)]
    return max(map(sum, zip(fixed(steps), *parts)), default=0)


def choose(steps: Sequence[Step], choices: Sequence[Sequence[Choice]], budgets: Sequence[int]) -> list[int] | None:
    """Returns the number of a choice for each graph, so that each step is within its budget and takes the least time.
    Returns None if no such choices are found."""
    added = [
        [(number, sums(steps, graph, some[number])) for number in useful(some)] for graph, some in enumerate(choices)
    ]
    limits = [budget for step, budget in zip(steps, budgets) for _ in step for _ in range(2)]
    room = [limit - each for limit, each in zip(limits, fixed(steps))]
    for some in added:  # Each graph without a choice yet adds at least the bytes of its smallest choice.
        room = [left - min(column) for left, column in zip(room, zip(*(each for _, each in some)))]
    partial = [(0.0, (0,) * len(room), ())]
    for graph, some in enumerate(added):
        smallest = [min(column) for column in zip(*(each for _, each in some))]
        longer = [
            (seconds + choices[graph][number].seconds, tuple(map(above, used, each, smallest)), (*chosen, number))
            for seconds, used, chosen in partial
            for number, each in some
        ]
        partial = best([each for each in longer if all(used <= left for used, left in zip(each[1], room))])
    return list(partial[0][2]) if partial else None


def above(used, more, smallest):
    return used + more - smallest


def best(partial):
    """Drops partial choices that another is no worse than, and sorts the rest by time.

    If more than MOST are left, it keeps the fastest and those with the fewest bytes, so that a small budget has a choice."""
    kept = []
    for each in sorted(partial):
        if not any(all(map(int.__le__, other[1], each[1])) for other in kept):
            kept.append(each)
    if len(kept) <= MOST:
        return kept
    smallest = sorted(kept, key=lambda each: (max(each[1]), each))[: MOST // 2]
    return sorted({*kept[: MOST - MOST // 2], *smallest})


def least(steps: Sequence[Step], choices: Sequence[Sequence[Choice]]) -> list[int]:
    """Returns the choice with the smallest peak that `choose` finds."""
    found = [0] * len(choices)
    low, high = 0, peak(steps, taken(choices, found))
    while low < high:
        middle = (low + high) // 2
        tried = choose(steps, choices, [middle] * len(steps))
        if tried is None:
            low = middle + 1
        else:
            found, high = tried, peak(steps, taken(choices, tried))
    return found


def taken(choices: Sequence[Sequence[Choice]], numbers: Sequence[int]) -> list[Choice]:
    return [some[number] for some, number in zip(choices, numbers)]
