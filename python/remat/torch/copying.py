# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a plan's copies to the host and back into the forward and the backward graph, as the ops of copies.py."""


class Copies:
    """The copies of one of the two graphs, which a partition.Writer writes. The backward graph continues copies that
    the forward graph started."""

    def __init__(self, writer):
        self.writer, self.graph, self.joint = writer, writer.graph, writer.joint
        before = writer.forward.copies if writer.forward else None
        self.before = before
        # The keys of `hosts` and `waited` are storages. `hosts` has the copies on the host. For each complete copy,
        # `waited` has the value that says so.
        self.hosts, self.waited = {}, {}
        self.arriving = set(before.arriving) if before else set()  # Storages whose copy back is in progress.

    def step(self, step):
        """Writes one of a plan's copies."""
        ((action, storage),) = step.items()
        getattr(self, action)(storage)

    def swap_out(self, storage):
        self.arrived([storage])
        x = self.device(storage)
        size = self.joint.storages[storage].bytes // x.meta["val"].element_size()
        self.hosts[storage] = self.call("copy_out", x, size)

    def wait_out(self, storage):
        self.waited[storage] = self.call("copied_out", self.held("hosts", storage), self.device(storage))

    def swap_in(self, storage):
        value = self.joint.base(storage).meta["val"]
        how = (list(value.shape), list(value.stride()), value.storage_offset())
        made = self.call("copy_in", self.held("hosts", storage), self.held("waited", storage), *how)
        self.writer.values[self.joint.base(storage)] = made
        self.arriving.add(storage)

    def arrived(self, storages):
        """Waits until the storages are on the device, if copies of them are in progress."""
        for storage in dict.fromkeys(each for each in storages if each in self.arriving):
            self.call("copied_in", self.device(storage))
            self.arriving.discard(storage)

    def device(self, storage):
        return self.writer.value(self.joint.base(storage))

    def held(self, table, storage):
        """Returns a storage's value in a table of this graph, or the value that the forward graph saves for it."""
        found = getattr(self, table).get(storage)
        return found if found is not None else self.writer.save(getattr(self.before, table)[storage])

    def call(self, name, *args):
        from torch.fx import map_arg

        from .copies import OPS

        op = getattr(OPS, name).default
        made = self.graph.call_function(op, args)
        with self.joint.mode:
            given = map_arg(args, lambda node: node.meta["val"])
            made.meta["val"] = op(*given)
        made.meta["eager_input_vals"] = (given, {})  # Inductor has to give the op a tensor with these strides.
        return made
