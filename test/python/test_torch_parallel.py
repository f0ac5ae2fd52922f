#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps under DistributedDataParallel and fully_shard within one budget, on one and on two processes.

    test_torch_parallel.py path/to/build/bin

A counter that shares no code with the package sees the bytes of the tensors. The bytes of the reducer's buckets are
added. The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import copy
import gc
import os
import sys
import tempfile
import unittest
from unittest import mock

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
BIN = os.path.abspath(sys.argv[1])
beginning.use_package(os.path.join(BIN, "remat-opt"))

if HAS_TORCH:
    import torch
    from torch.nn.parallel import DistributedDataParallel
    from torch_counted import Counted
    from torch_steps import backend, begin

    class Block(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.one, self.two = torch.nn.Linear(32, 128), torch.nn.Linear(128, 32)

        def forward(self, x):
            return x + self.two(torch.nn.functional.gelu(self.one(x)))

    class Network(torch.nn.Module):
        def __init__(self, count):
            super().__init__()
            self.blocks = torch.nn.ModuleList(Block() for _ in range(count))

        def forward(self, x):
            for block in self.blocks:
                x = block(x)
            return x.square().mean()


def local(tensor):
    return getattr(tensor, "_local_tensor", tensor)


def steps_of(model, call, x, made, count=4):
    """Returns the bytes of each step after the first one, and the bytes that were planned for it."""
    found = []
    for number in range(count):
        model.zero_grad()
        gc.collect()
        with Counted([*map(local, model.parameters()), x]) as seen:
            call(x).backward()
        if number:
            found.append((seen.total, made.steps[0].after.total))
    return found


def sharded(rank, budget, count, share):
    """Trains blocks that fully_shard divides."""
    from torch.distributed.fsdp import fully_shard

    torch.manual_seed(0)
    model, x = Network(count), torch.randn(64, 32)
    eager, made = copy.deepcopy(model), backend(budget)
    for block in model.blocks:
        fully_shard(block)
    fully_shard(model)
    for block in model.blocks:
        block.compile(backend=made, dynamic=False)
    for taken, planned in steps_of(model, model, x, made):
        assert taken <= planned <= made.steps[0].asked < made.steps[0].before.total, (taken, planned, made.steps)
        assert planned <= share * taken, (planned, taken)
    eager(x).backward()
    for ours, theirs in zip(model.parameters(), eager.parameters(), strict=True):
        assert torch.equal(ours.grad.full_tensor(), theirs.grad)


def replicated(rank, budget, **options):
    """Trains a model whose gradients are sent in several buckets, so that torch.compile divides it."""
    torch.manual_seed(0)
    model, x = Network(6), torch.randn(256, 32)
    eager, made = copy.deepcopy(model), backend(budget)
    with mock.patch.object(torch.distributed, "_DEFAULT_FIRST_BUCKET_BYTES", 1000):
        replica = DistributedDataParallel(model, bucket_cap_mb=0.07, **options)
        call = torch.compile(replica, backend=made, dynamic=False)
        buckets = 0 if options else sum(each.buffer().nbytes for each in replica.reducer._get_zeros_like_grad_buckets())
        for taken, planned in steps_of(model, call, x, made):
            assert taken + buckets <= planned <= made.steps[0].asked < made.steps[0].before.total, (taken, made.steps)
    assert len(made.steps[0].details["graphs"]) > 1, made.steps[0].details
    eager(x).backward()
    for ours, theirs in zip(model.parameters(), eager.parameters(), strict=True):
        assert torch.equal(ours.grad, theirs.grad)


def planned_alike(rank, shards):
    """Trains a model whose parts inductor compiles. All processes must make the same plans, and get the gradients of
    eager PyTorch."""
    torch.manual_seed(0)
    model, x = Network(3), torch.randn(64, 32)
    eager, made = copy.deepcopy(model), backend("90%", inner="inductor")
    if shards:
        from torch.distributed.fsdp import fully_shard

        for block in model.blocks:
            fully_shard(block)
            block.compile(backend=made, dynamic=False)
        call = fully_shard(model)
    else:
        call = torch.compile(DistributedDataParallel(model, bucket_cap_mb=0.07), backend=made, dynamic=False)
    with mock.patch.object(torch.distributed, "_DEFAULT_FIRST_BUCKET_BYTES", 1000):
        for _ in range(3):
            model.zero_grad()
            call(x).backward()
    report = made.steps[0]
    assert report.after.total <= report.asked < report.before.total, report
    plans = [(each.name if hasattr(each, "name") else str(each.steps)) + str(each.way) for each in made.plans]
    found = [None] * torch.distributed.get_world_size()
    torch.distributed.all_gather_object(found, (plans, report.after.total))
    assert all(each == found[0] for each in found), found
    eager(x).backward()
    for ours, theirs in zip(model.parameters(), eager.parameters(), strict=True):
        whole = ours.grad.full_tensor() if shards else ours.grad
        assert (whole - theirs.grad).abs().max() < 1e-5


def refused(rank):
    """Trains a divided model within a budget that no plan meets."""
    with mock.patch.object(torch.distributed, "_DEFAULT_FIRST_BUCKET_BYTES", 1000):
        call = torch.compile(DistributedDataParallel(Network(6), bucket_cap_mb=0.07), backend=backend("20%"))
        x, said = torch.randn(256, 32), ""
        try:
            for _ in range(2):
                call(x).backward()
        except Exception as error:
            said = str(error)
    assert said.endswith(
        "; DistributedDataParallel divides the model at the borders of its buckets "
        "(torch._dynamo.config.optimize_ddp = False makes one graph)"
    ), said


def in_group(rank, processes, folder, work, *given, **options):
    torch.set_num_threads(1)
    store = torch.distributed.FileStore(os.path.join(folder, "store"), processes)
    torch.distributed.init_process_group("gloo", store=store, rank=rank, world_size=processes)
    try:
        work(rank, *given, **options)
    finally:
        torch.distributed.destroy_process_group()


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Parallel(unittest.TestCase):
    def run_in(self, processes, work, *given, **options):
        begin(self)
        with tempfile.TemporaryDirectory() as folder:
            if processes == 1:
                return in_group(0, 1, folder, work, *given, **options)
            torch.multiprocessing.spawn(in_group, (processes, folder, work, *given), processes)

    def test_buckets_divide_a_model_and_count(self):
        self.run_in(1, replicated, "70%")

    def test_gradients_that_lie_in_buckets_count_once(self):
        self.run_in(1, replicated, "70%", gradient_as_bucket_view=True)

    def test_buckets_of_two_processes(self):
        self.run_in(2, replicated, "70%")

    def test_a_refusal_says_that_buckets_divide_the_model(self):
        self.run_in(1, refused)

    def test_shards(self):
        self.run_in(1, sharded, "85%", 6, 1.35)

    def test_shards_of_two_processes(self):
        """Gathered weights count for only one block at a time, so more blocks do not leave less room for other tensors."""
        self.run_in(2, sharded, "85%", 12, 1.35)

    @unittest.skipUnless(os.environ.get("REMAT_FULL"), "inductor compiles C++: only with REMAT_FULL=1")
    def test_two_processes_make_the_same_plans_for_inductor(self):
        for shards in (False, True):
            with self.subTest(shards):
                self.run_in(2, planned_alike, shards)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
