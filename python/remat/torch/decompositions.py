# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites ops into ops that torch-mlir lowers to linalg.

A write by position becomes a product with a one-hot matrix. The sums of such a product add the same numbers as the
write, in the same order, with zeros between these numbers."""

import math

from . import convolution, pooling


def decompositions(draws=None):
    """Returns {op: a function that computes the op by other ops}. `draws` is a drawing.Draws, for ops that draw random
    numbers."""
    import torch
    from torch._decomp import core_aten_decompositions

    aten = torch.ops.aten
    return {
        **core_aten_decompositions(),
        aten.squeeze.dims: squeeze,
        aten.empty_permuted.default: empty,
        aten.embedding_dense_backward.default: embedding_dense_backward,
        aten.nll_loss_forward.default: nll_loss_forward,
        aten.nll_loss_backward.default: nll_loss_backward,
        aten.nll_loss2d_forward.default: nll_loss_forward,
        aten.nll_loss2d_backward.default: nll_loss_backward,
        aten.scatter_add.default: scatter_add,
        aten.scatter.src: scatter,
        aten.scatter.value: scatter_value,
        aten.index_put.default: index_put,
        aten.cumsum.default: cumsum,
        aten.convolution.default: convolution.convolution,
        aten.convolution_backward.default: convolution.convolution_backward,
        aten._native_batch_norm_legit_functional.default: batch_norm,
        aten.max_pool2d_with_indices.default: pooling.max_pool2d_with_indices,
        aten.max_pool2d_with_indices_backward.default: pooling.max_pool2d_with_indices_backward,
        aten.avg_pool2d_backward.default: pooling.avg_pool2d_backward,
        **(draws.decompositions() if draws is not None else {}),
    }


def writes_marked():
    """Returns replacements for some ops that write to their arguments without saying so in their schemas. The schemas
    of the replacements say so."""
    import torch

    aten = torch.ops.aten

    def native_batch_norm(x, weight, bias, mean, variance, training, momentum, eps):
        if mean is None:
            return NotImplemented
        return aten._native_batch_norm_legit.default(x, weight, bias, mean, variance, training, momentum, eps)

    return {aten.native_batch_norm.default: native_batch_norm}


def batch_norm(x, weight, bias, mean, variance, training, momentum, eps):
    from torch._decomp.decompositions import native_batch_norm_helper

    return native_batch_norm_helper(x, weight, bias, mean, variance, training, momentum, eps, functional=True)


def squeeze(x, dims):
    gone = {dim % x.dim() for dim in dims}
    return x.reshape([extent for dim, extent in enumerate(x.shape) if extent != 1 or dim not in gone])


def empty(shape, physical_layout, **options):
    import torch

    del physical_layout  # Tensors in linalg have no layout in memory.
    return torch.empty(shape, **options)


def one_hot(index, count, dtype):
    """Returns a matrix of [count, elements of `index`] with 1 at each position that an element of `index` names."""
    import torch

    rows = torch.arange(count, device=index.device, dtype=index.dtype)
    return (rows[:, None] == index.reshape(1, -1)).to(dtype)


def embedding_dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq):
    chosen = one_hot(indices, num_weights, grad.dtype)
    if scale_grad_by_freq:
        chosen = chosen / chosen.sum(1, keepdim=True).clamp(min=1)
    if padding_idx >= 0:
        chosen = chosen * (indices.reshape(1, -1) != padding_idx).to(grad.dtype)
    return chosen @ grad.reshape(-1, grad.shape[-1])


def classes_of(log_probabilities, target, weight, ignore):
    """Returns (dim of the classes, one-hot targets along it, weight of each target)."""
    import torch

    dim = 1 if log_probabilities.dim() > 1 else 0
    count = log_probabilities.shape[dim]
    shape = [1] * log_probabilities.dim()
    shape[dim] = count
    rows = torch.arange(count, device=target.device, dtype=target.dtype).reshape(shape)
    chosen = (target.unsqueeze(dim) == rows).to(log_probabilities.dtype)
    counts = (target != ignore).to(log_probabilities.dtype)
    if weight is not None:
        counts = counts * (chosen * weight.reshape(shape)).sum(dim)
    return dim, chosen, counts


def nll_loss_forward(log_probabilities, target, weight, reduction, ignore_index):
    dim, chosen, counts = classes_of(log_probabilities, target, weight, ignore_index)
    losses = -(log_probabilities * chosen).sum(dim) * counts
    total = counts.sum()
    if reduction == 0:
        return losses, total.new_zeros(()) if losses.dim() else counts
    return losses.sum() / total if reduction == 1 else losses.sum(), total


def nll_loss_backward(grad, log_probabilities, target, weight, reduction, ignore_index, total_weight):
    dim, chosen, counts = classes_of(log_probabilities, target, weight, ignore_index)
    if reduction == 1:
        grad = grad / total_weight
    return -chosen * (grad * counts).unsqueeze(dim)


def scatter_add(x, dim, index, source):
    return x + sum_by_position(x, dim, index, source)


def sum_by_position(x, dim, index, source):
    """Returns the sum that scatter_add adds to x at the positions that index names along dim. All dims of x but `dim`
    may be longer than those of index."""
    import torch

    dim %= max(x.dim(), 1)
    source = source[tuple(slice(0, extent) for extent in index.shape)]
    rows = torch.arange(x.shape[dim], device=index.device, dtype=index.dtype)
    shape = [1] * (x.dim() + 1)
    shape[dim] = x.shape[dim]
    # The mask `chosen` has one more dim than x: dim `dim` counts positions in x, and the next is dim `dim` of index.
    chosen = index.unsqueeze(dim) == rows.reshape(shape)
    added = torch.where(chosen, source.unsqueeze(dim), torch.zeros((), dtype=source.dtype)).sum(dim + 1)
    missing = [extent - each for extent, each in zip(x.shape, added.shape)]
    if any(missing):
        added = torch.nn.functional.pad(added, [each for extra in reversed(missing) for each in (0, extra)])
    return added


def scatter(x, dim, index, source):
    """Writes source into x. If `index` names a position twice, PyTorch leaves open which value stays. This function
    would write the sum of the two values, so `index` must not name a position twice."""
    import torch

    named = sum_by_position(x, dim, index, torch.ones_like(source))
    return torch.where(named > 0, sum_by_position(x, dim, index, source), x)


def scatter_value(x, dim, index, value):
    import torch

    named = sum_by_position(x, dim, index, torch.ones_like(index).to(x.dtype))
    return torch.where(named > 0, torch.full_like(x, value), x)


def index_put(x, indices, values, accumulate=False):
    """Writes or adds values at positions of x. The indices must be for the first dims."""
    import torch

    indices = list(indices)
    while indices and indices[-1] is None:
        indices.pop()
    if any(each is None or each.dtype == torch.bool for each in indices):
        return NotImplemented
    indices = torch.broadcast_tensors(*indices)
    extents, rest = x.shape[: len(indices)], x.shape[len(indices) :]
    place = torch.zeros_like(indices[0])
    for index, extent in zip(indices, extents):
        place = place * extent + torch.where(index < 0, index + extent, index)
    values = values.expand(*indices[0].shape, *rest).reshape(place.numel(), -1)
    chosen = one_hot(place, math.prod(extents), values.dtype)
    added = (chosen @ values).reshape(x.shape)
    if accumulate:
        return x + added
    named = chosen.sum(1).reshape(*extents, *([1] * len(rest)))
    return torch.where(named > 0, added / named.clamp(min=1), x)


def cumsum(x, dim, dtype=None):
    import torch

    if x.dim() == 0:
        return x.clone()
    dim %= x.dim()
    dtype = dtype or (x.dtype if x.dtype.is_floating_point else torch.int64)
    rows = torch.arange(x.shape[dim], device=x.device)
    shape = [1] * (x.dim() + 1)
    shape[dim], shape[dim + 1] = x.shape[dim], x.shape[dim]
    # The new dim of the mask counts the results: each result adds the elements up to its own position.
    before = (rows[None, :] <= rows[:, None]).reshape(shape)
    return torch.where(before, x.to(dtype).unsqueeze(dim), torch.zeros((), dtype=dtype)).sum(dim + 1)
