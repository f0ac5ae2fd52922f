#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the CPU seconds of the first call of a compiled step with its backward part, in a first and in a second
process. Compares PyTorch's inductor with remat.torch.backend.

    tools/setup torch
    bench/measure/torch_warm.py encoder
    bench/measure/torch_warm.py tutorial --budget 60%

Caches are empty before the first process. Seconds include those of compilers that a process starts, and not those of imports.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap

import paths
from table import show, text

# Prints CPU seconds. FIRST_CALL takes these arguments: the model, and the budget or "" for plain inductor.
FIRST_CALL = """
import os, sys, warnings
sys.path[:0] = sys.argv[3:]
warnings.simplefilter("ignore")
import torch, torch._inductor.compile_fx, torch_inductor
torch.manual_seed(0)
model, inputs = torch_inductor.MODELS[sys.argv[1]]()
backend = "inductor"
if sys.argv[2]:
    import remat.torch, remat.torch.inductor_plans
    backend = remat.torch.backend(sys.argv[2], effort=0.05)
begin = sum(os.times()[:4])
torch.compile(model, backend=backend, dynamic=False, fullgraph=True)(*inputs).backward()
print(sum(os.times()[:4]) - begin)
"""


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n\n")[0],
        epilog="example:\n" + textwrap.indent(__doc__.partition("\n\n")[2].strip(), "    "),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("model", help="as of bench/measure/torch_inductor.py")
    parser.add_argument("--budget", default="70%")
    options = parser.parse_args()
    rows = [
        (name, *(f"{each:.1f}" for each in seconds(options.model, budget)))
        for name, budget in (("inductor", ""), (f"remat, {options.budget}", options.budget))
    ]
    show(text(("", "first process", "second process"), rows))


def seconds(model, budget):
    """Returns the CPU seconds of two processes that share their caches."""
    places = [str(paths.ROOT / each) for each in ("bench", "bench/measure", "python", "test/python")]
    command = [sys.executable, "-B", "-c", FIRST_CALL, model, budget, *places]
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"TORCHINDUCTOR_CACHE_DIR": folder, "TORCH_LOGS": "-all"}
        env |= {"REMAT_CACHE_DIR": os.path.join(folder, "plans")}
        env |= {"CXX": "g++"} if shutil.which("g++") else {}
        return [
            float(subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout.split()[-1])
            for _ in range(2)
        ]


if __name__ == "__main__":
    main()
