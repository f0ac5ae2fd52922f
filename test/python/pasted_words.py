#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a step of a model with dropout and with pasted checkpoints, in a process that cannot import remat.

    python -I pasted_words.py TEXT    # prints as JSON: the bytes that the step holds, and whether gradients are those of eager PyTorch

A mode in this file counts the bytes. It shares no code with the package.
"""

import importlib.util
import json
import pathlib
import sys

import torch
from torch import nn
from torch.multiprocessing.reductions import StorageWeakRef
from torch.nn import functional as F
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode


class Block(nn.Module):
    def __init__(self, width, dropout):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.mlp = nn.Sequential(
            nn.Linear(width, 4 * width, bias=False),
            nn.GELU(),
            nn.Dropout(dropout),
            nn.Linear(4 * width, width, bias=False),
        )

    def forward(self, x, scale):
        return x + scale * self.mlp(self.norm(x))


class Model(nn.Module):
    def __init__(self, blocks=5, width=32, dropout=0.2):
        super().__init__()
        self.embedding, self.last = nn.Embedding(40, width), nn.Linear(width, 40)
        self.blocks = nn.ModuleList(Block(width, dropout) for _ in range(blocks))

    def forward(self, tokens, labels):
        x = self.embedding(tokens)
        for block in self.blocks:
            x = block(x, scale=0.5)
        return F.cross_entropy(self.last(x).flatten(0, 1), labels.flatten())


class Held(TorchDispatchMode):
    """After each op, adds up the storages that are alive."""

    def __init__(self, before):
        super().__init__()
        self.storages = {}
        self.most = 0
        self.note(before)

    def note(self, tree):
        for tensor in _pytree.tree_leaves(tree):
            if isinstance(tensor, torch.Tensor):
                storage = tensor.untyped_storage()
                known = self.storages.get(storage._cdata)
                if known is None or known[0].expired():
                    self.storages[storage._cdata] = StorageWeakRef(storage), storage.nbytes()
        self.most = max(self.most, sum(size for storage, size in self.storages.values() if not storage.expired()))

    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        result = op(*args, **(kwargs or {}))
        self.note(result)
        return result


def made(dropout=0.2):
    torch.manual_seed(0)
    return Model(dropout=dropout), (torch.randint(0, 40, (8, 16)), torch.randint(0, 40, (8, 16)))


def trained(model, inputs):
    """Returns (the bytes of all storages, the gradients) of a step."""
    model.zero_grad()
    torch.manual_seed(1)
    with Held([*model.parameters(), *inputs]) as held:
        model(*inputs).backward()
    return held.most, [parameter.grad.clone() for parameter in model.parameters()]


def main():
    text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    if importlib.util.find_spec("remat") is not None or "remat.torch" in text:
        raise SystemExit("this process must not find remat")
    model, inputs = made(dropout=0.0 if "torch_remat" in text else 0.2)
    _, expected = trained(model, inputs)
    names = {}
    exec(text, names)
    names["apply"](model)
    bytes_held, found = trained(model, inputs)
    print(json.dumps({"bytes": bytes_held, "equal": all(map(torch.equal, found, expected))}))


if __name__ == "__main__":
    main()
