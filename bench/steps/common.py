# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Code that the steps of this folder share.

A step's module has SMALL, sizes with which a CPU runs the step in a moment, and `make(around)`, which returns (the step, its arguments as shapes); the first argument is donated. `around` is
put around each block that a person would give to jax.checkpoint, and `around(body, scanned=True)` around the body of a scan."""

import jax
import jax.numpy as jnp


def f32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def bf16(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.bfloat16)


def whole(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def norm(x):
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)


def cross_entropy(logits, labels):
    """Labels are numbers and not one-hot, so that the gradient is a scatter."""
    picked = jnp.take_along_axis(logits, labels[..., None], -1)[..., 0]
    return (jax.nn.logsumexp(logits, -1) - picked).mean()


def heads_of(x, heads):
    return x.reshape(*x.shape[:-1], heads, x.shape[-1] // heads).swapaxes(-3, -2)


def merged(x):
    x = x.swapaxes(-3, -2)
    return x.reshape(*x.shape[:-2], -1)


def attention(q, k, v, causal=True):
    """Reshapes to (..., heads, tokens, width)."""
    scores = q @ k.swapaxes(-1, -2) / q.shape[-1] ** 0.5
    if causal:
        scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -1e9)
    return jax.nn.softmax(scores.astype(jnp.float32), -1).astype(v.dtype) @ v


def attention_weights(width, shape=f32):
    return {"qkv": shape(width, 3 * width), "out": shape(width, width)}


def self_attention(weights, x, heads, causal=True):
    q, k, v = (heads_of(each, heads) for each in jnp.split(x @ weights["qkv"], 3, -1))
    return merged(attention(q, k, v, causal)) @ weights["out"]


def layer_weights(width, shape=f32):
    """The parameters of a layer of a Transformer."""
    inner = {"up": shape(width, 4 * width), "down": shape(4 * width, width)}
    return attention_weights(width, shape) | inner


def layer(weights, x, heads, causal=True):
    x = x + self_attention(weights, norm(x), heads, causal)
    return x + jax.nn.gelu(norm(x) @ weights["up"]) @ weights["down"]


def norm_weights(width, shape=f32):
    return {"scale": shape(width), "shift": shape(width)}


def scaled_norm(weights, x):
    return norm(x) * weights["scale"] + weights["shift"]


def bias_layer_weights(width, shape=f32):
    """The parameters of a layer with biases and scaled norms, as in GPT-2 and ViT."""
    biases = {"qkv_bias": 3 * width, "out_bias": width, "up_bias": 4 * width, "down_bias": width}
    biases = {name: shape(size) for name, size in biases.items()}
    return (
        layer_weights(width, shape)
        | biases
        | {"first": norm_weights(width, shape), "second": norm_weights(width, shape)}
    )


def bias_layer(weights, x, heads, causal):
    y = scaled_norm(weights["first"], x) @ weights["qkv"] + weights["qkv_bias"]
    q, k, v = (heads_of(each, heads) for each in jnp.split(y, 3, -1))
    x = x + merged(attention(q, k, v, causal)) @ weights["out"] + weights["out_bias"]
    y = jax.nn.gelu(scaled_norm(weights["second"], x) @ weights["up"] + weights["up_bias"])
    return x + y @ weights["down"] + weights["down_bias"]


def adam_state(weights):
    """Makes the two moments of Adam for the weights."""
    return jax.tree.map(lambda w: f32(*w.shape), (weights, weights))


def adam(weights, state, gradients, rate=1e-3):
    def moved(w, m, v, g):
        m, v = 0.9 * m + 0.1 * g, 0.95 * v + 0.05 * g * g
        return (w - rate * m / (jnp.sqrt(v) + 1e-8)).astype(w.dtype), m, v

    done = jax.tree.map(moved, weights, *state, gradients)
    new, first, second = jax.tree.transpose(jax.tree.structure(weights), jax.tree.structure((0, 0, 0)), done)
    return new, (first, second)


def adam_step(loss):
    """Returns the step of loss(weights, *batch). The first argument of the step is (weights, state)."""

    def step(trained, *batch):
        weights, state = trained
        value, gradients = jax.value_and_grad(loss)(weights, *batch)
        return adam(weights, state, gradients), value

    return step


def with_adam(weights):
    return weights, adam_state(weights)


def convolution(weights, x, stride=1):
    """`x` has the shape (images, height, width, channels)."""
    layout = ("NHWC", "HWIO", "NHWC")
    return jax.lax.conv_general_dilated(x, weights, (stride, stride), "SAME", dimension_numbers=layout)


def residual(weights, x, activation):
    """A block of two convolutions. A group norm and an activation come before each convolution."""
    y = convolution(weights[0], activation(group_norm(x)))
    return x + convolution(weights[1], activation(group_norm(y)))


def group_norm(x, groups=8):
    parts = x.reshape(*x.shape[:-1], groups, -1)
    mean, spread = parts.mean((1, 2, 4), keepdims=True), parts.var((1, 2, 4), keepdims=True)
    return ((parts - mean) * jax.lax.rsqrt(spread + 1e-5)).reshape(x.shape)
