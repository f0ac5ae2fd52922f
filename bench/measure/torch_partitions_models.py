# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of torch_partitions.py. Importing this needs torch."""

from torch import nn
from torch.nn import functional as F


class Block(nn.Module):
    """A layer of a language model, with attention that keeps its scores, and a gated part."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.before, self.between = nn.LayerNorm(width), nn.LayerNorm(width)
        self.projections, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.gate, self.up, self.down = (nn.Linear(*size) for size in ((width, 4 * width),) * 2 + ((4 * width, width),))

    def forward(self, x):
        batch, length, width = x.shape
        parts = self.projections(self.before(x)).view(batch, length, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        scores = (query @ key.transpose(-1, -2) / (width // self.heads) ** 0.5).softmax(-1)
        x = x + self.out((scores @ value).transpose(1, 2).reshape(batch, length, width))
        y = self.between(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


class Language(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding, self.last = nn.Embedding(500, 64), nn.Linear(64, 500)
        self.blocks = nn.Sequential(*(Block(64, 4) for _ in range(4)))

    def forward(self, tokens, labels):
        return F.cross_entropy(self.last(self.blocks(self.embedding(tokens))).flatten(0, 1), labels.flatten())


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.last = nn.Conv2d(3, 16, 3, padding=1), nn.Linear(16, 10)
        self.convolutions = nn.ModuleList(nn.Conv2d(16, 16, 3, padding=1) for _ in range(7))
        self.norms = nn.ModuleList(nn.GroupNorm(4, 16) for _ in range(7))

    def forward(self, images, labels):
        x = self.first(images)
        for convolution, norm in zip(self.convolutions, self.norms):
            x = x + 0.5 * F.silu(norm(convolution(x)))
        return F.cross_entropy(self.last(x.mean((2, 3))), labels)


class Mixer(nn.Module):
    def __init__(self):
        super().__init__()
        sizes = ((49, 98), (98, 49), (64, 256), (256, 64))
        self.layers = nn.ModuleList(nn.ModuleList(nn.Linear(*size) for size in sizes) for _ in range(4))
        self.norms = nn.ModuleList(nn.LayerNorm(64) for _ in range(8))
        self.dropout = nn.Dropout(0.1)

    def forward(self, x):
        for number, (wide, narrow, wider, narrower) in enumerate(self.layers):
            y = self.norms[2 * number](x).transpose(1, 2)
            x = x + self.dropout(narrow(F.gelu(wide(y)))).transpose(1, 2)
            x = x + self.dropout(narrower(F.gelu(wider(self.norms[2 * number + 1](x)))))
        return x.square().mean()
