# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that XLA takes with each choice of kernels for products that is known without the GPU.

On a GPU, XLA tries two kinds of kernels for each matrix product: Triton's and cuBLASLt's. A kernel of Triton also computes
neighbouring ops. A call of cuBLASLt has a workspace, and the neighbouring ops stay separate kernels (the fission backend of XLA's
autotuner). If XLA compiles ahead of time, it chooses Triton for all products, or cuBLASLt for all products if a flag
says so.
"""

from copy import copy
from typing import NamedTuple

from ..budget import mb
from ..options import check_switch
from ..tool import RematError
from .compiler import WITHOUT_TRITON, Compiler
from .memory import peak


class Ways(NamedTuple):
    """Bytes of temporaries."""

    triton: int
    cublas: int
    workspaces: int  # The temporaries with Triton's kernels, plus a workspace for each product.

    def sentence(self, workspace):
        return (
            f"temporaries take {mb(self.triton)} MB with Triton's products, {mb(self.cublas)} MB with {WITHOUT_TRITON}, and "
            f"{mb(self.workspaces)} MB if each product of Triton has a workspace of {mb(workspace)} MB: the largest counts"
        )


class RobustCompiler(Compiler):
    """A Compiler that compiles a step in all Ways. Its Executables have the HLO of the first way, and the most
    temporaries of all ways."""

    def compiled_alike(self, path):
        first, size = super().compiled_alike(path), self.target.workspace
        with_workspaces = first._replace(workspace=size)
        more = peak(with_workspaces.kernels())[0] - peak(first.kernels())[0]
        temporaries = first.memory.temporaries
        ways = Ways(temporaries, self.without_triton(path, first), temporaries + max(0, more))
        memory = first.memory._replace(temporaries=max(ways))
        return with_workspaces._replace(memory=memory, note=ways.sentence(size))

    def without_triton(self, path, first):
        if self.flags:
            return first.memory.temporaries  # If there are flags, all steps are compiled without Triton already.
        other = copy(self)
        other.flags = WITHOUT_TRITON
        return other.compiled(path).memory.temporaries


def check_robust(robust, target, tuned=None):
    """Raises RematError if `robust` is set and the target is not a GPU for which XLA compiles ahead of time."""
    check_switch("robust", robust)
    if robust and target.platform != "cuda":
        raise RematError(f"robust: '{target.name}' is a TPU, and XLA tries no kernels there; robust is for GPUs")
    if robust and tuned:
        raise RematError(
            "robust is not needed: plans are compiled on the GPU of this machine, so their bytes are exact; leave robust "
            "out, or name a target"
        )
