# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a step whose loss adds up COUNT values, each made from a different argument.

python3 wide.py 20
"""

import sys

VALUE, LOSS = "tensor<4xf32>", "tensor<f32>"


def step(count):
    numbers = range(count)
    lines = [f"%v{i} = linalg.exp ins(%x{i} : {VALUE}) outs(%e : {VALUE}) -> {VALUE}" for i in numbers]
    maps = ", ".join(["affine_map<(i) -> (i)>"] * count + ["affine_map<(i) -> ()>"])
    read = f"{', '.join(f'%v{i}' for i in numbers)} : {', '.join([VALUE] * count)}"
    lines += [
        f'%loss = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["reduction"]}}',
        f"    ins({read}) outs(%zero : {LOSS}) {{",
        f"^bb0({', '.join(f'%a{i}: f32' for i in numbers)}, %s: f32):",
    ]
    sums = ["%s", *(f"%s{i}" for i in numbers)]
    lines += [f"  {sums[i + 1]} = arith.addf {sums[i]}, %a{i} : f32" for i in numbers]
    lines += [
        f"  linalg.yield {sums[-1]} : f32",
        f"}} -> {LOSS}",
        f"%g = linalg.mul ins(%v0, %v1 : {VALUE}, {VALUE}) outs(%e : {VALUE}) -> {VALUE}",
        f"return %loss, %g : {LOSS}, {VALUE}",
    ]
    arguments = ", ".join(f"%x{i}: {VALUE}" for i in numbers)
    empty = [f"%e = tensor.empty() : {VALUE}", f"%zero = arith.constant dense<0.0> : {LOSS}"]
    body = "\n  ".join(empty + lines)
    return f"func.func @step({arguments}) -> ({LOSS}, {VALUE}) {{\n  {body}\n}}"


if __name__ == "__main__":
    print(step(int(sys.argv[1])))
