# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps a budget with PyTorch's own selective checkpointing, for a model that checkpoints block after block.

PyTorch runs a whole block again when its backward part begins, except for the ops whose results were saved. If an op's
result is saved, that op need not run again, but the result's bytes are held from the block's forward part to its
backward part. One run on fake tensors tells which results save the most time for each byte. Further runs count the
bytes, and tell how many results can be saved within the budget.
"""

import contextlib
from collections.abc import Iterable
from typing import Any, NamedTuple, Optional

from ..budget import mb
from ..tool import RematError
from .capture import held_of, leaves_of, left_alone, like, loss_of
from .live import live_bytes
from .prices import price_of
from .repeatable import draws, is_known
from .trials import most_of


class Ran(NamedTuple):
    """An op that ran in a block."""

    place: tuple  # (number of the block, number of the op in the block)
    bytes: int  # Bytes of its results.
    seconds: float


class Counted(NamedTuple):
    """The bytes and seconds that a step takes."""

    peak: int  # Bytes of all.
    seconds: float


class Contexts:
    """A context_fn for torch.utils.checkpoint.checkpoint. Every block calls this object once in each step, in the order
    of the blocks.

    PyTorch runs a block again from the random state at its beginning. If an op that draws random numbers is saved, all
    later ops of the block that draw are therefore saved, too. An op that is not known to be repeatable is always saved,
    and counts as an op that may draw."""

    def __init__(self, saved: set[Any], blocks: int, repeatable: frozenset[str] = frozenset()) -> None:
        self.saved, self.blocks, self.repeatable = saved, blocks, repeatable
        self.asked = 0  # The number of blocks that have begun, counted over all steps.
        self.kept = set()  # The places (block, op) of the ops whose results were saved.
        self.peak: Optional[int] = None  # The peak of all bytes that a step with these contexts takes.
        self.slower: Optional[float] = None  # The extra time of such a step, as a share of the original step's time.

    def __call__(self) -> Any:
        from torch.utils.checkpoint import CheckpointPolicy, create_selective_checkpoint_contexts

        block, number = self.asked % self.blocks, [0]
        missing = []  # Saved ops that drew random numbers, or may have drawn some.
        self.asked += 1

        def policy(context, op, *args, **kwargs):
            if context.is_recompute:
                return CheckpointPolicy.PREFER_RECOMPUTE  # PyTorch ignores this value, because it knows what it saved.
            number[0] += 1
            drawn = draws(op, args, kwargs)
            once = not drawn and not is_known(op, self.repeatable)
            save = once or (drawn and missing) or (block, number[0] - 1) in self.saved
            if save and writes(op):
                raise RematError(written_again(op, once, block, missing))
            if save:
                self.kept.add((block, number[0] - 1))
            if save and (once or drawn):
                missing.append(op)
            return CheckpointPolicy.MUST_SAVE if save else CheckpointPolicy.PREFER_RECOMPUTE

        return create_selective_checkpoint_contexts(policy)


def writes(op):
    return getattr(getattr(op, "_schema", None), "is_mutable", False)


def written_again(op, once, block, missing):
    """Returns a sentence that says why a block would not compute the same results if it ran again."""
    if once:
        return (
            f"block {block} has the op {op}, which writes into its arguments and is not known to be repeatable: leave it out of the "
            "checkpointed blocks, or use remat.torch.backend"
        )
    return (
        f"block {block} has the op {missing[0]}, which is not known to be repeatable and may draw random numbers, and later "
        f"{op}, which draws random numbers in place: they would differ when the block runs again. Name {missing[0]} in repeatable= "
        "if it draws none, give it the tag torch.Tag.nondeterministic_seeded if it draws from PyTorch's generator, leave it out of the "
        "checkpointed blocks, or use remat.torch.backend"
    )


def contexts_of(step: Any, blocks: Iterable[Any], budget: Optional[int]) -> Contexts:
    """Returns the Contexts of a Step within a budget of all bytes; None means as few as possible."""
    blocks = list(blocks)
    check_blocks(step, blocks)
    plain, plain_seconds = step.taken()
    ops = step.ran(blocks)
    ops.sort(key=lambda op: (-op.seconds / max(op.bytes, 1), -op.place[0], op.place[1]))

    def tried(chosen):
        made = Contexts({op.place for op in chosen}, len(blocks), step.repeatable)
        made.peak, seconds = step.taken(blocks, made)
        made.slower, made.asked = seconds / plain_seconds - 1, 0
        return made

    least = tried([])
    limit = least.peak if budget is None else min(budget, plain)
    if least.peak > limit:
        raise RematError(
            f"a step takes at least {mb(least.peak)} MB with checkpoints around these {len(blocks)} blocks, and {mb(plain)} MB without "
            f"checkpoints, but the budget is {mb(budget)} MB; give a larger budget, or smaller blocks, or blocks that cover more of "
            "the model, or use remat.torch.backend"
        )
    fitting = [least]

    def fits(chosen):
        made = tried(chosen)
        if made.peak > limit:
            return False
        fitting.append(made)  # Each Contexts in `fitting` saves more ops than those before it.
        return True

    most_of(ops, fits)
    return fitting[-1]


def check_blocks(step, blocks):
    if not blocks:
        raise RematError(
            "no block is given: name the modules that the model checkpoints, in the order in which they run"
        )
    known = {id(module) for module in step.model.modules()}
    for number, block in enumerate(blocks):
        if id(block) not in known:
            raise RematError(f"block {number} ({type(block).__name__}) is not a module of the model")


class Step:
    """A training step that runs on fake tensors, op by op, as eager PyTorch does."""

    def __init__(self, model, args, kwargs, loss, machine, held, rounded, repeatable=frozenset()):
        self.repeatable = repeatable
        self.model, self.args, self.kwargs, self.loss = model, args, kwargs, loss
        self.machine, self.held, self.rounded = machine, held, rounded
        self.known = {}  # {(form, blocks, settings): the bytes and seconds of a step with these settings}

    def taken(self, blocks=(), contexts=None):
        """Returns (all bytes, seconds by the roofline) of a step with checkpoints around blocks."""
        from torch.utils.checkpoint import checkpoint

        def around(_, forward):
            return lambda *args, **kwargs: checkpoint(
                forward, *args, use_reentrant=False, context_fn=contexts, **kwargs
            )

        counted = self.counted(patched(blocks, around))
        asked = getattr(contexts, "asked", 0)
        if asked != len(blocks):
            raise RematError(
                f"{len(blocks)} blocks are given, but {asked} run in a step: give a block once for each time that it runs"
            )
        return counted

    def counted(self, changed):
        """Returns (all bytes, seconds by the roofline) of a step within a context that changes the model."""
        with self.fake() as (run, resident), changed:
            seen = live_bytes(resident, self.rounded)
            seen.machine = self.machine
            with seen:
                run().backward()
        return Counted(seen.peak + self.resident + self.held, seen.seconds)

    def ran(self, blocks):
        """Returns the ops in the blocks whose results may be saved."""
        seen, number = [], iter(range(len(blocks)))

        def around(_, forward):
            def recorded(*args, **kwargs):
                with recorder(next(number), self.machine, self.rounded) as mode:
                    result = forward(*args, **kwargs)
                seen.extend(mode.found())
                return result

            return recorded

        with self.fake() as (run, _), patched(blocks, around):
            run()
        return seen

    @contextlib.contextmanager
    def fake(self):
        """Yields (a function that runs the forward part, the tensors that exist before the forward part)."""
        import torch
        from torch._subclasses.fake_tensor import FakeTensorMode
        from torch.utils import _pytree

        leaves, tree = leaves_of(self.args, self.kwargs)
        with FakeTensorMode(allow_non_fake_inputs=True) as mode, left_alone(self.model):
            held = put_in(self.model, lambda value: like(mode, value))
            given = [like(mode, leaf) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
            args, kwargs = _pytree.tree_unflatten(given, tree)
            resident = [*held, *(each for each in given if isinstance(each, torch.Tensor))]
            sizes = {each.untyped_storage()._cdata: each.untyped_storage().nbytes() for each in resident}
            self.resident = sum(map(self.rounded, sizes.values()))

            def run():
                with torch.random.fork_rng(devices=[]):
                    return loss_of(self.model(*args, **kwargs), self.loss)

            yield run, resident


def put_in(model, made):
    """Replaces each parameter and buffer by the tensor that `made` returns for it, also in the backward part. Returns
    the new ones."""
    new = {id(value): made(value) for value in held_of(model).values()}
    for module in model.modules():
        for table in (module._parameters, module._buffers):
            table.update({name: new[id(value)] for name, value in table.items() if value is not None})
    return list(new.values())


@contextlib.contextmanager
def patched(blocks, around):
    """A context that replaces the forward function of each block by around(block, that function)."""
    with contextlib.ExitStack() as stack:
        for block in {id(block): block for block in blocks}.values():
            before = block.__dict__.get("forward")
            stack.callback(restored, block, before)
            block.forward = around(block, block.forward)
        yield


def restored(block, forward):
    if forward is None:
        del block.forward
    else:
        block.forward = forward


def recorder(block, machine, rounded, repeatable=frozenset()):
    """Returns a context that records those ops of a block that the policy of Contexts sees."""
    from torch.utils._python_dispatch import TorchDispatchMode
    from torch.utils.checkpoint import SAC_IGNORED_OPS

    from .live import key, tensors

    class Recorder(TorchDispatchMode):
        def __init__(self):
            super().__init__()
            self.ops, self.kept = [], []
            self.once = []  # Ops that are not known to be repeatable.
            self.written = set()
            self.drawn_in_place = -1  # The number of the last op that draws random numbers in place.

        def __torch_dispatch__(self, op, types, args=(), kwargs=None):
            kwargs = kwargs or {}
            given = {key(each) for each in tensors((args, kwargs))}
            result = op(*args, **kwargs)
            if op in SAC_IGNORED_OPS:
                return result
            made = {key(each): each for each in tensors(result)}
            fresh = {storage: each for storage, each in made.items() if storage not in given}
            drawn = draws(op, args, kwargs)
            if not drawn and not is_known(op, repeatable):
                self.once.append(op)
            if writes(op):
                self.written |= {key(each) for each in tensors((args, kwargs))}
                self.drawn_in_place = len(self.ops) if drawn else self.drawn_in_place
            node = type("Called", (), {"target": op})
            self.kept += fresh.values()  # The storages stay alive, because the key of a storage is its address.
            self.ops.append((fresh, price_of(node, args, kwargs, result, machine).seconds, drawn))
            return result

        def found(self):
            """Returns the ops whose results may be saved. No op writes to such a result. If the op of such a result does
            not run again, later ops still draw the same random numbers."""
            return [
                Ran((block, i), sum(rounded(each.untyped_storage().nbytes()) for each in fresh.values()), seconds)
                for i, (fresh, seconds, drawn) in enumerate(self.ops)
                if fresh and not self.written & set(fresh) and not (drawn and i < self.drawn_in_place)
            ]

    return Recorder()
