# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Llama with its layers in a lax.scan, as MaxText and others write it: each parameter of a layer is one slice of a stack.

Parameters are f32, and the layer rounds them to bf16. Devices therefore gather bf16 values from each other. Groups of
queries share keys and values (Ainslie et al., arXiv 2305.13245). The state is one tree. This module allocates no
arrays, because it works with shapes alone.
"""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
from adam import BETA1, BETA2, EPSILON, RATE
from llama import rotated
from step import as_it_is


@dataclass(frozen=True)
class ScannedLlama:
    layers: int
    width: int
    heads: int
    groups: int  # The number of heads for keys and for values.
    hidden: int
    vocabulary: int
    batch: int
    tokens: int

    def parameters(self):
        """Returns the shapes of the parameters as a tree."""
        narrow = self.width // self.heads * self.groups
        matrices = {
            **{"q": (self.width, self.width), "k": (self.width, narrow), "v": (self.width, narrow)},
            **{"o": (self.width, self.width), "gate": (self.width, self.hidden), "up": (self.width, self.hidden)},
            "down": (self.hidden, self.width),
        }
        norms = {"before": (self.width,), "between": (self.width,)}
        return {
            "words": (self.vocabulary, self.width),
            "head": (self.width, self.vocabulary),
            "norm": (self.width,),
            "layers": {name: (self.layers, *shape) for name, shape in {**norms, **matrices}.items()},
        }

    def layer(self, x, weights, divided):
        """Computes a layer. `divided` is a function that marks inputs and outputs of products as divided among devices
        by examples."""
        weights = {name: each.astype(jnp.bfloat16) for name, each in weights.items()}
        size, each = self.width // self.heads, self.heads // self.groups
        batch, tokens, _ = x.shape
        x = divided(x)
        y = divided(normed(x, weights["before"]))
        q = rotated(divided(y @ weights["q"]).reshape(batch, tokens, self.heads, size))
        q = q.reshape(batch, tokens, self.groups, each, size)
        k = rotated(divided(y @ weights["k"]).reshape(batch, tokens, self.groups, size))
        v = divided(y @ weights["v"]).reshape(batch, tokens, self.groups, size)
        scores = jnp.einsum("btgnd,bsgd->bgnts", q, k) * size**-0.5
        causal = jnp.tril(jnp.ones((tokens, tokens), bool))
        mixture = jax.nn.softmax(jnp.where(causal, scores.astype(jnp.float32), -1e9)).astype(x.dtype)
        mixed = jnp.einsum("bgnts,bsgd->btgnd", mixture, v).reshape(x.shape)
        x = x + divided(divided(mixed) @ weights["o"])
        y = divided(normed(x, weights["between"]))
        inner = divided(jax.nn.silu(divided(y @ weights["gate"])) * divided(y @ weights["up"]))
        return divided(x + divided(inner @ weights["down"]))

    def loss(self, weights, words, targets, divided=as_it_is, around=as_it_is):
        """Computes the loss. `around` is jax.checkpoint, or another function that wraps a layer."""
        x = divided(weights["words"].astype(jnp.bfloat16)[words])
        body = around(lambda x, layer: (self.layer(x, layer, divided), None))
        x, _ = jax.lax.scan(body, x, weights["layers"])
        y = divided(normed(x, weights["norm"].astype(x.dtype)))
        logits = divided(y @ weights["head"].astype(x.dtype)).astype(jnp.float32)
        chosen = jnp.take_along_axis(logits, targets[..., None], axis=-1)[..., 0]
        return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - chosen)

    def step(self, **options):
        """main(state, words, targets) -> (loss, state); the state is (parameters, first and second moments, steps)."""

        def main(state, words, targets):
            params, firsts, seconds, steps = state
            loss, gradients = jax.value_and_grad(lambda each: self.loss(each, words, targets, **options))(params)
            steps = steps + 1
            firsts = jax.tree.map(lambda m, g: BETA1 * m + (1 - BETA1) * g, firsts, gradients)
            seconds = jax.tree.map(lambda v, g: BETA2 * v + (1 - BETA2) * g * g, seconds, gradients)
            rate = RATE * jnp.sqrt(1 - BETA2**steps) / (1 - BETA1**steps)
            params = jax.tree.map(lambda p, m, v: p - rate * m / (jnp.sqrt(v) + EPSILON), params, firsts, seconds)
            return loss, (params, firsts, seconds, steps)

        return main


def normed(x, scale):
    wide = x.astype(jnp.float32)
    return (wide * jax.lax.rsqrt(jnp.mean(jnp.square(wide), -1, keepdims=True) + 1e-5)).astype(x.dtype) * scale


MODELS = {
    # 8.03 billion parameters.
    "8b": ScannedLlama(32, 4096, 32, 8, 14336, 128256, batch=1, tokens=4096),
    # 70.6 billion.
    "70b": ScannedLlama(80, 8192, 64, 8, 28672, 128256, batch=1, tokens=4096),
    "small": ScannedLlama(4, 256, 8, 2, 512, 1024, batch=2, tokens=128),
}
