# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowers steps of JAX for the platform that compiles them. JAX lowers some ops differently for each platform."""

import contextlib
import re

from . import versions
from .jax_internals import reads_traced
from .tool import RematError

TITLES = {"cpu": "CPUs", "cuda": "NVIDIA GPUs", "rocm": "AMD GPUs", "tpu": "TPUs"}
# Prefixes of the names of functions that JAX calls on only one platform.
FUNCTIONS = {
    "cpu": r"lapack_",
    "cuda": r"cusolver_|cublas_|cusparse_|cu_|__cu|__gpu\$|mosaic_gpu",
    "rocm": r"hip",
    "tpu": r"tpu_custom_call|Qr$|Eigh$|LuDecomposition$|ProductOfElementaryHouseholderReflectors$",
}
CALLS_PYTHON = (
    "the step calls Python while it runs (jax.debug.print, pure_callback, io_callback), and a compiled step cannot do this: "
    "return the arguments of these calls instead"
)
OTHER_PROGRAM = (
    "the step is or calls a program that was not compiled for %s, such as a step of remat.jit: give the original function, which "
    "is its __wrapped__"
)
CLOSURE = "the step reads a traced value of the function around it: pass this value as an argument of the step"
CALLBACK = re.compile(r"\bxla_(?:ffi_)?(?:partitioned_)?python_\w*callback")
NO_ARRAY = re.compile(
    r"problematic value is of type <class '(.+?)'> and was passed to the function at path (.+)\.$", re.M
)
CALLED = re.compile(r'\bcall_target_name = "([^"]+)"|\bcustom_call @"?([\w$.]+)')


def lowered_for(platform, step, *args, **kwargs):
    """Lowers a step, which jax.jit made, for a platform: "cuda", "tpu" or "cpu"."""
    versions.check("jax", "jaxlib")
    traced = traced_with(step, *args, **kwargs)
    try:
        lowered = traced.lower(lowering_platforms=(platform,))
    except NotImplementedError as error:
        raise RematError(f"JAX cannot lower the step for {TITLES[platform]}: {error}") from error
    except ValueError as error:
        if "is different from the lowering platform" in str(error):  # JAX lowers callbacks for its own device alone.
            raise RematError(CALLS_PYTHON) from error
        if "was exported for platforms" in str(error):
            raise RematError(OTHER_PROGRAM % TITLES[platform]) from error
        raise
    if reads_traced(lowered):
        raise RematError(CLOSURE)
    return lowered


class NoArray(RematError, TypeError):
    """A refusal of an argument that is no array. Programs that catch the TypeError of jax.jit catch it too."""


@contextlib.contextmanager
def only_arrays():
    """A context in which JAX traces a step. Raises NoArray if an argument of the step is no array."""
    try:
        yield
    except TypeError as error:
        found = NO_ARRAY.search(str(error))
        if not found:
            raise
        kind, path = found.groups()
        raise NoArray(
            f"the step's argument {path} has the type {kind}, but a compiled step takes only arrays: make it static, or give the arrays alone "
            "(equinox.partition separates them from a module)"
        ) from error


def traced_with(step, *args, **kwargs):
    """Traces a step, which jax.jit made. Raises NoArray if an argument is no array."""
    with only_arrays():
        return step.trace(*args, **kwargs)


def platforms_of(step):
    """Returns the platforms that a step was lowered for. The result is empty if they are not known, as for text."""
    return tuple(getattr(getattr(step, "_lowering", None), "_platforms", None) or ())


def again(platform):
    return f'jax.jit(step).trace(*args).lower(lowering_platforms=("{platform}",))'


def called(text):
    """Returns the names of the functions outside of StableHLO that the text calls, in the order of the calls."""
    return [one or other for one, other in CALLED.findall(text)]


def check_runs_on(platform, text):
    """Raises RematError if the StableHLO calls Python functions while it runs, or calls functions of another
    platform."""
    if CALLBACK.search(text):
        raise RematError(CALLS_PYTHON)
    refused = foreign(text, platform)
    if refused:
        raise RematError(refused)


def foreign(text, platform):
    """Returns a message if the StableHLO calls functions of another platform; else None."""
    for other, names in FUNCTIONS.items():
        found = next((name for name in called(text) if other != platform and re.match(names, name)), None)
        if found:
            return (
                f"the step was lowered for {TITLES[other]}, because it calls {found}, but is compiled for {TITLES[platform]}: "
                f"lower it for them by {again(platform)}"
            )
    return None


def for_another(step, platform):
    """Returns a list with a note if the step was lowered for another platform, and an empty list otherwise."""
    own = platforms_of(step)
    if not own or platform in own:
        return []
    return [
        f"the step was lowered for {' and '.join(TITLES.get(each, each) for each in own)}: if JAX lowers an op differently "
        f"for {TITLES[platform]}, the plan does not know it; lower the step for them by {again(platform)}"
    ]
