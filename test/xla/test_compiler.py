#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests what is asked of XLA's compiler and how often. A replacement of XLA accepts or refuses steps as the test says.
Also tests which steps are refused before XLA starts. Nothing needs to be installed.

test_compiler.py
"""

import os
import subprocess
import sys
import types
import unittest
import unittest.mock

from folder import Folder

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat import lowering, process  # noqa: E402
from remat.xla import compiler, targets  # noqa: E402

NO_TILES = "INTERNAL: Couldn't find output tile sizes that satisfy hlo: %dot.5 = bf16[1576,384]{1,0} dot(%a, %b)"


class Scripted(compiler.Compiler):
    """`refused` maps the text of a step that is compiled with Triton to XLA's message. `said_without` does the same without Triton."""

    def __init__(self, refused, said_without=None, **options):
        with unittest.mock.patch.object(compiler, "python_with_plugin", return_value="python"):
            super().__init__(**options)
        self.refused, self.said_without, self.asked = refused, said_without or {}, []

    def compiled(self, path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.asked.append((text, self.flags))
        said = (self.said_without if self.flags else self.refused).get(text)
        if said:
            raise process.Failed(said)
        return text


class Said(unittest.TestCase):
    def test_what_xla_refuses(self):
        v100, h100 = targets.TARGETS["v100"], targets.TARGETS["h100"]
        self.assertEqual(
            compiler.refusal_of(h100, "INTERNAL: no"), "XLA cannot compile the step for 'h100': INTERNAL: no"
        )
        said = "UNIMPLEMENTED: /usr/local/cuda/bin/ptxas ptxas too old. Falling back to the driver to compile."
        self.assertRegex(
            compiler.refusal_of(v100, said),
            "the CUDA of XLA's plugin is too new or too old to make code for 'v100'.*machine=v100",
        )


class Triton(Folder):
    """A step for which Triton finds no tiles is compiled without Triton, and so are all later steps."""

    def compile(self, made, *texts):
        return [made.compile(self.write("step.mlir", text)) for text in texts]

    def test_the_step_as_it_is(self):
        made = Scripted({"step": NO_TILES})
        self.assertEqual(self.compile(made, "step", "plan"), ["step", "plan"])
        without = compiler.WITHOUT_TRITON
        self.assertEqual(made.asked, [("step", ""), ("step", without), ("plan", without)])
        self.assertIn(without, made.note()[0])

    def test_a_plan(self):
        made = Scripted({"plan": NO_TILES})
        self.assertEqual(compiler.alike(lambda: self.compile(made, "step", "plan")), ["step", "plan"])
        without = compiler.WITHOUT_TRITON
        self.assertEqual(made.asked, [("step", ""), ("plan", ""), ("step", without), ("plan", without)])

    def test_what_fails_for_another_reason(self):
        for made in (
            Scripted({"step": "no"}),
            Scripted({"step": NO_TILES}, target="v5e"),
            Scripted({"step": NO_TILES}, tuned="f"),
        ):
            with self.assertRaises(process.Failed):
                self.compile(made, "step")
            self.assertEqual((made.asked, made.note()), ([("step", "")], []))

    def test_what_fails_without_triton_too(self):
        made = Scripted({"step": NO_TILES}, {"step": NO_TILES})
        with self.assertRaisesRegex(process.Failed, "Couldn't find"):
            self.compile(made, "step")
        self.assertEqual(len(made.asked), 2)


class Versions(Folder):
    def test_only_jax_and_its_plugins_count(self):
        """A package of another project may have a name that begins like JAX's. Such a package changes no compilation."""
        names = ("jax", "jaxlib", "jax_cuda13_plugin", "jax-rocm7-pjrt", "libtpu", "jaxtyping", "jaxopt", "jax-md")
        for number, name in enumerate(names):
            os.mkdir(os.path.join(self.folder, f"{number}.dist-info"))
            self.write(f"{number}.dist-info/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.{number}\n")
        ran = subprocess.run(
            [sys.executable, "-S", "-c", compiler.VERSIONS],
            env={**os.environ, "PYTHONPATH": self.folder},
            capture_output=True,
            text=True,
            check=True,
        )
        self.assertEqual(ran.stdout, "jax-rocm7-pjrt=1.3 jax=1.0 jax_cuda13_plugin=1.2 jaxlib=1.1 libtpu=1.4\n")


class Foreign(Folder):
    """Tests steps that call functions of another platform."""

    def test_each_platform(self):
        for name, form in (
            ("lapack_spotrf_ffi", "%0 = stablehlo.custom_call @{}(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>"),
            (
                "lapack_spotrf_ffi",
                '%0 = "stablehlo.custom_call"(%arg0) <{{call_target_name = "{}"}}> : () -> tensor<f32>',
            ),
        ):
            made = Scripted({})
            with self.assertRaises(process.Failed) as raised:
                made.compile(self.write("step.mlir", form.format(name)))
            self.assertEqual(
                str(raised.exception),
                "the step was lowered for CPUs, because it calls lapack_spotrf_ffi, but is compiled for NVIDIA GPUs: lower it for "
                'them by jax.jit(step).trace(*args).lower(lowering_platforms=("cuda",))',
            )
            self.assertEqual(made.asked, [])

    def test_others(self):
        def said(name, platform):
            return lowering.foreign(f"%0 = stablehlo.custom_call @{name}(%0)", platform)

        self.assertIn("lowered for NVIDIA GPUs, because it calls cusolver_potrf_ffi", said("cusolver_potrf_ffi", "tpu"))
        self.assertIn("lowered for TPUs, because it calls Eigh", said("Eigh", "cuda"))
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
        self.assertIn("the step was lowered for CPUs: if JAX lowers an op differently for TPUs", note("tpu", "cpu")[0])


if __name__ == "__main__":
    unittest.main()
