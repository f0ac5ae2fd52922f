# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A step as XLA compiled it."""

from collections import namedtuple

from ..report import Taken
from .memory import peak

# path: the StableHLO that was compiled; hlo, kernels: what XLA runs.
Candidate = namedtuple("Candidate", "what path memory hlo kernels seconds")
Candidate.total = property(lambda self: self.memory.total)
Candidate.taken = property(lambda self: taken(self.memory, self.kernels))


def taken(memory, kernels=None):
    """memory: a compiler.Memory. kernels: those that take it."""
    live = None if kernels is None else peak(kernels)[0]
    return Taken(memory.arguments, memory.temporaries, memory.results - memory.aliases, host=memory.host, live=live)
