# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""random_sums.py SEED COUNT: writes a step of COUNT random sums of random tensors. The seed chooses the order of the
tensors' dimensions. The sums are over rows, over columns, over everything or over long dimensions, in three types.
"""

import math
import random
import sys

SIZES = [1, 2, 3, 5, 8, 17, 32, 41, 64, 100, 129, 500, 1500]
MOST = 60000
COMBINERS = ("addf", "addf", "addf", "mulf", "maximumf")


def random_sum(number, chosen):
    rank = chosen.randint(1, 4)
    sizes = [chosen.choice(SIZES) for _ in range(rank)]
    while math.prod(sizes) > MOST:
        sizes[chosen.randrange(rank)] = 2
    kept = sorted(chosen.sample(range(rank), chosen.randrange(rank)))
    order = chosen.sample(range(rank), rank)  # The order in which the loops go through the input's dimensions.
    kind = chosen.choice(["f32", "f32", "f64", "bf16"])
    combine = chosen.choice(COMBINERS)
    dims = ", ".join(f"d{i}" for i in range(rank))
    source = "x".join(str(sizes[i]) for i in order) + "x" + kind
    result = "".join(f"{sizes[i]}x" for i in kept) + kind
    maps = (
        f"affine_map<({dims}) -> ({', '.join(f'd{i}' for i in order)})>, "
        f"affine_map<({dims}) -> ({', '.join(f'd{i}' for i in kept)})>"
    )
    kinds = ", ".join('"parallel"' if i in kept else '"reduction"' for i in range(rank))
    start = {"addf": "0.0", "mulf": "1.5", "maximumf": "-1.0"}[combine]
    # The factors of a product are near one, because a product of many other numbers would be 0.
    term = f"%p{number} = arith.addf %a, %one{number} : {kind}" if combine == "mulf" else ""
    value = f"%p{number}" if combine == "mulf" else "%a"
    text = f"""
  %start{number} = arith.constant {start} : {kind}
  %one{number} = arith.constant 1.0 : {kind}
  %e{number} = tensor.empty() : tensor<{result}>
  %f{number} = linalg.fill ins(%start{number} : {kind}) outs(%e{number} : tensor<{result}>) -> tensor<{result}>
  %r{number} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins(%x{number} : tensor<{source}>) outs(%f{number} : tensor<{result}>) {{
  ^bb0(%a: {kind}, %s: {kind}):
    {term}
    %t = arith.{combine} %s, {value} : {kind}
    linalg.yield %t : {kind}
  }} -> tensor<{result}>"""
    return source, result, text


def main(seed, count):
    chosen = random.Random(seed)
    sums = [random_sum(i, chosen) for i in range(count)]
    arguments = ", ".join(f"%x{i}: tensor<{source}>" for i, (source, _, _) in enumerate(sums))
    results = ", ".join(f"tensor<{result}>" for _, result, _ in sums)
    print(f"func.func @main({arguments}) -> ({results}) {{" + "".join(text for _, _, text in sums))
    print(f"  return {', '.join(f'%r{i}' for i in range(count))} : {results}\n}}")


main(int(sys.argv[1]), int(sys.argv[2]))
