#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/reference/Machines.md from the table of machines, python/remat/machines.json.

    bench/measure/machines.py            # writes the page
    bench/measure/machines.py --check    # fails if the page is out of date

The test xla-targets runs this check.
"""

from pages import write_or_check
from remat.machines import Machine, table
from table import markdown

TOP = """# Machines

A machine describes the device for which a plan is made: its speed, its memory and its links. Give its name:

    remat-opt step.mlir --remat="budget=40% machine=rtx4090" -o smaller.mlir
    remat-xla step.stablehlo.mlir --budget 40% --target rtx4090 -o smaller.stablehlo.mlir

`machine=` takes every name below. `--target` and `target=` of `remat.jit` and `remat.compile` take the names of a GPU or a TPU. XLA
compiles for these devices ahead of time, and needs no such device. With `target="device"` remat finds the name from the device's
compute capability, multiprocessors, memory size and clock. If two names agree with these figures, the device's bandwidth and its use
of the host's page tables decide.

If the table does not have the GPU, `target="device"` uses the figures that the GPU reports, and warns that predicted times are
rough. CUDA 13 needs compute capability 7.5 or later. For a V100, use JAX's plugin for CUDA 12.

"""

COLUMNS = ("name", "device", "TFLOP/s", "GB/s", "memory", "host, GB/s", "peers, GB/s", "network, GB/s")

BOTTOM = """
- *TFLOP/s* are for dense matrix products in f32: computed in TF32 from Ampere on, in plain f32 on older GPUs, and in one bf16 pass on
  TPUs.
- *Host* is the speed of copies between device and host in each direction: the measured speed for PCIe, or 0.8 of the data sheet's
  speed for NVLink-C2C.
- *Peers* are the devices of the same host. Devices without a link of their own reach their peers over PCIe.
- *Network* is one device's share of the link to other hosts.

## Sources

"""

END = """
The compute capability and the other figures that CUDA reports come from XLA's repository (`xla/backends/gpu/target_config/specs`). If
XLA's repository lacks the GPU, they come from the vendor's data sheets and from the figures that frameworks print.

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
    sources = markdown(("name", "source"), ((f"`{machine.name}`", machine.source) for machine in machines))
    rows = markdown(COLUMNS, map(cells, machines))
    return TOP + "\n".join([*rows, ""]) + BOTTOM + "\n".join([*sources, ""]) + END


if __name__ == "__main__":
    write_or_check(__doc__, "Machines.md", page())
