# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wrong uses of remat, one in a line. The test test_types.py checks that a type checker finds an error of the named
kind in each of these lines."""

import remat


def step(x: float) -> float:
    return x


remat.jit(step, budgett="30GiB")  # call-overload
remat.jit(step, budget=[1])  # call-overload
remat.jit(step, budget="1GB", backend=3)  # call-overload
remat.jit(step, budget="1GB", rounds="two")  # call-overload
remat.jit(3, budget="1GB")  # call-overload
remat.jit(step, budget="1GB")("text")  # arg-type
remat.jit(step, budget="1GB").reprot  # attr-defined
remat.compile(step, budget=[1])  # arg-type
remat.compile(step, target=3)  # arg-type
remat.compile(step, bugdet="1GB")  # call-arg
remat.compile(step).reprot  # attr-defined
remat.compile(step).report.aftr  # attr-defined
remat.compile(step).save(3)  # arg-type
remat.memory(step, target=3)  # arg-type
remat.memory(step, donate_argnum=0)  # call-arg
remat.memory(step).totl  # attr-defined
remat.policy(step, budget=[1])  # arg-type
remat.advise(3)  # arg-type
remat.named(3)  # arg-type
remat.transform_stablehlo("", budget=[1])  # arg-type
remat.transform_stablehlo("", planer="search")  # call-arg
remat.testing.check_memory(step, budget=[1])  # arg-type
remat.testing.check_memori(step)  # attr-defined
remat.torch.backend(bugdet="1GB")  # arg-type
remat.torch.backend(budget="1GB").report  # attr-defined
remat.torch.plan(step, budget=[1])  # arg-type
remat.jitt(step)  # attr-defined
