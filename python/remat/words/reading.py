# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads checkpointed blocks from the jaxpr of a step that keeps nothing.

    remat2[policy=POLICY differentiated=True jaxpr={ ... e = name[name=up] d ... }]

Such an equation is the backward part of a block. The backward part first computes values again, and then computes
gradients. The recomputed values have the names of jax.ad_checkpoint.checkpoint_name.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from ..jax_internals import scope_of
from .blocks import Block, Op
from .text import OF_JAX, as_policy

AGAIN = "rematted_computation"  # The scope that JAX gives to ops that run again.
NAME = "name"  # The primitive of checkpoint_name.
# If an op is not in this list, XLA computes it in the kernel that reads its result, so the op takes no extra time.
READ_ALL = ("arg", "cum", "reduce", "sort", "gather", "scatter", "dynamic_", "top_k", "fft", "custom", "pallas", "ffi")


@dataclass(frozen=True)
class Read:
    """The blocks of a step. `blocks` has the blocks of each policy, in which equal blocks are one Block. `places` is
    {name: the name's line in the source}."""

    blocks: tuple[tuple[Block, ...], ...]
    places: dict[str, str]


def read(jaxpr: Any, policies: Sequence[Any], flops: float, bandwidth: float, place: Any = str) -> Read:
    """Reads the blocks of a step. `jaxpr` is a jax.core.Jaxpr. `policies` are the objects that were given to
    jax.checkpoint. `flops` and `bandwidth` are the device's FLOP and bytes per second. `place` is a function that takes
    an equation and returns the equation's line in the source."""
    places: dict[str, str] = {}
    for equation in every(jaxpr):
        if equation.primitive.name == NAME:
            places.setdefault(equation.params["name"], place(equation))
    prices = Prices(flops, bandwidth)
    return Read(tuple(blocks_of(jaxpr, each, prices) for each in policies), places)


def blocks_of(jaxpr: Any, policy: Any, prices: "Prices") -> tuple[Block, ...]:
    found: Counter[Block] = Counter()
    for body, lengths in bodies(jaxpr, policy):
        block = as_block(body, prices)
        own = {op.name for op in block.ops if op.name}
        runs = math.prod(length for length, _ in lengths)
        held = math.prod(length for length, outside in lengths if not own or own.isdisjoint(outside))
        found[replace(block, runs=runs, held=held)] += 1
    return tuple(replace(each, runs=each.runs * times, held=each.held * times) for each, times in found.items())


def inner(equation: Any) -> Iterator[Any]:
    """Returns the jaxprs that an equation calls."""
    for value in equation.params.values():
        for each in value if isinstance(value, (tuple, list)) else (value,):
            each = getattr(each, "jaxpr", each)
            if hasattr(each, "eqns"):
                yield each


def every(jaxpr: Any) -> Iterator[Any]:
    """Returns all equations, with the equations of inner jaxprs."""
    for equation in jaxpr.eqns:
        yield equation
        for each in inner(equation):
            yield from every(each)


def is_block(equation: Any) -> bool:
    return "differentiated" in equation.params and "policy" in equation.params


def bodies(jaxpr: Any, policy: Any, lengths: tuple = ()) -> Iterator[tuple[Any, tuple]]:
    """Yields the jaxpr of each differentiated block, and for each loop around the block (its length, names outside of
    blocks).

    If a loop has the forward part of a block in its body, the loop holds the kept values of one iteration. If the
    loop's body has only the backward part, the kept values of all iterations are stacked."""
    for equation in jaxpr.eqns:
        if is_block(equation) and equation.params["policy"] is policy:
            if equation.params["differentiated"]:
                yield equation.params["jaxpr"], lengths
            continue
        for each in inner(equation):
            around = lengths
            if equation.primitive.name == "scan":
                around = (*lengths, (equation.params["length"], frozenset(named_outside(each))))
            elif devices_of(equation) > 1:
                around = (*lengths, (devices_of(equation), frozenset()))
            yield from bodies(each, policy, around)


def devices_of(equation: Any) -> int:
    """Returns the number of devices that run the body of an equation, each with its own part of the values
    (jax.shard_map). Returns 1 for an equation that is not divided among devices."""
    return equation.params["mesh"].size if equation.primitive.name == "shard_map" else 1


def named_outside(jaxpr: Any) -> Iterator[str]:
    for equation in jaxpr.eqns:
        if equation.primitive.name == NAME:
            yield equation.params["name"]
        elif not is_block(equation):
            for each in inner(equation):
                yield from named_outside(each)


def as_block(jaxpr: Any, prices: "Prices") -> Block:
    ops: list[Op] = []
    fresh = count()
    results = add_ops(jaxpr, [next(fresh) for _ in jaxpr.invars], ops, fresh, prices)
    return Block(tuple(ops), tuple(each for each in results if each is not None))


def add_ops(
    jaxpr: Any,
    given: list,
    ops: list[Op],
    fresh: Iterator[int],
    prices: "Prices",
    is_again: bool = False,
    devices: int = 1,
) -> list:
    """Adds the ops of a jaxpr. The ops of a called function are added in place of the call. `given` has the numbers of
    the jaxpr's arguments. `is_again` says whether the jaxpr repeats ops of the forward part. `devices` is the number of
    devices that compute the jaxpr, each with its own values. Returns the numbers of the results. The number of a result
    that is a constant is None."""
    numbers = dict(zip(jaxpr.invars, given))

    def read(variables):
        return [None if hasattr(each, "val") else numbers.get(each) for each in variables]

    for equation in jaxpr.eqns:
        reads, called = read(equation.invars), called_by(equation, (*CALLS, "shard_map"))
        again = is_again or AGAIN in scope_of(equation)
        if called is not None:
            made = add_ops(called, reads, ops, fresh, prices, again, devices * devices_of(equation))
        else:
            made = [next(fresh) for _ in equation.outvars]
            size = devices * sum(bytes_of(each.aval) for each in equation.outvars)
            name = equation.params["name"] if equation.primitive.name == NAME else ""
            known = tuple(each for each in reads if each is not None)
            seconds = devices * prices.seconds(equation)
            ops.append(Op(known, tuple(made), seconds, size, name, keeping(equation, again)))
        numbers.update(zip(equation.outvars, made))
    return read(jaxpr.outvars)


def keeping(equation: Any, is_again: bool) -> tuple[str, ...]:
    """Returns the policies of JAX that keep the results of an equation. `is_again` says whether the equation is
    computed again, and does not belong to a gradient."""
    if not is_again or equation.primitive.name not in ("dot_general", "conv_general_dilated"):
        return ()
    avals = [each.aval for each in equation.invars]
    return tuple(name for name in OF_JAX if as_policy(name)(equation.primitive, *avals, **equation.params))


CALLS = ("jit", "pjit", "closed_call", "core_call", "custom_jvp_call", "custom_vjp_call")


def called_by(equation: Any, calls: Sequence[str] = CALLS) -> Any:
    """Returns the jaxpr of a call, such as that of a function of jax.jit; None for another equation."""
    if equation.primitive.name not in calls:
        return None
    found = list(inner(equation))
    return found[0] if len(found) == 1 and len(found[0].invars) == len(equation.invars) else None


def bytes_of(aval: Any) -> int:
    """Returns the bytes of an array; 0 for a value that is no plain array, such as a random key."""
    size = getattr(getattr(aval, "dtype", None), "itemsize", 0)
    return math.prod(getattr(aval, "shape", ())) * size


def elements(aval: Any) -> int:
    return math.prod(getattr(aval, "shape", ()))


@dataclass(frozen=True)
class Prices:
    flops: float
    bandwidth: float

    def seconds(self, equation: Any) -> float:
        """Returns the seconds that an equation takes by the roofline."""
        kind = equation.primitive.name
        bodies = [sum(map(self.seconds, each.eqns)) for each in inner(equation)]
        if bodies and kind not in READ_ALL:
            return equation.params.get("length", 1) * (max(bodies) if kind == "cond" else sum(bodies))
        given, made = ([each.aval for each in variables] for variables in (equation.invars, equation.outvars))
        moved = sum(map(bytes_of, (*given, *made))) / self.bandwidth
        work = product_flops(equation, given, made)
        if work:
            return max(work / self.flops, moved)
        return moved if kind.startswith(READ_ALL) else 0.0


def product_flops(equation: Any, given: list, made: list) -> int:
    """Returns the FLOP of an equation that is a matrix product or a convolution, and 0 for other equations."""
    kind = equation.primitive.name
    if kind == "dot_general":
        (contracted, _), _ = equation.params["dimension_numbers"]
        return 2 * elements(made[0]) * math.prod(given[0].shape[each] for each in contracted)
    if kind == "conv_general_dilated":
        features = given[1].shape[equation.params["dimension_numbers"].rhs_spec[0]]
        return 2 * elements(made[0]) * elements(given[1]) // max(1, features)
    if kind.startswith("ragged_dot"):
        return 2 * elements(made[0]) * given[0].shape[-1]
    return 0
