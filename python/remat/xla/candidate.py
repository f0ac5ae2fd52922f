# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A step as XLA compiled it, and how people read its figures."""

from collections import namedtuple

from ..budget import exact, mb
from .memory import peak

# path: the StableHLO that was compiled; hlo, kernels: what XLA runs.
Candidate = namedtuple("Candidate", "what path memory hlo kernels seconds")
Candidate.total = property(lambda self: self.memory.total)


def describe(what, candidate, before=None):
    memory = candidate.memory
    share = f", {memory.total / before.total:.1%} of before" if before else ""
    host = f"; on the host {mb(memory.host)}" if memory.host else ""
    aliases = f", of which {mb(memory.aliases)} lie in donated arguments" if memory.aliases else ""
    return (
        f"{what}: {exact(memory.total)}{share}: arguments {mb(memory.arguments)}, results {mb(memory.results)}{aliases}, "
        f"temporaries {mb(memory.temporaries)} (live {mb(peak(candidate.kernels)[0])} in {len(candidate.kernels.kernels)} "
        f"kernels){host}"
    )
