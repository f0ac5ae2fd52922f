# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Refuses ops that Shardy would divide among devices without an error, but with wrong results.

The program divide.py imports this as a module beside it. Neither this module nor divide.py imports the package remat itself.
"""

import re

from local_loops import parts_of, walk
from mending import combination, terms_of

COMBINES = "an op other than a sum, a product, a maximum or a minimum combines the parts of a divided dimension"


class Undividable(Exception):
    """An op that Shardy divides wrongly. The message is a sentence."""


def check(function, moves_updates):
    """Raises Undividable if a result would be wrong. The shardings of all values must be known. `moves_updates` tells
    whether this Shardy divides updates of slices correctly."""
    rules = {name: rule for name, rule in RULES.items() if name != UPDATE or not moves_updates}
    for op in walk(function):
        if op.name == "sdy.all_reduce":
            value = terms_of(op.operands[0])
            if combination(value) is None:
                raise refusal(value.owner.operation, COMBINES)
        number = rules[op.name](op) if op.name in rules else None
        if number is not None:
            raise refusal(op, f"dimension {number} is divided among devices")


def refusal(op, why):
    found = re.search(r'"([^"]+)"', str(op.location))
    place = f" ({found[1]})" if found else ""
    return Undividable(
        f"Shardy computes {op.name}{place} wrongly, because {why}: give each device the whole dimension by "
        "jax.lax.with_sharding_constraint"
    )


def first(numbers, *values):
    """Returns the first of these dimensions that is divided in one of the values, or None."""
    return next((number for number in numbers for value in values if parts_of(value)[number]), None)


def reverse(op):
    return first(list(op.attributes["dimensions"]), op.operands[0])


def random(op):
    return first(range(op.results[1].type.rank), op.results[1])


def update(op):
    shapes = op.operands[0].type.shape, op.operands[1].type.shape
    return first([number for number, (one, other) in enumerate(zip(*shapes)) if one != other], op.operands[0])


def convolution(op):
    """Returns a divided dimension along which windows have more than one element, so that devices need elements of
    their neighbours."""
    listed = re.findall(r"\[([^\]]*)\]", str(op.attributes["dimension_numbers"]))
    image, window = ([each.strip() for each in names.split(",")] for names in listed[:2])
    size = op.operands[1].type.shape
    wide = [name for name in image if name.isdigit() and size[window.index(name)] > 1]
    found = first([window.index(name) for name in wide], op.operands[1])
    return found if found is not None else first([image.index(name) for name in wide], op.operands[0])


UPDATE = "stablehlo.dynamic_update_slice"
RULES = {
    "stablehlo.reverse": reverse,
    "stablehlo.rng_bit_generator": random,
    "stablehlo.convolution": convolution,
    UPDATE: update,
}
