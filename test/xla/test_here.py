#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps for the device that JAX has here, with this machine's CPU as the device.

test_here.py

The test runs under .venv/xla or .venv/iree (tools/setup xla-gpu or iree). It is skipped if neither exists.
"""

import importlib.util
import os
import sys
import types
import unittest
from unittest import mock

from folder import Folder

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("xla", "iree")]
PYTHON = next(filter(os.path.exists, PYTHONS), None)
if __name__ == "__main__" and PYTHON and not importlib.util.find_spec("jax"):
    os.execv(PYTHON, [PYTHON, "-B", *sys.argv])
os.environ["JAX_PLATFORMS"] = "cpu"
sys.path[:0] = [os.path.join(ROOT, "python"), os.path.join(ROOT, "python", "remat", "xla")]

from remat.xla.compile import tuning  # noqa: E402
from remat.xla.compiler import Compiler, memory_of  # noqa: E402
from worker import loaded  # noqa: E402

TEXT = """
module @jit_step {
  func.func public @main(%x: tensor<64x64xf32> {tf.aliasing_output = 0 : i32}) -> tensor<64x64xf32> {
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
        : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %z = stablehlo.dot_general %y, %x, contracting_dims = [1] x [0]
        : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %z : tensor<64x64xf32>
  }
}
"""


@unittest.skipUnless(importlib.util.find_spec("jax"), "JAX is not installed (tools/setup iree or xla-gpu)")
class Here(Folder):
    def test_what_is_planned_is_what_runs(self):
        import jax

        made = Compiler("h100", tuned=self.folder).compile(self.write("step.mlir", TEXT))
        executable = loaded(TEXT, jax.devices()[0], self.folder)
        self.assertEqual(made.memory, memory_of(executable.get_compiled_memory_stats()))
        self.assertEqual((made.memory.arguments, made.memory.aliases), (4 * 64 * 64, 4 * 64 * 64))
        self.assertEqual(made.hlo, executable.hlo_modules()[0].to_string())

    def test_what_xla_chooses_is_kept_in_the_folder(self):
        given = []
        client = types.SimpleNamespace(compile_and_load=lambda module, devices, options: given.append(options))
        with mock.patch("jax._src.lib._jax.DeviceList"):
            for tuned in (self.folder, None):
                loaded(TEXT, types.SimpleNamespace(client=client), tuned)
        said = [each.executable_build_options.debug_options.xla_gpu_per_fusion_autotune_cache_dir for each in given]
        self.assertEqual(said, [self.folder, ""])

    def test_a_gpu_that_is_here_compiles(self):
        for target, platform, compiles in (("device", "gpu", True), ("device", "tpu", False), ("h100", "gpu", False)):
            with mock.patch("jax.devices", return_value=[types.SimpleNamespace(platform=platform)]):
                with tuning(target) as tuned:
                    self.assertEqual(tuned is not None and os.path.isdir(tuned), compiles, (target, platform))


if __name__ == "__main__":
    unittest.main()
