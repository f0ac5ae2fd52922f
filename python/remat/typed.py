# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types for the signatures of public functions, so that type checkers find a misspelt option and a wrong argument."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Optional, ParamSpec, Protocol, TypedDict, TypeVar, Union

if TYPE_CHECKING:
    from .report import Report

if sys.version_info >= (3, 11):
    from typing import Unpack
elif TYPE_CHECKING:
    from typing_extensions import Unpack
else:
    Unpack = Optional  # Only type checkers need the real Unpack, and Python 3.10 lacks it.

P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)
R = TypeVar("R")
Bytes = Union[int, float, str]  # The ways to write a budget.


class Step(Protocol[P, R_co]):
    """The function that remat.jit returns. If IREE compiles the step, this function has no lower, trace and
    eval_shape."""

    __name__: str

    @property
    def report(self) -> "Optional[Report]": ...

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def __get__(self, owner: Any, kind: Any = None) -> Any: ...

    def lower(self, *args: P.args, **kwargs: P.kwargs) -> Any: ...

    def trace(self, *args: P.args, **kwargs: P.kwargs) -> Any: ...

    def eval_shape(self, *args: P.args, **kwargs: P.kwargs) -> Any: ...


class Decorator(Protocol):
    """The decorator that remat.jit returns if it gets no step."""

    def __call__(self, step: Callable[P, R]) -> Step[P, R]: ...


class Lowered(Protocol):
    """A lowered step, which jax.jit(f).lower(...) returns."""

    @property
    def in_tree(self) -> Any: ...

    def compiler_ir(self, dialect: Optional[str] = None) -> Any: ...


class Arguments(TypedDict, total=False):
    """The options of jax.jit that remat.jit takes, too."""

    in_shardings: Any
    out_shardings: Any
    donate_argnums: Union[int, Sequence[int]]
    donate_argnames: Union[str, Sequence[str]]
    static_argnums: Union[int, Sequence[int]]
    static_argnames: Union[str, Sequence[str]]


class Jit(Arguments, total=False):
    """The options of jax.jit."""

    keep_unused: bool
    device: Any
    backend: Optional[str]
    inline: bool
    compiler_options: Optional[dict[str, Any]]


class Pipeline(TypedDict, total=False):
    """The options of remat-opt's --remat for a step that stays StableHLO."""

    caller_results: bool
    cost_model: str
    d2h: Union[float, str]
    effort: float
    enforce: str
    export_graph: Union[str, os.PathLike[str]]
    frontier: bool
    function: str
    h2d: Union[float, str]
    host_limit: Union[int, str]
    import_plan: Union[str, os.PathLike[str]]
    loss_result: int
    machine: str
    objective: str
    offload: bool
    planner: str
    profile: Union[str, os.PathLike[str]]
    report: Union[str, os.PathLike[str]]
    schedule_swaps: bool
    slice: Union[int, str]
    slice_loops: bool
    slice_reorder: bool
    unroll_loops: bool


class Rounds(Pipeline, total=False):
    """The options of a step that IREE compiles."""

    rounds: int


class Options(Arguments, Rounds, total=False):
    """The options of remat.jit. The compiler of the step decides which of these options are possible."""

    activation_budget: Optional[Bytes]
    recompute_collectives: bool
    reserve: Bytes
    robust: bool
    plan: Union[str, os.PathLike[str]]
