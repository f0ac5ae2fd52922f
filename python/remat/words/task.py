# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Traces, reads and lowers a step with the policies that it is given."""

import functools
import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Optional

from ..jax_calls import jitted_step, lowered_step
from ..jax_internals import place_of
from ..lowering import traced_with
from ..options import check_number, nearest
from ..stablehlo import module_text
from ..tool import RematError, kind_of
from ..xla.compile import named_target
from ..xla.compiler import Compiler
from ..xla.devices import agreed
from ..xla.targets import target_of
from .blocks import names_of, scaled
from .reading import Read, every, is_block, read
from .text import EVERYTHING, Words, as_policy

MOST_LISTED = 20  # The most names of a step that a message lists.


def nothing() -> Callable[..., bool]:
    """Returns a new policy that keeps nothing. Each policy is a new object, by which the blocks that use it are
    found."""
    return lambda *_, **__: False


class Each(list):
    """The policies of all blocks, as a step gets them. A step that asks for more policies, or gives jax.checkpoint the whole
    list, raises RematError."""

    __hash__ = object.__hash__  # JAX hashes policies.

    def __getitem__(self, place: Any) -> Any:
        try:
            return super().__getitem__(place)
        except IndexError as error:
            raise RematError(
                f"blocks={len(self)}: the step reads policies[{place}]: give blocks= the number of blocks in the step"
            ) from error

    def __call__(self, *_: Any, **__: Any) -> bool:
        raise RematError(
            f"blocks={len(self)}: the step passes the whole list of policies to jax.checkpoint: pass policies[i] to block i"
        )


@dataclass(frozen=True)
class Task:
    """A step whose policies are not chosen yet. `caller` is the name of the function that the user called, for
    messages. `blocks` is the number of policies, or None for one policy."""

    caller: str
    step_of: Callable[[Any], Any]
    shapes: tuple
    jit: dict
    asked_target: str
    blocks: Optional[int] = None

    def __post_init__(self):
        if self.blocks is not None:
            check_number("blocks", self.blocks, whole=True, least=1)

    @functools.cached_property
    def target(self) -> Any:
        return target_of(named_target(self.asked_target))

    @property
    def count(self) -> int:
        return self.blocks or 1

    def step(self, policies: list) -> Any:
        """Returns the step with these policies. Raises RematError if the user's function does not return a step."""
        if not callable(self.step_of):
            raise self.refused(f"it is {kind_of(self.step_of)}")
        try:
            step = self.step_of(policies[0] if self.blocks is None else Each(policies))
        except TypeError as error:
            raise self.refused(f"calling it with only a policy raises: {error}") from error
        if not callable(step):
            raise self.refused(f"it returns {kind_of(step)}")
        self.check_arguments(step)
        return step

    def check_arguments(self, step: Any) -> None:
        """Raises RematError if the step cannot be called with the given number of arguments."""
        try:
            signature = inspect.signature(step)
        except ValueError:  # The function is not written in Python, and has no signature.
            return
        try:
            signature.bind(*self.shapes)
        except TypeError as error:
            raise RematError(
                f"{self.caller}: the step does not take the {len(self.shapes)} arguments after step_of: {error}"
            ) from error

    def refused(self, why: str) -> RematError:
        given = "a policy" if self.blocks is None else f"a list of {self.blocks} policies"
        return RematError(
            f"{self.caller}: expected a function that takes {given} and returns the step (def step_of(policy): ...), but {why}"
        )

    def lowered(self, words: Words) -> str:
        step = self.step([as_policy(word) for word in words])
        return module_text(lowered_step(self.caller, step, self.shapes, self.jit, self.target.platform))

    def jaxpr(self, policies: list) -> Any:
        step = jitted_step(self.caller, self.step(policies), self.jit)
        import jax

        closed = getattr(traced_with(step, *self.shapes), "jaxpr", None)
        # If nnx.jit of flax traced the step, the jaxpr is missing.
        return (closed or jax.make_jaxpr(step)(*self.shapes)).jaxpr

    @functools.cached_property
    def keeping_nothing(self) -> tuple[list, Any]:
        """Returns (policies that keep nothing, the jaxpr of the step with these policies)."""
        policies = [nothing() for _ in range(self.count)]
        return policies, self.jaxpr(policies)

    @functools.cached_property
    def found(self) -> Read:
        """Returns the blocks of the step. Raises RematError if the step has no values that a policy can keep."""
        policies, jaxpr = self.keeping_nothing
        rates = self.target.flops, self.target.bandwidth
        found = read(jaxpr, policies, *rates, place_of)
        missing = [place for place, each in enumerate(found.blocks) if not each]
        if missing:
            raise RematError(self.without_gradient(missing[0]))
        others = [name for name in found.places if not isinstance(name, str)]
        if others:
            raise RematError(
                f"{self.caller}: checkpoint_name gives a value the name {others[0]!r} at {found.places[others[0]]}: give "
                "it text as a name"
            )
        if not found.places:
            raise RematError(
                f"{self.caller}: no value of the step has a name: name values with "
                "jax.ad_checkpoint.checkpoint_name(x, 'mlp_up'), or use jax.checkpoint(remat.named(block), policy=policy)"
            )
        # Values in the jaxpr are global: their shapes cover all devices. Costs assume that each device holds an equal
        # share of every value.
        blocks = tuple(scaled(each, 1 / self.devices, 1 / self.devices, self.devices) for each in found.blocks)
        return replace(found, blocks=blocks)

    def without_gradient(self, place: int) -> str:
        """Returns the message for a policy whose blocks have no gradient."""
        policies, jaxpr = self.keeping_nothing
        which = "this policy" if self.blocks is None else f"policy {place} of {self.blocks}"
        is_used = any(is_block(each) and each.params["policy"] is policies[place] for each in every(jaxpr))
        found = f"{self.caller}: no gradient of a block with {which} is found: "
        if is_used:
            return f"{found}the step only runs the block forward, and then no policy changes what is kept; pass the whole training step, with jax.grad"
        return f"{found}call jax.checkpoint(block, policy=policy) inside the function that jax.grad differentiates, pass the policy itself, and let gradients flow through the block"

    @property
    def original(self) -> Words:
        """Returns the words of the step that recomputes nothing."""
        return (None if self.takes_none else EVERYTHING,) * self.count

    @functools.cached_property
    def devices(self) -> int:
        """Returns the number of devices that the step's shardings divide it among."""
        return agreed(self.lowered(self.original), None, self.target)

    def compiler(self, tuned: Optional[str]) -> Compiler:
        return Compiler(self.target, None, self.devices, tuned if self.devices == 1 else None)

    @functools.cached_property
    def takes_none(self) -> bool:
        """Tells whether the step leaves out jax.checkpoint if the policy is None."""
        _, jaxpr = self.keeping_nothing
        return checkpoints(self.jaxpr([None] * self.count)) < checkpoints(jaxpr)

    def allowed(self, names: Optional[Iterable[str]]) -> tuple[str, ...]:
        """Returns the names of values that policies may keep. Raises RematError if the step does not have a requested
        name."""
        known, places = names_of([block for each in self.found.blocks for block in each]), self.found.places
        if names is None:
            return known
        asked = (names,) if isinstance(names, str) else names
        if not isinstance(asked, Iterable):
            raise RematError(f"names is {kind_of(names)}: expected names of checkpoint_name, as in names=['mlp_up']")
        asked = tuple(asked)
        wrong = [f"'{name}'{nearest(str(name), places)}" for name in asked if name not in places]
        if wrong:
            raise RematError(f"names: no value of the step is called {'; or '.join(wrong)}; expected {listed(places)}")
        if not set(known).intersection(asked):
            raise RematError(
                f"names={list(asked)}: no block recomputes a value with these names, so keeping them saves no time; "
                f"the blocks recompute {', '.join(known) or 'no value with a name'}"
            )
        return tuple(name for name in known if name in asked)


def listed(names: Iterable[str]) -> str:
    """Returns words for a message on the names that a step has."""
    known = sorted(names)
    more = len(known) - MOST_LISTED
    return f"one of {', '.join(known[:MOST_LISTED])}" + (
        f", and {more} more (remat.advise lists them)" if more > 0 else ""
    )


def checkpoints(jaxpr: Any) -> int:
    return sum(map(is_block, every(jaxpr)))
