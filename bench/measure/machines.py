#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/reference/Machines.md from the table of machines, python/remat/machines.json.

    bench/measure/machines.py            # writes the page
    bench/measure/machines.py --check    # fails if the page is not what it would write

The test xla-targets runs this check.
"""

from pages import write_or_check
from remat.machines import Machine, table
from table import markdown

TOP = """# Machines
A machine is what plans are priced for. Give its name:

    remat-opt step.mlir --remat="budget=40% machine=rtx4090" -o smaller.mlir
    remat-xla step.stablehlo.mlir --budget 40% --target rtx4090 -o smaller.stablehlo.mlir

`machine=` takes every name below. `--target` and `target=` of `remat.jit` and `remat.compile` take those that have a GPU or a
TPU: XLA compiles for them ahead of time, and the device need not be here. With `target="device"` the name is found by what the
device says of itself: its compute capability, multiprocessors, memory and clock.

A GPU that the table lacks is then described by its own figures, with a warning about the times. CUDA 13 runs on compute
capability 7.5 and later, so a V100 runs what JAX's plugin for CUDA 12 compiles.

"""

COLUMNS = ("name", "device", "TFLOP/s", "GB/s", "memory", "host, GB/s", "peers, GB/s", "network, GB/s")

BOTTOM = """
TFLOP/s are those of f32 matrix products, dense: TF32 from Ampere on, plain f32 before, one bf16 pass on TPUs. *Host* is a copy
each way over PCIe as measured, or 0.8 of what NVLink-C2C has on paper. *Peers* are the devices of the same host, and *network* is
one device's share of the way to other hosts. Devices without a link of their own reach their peers over PCIe.

## Sources
"""

END = """
What CUDA says of a GPU is from the descriptions in XLA's repository (`xla/backends/gpu/target_config/specs`) where it has the
GPU, and else from the vendor's sheets and from what frameworks print of it.

To add a machine, see [Extending](../contributing/Extending.md#a-machine).
"""


def cells(machine: Machine) -> list[str]:
    def giga(value: float | None) -> str:
        return f"{value / 1e9:,.0f}" if value else ""

    device = machine.gpu.name if machine.gpu else machine.tpu.kinds[0] if machine.tpu else ""
    memory = (machine.gpu or machine.tpu).memory if device else 0
    speeds = [f"{machine.flops / 1e12:,.4g}", giga(machine.bandwidth)]
    links = map(giga, (machine.link, machine.peers, machine.network))
    return [f"`{machine.name}`", device, *speeds, f"{memory / 1e9:.1f} GB" if memory else "", *links]


def page() -> str:
    machines = table()[0].values()
    sources = "".join(f"- `{machine.name}`: {machine.source}\n" for machine in machines)
    return TOP + "\n".join([*markdown(COLUMNS, map(cells, machines)), ""]) + BOTTOM + sources + END


if __name__ == "__main__":
    write_or_check(__doc__, "Machines.md", page())
