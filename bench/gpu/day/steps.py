#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""steps.py FOLDER GPU full|small [PART...] writes the steps of the device day that XLA compiles to FOLDER/steps/*.mlir.
For each step the script writes predictions to FOLDER/predicted.json: the bytes that XLA takes when it compiles ahead of
time, and the seconds by the roofline. If a step cannot be made, predicted.json says why."""

import functools
import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "bench" / "measure"))

import step_texts
import xla_table
from parts import FULL, SMALL
from remat.fit.refusal import NoPlan
from remat.output import write_output
from remat.process import Failed
from remat.tool import RematError
from remat.xla.compiler import Compiler
from remat.xla.fitted import fitted
from xla_options import use_plugin


@functools.cache
def originals(name, is_small):
    """Returns the texts of the original step, and of the step with jax.checkpoint around each block."""
    if name.startswith("steps/"):
        name = name.removeprefix("steps/")
        module = step_texts.module_of(name)
        vars(module).update(module.SMALL if is_small else {})
        return [step_texts.lowered(name, kind) for kind in (step_texts.ORIGINAL, step_texts.BLOCKS)]
    return xla_table.steps_of(xla_table.models()[name](), temporaries=True)


def seconds_by_name(kernels, target, runs=1, found=None):
    """Returns {name: seconds by the roofline} of all kernels of a step. A kernel in a loop counts as often as it runs.
    Numbers in the names of kernels are left out, because a device chooses other kernels and then numbers them
    differently."""
    found = {} if found is None else found
    for each in kernels.kernels:
        if each.body:
            seconds_by_name(each.body, target, runs * each.trips, found)
        else:
            name = re.sub(r"[.\d]+$", "", each.name)
            seconds = max(each.flops / target.flops, each.bytes / target.bandwidth)
            found[name] = found.get(name, 0.0) + runs * seconds
    return found


class Maker:
    def __init__(self, folder, gpu, is_small):
        self.folder, self.gpu, self.is_small = folder, gpu, is_small
        self.compiler, self.predicted = Compiler(gpu), {}

    def make(self, xla):
        """Writes all versions of a step, and predicts the bytes and seconds of each."""
        as_it_is, by_hand = originals(xla.step, self.is_small)
        texts = {"": as_it_is, "hand": by_hand}
        ends = (*xla.versions, *(plan.name for plan in xla.plans))
        plans = {plan.name: plan for plan in xla.plans}
        for end, file in zip(ends, xla.files(), strict=True):
            if file not in self.predicted:
                make = (
                    functools.partial(self.planned, plans[end], *texts.values())
                    if end in plans
                    else lambda end=end: texts[end]
                )
                self.predicted[file] = self.one(file, make, "--profile" in xla.run)
                print(f"gpu-day: {file}: {self.predicted[file].get('why', 'packed')}", flush=True)

    def one(self, file, make, is_profiled):
        try:
            text = make()
            executable = self.compiler.compile_text(text)
        except (Failed, NoPlan, RematError) as error:
            return {"why": str(error).splitlines()[0]}
        (self.folder / "steps" / f"{file}.mlir").write_text(text, encoding="utf-8")
        kernels, target = executable.kernels(), self.compiler.target
        found = {"bytes": executable.memory.total, "seconds": kernels.seconds(target)}
        return found | ({"kernels": seconds_by_name(kernels, target)} if is_profiled else {})

    def planned(self, plan, as_it_is, by_hand):
        budget = plan.budget
        if budget == "checkpoint":
            budget = str(self.compiler.compile_text(by_hand).memory.total)
        more = {**({"effort": 0.1} if self.is_small else {}), **dict(plan.options)}
        return fitted(as_it_is, budget, self.gpu, compiler=self.compiler, **more).text


def main():
    folder, gpu, size, *names = sys.argv[1:]
    use_plugin("cuda")
    day = SMALL if size == "small" else FULL
    (Path(folder) / "steps").mkdir(exist_ok=True)
    maker = Maker(Path(folder), gpu, size == "small")
    for xla in (*day.xla, *day.held_out):
        if not names or xla.part in names:
            maker.make(xla)
    write_output(Path(folder) / "predicted.json", json.dumps(maker.predicted, indent=1) + "\n")


if __name__ == "__main__":
    main()
