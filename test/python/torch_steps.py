# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small training steps that several tests of remat.torch.backend use. Only programs with torch import this file."""

import warnings

import remat.torch
import torch
from torch.nn import functional as F


class Convolutions(torch.nn.Module):
    """A network with batch norms in training, dropout and pooling. Labels are numbers."""

    def __init__(self, dropout=0.3):
        super().__init__()
        self.convs = torch.nn.ModuleList(torch.nn.Conv2d(8 if i else 3, 8, 3, padding=1) for i in range(4))
        self.norms = torch.nn.ModuleList(torch.nn.BatchNorm2d(8) for _ in range(4))
        self.dropout = torch.nn.Dropout(dropout)
        self.last = torch.nn.Linear(8, 5)

    def forward(self, images, labels):
        x = images
        for conv, norm in zip(self.convs, self.norms):
            x = self.dropout(F.relu(norm(conv(x))))
        x = F.max_pool2d(x, 2)
        return F.cross_entropy(self.last(x.mean((2, 3))), labels)


class Transformer(torch.nn.Module):
    """A network with embeddings, attention and dropout, which calls one layer twice."""

    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(50, 16)
        self.layer = torch.nn.TransformerEncoderLayer(16, 2, 32, dropout=0.2, batch_first=True)
        self.last = torch.nn.Linear(16, 50)

    def forward(self, tokens, labels):
        x = self.layer(self.layer(self.embedding(tokens)))
        return F.cross_entropy(self.last(x).flatten(0, 1), labels.flatten())


def layers(count=4):
    return torch.nn.Sequential(*(m for _ in range(count) for m in (torch.nn.Linear(32, 32), torch.nn.Tanh())))


class Model(torch.nn.Module):
    """A network of layers that returns its loss."""

    def __init__(self, count=4):
        super().__init__()
        self.layers = layers(count)

    def forward(self, x):
        return self.layers(x).square().mean()


def warned(test, run, file):
    """Runs a function. Returns the texts of remat's warnings, which must name a line of the file."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        run()
    ours = [each for each in caught if issubclass(each.category, remat.RematWarning)]
    test.assertEqual([each.filename for each in ours], [file] * len(ours))
    return [str(each.message) for each in ours]


def begin(test):
    """Sets up a test of torch.compile: resets random numbers and compiled functions, and turns warnings off."""
    torch.manual_seed(0)
    torch._dynamo.reset()
    caught = warnings.catch_warnings()
    caught.__enter__()
    test.addCleanup(caught.__exit__, None, None, None)
    warnings.simplefilter("ignore")


def images():
    return torch.randn(4, 3, 16, 16), torch.randint(0, 5, (4,))


def tokens():
    return torch.randint(0, 50, (4, 12)), torch.randint(0, 50, (4, 12))


def trained(call, model, inputs):
    """Returns the loss, the gradients and the buffers of a step."""
    torch.manual_seed(3)
    model.zero_grad()
    loss = call(*inputs)
    loss.backward()
    return [loss.detach(), *(each.grad.clone() for each in model.parameters()), *map(torch.clone, model.buffers())]


def backend(budget, inner="eager", **options):
    return remat.torch.backend(budget, inner=inner, effort=0.05, **options)


def compiled(call, made, **options):
    torch._dynamo.reset()
    return torch.compile(call, backend=made, dynamic=False, **options)
