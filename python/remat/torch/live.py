# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes of the tensors that live while a program runs, on real or on fake tensors.

This module sees each op when PyTorch runs it, and counts the storages that exist. It needs no graph and no plan, so it
can measure any program: eager PyTorch, a compiled step, or the graphs of another planner.
"""

import contextlib

STATE_BYTES = 5056  # The size of torch.get_rng_state(); a GPU's state is kept on the host.


def live_bytes(besides=(), rounded=lambda size: size, workspaces=lambda op, args, kwargs: 0):
    """Returns a context that sees every op. Tensors in `besides` existed before the context is entered, and count as
    resident.

    with live_bytes(model.parameters()) as seen:
        model(x).backward()
    print(seen.peak)

    `peak` is the most bytes of tensors that ops made in the context, with the workspace of the running op, which
    `workspaces` returns. `host_peak` is the most bytes of copies on the host (copies.py). `flops` is PyTorch's count.
    `seconds` is by the roofline of seen.machine, if that is set."""
    from torch.utils._python_dispatch import TorchDispatchMode

    class LiveBytes(TorchDispatchMode):
        supports_higher_order_operators = True

        def __init__(self):
            super().__init__()
            self.storages = {}  # {address: (weak reference to the storage, bytes, whether it is a copy on the host)}
            self.resident = {key(each) for each in tensors(besides)}
            self.now = self.peak = 0
            self.host_now = self.host_peak = 0
            self.ops = 0
            self.at = None  # The op that ran at the peak.
            self.prices, self.machine = [], None

        @classmethod
        def ignore_compile_internals(cls):
            return True  # Compiled functions run in this mode, too: op by op or kernel by kernel.

        def __torch_dispatch__(self, op, types, args=(), kwargs=None):
            kwargs = kwargs or {}
            result = op(*args, **kwargs)
            self.seen(op, args, kwargs, result)
            return result

        def seen(self, op, args, kwargs, result):
            self.drop_dead()
            makes = False
            on_host = str(op) == "remat.copy_out.default"
            for tensor in tensors(result):
                makes |= self.add(tensor, on_host)
            self.ops += 1
            while_it_runs = self.now + rounded(workspaces(*call_of(op, args), kwargs))
            while_it_runs += STATE_BYTES if draws_again_on_cpu(op, args) else 0
            if while_it_runs > self.peak:
                self.peak, self.at = while_it_runs, op
            self.host_peak = max(self.host_peak, self.host_now)
            if self.machine is not None and makes:
                from . import prices

                node = type("Called", (), {"target": op})
                self.prices.append(prices.price_of(node, args, kwargs, result, self.machine))

        def add(self, tensor, on_host):
            """Counts a tensor's storage. Tells whether the storage was not counted before."""
            address = key(tensor)
            if address in self.resident or address in self.storages:
                return False
            size = rounded(tensor.untyped_storage().nbytes())
            self.storages[address] = (weak(tensor.untyped_storage()), size, on_host)
            self.count(size, on_host)
            return True

        def count(self, size, on_host):
            if on_host:
                self.host_now += size
            else:
                self.now += size

        def drop_dead(self):
            dead = [address for address, (reference, _, _) in self.storages.items() if reference.expired()]
            for address in dead:
                _, size, on_host = self.storages.pop(address)
                self.count(-size, on_host)

        @property
        def flops(self):
            return sum(each.flops for each in self.prices)

        @property
        def seconds(self):
            return sum(each.seconds for each in self.prices)

    return LiveBytes()


def call_of(op, args):
    """Returns the op that runs and its arguments. If a call saves or sets a random state around an op, the op inside is
    returned."""
    before = {"run_and_save_rng_state": 0, "run_with_rng_state": 1}.get(getattr(op, "__name__", ""))
    return (op, args) if before is None else (args[before], args[before + 1 :])


def draws_again_on_cpu(op, args):
    """Tells whether an op also holds the state from which the CPU's generator continues after the op."""
    if getattr(op, "__name__", "") != "run_with_rng_state":
        return False
    return all(each.device.type == "cpu" for each in tensors(args[1:]))


def weak(storage):
    from torch.multiprocessing.reductions import StorageWeakRef

    return StorageWeakRef(storage)


def key(tensor):
    return tensor.untyped_storage()._cdata


def made_by(tensor):
    """Returns the node of autograd's graph that made a tensor. Autograd does not name the node of some views whose base
    has changed, such as the results of unbind; the result is then None."""
    with contextlib.suppress(RuntimeError):
        return tensor.grad_fn


def tensors(tree):
    import torch
    from torch.utils import _pytree

    return [each for each in _pytree.tree_leaves(tree) if isinstance(each, torch.Tensor)]
