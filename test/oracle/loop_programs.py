# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random pairs of loops as StableHLO in generic form. The forward loop stacks some of its values. The backward
loop reads these stacks in reverse order, and stacks gradients of weights. Slices are 4 x 4, of f32 and of i1."""

FLOAT, TRUTH = "4x4xf32", "4x4xi1"


def tensor(shape):
    return f"tensor<{shape}>"


class Body:
    """Writes the lines of a loop's body, and knows the body's values by type."""

    def __init__(self, rng):
        self.rng, self.lines, self.known, self.count = rng, [], {FLOAT: [], TRUTH: []}, 0

    def add(self, text, shape):
        """Adds an op. `text` is the op without its result, and ends with its types."""
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"    {name} = {text}")
        if shape in self.known:
            self.known[shape].append(name)
        return name

    def constant(self, number):
        text = f'"stablehlo.constant"() <{{value = dense<{number}> : tensor<i32>}}> : () -> tensor<i32>'
        return self.add(text, "i32")

    def read(self, stack, slot, trips, shape):
        zero = self.constant(0)
        sliced = self.add(
            f'"stablehlo.dynamic_slice"({stack}, {slot}, {zero}, {zero}) <{{slice_sizes = array<i64: 1, 4, 4>}}> : '
            f"({tensor(f'{trips}x{shape}')}, tensor<i32>, tensor<i32>, tensor<i32>) -> {tensor(f'1x{shape}')}",
            "",
        )
        return self.add(f'"stablehlo.reshape"({sliced}) : ({tensor(f"1x{shape}")}) -> {tensor(shape)}', shape)

    def write(self, stack, slot, value, trips, shape):
        zero = self.constant(0)
        row = self.add(f'"stablehlo.reshape"({value}) : ({tensor(shape)}) -> {tensor(f"1x{shape}")}', "")
        whole = tensor(f"{trips}x{shape}")
        return self.add(
            f'"stablehlo.dynamic_update_slice"({stack}, {row}, {slot}, {zero}, {zero}) : '
            f"({whole}, {tensor(f'1x{shape}')}, tensor<i32>, tensor<i32>, tensor<i32>) -> {whole}",
            "",
        )

    def compute(self):
        rng, floats = self.rng, self.known[FLOAT]
        a, b, one = rng.choice(floats), rng.choice(floats), tensor(FLOAT)
        kind = rng.choice(["tanh", "sine", "add", "multiply", "dot", "compare", "select"])
        if kind in ("tanh", "sine"):
            self.add(f'"stablehlo.{kind}"({a}) : ({one}) -> {one}', FLOAT)
        elif kind in ("add", "multiply"):
            self.add(f'"stablehlo.{kind}"({a}, {b}) : ({one}, {one}) -> {one}', FLOAT)
        elif kind == "dot":
            numbers = "#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>"
            self.add(
                f'"stablehlo.dot_general"({a}, {b}) <{{dot_dimension_numbers = {numbers}}}> : ({one}, {one}) -> {one}',
                FLOAT,
            )
        elif kind == "compare":
            direction = "#stablehlo<comparison_direction GT>"
            self.add(
                f'"stablehlo.compare"({a}, {b}) <{{comparison_direction = {direction}}}> : ({one}, {one}) -> '
                f"{tensor(TRUTH)}",
                TRUTH,
            )
        elif self.known[TRUTH]:
            mask = rng.choice(self.known[TRUTH])
            self.add(f'"stablehlo.select"({mask}, {a}, {b}) : ({tensor(TRUTH)}, {one}, {one}) -> {one}', FLOAT)

    def stir(self, value):
        """Returns a value that depends on all values that were made, so that all are needed."""
        one = tensor(FLOAT)
        for mask in self.known[TRUTH]:
            value = self.add(
                f'"stablehlo.select"({mask}, {value}, {value}) : ({tensor(TRUTH)}, {one}, {one}) -> {one}', ""
            )
        return value


def loop(name, operands, shapes, trips, body, results):
    """`operands` has the names of values outside of the loop. `body` and `results` name the loop's arguments %a0, %a1
    and so on. The argument %a0 is the counter.
    """
    types = ", ".join(map(tensor, shapes))
    condition, arguments = (", ".join(f"%{each}{n}: {tensor(s)}" for n, s in enumerate(shapes)) for each in "ca")
    lines = "\n".join(body.lines)
    return f"""  {name}:{len(shapes)} = "stablehlo.while"({", ".join(operands)}) ({{
  ^bb0({condition}):
    %n = "stablehlo.constant"() <{{value = dense<{trips}> : tensor<i32>}}> : () -> tensor<i32>
    %go = "stablehlo.compare"(%c0, %n) <{{comparison_direction = #stablehlo<comparison_direction LT>}}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }}, {{
  ^bb0({arguments}):
{lines}
    "stablehlo.return"({", ".join(results)}) : ({types}) -> ()
  }}) : ({types}) -> ({types})
"""


def counted(body):
    one = body.constant(1)
    return body.add(f'"stablehlo.add"(%a0, {one}) : (tensor<i32>, tensor<i32>) -> tensor<i32>', "i32")


def program(rng):
    """Returns (text, iterations, bytes of one slot of all stacks)."""
    trips = rng.choice([2, 3, 4, 6, 8, 12, 24, 36])
    body = Body(rng)
    body.known[FLOAT].append("%a2")
    body.read("%a1", "%a0", trips, FLOAT)
    for _ in range(rng.randint(3, 14)):
        body.compute()
    kept = [(shape, each) for shape in (FLOAT, TRUTH) for each in body.known[shape] if rng.random() < 0.4]
    kept = kept or [(FLOAT, body.known[FLOAT][-1])]
    carry = rng.choice(body.known[FLOAT][1:])
    stacks = [body.write(f"%a{3 + n}", "%a0", each, trips, shape) for n, (shape, each) in enumerate(kept)]
    forward = loop(
        "%f",
        ["%zero", "%w", "%x", *(f"%s{shape[-2:]}" if shape == TRUTH else "%sf32" for shape, _ in kept)],
        ["i32", f"{trips}x{FLOAT}", FLOAT, *(f"{trips}x{shape}" for shape, _ in kept)],
        trips,
        body,
        [counted(body), "%a1", carry, *stacks],
    )
    body = Body(rng)
    last = body.constant(trips - 1)
    slot = body.add(f'"stablehlo.subtract"({last}, %a0) : (tensor<i32>, tensor<i32>) -> tensor<i32>', "i32")
    body.known[FLOAT].append("%a2")
    body.read("%a1", slot, trips, FLOAT)
    for n, (shape, _) in enumerate(kept):
        body.read(f"%a{4 + n}", slot, trips, shape)
    for _ in range(rng.randint(3, 14)):
        body.compute()
    # The body uses each slice that it has read.
    one, end = tensor(FLOAT), "%a2"
    for each in body.known[FLOAT][:]:
        end = body.add(f'"stablehlo.add"({end}, {each}) : ({one}, {one}) -> {one}', "")
    end = body.stir(end)
    gradient = body.write("%a3", slot, rng.choice(body.known[FLOAT]), trips, FLOAT)
    backward = loop(
        "%b",
        ["%zero", "%w", "%f#2", "%sf32", *(f"%f#{3 + n}" for n in range(len(kept)))],
        ["i32", f"{trips}x{FLOAT}", FLOAT, f"{trips}x{FLOAT}", *(f"{trips}x{shape}" for shape, _ in kept)],
        trips,
        body,
        [counted(body), "%a1", end, gradient, *(f"%a{4 + n}" for n in range(len(kept)))],
    )
    whole = tensor(f"{trips}x{FLOAT}")
    text = f"""func.func @main(%w: {whole}, %x: {tensor(FLOAT)}) -> ({tensor(FLOAT)}, {whole}) {{
  %zero = "stablehlo.constant"() <{{value = dense<0> : tensor<i32>}}> : () -> tensor<i32>
  %sf32 = "stablehlo.constant"() <{{value = dense<0.0> : {whole}}}> : () -> {whole}
  %si1 = "stablehlo.constant"() <{{value = dense<false> : {tensor(f"{trips}x{TRUTH}")}}}> : () -> {tensor(f"{trips}x{TRUTH}")}
{forward}{backward}  return %b#2, %b#3 : {tensor(FLOAT)}, {whole}
}}
"""
    return text, trips
