# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells which ops the backward part of a checkpointed block computes again, for each set of kept names.

    x ─ dot "up" ─ gelu ─ dot "down" ─ ...          a block, as its backward part computes it again
         kept?

This module has only plain data and pure functions. Values are numbers.
"""

from collections.abc import Set
from dataclasses import dataclass, replace
from typing import NamedTuple


@dataclass(frozen=True)
class Op:
    """An op of a block. `seconds` is the op's time by the roofline. `name` is the op's name in
    jax.ad_checkpoint.checkpoint_name, or "". `policies` are the policies of JAX that keep the op's result."""

    reads: tuple[int, ...]
    writes: tuple[int, ...]
    seconds: float
    bytes: int = 0  # Bytes that the op writes.
    name: str = ""
    policies: tuple[str, ...] = ()


@dataclass(frozen=True)
class Block:
    """The backward part of blocks that are alike.

    `runs` says how often a step runs this backward part. `held` says how many of these runs have their kept values in
    memory at the same time."""

    ops: tuple[Op, ...]
    results: tuple[int, ...]
    runs: int = 1
    held: int = 1


class Cost(NamedTuple):
    """The cost of the kept values of a step in bytes, and of its backward parts in seconds. The seconds of a Cost
    include the traffic of kept values."""

    bytes: int
    seconds: float


def cost_of(blocks: tuple[Block, ...], kept: Set[str], bandwidth: float, policy: str = "") -> Cost:
    """Returns the cost of keeping the values with these names, and those that a policy of JAX keeps. A value
    that nothing reads is not kept."""
    size, seconds = 0, 0.0
    for block in blocks:
        held, again = of_block(block, kept, policy)
        size += block.held * held
        seconds += block.runs * (again + 2 * held / bandwidth)  # A kept value is written once, and read once.
    return Cost(size, seconds)


def of_block(block: Block, kept: Set[str], policy: str) -> tuple[int, float]:
    """Returns (bytes that one run of the block keeps, seconds of the run's backward part)."""
    needed, size, seconds = set(block.results), 0, 0.0
    for op in reversed(block.ops):
        if needed.isdisjoint(op.writes):
            continue
        if op.name in kept or policy in op.policies:
            size += op.bytes
        else:
            seconds += op.seconds
            needed.update(op.reads)
    return size, seconds


def names_of(blocks: tuple[Block, ...]) -> tuple[str, ...]:
    """Returns the names in the order of the ops."""
    return tuple(dict.fromkeys(op.name for block in blocks for op in block.ops if op.name))


def scaled(blocks: tuple[Block, ...], products: float, others: float = 1.0, parts: int = 1) -> tuple[Block, ...]:
    """Returns copies of the blocks with scaled times and bytes. Times of products, which policies of JAX keep, are
    multiplied by `products`, and times of other ops by `others`. The bytes of each op are divided by `parts`."""

    def changed(op: Op) -> Op:
        return replace(op, seconds=(products if op.policies else others) * op.seconds, bytes=op.bytes // parts)

    return tuple(replace(block, ops=tuple(map(changed, block.ops))) for block in blocks)
