# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines the options of a fit in XLA's bytes, and checks them before any compiler starts."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from ..options import FIT_KINDS, check_names, check_switch, check_values
from ..tool import RematError
from .devices import check_devices
from .reserve import parse_reserve
from .robust import check_robust
from .slicing import parse_slice
from .targets import target_of


@dataclass(frozen=True)
class FitOptions:
    """The options of compile() in compile.py, which explains them."""

    planner: str = "auto"
    effort: float = 1
    rounds: int = 8
    offload: bool = False
    slice: int | str | None = None
    devices: int | str | None = None
    recompute_collectives: bool = False
    unroll_loops: bool = False
    reserve: int | float | str | None = None
    robust: bool = False

    def check(self, target: Any) -> None:
        """Raises RematError if an option is wrong for a target."""
        check_values(vars(self), FIT_KINDS)
        check_offload(target, self.offload)
        check_robust(self.robust, target)
        check_devices(self.devices, target)
        check_switch("recompute_collectives", self.recompute_collectives)
        parse_reserve(self.reserve)
        parse_slice(self.slice)

    def asked(self) -> dict[str, Any]:
        """Returns the options as a kept plan has them."""
        reserve = parse_reserve(self.reserve)
        return asdict(self) | {"reserve": None if reserve is None else str(reserve)}


NAMES = tuple(each.name for each in fields(FitOptions))
# The options of remat.jit for a target. remat.jit reads the number of devices from the shardings.
OF_JIT = (*(each for each in NAMES if each != "devices"), "plan")


def checked(caller: str, given: Mapping[str, Any], target: str, known: Sequence[str] = NAMES) -> FitOptions:
    """Returns the FitOptions with the given values for a target. `known` has the names of all options of the caller."""
    check_names(caller, given, known)
    options = FitOptions(**{name: value for name, value in given.items() if name in NAMES})
    options.check(target_of(target))
    return options


def check_offload(target: Any, offload: Any) -> None:
    check_switch("offload", offload)
    if offload and target.link is None:
        raise RematError(
            f"offload: the speed of copies between '{target.name}' and its host is not known; offload is for GPUs"
        )
