# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of machines, machines.json: one row for each machine. C++, the Python package and the docs share it.

A row has these fields:

- `flops`: FLOP/s of dense matrix products in f32. On GPUs since Ampere the products run in TF32. On TPUs a product is
  one pass in bf16.
- `bandwidth`: The bytes/s of the device's memory.
- `launch`: The seconds that starting a kernel takes.
- `link`: The bytes/s to the host in each direction, or null. `latency` is the number of seconds that starting a copy
  takes.
- `peers`, `network`: The bytes/s to devices of the same host, and to devices of other hosts.
- `gpu`: The properties that CUDA reports. For a TPU, `tpu` has XLA's name for the chip.
- `source`: The origin of the figures.

`capabilities` has the properties that all GPUs of a compute capability share. One of these is `products`: the FLOP of
f32 matrix products per clock and multiprocessor, on the slowest GPU of that capability.
"""

import functools
import json
import os
from dataclasses import dataclass
from typing import Optional

from .files import text_of

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "machines.json")


@dataclass(frozen=True)
class Gpu:
    """Properties that a GPU reports. `clock` is in GHz, memory in bytes, bandwidth in bytes/s, cache in bytes of L2.
    `coherent` says whether the GPU uses the host's page tables, as GPUs with NVLink-C2C do."""

    name: str
    capability: str
    multiprocessors: int
    clock: float
    memory: int
    bandwidth: int
    cache: int
    coherent: bool = False


@dataclass(frozen=True)
class Tpu:
    """One chip of a TPU. `topology` is the name of the smallest topology that XLA knows; `kinds` are JAX's names for
    the chip."""

    topology: str
    memory: int
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Capability:
    """Properties that all GPUs of a compute capability share. All counts and bytes here are for one multiprocessor."""

    fpus: int
    threads: int
    shared: int
    block_shared: int
    products: int
    accelerated: bool


@dataclass(frozen=True)
class Machine:
    name: str
    flops: float
    bandwidth: float
    launch: float
    link: Optional[float]
    latency: float
    source: str
    peers: Optional[float] = None
    network: Optional[float] = None
    gpu: Optional[Gpu] = None
    tpu: Optional[Tpu] = None


def machine_of(name: str, row: dict) -> Machine:
    given = dict(row)
    if "gpu" in given:
        given["gpu"] = Gpu(**given["gpu"])
    if "tpu" in given:
        given["tpu"] = Tpu(**{**given["tpu"], "kinds": tuple(given["tpu"]["kinds"])})
    return Machine(name, **given)


@functools.cache
def table() -> tuple[dict[str, Machine], dict[str, Capability]]:
    """Returns machines by name, in the order of the file, and capabilities by names such as "9.0"."""
    rows = json.loads(text_of(TABLE))
    machines = {name: machine_of(name, row) for name, row in rows["machines"].items()}
    return machines, {name: Capability(**row) for name, row in rows["capabilities"].items()}


def machine_that_is(gpu: Gpu) -> Optional[Machine]:
    """Returns the machine of the table with the GPU's capability, multiprocessors, memory and clock, or None.

    Memory and clock may differ by 5 % each, because drivers and error correction keep some memory, and boards have
    different clocks. If several machines match, `coherent` decides first: it separates a GH200 with 144 GB from an H200.
    Then the sum of the differences decides: the bandwidth separates the SXM and the PCIe card of an A100 with 80 GB.

    The SXM and the PCIe card of an A100 with 40 GB report the same properties, so they have one row. Their compute and
    memory are equal, so plans for one device are equal, too. With several devices, the bytes of a plan stay right, but
    messages to other PCIe cards take longer than predicted."""
    same = [
        each
        for each in table()[0].values()
        if each.gpu and (each.gpu.capability, each.gpu.multiprocessors) == (gpu.capability, gpu.multiprocessors)
    ]
    near = [each for each in same if max(off(gpu, each.gpu, "memory"), off(gpu, each.gpu, "clock")) <= 0.05]

    def unlike(machine: Machine) -> tuple[bool, float, str]:
        differences = [off(gpu, machine.gpu, name) for name in ("memory", "clock", "bandwidth")]
        return machine.gpu.coherent != gpu.coherent, sum(differences), machine.name

    return min(near, key=unlike, default=None)


def off(gpu: Gpu, known: Gpu, name: str) -> float:
    """Returns the difference of a property, as a share of the known GPU's property."""
    return abs(getattr(gpu, name) / getattr(known, name) - 1)


def machine_by_its_own_figures(gpu: Gpu) -> Optional[Machine]:
    """Makes a machine for a GPU that is not in the table. The speed of this GPU is computed from its clocks, and the
    speed of its links is unknown. Returns None if the table does not have the GPU's compute capability either."""
    capability = table()[1].get(gpu.capability)
    if capability is None:
        return None
    flops = capability.products * gpu.multiprocessors * gpu.clock * 1e9
    return Machine(gpu.name, flops, float(gpu.bandwidth), 4e-6, None, 0.0, "the device", gpu=gpu)
