#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests remat-iree: how it reads IREE's figures, how it repeats planning, and a real step that IREE compiles and runs.

    test_iree.py path/to/remat-opt

Tests that need IREE are skipped if neither PATH nor .venv/iree has iree-compile (tools/setup iree).
"""

import array
import contextlib
import io
import json
import math
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import once

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TOOL = os.path.join(ROOT, "tools", "remat-iree")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat import budget, iree, iree_loops, iree_tools, measure, process, progress, reading, slab  # noqa: E402
from remat.reading import Memory  # noqa: E402
from remat.tool import RematError  # noqa: E402

OPT = os.path.abspath(sys.argv[1])
FULL = bool(os.environ.get("REMAT_FULL"))
COMPILER = shutil.which("iree-compile") or shutil.which(os.path.join(ROOT, ".venv", "iree", "bin", "iree-compile"))
BIN = COMPILER and once.programs(os.path.dirname(COMPILER))


def program(name):
    return BIN and shutil.which(os.path.join(BIN, name))


def write_random(path, shape, rng):
    """Returns float32 numbers of about 0.1 as .npy, version 1.0."""
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode())
        file.write(array.array("f", (rng.gauss(0, 0.1) for _ in range(math.prod(shape)))).tobytes())


def printed(text):
    """Returns the bytes that remat-iree printed for the original and for the rewritten step."""
    return [round(float(size) * 1e6) for size in re.findall(r"(?:original|rewritten): ([\d.]+) MB\b", text)]


class Once(unittest.TestCase):
    """Tests once.py with a compiler that copies its input, refuses one input, and writes its calls to a file."""

    def test_a_text_is_compiled_once(self):
        with tempfile.TemporaryDirectory() as folder:
            compiler, step, output = (pathlib.Path(folder, name) for name in ("iree-compile", "step", "output"))
            compiler.write_text(
                f"#!/bin/sh\necho $1 >> {folder}/calls\n! grep -q bad $2 || exit 3\necho said\necho why >&2\ncp $2 $4\n",
                encoding="utf-8",
            )
            compiler.chmod(0o755)
            fast = os.path.join(once.programs(folder), "iree-compile")
            for text, option in (
                ("a", "-x"),
                ("a", "-x"),
                ("a", "-y"),
                ("b", "-x"),
                ("a", "-x"),
                ("bad", "-z"),
                ("bad", "-z"),
            ):
                step.write_text(text, encoding="utf-8")
                output.unlink(missing_ok=True)
                done = subprocess.run([fast, option, step, "-o", output], capture_output=True, text=True)
                self.assertEqual(done.returncode, 3 if text == "bad" else 0)
                if text != "bad":
                    self.assertEqual((done.stdout, done.stderr), ("said\n", "why\n"))
                    self.assertEqual(output.read_text(encoding="utf-8"), text)
            calls = pathlib.Path(folder, "calls").read_text(encoding="utf-8")
            self.assertEqual(calls.split(), ["-x", "-y", "-x", "-z", "-z"])


STREAM = """
    %0 = stream.tensor.import on(#device) %arg0 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
    %1 = stream.tensor.import on(#device) %arg1 : !hal.buffer_view -> tensor<8xf32> in !stream.resource<external>{%c32_7}
    %r, %t = stream.resource.alloca uninitialized on(#device) : !stream.resource<external>{%c64} => !stream.timepoint
    %s, %u = stream.resource.alloca uninitialized on(#device) : !stream.resource<transient>{%c192} => !stream.timepoint
"""
SLICES = """
    %c4 = arith.constant 4 : index
    %c100_2 = arith.constant 100 : index
    %5:2 = stream.resource.pack on(#device) slices({
      [0, 0] = %c4,
      [0, 0] = %c4
    }) : index
    %6:3 = stream.resource.pack on(#device) slices({
      [1, 4] = %c100_2,
      [4, 6] = %c4,
      [5, 6] = %c100_2
    }) : index
    %s, %u = stream.resource.alloca uninitialized on(#device) : !stream.resource<transient>{%6#0} => !stream.timepoint
"""


class Reading(unittest.TestCase):
    def test_memory(self):
        self.assertEqual(reading.memory_of(STREAM, SLICES), Memory(arguments=48, results=64, transient=192, live=104))

    def test_a_slice_counts_at_its_last_time(self):
        self.assertEqual(slab.most_live([(0, 2, 5), (2, 3, 7), (3, 3, 1)]), 12)

    def test_functions_are_renamed(self):
        text = '"util.func"() ({\n "util.call"() {callee = @f}\n "util.return"()\n "util.list.create"()'
        self.assertEqual(
            iree.renamed(text),
            '"func.func"() ({\n "func.call"() {callee = @f}\n "func.return"()\n "util.list.create"()',
        )


# The second dispatch writes a result over argument 1. An op that reads argument 1 replaces the %s.
DONATED = """
  util.func public @main(%%arg0: !hal.buffer_view, %%arg1: !hal.buffer_view) {
    %%0 = stream.tensor.import on(#device) %%arg0 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%%c16}
    %%1 = stream.tensor.import on(#device) consume %%arg1 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%%c16}
    %%2 = stream.cmd.execute on(#device) => with(%%0 as %%arg2: !stream.resource<external>{%%c16}, %%1 as %%arg3: !stream.resource<external>{%%c16}) {
      %s
      stream.cmd.dispatch @b::@update {
        ro %%arg3[%%c0 for %%c16] : !stream.resource<external>{%%c16},
        rw %%arg3[%%c0 for %%c16] : !stream.resource<external>{%%c16}
      }
      %s
    }
  }
"""
READER = """stream.cmd.dispatch @a::@reader {
        ro %arg3[%c0 for %c16] : !stream.resource<external>{%c16},
        wo %arg2[%c0 for %c16] : !stream.resource<external>{%c16}
      }"""


class Donation(unittest.TestCase):
    def test_an_argument_that_is_read_after_it_is_overwritten(self):
        copy = "stream.cmd.copy %arg3[%c0], %arg2[%c0], %c16 : !stream.resource<external>{%c16} -> !stream.resource<external>{%c16}"
        for before, after, early in (
            (READER, "", set()),
            ("", READER, {1}),
            ("", copy, {1}),
            (copy, "", set()),
            ("stream.cmd.concurrent {\n" + READER, "}", {1}),
        ):
            with self.subTest(before=before, after=after):
                self.assertEqual(slab.overwritten(DONATED % (before, after)), early)

    def test_an_argument_that_is_not_donated(self):
        self.assertEqual(slab.overwritten((DONATED % ("", READER)).replace("consume ", "")), set())

    def test_marks_are_taken_off(self):
        text = (
            "func.func @main(%arg0: tensor<4xf32> {iree.abi.output = 1 : index}, %arg1: tensor<4xf32> {a.b, "
            "iree.abi.output = 0 : index, c.d}, %arg11: tensor<4xf32> {iree.abi.output = 2 : index, s.s = [{}]})"
        )
        self.assertEqual(
            iree.kept(text, {0, 1}),
            text.replace("iree.abi.output = 1 : index", "").replace(", iree.abi.output = 0 : index", ""),
        )
        self.assertEqual(iree.kept(text, {11}), text.replace("iree.abi.output = 2 : index, ", ""))


PRINTED = """// -----// IR Dump Before LayoutSlicesPass: iree-stream-layout-slices //----- //
module { an earlier one }
// -----// IR Dump Before LayoutSlicesPass: iree-stream-layout-slices //----- //
module {
    %c64 = arith.constant 64 : index
    %c100 = arith.constant 100 : index
    %5:3 = stream.resource.pack on(#device) slices({
      [0, 0] = %c64,
      [0, 0] = %c100
    }) : index
    %6:4 = stream.resource.pack on(#device) slices({
      [0, 1] = %c64,
      [1, 2] = %c100,
      [2, 3] = %c64
    }) : index
    stream.cmd.dispatch @first::@first_matmul {
      ro %arg0[%c0 for %c64] : !stream.resource<external>{%c64},
      wo %arg9[%6#1 for %c64] : !stream.resource<transient>{%6#0}
    }
    stream.cmd.dispatch @second::@second_sum {
      ro %arg9[%6#1 for %c64] : !stream.resource<transient>{%6#0},
      wo %arg9[%6#2 for %c100] : !stream.resource<transient>{%6#0}
    }
    stream.cmd.fill %c0_i8, %arg9[%6#3 for %c64] : i8 -> !stream.resource<transient>{%6#0}
    stream.cmd.dispatch @third::@third_exp {
      ro %arg9[%6#2 for %c100] : !stream.resource<transient>{%6#0},
      ro %arg9[%6#3 for %c64] : !stream.resource<transient>{%6#0},
      wo %arg8[%5#2 for %c100] : !stream.resource<external>{%5#0}
    }
}
"""


class Slab(unittest.TestCase):
    def test_the_last_module_counts(self):
        self.assertTrue(slab.before_layout(PRINTED).startswith("module {\n    %c64"))

    def test_slabs(self):
        self.assertEqual(slab.slabs(PRINTED), {"%6": [(0, 1, 64), (1, 2, 100), (2, 3, 64)]})
        self.assertEqual(sorted(slab.all_slabs(PRINTED)), ["%5", "%6"])

    def test_what_is_held_when_most_is_held(self):
        fullest = slab.fullest(PRINTED)
        self.assertEqual((fullest.live, fullest.dispatch), (164, "second_sum"))
        self.assertEqual(fullest.held, [(100, "second_sum"), (64, "first_matmul")])

    def test_nothing_is_held(self):
        self.assertIsNone(slab.fullest("module {}"))

    def test_offsets_become_constants(self):
        packer = slab.Packer("iree-opt", os.path.join(os.path.dirname(OPT), "remat-solve"))
        text = packer.packed(slab.before_layout(PRINTED))
        self.assertNotIn("stream.resource.pack", text)
        self.assertNotRegex(text, r"%[56]#")
        # The constants that replace %5 and %6 of the text.
        values = {name: int(value) for name, value in re.findall(r"(%packed_\w+) = arith.constant (\d+)", text)}
        # Results follow one another. In the slab, the first and the last slice share bytes.
        self.assertEqual([values[f"%packed_slab_0_{i}"] for i in range(3)], [192, 0, 64])
        self.assertEqual(values["%packed_slab_1_0"], 192)
        self.assertEqual(values["%packed_slab_1_1"], values["%packed_slab_1_3"])
        self.assertEqual(packer.size(PRINTED), 192)

    def test_names_are_used_again_in_the_bodies_of_loops(self):
        body = """
      %7:3 = stream.resource.pack on(#device) slices({
        [0, 1] = %c64,
        [1, 2] = %{}
      }) : index
      stream.cmd.fill %c0_i8, %arg9[%7#2 for %c64] : i8 -> !stream.resource<transient>{%7#0}
      scf.yield
    }
"""
        text = PRINTED.replace(
            "    stream.cmd.dispatch @first",
            "".join(
                (
                    "    %1:2 = scf.for {",
                    body.replace("{}", "c64"),
                    "    %2:2 = scf.for {",
                    body.replace("{}", "c100"),
                    "    %7:2 = scf.for {\n    }\n    util.call @g(%7#0, %7#1) : (index) -> ()\n    stream.cmd.dispatch @first",
                )
            ),
            1,
        )
        (text,) = slab.functions(slab.before_layout(text))
        self.assertEqual(
            [[each.bytes for each in slices] for slices in slab.slabs(text).values()],
            [[64, 100, 64], [64, 64], [64, 100]],
        )
        packer = slab.Packer("iree-opt", os.path.join(os.path.dirname(OPT), "remat-solve"))
        text = packer.packed(text)
        self.assertIn("@g(%7#0, %7#1)", text)
        for name in re.findall(r"%packed_\w+", text):
            self.assertEqual(text.count(f"{name} = "), 1, name)
        self.assertEqual(len(re.findall(r"fill .*%packed_slab_2_2 for.*%packed_slab_2_0\}", text)), 1)
        self.assertEqual(len(re.findall(r"fill .*%packed_slab_3_2 for.*%packed_slab_3_0\}", text)), 1)

    def test_names_are_of_one_function(self):
        packer = slab.Packer("iree-opt", os.path.join(os.path.dirname(OPT), "remat-solve"))
        other = "  util.func private @f(%6: index) {\n    util.call @g(%6#1) : (index) -> ()\n  }\n"
        text = packer.packed("module {\n  util.func @main() {\n" + slab.before_layout(PRINTED) + other)
        self.assertIn("@g(%6#1)", text)

    def test_what_iree_adds_is_named(self):
        candidate = iree_tools.Candidate("", "", 100_000_000, Memory(0, 0, 130_000_000, 110_000_000))
        text = budget.added(
            candidate, slab.Fullest(110_000_000, "sum_4", [(90_000_000, "matmul_3"), (20_000_000, "fill")])
        )
        self.assertIn("100.0 MB planned: 10.0 MB live, 20.0 MB lost in packing", text)
        self.assertRegex(text, r"fullest at sum_4, with 2 tensors[^\0]*90.0 MB of matmul_3[^\0]*20.0 MB of fill")


LOOP = """
  util.initializer {
    %k, %t = stream.resource.alloca uninitialized on(#device) : !stream.resource<constant>{%c1000} => !stream.timepoint
  }
  util.func public @main(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<4xf32> {iree.abi.output = 0 : index}, %input1: tensor<2xi32> {iree.abi.encoding = tensor<2xui32>}, %input2: tensor<complex<f32>>, %input3: i32) -> (%output0: tensor<4xf32>)"}} {
    %0 = stream.tensor.import on(#device) %arg0 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
    %a, %t = stream.resource.alloca uninitialized on(#device) : !stream.resource<transient>{%c100} => !stream.timepoint
    cf.br ^bb1(%c0_i32, %a : i32, !stream.resource<transient>)
  ^bb1(%1: i32, %2: !stream.resource<transient>):  // 2 preds: ^bb0, ^bb2
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %b, %t_1 = stream.resource.alloca uninitialized on(#device) : !stream.resource<transient>{%c30_7} => !stream.timepoint
    %c, %t_2 = stream.resource.alloca uninitialized on(#device) : !stream.resource<transient>{%c5} => !stream.timepoint
    %4:2 = stream.timepoint.await %t_1 => %c, %b : !stream.resource<transient>{%c5}, !stream.resource<transient>{%c30}
    cf.br ^bb1(%c1_i32, %4#1 : i32, !stream.resource<transient>)
  ^bb3:  // pred: ^bb1
    %r, %t_3 = stream.resource.alloca uninitialized on(#device) : !stream.resource<external>{%c16} => !stream.timepoint
    %5 = stream.timepoint.await %t_3 => %r : !stream.resource<external>{%c16}
    %6 = stream.tensor.export on(#device) %5 : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
    %7 = stream.tensor.export on(#device) %0 : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
  }
"""


# A loop that halves a value, and ends when its sum is small.
ASKS = """
func.func public @main(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>) -> (tensor<64x64xf32>) {
  %0:2 = stablehlo.while(%w = %arg0, %x = %arg1) : tensor<64x64xf32>, tensor<64x64xf32>
  cond {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %small = stablehlo.constant dense<1.0> : tensor<f32>
    %square = stablehlo.multiply %x, %x : tensor<64x64xf32>
    %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %more = stablehlo.compare GT, %sum, %small : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %half = stablehlo.constant dense<0.5> : tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %z = stablehlo.multiply %y, %half : tensor<64x64xf32>
    stablehlo.return %w, %z : tensor<64x64xf32>, tensor<64x64xf32>
  }
  return %0#1 : tensor<64x64xf32>
}
"""


class Loops(unittest.TestCase):
    def test_a_body_counts_once_more_for_what_its_last_round_holds(self):
        # In LOOP, 100 bytes are outside of the loop, and 30 and 5 bytes are in it. The argument of the loop holds 100
        # or 30 bytes.
        memory = reading.memory_of(LOOP, "")
        self.assertEqual(memory, Memory(32, 16, 100 + 30 + 5 + 100, None, 1000, reading.AT_MOST))
        self.assertEqual(memory.total, 1283)

    def test_data_that_are_asked(self):
        self.assertFalse(reading.asks_data(LOOP))
        self.assertTrue(
            reading.asks_data(LOOP.replace("cf.br ^bb1(%c1", "%8 = stream.resource.load %5[%c0]\n    cf.br ^bb1(%c1"))
        )

    def test_straight_lines_are_exact(self):
        several = re.sub(r"    cf\..*\n|  \^bb.*\n", "", LOOP)
        straight = re.sub(r"    %[bc], .*\n", "", several)
        exact = Memory(32, 16, 100, 0, 1000, reading.EXACT)
        self.assertEqual(reading.memory_of(straight, ""), exact)
        # If there are several values, the op that frees them tells which of them are held.
        self.assertEqual(
            reading.memory_of(several, ""), exact._replace(transient=135, live=None, source=reading.AT_MOST)
        )
        mapped = straight.replace(
            "    %k,",
            "    %did, %m = stream.resource.try_map %b[%c0] : !util.buffer -> i1, "
            "!stream.resource<constant>{%c7}\n    %k,",
        )
        self.assertEqual(reading.memory_of(mapped, ""), exact._replace(constants=1007, source=reading.AT_MOST))
        self.assertFalse(reading.has_loops(mapped))
        self.assertTrue(reading.has_loops(LOOP))
        for other in (
            "    util.call @f() : () -> ()",
            "    %9 = stream.resource.load %5[%c0]",
            "    %d, %t_9 = stream.resource.alloca uninitialized : !stream.resource<external>{%9} => !stream.timepoint",
        ):
            text = straight.replace("    %5 = ", other + "\n    %5 = ")
            self.assertEqual(reading.memory_of(text, "").source, reading.AT_MOST)

    def test_results_that_are_arguments_take_nothing(self):
        self.assertEqual(reading.result_bytes(reading.step_text(LOOP)), 64)

    def test_bytes_of_types(self):
        for kind, size in (
            ("tensor<4x2xf32>", 32),
            ("tensor<bf16>", 2),
            ("tensor<9xi1>", 9),
            ("tensor<3xi4>", 2),
            ("i32", 0),
            ("tensor<2xcomplex<f32>>", 16),
            ("tensor<8xf8E4M3FN, #enc>", 8),
            ("tensor<0x4xf32>", 0),
            ("tensor<?xf32>", None),
        ):
            self.assertEqual(reading.type_bytes(kind), size, kind)

    def test_inputs_are_zeros_of_each_type(self):
        found = reading.entry(LOOP)
        self.assertEqual(
            (found.name, found.inputs), ("main", ["tensor<4xf32>", "tensor<2xi32>", "tensor<complex<f32>>", "i32"])
        )
        for kind, text in (
            ("tensor<4x2xf32>", "4x2xf32"),
            ("tensor<bf16>", "bf16=0"),
            ("tensor<i1>", "i1=00"),
            ("i32", "0"),
            ("tensor<3xcomplex<f64>>", None),
            ("tensor<?xf32>", None),
            ("tensor<0xf32>", "0xf32"),
            ("tensor<8xi1, #enc>", "8xi1"),
        ):
            self.assertEqual(measure.zeros(kind), text)
        self.assertIsNone(reading.entry("module {}"))
        runner = measure.Runner("iree-run-module")
        self.assertFalse(runner.takes(LOOP))
        self.assertTrue(runner.takes(LOOP.replace("complex<f32>", "f32")))
        self.assertFalse(runner.takes("module {}"))


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Moving(unittest.TestCase):
    def test_a_line_moves_on_a_terminal(self):
        stream = Terminal()
        with progress.Progress(stream, every=0.01) as line:
            line.say("planning")
            while stream.getvalue().count("planning, 0 s") < 3:
                time.sleep(0.01)
            with contextlib.redirect_stdout(stream):
                line.above("a line that stays")
        # The line of progress is erased before each line that stays, is then written again, and is erased at the end.
        self.assertRegex(stream.getvalue(), r"\r\033\[Ka line that stays\n\r\033\[Kplanning, 0 s")
        self.assertTrue(stream.getvalue().endswith("\r\033[K"))

    def test_nothing_is_written_elsewhere(self):
        stream, told = io.StringIO(), []
        with progress.Progress(stream, every=0.01, tell=told.append) as line:
            line.say("planning")
            while not told:
                time.sleep(0.01)
        self.assertEqual((stream.getvalue(), told[0]), ("", "planning, 0 s"))


class Starting(unittest.TestCase):
    def test_what_takes_too_long_ends_with_all_that_it_started(self):
        with tempfile.TemporaryDirectory() as folder:
            pid = os.path.join(folder, "pid")
            with self.assertRaisesRegex(process.Crashed, "^sh took longer than 0.5 seconds$"):
                process.run(["sh", "-c", f"sleep 100 & echo $! > {pid}; wait"], timeout=0.5)
            self.wait_for(lambda: not self.lives(int(pathlib.Path(pid).read_text(encoding="utf-8"))))

    def test_compilers_end_with_who_started_them(self):
        """Runs remat-iree, and a Python program that does not handle signals. The programs that they start each start
        another process, as the scripts in IREE's packages do.
        """
        with tempfile.TemporaryDirectory() as folder:
            pid, compiler, step, work = (
                os.path.join(folder, name) for name in ("pid", "iree-compile", "step.mlir", "work")
            )
            os.mkdir(work)
            pathlib.Path(compiler).write_text(
                f"#!/bin/sh\nsleep 100 &\necho $! > {pid}.part\nmv {pid}.part {pid}\nwait\n", encoding="utf-8"
            )
            os.chmod(compiler, 0o755)
            pathlib.Path(step).write_text("stablehlo.add\n", encoding="utf-8")
            tool = [
                os.path.join(TOOL, "remat-iree"),
                "--remat-opt",
                OPT,
                "--iree-compile",
                compiler,
                "--budget",
                "50%",
                step,
                "-o",
                step + ".vmfb",
            ]
            package = [
                "-c",
                f"import sys; sys.path.insert(0, {os.path.join(ROOT, 'python')!r})\n"
                f"from remat.tool import call\ncall([{compiler!r}])",
            ]
            for arguments, number, status in (
                (tool, signal.SIGTERM, 143),
                (tool, signal.SIGHUP, 129),
                (tool, signal.SIGINT, 130),
                (tool, signal.SIGKILL, -9),
                (package, signal.SIGTERM, -15),
                (package, signal.SIGKILL, -9),
            ):
                with self.subTest(arguments=arguments[0], number=number):
                    with subprocess.Popen(
                        [sys.executable, "-B", *arguments], env={**os.environ, "TMPDIR": work}
                    ) as started:
                        self.wait_for(lambda: os.path.exists(pid))
                        started.send_signal(number)
                    self.assertEqual(started.returncode, status)
                    self.wait_for(lambda: not self.lives(int(pathlib.Path(pid).read_text(encoding="utf-8"))))
                    os.remove(pid)
                    if status > 0:
                        self.assertEqual(os.listdir(work), [])

    def wait_for(self, happens):
        deadline = time.monotonic() + 20
        while not happens():
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.01)

    @staticmethod
    def lives(number):
        try:
            with open(f"/proc/{number}/stat", encoding="ascii") as file:
                return file.read().rsplit(")", 1)[1].split()[0] != "Z"
        except OSError:
            return False

    def test_why_it_failed(self):
        for script, kind, text in (
            ("kill -SEGV $$", process.Crashed, "^sh ended by SIGSEGV$"),
            ("exit 245", process.Crashed, "SIGSEGV"),
            ("exit 134", process.Crashed, "SIGABRT"),
            ("exit 3", process.Failed, "^sh: status 3$"),
            ("echo 'x.mlir:1: error: no'; echo 'y: error: yes' >&2; exit 1", process.Failed, "^sh: y: error: yes$"),
            (
                "echo statistics >&2; echo 'c/a.c:7: NOT_FOUND; no such' >&2; exit 1",
                process.Failed,
                "^sh: c/a.c:7: NOT_FOUND; no such$",
            ),
        ):
            with self.subTest(script=script), self.assertRaisesRegex(kind, text):
                process.run(["sh", "-c", script])
        with self.assertRaisesRegex(
            process.Failed, "cannot run no-such-program: No such file or directory; put it on PATH"
        ):
            process.run(["no-such-program"])


class Budgets(unittest.TestCase):
    BEFORE = Memory(100, 50, 850, 800)

    def test_units(self):
        for text, size in (("40%", 400), ("12.5%", 125), ("7", 7), ("1.5kB", 1500), ("2MiB", 2 << 20), ("min", None)):
            self.assertEqual(budget.budget_of(text, self.BEFORE), size)
        for text in ("", "x", "-3", "3XB", "40 percent", "1e6"):
            with self.assertRaises(RematError):
                budget.budget_of(text, self.BEFORE)


class Variants(unittest.TestCase):
    def test_all_variants_compute_the_same(self):
        """Upstream's fusion would add %a to %b in each column, if other passes did not run before it."""
        same, row, both = ("affine_map<(i) -> (i)>", "affine_map<(i, j) -> (i)>", "affine_map<(i, j) -> (i, j)>")
        parallel = '"parallel"'
        text = f"""func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<4x3xf32>) -> tensor<4x3xf32> {{
  %sum = linalg.generic {{indexing_maps = [{same}, {same}], iterator_types = [{parallel}]}} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {{
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }} -> tensor<4xf32>
  %y = linalg.generic {{indexing_maps = [{row}, {both}], iterator_types = [{parallel}, {parallel}]}} ins(%sum : tensor<4xf32>) outs(%x : tensor<4x3xf32>) {{
  ^bb0(%s: f32, %out: f32):
    %0 = arith.mulf %s, %out : f32
    linalg.yield %0 : f32
  }} -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}}
"""
        with tempfile.TemporaryDirectory() as folder:
            step = os.path.join(folder, "step.mlir")
            pathlib.Path(step).write_text(text, encoding="utf-8")
            for variant, passes in iree_tools.PREPARED.items():
                prepared = os.path.join(folder, f"{variant}.mlir")
                subprocess.run([OPT, step, *passes, "-o", prepared], check=True)
                done = subprocess.run(
                    [os.path.join(os.path.dirname(OPT), "remat-run"), step, prepared], capture_output=True, text=True
                )
                with self.subTest(variant):
                    self.assertIn("all 1 outputs equal, bit for bit", done.stdout + done.stderr)


@unittest.skipUnless(
    program("iree-compile") and program("iree-run-module"), "iree-compile is not installed: tools/setup iree"
)
class Real(unittest.TestCase):
    """Runs twenty layers, made from StableHLO, and with REMAT_FULL=1 also transformer-small and resnet50-small."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def fit(self, *options, code=0, compiler=None):
        done = subprocess.run(
            [
                sys.executable,
                "-B",
                os.path.join(TOOL, "remat-iree"),
                "--remat-opt",
                OPT,
                "--iree-compile",
                compiler or program("iree-compile"),
                *([] if FULL else ["--effort", "0.2"]),
                *options,
            ],
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def run_module(self, module, source):
        """Returns (outputs, DEVICE_LOCAL peak) of a module. The input is the same each time."""
        with open(source, encoding="utf-8") as file:
            signature = re.search(r"func\.func (?:public )?@main\((.*?)\) -> \((.*?)\)", file.read(), re.DOTALL)
        rng, inputs = random.Random(1), []
        for extents in re.findall(r"tensor<(.*?)f32>", signature[1]):
            inputs.append(self.path(f"in{len(inputs)}.npy"))
            write_random(inputs[-1], tuple(int(extent) for extent in extents.split("x")[:-1]), rng)
        outputs = [self.path(f"{i}.npy") for i in range(signature[2].count("tensor<"))]
        done = subprocess.run(
            [
                program("iree-run-module"),
                "--device=local-sync",
                f"--module={module}",
                "--function=main",
                "--print_statistics",
                *(f"--input=@{path}" for path in inputs),
                *(f"--output=@{path}" for path in outputs),
            ],
            capture_output=True,
            text=True,
            check=True,
        )
        peak = int(re.search(r"DEVICE_LOCAL:\s*(\d+)B peak", done.stdout + done.stderr)[1])
        return [pathlib.Path(path).read_bytes() for path in outputs], peak

    def test_the_budget_holds_in_what_iree_allocates(self):
        self.check(os.path.join(ROOT, "test", "docs", "Inputs", "layers.stablehlo.mlir"), 60)

    @unittest.skipUnless(FULL, "set REMAT_FULL=1")
    def test_a_transformer(self):
        self.check(os.path.join(ROOT, "models", "stablehlo", "transformer-small.mlir"), 60)

    def test_takes_the_options_of_remat_and_reports(self):
        steps = os.path.join(ROOT, "models", "stablehlo", "donated-small.mlir"), self.path("chain.mlir")
        pathlib.Path(steps[1]).write_text(
            "func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {\n  %e = tensor.empty() : tensor<1024xf32>\n"
            "  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = "
            '["parallel"]} ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) {\n'
            "  ^bb0(%in: f32, %out: f32):\n    %z = math.exp %in : f32\n    linalg.yield %z : f32\n"
            "  } -> tensor<1024xf32>\n"
            "  return %y : tensor<1024xf32>\n}\n",
            encoding="utf-8",
        )

        def report(step, *options, code=0):
            path = self.path("report.json")
            more = ("--effort=0.1", "--rounds=2", "--no-run", "--report", path, "--mlir", self.path("x.mlir"))
            said = self.fit(step, *more, *options, code=code)
            with open(path, encoding="utf-8") as file:
                return json.load(file), said

        fields, _ = report(steps[0], "--budget=70%", "--cost-model=flops", "--loss-result", "0")
        self.assertEqual(
            (fields["details"]["plan"]["planner"], fields["details"]["plan"]["cost_model"], fields["failed"]),
            ("auto", "flops", None),
        )
        self.assertGreater(fields["details"]["plan"]["ops_run_again"], 0)
        fields, _ = report(steps[1], "--activation-budget=100%")
        self.assertEqual(
            (fields["details"]["plan"]["planner"], fields["planned"]), ("keep-all", None)
        )  # The step is not rewritten.
        fields, said = report(steps[1], "--budget=8000", code=1)
        self.assertEqual((fields["failed"]["asked_bytes"], fields["failed"]["least_bytes"]), (8000, 8192))
        self.assertEqual(fields["details"]["plan"]["planner"], "keep-all")  # The smallest step is the original one.
        self.assertIn(fields["failed"]["message"], said)
        self.assertIn("--cost-model", self.fit("--help"))
        said = self.fit(steps[1], "--budget=1kB", "--cost-model=none", "--mlir", self.path("x.mlir"), code=2)
        self.assertIn("unknown cost-model 'none'", said)

    def test_partial_sums_are_not_held(self):
        """Eight parts of a step contribute to one gradient. IREE holds all eight, unless remat-accumulate and the
        barriers of convert-remat-to-iree prevent this.
        """
        parts, matrix = 8, "tensor<64x64xf32>"
        lines = [
            f"%p{i} = linalg.matmul ins(%a{i}, %b{i} : tensor<64x4xf32>, tensor<4x64xf32>) outs(%zeros : {matrix}) "
            f"-> {matrix}"
            for i in range(parts)
        ]
        same = "affine_map<(i, j) -> (i, j)>"
        add = f'linalg.generic {{indexing_maps = [{same}, {same}, {same}], iterator_types = ["parallel", "parallel"]}}'
        body = "{\n ^bb0(%x: f32, %y: f32, %o: f32):\n %t = arith.addf %x, %y : f32\n linalg.yield %t : f32\n }"
        lines += [
            f"%s{i} = {add} ins(%{'s' if i > 1 else 'p'}{i - 1}, %p{i} : {matrix}, {matrix}) "
            f"outs(%e : {matrix}) {body} -> {matrix}"
            for i in range(1, parts)
        ]
        arguments = ", ".join(f"%a{i}: tensor<64x4xf32>, %b{i}: tensor<4x64xf32>" for i in range(parts))
        before, after = self.path("sums.mlir"), self.path("sums.after.mlir")
        pathlib.Path(before).write_text(
            f"func.func @main({arguments}) -> {matrix} {{\n %zero = arith.constant 0.0 : f32\n"
            f" %e = tensor.empty() : {matrix}\n %zeros = linalg.fill ins(%zero : f32) outs(%e : {matrix}) -> {matrix}\n "
            + "\n ".join(lines)
            + f"\n return %s{parts - 1} : {matrix}\n}}\n",
            encoding="utf-8",
        )
        subprocess.run(
            [OPT, before, "--allow-unregistered-dialect", "--remat-accumulate", "--convert-remat-to-iree", "-o", after],
            check=True,
        )
        compiler = iree.Iree(program("iree-compile"))
        size = 64 * 64 * 4
        self.assertGreaterEqual(compiler.figures(compiler.stream(before)).live, (parts - 1) * size)
        self.assertLessEqual(compiler.figures(compiler.stream(after)).live, 2 * size)

    def test_donated_arguments_are_overwritten_when_they_are_dead(self):
        """Tests a step with donated arguments, as JAX writes it. IREE 3.13.0 itself overwrites weights that are read
        later."""
        step, plain = os.path.join(ROOT, "models", "stablehlo", "donated-small.mlir"), self.path("plain.mlir")
        text, donated = re.subn(
            r"tf\.aliasing_output = \d+ : i32", "remat.none", pathlib.Path(step).read_text(encoding="utf-8")
        )
        pathlib.Path(plain).write_text(text, encoding="utf-8")
        subprocess.run(
            [program("iree-compile"), *iree.TARGET, plain, "-o", plain + ".vmfb"], check=True, capture_output=True
        )
        after, rewritten = self.path("after.vmfb"), self.path("after.mlir")
        self.fit(step, "--budget", "70%", "-o", after, "--mlir", rewritten)
        self.assertEqual(pathlib.Path(rewritten).read_text(encoding="utf-8").count("iree.abi.output"), donated)
        expected, expected_peak = self.run_module(plain + ".vmfb", rewritten)
        found, peak = self.run_module(after, rewritten)
        for wanted, output in zip(expected, found):
            self.assertClose(wanted, output)
        self.assertLessEqual(peak, expected_peak - donated * 32 * 32 * 4)

    def test_a_step_with_loops_takes_what_is_printed(self):
        step = os.path.join(ROOT, "models", "stablehlo", "scan-small.mlir")
        after = self.path("after.vmfb")
        before, same = printed(self.fit(step, "--budget", "100%", "-o", after, "--mlir", self.path("same.mlir")))
        _, peak = self.run_module(after, self.path("same.mlir"))
        self.assertEqual((before, same), (peak, peak))
        # The figure that is read from the IR is at least the peak of a run.
        text = self.fit(step, "--budget", "100%", "--no-run", "-o", after)
        self.assertGreater(printed(text)[1], peak)
        self.assertIn(
            "nothing was run: figures are the most that IREE's IR allows, because the step has loops, constants or several slabs",
            text,
        )

    def test_loops_stay_loops(self):
        """Budgets inside of loops are met in IREE's own bytes. They are met first by stacks that are written in place
        (REMAT_FULL=1), and then by recomputation.
        """
        step = os.path.join(ROOT, "models", "stablehlo", "scan-small.mlir")
        same, plain, after, report = map(self.path, ("same.mlir", "plain.vmfb", "after.vmfb", "report.json"))
        before, _ = printed(self.fit(step, "--budget", "100%", "-o", plain, "--mlir", same))
        expected, _ = self.run_module(plain, same)
        for percent, recomputes in ((90, False), (60, True))[not FULL :]:
            text = self.fit(
                step, "--budget", f"{percent}%", "-o", after, "--mlir", self.path("new.mlir"), "--report", report
            )
            self.assertRegex(text, r"a plan of [\d.]+ MB for the loops: IREE takes ")
            found, peak = self.run_module(after, same)
            self.assertEqual(printed(text), [before, peak])
            self.assertLessEqual(peak, percent / 100 * before)
            for wanted, output in zip(expected, found, strict=True):
                self.assertClose(wanted, output)
            rewritten = pathlib.Path(self.path("new.mlir")).read_text(encoding="utf-8")
            self.assertEqual(rewritten.count("scf.for"), 2)
            with open(report, encoding="utf-8") as file:
                [loop] = json.load(file)["details"]["plan"]["loops"]
            compare = self.assertLess if recomputes else self.assertEqual
            compare(loop["after"]["stack_bytes"], loop["before"]["stack_bytes"])
        text = self.fit(
            step, "--budget", "20%", "-o", self.path("none.vmfb"), "--report", self.path("failed.txt"), code=1
        )
        self.assertRegex(text, r"compiles into 0.093388 MB; the smallest plan takes 0\.\d+ MB \(measured; ")
        self.assertFalse(os.path.exists(self.path("none.vmfb")))
        self.assertIn("failed: no plan was found", pathlib.Path(self.path("failed.txt")).read_text(encoding="utf-8"))

    def test_planned_loops_run_on_the_cpu(self):
        """Plans a step with the loops that the importer to linalg writes. The planned step has the same bits in fewer
        live bytes."""
        step = os.path.join(ROOT, "models", "stablehlo", "scan-small.mlir")
        text = iree_loops.stablehlo_with_loops(step, program("iree-compile"))
        source, peaks = self.path("generic.mlir"), []
        pathlib.Path(source).write_text(text, encoding="utf-8")

        def opt(source, target, *passes):
            done = subprocess.run(
                [OPT, source, "--allow-unregistered-dialect", *passes, "-o", target], capture_output=True, text=True
            )
            self.assertEqual(done.returncode, 0, done.stderr)

        def linalg(source, target):
            read = self.path("read.mlir")
            pathlib.Path(read).write_text(iree.Iree(program("iree-compile")).read(source), encoding="utf-8")
            opt(read, target, "--remat-import-fences")

        linalg(source, self.path("before.mlir"))
        for asked in ("60%", "min"):
            planned, after = self.path("planned.mlir"), self.path("after.mlir")
            loops = (f"--remat-plan-loops=budget={asked}", "--remat-apply-loops", "--convert-remat-to-stablehlo")
            opt(source, planned, "--remat-prepare", *loops, "--mlir-print-op-generic")
            linalg(planned, after)
            self.assertIn("remat.fence", pathlib.Path(after).read_text(encoding="utf-8"))
            runner = os.path.join(os.path.dirname(OPT), "remat-run")
            done = subprocess.run([runner, self.path("before.mlir"), after], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertIn("all 2 outputs equal, bit for bit", done.stdout)
            [sizes] = re.findall(r"peak bytes +([\d,]+) +([\d,]+)", done.stdout)
            peaks.append([int(each.replace(",", "")) for each in sizes])
        self.assertLess(peaks[0][1], 0.6 * peaks[0][0])
        self.assertLess(peaks[1][1], peaks[0][1])

    def test_a_step_that_asks_its_data(self):
        """If the step's arguments were zeros, its loop would end before the first round."""
        step, after = self.path("asks.mlir"), self.path("after.vmfb")
        pathlib.Path(step).write_text(ASKS, encoding="utf-8")
        text = self.fit(step, "--budget", "100%", "-o", after)
        self.assertRegex(
            text, "the data of the step decide what it runs, .*: figures are the most that IREE's IR allows"
        )
        _, peak = self.run_module(after, step)
        self.assertGreater(peak, 4 * 64 * 64 * 4)
        self.assertLessEqual(peak, printed(text)[1])

    def test_inputs_of_each_type(self):
        kinds = ("4xi1", "4xbf16", "f16", "4xui32", "i32", "i1", "bf16", "0xf32", "3xi8")
        names = ", ".join(f"%a{i}: tensor<{kind}>" for i, kind in enumerate(kinds))
        types_ = ", ".join(f"tensor<{kind}>" for kind in kinds)
        step = self.path("types.mlir")
        values = ", ".join("%sum" if kind == "4xbf16" else f"%a{i}" for i, kind in enumerate(kinds))
        pathlib.Path(step).write_text(
            f"func.func public @main({names}) -> ({types_}) {{\n  %sum = stablehlo.add %a1, %a1 : "
            f"tensor<4xbf16>\n  return {values} : {types_}\n}}\n",
            encoding="utf-8",
        )
        compiler, module = iree.Iree(program("iree-compile")), self.path("types.vmfb")
        stream = compiler.stream(step)
        compiler.compile(step, stream, module)
        self.assertEqual(compiler.runner.peak(module, stream.end), reading.memory_of(*stream).total)

    def wrapper(self, when, what):
        """Makes a folder with IREE's programs. The first call of its iree-compile whose arguments contain `when` also
        runs `what`."""
        folder = pathlib.Path(self.path("wrapped"))
        folder.mkdir()
        for name in ("iree-opt", "iree-run-module"):
            (folder / name).symlink_to(program(name))
        script = folder / "iree-compile"
        script.write_text(
            f'#!/bin/sh\nlog={folder}/log\ncase "$*" in *{when}*) if [ ! -e $log ]; then echo "$*" > $log; {what}; fi;; '
            f'esac\nexec {program("iree-compile")} "$@"\n',
            encoding="utf-8",
        )
        script.chmod(0o755)
        return str(script)

    def test_one_bad_candidate_is_left_out(self):
        step, after = os.path.join(ROOT, "models", "stablehlo", "donated-small.mlir"), self.path("after.vmfb")
        refuse = "echo 'x.mlir:1:1: error: circular dependency: input operation uses partition output' >&2; exit 1"
        for what, options, why in (
            (refuse, (), "x.mlir:1:1: error: circular dependency: input operation uses partition output"),
            ("kill -SEGV $$", (), "iree-compile ended by SIGSEGV"),
            ("sleep 1000", ("--timeout", "12"), "iree-compile took longer than 12 seconds"),
        ):
            with self.subTest(what=what):
                shutil.rmtree(self.path("wrapped"), ignore_errors=True)
                text = self.fit(step, "--budget", "70%", "-o", after, *options, compiler=self.wrapper("planned.", what))
                self.assertRegex(
                    text,
                    r"rewritten: [^\0]*\nleft out: [\d.]+ MB planned from 'step': (iree-compile: )?" + re.escape(why),
                )
                before, rewritten = printed(text)
                self.assertLessEqual(rewritten, 0.7 * before)

    def test_a_candidate_that_does_not_run_is_left_out(self):
        step, after = os.path.join(ROOT, "models", "stablehlo", "donated-small.mlir"), self.path("after.vmfb")
        compiler = self.wrapper("never", ":")
        runner = pathlib.Path(self.path("wrapped"), "iree-run-module")
        runner.unlink()
        runner.write_text(
            "#!/bin/sh\necho 'runtime/a.c:1: INVALID_ARGUMENT; binding count 43 > 32' >&2\nexit 1\n", encoding="utf-8"
        )
        runner.chmod(0o755)
        text = self.fit(step, "--budget", "70%", "--rounds", "1", "-o", after, compiler=compiler, code=1)
        self.assertRegex(
            text,
            r"no plan was found that IREE compiles into .*\nleft out: .* planned from 'step': iree-run-module: "
            r".*INVALID_ARGUMENT; binding count 43 > 32\n[^\0]*\nleft out: the original step: ",
        )
        self.assertFalse(os.path.exists(after))

    def test_the_step_as_it_is_overwrites_no_argument_too_early(self):
        step, plain = os.path.join(ROOT, "models", "stablehlo", "donated-small.mlir"), self.path("plain.mlir")
        pathlib.Path(plain).write_text(
            re.sub(r"tf\.aliasing_output = \d+ : i32", "remat.none", pathlib.Path(step).read_text(encoding="utf-8")),
            encoding="utf-8",
        )
        subprocess.run(
            [program("iree-compile"), *iree.TARGET, plain, "-o", plain + ".vmfb"], check=True, capture_output=True
        )
        after, rewritten = self.path("after.vmfb"), self.path("after.mlir")
        text = self.fit(step, "--budget", "100%", "-o", after, "--mlir", rewritten)
        self.assertIn("nothing is rewritten", text)
        expected, _ = self.run_module(plain + ".vmfb", rewritten)
        found, peak = self.run_module(after, rewritten)
        self.assertEqual(found, expected)
        self.assertEqual(printed(text), [peak, peak])

    def test_both_marks_of_donation_are_read(self):
        compiler = iree.Iree(program("iree-compile"))
        step = pathlib.Path(ROOT, "models", "stablehlo", "donated-small.mlir").read_text(encoding="utf-8")
        other = re.sub(r"tf\.aliasing_output = \d+ : i32", "jax.buffer_donor = true", step)
        for text, mark in ((step, "iree.abi.output = 3 : index"), (other, "remat.donate")):
            pathlib.Path(self.path("step.mlir")).write_text(text, encoding="utf-8")
            text = compiler.read(self.path("step.mlir"))
            self.assertEqual(text.count(mark.split(" ", maxsplit=1)[0]), 8)
            self.assertIn("{" + mark, text)

    @unittest.skipUnless(FULL, "set REMAT_FULL=1")
    def test_convolutions(self):
        self.check(os.path.join(ROOT, "models", "stablehlo", "resnet50-small.mlir"), 70)

    def check(self, step, percent):
        after, rewritten = self.path("after.vmfb"), self.path("after.mlir")
        text = self.fit(step, "--budget", f"{percent}%", "-o", after, "--mlir", rewritten)
        before_bytes, after_bytes = printed(text)
        self.assertLessEqual(after_bytes, percent / 100 * before_bytes)
        self.assertRegex(text, r"IREE adds to the [\d.]+ MB planned: .*\n  fullest at main_dispatch_\w+, with")
        before = self.path("before.vmfb")
        subprocess.run([program("iree-compile"), *iree.TARGET, step, "-o", before], check=True, capture_output=True)
        expected, expected_peak = self.run_module(before, rewritten)
        found, peak = self.run_module(after, rewritten)
        self.assertEqual(len(expected), len(found))
        for wanted, output in zip(expected, found):
            self.assertClose(wanted, output)
        # No two outputs are equal, so none is all zero or NaN.
        self.assertEqual(len(set(found)), len(found))
        self.assertEqual((before_bytes, after_bytes), (expected_peak, peak))

    def assertClose(self, wanted, found):
        """Compares files of float32. Elements may differ by 1e-5 of the largest one, which counts as at least 1e-5."""
        wanted, found = (array.array("f", data[-(len(data) - 128) // 4 * 4 :]) for data in (wanted, found))
        self.assertEqual(len(wanted), len(found))
        scale = max(1e-5, max(map(abs, wanted), default=0))
        self.assertLessEqual(max((abs(a - b) for a, b in zip(wanted, found)), default=0), 1e-5 * scale)

    def test_what_is_wrong_is_said(self):
        step = os.path.join(ROOT, "models", "stablehlo", "donated-small.mlir")
        out = ("--mlir", self.path("x.mlir"))
        missing = self.fit(self.path("none.mlir"), "--budget", "40%", *out, code=2)
        self.assertIn("cannot read the step: ", missing)
        self.assertIn("none.mlir: No such file", missing)
        with open(self.path("empty.mlir"), "w", encoding="utf-8") as file:
            file.write("module {}")
        self.assertIn("has no public function", self.fit(self.path("empty.mlir"), "--budget", "40%", *out, code=2))
        self.assertIn("budget 'much'", self.fit(step, "--budget", "much", *out, code=2))
        self.assertRegex(
            self.fit(step, "--budget", "50kB", *out, code=1),
            "no plan was found that IREE compiles into 0.050000 MB; "
            r"the smallest plan takes 0\.\d{6} MB \(measured; a plan of [\d.]+ MB for temporaries\): give "
            r"that much.*has no plan below \d",
        )
        self.assertFalse(os.path.exists(self.path("x.mlir")))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
