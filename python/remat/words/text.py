# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Policies as JAX writes them: as text to paste, and as the functions that this text makes."""

from collections.abc import Callable
from typing import Any, Union

EVERYTHING, NOTHING = "everything_saveable", "nothing_saveable"
# Those of jax.checkpoint_policies that need no names and keep something.
OF_JAX = ("dots_with_no_batch_dims_saveable", "dots_saveable")
WIDTH = 100  # Columns of a line of text.

Words = Union[str, frozenset[str]]  # A policy of JAX, or the names that are kept.


def in_text(words: Words) -> str:
    """Returns an expression of plain JAX.

    >>> print(in_text(frozenset(["mlp_up", "attention"])))
    jax.checkpoint_policies.save_only_these_names("attention", "mlp_up")
    """
    if isinstance(words, str):
        return f"jax.checkpoint_policies.{words}"
    call = "jax.checkpoint_policies.save_only_these_names"
    names = [f'"{name}"' for name in sorted(words)]
    line = f"{call}({', '.join(names)})"
    return line if len(line) < WIDTH else f"{call}(\n" + "".join(f"    {name},\n" for name in names) + ")"


def as_policy(words: Words) -> Callable[..., Any]:
    """Returns what the text makes."""
    import jax

    policies = jax.checkpoint_policies
    return getattr(policies, words) if isinstance(words, str) else policies.save_only_these_names(*sorted(words))


def title_of(words: Words) -> str:
    """Returns a name for people."""
    return words if isinstance(words, str) else f"names {', '.join(sorted(words))}"
