# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A certificate: what a compiler said of a planned step, as JSON that a later check compares with (../xla/certified.py)."""

import json
import os
from dataclasses import asdict, dataclass, fields
from typing import Any, Optional, Union

from ..output import write_output
from ..tool import RematError, refusing
from .saved import HASH

FORMAT, VERSION = "remat-certificate", 1


@dataclass(frozen=True)
class Certificate:
    """All bytes are of one device."""

    step: str  # The hash of the text that was compiled, without locations.
    target: str
    devices: int
    budget: str  # What the user wrote.
    asked: Optional[int]  # Bytes of the budget; None for as few as possible.
    arguments: int
    results: int  # Without those in the memory of donated arguments.
    temporaries: int
    host: int  # Bytes of the host's memory, which are not part of total.
    bound: Optional[
        float
    ]  # No plan within the budget takes less further time, as a share of the step's; None if nothing is proven.
    versions: dict[str, str]  # Those of remat, JAX and XLA's plugin.
    words: str = ""  # Policies of jax.checkpoint, as text; "" for a plan that remat-opt wrote.

    @property
    def total(self) -> int:
        return self.arguments + self.results + self.temporaries

    @property
    def most(self) -> int:
        """Returns the bytes that the step may take."""
        return self.total if self.asked is None else self.asked

    def to_json(self) -> str:
        return json.dumps({"format": FORMAT, "version": VERSION, "total": self.total, **asdict(self)}, indent=1) + "\n"

    def save(self, path: Union[str, os.PathLike]) -> None:
        """Writes the certificate, whole or not at all."""
        write_output(os.fspath(path), self.to_json())


def certificate_of(step: str, memory: Any, asked: Optional[int], budget: str, **rest: Any) -> Certificate:
    """step: its hash. memory: a Memory of XLA's compiler. rest: the fields that neither has."""
    sizes = {"arguments": memory.arguments, "temporaries": memory.temporaries, "host": memory.host}
    return Certificate(step=step, asked=asked, budget=budget, results=memory.results - memory.aliases, **sizes, **rest)


def read_certificate(path: Union[str, os.PathLike]) -> Certificate:
    """Raises RematError if the file is missing or is no certificate."""
    with refusing("read the certificate"), open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        return checked(json.loads(text))
    except (ValueError, KeyError, TypeError) as error:
        why = f"it has no {error}" if isinstance(error, KeyError) else error
        raise RematError(
            f"'{os.fspath(path)}' is no certificate of remat: {why}; plan the step again and save it"
        ) from error


def checked(content: Any) -> Certificate:
    """Raises ValueError, KeyError or TypeError if the content of a file is none."""
    if content["format"] != FORMAT:
        raise ValueError(f"its format is {content['format']!r}")
    if content["version"] != VERSION:
        raise ValueError(f"it has version {content['version']}, and this remat reads version {VERSION}")
    found = Certificate(**{each.name: content[each.name] for each in fields(Certificate)})
    for name in ("devices", "arguments", "results", "temporaries", "host"):
        if type(getattr(found, name)) is not int:
            raise TypeError(f"its {name} is {getattr(found, name)!r}")
    if not isinstance(found.asked, (int, type(None))) or found.total != content["total"]:
        raise ValueError("its bytes do not add up")
    if not isinstance(found.versions, dict):
        raise TypeError(f"its versions are {found.versions!r}")
    if not HASH.fullmatch(found.step):
        raise ValueError("its step is no hash")
    return found
