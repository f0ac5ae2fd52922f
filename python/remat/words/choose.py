# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which names to keep: for each number of bytes, the set that is predicted to take the fewest seconds."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from .blocks import Block, Cost, cost_of

MOST_SETS = 10  # Up to so many names, all sets are priced.


@dataclass(frozen=True)
class Choice:
    names: frozenset[str]
    cost: Cost


def frontier(blocks: tuple[Block, ...], names: Iterable[str], bandwidth: float) -> tuple[Choice, ...]:
    """Returns choices of names, fewest bytes first: each takes fewer seconds than all that keep fewer bytes."""
    names = sorted(names)
    known: dict[frozenset[str], Cost] = {}

    def price(kept: frozenset[str]) -> Cost:
        if kept not in known:
            known[kept] = cost_of(blocks, kept, bandwidth)
        return known[kept]

    if len(names) <= MOST_SETS:
        for count in range(len(names) + 1):
            for kept in combinations(names, count):
                price(frozenset(kept))
    else:
        add(names, price)
        remove(names, price)
    return best_of(known)


def add(names, price):
    """Adds the name that saves most for its bytes, one at a time. Each set on the way is priced."""
    kept = frozenset()
    while len(kept) < len(names):
        before = price(kept)
        kept = min((kept | {name} for name in names if name not in kept), key=lambda each: slope(before, price(each)))


def remove(names, price):
    """Removes the name that costs least for its bytes. It finds sets of names that help only together."""
    kept = frozenset(names)
    while kept:
        after = price(kept)
        kept = max((kept - {name} for name in sorted(kept)), key=lambda each: slope(price(each), after))


def slope(fewer: Cost, more: Cost) -> float:
    """Returns the seconds of a further kept byte; the smallest is the best."""
    size, seconds = more.bytes - fewer.bytes, more.seconds - fewer.seconds
    return seconds / max(1, size)


def best_of(known: dict[frozenset[str], Cost]) -> tuple[Choice, ...]:
    # Of sets with equal costs the smallest counts: its further names keep nothing.
    order = sorted(known, key=lambda each: (known[each].bytes, known[each].seconds, len(each), sorted(each)))
    found: list[Choice] = []
    for kept in order:
        if not found or known[kept].seconds < found[-1].cost.seconds:
            found.append(Choice(kept, known[kept]))
    return tuple(found)


def within(choices: tuple[Choice, ...], size: int) -> Choice | None:
    """Returns the fastest of a frontier that keeps at most so many bytes."""
    return next((each for each in reversed(choices) if each.cost.bytes <= size), None)
