# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the repeated blocks of a model, and measures what their modules compute on fake tensors."""

import operator
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from ..tool import RematError
from .live import tensors
from .policy import patched, recorder


class Part(NamedTuple):
    """A module of the model that runs once in a step."""

    name: str  # The path of the block in the model.
    bytes: int  # Bytes of the results of the block's ops.
    seconds: float  # Seconds of the block's forward part by the roofline.
    flat: bool  # Whether the block's result is a tensor, or a tuple or list whose elements are tensors or None.
    draws: bool  # Whether one of the block's ops draws random numbers.
    once: tuple  # The block's ops that are not known to be repeatable.
    # Whether the block's first argument is the result of the block before it, and both have the same other arguments.
    follows: bool


def blocks_of(step, given: Iterable[Any] | None) -> list[Part]:
    """Returns the blocks in the order in which they run. The blocks are the given modules or paths of modules, or else
    the repeated modules."""
    chosen = found_in(step.model) if given is None else named(step.model, given)
    parts = measured(step, chosen)
    ran = {part.name for part in parts}
    missing = [name for name in chosen if given is not None and name not in ran]
    if missing:
        raise RematError(f'blocks=: "{missing[0]}" does not run exactly once in a step: leave it out')
    for part in parts:
        if part.once:
            raise RematError(
                f'the block "{part.name}" has the op {part.once[0]}, which is not known to be repeatable, and a checkpoint would run '
                "it twice: name the op in repeatable=, or give blocks= without this block"
            )
    if not parts:
        raise RematError(
            f"{type(step.model).__name__} has no ModuleList, ModuleDict or Sequential with several blocks of one class that run "
            "once in a step: give blocks=, the modules to checkpoint or their names"
        )
    return parts


def named(model, given: Iterable[Any]) -> dict[str, Any]:
    """Returns {path: module} for a list of modules or paths of modules."""
    paths = dict(model.named_modules())
    names = {id(module): name for name, module in paths.items()}
    chosen = {}
    for block in given:
        name = block if isinstance(block, str) else names.get(id(block))
        if name not in paths:
            said = f'"{block}"' if isinstance(block, str) else type(block).__name__
            raise RematError(
                f"blocks=: {said} is not a module of {type(model).__name__}: give modules of it or their names"
            )
        chosen[name] = paths[name]
    return chosen


def found_in(model) -> dict[str, Any]:
    """Returns {path: module} for the modules whose container has another child of the same class. Outer containers come
    first. No block is inside another one."""
    from torch import nn

    containers = (nn.ModuleList, nn.ModuleDict, nn.Sequential)

    def found(is_block):
        blocks = {}
        for path, module in model.named_modules():
            if not isinstance(module, containers) or any(f"{path}.".startswith(f"{name}.") for name in blocks):
                continue
            children = {f"{path}.{name}".lstrip("."): child for name, child in module.named_children()}
            classes = Counter(type(child) for child in children.values() if is_block(child))
            blocks |= {name: child for name, child in children.items() if classes[type(child)] > 1}
        return blocks

    def composed(child):
        return any(True for _ in child.children())

    return found(lambda child: composed(child) and not isinstance(child, containers)) or found(
        lambda child: composed(child) and isinstance(child, nn.Sequential)
    )


def measured(step, modules: dict[str, Any]) -> list[Part]:
    """Returns the Parts of those modules that run once in a step, in the order in which they begin."""
    names = {id(module): name for name, module in modules.items()}
    runs: dict[str, list[Part]] = {}
    next_arguments = None  # The tensors of a call that would follow the last block.

    def around(module, forward):
        def recorded(*args, **kwargs):
            nonlocal next_arguments
            name = names[id(module)]
            found = runs.setdefault(name, [])
            given = tensors((args, kwargs)) if args else None
            follows = given is not None and next_arguments is not None and same(given, next_arguments)
            with recorder(name, step.machine, step.rounded, step.repeatable) as mode:
                result = forward(*args, **kwargs)
            next_arguments = tensors((result[0] if isinstance(result, tuple) else result, args[1:], kwargs))
            ops = mode.found()
            sums = sum(op.bytes for op in ops), sum(op.seconds for op in ops)
            draws = any(drawn for _, _, drawn in mode.ops)
            found.append(Part(name, *sums, is_flat(result), draws, tuple(mode.once), follows))
            return result

        return recorded

    with step.fake() as (run, _), patched(modules.values(), around):
        run()
    return [found[0] for found in runs.values() if len(found) == 1]


def same(some: list, others: list) -> bool:
    return len(some) == len(others) and all(map(operator.is_, some, others))


def is_flat(result) -> bool:
    import torch

    each = result if isinstance(result, (tuple, list)) else [result]
    return all(part is None or isinstance(part, torch.Tensor) for part in each)
