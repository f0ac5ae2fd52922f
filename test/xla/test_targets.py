#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the targets of XLA and their machines, without a GPU. This file replaces CUDA's driver.

    test_targets.py

The test that compiles for each GPU is skipped if neither this Python nor .venv/xla has XLA's plugin (tools/setup
xla-gpu). The other tests need nothing that must be installed.
"""

import dataclasses
import os
import re
import subprocess
import sys
import types
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path[:0] = [os.path.join(ROOT, "python"), os.path.join(ROOT, "python", "remat", "xla")]

import warm  # noqa: E402
import worker  # noqa: E402
from remat.machines import table  # noqa: E402
from remat.tool import RematError  # noqa: E402
from remat.xla.compiler import Compiler  # noqa: E402
from remat.xla.devices import check_devices  # noqa: E402
from remat.xla.driver import gpu_of  # noqa: E402
from remat.xla.targets import TARGETS, name_of, target_of, target_of_gpu  # noqa: E402

NEEDS = unittest.skipUnless(warm.with_plugin(), "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")
# A product of 4 MB, which its tanh overwrites.
STEP = """
module @jit_step {
  func.func public @main(%arg0: tensor<256x256xf32>, %arg1: tensor<4096x256xf32>) -> tensor<4096x256xf32> {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] : (tensor<4096x256xf32>, tensor<256x256xf32>) -> tensor<4096x256xf32>
    %1 = stablehlo.tanh %0 : tensor<4096x256xf32>
    return %1 : tensor<4096x256xf32>
  }
}
"""


class Descriptions(unittest.TestCase):
    def asked(self, failing):
        """Returns the result of worker.topology with a JAX whose first refusal has this message."""
        asked = []

        def get_topology_desc(platform, target_config, topology):
            asked.append(target_config)
            if len(asked) == 1 and failing:
                raise ValueError(failing)

        worker.topology(
            types.SimpleNamespace(get_topology_desc=get_topology_desc), "cuda", TARGETS["h100"].text, "1x1x1"
        )
        return asked

    def test_an_older_jax_gets_no_fields_that_it_does_not_know(self):
        self.assertEqual(self.asked(None), [TARGETS["h100"].text])
        _, older = self.asked("Failed to parse GpuTargetConfigProto from the 'target_config' parameter.")
        names = re.findall(r"\w+(?=:)", older)
        self.assertFalse({"name", "device_vendor", "platform_version", "driver_version", "dnn_version"} & set(names))
        self.assertTrue({"core_count", "device_memory_size", "platform_name", "device_description_str"} <= set(names))

    def test_another_refusal_is_reported(self):
        with self.assertRaisesRegex(ValueError, "no such platform"):
            self.asked("no such platform")


class Device(types.SimpleNamespace):
    """A device of JAX."""

    def __init__(self, kind, platform="tpu"):
        super().__init__(device_kind=kind, platform=platform, local_hardware_id=3)


class Driver:
    """A replacement of CUDA's driver with one H100. Its functions return errors as those of the real driver do."""

    attributes = {13: 1980000, 16: 132, 36: 2619000, 37: 5120, 38: 52428800, 75: 9, 76: 0, 100: 0}

    def __init__(self, failing=""):
        self.failing = failing

    def cuInit(self, flags):
        return 100 if self.failing == "cuInit" else 0

    def cuDeviceGet(self, device, ordinal):
        return 0 if ordinal == 3 else 101

    def cuDeviceGetName(self, name, size, device):
        name.value = b"NVIDIA H100 80GB HBM3"
        return 0

    def cuDeviceTotalMem_v2(self, memory, device):
        memory._obj.value = 84942979072
        return 0

    def cuDeviceGetAttribute(self, value, number, device):
        value._obj.value = self.attributes[number]
        return 0


class Targets(unittest.TestCase):
    def test_they_are_the_machines(self):
        machines, capabilities = table()
        self.assertEqual(set(TARGETS), set(machines) - {"cpu", "h100-graph"})
        for name, target in TARGETS.items():
            machine = machines[name]
            self.assertEqual(
                (target.flops, target.bandwidth, target.link), (machine.flops, machine.bandwidth, machine.link)
            )
            if target.platform == "tpu":
                self.assertTrue(target.text.startswith(f"{name}:"))
                continue
            self.assertIn(machine.gpu.capability, capabilities)
            described = re.search(r"memory_bandwidth: (\d+)", target.text)
            self.assertAlmostEqual(int(described[1]) / target.bandwidth, 1, delta=0.02)
            self.assertIn(f"device_memory_size: {target.memory} ", target.text)

    def test_a_gpu_with_a_minor_capability(self):
        self.assertIn("cuda_compute_capability { major: 8 minor: 9  }", TARGETS["l4"].text)
        self.assertIn('platform_version: "Compute Capability 8.9"', TARGETS["l4"].text)
        self.assertIn(
            "cuda_compute_capability { major: 9 feature_extension: ACCELERATED_FEATURES }", TARGETS["h20"].text
        )

    def test_each_gpu_is_found_by_what_it_says_of_itself(self):
        for name, machine in table()[0].items():
            if machine.gpu:
                self.assertEqual(target_of_gpu(dataclasses.replace(machine.gpu, name="")), name)
                less = dataclasses.replace(machine.gpu, memory=int(machine.gpu.memory * 0.98))
                self.assertEqual(target_of_gpu(less), name)

    def test_gpus_with_almost_the_same_figures(self):
        """An H200 reports the bandwidth of a GH200 with 144 GB. The cards of an A100 with 80 GB report almost the same memory."""
        machines = table()[0]
        h200 = dataclasses.replace(machines["h200"].gpu, memory=143156 * 2**20, bandwidth=4916736000000)
        grace = dataclasses.replace(h200, coherent=True)
        self.assertEqual([target_of_gpu(h200), target_of_gpu(grace)], ["h200", "gh200-144gb"])
        large = dataclasses.replace(machines["a100"].gpu, memory=84986036224)
        slower = dataclasses.replace(large, bandwidth=1935360000000)
        self.assertEqual([target_of_gpu(large), target_of_gpu(slower)], ["a100", "a100-pcie"])

    def test_one_row_for_two_cards(self):
        """An A100 PCIe with 40 GB reports the figures of the SXM card. Only the speed to its peers differs, which no
        plan for one device uses."""
        card = dataclasses.replace(table()[0]["a100-40gb"].gpu, name="NVIDIA A100-PCIE-40GB", memory=40536 * 2**20)
        self.assertEqual(target_of_gpu(card), "a100-40gb")

    def test_a_gpu_that_the_table_lacks(self):
        part = dataclasses.replace(
            table()[0]["h100"].gpu, name="NVIDIA H100 MIG 1g.10gb", multiprocessors=16, memory=10**10
        )
        with self.assertWarnsRegex(UserWarning, "'NVIDIA H100 MIG 1g.10gb' is not in the table of machines"):
            target = target_of_gpu(part)
        self.assertIs(target_of(target), target)
        self.assertEqual((target.flops, target.bandwidth), (2048 * 16 * 1.98e9, 3352320000000.0))
        self.assertIn("core_count: 16 ", target.text)
        self.assertIsNone(target.link)
        with self.assertRaisesRegex(
            RematError, "devices=2: the speed at which 'NVIDIA H100 MIG 1g.10gb' sends to other devices is not known"
        ):
            check_devices(2, target)
        with self.assertRaisesRegex(
            RematError, "devices=16: the speed at which 'l4' sends to other hosts is not known"
        ):
            check_devices(16, TARGETS["l4"])
        with self.assertRaisesRegex(
            RematError, "there are no data of GPUs of compute capability 6.1, which 'GTX 1080' has"
        ):
            target_of_gpu(dataclasses.replace(part, name="GTX 1080", capability="6.1"))

    def test_what_the_driver_says(self):
        self.assertEqual(gpu_of(3, Driver()), table()[0]["h100"].gpu)
        coherent = Driver()
        coherent.attributes = {**Driver.attributes, 100: 1}
        self.assertTrue(gpu_of(3, coherent).coherent)
        for ordinal, driver, code in ((4, Driver(), 101), (3, Driver("cuInit"), 100)):
            with self.assertRaisesRegex(RematError, f"CUDA's driver returned error {code}"):
                gpu_of(ordinal, driver)

    def test_the_device_that_jax_has(self):
        def name(kind, platform="tpu"):
            return name_of("device", lambda: [Device(kind, platform)], lambda ordinal: gpu_of(ordinal, Driver()))

        self.assertEqual(name("whatever its name is", "gpu"), "h100")
        self.assertEqual([name("TPU v5 lite"), name("TPU v5p"), name("TPU v5")], ["v5e", "v5p", "v5p"])
        self.assertEqual(name_of("h200", None), "h200")
        with self.assertRaisesRegex(RematError, "no target describes 'cpu', the device of JAX: name one of a100, "):
            name("cpu", "cpu")

    def test_an_unknown_target_names_the_nearest(self):
        with self.assertRaisesRegex(
            RematError,
            "unknown target 'h10'; the nearest is 'h100'; expected one of a100, a100-40gb, a100-pcie, h100, ",
        ):
            target_of("h10")
        with self.assertRaisesRegex(RematError, "unknown target 'H100'; the nearest is 'h100'; "):
            target_of("H100")
        with self.assertRaisesRegex(RematError, r"unknown target '\['h100'\]'"):
            target_of(["h100"])

    @NEEDS
    def test_each_gpu_is_compiled_for(self):
        for name, target in TARGETS.items():
            if target.platform == "cuda":
                with self.subTest(name):
                    memory = Compiler(name).compile_text(STEP).memory
                    self.assertEqual(memory.arguments, (256 + 4096) * 256 * 4)
                    self.assertEqual(memory.results, 4096 * 256 * 4)
                    # GPUs without TF32 keep the product as a temporary.
                    self.assertEqual(memory.temporaries > 0, float(table()[0][name].gpu.capability) < 8)

    def test_the_page_is_what_the_table_says(self):
        made = subprocess.run(
            [sys.executable, os.path.join(ROOT, "bench", "measure", "machines.py"), "--check"],
            capture_output=True,
            text=True,
        )
        self.assertEqual((made.returncode, made.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
