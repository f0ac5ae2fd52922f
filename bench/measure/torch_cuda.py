#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures steps of PyTorch on a GPU: torch.cuda.max_memory_allocated and max_memory_reserved, the planned bytes, the
seconds of a step, and the seconds of its kernels.

    tools/setup torch
    .venv/torch/bin/pip install torch==2.15.0 # With CUDA's libraries and Triton, which tools/setup leaves out.
    .venv/torch/bin/pip install --no-deps -r tools/models/requirements-torch-models.txt
    bench/measure/torch_cuda.py resnet50 --budgets 100%,60%,40% --inner eager
    bench/measure/torch_cuda.py resnet50 --budgets 60%,40% --offload 25GB/s
    bench/measure/torch_cuda.py llama1b --inner inductor --adamw

Each model runs without torch.compile (plain), with torch.compile (no budget), with torch.utils.checkpoint around each block
(checkpoint each block), with --inner inductor also by PyTorch's activation_memory_budget (knob), and by remat.torch.backend within each budget.
With --offload, the plans also copy tensors to the host. With --adamw, a step includes a step of AdamW, whose state counts. With --device cpu, bytes are those of PyTorch's allocator on
the CPU.
"""

import argparse
import gc
import json
import os
import sys
import time

import paths
from remat.output import write_output

NAMES = (
    "resnet50",
    "densenet121",
    "vit_b",
    "fcn",
    "gpt2",
    "bert",
    "llama8",
    "llama1b",
    "small",
)  # Models of torch_models.py.
PLAIN, COMPILED, CHECKPOINT, KNOB = "plain", "no budget", "checkpoint each block", "knob"
BACKENDS = {"eager": "aot_eager", "inductor": "inductor"}
ROW = "{:<12} {:<9} {:>9} {:>13} {:>13} {:>13} {:>13} {:>9} {:>9} {:>9}"
HEAD = (
    "model",
    "inner",
    "way",
    "planned, MB",
    "taken, MB",
    "reserved, MB",
    "on the host",
    "plan",
    "s a step",
    "kernels",
)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="+", metavar="MODEL", help="as of bench/measure/torch_table.py, or small")
    parser.add_argument("--budgets", default="100%,60%,40%")
    parser.add_argument("--knobs", default="0.5", help="shares for PyTorch's activation_memory_budget (default 0.5)")
    parser.add_argument("--inner", default="eager", choices=tuple(BACKENDS))
    parser.add_argument("--machine", default="h200", help="the machine whose roofline gives the time of ops")
    parser.add_argument("--offload", metavar="RATE", help="bandwidth of the link to the host, such as 25GB/s")
    parser.add_argument("--adamw", action="store_true", help="a step includes a step of torch.optim.AdamW")
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--device", default="cuda", choices=("cuda", "cpu"))
    parser.add_argument("--json", metavar="FILE", help="write the rows to this file, which is complete after each row")
    options = parser.parse_args()
    for name in options.models:
        if name not in NAMES:
            parser.error(f"there is no model {name}; there are {', '.join(NAMES)}")
    os.environ.setdefault("TORCH_LOGS", "-all")
    import torch

    if options.device == "cuda" and not torch.cuda.is_available():
        sys.exit("torch_cuda: PyTorch finds no GPU here")
    print(ROW.format(*HEAD))
    rows = []
    for name in options.models:
        for way in ways(options):
            rows.append({"model": name, "inner": options.inner, "way": way, **measured(torch, name, way, options)})
            print(ROW.format(*cells(rows[-1])), flush=True)
            if options.json:
                write_output(options.json, json.dumps(rows, indent=1) + "\n")


def ways(options):
    knobs = [f"{KNOB} {share}" for share in options.knobs.split(",") if options.inner == "inductor"]
    return [PLAIN, COMPILED, CHECKPOINT, *knobs, *options.budgets.split(",")]


def cells(row):
    mb = lambda name: f"{row[name] / 1e6:,.1f}" if name in row else ""  # noqa: E731
    if "failed" in row:
        return (row["model"], row["inner"], row["way"], "refused", "", "", "", "", "", row["failed"])
    slower = f"{row['slower']:+.1%}" if "slower" in row else ""
    seconds = (f"{row[name]:.4f}" for name in ("seconds", "kernels"))
    return (
        row["model"],
        row["inner"],
        row["way"],
        mb("planned"),
        mb("taken"),
        mb("reserved"),
        mb("host"),
        slower,
        *seconds,
    )


def measured(torch, name, way, options):
    """Returns the figures of one row of the table."""
    import remat.torch
    from remat.tool import RematError
    from torch._functorch import config
    from torch_models import MODELS, checkpointed

    torch._dynamo.reset()
    gc.collect()  # The memory of the previous step must not count in the peak of this step.
    if options.device == "cuda":
        torch.cuda.empty_cache()  # The blocks of the previous step must not count as reserved.
    make, blocks = MODELS[name]
    model, args, named = on_device(torch, make, options.device)
    if way == CHECKPOINT:
        model = checkpointed(model, blocks)
    backend = BACKENDS[options.inner]
    optimizer = torch.optim.AdamW(model.parameters(), 1e-4) if options.adamw else None
    if way.endswith("%") or way == "min":
        planning = {"inner": options.inner, "machine": options.machine, "effort": 0.05, "offload": options.offload}
        backend = remat.torch.backend(way, optimizer=optimizer, **planning)
    step = model if way == PLAIN else torch.compile(model, backend=backend, dynamic=False, fullgraph=True)

    def run():
        model.zero_grad(set_to_none=True)
        step(*args, **named).backward()
        if optimizer is not None:
            optimizer.step()

    tensors = (*model.parameters(), *model.buffers(), *args, *named.values())
    held = sum(each.nbytes for each in tensors if torch.is_tensor(each))
    knob = {"activation_memory_budget": float(way.split()[1])} if way.startswith(KNOB) else {}
    try:
        with config.patch(**knob):
            figures = timed(torch, run, lambda: held + state_bytes(optimizer), options)
    except (torch._dynamo.exc.BackendCompilerFailed, RematError, torch.OutOfMemoryError) as error:
        return {"failed": str(getattr(error, "inner_exception", error)).splitlines()[0]}
    if isinstance(backend, str):
        return figures
    (fitted,) = backend.plans
    planned = fitted.peak if fitted.taken is None else fitted.taken
    return {**figures, "planned": planned, "host": fitted.host, "slower": fitted.slower}


def on_device(torch, make, device):
    """Returns a model with random weights, and its arguments."""
    model, args, named = make()
    model = model.to_empty(device=device)
    # to_empty makes two weights of one shared weight, and tie_weights of transformers makes them one weight again.
    getattr(model.model, "tie_weights", lambda: None)()
    with torch.no_grad():
        for each in (*model.parameters(), *model.buffers()):
            each.copy_(torch.rand_like(each, dtype=torch.float32) * 0.02) if each.is_floating_point() else each.zero_()
    filled = lambda each: fill(torch, each, device) if torch.is_tensor(each) else each  # noqa: E731
    return model, [filled(each) for each in args], {key: filled(each) for key, each in named.items()}


def fill(torch, tensor, device):
    if tensor.dtype == torch.long:
        return torch.zeros(tensor.shape, dtype=torch.long, device=device)
    return torch.randn(tensor.shape, dtype=tensor.dtype, device=device)


def timed(torch, run, held, options):
    """Returns the most bytes of a step, its seconds, and the seconds of its kernels, or of its ops on a CPU. `held`
    returns the bytes of parameters, inputs and the optimizer's state, which the CPU's allocator does not report.
    """
    is_gpu = options.device == "cuda"
    wait = torch.cuda.synchronize if is_gpu else lambda: None
    run()
    run()
    wait()
    if is_gpu:
        torch.cuda.reset_peak_memory_stats()
    begin = time.perf_counter()
    for _ in range(options.steps):
        run()
    wait()
    seconds = (time.perf_counter() - begin) / options.steps
    taken = torch.cuda.max_memory_allocated() if is_gpu else held() + taken_on_cpu(run)
    reserved = {"reserved": torch.cuda.max_memory_reserved()} if is_gpu else {}
    activity = torch.profiler.ProfilerActivity
    with torch.profiler.profile(activities=[activity.CUDA if is_gpu else activity.CPU]) as profile:
        run()
        wait()
    of_kernel = "self_device_time_total" if is_gpu else "self_cpu_time_total"
    kernels = 1e-6 * sum(getattr(each, of_kernel) for each in profile.key_averages())
    return {"taken": taken, **reserved, "seconds": seconds, "kernels": kernels}


def state_bytes(optimizer):
    from remat.torch.held import bytes_held

    return bytes_held(0, optimizer)


def taken_on_cpu(run):
    sys.path.insert(0, str(paths.ROOT / "test" / "python"))
    from torch_allocated import allocated

    return allocated(run).peak


if __name__ == "__main__":
    main()
