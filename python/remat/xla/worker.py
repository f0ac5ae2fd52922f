# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles StableHLO for a GPU or a TPU that is not there. compiler.py starts it as a program of its own, so that what XLA aborts or
prints stays apart.

    python worker.py PLATFORM TARGET.txt STEP.mlir HLO.txt

It prints one line of JSON: the bytes that XLA allocates, or {"error": what XLA said}. It imports nothing of this package:
the Python that runs it needs jax and a plugin alone.
"""

import json
import os
import sys

# Nothing is run here, so that no kernel can be timed to choose it.
FLAGS = {"cuda": "--xla_gpu_autotune_level=0", "tpu": ""}


def topology(topologies, platform, target):
    """target: of a TPU the name of its topology, of a GPU its description."""
    if platform == "tpu":
        return topologies.get_topology_desc(platform="tpu", topology_name=target)
    return topologies.get_topology_desc(platform=platform, target_config=target, topology="1x1x1")


def compiled(platform, target, step):
    import jax
    from jax._src import compiler
    from jax._src.interpreters import mlir
    from jax._src.lib import _jax
    from jax.experimental import topologies
    from jaxlib.mlir import ir

    device = topology(topologies, platform, target).devices[0]
    with mlir.make_ir_context():
        module = ir.Module.parse(step)
    options = compiler.get_compile_options(num_replicas=1, num_partitions=1)
    executable = device.client.compile(module, executable_devices=_jax.DeviceList((device,)), compile_options=options)
    return executable.get_compiled_memory_stats(), executable.hlo_modules()[0].to_string(), jax.__version__


def main():
    platform, target, step, output = sys.argv[1:]
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["TPU_SKIP_MDS_QUERY"] = "1"  # No machine of a cloud is asked which TPU it has.
    os.environ["XLA_FLAGS"] = f"{FLAGS[platform]} {os.environ.get('XLA_FLAGS', '')}".strip()
    texts = []
    for path in (target, step):
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    try:
        stats, hlo, version = compiled(platform, *texts)
    except Exception as error:  # Whatever XLA raises is what the caller reports.
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
