# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans the bodies of a step's loops (remat-plan-loops, remat-apply-loops). The loops stay loops.

An iteration is planned kernel by kernel or op by op. To find the kernels, XLA compiles the bodies of each pair of loops
separately. XLA sometimes takes fewer bytes for a plan that is made op by op than for a plan that is made by kernels.
"""

import json
import os
import re
import shutil

from ..files import write_text
from ..fit.planner import loop_passes, read
from ..fit.values import Plan, Prepared, Refusal
from ..process import Failed
from .kernel_plans import INLINED, annotation, note_without_kernels
from .kernels_json import kernels_json
from .variants import (
    ALONE,
    AS_WRITTEN,
    BY_KERNELS,
    KERNEL_LOOPS,
    LOOP_FORMS,
    LOOP_STAGES,
    LOOPS,
    ONE,
    PRODUCTS,
    SEVERAL,
    in_file_name,
    parts_of,
    planner_of,
)

SUNK = (INLINED, "--remat-sink-into-loops")
BODIES = "bodies"  # The subfolder of the base's folder with the bodies of loops and their kernels.
KERNELS = f"--remat-import-loop-kernels=folder={BODIES}"
NAME = re.compile(r"[\w-]+\.json")


class LoopPlans:
    def __init__(self, tools):
        self.tools = tools

    def prepare(self, base, request):
        os.makedirs(base.folder, exist_ok=True)
        whole = self.kept(base, request.variant, False)
        if isinstance(whole, Refusal):
            return whole
        is_alone = all(each["alone"] for each in whole["loops"])
        traits, notes = [ALONE] * is_alone + [SEVERAL if len(whole["loops"]) > 1 else ONE], ()
        if parts_of(request.variant)[0].name == LOOPS:
            try:
                self.compile_bodies(base)
                by_kernels = self.kept(base, request.variant, True)
                whole = whole if isinstance(by_kernels, Refusal) else by_kernels
                traits.append(BY_KERNELS)
            except Failed as error:
                # A later plan would use the kernels in this folder, so the folder is removed.
                shutil.rmtree(os.path.join(base.folder, BODIES), ignore_errors=True)
                notes = (note_without_kernels("its loops", error),)
        return Prepared(whole["baseline_peak_bytes"], False, tuple(traits), notes)

    def kept(self, base, variant, with_kernels):
        """Returns the report of the plan that recomputes nothing. Returns a Refusal if the step has no loops whose
        bodies can be planned."""
        return self.run(base, variant, "100%", "kept.mlir", with_kernels, 1.0)

    def compile_bodies(self, base):
        """Compiles the bodies of each pair of loops separately, and writes which of their ops XLA computes in one
        kernel."""
        tools = self.tools
        tools.doing("reading what XLA computes in one kernel inside of loops")
        folder = os.path.join(base.folder, BODIES)
        os.makedirs(folder, exist_ok=True)
        tools.opt(base.folder, base.path, "bodies.mlir", *SUNK, f"--remat-export-loop-bodies=folder={BODIES}")
        for name in sorted(each for each in os.listdir(folder) if each.endswith(".mlir")):
            kernels = tools.compiled(name, os.path.join(folder, name)).kernels
            write_text(
                os.path.join(folder, name.replace(".mlir", ".json")),
                json.dumps(kernels_json(kernels, tools.xla.target)),
            )

    def plan(self, base, request):
        row, _ = parts_of(request.variant)
        budget = "min" if request.budget is None else str(max(1, request.budget))
        with_kernels = row.name in KERNEL_LOOPS and any(
            each.endswith(".json") for each in listed(os.path.join(base.folder, BODIES))
        )
        name = f"{in_file_name(request.variant)}.{budget}.mlir"
        path = os.path.join(base.folder, name)
        return path, self.run(base, request.variant, budget, name, with_kernels, request.effort)

    def decided(self, made):
        """Returns the data that plan_again needs to write a plan again: the kernels of its loops' bodies."""
        folder = os.path.join(os.path.dirname(made.path), BODIES)
        is_by_kernels = parts_of(made.plan.variant)[0].name in KERNEL_LOOPS
        names = [each for each in sorted(listed(folder)) if each.endswith(".json")] if is_by_kernels else []
        return {"kernels": {name: read(os.path.join(folder, name)) for name in names}}

    def plan_again(self, base, request, decided):
        """Writes a plan from the data of decided(). Returns its path. The planner makes the same plan again from the
        same kernels."""
        folder = os.path.join(base.folder, BODIES)
        os.makedirs(folder, exist_ok=True)
        for name, kernels in decided["kernels"].items():
            if not NAME.fullmatch(name):
                raise ValueError(name)
            write_text(os.path.join(folder, name), json.dumps(kernels))
        path, report = self.plan(base, request)
        if isinstance(report, Refusal):
            raise Failed("the planner no longer finds the plan that the file keeps")
        return path

    def run(self, base, variant, budget, target, with_kernels, effort):
        tools, copies = self.tools, parts_of(variant)[1]
        planner = planner_of(variant, tools.planner)
        row = parts_of(variant)[0].name
        # With a plan made op by op, XLA writes each stack in a separate kernel.
        more = " few-stacks=true" * (not with_kernels) + " offload=true" * copies
        # The stages of a whole step are planned by their time, as kernels outside of loops are.
        more += " cost-model=roofline" * (row == LOOP_STAGES)
        has_times = with_kernels or copies or row == PRODUCTS
        machine = [annotation(base.folder, tools.xla.target)] if has_times else []
        passes = loop_passes(f"budget={budget} planner={planner} effort={effort:g}{more}")
        before = (INLINED,) if row in (AS_WRITTEN, PRODUCTS) else SUNK
        return tools.opt.plan(base.folder, base.path, target, *before, *machine, *[KERNELS] * with_kernels, *passes)

    def as_plan(self, request, report):
        return Plan("", report["peak_bytes"], request.variant)

    def write(self, made, writing):
        path = f"{made.path.removesuffix('.mlir')}.{in_file_name(writing) or 'plain'}.xla.mlir"
        passes = (*LOOP_FORMS[writing].options.split(), "--convert-remat-to-stablehlo")
        self.tools.opt(self.tools.folder, made.path, path, *passes)
        return path


def listed(folder):
    return os.listdir(folder) if os.path.isdir(folder) else []
