# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines a step that JAX compiles and runs as jax.jit would, but with the planned program.

JAX traces `planned`, which lowers the step, plans its program, and calls the new program (a jax.export.Exported). So
JAX itself handles arguments, donation and devices, and the step can be called inside other steps.
"""

import functools
import threading
import warnings
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Any, Optional

from .jax_calls import (
    Method,
    calling,
    check_shapes,
    donated_by,
    jitted,
    lowered_or_none,
    named_like,
    shape_of,
    sharding_of,
)
from .jax_internals import (
    check_divides,
    devices_of,
    exported,
    is_on_one_of_many,
    is_tracing,
    is_transformed,
    options_of,
    with_text,
)
from .jax_roads import Plan, Road
from .lowering import called, check_runs_on, lowered_for, only_arrays
from .processes import Together, together
from .tool import RematError, RematWarning, level_of_caller

INSIDE = (
    "a step of remat.jit is called under jax.grad, jvp or vmap, which cannot look into a program that is planned: take "
    "gradients and map inside the step that remat.jit compiles"
)
ON_ONE = (
    "a step of remat.jit is called inside jax.shard_map or jax.pmap, where a planned program cannot use the names of the "
    "axes: use jax.shard_map inside the step that remat.jit compiles"
)

# How often a step is planned again if XLA takes more than the budget on the device.
REFITS = 3

# The step that this thread runs. If JAX traces a step while a thread runs it, the step was not planned for the
# arguments of this run.
RUNNING: ContextVar["Optional[JaxStep]"] = ContextVar("running", default=None)


class Unplanned(Exception):
    """JAX traces a step that was not planned for these arguments."""


class JaxStep(Method):
    """The step that remat.jit returns for JAX's own compiler. `report` is the report of the last plan, or None."""

    def __init__(self, step: Any, given: Mapping[str, Any], road: Callable[[], Road]):
        """given: options of jax.jit. `road` is called when the first plan is needed. JAX's devices are not looked up
        before the first plan, so that jax.distributed.initialize may follow the definition of a step."""
        self._lowered = lowered_or_none(step, given)
        function, own = (untraced, donated_by(step)) if self._lowered else options_of(step)
        self._compiler_options = own.pop("compiler_options", {})
        self._function, self._options = function, {**own, **given, "keep_unused": True}
        self._plain = jitted(function, self._options)
        self._make_road, self._jitted = road, {}
        self._plan: Optional[Plan] = None
        self._together: Optional[Together] = None  # The processes that made the last plan.
        self._reserve: Optional[int] = None  # Bytes that the next plan leaves free, if the road does not say how many.
        # This lock is held while the step is planned, because several threads may call the step at the same time.
        self._lock = threading.RLock()
        named_like(self, function)

    @property
    def report(self) -> Any:
        return self._plan and self._plan.report

    def __call__(self, *args, **kwargs):
        with only_arrays():
            return self._call(args, kwargs)

    def _call(self, args, kwargs):
        run, is_nested = self._run_of(args, kwargs)
        if is_nested:
            return run(*args, **kwargs)
        if self._road.absent:
            run.trace(*args, **kwargs)
            raise RematError(self._road.absent)
        running = RUNNING.set(self)
        try:
            return run(*args, **kwargs)
        except Unplanned:
            pass
        finally:
            RUNNING.reset(running)
        return self._plan_and_check(run, args, kwargs)(*args, **kwargs)

    def _plan_and_check(self, run, args, kwargs):
        """Plans the step for these arguments, and checks the program that is to run. If another thread has planned the
        step meanwhile, that thread checks the program. Returns what jax.jit made of the step."""
        with self._lock:
            before, self._plan = self._plan, None
            try:
                lower = run.trace(*args, **kwargs).lower
                return self._within(run, lower, args, kwargs) if self._plan else run
            except RematError:
                self._jitted.clear()  # The program was refused, so a later call must not run it.
                raise
            finally:
                self._plan, self._reserve = self._plan or before, None

    def _within(self, run, lower, args, kwargs):
        """Plans the step again, with a reserve, while XLA takes more than the budget for the program that is to run.
        Returns what jax.jit made of the last program."""
        for number in range(REFITS + 1):
            self._reserve = self._over(lower, last=number == REFITS)
            if not self._reserve or number == REFITS:
                break
            earlier, self._plan = (run, self._plan), None
            self._jitted = {key: each for key, each in self._jitted.items() if each is not run}
            run = self._run_of(args, kwargs)[0]
            try:
                lower = run.trace(*args, **kwargs).lower
            except RematError as error:
                run, self._plan = earlier
                self._jitted[self._key(args, kwargs)] = run
                warnings.warn(f"no smaller plan was found: {error}", RematWarning, stacklevel=level_of_caller())
                break
        return run

    def _over(self, lower, last):
        """Returns 0 if no process needs more than the budget for the program that is to run. Otherwise returns the
        reserve for the next plan, which is the same in all processes."""
        if self._plan.most is None:
            return 0
        taken = self._together.largest(functools.partial(self._road.taken, lower))
        return self._road.check(taken, self._plan, last)

    def lower(self, *args, **kwargs):
        with only_arrays():
            return self._run_of(args, kwargs)[0].lower(*args, **kwargs)

    def trace(self, *args, **kwargs):
        with only_arrays():
            return self._run_of(args, kwargs)[0].trace(*args, **kwargs)

    def eval_shape(self, *args, **kwargs):
        with only_arrays():
            return self._run_of(args, kwargs)[0].eval_shape(*args, **kwargs)

    @functools.cached_property
    def _road(self) -> Road:
        return self._make_road()

    def _run_of(self, args, kwargs):
        """Returns (what jax.jit made of the step for arguments with these shardings, whether JAX traces the call).

        JAX does not show shardings to a function that it traces, so there is one function for each combination of
        shardings."""
        key = self._key(args, kwargs)
        run = self._jitted.get(key)
        return run or self._jitted.setdefault(key, self._jit(*key)), key[0]

    def _key(self, args, kwargs):
        """Returns whether JAX traces the call, and the shardings of the arguments."""
        import jax

        leaves = jax.tree.leaves((args, kwargs))
        if any(map(is_transformed, leaves)):
            raise RematError(INSIDE)
        return any(isinstance(leaf, jax.core.Tracer) for leaf in leaves), *map(sharding_of, leaves)

    def _jit(self, is_nested, *shardings):
        import jax

        @functools.wraps(self._function)
        def planned(*args, **kwargs):
            if not is_tracing():  # Nothing is traced under jax.disable_jit and jax.debug_nans.
                return self._plainly(*args, **kwargs)
            if RUNNING.get() is self:
                raise Unplanned
            leaves, tree = jax.tree.flatten((args, kwargs))
            shapes = [shape_of(leaf, sharding) for leaf, sharding in zip(leaves, shardings)]
            return self._planned(*tree.unflatten(shapes))(*args, **kwargs)

        # JAX accepts options of the compiler only for the outermost function.
        compiler = {} if is_nested else {**self._compiler_options, **self._road.compiler_options}
        return jax.jit(planned, **self._options, **({"compiler_options": compiler} if compiler else {}))

    def _plainly(self, *args, **kwargs):
        """Runs the original step."""
        return (self._lowered.compile() if self._lowered else self._function)(*args, **kwargs)

    def _planned(self, args, kwargs):
        """Plans the step for arguments of these shapes. Returns the function that calls the new program."""
        import jax

        if is_on_one_of_many():
            raise RematError(ON_ONE)
        platform = self._road.platform
        if self._lowered:
            check_shapes(self._lowered, args, kwargs)
        lowered = self._lowered or lowered_for(platform, self._plain, *args, **kwargs)
        text = lowered.as_text()
        check_runs_on(platform, text)
        devices = devices_of(lowered)
        if len(devices) > 1:
            check_divides(jax.__version__)
        name = getattr(self._function, "__name__", "step")
        program = exported(lowered, name, called(text))
        self._together = together(devices)
        self._plan = self._together.plan(text, self._road.budget, lambda: self._road.plan(lowered, self._reserve))
        return calling(with_text(program, self._plan.text, platform), lowered, INSIDE)


def untraced(*args, **kwargs):
    """A step that was given in lowered form has no function, and this function takes its place."""
    raise AssertionError("a lowered step is not traced")
