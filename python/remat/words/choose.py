# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses which names to keep. For each number of bytes, the chosen names are those with the fewest predicted
seconds."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple, Optional

from ..fit.policy import Policy
from .blocks import Block, Cost, cost_of, scaled
from .text import Names, Word, Words

UNITS = 1000  # The knapsack divides the bytes that may be kept into this many units.


@dataclass(frozen=True)
class Choice:
    """A choice of names. `words` has one word for each policy. A word says what its policy keeps."""

    words: Words
    cost: Cost


# The choices of each policy, from the fewest bytes to the most. Each choice is faster than the one before it.
Levels = tuple[tuple[Choice, ...], ...]


class Fate(NamedTuple):
    """A name whose values are kept on the device or, if `sent` is set, in the host's memory."""

    name: str
    sent: bool = False


Fates = frozenset[Fate]  # The values of all other names are computed again.


def frontier(
    blocks: tuple[Block, ...], names: Iterable[str], bandwidth: float, link: Optional[float] = None
) -> tuple[Choice, ...]:
    """Returns choices of names for one policy, fewest bytes first. Each choice takes fewer seconds than the choices
    before it. If `link` is given, values may be sent to the host, and `link` is the bytes per second in each direction."""
    names = sorted(names)
    sent = (False,) if link is None else (False, True)
    known: dict[Fates, Cost] = {}

    def price(fates: Fates) -> Cost:
        if fates not in known:
            kept, away = ({each.name for each in fates if each.sent == where} for where in (False, True))
            known[fates] = cost_of(blocks, kept, bandwidth, "", away, link or math.inf)
        return known[fates]

    price(frozenset())
    if (1 + len(sent)) ** len(names) <= 2**Policy.most_sets:
        for fates in product((None, *sent), repeat=len(names)):
            price(frozenset(Fate(name, each) for name, each in zip(names, fates) if each is not None))
    else:
        options = [Fate(name, each) for name in names for each in sent]
        add(options, price)
        remove(options, price)
    return best_of(known)


def add(options: list[Fate], price: Callable) -> None:
    """Adds one name after another, each time the name that saves the most seconds for its bytes. Calls `price` for each
    set of names that is compared."""
    chosen: Fates = frozenset()
    while True:
        names, before = {each.name for each in chosen}, price(chosen)
        more = [chosen | {each} for each in options if each.name not in names]
        if not more:
            return
        chosen = min(more, key=lambda each: slope(before, price(each)))


def remove(options: list[Fate], price: Callable) -> None:
    """Removes one name after another from the device, each time the name that saves the fewest seconds for its bytes.
    The values of a removed name are computed again or, if the options allow it, sent to the host. This direction finds
    names that help only together."""
    chosen: Fates = frozenset(each for each in options if not each.sent)
    away = {each.name: {each} for each in options if each.sent}
    while True:
        after, left = price(chosen), sorted(each for each in chosen if not each.sent)
        if not left:
            return
        fewer = [chosen - {each} | more for each in left for more in (set(), away.get(each.name, set()))]
        chosen = max(fewer, key=lambda each: slope(price(each), after))


def slope(fewer: Cost, more: Cost) -> float:
    """Returns the change in seconds for each further kept byte. The best name is the one with the smallest (most negative)
    change."""
    return (more.seconds - fewer.seconds) / max(1, more.bytes - fewer.bytes)


def best_of(known: dict[Fates, Cost]) -> tuple[Choice, ...]:
    # If sets have equal costs, the set with the fewest names is taken, because the additional names of the other sets
    # keep nothing.
    order = sorted(known, key=lambda each: (known[each].bytes, known[each].seconds, len(each), sorted(each)))
    return ordered(Choice((word_of(fates),), known[fates]) for fates in order)


def word_of(fates: Fates) -> Word:
    kept, sent = (frozenset(each.name for each in fates if each.sent == where) for where in (False, True))
    return Names(kept, sent) if sent else kept


def ordered(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Returns the choices that are worth their bytes, fewest bytes first."""
    found: list[Choice] = []
    for each in sorted(choices, key=lambda each: each.cost):
        if not found or each.cost.seconds < (1 - Policy.names_worth) * found[-1].cost.seconds:
            found.append(each)
    return tuple(found)


def least(levels: Levels) -> Choice:
    """Returns the choice with the fewest bytes."""
    return total([level[0] for level in levels])


def smallest_step(levels: Levels) -> Optional[int]:
    """Returns the bytes of the smallest choice that keeps something, or None if every choice keeps nothing."""
    sizes = [level[1].cost.bytes - level[0].cost.bytes for level in levels if len(level) > 1]
    return least(levels).cost.bytes + min(sizes) if sizes else None


def within(levels: Levels, size: int) -> Choice:
    """Returns the fastest choice for all policies that keeps at most `size` bytes. If every choice keeps more, returns
    the choice with the fewest bytes.

    This is a knapsack problem with a choice for each policy, in units of a thousandth of the bytes that may be kept. If
    policies have the same levels, the first block keeps the fewest bytes, since the last block holds its values for the
    shortest time."""
    left = size - least(levels).cost.bytes
    if left <= 0:
        return least(levels)
    most = UNITS + len(levels) - 1  # The bytes of each choice are rounded up by less than a unit.
    fastest, taken = [0.0] * (most + 1), []
    for level in levels:
        needed = [-(-(each.cost.bytes - level[0].cost.bytes) * UNITS // left) for each in level]
        options = [
            [
                (fastest[units - need] + each.cost.seconds, place)
                for place, (each, need) in enumerate(zip(level, needed))
                if need <= units
            ]
            for units in range(most + 1)
        ]
        picked = [min(each) for each in options]
        fastest = [seconds for seconds, _ in picked]
        taken.append([(place, needed[place]) for _, place in picked])
    found = (total(in_order(levels, picks(levels, taken, units))) for units in range(most, UNITS - 1, -1))
    return next(each for each in found if each.cost.bytes <= size)


def picks(levels: Levels, taken: list[list[tuple[int, int]]], units: int) -> list[Choice]:
    """Returns the choice of each policy. `taken` has for each policy and each number of units (the place of the
    policy's choice, the units of that choice)."""
    chosen = []
    for level, each in zip(reversed(levels), reversed(taken)):
        place, need = each[units]
        chosen.append(level[place])
        units -= need
    return chosen[::-1]


def in_order(levels: Levels, chosen: list[Choice]) -> list[Choice]:
    """Returns the choices. The choices of policies with the same levels are ordered by their bytes."""
    found = list(chosen)
    for level in set(levels):
        places = [place for place, each in enumerate(levels) if each == level]
        for place, each in zip(places, sorted((chosen[place] for place in places), key=lambda each: each.cost)):
            found[place] = each
    return found


def total(chosen: list[Choice]) -> Choice:
    size, seconds = (sum(each.cost[which] for each in chosen) for which in (0, 1))
    return Choice(tuple(word for each in chosen for word in each.words), Cost(size, seconds))


def levels_of(
    blocks: tuple[tuple[Block, ...], ...],
    names: Iterable[str],
    bandwidth: float,
    without: Optional[Cost],
    link: Optional[float] = None,
) -> Levels:
    """Returns the choices of each policy. `without` is the extra bytes of a step without jax.checkpoint, compared with
    a step that recomputes everything. If `without` is given, each policy also has the choice None, which stands for no
    jax.checkpoint. The extra bytes of this choice are a share of `without`, in proportion to the bytes that the
    policy's blocks compute."""
    names, sizes = tuple(names), [sum(map(made_by, each)) for each in blocks]
    known: dict[tuple[Block, ...], tuple[Choice, ...]] = {}
    found = []
    for each, size in zip(blocks, sizes):
        if each not in known:
            known[each] = frontier(each, names, bandwidth, link)
        choices, share = known[each], size / max(1, sum(sizes))
        if without is not None:
            before = choices[0].cost
            cost = Cost(before.bytes + round(share * without.bytes), before.seconds + share * without.seconds)
            choices = (*choices, Choice((None,), cost))
        found.append(ordered(choices))
    return tuple(found)


def scale_of(blocks: tuple[Block, ...], known: Iterable[tuple[str, int, float]], bandwidth: float) -> float:
    """Returns the factor by which products take longer than their rooflines.

    `known` has (a policy of JAX, the bytes that it keeps, the seconds that it saves), as XLA compiled the policy. The factor
    is a least-squares fit. It compares the seconds that a policy saves, without the traffic of its bytes, with the
    roofline of the ops that the policy does not run again."""
    products = scaled(blocks, 1.0, others=0.0)

    def saved_by(policy: str, some: tuple[Block, ...]) -> float:
        return cost_of(some, frozenset(), math.inf).seconds - cost_of(some, frozenset(), math.inf, policy).seconds

    together, squares = 0.0, 0.0
    for policy, size, saved in known:
        roofline, all_ops = saved_by(policy, products), saved_by(policy, blocks)
        together += roofline * (saved + 2 * size / bandwidth - (all_ops - roofline))
        squares += roofline * roofline
    return min(Policy.most_scale, max(1 / Policy.most_scale, together / squares)) if squares else 1.0


def made_by(block: Block) -> int:
    return block.held * sum(op.bytes for op in block.ops)
