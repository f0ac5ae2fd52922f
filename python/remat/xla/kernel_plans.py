# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans a step kernel by kernel. XLA compiles the step, and the ops of each kernel become a group."""

import json
import os
import re
import shutil

from ..files import text_of, write_text
from ..fit.planner import REPORT, floor_of
from ..fit.values import ORIGINAL, Plan, Prepared
from ..process import Failed
from .kernels_json import kernels_json
from .memory import agrees, peak
from .variants import CALLS, REPEATED, REUSE, fence_options, in_file_name, marks_for, parts_of, planner_of

PREPARED, GROUPED, REUSED, TIED = "prepared.mlir", "grouped.mlir", "reused.mlir", "tied.mlir"
BARRIER = "optimization_barrier"
INLINED = "--remat-prepare=caller-results=true"
PREPARE = (INLINED, "--remat-merge-equal-ops")

# Matches the steps of a plan in a function's attribute.
STEPS = re.compile(r"remat\.plan = #remat\.plan<[^\[\]]*steps = \[([^\[\]]*)\]>")
RUN = re.compile(r"(\d+)(?:-(\d+))?|(out|wait|in) (\d+)")
COPIES_OF = {"out": "swap_out", "wait": "wait_out", "in": "swap_in"}


class KernelPlans:
    def __init__(self, tools):
        self.tools = tools
        self.kernels = {}  # {(folder, file) of a step with groups: its kernels as JSON, or None}

    def prepare(self, base, request):
        tools = self.tools
        os.makedirs(base.folder, exist_ok=True)
        tools.doing("reading what XLA computes in one kernel")
        notes, has_calls = self.group(base)
        grouped = os.path.join(base.folder, GROUPED)
        if tools.graph and request.base == ORIGINAL:
            tools.opt(base.folder, grouped, os.devnull, "--remat-export-graph=file=graph.json")
            shutil.copyfile(os.path.join(base.folder, "graph.json"), tools.graph)
        passes = ("--remat-plan=activation-budget=100%", f"--remat-report=file={REPORT}")
        kept = tools.opt.plan(base.folder, grouped, "kept.mlir", *passes)["baseline_peak_bytes"]
        taken = base.candidate.memory.temporaries
        agree = agrees(kept, taken) and agrees(peak(base.candidate.kernels)[0], taken)
        traits = *tools.traits(notes), *[CALLS] * has_calls, *[REPEATED] * self.tie(base)
        return Prepared(kept, agree, traits, notes)

    def group(self, base):
        """Writes the file GROUPED, and also the file REUSED if XLA calls libraries. Returns notes, and whether XLA
        calls libraries."""
        opt, folder = self.tools.opt, base.folder
        opt(folder, base.path, PREPARED, *PREPARE)
        opt(folder, PREPARED, "numbered.mlir", "--remat-number-ops", "--convert-remat-to-stablehlo")
        kernels = self.tools.compiled("the step with numbered ops", os.path.join(folder, "numbered.mlir")).kernels
        has_calls = any(each.elsewhere for each in kernels.kernels)
        try:
            for reuse in [True, False] if has_calls else [False]:
                self.write_groups(
                    base, REUSED if reuse else GROUPED, kernels_json(kernels, self.tools.xla.target, reuse)
                )
        except Failed as error:
            self.write_groups(base, GROUPED, None)
            return (note_without_kernels("the step", error),), False
        return (), has_calls

    def write_groups(self, base, grouped, kernels):
        """Writes the step in the file PREPARED with the groups of the given kernels, or without groups."""
        passes = [annotation(base.folder, self.tools.xla.target)]
        if kernels is not None:
            write_text(os.path.join(base.folder, "kernels.json"), json.dumps(kernels))
            passes.insert(0, "--remat-import-groups=file=kernels.json")
        self.tools.opt(base.folder, PREPARED, grouped, *passes)
        self.kernels[base.folder, grouped] = kernels

    def tie(self, base):
        """Writes the file TIED. This is GROUPED with a barrier after each large value that several kernels compute. Tells
        whether there are such values."""
        self.tools.opt(base.folder, GROUPED, TIED, "--remat-tie-repeated", "--convert-remat-to-stablehlo")
        before, after = (text_of(os.path.join(base.folder, each)).count(BARRIER) for each in (GROUPED, TIED))
        return after > before

    def tied(self, base):
        """Returns the data from which tie_again can write the same step again."""
        return {"kernels": self.kernels[base.folder, GROUPED]}

    def tie_again(self, base, tied):
        self.group_again(base, GROUPED, tied)
        self.tie(base)
        return os.path.join(base.folder, TIED)

    def group_again(self, base, grouped, decided):
        self.tools.opt(base.folder, base.path, PREPARED, *PREPARE)
        self.write_groups(base, grouped, decided["kernels"])

    def decided(self, made):
        """Returns the data from which plan_again can write the same plan again."""
        steps = STEPS.search(text_of(made.path))[1]
        return {"steps": steps, "kernels": self.kernels[os.path.dirname(made.path), grouped_for(made.plan.variant)]}

    def plan_again(self, base, request, decided):
        """Writes a plan from the data of decided(). Returns its path."""
        grouped = grouped_for(request.variant)
        self.group_again(base, grouped, decided)
        write_text(
            os.path.join(base.folder, "steps.json"),
            json.dumps({"version": 1, "planner": "kept", "steps": steps_of(decided["steps"])}),
        )
        self.tools.opt(base.folder, grouped, "again.mlir", "--remat-import-plan=file=steps.json")
        return os.path.join(base.folder, "again.mlir")

    def plan(self, base, request):
        _, copies = parts_of(request.variant)
        budget = "min" if request.budget is None else str(max(1, request.budget))
        planner = planner_of(request.variant, self.tools.planner)
        options = f"activation-budget={budget} planner={planner} effort={request.effort:g} for-report=true"
        options += " offload=true" * copies
        target = f"{in_file_name(request.variant)}.{budget}.{request.effort:g}.mlir"
        source = grouped_for(request.variant)
        passes = (f"--remat-plan={options}", f"--remat-report=file={REPORT}")
        return os.path.join(base.folder, target), self.tools.opt.plan(base.folder, source, target, *passes)

    def as_plan(self, request, report):
        bound, cost = report.get("lower_bound_cost"), report["base_cost"]
        return Plan(
            "",
            report["peak_bytes"],
            request.variant,
            report["overhead"],
            None if bound is None else bound / cost - 1,
            floor_of(report),
        )

    def write(self, made, writing):
        _, copies = parts_of(made.plan.variant)
        options = f"hand-on-saved=true {fence_options(writing)}" + " prompt-waits=true" * copies
        path = f"{made.path.removesuffix('.mlir')}.{in_file_name(writing)}.mlir"
        apply = (*marks_for(writing), f"--remat-apply={options}", "--remat-verify")
        self.tools.opt(self.tools.folder, made.path, path, *apply, "--convert-remat-to-stablehlo")
        return path


def grouped_for(variant):
    """Returns the path of the file with the groups of ops that a variant plans."""
    return REUSED if parts_of(variant)[0].name == REUSE else GROUPED


def steps_of(text):
    """Returns the steps of a plan's file (docs/reference/Formats.md). `text` has the steps in the attribute's form,
    such as "0-2, out 4"."""
    steps = []
    for part in text.split(", "):
        first, last, copy, tensor = RUN.fullmatch(part).groups()
        if copy:
            steps.append({COPIES_OF[copy]: int(tensor)})
        else:
            steps += [{"compute": node} for node in range(int(first), int(last or first) + 1)]
    return steps


def annotation(folder, target):
    """Returns the pass that prices ops for a target, whose description is written into the folder."""
    write_text(os.path.join(folder, "target.machine"), target.machine)
    return "--remat-annotate-costs=machine=target.machine"


def note_without_kernels(where, error):
    """Returns a note on a step whose kernels cannot be planned. The note leaves out the numbers of groups of ops, which
    mean nothing to a user."""
    numbered = re.search(r"\bgroup \d+", str(error))
    why = "a plan cannot order XLA's kernels one after another" if numbered else error
    return f"each op of {where} is planned by itself, so XLA may take more or fewer bytes than planned: {why}"
