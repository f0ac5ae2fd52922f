#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares plans for inductor with the partitions that PyTorch makes for fewer bytes (activation_memory_budget).

    tools/setup torch
    bench/measure/torch_partitions.py                # all models: some minutes
    bench/measure/torch_partitions.py encoder --without
    bench/measure/torch_partitions.py encoder --one-by-one

For each setting of PyTorch, a row has the bytes and the time of the code that inductor generates for PyTorch's partition,
and those for remat's plan within these bytes. Nothing is compiled and nothing runs. Times are those of all kernels by
the roofline, relative to PyTorch's partition without the setting. Bytes include parameters, buffers and inputs.
"""

import argparse
import functools
import os
from unittest import mock

import paths
from table import markdown, show

NAMES = ("tutorial", "encoder", "language", "residual", "mixer")
COLUMNS = ("model", "setting", "PyTorch, MB", "time", "remat, MB", "time", "plan of")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"of {', '.join(NAMES)} (default: all)")
    parser.add_argument("--without", action="store_true", help="do not try PyTorch's partitions as plans")
    parser.add_argument("--one-by-one", action="store_true", help="plan with the prices of ops that are not fused")
    options = parser.parse_args()
    for name in options.models:
        if name not in NAMES:
            parser.error(f"there is no model {name}; there are {', '.join(NAMES)}")
    os.environ.setdefault("REMAT_OPT", str(paths.BIN / "remat-opt"))
    os.environ.setdefault("TORCH_LOGS", "-all")
    show(markdown(COLUMNS, (row for name in options.models or NAMES for row in rows(name, options))))


def rows(name, options):
    """Returns the rows of a model."""
    import remat.torch
    import torch
    import torch_inductor

    torch._dynamo.reset()
    torch.manual_seed(0)
    model, inputs = {**torch_inductor.MODELS, **own_models()}[name]()
    made, found = remat.torch.backend("100%", inner="inductor", effort=0.05), []

    def compiler(module, given):
        found.extend(measured(name, made, module, given, options))
        return module.forward

    torch.compile(model, backend=compiler, dynamic=False, fullgraph=True)(*inputs)
    return found


def own_models():
    """Returns models on which no price was tuned: a language model, a network of convolutions and group norms, and a
    mixer with dropout."""
    import torch
    import torch_partitions_models as models

    tokens = torch.randint(0, 500, (8, 128))
    return {
        "language": lambda: (models.Language(), (tokens, tokens)),
        "residual": lambda: (models.Residual(), (torch.randn(8, 3, 32, 32), torch.randint(0, 10, (8,)))),
        "mixer": lambda: (models.Mixer(), (torch.randn(32, 49, 64),)),
    }


def measured(name, made, module, given, options):
    from remat.torch.inductor_plans import InductorPlanner
    from remat.torch.traced import parameters_of

    parameters = parameters_of(given)
    program = made.kind(module, parameters, 0, 0)
    planner_of = functools.partial(made.planner, program, parameters)
    if options.one_by_one:
        made.inner = "eager"
    planner = InductorPlanner(module, given, planner_of, program.rounded, program.key, {})
    return planner.trace(lambda: [*compared(name, planner, options.without)])


def compared(name, planner, without):
    from remat.asked import parse_budget
    from remat.torch.fit import PARTITIONS, VARIANTS, fit
    from remat.torch.inductor import FUSED

    own, partitions = planner.as_it_is, planner.partitions()
    for share, plan in partitions.items():
        theirs = planner.measure(plan, FUSED)
        with mock.patch.dict(VARIANTS):
            for each in PARTITIONS if without else ():
                del VARIANTS[each]
            ours = fit(planner.planner, planner.measure, own, parse_budget(theirs.taken), 0, planner.partitions)
        is_theirs = any(each.steps == ours.steps for each in partitions.values())
        yield (name, share, *figures(theirs, own), *figures(ours, own), "PyTorch" if is_theirs else "remat")


def figures(fitted, own):
    return f"{fitted.taken / 1e6:.3f}", f"{fitted.seconds / own.seconds - 1:+.1%}"


if __name__ == "__main__":
    main()
