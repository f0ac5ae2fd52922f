# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A thin layer over remat-opt that fits training steps into less device memory.

    import remat
    step = remat.jit(train_step, budget="30GiB")
    text, report = remat.transform_stablehlo(jax.jit(train_step).lower(*args), budget="40%")

remat.torch fits steps of PyTorch.
"""

import os as _os

from .compiled import jit
from .report import Report
from .stablehlo import Transformed, transform_stablehlo
from .tool import DroppedBarriers, RematError, RematWarning

with open(_os.path.join(_os.path.dirname(__file__), "VERSION"), encoding="utf-8") as _file:
    __version__ = _file.read().strip()


def compile(*args, **options):
    """See remat.xla.fitted.compile."""
    from .xla.fitted import compile as make

    return make(*args, **options)


__all__ = [
    "DroppedBarriers",
    "RematError",
    "RematWarning",
    "Report",
    "Transformed",
    "compile",
    "jit",
    "transform_stablehlo",
]
