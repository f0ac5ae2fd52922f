# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes meshes and groups of devices as JAX wrote them before version 0.12. JAX 0.12 gives one mesh two names, and
writes groups as axes of a mesh:

    replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "d">]>

The program divide.py imports this as a module beside it. This module imports nothing of this package.
"""

import math
import re

from local_loops import walk

BY_AXES = "#stablehlo.replica_group_mesh_axes<"


def of_one_name(module):
    """Returns the module in which each mesh has only its first name."""
    from jaxlib.mlir import ir

    first, others = {}, {}
    for op in list(module.body.operations):
        if op.operation.name == "sdy.mesh":
            name = op.attributes["sym_name"].value
            kept = first.setdefault(str(op.attributes["mesh"]), name)
            if kept != name:
                others[name] = kept
                op.operation.erase()
    if not others:
        return module
    names = "|".join(map(re.escape, sorted(others, key=len, reverse=True)))
    text = module.operation.get_asm(enable_debug_info=True)
    return ir.Module.parse(re.sub(rf"@({names})(?![\w$.-])", lambda found: f"@{others[found[1]]}", text))


def list_groups(module):
    """Lists the devices of each group of a collective. Raises ValueError if the devices of a group are only a part of
    an axis."""
    from jaxlib.mlir import ir

    known = {
        op.attributes["sym_name"].value: str(op.attributes["mesh"])
        for op in module.body.operations
        if op.operation.name == "sdy.mesh"
    }
    for op in walk(module.operation):
        groups = str(op.attributes["replica_groups"]) if "replica_groups" in op.attributes else ""
        if groups.startswith(BY_AXES):
            rows = rows_of(groups, known[re.search(r"mesh = @([\w$.-]+)", groups)[1]])
            listed = f"dense<{rows}> : tensor<{len(rows)}x{len(rows[0])}xi64>"
            op.attributes["replica_groups"] = ir.Attribute.parse(listed)


def rows_of(groups, mesh):
    """Returns the devices of each group, by the mesh's text.

    >>> rows_of('axes = [#stablehlo.axis_ref<name = "b">]', '#sdy.mesh<["a"=2, "b"=2]>')
    [[0, 1], [2, 3]]
    """
    if "sub_axis" in groups:
        raise ValueError("a collective is along a part of an axis of the mesh: give the parts axes of their own")
    sizes = {name: int(size) for name, size in re.findall(r'"([^"]*)"=(\d+)', mesh)}
    chosen = re.findall(r'axis_ref<name = "([^"]*)"', groups)
    listed = re.search(r"device_ids=\[([\d, ]+)\]", mesh)
    count = math.prod(sizes.values())
    devices = list(map(int, listed[1].split(","))) if listed else list(range(count))
    order = [*(name for name in sizes if name not in chosen), *chosen]
    steps, step = {}, 1
    for name in reversed(sizes):
        steps[name], step = step, step * sizes[name]
    places = [0]
    for name in order:
        places = [place + number * steps[name] for place in places for number in range(sizes[name])]
    width = math.prod(sizes[name] for name in chosen)
    return [[devices[place] for place in places[at : at + width]] for at in range(0, count, width)]
