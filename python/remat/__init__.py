# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A thin layer over remat-opt that makes training steps fit into less device memory.

    import remat
    step = remat.jit(train_step, budget="30GiB")
    text, report = remat.transform_stablehlo(jax.jit(train_step).lower(*args), budget="40%")

remat.torch does the same for training steps of PyTorch.
"""

import os as _os
import typing as _typing
from importlib import import_module as _import_module

from .compiled import jit
from .quiet import keep_quiet as _keep_quiet
from .report import Report
from .stablehlo import Transformed, transform_stablehlo
from .tool import DroppedBarriers, RematError, RematWarning

if _typing.TYPE_CHECKING:
    from . import testing as testing
    from . import torch as torch
    from .words.advise import Advice, advise
    from .words.named import named
    from .words.policy import Policies, Policy, policy
    from .xla.allocation import Allocation, memory
    from .xla.compile import compile
    from .xla.result import Fitted

with open(_os.path.join(_os.path.dirname(__file__), "VERSION"), encoding="utf-8") as _file:
    __version__ = _file.read().strip()


_MODULES = {
    "Advice": "words.advise",
    "Allocation": "xla.allocation",
    "Fitted": "xla.result",
    "Policies": "words.policy",
    "Policy": "words.policy",
    "advise": "words.advise",
    "compile": "xla.compile",
    "memory": "xla.allocation",
    "named": "words.named",
    "policy": "words.policy",
}


if not _typing.TYPE_CHECKING:  # If a type checker saw this function, it would accept every name.

    def __getattr__(name):
        """Imports remat.torch, remat.testing and other modules that load slowly when they are first used."""
        if name in ("testing", "torch"):
            return _import_module(f".{name}", __name__)
        if name not in _MODULES:
            raise AttributeError(f"module 'remat' has no attribute '{name}'")
        found = globals()[name] = getattr(_import_module(f".{_MODULES[name]}", __name__), name)
        return found


def __dir__() -> list[str]:
    """Returns all names of the package. The names include modules that are not imported yet, so that notebooks can
    complete the names of modules.
    """
    return sorted({*globals(), *_MODULES, "testing", "torch"})


_keep_quiet()

__all__ = [
    "Advice",
    "Allocation",
    "DroppedBarriers",
    "Fitted",
    "Policies",
    "Policy",
    "RematError",
    "RematWarning",
    "Report",
    "Transformed",
    "advise",
    "compile",
    "jit",
    "memory",
    "named",
    "policy",
    "transform_stablehlo",
]
