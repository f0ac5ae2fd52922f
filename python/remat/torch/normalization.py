# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells what batch norms and layer norms read and make, if PyTorch's graph says too much or too little about this.

A batch norm in training reads its running statistics and returns them updated. The other results of the batch norm do
not depend on these statistics."""

import operator

from .repeatable import is_copy_into_argument


def statistics(node):
    """Returns the running statistics that a batch norm reads in training. The batch norm updates these statistics, but
    its other results do not depend on them. A second run of the batch norm may therefore read any tensors of the same
    size in place of these statistics. The gradient of the batch norm does not depend on the statistics either."""
    import torch

    aten = torch.ops.aten
    trains = {
        aten._native_batch_norm_legit_functional.default: 5,
        aten._batch_norm_with_update_functional.default: None,
        aten.native_batch_norm_backward.default: 7,
    }
    if node.target not in trains or weight_of(node) is None:
        return ()
    place = trains[node.target]
    return tuple(node.args[3:5]) if place is None or node.args[place] is True else ()


def forgets(node):
    """Returns the inputs of a node that have no effect on its result."""
    return statistics(node) if "backward" in str(node.target) else ()


def moved_statistics_read(node):
    """The last two parts of a batch norm's result are its updated statistics. Tells whether anything reads these
    updated statistics, except a copy into an argument or a batch norm that takes them as its statistics."""
    makes = len(node.meta["val"])
    moved = [part for part in node.users if part.target is operator.getitem and part.args[1] >= makes - 2]
    readers = [(part, user) for part in moved for user in part.users]
    return any(not is_copy_into_argument(user) and part not in statistics(user) for part, user in readers)


def weight_of(node):
    """Returns a batch norm's weight, which has the size of its statistics."""
    return node.args[2 if "backward" in str(node.target) else 1]


def bytes_of_moments(node, tensor):
    """Returns the bytes of a mean or deviation that a layer norm makes; 0 for other tensors. On a CPU the mean and the
    deviation have the dtype of the norm's weight, such as float32 under autocast. On fake tensors the mean and the
    deviation have the dtype of the input."""
    import torch

    if node.target is not torch.ops.aten.native_layer_norm.default or tensor.device.type != "cpu":
        return 0
    value, weight = (getattr(node.args[i], "meta", {}).get("val") for i in (0, 2))
    if weight is None or tensor.dim() != value.dim() or tensor.shape[-1] != 1 or value.shape[-1] == 1:
        return 0
    return tensor.numel() * weight.dtype.itemsize
