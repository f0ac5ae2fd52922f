# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A step of JAX that IREE compiles and runs on this CPU."""

import re
import threading

from .arguments import Statics, arrays
from .iree_module import call_iree, compiled_by_iree
from .jax_calls import Method, check_shapes, is_jitted, jitted, lowered_or_none, named_like
from .jax_internals import kept_arguments
from .lowering import check_runs_on, lowered_for
from .stablehlo import module_text, unrolled
from .tool import RematError, refusing

F64 = re.compile(r"[x<]f64>")  # The element type of a tensor.
IN_F32 = "the step has numbers in float64, which IREE computes in float32: convert them, or choose backend='xla'"


class IreeStep(Method):
    """The step that remat.jit returns for IREE. `report` is the report of the last compilation, or None."""

    def __init__(self, step, given, budget, options):
        """`given` has the options of jax.jit, and `options` has the options of compiled_by_iree."""
        self._lowered = lowered_or_none(step, given)
        self._step, self._budget, self._options = step, budget, options
        nums, names = (given.get(f"static_arg{kind}", ()) for kind in ("nums", "names"))
        self._statics = Statics((lambda *args, **kwargs: None) if self._lowered else step, nums, names)
        # Static arguments are given to jax.jit by number and by name, because jax.jit does not derive a name from a
        # number that counts from the end.
        static = {
            "static_argnums": tuple(sorted(self._statics.nums)),
            "static_argnames": tuple(sorted(self._statics.names)),
        }
        given = {**given, **{name: value for name, value in static.items() if value}}
        self._lowers = self._lowered or lowerer(step, given)
        self.report = None
        self._programs = {}
        # This lock is held while the step is compiled, because several threads may call the step at the same time.
        self._lock = threading.Lock()
        if not self._lowered:
            named_like(self, step)

    def __call__(self, *args, **kwargs):
        import jax

        dynamic, static = self._statics.split(self._step, args, kwargs)
        leaves, known, tree = arrays(dynamic)
        key = (tree, known, static)
        if key not in self._programs:
            with self._lock:
                if key not in self._programs:
                    self._programs[key] = self._made(known, dynamic, args, kwargs)
        run, numbers, types, out_tree = self._programs[key]
        given = [jax.random.key_data(leaves[number]) if key else leaves[number] for number, key in numbers]
        return jax.tree.unflatten(out_tree, map(with_type, run(given), types))

    def _made(self, known, dynamic, args, kwargs):
        """Compiles the step. Returns four things: the compiled function; for each array that the function takes, the
        array's number and whether the array is a random key; the types of results that are keys; the results' tree."""
        import jax

        lowered = self._lowered or lowered_for("cpu", self._lowers, *args, **kwargs)
        check_shapes(lowered, *dynamic)
        results, out_tree = jax.tree.flatten(lowered.out_info)
        kept = kept_arguments(lowered)
        numbers = [(number, is_key(known[number][1])) for number in (range(len(known)) if kept is None else kept)]
        types = [result.dtype if is_key(result.dtype) else None for result in results]
        return self._compile(lowered), numbers, types, out_tree

    def _compile(self, lowered):
        text = module_text(lowered)  # The text has locations, which name tensors in the report.
        check_runs_on("cpu", text)
        if F64.search(text):
            raise RematError(IN_F32)
        run, self.report = with_iree(text, self._budget, **self._options)
        return run


def with_iree(text, budget, unroll_loops=False, **options):
    with refusing("compile the step"):
        module, report = compiled_by_iree(unrolled(text) if unroll_loops else text, budget, **options)
    return call_iree(module), report


def lowerer(step, given):
    """Returns an object that lowers the step. This object is the step itself if jax.jit made the step and no options are
    given."""
    if is_jitted(step) and not given:
        return step
    return jitted(step, {**given, "keep_unused": True})


def is_key(dtype):
    """Tells whether `dtype` is a type of JAX's random keys, which compiled code takes and returns as plain numbers."""
    import jax

    return jax.numpy.issubdtype(dtype, jax.dtypes.prng_key)


def with_type(array, dtype):
    """Wraps the array as random keys of type `dtype`; returns the array unchanged if `dtype` is None."""
    import jax

    return array if dtype is None else jax.random.wrap_key_data(array, impl=dtype._impl.name)
