# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops in terms of those that torch-mlir lowers."""


def decompositions():
    """Of ops that torch-mlir does not lower themselves."""
    import torch
    from torch._decomp import core_aten_decompositions

    def squeeze(x, dims):
        gone = {dim % x.dim() for dim in dims}
        return x.reshape([extent for dim, extent in enumerate(x.shape) if extent != 1 or dim not in gone])

    def empty(shape, physical_layout, **options):
        del physical_layout  # Values have none.
        return torch.empty(shape, **options)

    return {
        **core_aten_decompositions(),
        torch.ops.aten.squeeze.dims: squeeze,
        torch.ops.aten.empty_permuted.default: empty,
    }
