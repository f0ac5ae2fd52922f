# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that a step of PyTorch holds. Only programs with torch import this file."""

import torch
from torch.multiprocessing.reductions import StorageWeakRef
from torch.utils._python_dispatch import TorchDispatchMode


class Counted(TorchDispatchMode):
    """Counts the bytes of all storages that ops of a step make. This counter uses no code of the package."""

    supports_higher_order_operators = True

    def __init__(self, besides):
        super().__init__()
        sizes = {each.untyped_storage()._cdata: each.untyped_storage().nbytes() for each in besides}
        self.besides, self.resident, self.made, self.most = set(sizes), sum(sizes.values()), {}, 0

    @classmethod
    def ignore_compile_internals(cls):
        return True

    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        result = op(*args, **(kwargs or {}))
        self.made = {key: each for key, each in self.made.items() if not each.expired()}
        for each in torch.utils._pytree.tree_leaves(result):
            if isinstance(each, torch.Tensor) and each.untyped_storage()._cdata not in self.besides:
                storage = each.untyped_storage()
                self.made.setdefault(storage._cdata, StorageWeakRef(storage))
        self.most = max(self.most, sum(map(size_of, self.made.values())))
        return result

    @property
    def total(self):
        return self.resident + self.most


def size_of(reference):
    """Returns the bytes of a storage now. Some storages are emptied before they end."""
    return torch.UntypedStorage._new_with_weak_ptr(reference.cdata).nbytes()
