#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures on a GPU what steps of torch.compile with remat.torch.backend take: torch.cuda.max_memory_allocated beside
what was planned, and seconds a step, below the step as PyTorch compiles it. With --offload plans copy to the host, too.
Needs a GPU.

    tools/setup torch
    .venv/torch/bin/pip install torch==2.15.0 # With CUDA's libraries and Triton, which tools/setup leaves out.
    .venv/torch/bin/pip install --no-deps -r tools/models/requirements-torch-models.txt
    bench/measure/torch_cuda.py resnet50 --budgets 100%,60%,40% --inner eager
    bench/measure/torch_cuda.py resnet50 --budgets 60%,40% --offload 25GB/s
"""

import argparse
import gc
import os
import sys
import time

import paths  # noqa: F401

NAMES = ("resnet50", "densenet121", "vit_b", "fcn", "gpt2", "bert", "llama8")  # Models of torch_models.py.
AS_IT_IS = "as it is"
ROW = "{:<12} {:<9} {:>7} {:>13} {:>13} {:>13} {:>9} {:>9}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="+", metavar="MODEL", help="as of bench/measure/torch_table.py")
    parser.add_argument("--budgets", default="100%,60%,40%")
    parser.add_argument("--inner", default="eager", choices=("eager", "inductor"))
    parser.add_argument("--machine", default="h200", help="whose roofline prices ops")
    parser.add_argument("--offload", metavar="RATE", help="bandwidth of the link to the host, such as 25GB/s")
    parser.add_argument("--steps", type=int, default=10)
    options = parser.parse_args()
    for name in options.models:
        if name not in NAMES:
            parser.error(f"there is no model {name}; there are {', '.join(NAMES)}")
    os.environ.setdefault("TORCH_LOGS", "-all")
    import torch

    if not torch.cuda.is_available():
        sys.exit("torch_cuda: PyTorch finds no GPU here")
    print(ROW.format("model", "inner", "budget", "planned, MB", "taken, MB", "on the host", "plan", "s a step"))
    for name in options.models:
        for budget in (AS_IT_IS, *options.budgets.split(",")):
            print(ROW.format(name, options.inner, budget, *measured(torch, name, budget, options)), flush=True)


def measured(torch, name, budget, options):
    import remat.torch
    from torch_models import MODELS

    torch._dynamo.reset()
    gc.collect()  # What the previous step held is no part of this step's peak.
    model, args, named = MODELS[name][0]()
    model = model.to_empty(device="cuda")
    # tie_weights belongs to transformers; to_empty makes two weights of one.
    getattr(model.model, "tie_weights", lambda: None)()
    with torch.no_grad():
        for each in (*model.parameters(), *model.buffers()):
            each.copy_(torch.rand_like(each, dtype=torch.float32) * 0.02) if each.is_floating_point() else each.zero_()
    args = [filled(torch, each) for each in args]
    named = {key: filled(torch, each) if torch.is_tensor(each) else each for key, each in named.items()}
    if budget == AS_IT_IS:
        made = {"eager": "aot_eager", "inductor": "inductor"}[options.inner]
    else:
        made = remat.torch.backend(
            budget, inner=options.inner, machine=options.machine, effort=0.05, offload=options.offload
        )
    step = torch.compile(model, backend=made, dynamic=False, fullgraph=True)
    for number in range(options.steps + 2):
        if number == 2:
            torch.cuda.synchronize()
            torch.cuda.reset_peak_memory_stats()
            begin = time.time()
        model.zero_grad(set_to_none=True)
        try:
            step(*args, **named).backward()
        except torch._dynamo.exc.BackendCompilerFailed as error:
            return ("refused", "", "", "", str(error.inner_exception))
    torch.cuda.synchronize()
    seconds = f"{(time.time() - begin) / options.steps:.4f}"
    taken = f"{torch.cuda.max_memory_allocated() / 1e6:,.1f}"
    if budget == AS_IT_IS:
        return ("", taken, "", "", seconds)
    (fitted,) = made.plans
    planned = f"{(fitted.peak if fitted.taken is None else fitted.taken) / 1e6:,.1f}"
    return (planned, taken, f"{fitted.host / 1e6:,.1f}", f"{fitted.slower:+.1%}", seconds)


def filled(torch, tensor):
    if tensor.dtype == torch.long:
        return torch.zeros(tensor.shape, dtype=torch.long, device="cuda")
    return torch.randn(tensor.shape, dtype=tensor.dtype, device="cuda")


if __name__ == "__main__":
    main()
