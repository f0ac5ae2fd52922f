# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Searches for settings that use PyTorch's own checkpoints: the modules that are checkpointed, and the values that are
kept in them."""

from ..tool import RematError
from .blocks import measured
from .policy import Contexts
from .search import Search


def blocks(search: Search) -> None:
    """Checkpoints as few blocks as possible."""

    def said(kept):
        return {"CHECKPOINTED": [block.name for block in search.blocks if block not in kept]}

    search.densest(search.blocks, said)


def modules(search: Search) -> None:
    """Checkpoints modules in the blocks. The first modules to be checkpointed are those that free the most bytes for
    their time."""
    model = search.step.model
    alike: dict[str, list[str]] = {}  # {path in a block: the paths in the model}
    for block in search.blocks:
        for path, _ in model.get_submodule(block.name).named_modules():
            alike.setdefault(path, []).append(f"{block.name}.{path}".removesuffix("."))
    order = {name: number for number, (name, _) in enumerate(model.named_modules())}

    def said(names):
        outer = {name for name in names if name in order and not any(each in names for each in above(name))}
        return {"CHECKPOINTED": sorted(outer, key=order.get)}

    plain = search.count(said([]))
    price = {}
    for path, names in alike.items():
        taken = search.count(said(names))
        if taken.peak < plain.peak:
            price[path] = (taken.seconds - plain.seconds) / (plain.peak - taken.peak)
    names = [name for path in sorted(price, key=price.get) for name in alike[path]]
    search.chain(len(names) + 1, lambda number: said(names[:number]))


def above(name):
    """Returns the paths of the modules that contain a module."""
    parts = name.split(".")
    return [".".join(parts[:number]) for number in range(1, len(parts))]


def ops(search: Search) -> None:
    """Checkpoints all blocks, and keeps the results of the ops that save the most time for their bytes."""
    step, names = search.step, [block.name for block in search.blocks]
    given = [step.model.get_submodule(name) for name in names]

    def said(chosen):
        made = Contexts({op.place for op in chosen}, len(given), step.repeatable)
        # If an op is kept, other ops may have to be kept, too. After this call made.kept has all ops that have to be
        # kept.
        step.taken(given, made)
        return {"KEPT": {name: sorted(op for block, op in made.kept if block == i) for i, name in enumerate(names)}}

    search.densest(step.ran(given), said)


def regions(search: Search) -> None:
    """Checkpoints blocks by torch_remat, and keeps the modules that save the most time for their bytes."""
    try:
        import torch_remat  # noqa: F401
    except ImportError as error:
        raise RematError("torch_remat is not installed: pip install torch-remat") from error
    for block in search.blocks:
        if block.draws:
            raise RematError(
                f'torch_remat does not keep the random state, and the block "{block.name}" draws random numbers, '
                "which would differ when it runs again: use another form"
            )
    model, names = search.step.model, [block.name for block in search.blocks]

    def said(parts):
        kept = {part.name for part in parts}
        outer = sorted(name for name in kept if not kept.intersection(above(name)))
        inside = {name: [each[len(name) + 1 :] for each in outer if name in above(each)] for name in names}
        return {"KEPT": {name: inside[name] for name in names if name not in kept}}

    inner = {
        f"{name}.{path}": module for name in names for path, module in model.get_submodule(name).named_modules() if path
    }
    parts = [part for part in measured(search.step, inner) if part.flat and part.bytes]
    search.densest([*search.blocks, *parts], said)
