# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Describes GPUs and TPUs for XLA's ahead-of-time compiler, from the table of machines (../machines.py).

FLOP/s and bytes/s of the roofline are those of the machine, so that a plan and XLA's kernels have the same prices. XLA
knows TPUs by the names of topologies. Steps are compiled for one chip of the smallest topology.
"""

import functools
import warnings
from typing import NamedTuple, Optional

from ..machines import Capability, Gpu, Machine, machine_by_its_own_figures, machine_that_is, table
from ..options import nearest
from ..tool import RematError
from .driver import gpu_of


class Target(NamedTuple):
    name: str
    flops: float  # FLOP/s of the target in f32 matrix products.
    bandwidth: float  # Bytes/s of its memory.
    memory: int  # The size of the target's memory in bytes.
    text: str  # XLA's GpuTargetConfigProto of a GPU as text, or the name of a TPU's topology.
    platform: str = "cuda"  # "cuda" or "tpu".
    link: Optional[float] = None  # Bytes/s of the link to the host in each direction; None if unknown.
    # Bytes/s from a device to the other devices of its host, and to devices of other hosts; None if unknown. Devices
    # without a direct link use PCIe.
    peers: Optional[float] = None
    network: Optional[float] = None
    per_host: int = 8
    workspace: int = 0  # The bytes of the workspace that XLA gives to a product of cuBLASLt.

    def topology(self, devices):
        """Returns XLA's name for a number of GPUs. The name has the number of network partitions, of hosts in each
        partition, and of devices in each host."""
        if devices <= self.per_host:
            return f"1x1x{devices}"
        return f"1x{devices // self.per_host}x{self.per_host}"

    def sending(self, size, group):
        """Returns the seconds that a device takes to send `size` bytes to the other devices of a group. `group` has the
        numbers of the devices."""
        inside = len({number // self.per_host for number in group}) <= 1
        return size / (self.peers if inside else self.network)

    @property
    def machine(self):
        """Returns the `#remat.machine` that prices plans. XLA launches many kernels together from recorded graphs, so
        launches cost nothing here."""
        copies = f", d2h = {self.link:e}, h2d = {self.link:e}" if self.link else ""
        return (
            f'#remat.machine<name = "{self.name}", flops = {self.flops:e}, bandwidth = {self.bandwidth:e}, '
            f"launch = 0.0{copies}>"
        )


def description(gpu: Gpu, shared: Capability) -> str:
    """Returns XLA's GpuTargetConfigProto of a GPU as text."""
    major, minor = gpu.capability.split(".")
    number = f"major: {major}" if minor == "0" else f"major: {major} minor: {minor}"
    features = "feature_extension: ACCELERATED_FEATURES" if shared.accelerated else ""
    return f"""gpu_device_info {{
  name: "{gpu.name}" device_vendor: "NVIDIA Corporation" platform_version: "Compute Capability {gpu.capability}{"a" if shared.accelerated else ""}"
  cuda_compute_capability {{ {number} {features} }}
  core_count: {gpu.multiprocessors} fpus_per_core: {shared.fpus} clock_rate_ghz: {gpu.clock}
  device_memory_size: {gpu.memory} memory_bandwidth: {gpu.bandwidth} l2_cache_size: {gpu.cache}
  shared_memory_per_block: 49152 shared_memory_per_core: {shared.shared} shared_memory_per_block_optin: {shared.block_shared}
  threads_per_block_limit: 1024 threads_per_warp: 32 threads_per_core_limit: {shared.threads}
  registers_per_core_limit: 65536 registers_per_block_limit: 65536
  block_dim_limit_x: 2147483647 block_dim_limit_y: 65535 block_dim_limit_z: 65535
  driver_version: "12.8.0" runtime_version: "12.8.0" compile_time_toolkit_version: "12.8.0" dnn_version: "9.10.0"
}}
platform_name: "CUDA" dnn_version_info {{ major: 9 minor: 10 patch: 0 }} device_description_str: "{gpu.name}"
"""


def target_for(machine: Machine) -> Target:
    """Returns the Target of a machine that is a GPU or a TPU."""
    figures = machine.name, machine.flops, machine.bandwidth
    if machine.tpu:
        return Target(*figures, machine.tpu.memory, machine.tpu.topology, "tpu")
    text = description(machine.gpu, table()[1][machine.gpu.capability])
    more = {"link": machine.link, "peers": machine.peers or machine.link, "network": machine.network}
    return Target(*figures, machine.gpu.memory, text, **more, workspace=workspace_on(machine.gpu.capability))


def workspace_on(capability: str) -> int:
    """Returns the bytes of a product's workspace by GemmConfig of XLA (xla/service/gpu/matmul_utils.h): kHopperWorkspace
    from Hopper on, and kDefaultWorkspace on older GPUs. On a GPU, XLA reduces a workspace to the bytes that the chosen
    algorithm needs (gemm_workspace_rewriter.cc)."""
    return (32 if float(capability) >= 9 else 4) * 2**20


TARGETS = {name: target_for(machine) for name, machine in table()[0].items() if machine.gpu or machine.tpu}


def target_of(name):
    """Returns the Target of this name. A Target is returned unchanged. Raises RematError if no target has this name."""
    if isinstance(name, Target):
        return name
    if not isinstance(name, str) or name not in TARGETS:
        raise RematError(f"unknown target '{name}'{nearest(str(name), TARGETS)}; expected one of {', '.join(TARGETS)}")
    return TARGETS[name]


def name_of(target, devices, gpu=gpu_of):
    """Returns target. If the name is "device", returns the target of the first device that devices() returns.

    The result is a name, or a Target with the device's own figures if the table lacks it. Raises RematError if the
    properties of the device are unknown."""
    if target != "device":
        return target
    device = devices()[0]
    if device.platform == "gpu":
        return target_of_gpu(gpu(device.local_hardware_id))
    for machine in table()[0].values():
        if machine.tpu and device.device_kind in machine.tpu.kinds:
            return machine.name
    raise RematError(
        f"target 'device': no target describes '{device.device_kind}', the device of JAX: name one of "
        f"{', '.join(TARGETS)}"
    )


@functools.cache
def target_of_gpu(gpu: Gpu):
    """Returns the name of a GPU's target. If the table lacks the GPU, returns a Target with the GPU's own figures, and
    warns once in a process."""
    found = machine_that_is(gpu)
    if found:
        return found.name
    own = machine_by_its_own_figures(gpu)
    if own is None:
        raise RematError(
            f"target 'device': there are no data of GPUs of compute capability {gpu.capability}, which '{gpu.name}' "
            "has: name "
            f"one of {', '.join(TARGETS)}"
        )
    warnings.warn(
        f"'{gpu.name}' is not in the table of machines: its data come from the device itself, and times are predicted "
        "from "
        f"{own.flops / 1e12:.0f} TFLOP/s and {own.bandwidth / 1e9:.0f} GB/s, which follow from its clocks",
        stacklevel=2,
    )
    return target_for(own)
