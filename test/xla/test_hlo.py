#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the reader of XLA's HLO on small texts whose FLOP, bytes and peaks were counted by hand. Nothing needs to be
installed.

test_hlo.py
"""

import os
import subprocess
import sys
import unittest
from collections import Counter
from operator import attrgetter
from types import SimpleNamespace

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat import ops  # noqa: E402
from remat.tool import RematError  # noqa: E402
from remat.xla import again, cost, hlo  # noqa: E402
from remat.xla.candidate import Candidate  # noqa: E402
from remat.xla.compiler import Executable, Memory  # noqa: E402
from remat.xla.fates import source_names  # noqa: E402
from remat.xla.kernels import kernels_of  # noqa: E402
from remat.xla.kernels_json import kernels_json  # noqa: E402
from remat.xla.loop_notes import started_kernels  # noqa: E402
from remat.xla.memory import Held, fullest, peak  # noqa: E402
from remat.xla.names import names_of  # noqa: E402
from remat.xla.schedule import Tensor  # noqa: E402
from remat.xla.targets import TARGETS  # noqa: E402


def entry(lines, before=""):
    """Returns a module whose entry computation has these lines."""
    return f"HloModule m, is_scheduled=true\n\n{before}\nENTRY %main (a: f32[2]) -> f32[2] {{\n{lines}\n}}\n"


def only(line, before="", more=""):
    """Returns the only kernel of an entry that reads x, f32[8,16], y, f32[16,4] and i, s32[], and has the lines `more`."""
    text = entry(
        f"  %x = f32[8,16]{{1,0}} parameter(0)\n  %y = f32[16,4]{{1,0}} parameter(1)\n  %i = s32[] parameter(2)\n"
        f"{more}  ROOT %r = {line}",
        before,
    )
    (kernel,) = kernels_of(hlo.parse(text)).kernels
    return kernel


class Reading(unittest.TestCase):
    def test_shapes(self):
        for text, kind, dims, layout, size, space in (
            ("f32[8,128]{1,0:T(8,128)S(1)}", "f32", (8, 128), (1, 0), 4096, 1),
            ("pred[3]{0}", "pred", (3,), (0,), 3, 0),
            ("bf16[]", "bf16", (), (), 2, 0),
            ("s4[5]{0:E(4)}", "s4", (5,), (0,), 3, 0),
            ("u8[0]{0}", "u8", (0,), (0,), 0, 0),
            ("f8e4m3fn[2,2]{0,1}", "f8e4m3fn", (2, 2), (0, 1), 4, 0),
            ("c64[<=4]{0:S(5)}", "c64", (4,), (0,), 32, 5),
            # In memory, TPUs pad the last dimensions to multiples of a tile.
            ("f32[3,130]{1,0:T(8,128)}", "f32", (3, 130), (1, 0), 4 * 8 * 256, 0),
            ("f32[130,3]{0,1:T(8,128)}", "f32", (130, 3), (0, 1), 4 * 8 * 256, 0),
            ("bf16[2,9,64]{2,1,0:T(8,128)(2,1)}", "bf16", (2, 9, 64), (2, 1, 0), 2 * 2 * 16 * 128, 0),
            ("s32[100]{0:T(128)}", "s32", (100,), (0,), 4 * 128, 0),
            ("token[]", "token", (), (), 0, 0),
        ):
            with self.subTest(text=text):
                (shape,) = hlo.shapes_of(text)
                self.assertEqual(
                    (shape.kind, shape.dims, shape.layout, shape.bytes, shape.space), (kind, dims, layout, size, space)
                )
        (shape,) = hlo.shapes_of("f32[2,3,5]{0,2,1}")
        self.assertEqual(shape.stored, (3, 5, 2))
        self.assertEqual(
            [shape.kind for shape in hlo.shapes_of("(f32[2]{0}, /*index=5*/(s8[4]{0}, pred[]))")], ["f32", "s8", "pred"]
        )
        with self.assertRaisesRegex(hlo.Misformed, "unknown element type 'q7'"):
            hlo.shapes_of("q7[2]")[0].bytes

    def test_an_instruction(self):
        line = (
            "  ROOT %fusion.3 = (f32[8]{0}, u8[0]{0}) fusion(%a, f32[8]{0} %b.1, /*index=2*/%c), kind=kLoop, calls=%body.2, "
            'metadata={op_name="jit(f)/a \\"b\\", {c" source_line=7}, backend_config={"x":"}, y=%z","n":[1,2]}'
        )
        made = hlo.instruction(line)
        self.assertEqual(
            (made.name, made.opcode, made.operands, made.is_root, made.is_tuple),
            ("fusion.3", "fusion", ["a", "b.1", "c"], True, True),
        )
        self.assertEqual((made.op_name, made.calls), ('jit(f)/a "b", {c', ["body.2"]))
        self.assertEqual(list(made.attributes), ["kind", "calls", "metadata", "backend_config"])

    def test_a_module(self):
        module = hlo.parse(
            entry(
                '  %a = f32[2]{0} parameter(0), metadata={op_name="w"}\n'
                "  ROOT %n = f32[2]{0} fusion(%a), kind=kLoop, calls=%f",
                'FileNames\n1 "step.py"\nStackFrames\n1 {file_location_id=1 parent_frame_id=1}\n\n'
                "%f (p: f32[2]) -> f32[2] {\n  %p = f32[2]{0} parameter(0)\n"
                "  ROOT %m = f32[2]{0} negate(%p)\n}\n",
            )
        )
        self.assertEqual(list(module.computations), ["f", "main"])
        self.assertEqual((module.entry.name, module.entry.root.name), ("main", "n"))
        self.assertEqual(module.entry.parameters()[0].op_name, "w")

    def test_what_is_no_hlo_says_where(self):
        with self.assertRaisesRegex(hlo.Misformed, "no entry computation"):
            hlo.parse("module {}")
        for line in ("  what is this", "  %x = f32[2]{0} negate(%a", "  %x = (f32[2] negate(%a)"):
            with self.assertRaisesRegex(hlo.Misformed, "^line 5 is not an instruction: "):
                hlo.parse(entry(line))
        with self.assertRaisesRegex(RematError, "XLA's HLO cannot be read: line 5 is not an instruction"):
            Executable(Memory(0, 0, 0, 0), entry("  what is this")).kernels()


FUSED = """%body (p: f32[8,16], q: f32[8,16]) -> f32[8,16] {
  %p = f32[8,16]{1,0} parameter(0)
  %q = f32[8,16]{1,0} parameter(1)
  %two = f32[] constant(2)
  %twos = f32[8,16]{1,0} broadcast(%two), dimensions={}
  %m = f32[8,16]{1,0} multiply(%p, %twos), metadata={op_name="op1"}
  ROOT %s = f32[8,16]{1,0} add(%m, %q), metadata={op_name="op2"}
}
"""
ADD = """%add (a: f32[], b: f32[]) -> f32[] {
  %a = f32[] parameter(0)
  %b = f32[] parameter(1)
  ROOT %c = f32[] add(%a, %b)
}
"""
GE = ADD.replace("%add", "%ge").replace("ROOT %c = f32[] add(%a, %b)", "ROOT %c = pred[] compare(%a, %b), direction=GE")
TWO = ADD.replace("%add", "%two").replace(
    "ROOT %c = f32[] add(%a, %b)", "%n = f32[] negate(%b)\n  ROOT %c = f32[] add(%a, %n)"
)
SLICED = """%body (p: f32[8,16], i: s32[]) -> f32[1,16] {
  %p = f32[8,16]{1,0} parameter(0)
  %i = s32[] parameter(1)
  %zero = s32[] constant(0)
  %s = f32[1,16]{1,0} dynamic-slice(%p, %i, %zero), dynamic_slice_sizes={1,16}
  ROOT %n = f32[1,16]{1,0} negate(%s)
}
"""
UPDATED = """%body (p: f32[8,16], i: s32[]) -> f32[8,16] {
  %p = f32[8,16]{1,0} parameter(0)
  %i = s32[] parameter(1)
  %zero = s32[] constant(0)
  %one = f32[] constant(1)
  %row = f32[1,16]{1,0} broadcast(%one), dimensions={}
  %u = f32[8,16]{1,0} dynamic-update-slice(%p, %row, %i, %zero)
  ROOT %v = f32[8,16]{1,0} bitcast(%u)
}
"""


class Counting(unittest.TestCase):
    """x is 8 x 16 (512 bytes), y is 16 x 4 (256 bytes)."""

    def check(self, line, flops, size, before="", more=""):
        kernel = only(line, before, more)
        self.assertEqual((kernel.flops, kernel.bytes), (flops, size), line)

    def test_dot(self):
        # 8 x 4 sums of 16 products.
        self.check(
            "f32[8,4]{1,0} dot(%x, %y), lhs_contracting_dims={1}, rhs_contracting_dims={0}",
            2 * 8 * 4 * 16,
            512 + 256 + 128,
        )

    def test_elementwise_and_moves(self):
        self.check("f32[8,16]{1,0} add(%x, %x)", 128, 512 + 512)
        self.check("f32[16,8]{1,0} transpose(%x), dimensions={1,0}", 0, 512 + 512)
        self.check("bf16[8,16]{1,0} convert(%x)", 0, 512 + 256)

    def test_reductions(self):
        self.check("f32[8]{0} reduce(%x, %i), dimensions={1}, to_apply=%add", 128, 512 + 4 + 32, ADD)
        # 8 x 8 windows of 1 x 2.
        self.check(
            "f32[8,8]{1,0} reduce-window(%x, %i), window={size=1x2 stride=1x2}, to_apply=%add",
            64 * 2,
            512 + 4 + 256,
            ADD,
        )

    def test_ops_whose_body_runs_often(self):
        """remat-opt gives the same figures in test/Analysis/stablehlo.mlir, for other shapes."""
        # There are 64 sources with windows of two: a comparison for each place and one addition.
        self.check(
            "f32[8,16]{1,0} select-and-scatter(%x, %s, %i), window={size=1x2 stride=1x2}, select=%ge, scatter=%add",
            64 * (2 + 1),
            512 + 256 + 4 + 512,
            GE + ADD,
            "  %s = f32[8,8]{1,0} parameter(3)\n",
        )
        # For rows of 16, each element needs 4 comparisons.
        self.check("f32[8,16]{1,0} sort(%x), dimensions={1}, to_apply=%ge", 128 * 4, 512 + 512, GE)
        # The body of this reduction has two ops.
        self.check("f32[8]{0} reduce(%x, %i), dimensions={1}, to_apply=%two", 2 * 128, 512 + 4 + 32, TWO)

    def test_factors_and_transforms(self):
        self.check("f32[8,8]{1,0} cholesky(%s)", 171, 256 + 256, "", "  %s = f32[8,8]{1,0} parameter(3)\n")
        self.check(
            "f32[8,16]{1,0} triangular-solve(%s, %x), left_side=true",
            128 * 8,
            256 + 512 + 512,
            "",
            "  %s = f32[8,8]{1,0} parameter(3)\n",
        )
        self.check(
            "c64[64]{0} fft(%s), fft_type=FFT, fft_length={64}",
            5 * 64 * 6,
            512 + 512,
            "",
            "  %s = c64[64]{0} parameter(3)\n",
        )
        self.check("c64[8,16]{1,0} complex(%x, %x)", 0, 512 + 1024)

    def test_convolution(self):
        text = "f32[1,4,4,6]{3,2,1,0} convolution(%a, %b), window={size=3x3 pad=1_1x1_1}, dim_labels=b01f_01io->b01f"
        lines = "  %a = f32[1,4,4,5]{3,2,1,0} parameter(0)\n  %b = f32[3,3,5,6]{3,2,1,0} parameter(1)\n  ROOT %r = "
        (kernel,) = kernels_of(hlo.parse(entry(lines + text))).kernels
        self.assertEqual((kernel.flops, kernel.bytes), (2 * 4 * 4 * 6 * 3 * 3 * 5, 4 * (80 + 270 + 96)))

    def test_calls_of_cudnn(self):
        # The input is 2x8x8x3, the kernel has 5 features 3x3x3, and the output is 2x8x8x5. Each direction has 2 FLOP
        # for each of 640 x 27 products.
        shapes = {"in": "f32[2,8,8,3]{3,2,1,0}", "k": "f32[5,3,3,3]{3,2,1,0}", "out": "f32[2,8,8,5]{3,2,1,0}"}
        for target, operands, result in (
            ("Forward", "in k", "out"),
            ("BackwardInput", "out k", "in"),
            ("BackwardFilter", "in out", "k"),
            ("BiasActivationForward", "in k", "out"),
        ):
            lines = "".join(f"  %{name} = {shapes[name]} parameter({i})\n" for i, name in enumerate(operands.split()))
            names = ", ".join(f"%{name}" for name in operands.split())
            lines += (
                f"  %c = ({shapes[result]}, u8[4096]{{0}}) custom-call({names}), window={{size=3x3 pad=1_1x1_1}}, "
                f'dim_labels=b01f_o01i->b01f, custom_call_target="__cudnn$conv{target}"\n'
                f"  ROOT %g = {shapes[result]} get-tuple-element(%c), index=0"
            )
            found = kernels_of(hlo.parse(entry(lines)))
            (kernel,) = found.kernels
            self.assertEqual((kernel.flops, kernel.workspace, len(kernel.writes)), (2 * 640 * 27, 4096, 1), target)
            self.assertEqual(kernel.bytes, sum(each.bytes for each in found.tensors), target)

    def test_calls_of_cublas(self):
        config = (
            'backend_config={"gemm_backend_config":{"alpha_real":1,"dot_dimension_numbers":'
            '{"lhs_contracting_dimensions":["1"],"rhs_contracting_dimensions":["0"]}}}'
        )
        for target in ("__cublas$gemm", "__cublas$lt$matmul"):
            self.check(
                f'(f32[8,4]{{1,0}}, s8[1024]{{0}}) custom-call(%x, %y), custom_call_target="{target}", {config}',
                2 * 8 * 4 * 16,
                512 + 256 + 128,
            )
        self.check('f32[8,4]{1,0} custom-call(%x, %y), custom_call_target="mine"', 0, 512 + 256 + 128)

    def test_fusions(self):
        # x is given twice, and read once. The value between the two ops takes no memory.
        self.check("f32[8,16]{1,0} fusion(%x, %x), kind=kLoop, calls=%body", 2 * 128, 512 + 512, FUSED)

    def test_what_is_sliced_is_read_as_far_as_it_is(self):
        self.check("f32[1,16]{1,0} fusion(%x, %i), kind=kLoop, calls=%body", 16, 64 + 4 + 64, SLICED)

    def test_an_update_in_place_writes_itself(self):
        self.check("f32[8,16]{1,0} fusion(%x, %i), kind=kLoop, calls=%body", 0, 4 + 64, UPDATED)

    def test_loops_run_as_often_as_xla_knows(self):
        body = (
            "%b (p: (f32[8,16])) -> (f32[8,16]) {\n  %p = (f32[8,16]{1,0}) parameter(0)\n"
            "  %g = f32[8,16]{1,0} get-tuple-element(%p), index=0\n  %n = f32[8,16]{1,0} negate(%g)\n"
            "  ROOT %t = (f32[8,16]{1,0}) tuple(%n)\n}\n"
        )
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %t0 = (f32[8,16]{1,0}) tuple(%x)\n"
            '  ROOT %w = (f32[8,16]{1,0}) while(%t0), condition=%c, body=%b, backend_config={"known_trip_count":{"n":"24"}}'
        )
        found = kernels_of(hlo.parse(entry(lines, body)))
        (kernel,) = found.kernels
        self.assertEqual((kernel.flops, found.launches), (24 * 128, 24))
        # The kernels take 3 us. The original step starts one of them, and the step in slices starts 24.
        candidates = (Candidate("", "", None, "", kernels, 3e-6, "") for kernels in (kernel.body, found))
        said = (
            "the slices start 24 kernels, and the original step starts 1; with 1.25 us more for each kernel, as in a graph "
            "on an H100, the slices take +676.5 % time"
        )
        self.assertEqual(started_kernels(*candidates), said)

    def test_what_a_loop_hands_on_unchanged_is_its_operand(self):
        body = (
            "%b (p: (f32[8,16], f32[8,16])) -> (f32[8,16], f32[8,16]) {\n"
            "  %p = (f32[8,16]{1,0}, f32[8,16]{1,0}) parameter(0)\n"
            "  %g = f32[8,16]{1,0} get-tuple-element(%p), index=0\n  %h = f32[8,16]{1,0} get-tuple-element(%p), index=1\n"
            "  %n = f32[8,16]{1,0} add(%g, %h)\n  ROOT %t = (f32[8,16]{1,0}, f32[8,16]{1,0}) tuple(%n, %h)\n}\n"
        )
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %y = f32[8,16]{1,0} parameter(1)\n"
            "  %t0 = (f32[8,16]{1,0}, f32[8,16]{1,0}) tuple(%x, %y)\n"
            "  %w = (f32[8,16]{1,0}, f32[8,16]{1,0}) while(%t0), condition=%c, body=%b\n"
            "  %k = f32[8,16]{1,0} get-tuple-element(%w), index=1\n  ROOT %s = f32[8,16]{1,0} sqrt(%k)"
        )
        loop, root = kernels_json(kernels_of(hlo.parse(entry(lines, body))), TARGETS["h100"])["kernels"]
        # The loop has one result, the sum, in the memory of its operand, and the root reads the second parameter.
        self.assertEqual((loop["reads"], loop["writes"], root["reads"]), ([0, 1], [2], [1]))
        self.assertEqual((loop["in_place"], loop["workspace"]), ([[0, 2]], 0))

    def test_products_that_xla_computes_as_one_are_tensors_of_their_own(self):
        """One fusion takes both products, and another one takes only the second."""
        gate = 'slice(%p), slice={[0:8], [0:6]}, metadata={op_name="op1"}'
        up = 'slice(%p), slice={[0:8], [6:16]}, metadata={op_name="op2"}'
        bodies = (
            f"%both (p: f32[8,16]) -> f32[8,16] {{\n  %p = f32[8,16]{{1,0}} parameter(0)\n  %a = f32[8,6]{{1,0}} {gate}\n"
            f"  %b = f32[8,10]{{1,0}} {up}\n  ROOT %r = f32[8,16]{{1,0}} concatenate(%b, %a), dimensions={{1}}\n}}\n\n"
            f"%one (p: f32[8,16]) -> f32[8,10] {{\n  %p = f32[8,16]{{1,0}} parameter(0)\n  %b = f32[8,10]{{1,0}} {up}\n"
            "  ROOT %r = f32[8,10]{1,0} negate(%b)\n}\n"
        )
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %w = f32[16,16]{1,0} parameter(1)\n"
            '  %d = f32[8,16]{1,0} dot(%x, %w), lhs_contracting_dims={1}, rhs_contracting_dims={0}, metadata={op_name="NAME"}\n'
            "  %f = f32[8,16]{1,0} fusion(%d), kind=kLoop, calls=%both\n"
            "  %g = f32[8,10]{1,0} fusion(%d), kind=kLoop, calls=%one\n"
            "  ROOT %t = (f32[8,16]{1,0}, f32[8,10]{1,0}) tuple(%f, %g)"
        )
        text = entry(lines.replace("NAME", "op1"), bodies)
        found = kernels_json(kernels_of(hlo.parse(text)), TARGETS["h100"])
        gate, up = (
            next(place for place, each in enumerate(found["tensors"]) if each.get("op") == op and "." in each["name"])
            for op in ("op1", "op2")
        )
        self.assertEqual([found["tensors"][place]["bytes"] for place in (gate, up)], [8 * 6 * 4, 8 * 10 * 4])
        first, second, both, one = found["kernels"]
        self.assertEqual((both["reads"], one["reads"]), ([gate, up], [up]))
        for product, place, width in ((first, gate, 6), (second, up, 10)):
            self.assertEqual((product["reads"], product["writes"]), ([0, 1], [place]))
            self.assertEqual((product["flops"], product["bytes"]), (2 * 8 * width * 16, 1024 * 2 * width // 16))
        self.assertEqual(first["merged"], second["merged"])
        # Slices that the program itself takes have other names than the product.
        text = entry(lines.replace("NAME", "op0"), bodies)
        product, *_ = kernels_json(kernels_of(hlo.parse(text)), TARGETS["h100"])["kernels"]
        self.assertEqual(len(product["writes"]), 1)

    def test_a_tensor_without_a_name_is_known_by_the_ops_of_its_operands(self):
        bodies = (
            "%f (p: f32[8,4], q: f32[4,8]) -> (f32[8], f32[8,4]) {\n  %p = f32[8,4]{1,0} parameter(0)\n"
            "  %q = f32[4,8]{1,0} parameter(1)\n"
            '  %m = f32[8,4]{1,0} negate(%p), metadata={op_name="op3/neg"}\n  %t = f32[8,4]{1,0} transpose(%q), dimensions={1,0}\n'
            '  %s = f32[8,4]{1,0} sine(%t), metadata={op_name="op4"}\n  %c = f32[8,4]{1,0} convert(%s)\n'
            "  %a = f32[8,4]{1,0} add(%m, %c)\n  %z = f32[] constant(0)\n"
            "  %r = f32[8]{0} reduce(%m, %z), dimensions={1}, to_apply=%sum\n"
            "  ROOT %both = (f32[8]{0}, f32[8,4]{1,0}) tuple(%r, %a)\n}\n"
        )
        lines = (
            "  %x = f32[8,4]{1,0} parameter(0)\n  %y = f32[4,8]{1,0} parameter(1)\n"
            "  ROOT %f = (f32[8]{0}, f32[8,4]{1,0}) fusion(%x, %y), kind=kLoop, calls=%f"
        )
        found = kernels_json(kernels_of(hlo.parse(entry(lines, bodies))), TARGETS["h100"])["tensors"]
        self.assertEqual([each.get("of") for each in found], [None, None, ("op3/neg",), ("op3/neg", "op4")])

    def test_what_a_body_holds_is_a_workspace(self):
        body = (
            "%b (p: (f32[8,16])) -> (f32[8,16]) {\n  %p = (f32[8,16]{1,0}) parameter(0)\n"
            "  %g = f32[8,16]{1,0} get-tuple-element(%p), index=0\n  %n = f32[16,8]{1,0} transpose(%g), dimensions={1,0}\n"
            "  %m = f32[16,16]{1,0} dot(%n, %g), lhs_contracting_dims={1}, rhs_contracting_dims={0}\n"
            "  %d = f32[8,16]{1,0} dot(%g, %m), lhs_contracting_dims={1}, rhs_contracting_dims={0}\n"
            "  ROOT %t = (f32[8,16]{1,0}) tuple(%d)\n}\n"
        )
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %t0 = (f32[8,16]{1,0}) tuple(%x)\n"
            "  ROOT %w = (f32[8,16]{1,0}) while(%t0), condition=%c, body=%b"
        )
        (loop,) = kernels_json(kernels_of(hlo.parse(entry(lines, body))), TARGETS["h100"])["kernels"]
        self.assertEqual(loop["workspace"], 16 * 8 * 4 + 16 * 16 * 4)

    def test_a_loop_reads_writes_and_sends_what_its_body_does(self):
        body = (
            "%b (p: (f32[8,16])) -> (f32[8,16]) {\n  %p = (f32[8,16]{1,0}) parameter(0)\n"
            "  %g = f32[8,16]{1,0} get-tuple-element(%p), index=0\n  %n = f32[8,16]{1,0} negate(%g)\n"
            "  %h = f32[8,16]{1,0} all-to-all(%n), replica_groups={{0,1}}, dimensions={0}\n"
            "  ROOT %t = (f32[8,16]{1,0}) tuple(%h)\n}\n"
        )
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %t0 = (f32[8,16]{1,0}) tuple(%x)\n"
            '  ROOT %w = (f32[8,16]{1,0}) while(%t0), condition=%c, body=%b, backend_config={"known_trip_count":{"n":"24"}}'
        )
        found, target = kernels_of(hlo.parse(entry(lines, body))), TARGETS["h100"]
        # Two kernels run 24 times. Each reads and writes 512 bytes, and half of these are sent.
        self.assertEqual((found.bytes, found.link), (24 * 4 * 512, 24 * 256))
        once = 1024 / target.bandwidth + target.sending(256, [0, 1])
        self.assertAlmostEqual(found.seconds(target) / once, 24)
        (kernel,) = kernels_json(found, target)["kernels"]
        self.assertEqual(kernel["bytes"], round(24 * once * target.bandwidth))

    def test_branches_take_the_time_of_the_slowest_one(self):
        def branch(name, ops):
            lines = [f"  %n{i} = f32[8,16]{{1,0}} negate(%n{i - 1})\n" for i in range(1, ops)]
            last = f"  ROOT %n{ops} = f32[8,16]{{1,0}} negate(%n{ops - 1})\n"
            return f"%{name} (n0: f32[8,16]) -> f32[8,16] {{\n  %n0 = f32[8,16]{{1,0}} parameter(0)\n{''.join(lines)}{last}}}\n"

        lines = (
            "  %k = pred[] parameter(0)\n  %x = f32[8,16]{1,0} parameter(1)\n"
            "  ROOT %c = f32[8,16]{1,0} conditional(%k, %x, %x), true_computation=%one, false_computation=%other"
        )
        found, target = kernels_of(hlo.parse(entry(lines, branch("one", 3) + branch("other", 2)))), TARGETS["h100"]
        # The slowest branch runs three kernels. Each reads and writes 512 bytes.
        self.assertAlmostEqual(found.seconds(target) * target.bandwidth, 3 * 1024)
        self.assertEqual(found.launches, 3)
        (kernel,) = kernels_json(found, target)["kernels"]
        self.assertEqual((kernel["bytes"], found.bytes), (3 * 1024, found.kernels[0].bytes + 3 * 1024))


GRAPH = """  %w = f32[256]{0} parameter(0)
  %k = f32[] constant(3)
  %a = f32[256]{0} negate(%w), metadata={op_name="op0"}
  %v = f32[16,16]{1,0} bitcast(%a)
  %f = (f32[8,16]{1,0}, f32[8,16]{1,0}) fusion(%x, %v), kind=kLoop, calls=%both
  %f0 = f32[8,16]{1,0} get-tuple-element(%f), index=0
  %x = f32[8,16]{1,0} parameter(1)
  %s = f32[8,16]{1,0} add(%f0, %k), metadata={op_name="op5"}
  ROOT %t = (f32[8,16]{1,0}, f32[8,16]{1,0}, f32[256]{0}) tuple(%s, %x, %w)
"""
# x is written before it is read, as any parameter is.
GRAPH = "  %x = f32[8,16]{1,0} parameter(1)\n" + GRAPH.replace("  %x = f32[8,16]{1,0} parameter(1)\n", "")
BOTH = """%both (p: f32[8,16], q: f32[16,16]) -> (f32[8,16], f32[8,16]) {
  %p = f32[8,16]{1,0} parameter(0)
  %q = f32[16,16]{1,0} parameter(1)
  %d = f32[8,16]{1,0} dot(%p, %q), lhs_contracting_dims={1}, rhs_contracting_dims={0}, metadata={op_name="op3"}
  %e = f32[8,16]{1,0} exponential(%d), metadata={op_name="op4"}
  %c = f32[8,16]{1,0} copy(%e)
  ROOT %t = (f32[8,16]{1,0}, f32[8,16]{1,0}) tuple(%d, %c)
}
"""


# Two gathers use the same indices, and two values are made from one exponential. Each pair is in one fusion.
MERGED = """%gathers (x: f32[16,8], y: f32[16,8], i: s32[64,1]) -> (f32[64,8], f32[64,8]) {
  %x = f32[16,8]{1,0} parameter(0)
  %y = f32[16,8]{1,0} parameter(1)
  %i = s32[64,1]{1,0} parameter(2)
  %g = f32[64,8]{1,0} gather(%x, %i), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,8}
  %h = f32[64,8]{1,0} gather(%y, %i), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,8}
  ROOT %t = (f32[64,8]{1,0}, f32[64,8]{1,0}) tuple(%g, %h)
}

%both (x: f32[64,8]) -> (f32[64,8], f32[64,8]) {
  %x = f32[64,8]{1,0} parameter(0)
  %e = f32[64,8]{1,0} exponential(%x)
  %n = f32[64,8]{1,0} negate(%e)
  %s = f32[64,8]{1,0} sqrt(%e)
  ROOT %t = (f32[64,8]{1,0}, f32[64,8]{1,0}) tuple(%n, %s)
}"""
OF_MERGED = """  %x = f32[16,8]{1,0} parameter(0)
  %y = f32[16,8]{1,0} parameter(1)
  %i = s32[64,1]{1,0} parameter(2)
  %f = (f32[64,8]{1,0}, f32[64,8]{1,0}) fusion(%x, %y, %i), kind=kLoop, calls=%gathers
  %g = f32[64,8]{1,0} get-tuple-element(%f), index=0
  %h = f32[64,8]{1,0} get-tuple-element(%f), index=1
  %b = (f32[64,8]{1,0}, f32[64,8]{1,0}) fusion(%g), kind=kLoop, calls=%both
  %n = f32[64,8]{1,0} get-tuple-element(%b), index=0
  ROOT %r = f32[64,8]{1,0} add(%n, %h)"""


class Kernels(unittest.TestCase):
    def test_what_xla_merged_is_apart_in_plans_where_it_is_needed(self):
        found = kernels_of(hlo.parse(entry(OF_MERGED, MERGED)))
        self.assertEqual([each.name for each in found.kernels], ["f", "b", "r"])
        written = kernels_json(found, TARGETS["h100"])["kernels"]
        # Each gather reads 512 bytes of its own and 256 of indices, and writes 2,048.
        self.assertEqual(
            [(each["name"], each["reads"], each["writes"], each["bytes"]) for each in written[::2]],
            [("f.0", [0, 2], [3], 2816), ("f.1", [1, 2], [4], 2816)],
        )
        self.assertEqual([each["name"] for each in written], ["f.0", "b", "f.1", "r"])

    def test_the_graph(self):
        found = kernels_of(hlo.parse(entry(GRAPH, BOTH)))
        self.assertEqual(
            kernels_json(found, TARGETS["h100"]),
            {
                "format": "remat-kernels",
                "version": 1,
                "tensors": [
                    {"name": "x", "elements": 128, "bytes": 512, "argument": 1},
                    {"name": "w", "elements": 256, "bytes": 1024, "argument": 0},
                    {"name": "a", "op": "op0", "elements": 256, "bytes": 1024, "shape": (256,)},
                    {"name": "f.0", "op": "op3", "elements": 128, "bytes": 512, "shape": (8, 16)},
                    {"name": "f.1", "op": "op4", "elements": 128, "bytes": 512, "shape": (8, 16)},
                    {"name": "s", "op": "op5", "elements": 128, "bytes": 512, "shape": (8, 16)},
                ],
                "kernels": [
                    {
                        "name": "a",
                        "reads": [1],
                        "writes": [2],
                        "workspace": 0,
                        "flops": 256,
                        "bytes": 2048,
                        "in_place": [[1, 2]],
                    },
                    {
                        "name": "f",
                        "reads": [0, 2],
                        "writes": [3, 4],
                        "workspace": 0,
                        "flops": 2 * 128 * 16 + 128,
                        "bytes": 512 + 1024 + 2 * 512,
                    },
                    {"name": "s", "reads": [3], "writes": [5], "workspace": 0, "flops": 128, "bytes": 1024},
                ],
                "results": [5, 0, 1],
            },
        )

    def test_the_peak(self):
        # f runs with a (1,024) and makes f.1 (512). f.0 lies in the memory of s, a result that is written over it.
        found = kernels_of(hlo.parse(entry(GRAPH, BOTH)))
        self.assertEqual(peak(found), (1024 + 512, 1))
        self.assertEqual([each.name for each in fullest(found)], ["a", "f.1"])
        found.kernels[2].workspace = 4096
        self.assertEqual(peak(found), (4096, 2))
        # The view of a call's result does not let an op write over a temporary.
        found.results = [0, 1]
        self.assertEqual(peak(found), (512 + 512 + 4096, 2))

    def test_results_in_donated_arguments(self):
        text = entry(GRAPH, BOTH).replace(
            "is_scheduled=true",
            "is_scheduled=true, input_output_alias={ {0}: (1, {}, may-alias), "
            "{2}: (0, {}, must-alias) }, entry_computation_layout={(f32[2]{0})->f32[2]{0}}",
        )
        module = hlo.parse(text)
        self.assertEqual(module.donated(), {0: 1, 2: 0})
        # f.1 cannot use the memory of a result that is made later, because f still reads the argument in whose memory s
        # will lie.
        found = kernels_of(module)
        self.assertEqual((found.donated, peak(found)), ({5: 0, 1: 1}, (2048, 1)))
        self.assertEqual(hlo.parse(text.replace("{0}: (1", "{}: (1")).donated(), {0: 1, 2: 0})

    def test_temporaries_in_donated_arguments(self):
        # Op a is the last reader of the argument, so b lies in the argument's memory until r takes this memory. Tensor a cannot lie there,
        # because op a reads the argument while it runs.
        text = entry(
            "  %x = f32[8,16]{1,0} parameter(0)\n  %a = f32[8,16]{1,0} reverse(%x), dimensions={1}\n"
            "  %b = f32[8,16]{1,0} reverse(%a), dimensions={0}\n  %c = f32[8]{0} slice(%b)\n"
            "  ROOT %r = f32[8,16]{1,0} broadcast(%c), dimensions={0}"
        ).replace("is_scheduled=true", "is_scheduled=true, input_output_alias={ {}: (0, {}, may-alias) }")
        found = kernels_of(hlo.parse(text))
        self.assertEqual((found.donated, Held(found).by_kernel()), ({4: 0}, [512, 512, 32, 32]))
        # If r has a memory block of its own, the block is unused before r. Tensor a comes first and lies in this block.
        found.donated = {}
        self.assertEqual(Held(found).by_kernel(), [0, 512, 544, 32])
        # An elementwise a is written over the argument. Tensor b is made while tensor a is held, so b cannot lie there.
        over = kernels_of(hlo.parse(text.replace("reverse(%x), dimensions={1}", "negate(%x)")))
        self.assertEqual(Held(over).by_kernel(), [0, 512, 544, 32])
        found.donated = {4: 0}
        found.kernels[2].reads.append(0)
        self.assertEqual(Held(found).by_kernel(), [512, 1024, 544, 32])

    def test_a_kernel_writes_over_what_it_reads_last(self):
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %a = f32[8,16]{1,0} negate(%x)\n  %b = f32[8,16]{1,0} negate(%x)\n"
            "  %f = f32[8,16]{1,0} fusion(%a, %b), kind=kLoop, calls=%body\n  ROOT %r = f32[] reduce(%LAST, %f, %x), "
            "dimensions={0,1}, to_apply=%add"
        )
        last = kernels_of(hlo.parse(entry(lines.replace("%LAST", "%b"), FUSED + ADD)))
        # Tensor f may be written over tensor a or over tensor b. XLA writes f over tensor a, because tensor b is read again.
        self.assertEqual(last.kernels[2].in_place, [[1, 3], [2, 3]])
        self.assertEqual((peak(last), [each.name for each in fullest(last)]), ((1024, 1), ["a", "b"]))
        both = kernels_of(hlo.parse(entry(lines.replace("%LAST", "%x"), FUSED + ADD)))
        self.assertEqual(Held(both).by_kernel(), [512, 1024, 1024, 512])
        # XLA writes only over the result of an instruction that is itself the operand. XLA looks through no view, and a
        # call's result is an element of a tuple.
        for view in ("f32[8,16]{1,0} bitcast(%a)", "f32[8,16]{1,0} get-tuple-element(%a), index=0"):
            viewed = (
                lines.replace("%LAST", "%b")
                .replace("  %f =", f"  %v = {view}\n  %f =")
                .replace("fusion(%a", "fusion(%v")
            )
            found = kernels_of(hlo.parse(entry(viewed, FUSED + ADD)))
            self.assertEqual((found.kernels[2].in_place, found.kernels[2].elsewhere), ([[2, 3]], [[1, 3]]))
            for elsewhere, pairs in ((False, [[2, 3]]), (True, [[2, 3], [1, 3]])):
                self.assertEqual(kernels_json(found, TARGETS["h100"], elsewhere)["kernels"][2]["in_place"], pairs)
        moved = FUSED.replace(
            "%m = f32[8,16]{1,0} multiply(%p",
            "%t = f32[8,16]{1,0} reverse(%p), dimensions={0}\n  %m = f32[8,16]{1,0} multiply(%t",
        )
        last = kernels_of(hlo.parse(entry(lines.replace("%LAST", "%b"), moved + ADD)))
        self.assertEqual((last.kernels[2].in_place, peak(last)), ([[2, 3]], (3 * 512, 2)))

    def test_a_value_that_is_updated_in_place_is_written_over_no_other(self):
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %j = s32[2,1]{1,0} parameter(1)\n  %v = f32[2,16]{1,0} parameter(2)\n"
            "  %a = f32[8,16]{1,0} reverse(%x), dimensions={0}\n  %b = f32[8,16]{1,0} negate(%a)\n"
            "  %w = f32[8,16]{1,0} scatter(%b, %j, %v), update_window_dims={1}, to_apply=%add\n"
            "  %c = f32[8,16]{1,0} negate(%w)\n  ROOT %r = f32[] reduce(%c, %x), dimensions={0,1}, to_apply=%add"
        )
        found = kernels_of(hlo.parse(entry(lines, ADD)))
        # b lies in the memory of w, so it needs 512 bytes beside a, and c needs 512 bytes beside w.
        self.assertEqual(Held(found).by_kernel(), [512, 1024, 512, 1024, 512])
        written = kernels_json(found, TARGETS["h100"])["kernels"]
        self.assertEqual([each.get("in_place", []) for each in written], [[], [], [[4, 5]], [], []])
        # With another op in place of the scatter, b is written over a, and c over w.
        other = kernels_of(hlo.parse(entry(lines.replace("scatter(%b, %j, %v)", "reverse(%b), dimensions={0}"), ADD)))
        written = kernels_json(other, TARGETS["h100"])["kernels"]
        self.assertEqual([each.get("in_place", []) for each in written], [[], [[3, 4]], [], [[5, 6]], []])

    def test_what_a_kernel_may_write_over(self):
        lines = (
            "  %x = f32[8,16]{1,0} parameter(0)\n  %f = (f32[8,16]{1,0}, f32[16]{0}) fusion(%x), kind=KIND, calls=%body\n"
            "  ROOT %r = f32[8,16]{1,0} get-tuple-element(%f), index=0"
        )
        body = (
            "%body (p: f32[8,16]) -> (f32[8,16], f32[16]) {\n  %p = f32[8,16]{1,0} parameter(0)\n"
            "  %z = f32[] constant(0)\n  %n = f32[8,16]{1,0} negate(%p)\n"
            "  %s = f32[16]{0} reduce(%p, %z), dimensions={0}, to_apply=%add\n"
            "  ROOT %t = (f32[8,16]{1,0}, f32[16]{0}) tuple(%n, %s)\n}\n" + ADD
        )
        for kind, before, pairs in (
            ("kInput", body, [[0, 1]]),
            ("kCustom", body, []),
            ("kInput", body.replace("negate(", "reverse("), []),
            ("kInput", body.replace("reduce(%p", "reduce(%n"), [[0, 1]]),
        ):
            (kernel,) = kernels_of(hlo.parse(entry(lines.replace("KIND", kind), before))).kernels
            self.assertEqual(kernel.in_place, pairs, (kind, before))

    def test_names_have_a_number_and_a_line(self):
        """The program has two layers, and a library that calls a user's code. The line in a name must be the user's.
        XLA writes the parent of a frame plus one, and 1 for none. A later XLA may write the parent itself.
        """

        def op(name, frame):
            return f', metadata={{op_name="{name}" stack_frame_id={frame}}}'

        fused = FUSED.replace(', metadata={op_name="op2"}', op("step/mul", 2))
        text = entry(
            "  %x = f32[8,16]{1,0} parameter(0)\n"
            f"  %a = f32[8,16]{{1,0}} fusion(%x, %x), kind=kLoop, calls=%body{op('step/other', 1)}\n"
            f"  %b = f32[8,16]{{1,0}} fusion(%a, %x), kind=kLoop, calls=%body\n"
            f"  %c = (f32[8,16]{{1,0}}, f32[]) custom-call(%b){op('step/call', 3)}\n"
            "  %d = f32[8,16]{1,0} get-tuple-element(%c), index=0\n"
            f"  %e = f32[8,16]{{1,0}} negate(%d){op('step/mul', 1)}\n  ROOT %r = f32[8,16]{{1,0}} reverse(%e), dimensions={{0}}",
            fused,
        )
        for none in (0, 1):
            tables = (
                'FileNames\n1 "/home/me/model.py"\n2 "/venv/site-packages/nets/layer.py"\n\nFunctionNames\n1 "step"\n\n'
                "FileLocations\n1 {file_name_id=1 function_name_id=1 line=7 column=3}\n2 {file_name_id=1 function_name_id=1 line=9}\n"
                "3 {file_name_id=2 function_name_id=1 line=80}\n\nStackFrames\n"
                f"1 {{file_location_id=1 parent_frame_id={none}}}\n2 {{file_location_id=2 parent_frame_id={1 + none}}}\n"
                f"3 {{file_location_id=3 parent_frame_id={2 + none}}}\n\n"
            )
            whole = text.replace("\n\n", f"\n\n{tables}", 1)
            names = names_of(kernels_of(hlo.parse(whole)), whole)
            self.assertEqual(
                [names[each] for each in ("a", "b", "c.0", "e", "r")],
                [
                    *(f"step/{each} at model.py:9" for each in ("mul #1", "mul #2", "call #1")),
                    "step/mul at model.py:7",
                    "r",
                ],
            )
        self.assertEqual(names_of(kernels_of(hlo.parse(text)), text)["b"], "step/mul #2")

    def test_kernels_of_several_tensors_have_names_of_the_program(self):
        """XLA computes the products q and k in one tensor, which the numbered step lists again as two products. Another kernel
        writes two tensors. A third kernel writes two tensors of which a plan has one."""
        ops = (("dot", 3, "mul"), ("slice.1", 4, "k"), ("slice", 3, "q"), ("two.0", 9, "late"), ("two.1", 7, "early"))
        ops += (("three.0", 12, "last"), ("three.1", 11, "first"))
        own = [Tensor(name, 8, 8, op=f"step/{op}") for name, _, op in ops]
        given = [{"name": f"{name}.n", "op": f"op{number}", "bytes": 8} for name, number, _ in ops]
        given += [{"name": f"dot.n.{place}", "op": f"op{number}", "bytes": 4} for place, number in enumerate((4, 3))]
        written = {"dot.n": [7, 8], "slice.n": [2], "two": [3, 4], "three": [5, 6]}
        numbered = {"tensors": given, "kernels": [{"name": name, "writes": those} for name, those in written.items()]}
        step = SimpleNamespace(kernels=SimpleNamespace(tensors=own, kernels=[]), hlo="")
        planned = ["dot.n#0", "dot.n#1", "two#0", "two#1", "three"]
        names = source_names(numbered, step, planned)
        self.assertEqual(
            [names[each] for each in (*planned, "slice.n")],
            [f"step/{each}" for each in ("q", "k", "early", "late", "last", "q")],
        )
        self.assertNotIn("three#0", names)
        given[0]["bytes"] = 9  # XLA made other kernels.
        self.assertEqual(source_names(numbered, step, planned), {})

    def test_without_kernels_nothing_is_held(self):
        found = kernels_of(hlo.parse(entry("  ROOT %w = f32[2]{0} parameter(0)")))
        self.assertEqual((peak(found), fullest(found)), ((0, None), []))

    def test_copies_to_the_host_take_no_bytes_of_the_device(self):
        text = entry(
            "  %x = f32[256]{0} parameter(0)\n  %a = f32[256]{0} negate(%x)\n"
            "  %cs = (f32[256]{0:S(5)}, f32[256]{0}, u32[]) copy-start(%a)\n"
            "  %cd = f32[256]{0:S(5)} copy-done(%cs)\n"
            "  %ds = (f32[256]{0}, f32[256]{0:S(5)}, u32[]) copy-start(%cd)\n"
            "  %dd = f32[256]{0} copy-done(%ds)\n  ROOT %r = f32[256]{0} negate(%dd)"
        )
        found = kernels_of(hlo.parse(text))
        self.assertEqual([each.bytes for each in found.tensors], [1024, 1024, 0, 1024, 1024])
        self.assertEqual(found.kernels[-1].reads, [3])

    def test_copies_to_the_host_run_beside_kernels(self):
        text = entry(
            '  %x = f32[256]{0} parameter(0)\n  %a = f32[256]{0} negate(%x), metadata={op_name="op7"}\n'
            "  %cs = (f32[256]{0:S(5)}, f32[256]{0}, u32[]) copy-start(%a)\n"
            "  %b = f32[256]{0} negate(%x)\n"
            "  %cd = f32[256]{0:S(5)} copy-done(%cs)\n"
            "  %ds = (f32[256]{0}, f32[256]{0:S(5)}, u32[]) copy-start(%cd)\n"
            "  %c = f32[256]{0} negate(%b)\n"
            "  %dd = f32[256]{0} copy-done(%ds)\n  ROOT %r = f32[256]{0} add(%c, %dd)"
        )
        found = kernels_of(hlo.parse(text))
        # A copy is the same value, so it has the same name.
        self.assertEqual([each.op for each in found.tensors], [None, "op7", "op7", None, "op7", None, None])
        # Tensor b comes before tensor a in post order. XLA keeps b and then c in the memory of the result, and before them the word
        # of the first copy. The copy back has a word, too.
        self.assertEqual(Held(found).by_kernel(), [1024, 1024, 1024, 1024, 1028, 1024, 1024, 1024])
        # A tensor that is copied out stays until the copy is done.
        self.assertEqual([kernel.reads for kernel in found.kernels][1:4:2], [[1], [1, 2]])
        # Each kernel takes 2 s, and a copy takes 3 s. The program waits for the first copy from 4 to 5, and for the
        # second from 7 to 8. The last kernel reads and writes 3,072 bytes.
        target = TARGETS["h100"]._replace(bandwidth=1024.0, flops=1e9, link=1024 / 3)
        self.assertAlmostEqual(found.seconds(target), 8 + 3, places=5)

    def test_slices_of_stacks_on_the_host_run_beside_kernels(self):
        before = (
            "%write (p.0: f32[8,256], p.1: f32[1,256], p.2: s32[]) -> f32[8,256] {\n"
            "  %p.0 = f32[8,256]{1,0:S(5)} parameter(0)\n  %p.1 = f32[1,256]{1,0} parameter(1)\n"
            "  %p.2 = s32[] parameter(2)\n  ROOT %u = f32[8,256]{1,0:S(5)} dynamic-update-slice(%p.0, %p.1, %p.2, %p.2)\n}\n\n"
            "%read (q.0: f32[8,256], q.1: s32[]) -> f32[1,256] {\n"
            "  %q.0 = f32[8,256]{1,0:S(5)} parameter(0)\n  %q.1 = s32[] parameter(1)\n"
            "  ROOT %v = f32[1,256]{1,0} dynamic-slice(%q.0, %q.1, %q.1), dynamic_slice_sizes={1,256}\n}\n\n"
        )
        text = entry(
            "  %x = f32[1,256]{1,0} parameter(0)\n  %i = s32[] parameter(1)\n  %h = f32[8,256]{1,0:S(5)} parameter(2)\n"
            "  %us = ((f32[8,256]{1,0:S(5)}, f32[1,256]{1,0}, s32[]), f32[8,256]{1,0:S(5)}, u32[]) fusion-start(%h, %x, %i), kind=kCustom, calls=%write\n"
            "  %a = f32[1,256]{1,0} negate(%x)\n"
            "  %ud = f32[8,256]{1,0:S(5)} fusion-done(%us)\n"
            "  %vs = ((f32[8,256]{1,0:S(5)}, s32[]), f32[1,256]{1,0}, u32[]) fusion-start(%ud, %i), kind=kCustom, calls=%read\n"
            "  %b = f32[1,256]{1,0} negate(%a)\n"
            "  %vd = f32[1,256]{1,0} fusion-done(%vs)\n  ROOT %r = f32[1,256]{1,0} add(%b, %vd)",
            before,
        )
        found = kernels_of(hlo.parse(text))
        self.assertEqual(
            [(each.host, each.bytes) for each in found.kernels if each.host], [("to", 1024), ("from", 1024)]
        )
        # The stack takes no bytes of the device. A slice of the stack takes bytes of the device from the time when it
        # begins to arrive.
        self.assertEqual([each.bytes for each in found.tensors], [1024, 4, 0, 0, 1024, 1024, 1024, 1024])
        self.assertEqual([each.flops for each in found.kernels], [0, 256, 0, 0, 256, 0, 256])
        # Each kernel takes 2 s, the last one 3 s, and a copy 3 s. The program waits 1 s for each copy.
        target = TARGETS["h100"]._replace(bandwidth=1024.0, flops=1e9, link=1024 / 3)
        self.assertAlmostEqual(found.seconds(target), 7 + 2, places=1)

    def test_slices_beside_kernels(self):
        text = entry(
            "  %x = f32[8,256]{1,0} parameter(0)\n  %a = f32[8,256]{1,0} negate(%x)\n"
            "  %s = ((f32[8,256]{1,0}), f32[2,256]{1,0:S(1)}, s32[]{:S(2)}) slice-start(%a), slice={[0:2], [0:256]}\n"
            "  %d = f32[2,256]{1,0:S(1)} slice-done(%s)\n  ROOT %r = f32[2,256]{1,0} negate(%d)"
        )
        found = kernels_of(hlo.parse(text), "tpu")
        self.assertEqual(
            [(each.name, each.bytes) for each in found.tensors], [("x", 8192), ("a", 8192), ("s", 0), ("r", 2048)]
        )
        self.assertEqual(
            [(each.reads, each.bytes, each.flops) for each in found.kernels[1:3]], [([1], 2048, 0), ([1, 2], 0, 0)]
        )
        self.assertEqual(found.kernels[3].reads, [2])

    def test_what_lies_on_a_tpus_chip_takes_no_bytes_of_its_memory(self):
        text = entry(
            "  %x = f32[256]{0} parameter(0)\n"
            "  %cs = (f32[256]{0:S(1)}, f32[256]{0}, u32[]{:S(2)}) copy-start(%x)\n"
            "  %cd = f32[256]{0:S(1)} copy-done(%cs)\n"
            "  %a = f32[256]{0:S(1)} negate(%cd)\n  ROOT %r = f32[256]{0} negate(%a)"
        )
        for platform, bytes_of, sizes, moved in (
            ("tpu", [1024, 0, 0, 1024], [None, 1024, 1024, None], [1024, 0, 1024]),
            ("cuda", [1024] * 4, [None] * 4, [2048] * 3),
        ):
            found = kernels_of(hlo.parse(text), platform)
            self.assertEqual([each.bytes for each in found.tensors], bytes_of)
            # A plan may have such a tensor in device memory, where the tensor has its full size.
            written = kernels_json(found, TARGETS["v5e"])["tensors"]
            self.assertEqual([each.get("size") for each in written], sizes)
            # The figure of each kernel is the number of bytes that it moves between the memory and its registers.
            self.assertEqual([each.bytes for each in found.kernels if each.awaits is None], moved)

    def test_time_is_of_the_slower_of_arithmetic_and_traffic(self):
        found = kernels_of(hlo.parse(entry(GRAPH, BOTH)))
        target = TARGETS["h100"]._replace(flops=1000.0, bandwidth=1000.0)
        self.assertAlmostEqual(found.seconds(target), 2.048 + 4.224 + 1.024)


class ReadBack(unittest.TestCase):
    # There are two products, and one of them runs again.
    STEP = """
    %0 = "stablehlo.dot_general"(%a, %b) <{x = 1}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc(#loc1)
    %1 = "stablehlo.convolution"(%0, %b) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc(#loc2)
    %2 = "stablehlo.dot_general"(%a, %c) <{x = 1}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> loc(#loc3)
    %3 = "stablehlo.tanh"(%2) : (tensor<4x4xf32>) -> tensor<4x4xf32> loc(#loc4)
#loc1 = loc("step/dot")
#loc2 = loc("step/conv"("step.py":1:2))
#loc3 = loc("step/dot/again"(#loc1))
#loc4 = loc("step/tanh/again"(#loc1))
"""

    def hlo(self, *kernels):
        made = [f"  %k{number} = f32[4,4]{{1,0}} {kernel}" for number, kernel in enumerate(kernels)]
        first = "  %p = f32[4,4]{1,0} parameter(0)"
        return "\n".join(["HloModule m", "", "ENTRY main {", first, *made, "  ROOT %r = f32[4,4]{1,0} copy(%k0)", "}"])

    def test_what_runs_again(self):
        before = self.hlo(
            "dot(%p, %p), lhs_contracting_dims={1}", 'custom-call(%p), custom_call_target="__cudnn$convForward"'
        )
        after = self.hlo(
            "convolution(%p, %p)", "dot(%p, %p)", 'custom-call(%p), custom_call_target="__cublas$gemm"', "tanh(%p)"
        )
        self.assertEqual(again.planned_again(self.STEP), {"step/dot/again": 1})
        self.assertEqual(
            again.runs_again(self.STEP, after, before),
            ["products that the plan runs again: 1, in addition to 2 of the original step; XLA runs 3"],
        )
        merged = "products that the plan runs again: 1, in addition to 2 of the original step; XLA runs 2, and has merged 1 with others"
        self.assertEqual(again.runs_again(self.STEP, before, before), [f"{merged}: step/dot"])
        # Two products are left. The name of one product shows that this product is not the missing one.
        named = before.replace("dims={1}", 'dims={1}, metadata={op_name="step/dot/again"}')
        self.assertEqual(again.runs_again(self.STEP, named, before), [merged])
        self.assertEqual(again.runs_again(self.STEP.replace("dot/again", "dot"), after, before), [])
        self.assertEqual(again.runs_again(self.STEP, "HloModule m", before), [])

    def test_names_are_few(self):
        names = Counter({f"step/{name}/again": 1 for name in "abcde"})
        self.assertEqual(again.listing(names), "step/a, step/b, step/c and 2 more")

    def test_what_is_kept_and_made_anew(self):
        def step(*lines, bodies=""):
            first = "  %p = f32[8,16]{1,0} parameter(0)"
            return "\n".join(["HloModule m", "", bodies, "ENTRY main {", first, *lines, "}"])

        def body(name, op):
            return (
                f"%{name} (q: f32[8,16]) -> f32[8,16] {{\n  %q = f32[8,16]{{1,0}} parameter(0)\n"
                f'  %m = f32[8,16]{{1,0}} tanh(%q), metadata={{op_name="step/mask"}}\n'
                f'  ROOT %o = f32[8,16]{{1,0}} {op}(%m), metadata={{op_name="step/{op}"}}\n}}\n\n'
            )

        kept = step(
            '  %m = f32[8,16]{1,0} tanh(%p), metadata={op_name="step/mask"}',
            '  %a = f32[8,16]{1,0} negate(%m), metadata={op_name="step/negate"}',
            "  ROOT %r = f32[8,16]{1,0} add(%a, %m)",
        )
        anew = step(
            "  %a = f32[8,16]{1,0} fusion(%p), kind=kLoop, calls=%one",
            "  %b = f32[8,16]{1,0} fusion(%p), kind=kLoop, calls=%two",
            "  ROOT %r = f32[8,16]{1,0} add(%a, %b)",
            bodies=body("one", "negate") + body("two", "abs"),
        )
        once = step(
            "  %a = f32[8,16]{1,0} fusion(%p), kind=kLoop, calls=%one",
            "  ROOT %r = f32[8,16]{1,0} add(%a, %p)",
            bodies=body("one", "negate"),
        )
        self.assertEqual(
            again.runs_again("", anew, kept),
            ["kept values (128 elements) that XLA computes again in the kernels that read them: step/mask"],
        )
        # A value that is computed once is in the kernel of its only reader.
        self.assertEqual(again.runs_again("", once, kept), [])
        self.assertEqual(again.runs_again("", kept, kept), [])


class Table(unittest.TestCase):
    def test_ops_with_one_opcode_are_read_alike(self):
        read = attrgetter("flops", "bytes", "storage", "xla")
        for op in ops.table("stablehlo").values():
            if op.hlo:
                self.assertEqual(read(op), read(ops.opcodes()[op.hlo]), op)

    def test_each_rule_is_there(self):
        self.assertEqual({op.flops for op in ops.opcodes().values()} - {"none"}, set(cost.RULES))

    def test_an_unknown_opcode_counts_its_results(self):
        line = "f32[8,16]{1,0} stochastic-convert(%x, %x)"
        self.assertEqual(only(line).flops, 128)

    def test_the_page_is_what_the_table_says(self):
        made = subprocess.run(
            [sys.executable, "-B", os.path.join(ROOT, "bench", "measure", "ops.py"), "--check"],
            capture_output=True,
            text=True,
        )
        self.assertEqual((made.returncode, made.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
