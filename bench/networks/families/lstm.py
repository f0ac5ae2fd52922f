# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The LSTM of Chen et al. 2016, section 5.3, unrolled: four layers of 1,024 states; each step reads 50 numbers and is
classified among 5,000 classes. Like the authors' published code (mxnet-memonger, example_lstm.py), this network has an
embedding of 1,024 features before the first layer and a loss for each step.

- lstm: every operation of a cell is a node.
- lstm-fused: a cell is a product with the input, a product with the previous
  state, and a pointwise node that makes both states, as fused kernels do.
"""

LAYERS, STATES, FEATURES, EMBEDDING, CLASSES = 4, 1024, 50, 1024, 5000


def gates(net, x, h, weights):
    return (net.linear(x, 4 * STATES, weight=weights[0]), net.linear(h, 4 * STATES, weight=weights[1]))


def cell(net, x, c, h, weights):
    """Returns the next c and h: i, g, f, o = the four slices of Wx + Uh; c' = f c + i g; h' = o tanh(c')."""
    total = net.add(*gates(net, x, h, weights))
    i, g, f, o = (net.slice(total, STATES) for _ in range(4))
    c = net.add(net.mul(net.sigmoid(f), c), net.mul(net.sigmoid(i), net.tanh(g)))
    return c, net.mul(net.sigmoid(o), net.tanh(c))


def fused_cell(net, x, c, h, weights):
    return net.lstm_cell(*gates(net, x, h, weights), c)


def lstm(net, options, cell):
    embedding = net.weights("embedding", FEATURES * EMBEDDING)
    weights = [
        [
            net.weights(f"layer{i}.{name}", (size + 1) * 4 * STATES)
            for name, size in (("input", EMBEDDING if i == 0 else STATES), ("state", STATES))
        ]
        for i in range(LAYERS)
    ]
    classifier = net.weights("classifier", (STATES + 1) * CLASSES)
    states = [(net.input((STATES,), f"c{i}"), net.input((STATES,), f"h{i}")) for i in range(LAYERS)]
    losses = []
    for step in range(options.depth):
        x = net.linear(net.input((FEATURES,), f"x{step}"), EMBEDDING, weight=embedding)
        for i in range(LAYERS):
            states[i] = cell(net, x, *states[i], weights[i])
            x = states[i][1]
        net.logits = net.linear(x, CLASSES, weight=classifier)
        losses.append(net.softmax_loss(net.logits))
    net.loss = net.add(*losses)


NETWORKS = {
    "lstm": lambda net, options: lstm(net, options, cell),
    "lstm-fused": lambda net, options: lstm(net, options, fused_cell),
}
