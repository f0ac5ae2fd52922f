# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles StableHLO for a GPU or a TPU that this machine need not have.

    python worker.py PLATFORM TARGET.txt TOPOLOGY STEP.mlir HLO.txt FLAGS [TUNED]

The module compiler.py starts this program as a process of its own, so that XLA cannot abort or print in the calling
process. The argument FLAGS has further flags of XLA, or is empty. If TUNED is given, the GPU that JAX has here compiles. XLA then
tries kernels on this GPU, and keeps its choices in the folder TUNED.

The program prints one line of JSON: the bytes that XLA allocates, or {"error": XLA's message}. The Python that runs it
needs only jax and a plugin, since the program imports nothing of this package but the module worker_jax beside it.
"""

import json
import math
import os
import re
import sys

import worker_jax

# XLA must not measure kernels, because this machine may not have the device.
FLAGS = {"cuda": "--xla_gpu_autotune_level=0", "tpu": ""}


# XLA assembles each kernel with ptxas, which takes about a quarter of a compilation. No kernel runs here, and the bytes
# that XLA allocates do not depend on the output of ptxas. This script therefore takes the place of ptxas.
STAND_IN = """#!/bin/sh
case "$*" in
  *--version*) echo "Cuda compilation tools, release 12.9, V12.9.86" ;;
  *) while [ $# -gt 1 ]; do [ "$1" = -o ] && echo nothing > "$2"; shift; done ;;
esac
"""


def without_ptxas(folder):
    """Returns the flag of XLA with the folder of the program that replaces ptxas. The script that replaces ptxas is
    written into the folder."""
    path = os.path.join(folder, "bin", "ptxas")
    os.makedirs(os.path.dirname(path))
    with open(path, "w", encoding="utf-8") as file:
        file.write(STAND_IN)
    os.chmod(path, 0o755)
    return f"--xla_gpu_cuda_data_dir={folder}"


# JAX before version 0.10 does not read these fields of a GPU's description.
SINCE_0_10 = re.compile(
    r"\b(?:name|device_vendor|platform_version|driver_version|runtime_version|compile_time_toolkit_version|dnn_version): "
    r'"[^"]*"'
)


def topology(topologies, platform, target, shape):
    """For a TPU, `target` is the name of its topology, optionally followed by its memory in MiB. For a GPU, `target` is its
    description, and `shape` is a topology such as 1x1x8."""
    if platform == "tpu":
        name, *memory = target.split()
        limits = (f"--xla_tpu_max_hbm_size_mib={each}" for each in memory)
        os.environ["LIBTPU_INIT_ARGS"] = " ".join((*limits, os.environ.get("LIBTPU_INIT_ARGS", ""))).strip()
        return topologies.get_topology_desc(platform="tpu", topology_name=name)
    try:
        return topologies.get_topology_desc(platform=platform, target_config=target, topology=shape)
    except Exception as error:
        if "parse GpuTargetConfigProto" not in str(error):
            raise
        older = SINCE_0_10.sub("", target)
        return topologies.get_topology_desc(platform=platform, target_config=older, topology=shape)


def unsaid(module, key):
    """Returns, for each argument (arg_attrs) or result (res_attrs) of the step, whether XLA may choose its sharding."""
    main = next(
        op for op in module.body.operations if "sym_name" in op.attributes and op.attributes["sym_name"].value == "main"
    )
    kind = main.attributes["function_type"].value
    count = len(kind.inputs if key == "arg_attrs" else kind.results)
    listed = main.attributes[key] if key in main.attributes else [()] * count
    return ["sdy.sharding" not in each and "mhlo.sharding" not in each for each in listed]


def compiled(platform, target, shape, step):
    import jax
    import numpy as np
    from jax.experimental import topologies
    from jaxlib.mlir import ir

    devices = topology(topologies, platform, target, shape).devices
    count = math.prod(map(int, shape.split("x")))
    if count == 1:
        devices = devices[:1]
    with worker_jax.context():
        module = ir.Module.parse(step)
        free = [unsaid(module, key) for key in ("arg_attrs", "res_attrs")] if count > 1 else None
    if free is None:
        options = worker_jax.compile_options()
    else:
        options = worker_jax.compile_options(np.array([devices]))
        build = options.executable_build_options
        build.allow_spmd_sharding_propagation_to_parameters, build.allow_spmd_sharding_propagation_to_output = free
    executable = devices[0].client.compile(
        module, executable_devices=worker_jax.device_list(devices), compile_options=options
    )
    return executable.get_compiled_memory_stats(), executable.hlo_modules()[0].to_string(), jax.__version__


def loaded(step, device, tuned=None):
    """Compiles the StableHLO of a step for a device that is here, ready to run.

    `tuned` is None, or a folder for XLA's choices of kernels. Steps that share this folder have the same kernels."""
    from jaxlib.mlir import ir

    options = worker_jax.compile_options()
    if tuned is not None:
        options.executable_build_options.debug_options.xla_gpu_per_fusion_autotune_cache_dir = tuned
    with worker_jax.context():
        module = ir.Module.parse(step)
        return device.client.compile_and_load(module, worker_jax.device_list([device]), options)


def compiled_here(step, tuned):
    import jax

    executable = loaded(step, jax.devices()[0], tuned)
    return executable.get_compiled_memory_stats(), executable.hlo_modules()[0].to_string(), jax.__version__


def main():
    platform, target, shape, step, output, flags, *tuned = sys.argv[1:]
    if tuned:
        # The calling process holds most of the device's memory, but trials of kernels need little memory.
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    else:
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.environ["JAX_SKIP_CUDA_CONSTRAINTS_CHECK"] = "1"  # Without this setting, the plugin of JAX 0.8 needs a GPU.
        os.environ["TPU_SKIP_MDS_QUERY"] = "1"  # The TPU's plugin must not ask a cloud's server for the kind of TPU.
        # Nothing runs on a TPU, so several processes may compile at the same time.
        os.environ["ALLOW_MULTIPLE_LIBTPU_LOAD"] = "1"
        more = without_ptxas(os.path.join(os.path.dirname(output), "cuda")) if platform == "cuda" else ""
        os.environ["XLA_FLAGS"] = f"{FLAGS[platform]} {more} {os.environ.get('XLA_FLAGS', '')} {flags}".strip()
    texts = []
    for path in (target, step):
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    try:
        stats, hlo, version = (
            compiled_here(texts[1], *tuned) if tuned else compiled(platform, texts[0], shape, texts[1])
        )
    except Exception as error:  # The calling process reports any error of XLA.
        print(json.dumps({"error": str(error), "kind": type(error).__name__}))
        return
    with open(output, "w", encoding="utf-8") as file:
        file.write(hlo)
    sizes = {
        name: getattr(stats, f"{name}_size_in_bytes") for name in ("argument", "output", "alias", "temp", "host_temp")
    }
    print(json.dumps({**sizes, "jax": version}))


if __name__ == "__main__":
    main()
