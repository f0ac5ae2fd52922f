#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans the steps of bench/steps at small sizes. StableHLO's interpreter runs the original and the planned steps, and
every bit of every result must be the same.

    test_steps.py path/to/remat-opt

Two of the steps run. With REMAT_FULL=1, all steps run that the interpreter computes in seconds, and they are also
planned in XLA's bytes. The test runs under .venv/xla (tools/setup xla-gpu), and is skipped if that is missing.
"""

import importlib
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [os.path.join(ROOT, folder) for folder in ("python", "bench/steps")]
os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])
os.environ["JAX_PLATFORMS"] = "cpu"

from remat.xla.compiler import python_with_plugin  # noqa: E402

PYTHON = python_with_plugin("cuda")
if PYTHON and PYTHON != sys.executable:
    os.execv(PYTHON, [PYTHON, "-B", *sys.argv])

SOME = ["graph", "ppo"]  # "graph" has scatters, and "ppo" has loops in loops and a branch.
# The other steps have convolutions, which take the interpreter minutes, or arguments in bf16, which its Python
# interface does not accept.
ALL = [*SOME, "decoder", "flash", "lstm", "mamba", "nano", "towers"]


def lowered(name):
    """Returns the step at its small sizes."""
    import jax
    from remat.stablehlo import module_text

    module = importlib.import_module(name)
    vars(module).update(module.SMALL)
    step, arguments = module.make(lambda block, scanned=False: block)
    traced = jax.jit(step, donate_argnums=0, keep_unused=True).trace(*arguments)
    return module_text(traced.lower())


def with_own_operand(op):
    """Gives each scatter a copy of its operand, because the interpreter's scatter overwrites the operand, and another
    scatter may read it.
    """
    from jaxlib.mlir import ir

    if op.name == "stablehlo.scatter":
        with ir.InsertionPoint(op), op.location:
            op.operands[0] = ir.Operation.create("stablehlo.convert", [op.operands[0].type], [op.operands[0]]).result
    return ir.WalkResult.ADVANCE


def results(text):
    """Returns the bytes of each result of a step with random arguments, by StableHLO's interpreter. Integer arguments
    are small, so that each is a valid index of any table. No other argument is below 0, because the moments of an
    optimizer must not be.
    """
    import numpy as np
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo
    from jaxlib.mlir.passmanager import PassManager

    random = np.random.default_rng(0)

    def drawn(kind):
        shape, element = tuple(kind.shape), str(kind.element_type)
        if element == "f32":
            return ir.DenseElementsAttr.get(np.abs(0.3 * random.standard_normal(shape)).astype(np.float32))
        return ir.DenseElementsAttr.get(random.integers(0, 8, shape).astype(np.uint32), type=kind)

    stablehlo.register_stablehlo_passes()
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        PassManager.parse("builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
        module.operation.walk(with_own_operand)
        [main] = [op for op in module.body.operations if op.attributes["sym_name"].value == "main"]
        given = [drawn(ir.RankedTensorType(each)) for each in main.type.inputs]
        return [np.array(each).tobytes() for each in stablehlo.eval_module(module, given)]


@unittest.skipUnless(PYTHON, "no plugin of JAX for CUDA (tools/setup xla-gpu)")
class Steps(unittest.TestCase):
    def check(self, name):
        import remat
        from remat.xla.compiler import Compiler
        from remat.xla.fitted import fitted

        text = lowered(name)
        planned = [remat.transform_stablehlo(text, activation_budget="min", effort=0.05)[0]]
        if os.environ.get("REMAT_FULL"):
            planned.append(fitted(text, "min", rounds=1, compiler=Compiler("h100")).text)
        before = results(text)
        for each in planned:
            self.assertNotEqual(each, text)
            self.assertEqual(before, results(each))


for each in ALL if os.environ.get("REMAT_FULL") else SOME:
    setattr(Steps, f"test_{each}", lambda self, each=each: self.check(each))

if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
