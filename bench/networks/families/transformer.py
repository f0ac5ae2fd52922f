# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decoder-only transformers: GPT-2 (Radford et al. 2019, table 2), as the
authors published it (github.com/openai/gpt-2, src/model.py).

The blocks have a norm before each part and biases in every product. The hidden layer of an MLP is four times as wide.
Positions are learned, and a norm follows the last block. The transposed token embedding makes the logits, so the
parameters of the embedding are counted once. A text has 1,024 tokens unless `image` gives another length. Dropout is
left out, as in the published code; the causal mask belongs to softmax.

    kind                                gradient reads   in place
    embedding (its rows, the positions) inputs           no
    layer_norm, gelu                    inputs           no
    scores (q k^T), mix (weights v)     inputs           no
    softmax                             output           yes

- gpt2-small, gpt2-medium, gpt2-large, gpt2-xl: 124 M to 1.5 B parameters.
- transformer: GPT-2 small with any number of blocks.
"""

from layers import count

VOCABULARY = 50257

# Blocks, width, heads.
GPT2 = {"small": (12, 768, 12), "medium": (24, 1024, 16), "large": (36, 1280, 20), "xl": (48, 1600, 25)}


def layer_norm(net, x):
    """Normalises a token's features, with a scale and a shift for each."""
    name = f"layer_norm{len(net.nodes)}"
    inputs = [x, net.weights(name + ".weights", 2 * x.shape[-1])]
    return net.node("layer_norm", inputs, x.shape, "inputs", 8 * count(x.shape), name=name)


def per_token(net, x, features, name, weight=None):
    """Adds one linear layer, the same for each token. If another node has the same parameters, `weight` is the tensor
    of these parameters."""
    tokens, width = x.shape
    name = f"{name}{len(net.nodes)}"
    if weight is None:
        weight = net.weights(name + ".weights", (width + 1) * features)
    return net.product("linear", x, weight, (tokens, features), tokens * width * features, name)


def attention(net, x, heads):
    """Adds softmax(q k^T) v; the scale of the scores is part of their product."""
    tokens, width = x.shape
    q, k, v = (per_token(net, x, width, name) for name in "qkv")
    square = (heads, tokens, tokens)
    flops = 2 * tokens * tokens * width  # The FLOP of either product, for all heads together.
    scores = net.node("scores", [q, k], square, "inputs", flops, gradients=2)
    weights = net.pointwise("softmax", scores, "output", 5)
    mixed = net.node("mix", [weights, v], x.shape, "inputs", flops, gradients=2)
    return per_token(net, mixed, width, "projection")


def feed_forward(net, x):
    width = x.shape[-1]
    up = per_token(net, x, 4 * width, "up")
    active = net.node("gelu", [up], up.shape, "inputs", 8 * count(up.shape))
    return per_token(net, active, width, "down")


def gpt2(net, tokens, blocks, width, heads):
    embedding = net.weights("embedding", VOCABULARY * width)
    positions = net.weights("positions", tokens * width)
    shape = (tokens, width)
    x = net.node("embedding", [net.input((tokens,), "tokens"), embedding, positions], shape, "inputs", count(shape))
    for _ in range(blocks):
        x = net.add(x, attention(net, layer_norm(net, x), heads))
        x = net.add(x, feed_forward(net, layer_norm(net, x)))
    net.logits = per_token(net, layer_norm(net, x), VOCABULARY, "logits", weight=embedding)
    # Token numbers and labels are integers of four bytes.
    net.loss = net.softmax_loss(net.logits, net.input((tokens,), "labels"))


NETWORKS = {"transformer": lambda net, options: gpt2(net, options.image, options.depth, *GPT2["small"][1:])}
for _size, _shape in GPT2.items():
    NETWORKS[f"gpt2-{_size}"] = lambda net, options, shape=_shape: gpt2(net, options.image, *shape)
