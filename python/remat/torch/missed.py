# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the functions that torch.compile gives up. They run without being compiled, and no backend is called, so they
have no budget.

PyTorch has callbacks for the ends of its attempts to compile a function. The callbacks tell neither the backend of an
attempt nor how the attempt ended, so both are read from the stack."""

import functools
import re
import sys
import weakref
from typing import NamedTuple

from .notes import of_others


class Attempt(NamedTuple):
    """One attempt to compile a function for a backend, with permitted breaks."""

    code: object
    given_up: bool  # Whether PyTorch cannot compile the rest of the function after a break.

    @property
    def place(self):
        name = re.sub(r"^torch_dynamo_resume_in_(.*)_at_\d+$", r"\1", self.code.co_name)
        return f'"{self.code.co_filename}", line {self.code.co_firstlineno}, in {name}'


BACKENDS = weakref.WeakSet()  # The backends that were given to torch.compile.


def watch(backend):
    """From now on calls backend.attempted with each Attempt for it, and backend.before_step before steps of optimizers. To be called
    at each torch.compile, since torch._dynamo.reset() forgets callbacks."""
    from torch._dynamo.callback import callback_handler

    if ended not in callback_handler.end_callbacks:
        callback_handler.register_end_callback(ended)
    hook_optimizers()
    BACKENDS.add(backend)


@functools.cache
def hook_optimizers():
    """Adds the hook for steps of optimizers once. It is never removed, because PyTorch iterates over the hooks during a
    step."""
    from torch.optim.optimizer import register_optimizer_step_pre_hook

    register_optimizer_step_pre_hook(before_step)


def before_step(*args):
    for backend in list(BACKENDS):
        backend.before_step()


def ended(args):
    """Finds the attempt that ends, and the backend that it is for."""
    from torch._dynamo.exc import Unsupported

    frame = sys._getframe(1)
    while frame is not None and not {"compiler_fn", "code", "one_graph"} <= frame.f_locals.keys():
        frame = frame.f_back
    if frame is None or frame.f_locals["one_graph"]:
        return
    backend, code = getattr(frame.f_locals["compiler_fn"], "compiler_fn", None), frame.f_locals["code"]
    if any(each is backend for each in BACKENDS):
        given_up = isinstance(sys.exc_info()[1], Unsupported) and not code.co_filename.startswith(of_others())
        backend.attempted(Attempt(code, given_up))
