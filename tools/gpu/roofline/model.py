# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Estimates the time of a launch: the longest of several bounds, plus the time that a launch itself takes. The data of
the chips come from NVIDIA. The share of these peak speeds that kernels reach is an assumption."""

import os
import sys
from dataclasses import dataclass

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "..", "python"))

from remat.machines import table  # noqa: E402

LATENCY = 7e-7  # Seconds from the start of a load from device memory until its value arrives.
# Seconds between two kernels in a row: the last block of the first kernel ends, and the second kernel starts.
LAUNCH = 2e-6
REACHED = 0.9  # The share of the bandwidth that kernels reach.
MMA_REACHED = 0.6  # The share of the tensor cores' rate that kernels with mma.sync reach.
WARP = 32
SECTOR = 32  # Bytes of one sector, the unit in which memory sends data.


@dataclass
class Gpu:
    multiprocessors: int
    clock: float  # Clocks per second while all multiprocessors are busy.
    bandwidth: float  # Bytes per second.
    tensor: float  # FLOP per second of the tensor cores, for dense products in tf32.
    threads: int = 2048  # The most threads of a multiprocessor.
    blocks: int = 32
    registers: int = 65536
    shared: int = 228 << 10
    cache: int = 5120  # Bytes that the L2 cache delivers in each clock, as on an A100.


# The clock of a chip while all of its multiprocessors are busy. The table of machines has a higher clock: the clock of a chip that is not
# busy.
BUSY_CLOCKS = {"h200": 1.755e9, "h100": 1.755e9, "a100": 1.41e9}


def gpu_named(name: str) -> Gpu:
    machine, capabilities = table()[0][name], table()[1]
    shared = capabilities[machine.gpu.capability].shared
    return Gpu(machine.gpu.multiprocessors, BUSY_CLOCKS[name], machine.bandwidth, machine.flops, shared=shared)


GPUS = {name: gpu_named(name) for name in BUSY_CLOCKS}


@dataclass
class Launch:
    """One launch of a kernel, or one call of a library."""

    site: str
    kernel: str
    kind: str
    blocks: int
    threads: int  # The number of threads in all blocks together.
    bytes: int  # Bytes that the launch uses, each counted once.
    flop: int
    in_flight: int  # Loads that a thread has started before it waits for the first load.
    seconds: float
    bound: str
    sectors_asked: int = 0  # The sectors of memory that all warps access; 0 if that is unknown.
    # The sectors that would be accessed if the elements of each load and store were neighbours.
    sectors_needed: int = 0
    well: float = 0.0  # Seconds of the same op in a good kernel (well.py) without fusion.


def resident_blocks(gpu, kernel):
    """Returns the number of blocks that a multiprocessor can hold at the same time."""
    most = min(gpu.blocks, gpu.threads // kernel.block)
    if kernel.shared:
        most = min(most, gpu.shared // (kernel.shared + 1024))
    if kernel.registers:
        most = min(most, gpu.registers // (-(-kernel.registers // 8) * 8 * kernel.block))
    return max(most, 1)


def of_all_warps(kernel, code, count):
    """Returns count(instructions), summed over all warps of a kernel. Instructions outside of loops count once, and instructions of the
    main loop as often as the op's iterations require."""
    warps = kernel.grid * -(-kernel.block // WARP)
    loop = code.main_loop
    if not loop:
        return warps * count(code)
    if kernel.flop and loop.flop:
        return warps * count(code) + kernel.flop / loop.flop * count(loop)
    if not loop.loads:
        return warps * count(code)
    # One iteration of a warp loads each input of the kernel once, and one round of the loop makes loop.loads loads.
    inputs = max(1, sum(access in ("read",) for access, _ in kernel.parameters))
    rounds = kernel.iterations / WARP * inputs / loop.loads
    return warps * count(code) + rounds * count(loop)


def estimate(gpu, kernel, code, site, used):
    loop = code.main_loop
    resident = min(kernel.grid, resident_blocks(gpu, kernel) * gpu.multiprocessors)
    waves = -(-kernel.grid // (resident_blocks(gpu, kernel) * gpu.multiprocessors))
    busy = min(kernel.grid, gpu.multiprocessors) / gpu.multiprocessors
    reading = loop if loop and loop.loads and not kernel.flop else code
    bytes_in_flight = resident * kernel.block * max(reading.bytes_in_flight, 4)
    instructions = of_all_warps(kernel, code, lambda each: each.count)
    shared = of_all_warps(kernel, code, lambda each: each.shared_clocks)
    bounds = {
        "bandwidth": used / (gpu.bandwidth * REACHED),
        "parallelism": used / (bytes_in_flight / LATENCY),
        "instructions": instructions / (busy * gpu.multiprocessors * 4 * gpu.clock),
        "shared memory": shared / (busy * gpu.multiprocessors * gpu.clock),
        "latency": LATENCY * waves,
        "sectors": kernel.sectors_asked * SECTOR / (gpu.cache * gpu.clock * REACHED),
    }
    if not code.loads:  # A kernel without loads does not wait for memory.
        del bounds["parallelism"]
    elif not kernel.flop:
        # A load of 128 bits counts as four loads.
        words = max(reading.bytes_in_flight // 4, 1)
        each = kernel.iterations / (kernel.grid * kernel.block) / words
        bounds["latency"] = LATENCY * waves * (1 + each)
    if kernel.flop and any(each.op.startswith("HMMA") for each in code.instructions):
        rate = gpu.tensor * (2 if any("16816" in each.op for each in code.instructions) else 1)
        bounds["tensor cores"] = kernel.flop / (rate * MMA_REACHED * busy)
    if kernel.flop:  # The last wave of blocks takes as long as a full wave.
        full = kernel.grid / (resident_blocks(gpu, kernel) * gpu.multiprocessors)
        if full > 1:
            for name in ("instructions", "shared memory", "tensor cores"):
                if name in bounds:
                    bounds[name] *= waves / full
    bound = max(bounds, key=bounds.get)
    seconds = bounds[bound] + LAUNCH
    if bounds[bound] < LAUNCH:
        bound = "launch"
    # If the op has more iterations than it writes bytes, each element is a sum of several terms.
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
