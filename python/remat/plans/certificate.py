# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A certificate is a JSON file with a compiler's figures for a planned step. A later check compares new figures with
these figures (../xla/certified.py)."""

import json
import os
from dataclasses import asdict, dataclass, fields
from typing import Any, Optional, Union

from ..files import json_of
from ..output import as_path, write_output
from ..tool import RematError, refusing
from .saved import HASH

FORMAT, VERSION = "remat-certificate", 1


@dataclass(frozen=True)
class Certificate:
    """The figures of a planned step. All bytes are those of one device."""

    step: str  # The hash of the compiled step's text without locations.
    target: str
    devices: int
    budget: str  # The budget as the user wrote it.
    asked: Optional[int]  # The budget in bytes; None means as few as possible.
    arguments: int
    results: int  # Bytes of results that do not lie in donated arguments.
    temporaries: int
    host: int  # Bytes in the host's memory, which `total` does not include.
    # A proven lower bound of the extra time within the budget, as a share of the step's time; None if there is none. The
    # bound holds for plans of the kernels that XLA makes of the original step, without copies to the host.
    bound: Optional[float]
    versions: dict[str, str]  # The versions of remat, JAX and XLA's plugin.
    words: str = ""  # Policies of jax.checkpoint, as text; "" for a plan that remat-opt wrote.

    @property
    def total(self) -> int:
        return self.arguments + self.results + self.temporaries

    @property
    def floor(self) -> int:
        """Returns the bytes of arguments and results, below which no plan is."""
        return self.arguments + self.results

    @property
    def most(self) -> int:
        """Returns the most bytes that the planned step may take."""
        return self.total if self.asked is None else self.asked

    def to_json(self) -> str:
        sums = {"total": self.total, "floor": self.floor}
        return json.dumps({"format": FORMAT, "version": VERSION, **sums, **asdict(self)}, indent=1) + "\n"

    def save(self, path: Union[str, os.PathLike]) -> None:
        """Writes the certificate. If the certificate cannot be written, an old file stays as it is."""
        write_output(path, self.to_json())


def certificate_of(step: str, memory: Any, asked: Optional[int], budget: str, **rest: Any) -> Certificate:
    """Returns a Certificate. `step` is the hash of the step. `memory` is a Memory of XLA's compiler. `rest` has all
    other fields."""
    sizes = {"arguments": memory.arguments, "temporaries": memory.temporaries, "host": memory.host}
    return Certificate(step=step, asked=asked, budget=budget, results=memory.results - memory.aliases, **sizes, **rest)


def read_certificate(path: Union[str, os.PathLike]) -> Certificate:
    """Reads a certificate. Raises RematError if the file is missing or is no certificate."""
    with refusing("read the certificate"), open(as_path(path), encoding="utf-8") as file:
        text = file.read()
    try:
        return checked(json_of(text))
    except (ValueError, KeyError, TypeError) as error:
        why = f"it has no {error}" if isinstance(error, KeyError) else error
        raise RematError(
            f"'{os.fspath(path)}' is not a certificate of remat: {why}; plan the step again and save it"
        ) from error


def of_json(value: Any, what: str) -> dict[str, Any]:
    """Returns the value if it is an object of JSON, and raises TypeError if it is not. `what` is the subject of the
    error's message."""
    if not isinstance(value, dict):
        raise TypeError(f"{what} must be an object of JSON, not {json.dumps(value)[:40]}")
    return value


def checked(content: Any) -> Certificate:
    """Returns the Certificate in a file's JSON. Raises ValueError, KeyError or TypeError if the JSON is no
    certificate."""
    if of_json(content, "it")["format"] != FORMAT:
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
