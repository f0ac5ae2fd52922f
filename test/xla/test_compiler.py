#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What steps are refused before XLA's compiler starts. Nothing needs to be installed.

test_compiler.py
"""

import os
import sys
import types
import unittest
import unittest.mock

from folder import Folder

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat import lowering, process  # noqa: E402
from remat.xla import compiler  # noqa: E402


class Scripted(compiler.Compiler):
    def __init__(self):
        with unittest.mock.patch.object(compiler, "python_with_plugin", return_value="python"):
            super().__init__()
        self.asked = []

    def compiled(self, path):
        self.asked.append(path)


class Foreign(Folder):
    """Steps that call functions of another platform."""

    def test_each_platform(self):
        for name, form in (
            ("lapack_spotrf_ffi", "%0 = stablehlo.custom_call @{}(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>"),
            (
                "lapack_spotrf_ffi",
                '%0 = "stablehlo.custom_call"(%arg0) <{{call_target_name = "{}"}}> : () -> tensor<f32>',
            ),
        ):
            made = Scripted()
            with self.assertRaises(process.Failed) as raised:
                made.compile(self.write("step.mlir", form.format(name)))
            self.assertEqual(
                str(raised.exception),
                "the step was lowered for CPUs, for it calls lapack_spotrf_ffi, and is compiled for NVIDIA GPUs: lower it for "
                'these, by jax.jit(step).trace(*args).lower(lowering_platforms=("cuda",))',
            )
            self.assertEqual(made.asked, [])

    def test_others(self):
        def said(name, platform):
            return lowering.foreign(f"%0 = stablehlo.custom_call @{name}(%0)", platform)

        self.assertIn("lowered for NVIDIA GPUs, for it calls cusolver_potrf_ffi", said("cusolver_potrf_ffi", "tpu"))
        self.assertIn("lowered for TPUs, for it calls Eigh", said("Eigh", "cuda"))
        for name, platform in (
            ("cusolver_potrf_ffi", "cuda"),
            ("lapack_spotrf_ffi", "cpu"),
            ("Eigh", "tpu"),
            ("mine", "cuda"),
        ):
            self.assertIsNone(said(name, platform))

    def test_a_lowered_step(self):
        def note(platform, *own):
            return lowering.for_another(
                types.SimpleNamespace(_lowering=types.SimpleNamespace(_platforms=own)), platform
            )

        self.assertEqual(
            (note("cuda", "cuda"), note("tpu", "cpu", "tpu"), lowering.for_another("text", "cuda")), ([], [], [])
        )
        self.assertIn(
            "the step was lowered for CPUs: where JAX lowers an op in another way for TPUs", note("tpu", "cpu")[0]
        )


if __name__ == "__main__":
    unittest.main()
