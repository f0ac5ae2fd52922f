# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a function with an elementwise op of COUNT additions, which two ops read.

python3 long.py 300
"""

import sys

VALUE = "tensor<4xf32>"
HEAD = '{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}'


def op(name, operand, body, result):
    return f"""  %{name} = linalg.generic {HEAD} ins(%{operand} : {VALUE}) outs(%e : {VALUE}) {{
  ^bb0(%a0: f32, %out: f32):
{body}
    linalg.yield {result} : f32
  }} -> {VALUE}"""


def main(count):
    sums = "\n".join(f"    %a{i + 1} = arith.addf %a{i}, %a{i} : f32" for i in range(count))
    print(f"func.func @f(%x: {VALUE}) -> ({VALUE}, {VALUE}) {{\n  %e = tensor.empty() : {VALUE}")
    print(op("t", "x", sums, f"%a{count}"))
    print(op("u", "t", "    %r = math.sin %a0 : f32", "%r"))
    print(op("v", "t", "    %r = math.cos %a0 : f32", "%r"))
    print(f"  return %u, %v : {VALUE}, {VALUE}\n}}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
