# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the bytes that an op of PyTorch holds only while it runs, and the bytes of the op's results. For example, a convolution holds
copies of its inputs in another order of their dimensions. The result of aten.mse_loss, for instance, is one number, but its storage is as
large as the input.

Each op runs once on zeros, with the sizes, strides and types of its arguments. Meanwhile PyTorch's allocators report
the bytes that they hand out and take back."""

import contextlib
from itertools import accumulate
from typing import NamedTuple

from .live import key, tensors


class Bytes(NamedTuple):
    """The bytes of an op. Both fields are 0 or empty if nothing is known: for an op that is not PyTorch's, or that
    cannot run on zeros."""

    workspace: int = 0
    results: tuple = ()  # The bytes of each result's storage; 0 if the result is no tensor or views an argument.


class Unmeasured:
    """Takes the place of a Workspaces if no op is to run, and knows no bytes."""

    def __call__(self, target, args, kwargs):
        return 0

    def of(self, target, args, kwargs):
        return Bytes()


class Workspaces:
    """Remembers the measured Bytes of ops. The measured Bytes of an op depend on the sizes, strides and types of the
    op's arguments."""

    def __init__(self):
        self.known = {}

    def __call__(self, target, args, kwargs):
        """Returns the bytes of an op's workspace. `args` and `kwargs` have fake tensors."""
        return self.of(target, args, kwargs).workspace

    def of(self, target, args, kwargs):
        import torch

        if getattr(target, "namespace", "") != "aten":
            return Bytes()
        values, form = torch.utils._pytree.tree_flatten((args, kwargs))
        key = (target, str(form), tuple(map(described, values)))
        if key not in self.known:
            self.known[key] = measured(target, values, form)
        return self.known[key]


def described(value):
    """Returns the properties of an argument that an op's workspace depends on."""
    import torch

    if not isinstance(value, torch.Tensor):
        return repr(value)
    storage = value.untyped_storage().nbytes()
    return value.dtype, value.device, tuple(value.shape), value.stride(), value.storage_offset(), storage


def measured(target, values, form):
    import torch
    from torch.utils._python_dispatch import _disable_current_modes

    devices = {each.device for each in values if isinstance(each, torch.Tensor) and each.device.type == "cuda"}
    # The measurement does not change the user's random numbers.
    with _disable_current_modes(), torch.no_grad(), without_autocast(), torch.random.fork_rng(sorted(devices, key=str)):
        try:
            args, kwargs = torch.utils._pytree.tree_unflatten(list(map(zeros, values)), form)
            made = target(*args, **kwargs)  # The first run is not measured: libraries allocate handles.
            given = {key(each) for each in tensors((args, kwargs))}
            results = tuple(storage_bytes(each, given) for each in torch.utils._pytree.tree_leaves(made))
            del made
            changes = allocator_changes(lambda: target(*args, **kwargs))
        except RuntimeError:
            return Bytes()
    return Bytes(peak_of(changes) - sum(changes), results)


def peak_of(changes):
    return max(accumulate(changes, initial=0))


def storage_bytes(value, given):
    """Returns the bytes of the storage that an op made for a result, or 0 if it made none. `given` has the keys of the
    storages of the op's arguments."""
    import torch

    made = isinstance(value, torch.Tensor) and key(value) not in given
    return value.untyped_storage().nbytes() if made else 0


def zeros(value):
    """Returns a tensor of zeros with the same storage size, sizes and strides as a fake tensor."""
    import torch

    if not isinstance(value, torch.Tensor):
        return value
    count = value.untyped_storage().nbytes() // value.element_size()
    whole = torch.zeros(count, dtype=value.dtype, device=value.device)
    return whole.as_strided(value.shape, value.stride(), value.storage_offset())


@contextlib.contextmanager
def without_autocast():
    """Returns a context without autocast, because the casts of a joint graph are ops of the graph."""
    import torch

    with contextlib.ExitStack() as stack:
        for device in ("cpu", "cuda"):
            stack.enter_context(torch.autocast(device, enabled=False))
        yield


def allocator_changes(run):
    """Returns the bytes that the allocators of the CPU and of CUDA hand out while a function runs, in order. Bytes that
    are given back to an allocator are negative."""
    from torch._C._profiler import _ExperimentalConfig
    from torch.autograd import ProfilerConfig, ProfilerState, _disable_profiler_legacy, _enable_profiler_legacy

    # The flags say whether shapes, memory, stacks, FLOP and modules are recorded. Only memory is recorded.
    _enable_profiler_legacy(ProfilerConfig(ProfilerState.CPU, False, True, False, False, False, _ExperimentalConfig()))
    result = None
    try:
        result = run()  # The result is held so that its release is not recorded.
    finally:
        threads = _disable_profiler_legacy()
    del result
    events = [event for thread in threads for event in thread if event.kind() == "memory_alloc"]
    return [event.cpu_memory_usage() + event.cuda_memory_usage() for event in events]
