# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes policies in plain JAX: as text to paste, and as the functions that this text makes.

A word says what one policy keeps. Each word is the name of a policy of JAX, a set of names of values, Names if some of
the values are sent to the host, or None for a block without jax.checkpoint.
"""

import importlib.resources
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Optional, Union

EVERYTHING, NOTHING = "everything_saveable", "nothing_saveable"
# The policies in jax.checkpoint_policies that need no names and keep something.
OF_JAX = ("dots_with_no_batch_dims_saveable", "dots_saveable")
# The arguments of JAX's policy that sends values to the host, and the fields of Names that they get.
SENDING = (("names_which_can_be_saved", "kept"), ("names_which_can_be_offloaded", "sent"))
PLACES = (("offload_src", "device"), ("offload_dst", "pinned_host"))
WIDTH = 100  # The most columns of a line of the text.


@dataclass(frozen=True)
class Names:
    """The names of values that a policy keeps on the device, and of those that it sends to the host's memory."""

    kept: frozenset[str]
    sent: frozenset[str]


Word = Union[None, str, frozenset[str], Names]
Words = tuple[Word, ...]


class Given(str):
    """A name that remat.named gave to a value."""


def quoted(name: str) -> str:
    """Returns a name as a literal of Python in one line."""
    return json.dumps(name, ensure_ascii=False)


def names_of(words: Words) -> list[str]:
    """Returns all names in the words, sorted."""
    sets = [(word.kept | word.sent) if isinstance(word, Names) else word for word in words]
    return sorted({name for each in sets if isinstance(each, frozenset) for name in each})


def one_text(word: Word) -> str:
    """Returns an expression of plain JAX.

    >>> print(one_text(frozenset(["mlp_up", "attention"])))
    jax.checkpoint_policies.save_only_these_names("attention", "mlp_up")
    """
    if word is None:
        return "None"
    if not word or isinstance(word, str):
        return f"jax.checkpoint_policies.{word or NOTHING}"
    if isinstance(word, Names):
        lists = [(name, ", ".join(map(quoted, sorted(getattr(word, field))))) for name, field in SENDING]
        given = [*(f"{name}=[{names}]" for name, names in lists), *(f'{name}="{place}"' for name, place in PLACES)]
        return (
            "jax.checkpoint_policies.save_and_offload_only_these_names(\n"
            + "".join(f"    {each},\n" for each in given)
            + ")"
        )
    call, names = "jax.checkpoint_policies.save_only_these_names", list(map(quoted, sorted(word)))
    line = f"{call}({', '.join(names)})"
    return line if len(line) < WIDTH else f"{call}(\n" + "".join(f"    {name},\n" for name in names) + ")"


def in_text(words: Words, many: bool) -> str:
    """Returns the policies as a statement of plain JAX. `many` says whether there is a policy for each block."""
    if not many:
        return f"policy = {one_text(words[0])}"
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    lines = [f"*[{one_text(word)}] * {count},".replace("\n", "\n    ") for word, count in runs]
    return "policies = [\n" + "".join(f"    {line}\n" for line in lines) + "]"


def imports_of(words: Words) -> str:
    """Returns the code that stands before the policies in a program without remat. If a policy keeps a value by a name
    of remat.named, the code has a function that gives the same names."""
    if not any(isinstance(name, Given) for name in names_of(words)):
        return "import jax\n"
    plain = importlib.resources.files(__package__).joinpath("plain.py").read_text(encoding="utf-8")
    _, _, code = plain.split('"""', 2)  # The module's docstring, and the license above it, are left out.
    return f"# In this program, write named(block) in place of remat.named(block).\n{code.strip()}\n\n\n"


def as_policy(word: Word) -> Optional[Callable[..., Any]]:
    """Returns the policy of jax.checkpoint that a word stands for. The word None stands for no policy, so the result is
    None."""
    import jax

    if word is None:
        return None
    policies = jax.checkpoint_policies
    if not word or isinstance(word, str):
        return getattr(policies, word or NOTHING)
    if isinstance(word, Names):
        lists = {name: sorted(getattr(word, field)) for name, field in SENDING}
        return policies.save_and_offload_only_these_names(**lists, **dict(PLACES))
    return policies.save_only_these_names(*sorted(word))


def title_of(words: Words) -> str:
    """Returns a short name for the words. Messages and reports use it."""
    return "; ".join(
        one_title(word) + (f" in {len(list(run))} blocks" if len(words) > 1 else "") for word, run in groupby(words)
    )


def one_title(word: Word) -> str:
    if word is None:
        return "no jax.checkpoint"
    if not word or isinstance(word, str):
        return word or NOTHING
    if isinstance(word, Names):
        kept = f"{one_title(word.kept)}, " if word.kept else ""
        return f"{kept}names {', '.join(sorted(word.sent))} on the host"
    return f"names {', '.join(sorted(word))}"
