# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checkpoints blocks of a model by torch_remat, and keeps what some of their modules compute."""

import torch_remat

# {checkpointed block: its modules that do not run again}
KEPT = {}


def keep(module, name):
    forward = torch_remat.region(module.forward, name, recompute=False)

    def kept(*args, **kwargs):
        made = forward(*args, **kwargs)
        made_tensors = made if isinstance(made, (tuple, list)) else (made,)
        torch_remat.recompute_needs_tensor(*(each for each in made_tensors if each is not None))
        return made

    module.forward = kept


def apply(model):
    for name, modules in KEPT.items():
        block = model.get_submodule(name)
        for each in modules:
            keep(block.get_submodule(each), each)
        block.forward = torch_remat.checkpoint(region_name=name)(block.forward)
