# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training loops that train several networks, or call a network several times before the optimizer takes a step. Only
programs with torch import this file."""

import copy
import itertools

import torch
from scenario import Job
from scenarios_networks import ROWS, STEPS, WIDTH, batches, job, layers
from torch import nn
from torch.nn import functional as F


def twice(compiled):
    model = layers()
    call = compiled(model)
    return job(model, lambda x: call(call(x)).square().mean())


def siamese(compiled):
    model = layers()
    call = compiled(model)
    return job(model, lambda x: F.triplet_margin_loss(call(x), call(x + 1), call(-x)))


def two_backwards(compiled):
    model = layers()
    call = compiled(model)

    def step(x):
        y = call(x)
        y.square().mean().backward(retain_graph=True)
        y.abs().mean().backward()

    return Job((model,), batches(ROWS, WIDTH), step)


class Discriminators:
    """A generator and a discriminator. `joint` means one backward pass for both networks."""

    def __init__(self, joint=False, optimizers=False):
        self.joint, self.optimizers = joint, optimizers

    def __call__(self, compiled):
        models = layers(4), nn.Sequential(*layers(4), nn.Linear(WIDTH, 1))
        generate, judge = map(compiled, models)
        steps = [torch.optim.Adam(model.parameters(), 1e-3) for model in models] if self.optimizers else []

        def real(y, is_real):
            return F.binary_cross_entropy_with_logits(y, torch.full_like(y, float(is_real)))

        def step(x, noise):
            fake = generate(noise)
            if self.joint:
                return (real(judge(x), True) + real(judge(fake), False)).backward()
            (real(judge(x), True) + real(judge(fake.detach()), False)).backward()
            if steps:
                steps[1].step()
            real(judge(fake), True).backward()
            for each in steps[:1]:
                each.step()

        inputs = tuple((torch.randn(ROWS, WIDTH), torch.randn(ROWS, WIDTH)) for _ in range(STEPS))
        return Job(models, inputs, step, tuple(steps))


def critics(compiled):
    """Two networks, of which the critic takes two steps for each step of the generator. The caller keeps the critic's
    tensors while the generator takes its step.
    """
    models = layers(4), nn.Sequential(*layers(4), nn.Linear(WIDTH, 1))
    generate, judge = map(compiled, models)
    steps = [torch.optim.RMSprop(model.parameters(), 1e-3) for model in models]
    turns = itertools.cycle((False, True))

    def step(x, noise):
        with torch.no_grad():
            fake = generate(noise)
        (judge(fake).mean() - judge(x).mean()).backward()
        steps[1].step()
        if next(turns):
            (-judge(generate(noise)).mean()).backward()
            steps[0].step()

    inputs = tuple((torch.randn(ROWS, WIDTH), torch.randn(ROWS, WIDTH)) for _ in range(4))
    return Job(models, inputs, step, tuple(steps))


def accumulation(compiled):
    model = layers()
    call = compiled(lambda x: model(x).square().mean())
    return job(model, call, batches(ROWS, WIDTH, count=4), accumulates=True)


def micro_batches(compiled):
    model = layers()
    call = compiled(lambda x: model(x).square().mean())

    def step(x):
        for part in x.chunk(3):
            call(part).backward()

    return Job((model,), batches(3 * ROWS, WIDTH), step)


def teacher(compiled):
    model = layers()
    other = copy.deepcopy(model)
    student, guide = compiled(model), compiled(other)

    def loss(x):
        with torch.no_grad():
            wanted = guide(x)
        return F.mse_loss(student(x), wanted + 1)

    return Job((model, other), batches(ROWS, WIDTH), lambda x: loss(x).backward())


def two_towers(compiled):
    models = layers(4), layers(4)
    left, right = map(compiled, models)

    def step(x, y):
        scores = F.normalize(left(x)) @ F.normalize(right(y)).t()
        F.cross_entropy(scores, torch.arange(len(x))).backward()

    return Job(models, tuple((torch.randn(96, WIDTH), torch.randn(96, WIDTH)) for _ in range(STEPS)), step)
