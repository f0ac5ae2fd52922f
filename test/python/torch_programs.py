# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random modules of PyTorch, for fuzz_torch.py. Only programs with torch import this file.

A program is a list of choices. Numbers between 0 and 1 select the operands of an op among the existing tensors, so any
op may be left out. The program's module has a forward function, whose text is printed if the program fails.
"""

import itertools
import linecache

import torch
import torch_ops  # noqa: F401 - registers the ops.
from torch.nn import functional as F

ROWS, WIDTH = 64, 8
COUNTER = itertools.count()

# Expressions of one or two tensors of ROWS x WIDTH. The name m stands for the module.
PURE = [
    "torch.tanh({x})",
    "F.gelu({x})",
    "torch.sigmoid({x}) * {y}",
    "{x} + {y}",
    "{x} * {y}",
    "{x} - {y}.detach()",
    "torch.where({x} > 0, {x}, 0.1 * {y})",
    "torch.softmax({x}, 1)",
    "torch.cumsum({x}, 1).tanh()",
    "{x}.sort(1).values",
    "({x} @ {y}.t()).tanh() @ {y} / 16",
    "m.norm({x})",
    "m.batch_norm({x})",
    "m.layers[0]({x})",
    "m.layers[1]({x})",
    "m.layers[2]({x})",
    "m.table[m.index] * {x}",
]
VIEWS = [
    "{x}.view(-1, 2, 4).transpose(1, 2).reshape(-1, 8)",
    "torch.cat({x}.chunk(2, 1)[::-1], 1)",
    "{x}.mean(0, keepdim=True).expand_as({x})",
    "{x}.t().flip(0).t()",
    "{x}.unbind(1)[3].unsqueeze(1) * {y}",
    "{x}.flatten().view(-1, 8)",
    "{x}[:]",
    "{x}[:1].expand_as({x})",
    "torch.cat([{x}, {y}], 1)[:, ::2]",
    "torch.stack([{x}, {y}])[1]",
]
# Expressions of two tensors.
PAIRS = [
    "torch.cat([{x}, {y}], 1).chunk(2, 1)",
    "torch.stack([{x}, {y}], 2).unbind(2)",
    "torch.cat([{x}, {y}]).split(64)",
    "({x}.t().contiguous().t(), {y})",
]
RANDOM = [
    "F.dropout({x}, 0.3)",
    "{x} * torch.rand_like({x})",
    "{x} + 0.1 * torch.randn(8)",
    "torch.bernoulli(torch.sigmoid({x}).detach()) * {x}",
]
BUFFERS = [
    "{x} + m.shift",
    "{x} * m.scale",
    "{x} + m.shift.view(2, 4).t().flatten()",
    "{x} * m.average.mean()",
    "{x} + m.average.mul_(0.9).add_({y}.detach().mean(0), alpha=0.1)",
    "{x} * m.count.add_(1.0).rsqrt()",
]
CUSTOM = [
    "torch.ops.remat_tests.noisy({x})",
    "torch.ops.remat_tests.tagged({x})",
    "torch.ops.remat_tests.counted({x})",
    "torch.ops.remat_tests.doubled({x})",
    "{x} + torch.ops.remat_tests.bump({y}.detach(), m.count)",
    "Noise.apply({x})",
    "Moved.apply({x}, m.moved)",
    "Counted.apply({x})",
    "Exponential.apply({x}.tanh())",
    "checkpoint(m.block, {x}, use_reentrant=False)",
]
IN_PLACE = ["{x}.mul_(0.5)", "{x}.add_({y})", "{x}[:, :4].mul_(2.0)", "{x}.view(2, -1)[0].zero_()", "{x}.relu_()"]
KINDS = [*PURE, *PURE, *VIEWS, *PAIRS, *RANDOM, *BUFFERS, *CUSTOM]
BUDGETS = ["min", "min", "100%", "90%", "80%", "70%", "55%"]


class Noise(torch.autograd.Function):
    """A gradient with noise."""

    @staticmethod
    def forward(ctx, x):
        return x * 1.0

    @staticmethod
    def backward(ctx, gradient):
        return gradient + 0.01 * torch.randn_like(gradient) * F.dropout(gradient, 0.5)


class Moved(torch.autograd.Function):
    """A function whose backward part writes to a buffer."""

    @staticmethod
    def forward(ctx, x, moved):
        ctx.moved = moved
        return x * 0.5

    @staticmethod
    def backward(ctx, gradient):
        gradient = gradient * ctx.moved.mean()
        ctx.moved.add_(1.0)
        return gradient, None


class Counted(torch.autograd.Function):
    """A function whose backward part has an op that is not known to be repeatable."""

    @staticmethod
    def forward(ctx, x):
        return x * 0.5

    @staticmethod
    def backward(ctx, gradient):
        return torch.ops.remat_tests.counted(gradient)


class Exponential(torch.autograd.Function):
    """A function whose gradient computes the result again."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.exp()

    @staticmethod
    def backward(ctx, gradient):
        return gradient * ctx.saved_tensors[0].exp()


def choices(rng):
    """Describes one random program. `ops` lists (expression, whether it is done in place of a fresh tensor, two numbers)."""

    def op():
        in_place = rng.random() < 0.15
        return (rng.choice(IN_PLACE if in_place else KINDS), rng.random() < 0.85, rng.random() ** 0.5, rng.random())

    return {
        "ops": [op() for _ in range(rng.randint(3, 20))],
        "ends": [rng.random() for _ in range(rng.randint(0, 2))],  # The further tensors that the loss reads.
        "budget": rng.choice(BUDGETS),
        # The places at which the graph breaks.
        "breaks": [rng.random() for _ in range(rng.choice([0] * 14 + [1, 1, 1, 2, 2, 3]))],
        "calls": 2 if rng.random() < 0.15 else 1,
        "accumulates": rng.random() < 0.2,
        "between": rng.random() < 0.2,  # Whether a buffer changes between the parts.
        "aux": rng.random() < 0.2,  # Whether the function returns a tensor in addition to the loss.
        "repeatable": rng.random() < 0.3,
        "seed": rng.randrange(1000),
    }


def source(choice):
    """Returns the text of a forward function, which takes the module and its input."""
    lines, known, read = ["first = m.first(x0)"], ["x0", "first"], {"x0"}
    breaks = {int(place * len(choice["ops"])) for place in choice["breaks"]}
    for number, (expression, fresh, first, second) in enumerate(choice["ops"], 1):
        x, y = (known[int(share * len(known))] for share in (first, second))
        read |= {x, y} if "{y}" in expression else {x}
        name = f"x{number}"
        if expression in IN_PLACE:
            lines.append(
                f"{name} = {x} * 1.25"
                if fresh and x != "x0"
                else f"{name} = {x} + 0.0"
                if x == "x0"
                else f"{name} = {x}"
            )
            lines.append(expression.format(x=name, y=y))
        elif expression in PAIRS:
            lines.append(f"{name}, y{number} = {expression.format(x=x, y=y)}")
            known.append(f"y{number}")
        else:
            lines.append(f"{name} = {expression.format(x=x, y=y)}")
        known.append(name)
        if number - 1 in breaks:
            lines.append("torch._dynamo.graph_break()")
    # The loss reads the tensors that no op reads. Otherwise AOTAutograd would drop them, together with their random
    # numbers.
    ends = [
        *(each for each in known if each not in read),
        *(known[int(share * len(known))] for share in choice["ends"]),
    ]
    lines.append(f"loss = {' + '.join(f'{end}.square().mean()' for end in dict.fromkeys(ends))}")
    lines.append(f"return loss, {known[len(known) // 2]}" if choice["aux"] else "return loss,")
    return "def forward(m, x0):\n" + "".join(f"    {line}\n" for line in lines)


class Program(torch.nn.Module):
    def __init__(self, choice):
        super().__init__()
        torch.manual_seed(choice["seed"])
        self.layers = torch.nn.ModuleList(torch.nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.first = torch.nn.Linear(WIDTH, WIDTH)
        self.norm, self.batch_norm = torch.nn.LayerNorm(WIDTH), torch.nn.BatchNorm1d(WIDTH)
        self.table = torch.nn.Parameter(torch.randn(5, WIDTH))
        for name in ("shift", "scale", "average", "moved"):
            self.register_buffer(name, torch.rand(WIDTH) + 0.5)
        self.register_buffer("count", torch.ones(1))
        self.register_buffer("index", torch.arange(ROWS) % 5)
        self.x = [torch.randn(ROWS, WIDTH) for _ in range(2)]
        self.function = function(source(choice))

    def block(self, x):
        return torch.tanh(self.layers[1](F.dropout(torch.tanh(self.layers[0](x)), 0.2)))

    def forward(self, x):
        return self.function(self, x)


def function(text):
    """Returns the function that a text defines. PyTorch can name the lines of the text."""
    from torch.utils.checkpoint import checkpoint

    file = f"<program {next(COUNTER)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)
    names = {"torch": torch, "F": F, "checkpoint": checkpoint, "Noise": Noise, "Moved": Moved}
    names |= {"Counted": Counted, "Exponential": Exponential}
    exec(compile(text, file, "exec"), names)
    return names["forward"]
