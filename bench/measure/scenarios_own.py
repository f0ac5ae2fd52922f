# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training loops of small networks, as users write them. Only programs with torch import this file."""

import torch
from scenario import Job, Scenario
from scenarios_networks import ROWS, WIDTH, Block, batches, job, layers
from scenarios_several import (
    Discriminators,
    accumulation,
    critics,
    micro_batches,
    siamese,
    teacher,
    twice,
    two_backwards,
    two_towers,
)
from torch import nn
from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint


def whole(compiled):
    model = layers()
    return job(model, compiled(lambda x: model(x).square().mean()))


def eager_loss(compiled):
    model = layers()
    call = compiled(model)
    return job(model, lambda x: call(x).square().mean())


def in_place(compiled):
    model = compiled(layers(), in_place=True)
    return job(model, lambda x: model(x).square().mean())


def printed(compiled):
    model = layers()

    def loss(x):
        y = model(x)
        print("forward", y.shape)
        return y.square().mean()

    return job(model, compiled(loss))


def three_breaks(compiled):
    model = layers()

    def loss(x):
        x = model[:6](x)
        print("one")
        x = model[6:12](x)
        print("two")
        x = model[12:](x)
        if x.sum() > 1e9:
            x = x * 2
        return x.square().mean()

    return job(model, compiled(loss))


def logged(compiled):
    model = layers()

    def loss(x):
        y = model[:9](x)
        print("mean", y.mean().item())
        return model[9:](y).square().mean()

    return job(model, compiled(loss))


def masked(compiled):
    model = layers()

    def loss(x):
        x = model[:9](x)
        return model[9:](x[x.sum(1) > 0]).square().mean()

    return job(model, compiled(loss))


def blocks(compiled):
    model = nn.Sequential(*(layers(2) for _ in range(3)))
    for block in model:
        compiled(block, in_place=True)
    return job(model, lambda x: model(x).square().mean())


def recurrent(kind, **options):
    def make(compiled):
        model = nn.ModuleList([nn.Linear(16, 16), kind(16, 32, batch_first=True, **options), nn.Linear(32, 16)])
        head = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 16))
        model.append(head)

        def loss(x):
            y, _ = model[1](F.gelu(model[0](x)))
            return model[3](model[2](y[..., :32])).square().mean()

        return job(model, compiled(loss), batches(16, 12, 16))

    return make


def autocast(dtype, scaled=False):
    def make(compiled):
        model = layers()
        call = compiled(lambda x: model(x).square().mean())
        scaler = torch.amp.GradScaler("cpu", init_scale=256.0, enabled=scaled)

        def step(x):
            with torch.autocast("cpu", dtype):
                loss = call(x)
            scaler.scale(loss).backward()

        return Job((model,), batches(ROWS, WIDTH), step)

    return make


def penalty(inside):
    """A loss that contains the norm of a gradient, so its backward part is a gradient of a gradient."""

    def make(compiled):
        model = nn.Sequential(*layers(3), nn.Linear(WIDTH, 1))

        def loss(x):
            x = x.requires_grad_()
            y = call(x)
            (slope,) = torch.autograd.grad(y.sum(), x, create_graph=True)
            return y.mean() + (slope.norm(dim=1) - 1).square().mean()

        call = model if inside else compiled(model)
        return job(model, compiled(loss) if inside else loss)

    return make


def functional_gradient(compiled):
    model = nn.Sequential(*layers(3), nn.Linear(WIDTH, 1))

    def loss(x):
        slope = torch.func.grad(lambda x: model(x).sum())(x)
        return model(x).mean() + slope.square().mean()

    return job(model, compiled(loss))


def checkpoints(compiled):
    model = layers()

    def loss(x):
        for i in (0, 6, 12):
            x = checkpoint(model[i : i + 6], x, use_reentrant=False)
        return x.square().mean()

    return job(model, compiled(loss))


def checkpoints_around(reentrant=False):
    def make(compiled):
        model = nn.Sequential(*(layers(2) for _ in range(3)))
        parts = [compiled(part) for part in model]

        def loss(x):
            x.requires_grad_(reentrant)
            for part in parts:
                x = checkpoint(part, x, use_reentrant=reentrant)
            return x.square().mean()

        return job(model, loss)

    return make


def evaluated_between(compiled):
    model = layers()
    call = compiled(model)

    def step(x):
        with torch.no_grad():
            call(x)
        call(x).square().mean().backward()

    return Job((model,), batches(ROWS, WIDTH), step)


def frozen(compiled):
    model = layers()
    model[:9].requires_grad_(False)
    return job(model, compiled(lambda x: model(x).square().mean()), batches(2 * ROWS, WIDTH))


def optimized(compiled):
    model = layers()
    optimizer = torch.optim.AdamW(model.parameters())
    call = compiled(lambda x: model(x).square().mean())

    def step(x):
        call(x).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()

    return Job((model,), batches(4 * ROWS, WIDTH), step, (optimizer,))


def variational(compiled):
    model = nn.ModuleList([layers(3), nn.Linear(WIDTH, 2 * WIDTH), layers(3)])

    def loss(x):
        mean, log = model[1](model[0](x)).chunk(2, 1)
        y = model[2](mean + torch.randn_like(mean) * (0.5 * log).exp())
        return F.mse_loss(y, x) + 0.1 * (mean.square() + log.exp() - log - 1).mean()

    return job(model, compiled(loss))


def loss_of_experts(model):
    def loss(x):
        x = model[0](x)
        chosen, result = model[1](x).argmax(1), torch.zeros_like(x)
        for number, expert in enumerate(model[2:]):
            (rows,) = torch.where(chosen == number)
            result = result.index_add(0, rows, expert(x[rows]))
        return result.square().mean() + model[1](x).logsumexp(1).mean()

    return loss


def router_and_experts(block=lambda: layers(2)):
    return nn.ModuleList([block(), nn.Linear(WIDTH, 3), *(block() for _ in range(3))])


def experts(block):
    def make(compiled):
        model = router_and_experts(block)
        return job(model, compiled(loss_of_experts(model)))

    return make


def compiled_experts(compiled):
    model = router_and_experts()
    for each in model:
        compiled(each, in_place=True)
    return job(model, loss_of_experts(model))


def hooked(compiled):
    model = layers()
    for each in model.parameters():
        each.register_hook(lambda gradient: gradient.clamp(-1, 1))
    return job(model, compiled(lambda x: model(x).square().mean()))


def convolutions(compiled):
    model = nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1),
        *(each for _ in range(4) for each in (nn.BatchNorm2d(8), nn.ReLU(), nn.Conv2d(8, 8, 3, padding=1))),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
    )
    return job(model, compiled(lambda x: model(x).square().mean()), batches(8, 3, 16, 16))


OWN = (
    Scenario("whole step", whole, 0.6, small=True),
    Scenario("loss not compiled", eager_loss, 0.7),
    Scenario("model.compile()", in_place, 0.7),
    Scenario("print in the forward part", printed, 0.65, small=True),
    Scenario("three breaks, one of them an if on values", three_breaks, 0.65),
    Scenario("item() in a print", logged, 0.65),
    Scenario("mask as index", masked, 0.75, small=True),
    Scenario("experts with where", experts(lambda: Block(2)), 0.85),
    Scenario(
        "experts with where, each an nn.Sequential", experts(lambda: layers(2)), 0.85, limit="more than the budget"
    ),
    Scenario("experts with where, each an nn.Sequential compiled by itself", compiled_experts, 0.97),
    Scenario("blocks that are compiled one by one", blocks, 0.7, small=True),
    Scenario("a module called twice", twice, 0.7),
    Scenario("triplets, a module called three times", siamese, 0.7),
    Scenario("two backward calls", two_backwards, 0.8),
    Scenario("nn.LSTM", recurrent(nn.LSTM), 0.95, small=True),
    Scenario(
        "nn.LSTM, bidirectional, two layers",
        recurrent(nn.LSTM, bidirectional=True, num_layers=2),
        0.95,
        limit="the smallest plans take",
    ),
    Scenario(
        "nn.LSTM, bidirectional, two layers, allow_rnn",
        recurrent(nn.LSTM, bidirectional=True, num_layers=2),
        0.4,
        settings=("allow_rnn",),
    ),
    Scenario("nn.GRU", recurrent(nn.GRU), 0.95),
    Scenario("GAN", Discriminators(), 0.85, small=True),
    Scenario("GAN with optimizers", Discriminators(optimizers=True), 0.9),
    Scenario("GAN, one backward call", Discriminators(joint=True), 0.8),
    Scenario(
        "GAN, two steps of the critic for one of the generator", critics, 0.85, first=2, limit="more than the budget"
    ),
    Scenario("gradients accumulated over steps", accumulation, 0.7, first=2),
    Scenario("three micro-batches a step", micro_batches, 0.8),
    Scenario("autocast to bfloat16", autocast(torch.bfloat16), 0.8, small=True),
    Scenario("autocast to float16, GradScaler", autocast(torch.float16, scaled=True), 0.8),
    Scenario(
        "gradient penalty, model compiled", penalty(False), 0.8, limit="does not currently support double backward"
    ),
    Scenario("gradient penalty, all compiled", penalty(True), 0.8, limit="more than the budget"),
    Scenario(
        "gradient penalty, all compiled, trace_autograd_ops", penalty(True), 0.8, settings=("trace_autograd_ops",)
    ),
    Scenario("torch.func.grad inside", functional_gradient, 0.8),
    Scenario("torch.utils.checkpoint inside", checkpoints, 0.95),
    Scenario("torch.utils.checkpoint around compiled blocks", checkpoints_around(), 0.95),
    Scenario(
        "torch.utils.checkpoint around compiled blocks, use_reentrant=True",
        checkpoints_around(reentrant=True),
        0.95,
        limit="use_reentrant=False",
    ),
    Scenario("an evaluation in each step", evaluated_between, 0.7),
    Scenario("teacher and student", teacher, 0.8),
    Scenario("frozen layers", frozen, 0.8),
    Scenario("AdamW, gradients clipped", optimized, 0.7, small=True),
    Scenario("two towers", two_towers, 0.8),
    Scenario("variational autoencoder", variational, 0.7),
    Scenario("hooks of parameters", hooked, 0.7),
    Scenario("convolutions, batch norms", convolutions, 0.7),
)
