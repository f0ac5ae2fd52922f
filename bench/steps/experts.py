# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A decoder with a mixture of experts (Shazeer et al., arXiv 1701.06538), in bf16. Each word is sent to two experts of
a layer. A scatter sends the words to their two experts, and a gather brings the results back."""

import jax
import jax.numpy as jnp
from common import adam_step, attention_weights, bf16, cross_entropy, norm, self_attention, whole, with_adam

BATCH, TOKENS, WIDTH, HEADS, LAYERS, WORDS, EXPERTS, ROOM, HIDDEN = 8, 512, 512, 8, 6, 4096, 8, 1280, 1024
SMALL = dict(BATCH=2, TOKENS=16, WIDTH=32, HEADS=2, LAYERS=2, WORDS=64, EXPERTS=4, ROOM=20, HIDDEN=64)


def mixed(weights, x):
    flat = x.reshape(-1, WIDTH)
    chances = jax.nn.softmax((flat @ weights["router"]).astype(jnp.float32))
    shares, chosen = jax.lax.top_k(chances, 2)
    taken = jax.nn.one_hot(chosen, EXPERTS, dtype=jnp.int32).reshape(-1, EXPERTS)
    place = (jnp.cumsum(taken, 0) * taken).sum(-1) - 1
    expert = chosen.reshape(-1)
    sent = jnp.zeros((EXPERTS, ROOM, WIDTH), x.dtype).at[expert, place].set(flat.repeat(2, 0), mode="drop")
    made = jnp.einsum("erh,ehw->erw", jax.nn.silu(jnp.einsum("erw,ewh->erh", sent, weights["up"])), weights["down"])
    back = made.at[expert, place].get(mode="fill", fill_value=0).reshape(-1, 2, WIDTH)
    return (back * shares[..., None].astype(x.dtype)).sum(1).reshape(x.shape)


def make(around):
    def layer(weights, x):
        x = x + self_attention(weights, norm(x), HEADS)
        return x + mixed(weights, norm(x))

    def loss(weights, words):
        x = weights["words"][words]
        for each in weights["layers"]:
            x = around(layer)(each, x)
        return cross_entropy((norm(x) @ weights["words"].T).astype(jnp.float32), words)

    experts = {"router": bf16(WIDTH, EXPERTS), "up": bf16(EXPERTS, WIDTH, HIDDEN), "down": bf16(EXPERTS, HIDDEN, WIDTH)}
    one = attention_weights(WIDTH, bf16) | experts
    weights = {"layers": [one] * LAYERS, "words": bf16(WORDS, WIDTH)}
    return adam_step(loss), (with_adam(weights), whole(BATCH, TOKENS))
