#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs random loops of scf and linalg through remat-plan-loops, remat-apply-loops and remat-run. The rewritten program
must give the same bits, and hold at most the bytes of its plan. If the budget is "min", no plan may meet a budget below
the bytes that the program takes.

run_loops.py --opt BIN --run BIN [--compile BIN --check-log BIN] [--cases N] [--seed S] [--only K]

With --compile both programs also go through remat-compile, the first one with the budget too. They run with their
kernels as code for the CPU, and must have the same bits, no race in the log, and no unused bytes in the arena. Without CUDA's assembler
this part is skipped. Each program is a list of choices. The test makes a failing program smaller: it leaves
choices out as long as the program fails.
"""

import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "oracle"))

from random_loops import run  # noqa: E402

ROWS, COLUMNS = 8, 4
SLICE = f"tensor<{ROWS}x{COLUMNS}xf32>"
SQUARE = f"tensor<{COLUMNS}x{COLUMNS}xf32>"
KINDS = ["tanh", "sin", "add", "mul", "sub", "matmul"]
# Options of links. Over the first link, copies are quicker than recomputation. Over the second link, copies are slower.
# The last options allow only copies.
OFFLOAD = [
    "",
    "",
    "offload=true d2h=1e9 h2d=1e9",
    "offload=true d2h=1e5 h2d=1e5",
    "offload=true d2h=1e9 h2d=1e9 planner=offload-search",
]
MAP = "affine_map<(d0, d1) -> (d0, d1)>"
# The ways in which a loop passes its carried values on: as a value that the body computes, as an unchanged carried
# value (given by its number), or as a value from outside.
HAND_ON = {
    "one": ["new"],
    "two": ["new", "other"],
    "twice": ["new", "new"],
    "outside": ["new", "outside"],
    "shift": [1, "new"],
    "shift by two": [1, 2, "new"],
    "swap": [1, 0, "new"],
    "rotate": ["new", 2, 3, 1],
}
FEW_BYTES = {"trips": 64, "budget": "min", "hand_on": "one", "alone": False, "offload": ""}
# The values with which the carried values start. The third start is the same as the second.
STARTS = ["%x", "%x1", "%x1", "%x2"]
# Budgets below the smallest possible budget, as shares of that budget. None of them can be met.
BELOW = [0.99, 0.95, 0.85, 0.7, 0.5]


def choices(rng):
    """Returns the choices of a program, as numbers that stay valid whatever else is left out."""

    def ops(most):
        return [(rng.choice(KINDS), rng.random(), rng.random()) for _ in range(rng.randint(2, most))]

    made = {
        "trips": rng.choice([2, 3, 4, 6, 9, 12, 24, 32, 48, 64]),
        "counter": rng.choice(["index", "i32", "i64"]),
        "start": rng.choice([0, 0, 0, 1, 3]),
        "back_start": rng.choice([0, 0, 0, 2]),
        "reversed": rng.random() < 0.8,
        "clamped": rng.random() < 0.5,
        "unit": rng.random() < 0.5,  # Slices have a first dimension of 1.
        "carried": rng.random() < 0.3,  # The backward loop carries what it reads.
        "in_place": rng.random() < 0.3,  # Weights are updated in place.
        # The way in which the forward loop passes its carried values on.
        "hand_on": rng.choice(["one"] * 4 + [*HAND_ON]),
        "hand_back": rng.choice(
            ["one", "one", *HAND_ON]
        ),  # The way in which the backward loop passes its carried values on.
        "forward": ops(8),
        "backward": ops(8),
        "kept": [rng.random() for _ in range(rng.randint(1, 4))],
        "ends": [rng.random() for _ in range(3)],
        "budget": rng.choice(["min", "min", "min", "95%", "80%", "60%", "45%", "30%", "15%"]),
        # Whether there is only one loop, over microbatches, whose iterations are whole steps.
        "alone": rng.random() < 0.25,
        "offload": rng.choice(OFFLOAD),
    }
    # Some programs have many iterations and few bytes, and carry little. Their iterations are grouped.
    return {**made, **FEW_BYTES} if rng.random() < 0.15 else made


class Body:
    """Writes the lines of a loop's body, and knows the slices that they may read."""

    def __init__(self, choice, prefix):
        self.choice, self.prefix, self.lines, self.known, self.count = choice, prefix, [], [], 0

    def add(self, text, known=False):
        self.count += 1
        name = f"%{self.prefix}{self.count}"
        self.lines.append(f"{name} = {text}")
        if known:
            self.known.append(name)
        return name

    def pick(self, share):
        return self.known[int(share * len(self.known))]

    def slot(self, counter, scale, offset):
        """Returns `scale * counter + offset` as an index, in the form that importers write."""
        kind, trips = self.choice["counter"], self.choice["trips"]
        if scale < 0:
            last = self.add(f"arith.constant {offset} : {kind}")
            counter = self.add(f"arith.subi {last}, {counter} : {kind}")
        elif offset:
            less = self.add(f"arith.constant {offset} : {kind}")
            counter = self.add(f"arith.addi {counter}, {less} : {kind}")
        if kind != "index":
            counter = self.add(f"arith.index_cast {counter} : {kind} to index")
        if self.choice["clamped"]:
            least, most = (self.add(f"arith.constant {n} : index") for n in (0, trips - 1))
            counter = self.add(f"arith.maxsi {counter}, {least} : index")
            counter = self.add(f"arith.minsi {counter}, {most} : index")
        return counter

    def read(self, stack, slot, of=(ROWS, COLUMNS), known=True):
        a, b = of
        whole, one = f"tensor<{self.choice['trips']}x{a}x{b}xf32>", f"tensor<{a}x{b}xf32>"
        unit = f"tensor<1x{a}x{b}xf32>"
        at = f"tensor.extract_slice {stack}[{slot}, 0, 0] [1, {a}, {b}] [1, 1, 1] : {whole} to"
        if not self.choice["unit"]:
            return self.add(f"{at} {one}", known)
        row = self.add(f"{at} {unit}")
        return self.add(f"tensor.collapse_shape {row} [[0, 1], [2]] : {unit} into {one}", known)

    def write(self, stack, slot, value, of=(ROWS, COLUMNS)):
        a, b = of
        whole, kind = f"tensor<{self.choice['trips']}x{a}x{b}xf32>", f"tensor<{a}x{b}xf32>"
        if self.choice["unit"]:
            unit = f"tensor<1x{a}x{b}xf32>"
            empty = self.add(f"tensor.empty() : {unit}")
            value = self.add(
                "linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, "
                "affine_map<(d0, d1, d2) -> (d0, d1, d2)>], "
                'iterator_types = ["parallel", "parallel", "parallel"]} '
                f"ins({value} : {kind}) outs({empty} : {unit}) "
                f"{{\n^bb0(%in: f32, %out: f32):\n  linalg.yield %in : f32\n}} -> {unit}"
            )
            kind = unit
        return self.add(
            f"tensor.insert_slice {value} into {stack}[{slot}, 0, 0] [1, {a}, {b}] [1, 1, 1] : {kind} into {whole}"
        )

    def elementwise(self, body, values, kind=SLICE):
        empty = self.add(f"tensor.empty() : {kind}")
        names = ", ".join(f"%in{n}: f32" for n in range(len(values)))
        maps = ", ".join([MAP] * (len(values) + 1))
        return self.add(
            f'linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}} '
            f"ins({', '.join(values)} : {', '.join([kind] * len(values))}) outs({empty} : {kind}) "
            f"{{\n^bb0({names}, %out: f32):\n  %r = {body} : f32\n  linalg.yield %r : f32\n}} -> {kind}"
        )

    def compute(self, kind, left, right, weight):
        a, b = self.pick(left), self.pick(right)
        if kind in ("tanh", "sin"):
            made = self.elementwise(f"math.{kind} %in0", [a])
        elif kind == "matmul":
            zero = self.add("arith.constant 0.0 : f32")
            empty = self.add(f"tensor.empty() : {SLICE}")
            fill = self.add(f"linalg.fill ins({zero} : f32) outs({empty} : {SLICE}) -> {SLICE}")
            made = self.add(f"linalg.matmul ins({a}, {weight} : {SLICE}, {SQUARE}) outs({fill} : {SLICE}) -> {SLICE}")
        else:
            made = self.elementwise(f"arith.{kind}f %in0, %in1", [a, b])
        self.known.append(made)

    def gradient(self, left, right):
        """Adds the gradient of a square: a transposed slice times another slice."""
        zero = self.add("arith.constant 0.0 : f32")
        empty = self.add(f"tensor.empty() : {SQUARE}")
        fill = self.add(f"linalg.fill ins({zero} : f32) outs({empty} : {SQUARE}) -> {SQUARE}")
        return self.add(
            "linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, "
            'affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} '
            f"ins({left}, {right} : {SLICE}, {SLICE}) outs({fill} : {SQUARE}) "
            "{\n^bb0(%a: f32, %b: f32, %c: f32):\n  %m = arith.mulf %a, %b : f32\n  %s = arith.addf %c, %m : f32\n"
            f"  linalg.yield %s : f32\n}} -> {SQUARE}"
        )

    def bounded(self, value, kind=SLICE):
        """Returns tanh of a value, so that carried values stay finite for any number of iterations."""
        return self.elementwise("math.tanh %in0", [value], kind)

    def stir(self, values):
        """Returns the sum of all values, so that all of them are needed."""
        value = values[0]
        for each in values[1:]:
            value = self.elementwise("arith.addf %in0, %in1", [value, each])
        return value


def loop(result, counter, choice, start, arguments, body, results):
    """Returns the lines of a loop. `arguments` has (name inside the loop, name outside, type) for each carried
    value."""
    kind, trips = choice["counter"], choice["trips"]
    types = ", ".join(each[2] for each in arguments)
    inits = ", ".join(f"{inside} = {outside}" for inside, outside, _ in arguments)
    lines = "\n".join(body.lines)
    suffix = "" if kind == "index" else f" : {kind}"
    return (
        f"%{result}from = arith.constant {start} : {kind}\n%{result}to = arith.constant {start + trips} : {kind}\n"
        f"%{result}by = arith.constant 1 : {kind}\n"
        f"%{result}:{len(arguments)} = scf.for {counter} = %{result}from to %{result}to step %{result}by "
        f"iter_args({inits}) -> ({types}) {suffix} {{\n{lines}\nscf.yield {', '.join(results)} : {types}\n}}\n"
    )


def carries(name, form):
    """Returns the names that the carried values of a loop have in its body."""
    return [f"{name}{n}" for n in range(len(HAND_ON[form]))]


def handed_on(form, carried, new, other, outside="%x"):
    """Returns the values that the body of a loop passes on for its carried values."""
    named = {"new": new, "other": other, "outside": outside}
    return [named[each] if each in named else carried[each] for each in HAND_ON[form]]


def beginning(kind, first):
    """Returns the lines of the program that compute two more values of STARTS from the first value."""
    return f"{first}1 = math.tanh {first} : {kind}\n{first}2 = math.sin {first} : {kind}\n"


def two_loops(choice):
    """Writes a forward loop, and the backward loop that reads its stacks."""
    trips, ends = choice["trips"], choice["ends"]
    stack, weights = f"tensor<{trips}x{ROWS}x{COLUMNS}xf32>", f"tensor<{trips}x{COLUMNS}x{COLUMNS}xf32>"
    square = (COLUMNS, COLUMNS)

    body = Body(choice, "f")
    slot = body.slot("%i", 1, -choice["start"])
    carried = carries("%fx", choice["hand_on"])
    body.known += carried
    weight = body.read("%w", slot, square, known=False)
    for kind, left, right in choice["forward"]:
        body.compute(kind, left, right, weight)
    kept = [body.pick(share) for share in choice["kept"]]
    arguments = [(name, start, SLICE) for name, start in zip(carried, STARTS)]
    new, other = body.bounded(body.pick(0.5 + 0.5 * ends[0])), body.bounded(body.pick(ends[1]))
    results = handed_on(choice["hand_on"], carried, new, other)
    first = len(arguments)
    for n, value in enumerate(kept):
        arguments.append((f"%fs{n}", "%empty", stack))
        results.append(body.write(f"%fs{n}", slot, value))
    text = loop("f", "%i", choice, choice["start"], arguments, body, results)

    body = Body(choice, "b")
    scale = -1 if choice["reversed"] else 1
    offset = trips - 1 + choice["back_start"] if choice["reversed"] else -choice["back_start"]
    slot = body.slot("%j", scale, offset)
    carried = carries("%bx", choice["hand_back"])
    body.known += carried
    given = [f"%f#{n}" if n < first else STARTS[n] for n in range(len(carried))]
    arguments = [(name, start, SLICE) for name, start in zip(carried, given)]
    if choice["in_place"]:
        arguments.append(("%bw", "%w", weights))
        weight = body.read("%bw", slot, square, known=False)
    else:
        arguments.append(("%bw", "%none", weights))
        weight = body.read("%w", slot, square, known=False)
    stacks = []
    for n in range(len(kept)):
        source = f"%f#{first + n}"
        if choice["carried"]:
            arguments.append((f"%bs{n}", source, stack))
            source = f"%bs{n}"
        stacks.append(source)
    for source in stacks:
        body.read(source, slot)
    for kind, left, right in choice["backward"]:
        body.compute(kind, left, right, weight)
    gradient = body.gradient(body.pick(ends[2]), body.pick(1 - ends[2] / 2 - 0.5))
    if choice["in_place"]:
        gradient = body.elementwise("arith.subf %in0, %in1", [weight, gradient], SQUARE)
    new, other = body.bounded(body.stir(body.known)), body.bounded(body.pick(ends[1]))
    results = handed_on(choice["hand_back"], carried, new, other)
    results.append(body.write("%bw", slot, gradient, square))
    if choice["carried"]:
        results += stacks
    text += loop("b", "%j", choice, choice["back_start"], arguments, body, results)
    donated = " {remat.donate}" if choice["in_place"] else ""
    types = ", ".join([*[SLICE] * len(carried), weights])
    returned = ", ".join(f"%b#{n}" for n in range(len(carried) + 1))
    return (
        f"func.func @main(%w: {weights}{donated}, %x: {SLICE}) -> ({types}) {{\n"
        f"%empty = tensor.empty() : {stack}\n%none = tensor.empty() : {weights}\n{beginning(SLICE, '%x')}{text}"
        f"return {returned} : {types}\n}}\n"
    )


def microbatches(choice):
    """Writes one loop that adds up a gradient. Each iteration of this loop writes a slice of a result."""
    trips, ends = choice["trips"], choice["ends"]
    stack = f"tensor<{trips}x{ROWS}x{COLUMNS}xf32>"
    body = Body(choice, "f")
    slot = body.slot("%i", 1, -choice["start"])
    x = body.read("%x", slot)
    for kind, left, right in choice["forward"]:
        body.compute(kind, left, right, "%w")
    body.compute("matmul", 0.99, 0, "%w")
    for n, (kind, left, right) in enumerate(choice["backward"]):
        body.compute(kind, 1 - (n + 1) / (1 + len(body.known)), left * right, "%w")
    gradient = body.gradient(x, body.bounded(body.stir(body.known)))
    carried = carries("%fsum", choice["hand_on"])
    arguments = [(name, start.replace("%x", "%w"), SQUARE) for name, start in zip(carried, STARTS)]
    total = body.elementwise("arith.addf %in0, %in1", [carried[0], gradient], SQUARE)
    new, other = body.bounded(total, SQUARE), body.bounded(gradient, SQUARE)
    results = handed_on(choice["hand_on"], carried, new, other, "%w")
    arguments.append(("%fs", "%none", stack))
    results.append(body.write("%fs", slot, body.pick(ends[0])))
    types = ", ".join([*[SQUARE] * len(carried), stack])
    returned = ", ".join(f"%f#{n}" for n in range(len(carried) + 1))
    return (
        f"func.func @main(%w: {SQUARE}, %x: {stack}) -> ({types}) {{\n%none = tensor.empty() : {stack}\n"
        + beginning(SQUARE, "%w")
        + loop("f", "%i", choice, choice["start"], arguments, body, results)
        + f"return {returned} : {types}\n}}\n"
    )


def program(choice):
    return microbatches(choice) if choice["alone"] else two_loops(choice)


def tool(command):
    return subprocess.run(command, capture_output=True, text=True)


def cuda_folder():
    """Returns the folder of CUDA's assembler that remat-compile will take. This may be in .venv, as in lit.cfg.py."""
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".venv", "cuda", "toolkit")
    return os.environ.setdefault("CUDA_HOME", own if os.path.isdir(own) else "/usr/local/cuda")


def problem_of_launches(args, folder, steps, ran, budget, counts):
    """Returns what is wrong with the steps if the host launches their kernels, or None. `ran` has what remat-run printed for these steps.
    The first step is also fitted into `budget`, if there is a plan.
    """
    [checksums] = re.findall(r"^checksum +(\w+) +(\w+)", ran, re.M)
    runs = [
        (steps[0], checksums[0], []),
        (steps[1], checksums[1], []),
        (steps[0], checksums[0], [f"--activation-budget={budget}"]),
    ]
    for step, checksum, fit in runs:
        program, log = os.path.join(folder, "step"), os.path.join(folder, "log")
        options = ["--math=strict", "--sums=order", "--host-kernels", "--packing-effort=0.1", "--effort=0.2"]
        done = tool([args.compile, step, "-o", program, *options, *fit])
        if fit and re.search("finds no plan within|no plan's arena", done.stderr):
            continue
        if done.returncode:
            return f"remat-compile {fit}: {done.stderr}"
        counts["fitted"] += bool(fit) and "loops of" in done.stderr
        done = tool([program, "--runtime=host", f"--log={log}"])
        if done.returncode or f"checksum {checksum}" not in done.stdout:
            return f"kernels on the host {fit}: {done.stdout}{done.stderr}; expected {checksum}"
        done = tool([args.check_log, log])
        if done.returncode or not re.search(r"^arena: (\d+) of \1 bytes used", done.stdout, re.M):
            return f"remat-check-log {fit}: {done.stdout}{done.stderr}"
    return None


def problem(args, folder, choice, counts):
    """Returns what is wrong with the program of a choice, or None."""
    before, after, report = (os.path.join(folder, name) for name in ("before.mlir", "after.mlir", "report.json"))
    with open(before, "w", encoding="utf-8") as file:
        file.write(program(choice))

    def plan(budget):
        options = f"budget={budget} effort=0.2 for-report=true {choice['offload']}"
        passes = (f"--remat-plan-loops={options}", f"--remat-report-loops=file={report}", "--remat-apply-loops")
        return tool([args.opt, before, *passes, "-o", after])

    def held():
        with open(report, encoding="utf-8") as file:
            return json.load(file)["peak_bytes"]

    done = plan(choice["budget"])
    is_least = choice["budget"] == "min"
    if "finds no plan of the loops within" in done.stderr:
        counts["refused"] += 1
        is_least = True
        done = plan("min")
    if is_least and not done.returncode:
        least = held()
        if plan(least).returncode:
            return f"the least is {least} bytes, and a budget of as many is refused"
        for share in BELOW:
            if not plan(int(share * least)).returncode:
                return f"the least is {least} bytes, and with a budget of {int(share * least)} a plan takes {held()}"
        done = plan("min")
    if done.returncode:
        return f"remat-plan-loops: {done.stderr}"
    with open(report, encoding="utf-8") as file:
        figures = json.load(file)
    ran = tool([args.run, before, after, "--copies=random"])
    if ran.returncode or "bit for bit" not in ran.stdout:
        return f"remat-run: {ran.stdout}{ran.stderr}"
    if args.compile and (
        wrong := problem_of_launches(args, folder, [before, after], ran.stdout, choice["budget"], counts)
    ):
        return wrong
    [loops] = figures["loops"]
    counts["on the host"] += loops["after"]["host_bytes"] > 0
    host = int(
        re.findall(r"^host peak bytes +[\d,]+ +([\d,]+)", ran.stdout + "\nhost peak bytes 0 0", re.M)[0].replace(
            ",", ""
        )
    )
    if host != loops["after"]["host_bytes"]:
        return f"{host} bytes are held on the host; planned {loops['after']['host_bytes']}"
    counts["alone"] += choice["alone"] and loops["planner"] != "keep-all"
    counts["nested groups"] += len(loops["groups"]) > 1
    counts["grouped" if loops["groups"] else "kept" if loops["planner"] == "keep-all" else "planned"] += 1
    measured = [
        int(each.replace(",", "")) for each in re.findall(r"^peak bytes +([\d,]+) +([\d,]+)", ran.stdout, re.M)[0]
    ]
    if choice["in_place"]:  # A machine may copy weights before it updates them in place.
        return None
    # The stack of gradients is the step's result, and not a part of the plan.
    result = choice["trips"] * (ROWS if choice["alone"] else COLUMNS) * COLUMNS * 4
    more = measured[1] - figures["peak_bytes"] - result
    if more > 0:
        return f"{measured[1]} bytes are held; planned {figures['peak_bytes']}, result {result}"
    counts["less" if more < 0 else "as planned"] += 1
    return None


def shrunk(args, folder, choice):
    """Returns `choice` without everything that the problem does not need."""

    def fails(candidate):
        return problem(args, folder, candidate, {name: 0 for name in COUNTS}) is not None

    changed = True
    while changed:
        changed = False
        for key, least in (("forward", 1), ("backward", 1), ("kept", 1)):
            for n in reversed(range(len(choice[key]))):
                smaller = {**choice, key: choice[key][:n] + choice[key][n + 1 :]}
                if len(smaller[key]) >= least and fails(smaller):
                    choice, changed = smaller, True
        simple = {"trips": 2, "counter": "index", "start": 0, "back_start": 0, "reversed": True}
        simple |= {"hand_on": "one", "hand_back": "one"}
        for key, value in {
            **simple,
            **dict.fromkeys(("clamped", "unit", "carried", "in_place", "alone"), False),
            "offload": "",
        }.items():
            if choice[key] != value and fails({**choice, key: value}):
                choice, changed = {**choice, key: value}, True
    return choice


COUNTS = (
    "kept",
    "planned",
    "grouped",
    "nested groups",
    "alone",
    "on the host",
    "refused",
    "fitted",
    "as planned",
    "less",
)


def shrunk_problem(args, folder, rng, counts):
    """Returns what is wrong with the smallest program that still has a problem, or None."""
    choice = choices(rng)
    if problem(args, folder, choice, counts) is None:
        return None
    choice = shrunk(args, folder, choice)
    return f"made smaller: {choice}\n{problem(args, folder, choice, dict(counts))}\n{program(choice)}"


def is_mixed(counts, programs):
    rare = ("alone", "grouped", "nested groups", "on the host")
    return counts["planned"] >= programs // 4 and (programs < 40 or all(counts[each] for each in rare))


if __name__ == "__main__":
    if "--compile" in sys.argv and not os.path.exists(os.path.join(cuda_folder(), "bin", "ptxas")):
        print("loops: no ptxas: nothing is compiled for a GPU (tools/setup cuda installs it)")
        sys.exit(0)
    more = ("compile", "check-log")
    sys.exit(run(__doc__, 12, COUNTS, shrunk_problem, is_mixed, tools=("opt", "run"), more_tools=more))
