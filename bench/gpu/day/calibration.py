# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes small steps, as linalg on tensors, that show how long a launch, a byte and a product take on a device."""

# The numbers of elements are powers of two with these exponents.
SIZES = {"full": (12, 16, 20, 22, 24, 26), "small": (8, 10)}
SQUARES = {"full": (512, 1024, 2048, 4096), "small": (32,)}
# Rows, columns and terms of products: for a batch of tokens, a narrow result, and a long sum.
SHAPES = {"full": ((8192, 1024, 1024), (8192, 64, 1024), (256, 256, 65536)), "small": ((64, 32, 32),)}
LAUNCHES = {"full": 200, "small": 8}


def launch(size):
    """Returns a chain of tiny ops. Without fusion each of these ops is a launch."""
    lines = [f"%v{i + 1} = linalg.exp ins(%v{i} : {FEW}) outs(%e : {FEW}) -> {FEW}" for i in range(LAUNCHES[size])]
    return function([f"%v0: {FEW}"], [f"%e = tensor.empty() : {FEW}", *lines], [(f"%v{len(lines)}", FEW)])


def bandwidth(size):
    """Returns a step that adds pairs of tensors. Each addition moves 12 bytes for each element."""
    arguments, lines, results = [], [], []
    for power in SIZES[size]:
        kind = f"tensor<{1 << power}xf32>"
        arguments += [f"%a{power}: {kind}", f"%b{power}: {kind}"]
        lines += [
            f"%e{power} = tensor.empty() : {kind}",
            f"%c{power} = linalg.add ins(%a{power}, %b{power} : {kind}, {kind}) outs(%e{power} : {kind}) -> {kind}",
        ]
        results.append((f"%c{power}", kind))
    return function(arguments, lines, results)


def products(size):
    arguments, lines, results = [], ["%zero = arith.constant 0.0 : f32"], []
    shapes = [(each, each, each) for each in SQUARES[size]] + list(SHAPES[size])
    for i, (rows, columns, terms) in enumerate(shapes):
        a, b, c = (f"tensor<{m}x{n}xf32>" for m, n in ((rows, terms), (terms, columns), (rows, columns)))
        arguments += [f"%a{i}: {a}", f"%b{i}: {b}"]
        lines += [
            f"%e{i} = tensor.empty() : {c}",
            f"%z{i} = linalg.fill ins(%zero : f32) outs(%e{i} : {c}) -> {c}",
            f"%c{i} = linalg.matmul ins(%a{i}, %b{i} : {a}, {b}) outs(%z{i} : {c}) -> {c}",
        ]
        results.append((f"%c{i}", c))
    return function(arguments, lines, results)


def layers(size):
    """Returns a step with a backward part, for dry runs. Each layer of this step is a matrix product and a tanh. The
    backward part multiplies by the results of the layers."""
    kind, square = "tensor<64x16xf32>", "tensor<16x16xf32>"
    lines = ["%zero = arith.constant 0.0 : f32", f"%e = tensor.empty() : {kind}"]
    lines.append(f"%z = linalg.fill ins(%zero : f32) outs(%e : {kind}) -> {kind}")
    for i in range(LAYERS):
        lines += [
            f"%p{i} = linalg.matmul ins(%x{i}, %w : {kind}, {square}) outs(%z : {kind}) -> {kind}",
            f"%x{i + 1} = linalg.tanh ins(%p{i} : {kind}) outs(%e : {kind}) -> {kind}",
        ]
    for i in reversed(range(LAYERS)):
        before, after = (f"%g{i + 1}" if i + 1 < LAYERS else f"%x{LAYERS}"), f"%g{i}"
        lines.append(f"{after} = linalg.mul ins({before}, %x{i} : {kind}, {kind}) outs(%e : {kind}) -> {kind}")
    return function([f"%x0: {kind}", f"%w: {square}"], lines, [("%g0", kind)])


def function(arguments, lines, results):
    names, kinds = (", ".join(each) for each in zip(*results))
    body = "".join(f"  {line}\n" for line in [*lines, f"return {names} : {kinds}"])
    return f"func.func @main({', '.join(arguments)}) -> ({kinds}) {{\n{body}}}\n"


FEW = "tensor<256xf32>"
LAYERS = 8
STEPS = {"launch": launch, "bandwidth": bandwidth, "products": products, "layers-small": layers}
