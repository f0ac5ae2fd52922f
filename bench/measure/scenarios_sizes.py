# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training loops whose sizes vary from step to step. Only programs with torch import this file."""

import torch
from scenario import Scenario
from scenarios_networks import WIDTH, job, layers
from torch import nn
from torch.nn import functional as F


def shapes(sizes, **options):
    """A row whose batches differ in their first size."""

    def make(compiled):
        model = layers()
        call = compiled(model, **options)
        return job(model, lambda x: call(x).square().mean(), tuple((torch.randn(size, WIDTH),) for size in sizes))

    return make


class Reader(nn.Module):
    """A model with embeddings, attention and a head for each token."""

    def __init__(self, words=64):
        super().__init__()
        self.embedding = nn.Embedding(words, 32)
        self.layers = nn.TransformerEncoder(
            nn.TransformerEncoderLayer(32, 2, 64, dropout=0.1, batch_first=True), 2, enable_nested_tensor=False
        )
        self.last = nn.Linear(32, words)

    def forward(self, tokens):
        x = self.layers(self.embedding(tokens))
        return F.cross_entropy(self.last(x).flatten(0, 1), tokens.flatten())


def lengths(sizes, **options):
    """Sequences of different lengths."""

    def make(compiled):
        model = Reader()
        inputs = tuple((torch.randint(0, 64, (8, size)),) for size in sizes)
        return job(model, compiled(model, **options), inputs)

    return make


SIZES = (
    Scenario("last smaller batch", shapes((256, 256, 100, 256, 100)), 0.7, small=True),
    Scenario("last smaller batch, dynamic=False", shapes((256, 256, 100, 256, 100), dynamic=False), 0.7),
    Scenario("a last batch of one row", shapes((256, 256, 1, 256, 256, 1, 256, 1)), 0.7),
    Scenario("batches of 12 sizes", shapes((256, *range(200, 222, 2))), 0.7),
    Scenario("a larger batch later", shapes((200, 200, 256, 200)), 0.7),
    Scenario("sequences of 12 lengths", lengths((24, 24, *range(12, 23))), 0.8, small=True),
    Scenario(
        "sequences of 12 lengths, dynamic=False",
        lengths((24, *range(12, 23)), dynamic=False),
        0.8,
        limit="recompile_limit",
    ),
)
