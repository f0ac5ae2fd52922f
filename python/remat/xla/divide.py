# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns a step that JAX's shardings divide among devices into the program of one device, by Shardy's own passes.

    python divide.py read STEP.mlir OUT.mlir DEVICES
    python divide.py local STEP.mlir OUT.mlir

`read` writes the step without ops of CHLO, which Shardy cannot divide. If DEVICES is not 0, the step is then for DEVICES
devices. `local` writes a step whose whole body is one `sdy.manual_computation`, as `jax.shard_map` would: its tensors are
those of one device, and its collectives are ops of StableHLO. Between these two commands, calls have to be inlined.

The module devices.py starts this program as a process of its own, because Shardy may abort, and because jaxlib may be installed only in
another Python. The program prints one line of JSON: {"devices": their number, "divided": whether the text is of one device
already, "axes": [name, size] of the mesh}, or {"error": what is wrong}. The program imports nothing of this package except
modules beside it.
"""

import json
import math
import os
import re
import sys

import dividable
import local_loops
import mending
import mesh_names
import worker_jax

PASSES = (
    "sdy-propagation-pipeline",
    "sdy-close-shardings",
    "func.func(sdy-sharding-constraint-to-reshard)",
    "func.func(sdy-insert-explicit-reshards{enable-full-version=true})",
    "func.func(sdy-reshard-to-collectives)",
    "sdy-convert-global-to-local",
)


class Refused(Exception):
    """A step cannot be divided. The message says what is wrong with the step, and what to do."""


def main_of(module):
    """Returns the module's function called main. Raises Refused if there is no such function."""
    functions = [op for op in module.body.operations if op.operation.name == "func.func"]
    for op in functions:
        if op.attributes["sym_name"].value == "main":
            return op
    raise Refused("the step has no function main")


def extent(module, name):
    attributes = module.operation.attributes
    return int(str(attributes[name]).split(":", maxsplit=1)[0]) if name in attributes else 1


def meshes(module):
    """Returns [(the op, [(axis, size)])] of the meshes that have axes."""
    found = []
    for op in module.body.operations:
        if op.operation.name == "sdy.mesh":
            axes = re.findall(r'"((?:[^"\\]|\\.)*)"=(\d+)', str(op.attributes["mesh"]))
            axes = [(name, int(size)) for name, size in axes]
            if axes:
                found.append((op, axes))
    return found


def the_mesh(module):
    large = [each for each in meshes(module) if math.prod(size for _, size in each[1]) > 1] or meshes(module)
    if not large:
        raise Refused("the step has no mesh: lower it under jax.jit with a NamedSharding for its arguments")
    if len(large) > 1:
        raise Refused(f"the step has {len(large)} meshes, and one is expected: lower it with one")
    return large[0]


def is_divided(function):
    """Tells whether the whole body of a function is one manual computation already, as jax.shard_map writes it."""
    ops = [op.operation.name for op in function.regions[0].blocks[0].operations]
    return ops == ["sdy.manual_computation", "func.return"]


def resize(module, devices):
    """Changes the number of devices of a step whose mesh has one axis."""
    from jaxlib.mlir import ir

    mesh, axes = the_mesh(module)
    if math.prod(size for _, size in axes) == devices:
        return
    if len(axes) > 1:
        raise Refused(
            f"its mesh has the axes {', '.join(f'{name}={size}' for name, size in axes)}; only a mesh of one axis can be "
            "made for another number of devices: lower the step for each number"
        )
    if is_divided(main_of(module)):
        raise Refused("its shapes are already those of one device: lower it for each number of devices")
    mesh.attributes["mesh"] = ir.Attribute.parse(f'#sdy.mesh<["{axes[0][0]}"={devices}]>')
    if "stablehlo.mesh" in mesh.attributes:
        del mesh.attributes["stablehlo.mesh"]
    module.operation.attributes["mhlo.num_partitions"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), devices)


def check_divisible(module):
    """Raises Refused unless each argument and result is divided evenly."""
    _, axes = the_mesh(module)
    sizes = dict(axes)
    function = main_of(module)
    kind = function.attributes["function_type"].value
    for what, types, key in (("argument", kind.inputs, "arg_attrs"), ("result", kind.results, "res_attrs")):
        listed = function.attributes[key] if key in function.attributes else []
        for number, (type_, attributes) in enumerate(zip(types, listed)):
            if "sdy.sharding" not in attributes:
                continue
            for dimension, parts in enumerate(shards(str(attributes["sdy.sharding"]), sizes)):
                if type_.shape[dimension] % parts:
                    raise Refused(
                        f"dimension {dimension} of {what} {number} has {type_.shape[dimension]} elements, which are not "
                        f"divided evenly among {parts} devices: choose another number of devices, or another sharding"
                    )


def shards(sharding, sizes):
    """Yields the number of parts into which a sharding divides each dimension."""
    listed = re.search(r"\[((?:\{[^}]*\}(?:p\d+)?(?:, )?)*)\]", sharding)
    for dimension in re.findall(r"\{([^}]*)\}", listed[1] if listed else ""):
        parts = 1
        for name, part in re.findall(r'"((?:[^"\\]|\\.)*)"(?::\(\d+\)(\d+))?', dimension):
            parts *= int(part) if part else sizes[name]
        yield parts


def read(text, devices):
    """Returns the step without CHLO, with Shardy's ops unchanged."""
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    with worker_jax.context() as context:
        module = mesh_names.of_one_name(ir.Module.parse(text))
        mesh_names.list_groups(module)
        if extent(module, "mhlo.num_replicas") > 1:
            raise Refused("the step has replicas (jax.pmap): lower it under jax.jit with a NamedSharding")
        if devices:
            resize(module, devices)
        check_divisible(module)
        artifact = worker_jax.portable(module, stablehlo.get_current_version())
        module = stablehlo.deserialize_portable_artifact(context, artifact)
        return printed(module), module


def printed(module):
    return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)


def local(text):
    """Returns the step as one manual computation."""
    from jaxlib.mlir import ir

    with worker_jax.context(), ir.Location.unknown():
        module, divided = ir.Module.parse(text), ir.Module.parse(text)
        if is_divided(main_of(module)):
            return text, module
        run_passes(divided)
        mesh_names.list_groups(divided)
        mending.scatter(main_of(divided))
        mending.gather_once(main_of(divided))
        mending.share_channels(main_of(divided))
        wrap(main_of(module), main_of(divided), the_mesh(module))
        module.operation.verify()
        return printed(module), module


def run_passes(module):
    from jaxlib.mlir.passmanager import PassManager

    function = main_of(module)
    if local_loops.loops(function):
        local_loops.rank(function)
        local_loops.capture(function)
    for each in PASSES[:-1]:
        PassManager.parse(f"builtin.module({each})").run(module.operation)
    number = local_loops.disagreeing(main_of(module))
    if number is not None:
        raise Refused(
            f"carried value {number} of a loop is divided differently in different places: make them agree by "
            "jax.lax.with_sharding_constraint in the body"
        )
    local_loops.hand_on(main_of(module))
    try:
        dividable.check(main_of(module), worker_jax.moves_updates())
    except dividable.Undividable as error:
        raise Refused(str(error)) from error
    if worker_jax.names_sums():
        mending.name_sums(main_of(module))
    if worker_jax.widens_lookups():
        mending.widen_lookups(main_of(module))
    last = PassManager.parse(f"builtin.module({PASSES[-1]})")
    last.enable_verifier(False)  # This pass leaves invalid code, which is mended next.
    last.run(module.operation)
    local_loops.take_back(main_of(module))
    local_loops.carry(main_of(module))
    mending.combine(main_of(module))
    module.operation.verify()


def wrap(function, divided, mesh):
    """Replaces the body of `function` by a manual computation with the body of `divided`."""
    from jaxlib.mlir import ir

    block = function.regions[0].blocks[0]
    kind = function.attributes["function_type"].value
    inputs = given_shardings(divided, "arg_attrs", kind.inputs, mesh)
    outputs = given_shardings(divided, "res_attrs", kind.results, mesh)
    for op in reversed(list(block.operations)):
        op.operation.erase()
    attributes = {
        "in_shardings": per_value(inputs),
        "out_shardings": per_value(outputs),
        "manual_axes": ir.Attribute.parse(f"#sdy<manual_axes{{{', '.join(quoted(name) for name, _ in mesh[1])}}}>"),
    }
    with ir.InsertionPoint(block):
        whole = ir.Operation.create(
            "sdy.manual_computation",
            results=list(kind.results),
            operands=list(block.arguments),
            attributes=attributes,
            regions=1,
        )
        ir.Operation.create("func.return", operands=list(whole.results))
    divided.regions[0].blocks[0].append_to(whole.regions[0])
    last = list(whole.regions[0].blocks[0].operations)[-1]
    with ir.InsertionPoint(last):
        ir.Operation.create("sdy.return", operands=list(last.operands))
    last.operation.erase()
    for op in local_loops.walk(whole):
        for name in [each if isinstance(each, str) else each.name for each in op.operation.attributes]:
            if name.startswith("sdy."):
                del op.operation.attributes[name]
    for key, shardings in (("arg_attrs", inputs), ("res_attrs", outputs)):
        function.attributes[key] = with_shardings(function, key, shardings)


def quoted(name):
    return f'"{name}"'


def given_shardings(function, key, types, mesh):
    """Returns the sharding of each argument or result. An argument or result without a sharding is whole on every
    device."""
    from jaxlib.mlir import ir

    listed = list(function.attributes[key]) if key in function.attributes else [{}] * len(types)
    symbol = mesh[0].attributes["sym_name"].value
    return [
        each["sdy.sharding"]
        if "sdy.sharding" in each
        else ir.Attribute.parse(f"#sdy.sharding<@{symbol}, [{', '.join(['{}'] * len(kind.shape))}]>")
        for each, kind in zip(listed, types)
    ]


def with_shardings(function, key, shardings):
    from jaxlib.mlir import ir

    listed = list(function.attributes[key]) if key in function.attributes else [{}] * len(shardings)
    made = []
    for each, sharding in zip(listed, shardings):
        named = {one.name: one.attr for one in each} if each else {}
        made.append(ir.DictAttr.get({**named, "sdy.sharding": sharding}))
    return ir.ArrayAttr.get(made)


def per_value(shardings):
    from jaxlib.mlir import ir

    return ir.Attribute.parse(
        f"#sdy.sharding_per_value<[{', '.join(str(each).removeprefix('#sdy.sharding') for each in shardings)}]>"
    )


def main():
    verb, step, output, *rest = sys.argv[1:]
    os.environ["JAX_PLATFORMS"] = "cpu"
    with open(step, encoding="utf-8") as file:
        text = file.read()
    try:
        if worker_jax.too_old_to_divide():
            raise Refused(worker_jax.too_old_to_divide())
        written, module = read(text, int(rest[0])) if verb == "read" else local(text)
        answer = {
            "devices": extent(module, "mhlo.num_partitions"),
            "divided": is_divided(main_of(module)),
            "axes": the_mesh(module)[1],
        }
    except Refused as error:
        print(json.dumps({"error": str(error), "refused": True}))
        return
    except Exception as error:  # The caller reports whatever Shardy raises.
        print(json.dumps({"error": str(error), "kind": type(error).__name__}))
        return
    with open(output, "w", encoding="utf-8") as file:
        file.write(written)
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
