# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses a plan for each graph of a step with several graphs, such as a step with graph breaks.

A step calls its graphs one after another, and runs their backward parts in the reverse order. Call i of n holds

    forward part:   its own forward bytes,  and what calls 0 .. i-1 hold for their backward parts
    backward part:  its own backward bytes, and what calls 0 .. i-1 hold for their backward parts

Both sums also include the bytes that no plan changes, such as parameters. Operations after the last graph, such as a
loss that is not compiled, count as one more call without a graph, whose bytes no plan changes. Each of these sums has
to be within the budget. A call whose backward part has ended before another call begins is left out of the other call's
sums. If the caller's own checkpoint drops what a call saves, these bytes do not count for later calls, and the call's
forward part runs once more before its backward part. Every plan adds a fixed number of bytes to each sum, so this is a
knapsack problem with one item per graph and one limit per sum. This file needs neither torch nor a graph."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..fit.policy import Policy


@dataclass(frozen=True)
class Choice:
    """The bytes that one plan of a graph takes above the graph's arguments."""

    forward: int  # The peak of the forward part in bytes.
    held: int  # Bytes held from the end of the forward part to the beginning of the backward part.
    backward: int  # The peak of the backward part in bytes.
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
    """A call of a graph. `graph` is None for the operations after the last graph. `fixed_forward` and `fixed_backward`
    are the bytes in the two parts that no plan changes. If `again` is set, a checkpoint of the caller drops what the
    call saves and calls the graph again in the backward pass. `ended` has the numbers of calls that hold nothing while
    this call runs, because the backward parts of these calls have ended or because these calls begin later."""

    graph: int | None
    fixed_forward: int
    fixed_backward: int
    again: bool = False
    ended: frozenset[int] = frozenset()


Step = tuple[Call, ...]  # The calls of a step, in the order of their forward parts.


def useful(choices: Sequence[Choice]) -> list[int]:
    """Returns the indices of the useful choices. A choice is left out if it is in no respect better than another
    choice."""
    kept = []
    for number, each in enumerate(choices):
        others = ((i, other) for i, other in enumerate(choices) if i != number and other.no_worse(each))
        if not any(other != each or i < number for i, other in others):
            kept.append(number)
    return kept


def sums(steps: Sequence[Step], graph: int, choice: Choice) -> tuple[int, ...]:
    """Returns the bytes that a choice for a graph adds to each sum. Each call of each step has two sums: the bytes of
    its forward part, and the bytes of its backward part."""
    found = []
    for step in steps:
        held, total = [], 0
        for number, call in enumerate(step):
            own = call.graph == graph
            earlier = total - sum(held[other] for other in call.ended if other < number)
            backward = max(choice.forward, choice.backward) if call.again else choice.backward
            found += [earlier + own * choice.forward, earlier + own * backward]
            held.append(own * choice.held * (not call.again))
            total += held[-1]
    return tuple(found)


def fixed(steps: Sequence[Step]) -> tuple[int, ...]:
    return tuple(each for step in steps for call in step for each in (call.fixed_forward, call.fixed_backward))


def peak(steps: Sequence[Step], chosen: Sequence[Choice]) -> int:
    """Returns the most bytes that any of the steps takes with one choice for each graph."""
    parts = [sums(steps, graph, choice) for graph, choice in enumerate(chosen)]
    return max(map(sum, zip(fixed(steps), *parts)), default=0)


def choose(steps: Sequence[Step], choices: Sequence[Sequence[Choice]], budgets: Sequence[int]) -> list[int] | None:
    """Returns for each graph the index of one of its choices, so that each step is within its budget and takes the least time. Returns None
    if no such choices are found.

    Choices are made graph by graph, in the order of the calls. Some sums are equal for all choices of the graphs so far,
    and equal sums are counted once. For example, if a step calls each graph once, the graphs so far add the same bytes
    to all sums of later calls."""
    graphs = called(steps, len(choices))
    more = [
        {number: sums(steps, graph, choices[graph][number]) for number in useful(choices[graph])} for graph in graphs
    ]
    smallest = [tuple(map(min, zip(*some.values()))) for some in more]
    more = [
        {number: tuple(map(int.__sub__, each, least)) for number, each in some.items()}
        for some, least in zip(more, smallest)
    ]
    limits = (budget for step, budget in zip(steps, budgets) for _ in step for _ in range(2))
    room = [limit - sum(each) for limit, *each in zip(limits, fixed(steps), *smallest)]
    partial = [Partial(0.0, (0,), ())]
    alike = [[*range(len(room))]]  # Groups of sums to which the graphs chosen so far add the same bytes.
    for i, graph in enumerate(graphs):
        groups = divided(alike, more[i])
        unfinished = {
            column for some in more[i + 1 :] for each in some.values() for column, size in enumerate(each) if size
        }
        left = [min(room[column] for column in columns) for _, _, columns in groups]
        stays = [number for number, (_, _, columns) in enumerate(groups) if unfinished.intersection(columns)]
        alike = [groups[number][2] for number in stays]
        longer = []
        for seconds, used, chosen in partial:
            for place, number in enumerate(more[i]):
                now = [used[before] + added[place] for before, added, _ in groups]
                if all(map(int.__le__, now, left)):
                    held = tuple(now[each] for each in stays)
                    longer.append(Partial(seconds + choices[graph][number].seconds, held, (*chosen, number)))
        partial = best(longer)
    return [number for _, number in sorted(zip(graphs, partial[0].chosen))] if partial else None


class Partial(NamedTuple):
    """Choices for the first graphs. `used` has the bytes of each group of sums above the bytes with the smallest
    choices."""

    seconds: float
    used: tuple[int, ...]
    chosen: tuple[int, ...]


def called(steps: Sequence[Step], count: int) -> list[int]:
    """Returns the numbers of `count` graphs in the order of their first calls. Graphs that no step calls come last."""
    calls = (call.graph for step in steps for call in step if call.graph is not None)
    return [*dict.fromkeys([*calls, *range(count)])]


def divided(alike: list[list[int]], more: dict[int, tuple[int, ...]]) -> list[tuple[int, tuple[int, ...], list[int]]]:
    """Divides each group of sums into groups to which each choice of a graph adds the same bytes. Returns, for each new
    group, the number of the old group, the bytes that each choice adds, and the numbers of the sums."""
    found: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for number, columns in enumerate(alike):
        for column in columns:
            found.setdefault((number, tuple(each[column] for each in more.values())), []).append(column)
    return [(number, added, columns) for (number, added), columns in found.items()]


def best(partial: list[Partial]) -> list[Partial]:
    """Drops a partial choice if another one is at least as good in every respect. Sorts the rest by time.

    If too many partial choices are left, only two kinds are kept: some that are spread evenly between the fastest and
    the slowest choice, and the choices with the fewest bytes."""
    kept: list[Partial] = []
    for each in sorted(spread(sorted(partial), Policy.most_compared)):
        if not any(all(map(int.__le__, other.used, each.used)) for other in reversed(kept)):
            kept.append(each)
    return spread(kept, Policy.most_choices)


def spread(some: list[Partial], most: int) -> list[Partial]:
    """Returns at most a given number of sorted partial choices. Half of the returned choices are evenly spaced, and the
    other half have the fewest bytes."""
    if len(some) <= most:
        return some
    half = most // 2
    evenly = (some[number * (len(some) - 1) // (half - 1)] for number in range(half))
    return sorted({*evenly, *sorted(some, key=lambda each: (max(each.used, default=0), each))[:half]})


def least(steps: Sequence[Step], choices: Sequence[Sequence[Choice]]) -> list[int]:
    """Returns the choices with the smallest peak that `choose` finds."""
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
