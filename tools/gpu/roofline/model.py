# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Estimates the time of a launch: the longest of four bounds, and the launch's own time. The data of the chips are
NVIDIA's; the shares that kernels reach of them are assumptions."""

import os
import sys
from dataclasses import dataclass

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "..", "python"))

from remat.machines import table  # noqa: E402

LATENCY = 7e-7  # Seconds from a load to its value, from device memory.
LAUNCH = 2e-6  # Seconds between kernels in a row: start, and the last block's end.
REACHED = 0.9  # Share of the bandwidth.
MMA_REACHED = 0.6  # Share of the tensor cores' rate, with mma.sync.
WARP = 32
SECTOR = 32  # Bytes that memory sends at a time.


@dataclass
class Gpu:
    multiprocessors: int
    clock: float  # Per second, while all are busy.
    bandwidth: float  # Bytes per second.
    tensor: float  # FLOP per second of the tensor cores in tf32, dense.
    threads: int = 2048  # The threads of a multiprocessor.
    blocks: int = 32
    registers: int = 65536
    shared: int = 228 << 10
    cache: int = 5120  # Bytes a clock, from the second cache, of which an A100 has that many.


# The clock of a chip while all of its multiprocessors are busy; its highest one is in the table of machines.
BUSY_CLOCKS = {"h200": 1.755e9, "h100": 1.755e9, "a100": 1.41e9}


def gpu_named(name: str) -> Gpu:
    machine, capabilities = table()[0][name], table()[1]
    shared = capabilities[machine.gpu.capability].shared
    return Gpu(machine.gpu.multiprocessors, BUSY_CLOCKS[name], machine.bandwidth, machine.flops, shared=shared)


GPUS = {name: gpu_named(name) for name in BUSY_CLOCKS}


@dataclass
class Launch:
    """One launch, or several of one kind."""

    site: str
    kernel: str
    kind: str
    blocks: int
    threads: int  # The threads of all blocks.
    bytes: int  # Bytes that it uses, each counted once.
    flop: int
    in_flight: int  # Loads of a thread before the first is waited for.
    seconds: float
    bound: str
    sectors_asked: int = 0  # Sectors of all warps; 0 if unknown.
    sectors_needed: int = 0  # Sectors if the elements of each load and store were neighbours.
    well: float = 0.0  # Seconds of the same op done well (well.py), not fused.


def resident_blocks(gpu, kernel):
    """Returns the number of blocks that a multiprocessor holds."""
    most = min(gpu.blocks, gpu.threads // kernel.block)
    if kernel.shared:
        most = min(most, gpu.shared // (kernel.shared + 1024))
    if kernel.registers:
        most = min(most, gpu.registers // (-(-kernel.registers // 8) * 8 * kernel.block))
    return max(most, 1)


def warp_instructions(kernel, code):
    """Returns the instructions of all warps: those before and after the loops once, and the main loop as often as the
    op's iterations require."""
    warps = kernel.grid * -(-kernel.block // WARP)
    loop = code.main_loop
    if not loop:
        return warps * code.count
    if kernel.flop and loop.flop:
        return warps * code.count + kernel.flop / loop.flop * loop.count
    if not loop.loads:
        return warps * code.count
    # Loads of a warp's worth of iterations that one round of the loop makes.
    inputs = max(1, sum(access in ("read",) for access, _ in kernel.parameters))
    rounds = kernel.iterations / WARP * inputs / loop.loads
    return warps * code.count + rounds * loop.count


def estimate(gpu, kernel, code, site, used):
    loop = code.main_loop
    resident = min(kernel.grid, resident_blocks(gpu, kernel) * gpu.multiprocessors)
    waves = -(-kernel.grid // (resident_blocks(gpu, kernel) * gpu.multiprocessors))
    busy = min(kernel.grid, gpu.multiprocessors) / gpu.multiprocessors
    reading = loop if loop and loop.loads and not kernel.flop else code
    bytes_in_flight = resident * kernel.block * max(reading.bytes_in_flight, 4)
    bounds = {
        "bandwidth": used / (gpu.bandwidth * REACHED),
        "parallelism": used / (bytes_in_flight / LATENCY),
        "instructions": warp_instructions(kernel, code) / (busy * gpu.multiprocessors * 4 * gpu.clock),
        "latency": LATENCY * waves,
        "sectors": kernel.sectors_asked * SECTOR / (gpu.cache * gpu.clock * REACHED),
    }
    if not code.loads:  # A kernel that only stores waits for nothing.
        del bounds["parallelism"]
    elif not kernel.flop:
        # One load of 128 bits is four.
        words = max(reading.bytes_in_flight // 4, 1)
        each = kernel.iterations / (kernel.grid * kernel.block) / words
        bounds["latency"] = LATENCY * waves * (1 + each)
    if kernel.flop and any(each.op.startswith("HMMA") for each in code.instructions):
        rate = gpu.tensor * (2 if any("16816" in each.op for each in code.instructions) else 1)
        bounds["tensor cores"] = kernel.flop / (rate * MMA_REACHED * busy)
    if kernel.flop:  # The last wave takes as long as a full one.
        full = kernel.grid / (resident_blocks(gpu, kernel) * gpu.multiprocessors)
        if full > 1:
            for name in ("instructions", "tensor cores"):
                if name in bounds:
                    bounds[name] *= waves / full
    bound = max(bounds, key=bounds.get)
    seconds = bounds[bound] + LAUNCH
    if bounds[bound] < LAUNCH:
        bound = "launch"
    # More iterations than bytes that are written: each element has several terms.
    written = sum(size for access, size in kernel.parameters if access in ("write", "both"))
    is_sum = kernel.iterations > written
    kind = "product" if kernel.flop else "sum" if is_sum else "elementwise"
    return Launch(
        site,
        kernel.name,
        kind,
        kernel.grid,
        kernel.grid * kernel.block,
        used,
        kernel.flop,
        reading.in_flight,
        seconds,
        bound,
        kernel.sectors_asked,
        kernel.sectors_needed,
    )
