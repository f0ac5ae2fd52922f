# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines a Candidate: a step that XLA compiled."""

from collections import namedtuple

from ..report import Taken
from .memory import peak

# A step that XLA compiled. `path` is the file of the compiled StableHLO. `hlo` and `kernels` are the program that XLA
# made of this StableHLO. `note` is a sentence on the step's memory, or "".
Candidate = namedtuple("Candidate", "what path memory hlo kernels seconds note", defaults=[""])
Candidate.notes = property(lambda self: [self.note] if self.note else [])
Candidate.total = property(lambda self: self.memory.total)
Candidate.taken = property(lambda self: taken(self.memory, self.kernels))


def taken(memory, kernels=None):
    """Returns the report.Taken of a step. `memory` is a compiler.Memory. `kernels` are the Kernels of the step."""
    live = None if kernels is None else peak(kernels)[0]
    return Taken(memory.arguments, memory.temporaries, memory.results - memory.aliases, host=memory.host, live=live)
