# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the functions that torch.compile gives up, and refuses calls beyond its recompile_limit. PyTorch would run such
functions without compiling them or calling a backend, so they would have no budget.

PyTorch has callbacks for the beginnings and the ends of its attempts to compile a function. The callbacks tell neither
the backend of an attempt nor how the attempt ended, so both are read from the stack."""

import functools
import re
import sys
import weakref
from typing import NamedTuple

from ..tool import RematError
from .breaks import break_of
from .notes import beyond_limit, of_others


class Attempt(NamedTuple):
    """One attempt to compile a function for a backend, in which breaks are permitted."""

    code: object
    given_up: str  # Words on the break at which PyTorch gave up the function; "" if PyTorch compiled the function.

    @property
    def place(self):
        return place_of(self.code)


def place_of(code):
    name = re.sub(r"^torch_dynamo_resume_in_(.*)_at_\d+$", r"\1", code.co_name)
    return f'"{code.co_filename}", line {code.co_firstlineno}, in {name}'


BACKENDS = weakref.WeakSet()  # The backends that were given to torch.compile.


def watch(backend):
    """Calls backend.attempted with each later Attempt for this backend, and backend.before_step before each later step of
    an optimizer. This function must be called at each torch.compile, because torch._dynamo.reset() forgets callbacks."""
    from torch._dynamo.callback import callback_handler

    if ended not in callback_handler.end_callbacks:
        callback_handler.register_end_callback(ended)
    hook_attempts()
    hook_optimizers()
    BACKENDS.add(backend)


@functools.cache
def hook_optimizers():
    """Adds the hook for steps of optimizers once. This hook is never removed, because PyTorch iterates over the hooks
    during a step."""
    from torch.optim.optimizer import register_optimizer_step_pre_hook

    register_optimizer_step_pre_hook(before_step)


def before_step(optimizer, *args):
    for backend in list(BACKENDS):
        backend.before_step(optimizer)


@functools.cache
def hook_attempts():
    """Adds the hook for beginnings of attempts once. PyTorch has this hook to name the caller in its statistics."""
    from torch._dynamo import register_hook_for_recompile_user_context

    register_hook_for_recompile_user_context(begins)


def begins():
    """Refuses an attempt beyond the recompile_limit. PyTorch would otherwise run the function without asking a
    backend."""
    import torch
    from torch._dynamo.cache_size import exceeds_recompile_limit

    seen = attempt()
    if seen is not None and is_ours(seen) and torch.is_grad_enabled():
        if exceeds_recompile_limit(seen["cache_size"], seen["compile_id"])[0]:
            raise RematError(beyond_limit(place_of(seen["code"])))
    return "remat"


def ended(args):
    """Finds the attempt that ends, and the backend that it is for."""
    from torch._dynamo.exc import Unsupported

    seen = attempt()
    if seen is None or seen["one_graph"] or not is_ours(seen):
        return
    code, error = seen["code"], sys.exc_info()[1]
    given_up = isinstance(error, Unsupported) and not code.co_filename.startswith(of_others())
    backend_of(seen).attempted(Attempt(code, f"a break{break_of(error)}" if given_up else ""))


def attempt():
    """Returns the variables of the running function of PyTorch that attempts to compile; None if no attempt runs."""
    frame = sys._getframe(2)
    while frame is not None and not {"compiler_fn", "code", "one_graph", "cache_size"} <= frame.f_locals.keys():
        frame = frame.f_back
    return frame and frame.f_locals


def backend_of(seen):
    """Returns the backend that the user gave to torch.compile. If torch.compile was given the name remat, its options
    identify the backend (named.py)."""
    given = seen["compiler_fn"]
    found = getattr(given, "compiler_fn", None)
    return found.existing(given.kwargs.get("options")) if hasattr(found, "existing") else found


def is_ours(seen):
    return any(each is backend_of(seen) for each in BACKENDS)
