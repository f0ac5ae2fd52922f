# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes the budget "auto": the bytes that the device of a graph's tensors has free."""

from ..asked import Budget
from ..free import free_of


def free_for(inputs, to_come=0) -> Budget:
    """Returns the bytes that the device of a graph's inputs has free in addition to the bytes of the inputs. If only
    some inputs are on a CPU, the device is that of the other inputs. `to_come` is the bytes that will be in use in
    addition to the step's bytes."""
    import torch

    devices = [each.device for each in inputs if isinstance(each, torch.Tensor)] or [torch.get_default_device()]
    device = min(devices, key=lambda each: each.type == "cpu")
    return free_of(*memory_of(device), to_come)


def memory_of(device):
    """Returns a device's name and its bytes, as free_of takes them. Blocks that PyTorch's allocator holds for later
    tensors count as free."""
    import torch

    module = torch.get_device_module(device)
    if not hasattr(module, "mem_get_info"):
        return device.type, None
    free, total = module.mem_get_info(device)
    blocks = module.memory_reserved(device) - module.memory_allocated(device)
    return module.get_device_name(device), {"bytes_limit": total, "bytes_in_use": total - free - blocks}
