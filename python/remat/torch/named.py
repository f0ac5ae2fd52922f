# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The function that torch.compile calls for backend="remat", an entry point of the package.

step = torch.compile(loss_of, backend="remat", options={"budget": "8GiB", "inner": "eager"})"""

import contextlib
import weakref
from typing import Any

from ..tool import RematError
from . import missed
from .backend import Backend, backend
from .outside import variables_of_compile

BACKENDS = weakref.WeakValueDictionary()  # {options: their Backend, as long as one of its graphs exists}


def remat(module: Any, inputs: Any, *, options: dict | None = None, name: str | None = None, **others: Any) -> Any:
    """Compiles a graph with the backend for the given options. Several models with the same options share one
    budget."""
    del name  # This argument is the name of the compiled region.
    if others:
        raise RematError(f'backend="remat" does not take {", ".join(others)}=: give options={{"budget": ...}}')
    return backend_of(options or {})(module, inputs)


def backend_of(options: dict) -> Backend:
    found = existing(options)
    if found is None:
        try:
            found = BACKENDS[key_of(options)] = backend(**options)
        except TypeError as error:
            raise RematError(f'backend="remat": {error}; options are those of remat.torch.backend') from error
    missed.watch(found)
    return found


def existing(options: dict | None) -> Backend | None:
    return BACKENDS.get(key_of(options or {}))


def prepare() -> None:
    """Prepares the backend when torch.compile receives its name. Options that are wrong are refused later, when a graph is
    compiled."""
    given = variables_of_compile().get("backend")
    with contextlib.suppress(RematError):
        if hasattr(given, "kwargs"):
            found = backend_of(given.kwargs.get("options") or {})
            given.prepared = found  # Keeps the backend until its first graph exists.
            found._dynamo_backend_init()


remat.existing = existing  # missed.py calls this function.
remat._dynamo_backend_init = prepare


def key_of(options: dict) -> tuple:
    return tuple(sorted((option, told(value)) for option, value in options.items()))


def told(value: Any) -> Any:
    """Returns a text that identifies the value of an option. An optimizer's text is its address."""
    return repr(value) if isinstance(value, (str, int, float, list, tuple, type(None))) else str(id(value))
