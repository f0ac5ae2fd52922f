#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs random training steps in JAX through remat.transform_stablehlo, and checks with StableHLO's reference
interpreter that the rewritten step computes the same bits. The interpreter has no generator of random bits, so
arithmetic on the generator's state replaces it in both steps. If the interpreter aborts at an original step, the step
is counted, but not compared.

run_jax.py --opt BIN [--cases N] [--seed S] [--only K]

A refused program is planned again within the smallest budget that the refusal names. Statements, bodies and options of
a failing program are left out as long as it fails. There are 24 programs, and 5,000 with REMAT_FULL=1. Without JAX
nothing is tested.
"""

import argparse
import os
import pickle
import re
import sys
import warnings

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))

import beginning  # noqa: E402

if __name__ == "__main__":
    os.environ["JAX_PLATFORMS"] = "cpu"
    beginning.run_under("iree", "jax")
    beginning.run_under("xla", "jax")
    if beginning.missing("jax"):
        print("jax: JAX is not installed (tools/setup iree installs it)")
        sys.exit(0)

import jax  # noqa: E402
import numpy as np  # noqa: E402
from jax._src.interpreters import mlir  # noqa: E402
from jax_programs import INPUTS, SHAPE, Program, drawn_program, lowered, text_of  # noqa: E402
from jaxlib.mlir import ir, passmanager  # noqa: E402
from jaxlib.mlir.dialects import stablehlo  # noqa: E402

MOST_FAILURES = 3
COUNTS = ("planned", "run again", "refused first", "unsuited", "no step of JAX", "not interpreted")
# Refusals of steps that lack what a planner or slices need.
UNSUITED = (
    "needs a backward part|has no dimension of an argument along which|cannot be sliced in one pass along any dimension"
)
SPREAD = 2654435761  # Knuth's factor for hashes. This factor makes the bits of successive numbers look random.


def given(program, seed):
    random = np.random.default_rng(seed)
    weights = [random.standard_normal(SHAPE, np.float32) for _ in range(INPUTS)]
    return [*weights, np.asarray(jax.random.key_data(jax.random.key(seed, impl=program.impl)))]


def attribute(array):
    element = ir.IntegerType.get_unsigned(32) if array.dtype == np.uint32 else None
    return ir.DenseElementsAttr.get(array, type=element and ir.RankedTensorType.get(array.shape, element))


def interpreted(text, arrays):
    """Returns the results of the interpreter. Raises ir.MLIRError or a RematError if the text is not StableHLO."""
    from remat.one_device import one_device

    with mlir.make_ir_context() as context, ir.Location.unknown():
        context.enable_multithreading(False)  # A forked process does not have the threads of JAX's pool.
        stablehlo.register_interpreter_dialect(context)
        module = ir.Module.parse(one_device(text))
        prepare(module.operation)
        passmanager.PassManager.parse("builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
        return [np.array(each) for each in stablehlo.eval_module(module, [attribute(array) for array in arrays])]


def prepare(op):
    """Removes the annotations of memory spaces and the ops that draw bits. The interpreter's scatter overwrites its
    operands even if they are read later, so a scatter gets copies.
    """
    for each in [each for region in op.regions for block in region for each in block.operations]:
        prepare(each.operation)
        if each.operation.name == "stablehlo.scatter":
            for number in range(len(each.results)):
                each.operation.operands[number] = copied(each, each.operands[number])
        if each.operation.name == "stablehlo.rng_bit_generator":
            with ir.InsertionPoint(each), each.location:
                replace(each, bits_of(each.operands[0], ir.RankedTensorType(each.results[1].type)))
            continue
        target = each.attributes["call_target_name"] if each.operation.name == "stablehlo.custom_call" else None
        if target is not None and ir.StringAttr(target).value == "annotate_device_placement":
            replace(each, [each.operands[0]])


def replace(op, values):
    for result, value in zip(op.results, values):
        result.replace_all_uses_with(value)
    op.operation.erase()


def bits_of(state, kind):
    """Returns the next state, and bits that depend on this state."""
    at = ir.RankedTensorType(state.type)
    flat = ir.RankedTensorType.get([int(np.prod(kind.shape))], kind.element_type)
    first = stablehlo.slice(state, [0], [1], [1])
    first = stablehlo.convert(ir.RankedTensorType.get([1], kind.element_type), first)
    numbers = stablehlo.add(stablehlo.iota(flat, 0), stablehlo.broadcast_in_dim(flat, first, [0]))
    bits = stablehlo.multiply(numbers, splat(flat, SPREAD))
    return stablehlo.add(state, splat(at, SPREAD)), stablehlo.reshape(kind, bits)


def splat(kind, number):
    value = ir.IntegerAttr.get(kind.element_type, number)
    return stablehlo.constant(ir.DenseElementsAttr.get_splat(kind, value))


def copied(op, value):
    order = ir.DenseI64ArrayAttr.get(list(range(ir.RankedTensorType(value.type).rank)))
    attributes = {"permutation": order}
    return ir.Operation.create(
        "stablehlo.transpose", [value.type], [value], attributes, ip=ir.InsertionPoint(op), loc=op.location
    ).result


def different(before, after, arrays):
    """Returns how the results of two texts differ, or None if they agree."""
    one, two = interpreted(before, arrays), interpreted(after, arrays)
    if [(each.shape, each.dtype) for each in one] != [(each.shape, each.dtype) for each in two]:
        return "results of other types"
    for number, (was, now) in enumerate(zip(one, two)):
        if was.tobytes() != now.tobytes():
            return f"result {number} differs:\n{was}\n{now}"
    return None


def in_child(call):
    """Returns what `call` returns in a child process, or None if the process is killed. StableHLO's interpreter aborts
    its process at some convolutions, also in steps that were not rewritten."""
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        with os.fdopen(writes, "wb") as file:
            pickle.dump(call(), file)
        os._exit(0)
    os.close(writes)
    with os.fdopen(reads, "rb") as file:
        sent = file.read()
    _, status = os.waitpid(child, 0)
    return None if os.WIFSIGNALED(status) else pickle.loads(sent)


def planned(step, program, counts):
    """Returns (the text of the rewritten step, None), or (None, what is wrong or None). A refused program is planned
    again within the smallest budget that the refusal names.
    """
    import remat

    budget = program.budget
    for is_first in True, False:
        try:
            text, report = remat.transform_stablehlo(step, budget=budget, **dict(program.options))
            counts["run again"] += report.details["ops_run_again"] > 0
            return text, None
        except remat.RematError as error:
            if re.search(UNSUITED, str(error)):
                counts["unsuited"] += 1
                return None, None
            if error.report is None or error.report.failed is None or not is_first:
                return None, f"refused: {error}"
            counts["refused first"] += 1
            budget = error.report.failed.least_bytes or "min"  # The least is None if the budget is below the arguments.


def problem(program, seed, counts):
    """Returns what is wrong with a program, or None."""
    from remat.stablehlo import module_text
    from remat.tool import RematError

    try:
        step = lowered(program)
    except (NotImplementedError, TypeError):  # JAX lacks some derivatives of derivatives.
        counts["no step of JAX"] += 1
        return None
    after, wrong = planned(step, program, counts)
    if after is None:
        return wrong
    counts["planned"] += 1
    before, arrays = module_text(step), given(program, seed)

    def compared():
        try:
            return (different(before, after, arrays),)
        except (ir.MLIRError, RematError) as error:
            return (f"no StableHLO: {str(error)[:600]}",)

    found = in_child(compared)
    if found is None and in_child(lambda: len(interpreted(before, arrays))) is None:
        counts["not interpreted"] += 1
        return None
    return "the interpreter stops at the rewritten step alone" if found is None else found[0]


def without_one(statements):
    """Yields each shorter list of statements. One statement, which may be in a body, is left out or takes the place of
    the statement around it.
    """
    for i, each in enumerate(statements):
        yield statements[:i] + statements[i + 1 :]
        for j, body in enumerate(each.bodies):
            yield statements[:i] + body + statements[i + 1 :]
            for smaller in without_one(body):
                bodies = each.bodies[:j] + (smaller,) + each.bodies[j + 1 :]
                yield (*statements[:i], each._replace(bodies=bodies), *statements[i + 1 :])


def smaller(program):
    for statements in without_one(program.statements):
        yield program._replace(statements=statements)
    for i in range(len(program.options)):
        yield program._replace(options=program.options[:i] + program.options[i + 1 :])
    plain = Program((), False, False, (), "threefry2x32", "min", ())
    for field in ("is_gradient", "donates", "kept", "impl", "budget"):
        if getattr(program, field) != getattr(plain, field):
            yield program._replace(**{field: getattr(plain, field)})


def kind_of(wrong):
    """Returns the part of a problem that stays the same while a program is made smaller: the first words of an error."""
    return wrong and re.sub(r"[\d.]+", "", re.sub(r"^refused: .*? error: ", "refused: ", wrong.splitlines()[0])[:60])


def shrunk(program, seed, wrong):
    """Returns the smallest program that was found to be wrong in the same way."""
    changed = True
    while changed:
        changed = False
        for candidate in smaller(program):
            if kind_of(problem(candidate, seed, dict.fromkeys(COUNTS, 0))) == kind_of(wrong):
                program, changed = candidate, True
                break
    return program


def described(program, seed):
    return "\n".join(
        [
            *text_of(program.statements),
            f"{program._replace(statements=())}",
            problem(program, seed, dict.fromkeys(COUNTS, 0)) or "",
        ]
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--opt", required=True)
    parser.add_argument("--cases", type=int, default=5000 if os.environ.get("REMAT_FULL") else 24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    args = parser.parse_args()
    beginning.use_package(args.opt)
    stablehlo.register_stablehlo_passes()
    warnings.simplefilter("ignore")
    counts, failures = dict.fromkeys(COUNTS, 0), 0
    for k in [args.only] if args.only is not None else range(args.cases):
        seed = 1000003 * args.seed + k
        program = drawn_program(seed)
        wrong = problem(program, seed, counts)
        if wrong:
            failures += 1
            print(f"jax: seed {args.seed}, case {k}: {wrong}", flush=True)
            print(f"made smaller:\n{described(shrunk(program, seed, wrong), seed)}", flush=True)
            if failures == MOST_FAILURES:
                break
    print(f"jax: {args.cases} programs, seed {args.seed}: {counts}, {failures} wrong")
    if counts["no step of JAX"] + counts["not interpreted"] > args.cases // 20 + 1:
        print("jax: JAX refuses too many of the programs, or the interpreter does")
        return 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
