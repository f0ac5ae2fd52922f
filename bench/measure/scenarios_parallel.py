# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training loops of torch.distributed in one process, with gloo. Only programs with torch import this file."""

import functools

import torch
from scenario import Job, Scenario
from scenarios_networks import ROWS, WIDTH, Block, batches, layers


@functools.cache
def begin():
    """Makes this process the only member of a group."""
    torch.distributed.init_process_group("gloo", store=torch.distributed.HashStore(), rank=0, world_size=1)


class Network(Block):
    def forward(self, x):
        return super().forward(x).square().mean()


def replicated(width=WIDTH, **options):
    def make(compiled):
        begin()
        model = torch.nn.parallel.DistributedDataParallel(Network(6, width), **options)
        call = compiled(model)
        return Job((model,), batches(2 * ROWS, width), lambda x: call(x).backward())

    return make


def replicated_inside(compiled):
    begin()
    model = torch.nn.parallel.DistributedDataParallel(compiled(layers()))
    return Job((model,), batches(2 * ROWS, WIDTH), lambda x: model(x).square().mean().backward())


def replicated_accumulating(compiled):
    begin()
    model = torch.nn.parallel.DistributedDataParallel(Network())
    call = compiled(model)

    def step(x):
        first, last = x.chunk(2)
        with model.no_sync():
            call(first).backward()
        call(last).backward()

    return Job((model,), batches(4 * ROWS, WIDTH), step)


def sharded(whole):
    """fully_shard divides each block. The model is compiled as a whole, or block by block."""

    def make(compiled):
        from torch.distributed.fsdp import fully_shard

        begin()
        model = torch.nn.Sequential(*(Block(2) for _ in range(3)))
        mesh = torch.distributed.init_device_mesh("cpu", (1,))
        for block in model:
            fully_shard(block, mesh=mesh)
            if not whole:
                compiled(block, in_place=True)
        fully_shard(model, mesh=mesh)
        call = compiled(model) if whole else model
        return Job((model,), batches(2 * ROWS, WIDTH), lambda x: call(x).square().mean().backward())

    return make


PARALLEL = (
    Scenario("DistributedDataParallel", replicated(), 0.8),
    Scenario("DistributedDataParallel, three buckets", replicated(384, bucket_cap_mb=1.2), 0.85),
    Scenario("DistributedDataParallel around a compiled model", replicated_inside, 0.8),
    Scenario("DistributedDataParallel, no_sync", replicated_accumulating, 0.8),
    Scenario("fully_shard, blocks compiled", sharded(False), 0.8),
    Scenario("fully_shard, compiled as a whole", sharded(True), 0.8),
)
