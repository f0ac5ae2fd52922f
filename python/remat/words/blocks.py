# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells which ops the backward part of a checkpointed block computes again, for each set of kept names.

    x ─ dot "up" ─ gelu ─ dot "down" ─ ...          a block, as its backward part computes it again
         kept?

This module has only plain data and pure functions. Values are numbers.
"""

import math
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


IN_FLIGHT = 2  # The most runs whose sent values are on the device: one is copied while another one is read.


class Cost(NamedTuple):
    """The cost of the kept values of a step in bytes, and of its backward parts in seconds. The seconds of a Cost
    include the traffic of kept values."""

    bytes: int
    seconds: float


class Run(NamedTuple):
    """One run of a block: the bytes that are kept on the device and sent to the host, and the seconds of the backward
    part."""

    kept: int
    sent: int
    seconds: float


def cost_of(
    blocks: tuple[Block, ...],
    kept: Set[str],
    bandwidth: float,
    policy: str = "",
    sent: Set[str] = frozenset(),
    link: float = math.inf,
) -> Cost:
    """Returns the cost of keeping the values with these names, and those that a policy of JAX keeps. The values `sent`
    are kept in the host's memory, and `link` is the bytes per second of copies in each direction. A value that nothing
    reads is not kept."""
    size, seconds = 0, 0.0
    for block in blocks:
        run = of_block(block, kept, policy, sent)
        size += block.held * run.kept + min(block.held, IN_FLIGHT) * run.sent
        # A kept value is written once, and read once.
        again = run.seconds + 2 * (run.kept + run.sent) / bandwidth
        seconds += block.runs * (with_copies(block, again, run.sent / link) if run.sent else again)
    return Cost(size, seconds)


def with_copies(block: Block, again: float, copies: float) -> float:
    """Returns the seconds of a run with copies to the host during its forward part, and back during its backward part.
    Copies run at the same time as ops. The forward part takes at least the time that names can save."""
    forward = of_block(block, set(), "").seconds - of_block(block, set(names_of((block,))), "").seconds
    return max(again, copies) + max(0.0, copies - forward)


def of_block(block: Block, kept: Set[str], policy: str, sent: Set[str] = frozenset()) -> Run:
    needed, seconds, sizes = set(block.results), 0.0, [0, 0]
    for op in reversed(block.ops):
        if needed.isdisjoint(op.writes):
            continue
        if op.name in sent or op.name in kept or policy in op.policies:
            sizes[op.name in sent] += op.bytes
        else:
            seconds += op.seconds
            needed.update(op.reads)
    return Run(*sizes, seconds)


def names_of(blocks: tuple[Block, ...]) -> tuple[str, ...]:
    """Returns the names in the order of the ops."""
    return tuple(dict.fromkeys(op.name for block in blocks for op in block.ops if op.name))


def scaled(blocks: tuple[Block, ...], products: float, others: float = 1.0, parts: int = 1) -> tuple[Block, ...]:
    """Returns copies of the blocks with scaled times and bytes. Times of products, which policies of JAX keep, are
    multiplied by `products`, and times of other ops by `others`. The bytes of each op are divided by `parts`."""

    def changed(op: Op) -> Op:
        return replace(op, seconds=(products if op.policies else others) * op.seconds, bytes=op.bytes // parts)

    return tuple(replace(block, ops=tuple(map(changed, block.ops))) for block in blocks)
