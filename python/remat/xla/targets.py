# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""GPUs and TPUs as XLA's ahead-of-time compiler wants them described.

Sizes, counts and clocks are those that CUDA's device queries give on each of them, and that the vendor's data sheets and
CUDA's table of compute capabilities have. FLOP/s and bytes/s of the roofline are those of lib/Dialect/MachineTargets.cpp, so
that a plan and XLA's kernels are priced alike. XLA knows TPUs by the names of their topologies; what is compiled is for one
chip of the smallest.
"""

from typing import NamedTuple, Optional

from ..options import nearest
from ..tool import RematError


class Target(NamedTuple):
    name: str
    flops: float  # FLOP/s of f32 matrix products.
    bandwidth: float  # Bytes/s of its memory.
    memory: int  # Bytes of it.
    text: str  # Its description: of a GPU XLA's GpuTargetConfigProto as text, of a TPU the name of a topology.
    platform: str = "cuda"  # Or "tpu".
    # Bytes/s from a device to the others of its host, and to those of other hosts; None where it is not known.
    peers: Optional[float] = None
    network: Optional[float] = None
    per_host: int = 8

    def topology(self, devices):
        """Of so many GPUs as XLA names it: parts of the network, hosts of each, devices of each host."""
        if devices <= self.per_host:
            return f"1x1x{devices}"
        return f"1x{devices // self.per_host}x{self.per_host}"

    def sending(self, size, group):
        """Seconds that a device takes to send bytes to the others of a group, of which each has a number."""
        inside = len({number // self.per_host for number in group}) <= 1
        return size / (self.peers if inside else self.network)

    @property
    def link(self):
        """Bytes/s to the host and from it, each way, over PCIe as MachineTargets.cpp has it; None where it is not known."""
        if self.platform == "tpu":
            return None
        return 2.4e10 if self.name == "a100" else 5.0e10

    @property
    def machine(self):
        """Its `#remat.machine`, which prices plans. XLA launches kernels from recorded graphs, many at a time, so that no
        launch is priced here."""
        copies = f", d2h = {self.link:e}, h2d = {self.link:e}" if self.link else ""
        return (
            f'#remat.machine<name = "{self.name}", flops = {self.flops:e}, bandwidth = {self.bandwidth:e}, '
            f"launch = 0.0{copies}>"
        )


def description(name, capability, cores, clock, memory, bandwidth, cache, shared, block_shared, fpus=128):
    """capability: (major, whether kernels may use what only this architecture has). clock in GHz; cache: bytes of L2;
    shared: bytes of a multiprocessor; block_shared: the most of them that one block may ask for."""
    major, own = capability
    features = "feature_extension: ACCELERATED_FEATURES" if own else ""
    return f"""gpu_device_info {{
  name: "{name}" device_vendor: "NVIDIA Corporation" platform_version: "Compute Capability {major}.0{"a" if own else ""}"
  cuda_compute_capability {{ major: {major} {features} }}
  core_count: {cores} fpus_per_core: {fpus} clock_rate_ghz: {clock}
  device_memory_size: {memory} memory_bandwidth: {bandwidth} l2_cache_size: {cache}
  shared_memory_per_block: 49152 shared_memory_per_core: {shared} shared_memory_per_block_optin: {block_shared}
  threads_per_block_limit: 1024 threads_per_warp: 32 threads_per_core_limit: 2048
  registers_per_core_limit: 65536 registers_per_block_limit: 65536
  block_dim_limit_x: 2147483647 block_dim_limit_y: 65535 block_dim_limit_z: 65535
  driver_version: "12.8.0" runtime_version: "12.8.0" compile_time_toolkit_version: "12.8.0" dnn_version: "9.10.0"
}}
platform_name: "CUDA" dnn_version_info {{ major: 9 minor: 10 patch: 0 }} device_description_str: "{name}"
"""


# Memory as CUDA reports it: what is left of 80, 141 and 180 GB beside what the driver keeps for error correction.
A100 = description(
    "NVIDIA A100-SXM4-80GB", (8, False), 108, 1.41, 85100068864, 2039040000000, 41943040, 167936, 166912, 64
)
H100 = description("NVIDIA H100 80GB HBM3", (9, True), 132, 1.98, 84942979072, 3352320000000, 52428800, 233472, 232448)
H200 = description("NVIDIA H200", (9, True), 132, 1.98, 151397597184, 4800000000000, 52428800, 233472, 232448)
B200 = description("NVIDIA B200", (10, True), 148, 1.965, 191514411008, 7672320000000, 132644864, 233472, 232448)

# Peers: half of what NVIDIA's data sheets have for NVLink in both directions together (A100 600 GB/s, H100 and H200 900 GB/s,
# B200 1.8 TB/s). Network: one port of a DGX for each of its 8 GPUs (200 Gbit/s with A100, 400 Gbit/s with the others).
TARGETS = {
    target.name: target
    for target in (
        Target("a100", 156e12, 2039e9, 85100068864, A100, peers=3.0e11, network=2.5e10),
        Target("h100", 494e12, 3.35e12, 84942979072, H100, peers=4.5e11, network=5.0e10),
        Target("h200", 494e12, 4.8e12, 151397597184, H200, peers=4.5e11, network=5.0e10),
        Target("b200", 1.1e15, 7.7e12, 191514411008, B200, peers=9.0e11, network=5.0e10),
        Target("v5e", 197e12, 8.19e11, 16 * 2**30, "v5e:2x2", "tpu"),
        Target("v5p", 459e12, 2.765e12, 95 * 2**30, "v5p:2x2x1", "tpu"),
    )
}


def target_of(name):
    """The Target of this name. Raises RematError where there is none."""
    if name not in TARGETS:
        raise RematError(f"unknown target '{name}'{nearest(str(name), TARGETS)}; there are {', '.join(TARGETS)}")
    return TARGETS[name]


# What JAX calls devices (`device_kind`), and the target that describes them; the first one that is part of it counts.
KINDS = {
    "A100": "a100",
    "H100": "h100",
    "H200": "h200",
    "B200": "b200",
    "TPU v5 lite": "v5e",
    "TPU v5e": "v5e",
    "TPU v5": "v5p",
}


def name_of(target, devices):
    """target, or where it is "device" the name of the target that describes the first of JAX's devices, which devices()
    returns. Raises RematError where none does."""
    if target != "device":
        return target
    kind = devices()[0].device_kind
    for part, name in KINDS.items():
        if part in kind:
            return name
    raise RematError(
        f"target 'device': no target describes the device that JAX has here, '{kind}': name one of {', '.join(TARGETS)}"
    )


def with_memory(target, size):
    """The Target with so many bytes of memory, which XLA's own rematerialization then aims at. A TPU's are behind the name
    of its topology, in whole MiB."""
    if target.platform == "tpu":
        return target._replace(memory=size, text=f"{target.text.split()[0]} {max(1, size // 2**20)}")
    return target._replace(
        memory=size, text=target.text.replace(f"device_memory_size: {target.memory} ", f"device_memory_size: {size} ")
    )
