# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes forward graphs of docs/reference/Formats.md. Each kind of layer has a method of the class Network. Values of
the forward graph have shapes, but no elements.

Every layer makes one node with its kind, cost, FLOPs and device bytes, and says
what its gradient reads. The choices follow what frameworks save for backward:

    kind                              gradient reads   in place
    conv, upconv, linear              inputs           no
    bn, lrn, mul                      inputs           no
    relu, sigmoid, tanh               output           yes
    dropout (its mask)                output           yes
    max_pool, lstm_cell               both             no
    add                               none             yes
    avg_pool, concat, crop, slice,    none             no
    resize
    scale                             none             yes
    softmax_loss                      inputs           no

Frameworks save the mask of a dropout. The mask of a dropout is as large as the dropout's output, so here the output
takes its place. A flatten is a view and has no node. Batch normalisation's running statistics and its saved mean and
variance (a few kB) are left out. Workspaces of convolutions depend on the library and are left out.
"""

import json
from collections import namedtuple

FLOAT = 4  # The bytes of a float32.
LABEL = 4  # The bytes of a class number, which is an int32.
INDEX = 8  # The bytes of a position, which is an int64.

# The figures of a V100, like remat-opt's target of that name (its data sheet, SXM2): FLOP/s of f32, bytes/s of memory,
# and the seconds of a kernel's launch.
FLOPS, BANDWIDTH, LAUNCH = 15.7e12, 900e9, 4e-6

# A tensor of the graph and its shape, which leaves out the batch: (channels, height, width) of an image, (features,) of
# a vector, () of a scalar for the whole batch.
Value = namedtuple("Value", "tensor shape")


def count(shape):
    product = 1
    for extent in shape:
        product *= extent
    return product


def pair(x):
    return x if isinstance(x, tuple) else (x, x)


def roofline(flops, touched):
    return max(flops / FLOPS, touched / BANDWIDTH) + LAUNCH


class Network:
    """A forward graph under construction.

    cost: "analytic" is Kusumoto et al. 2019, section 3 (a convolution costs 10,
    everything else 1); "flops" is the node's FLOPs, in which a multiplication and an addition are 2; "roofline" is
    seconds on a V100.
    weight_gradients: whether weights are marked, so that their gradients are
    outputs of the step. Otherwise only activations and their gradients count.
    in_place: whether elementwise layers may reuse their input's storage.
    pool_indices: whether max_pool writes the position of each maximum (8 bytes) for
    its gradient, as PyTorch does.
    """

    def __init__(self, name, batch, cost="analytic", weight_gradients=True, in_place=True, pool_indices=False):
        self.name, self.batch, self.cost = name, batch, cost
        self.weight_gradients, self.in_place, self.pool_indices = weight_gradients, in_place, pool_indices
        self.tensors, self.nodes = [], []
        self.made = set()  # The tensors that nodes make.
        self.parameters = 0
        self.macs = 0  # The multiplications of convolutions and linear layers, counted for one sample.
        self.loss = None

    # Tensors

    def tensor(self, name, size, weight=False):
        entry = {"name": name, "bytes": size}
        if weight:
            entry["weight"] = True
        self.tensors.append(entry)
        return len(self.tensors) - 1

    def input(self, shape, name="images"):
        return Value(self.tensor(name, self.batch * count(shape) * FLOAT), shape)

    def weights(self, name, number):
        """Adds the parameters of one layer (weights and biases) as one resident tensor."""
        self.parameters += number
        return Value(self.tensor(name, number * FLOAT, self.weight_gradients), (number,))

    # Nodes

    def node(self, kind, inputs, shape, needs, flops=0, gradients=1, in_place=(), name=None, outputs=1):
        """Adds one node with one output of the shape `shape`, or with several such outputs. `flops` are the FLOP of the
        node for one sample. `gradients` is the cost of the node's backward node as a multiple of the node's cost.
        """
        name = name or f"{kind}{len(self.nodes)}"
        samples = self.batch if shape else 1
        made = [self.tensor(name, samples * count(shape) * FLOAT) for _ in range(outputs)]
        out = made[0]
        sources = [v.tensor for v in inputs]
        flops *= self.batch
        touched = self.size(sources) + self.size(made)
        entry = {
            "name": name,
            "kind": kind,
            "cost": self.node_cost(kind, flops, touched),
            "inputs": sources,
            "outputs": made,
            "flops": flops,
            "device_bytes": touched,
            "backward_needs": needs,
        }
        if self.cost == "roofline":
            entry["backward_cost"] = roofline(gradients * flops, self.gradient_bytes(sources, made, needs))
        elif gradients != 1:
            entry["backward_cost"] = gradients * entry["cost"]
        pairs = [[sources[i], out] for i in in_place if sources[i] in self.made]
        if self.in_place and pairs:
            entry["in_place"] = pairs
        self.nodes.append(entry)
        self.made.update(made)
        return Value(out, shape) if outputs == 1 else [Value(t, shape) for t in made]

    def size(self, tensors):
        return sum(self.tensors[t]["bytes"] for t in set(tensors))

    def node_cost(self, kind, flops, touched):
        if self.cost == "roofline":
            return roofline(flops, touched)
        return flops if self.cost == "flops" else 10 if kind in ("conv", "upconv") else 1

    def gradient_bytes(self, sources, made, needs):
        """Returns the bytes that a backward node reads (gradients of its results and saved values) and writes (a
        gradient for each input that has one)."""
        saved = {"inputs": sources, "output": made, "both": [*sources, *made], "none": []}[needs]
        with_gradient = [t for t in sources if t in self.made or "weight" in self.tensors[t]]
        return self.size(made) + self.size(saved) + self.size(with_gradient)

    def product(self, kind, x, weight, shape, macs, name):
        """Adds a convolution or a matrix product: one gradient for x, unless x is an input of the network, and one for
        the weights."""
        self.macs += macs
        gradients = (x.tensor in self.made) + 1
        return self.node(kind, [x, weight], shape, "inputs", 2 * macs, gradients, name=name)

    def conv(self, x, channels, kernel, stride=1, pad=0, dilation=1, groups=1, bias=True, name=None):
        (kh, kw), (sh, sw), (ph, pw), (dh, dw) = pair(kernel), pair(stride), pair(pad), pair(dilation)
        c, h, w = x.shape
        shape = (channels, (h + 2 * ph - dh * (kh - 1) - 1) // sh + 1, (w + 2 * pw - dw * (kw - 1) - 1) // sw + 1)
        taps = c // groups * kh * kw
        name = name or f"conv{len(self.nodes)}"
        weight = self.weights(name + ".weights", channels * taps + (channels if bias else 0))
        return self.product("conv", x, weight, shape, count(shape) * taps, name)

    def upconv(self, x, channels, kernel):
        """Adds a transposed convolution whose stride is its kernel (U-Net's up-convolution)."""
        c, h, w = x.shape
        name = f"upconv{len(self.nodes)}"
        weight = self.weights(name + ".weights", c * channels * kernel * kernel + channels)
        shape = (channels, h * kernel, w * kernel)
        return self.product("upconv", x, weight, shape, count(shape) * c, name)

    def linear(self, x, features, name=None, weight=None, bias=True):
        """Adds a linear layer on `x`, which is flattened first. `weight` is the tensor of parameters that other nodes
        share with this layer."""
        name = name or f"linear{len(self.nodes)}"
        size = count(x.shape)
        if weight is None:
            weight = self.weights(name + ".weights", (size + bias) * features)
        return self.product("linear", x, weight, (features,), size * features, name)

    def bn(self, x, affine=True):
        """Adds batch normalisation with a scale and a shift for each channel, unless `affine` is false."""
        name = f"bn{len(self.nodes)}"
        inputs = [x] + ([self.weights(name + ".weights", 2 * x.shape[0])] if affine else [])
        return self.node("bn", inputs, x.shape, "inputs", 8 * count(x.shape), name=name)

    def pointwise(self, kind, x, needs, flops_each):
        return self.node(kind, [x], x.shape, needs, flops_each * count(x.shape), in_place=(0,))

    def relu(self, x):
        return self.pointwise("relu", x, "output", 1)

    def sigmoid(self, x):
        return self.pointwise("sigmoid", x, "output", 4)

    def tanh(self, x):
        return self.pointwise("tanh", x, "output", 4)

    def dropout(self, x):
        return self.pointwise("dropout", x, "output", 2)

    def scale(self, x):
        """Adds x times a constant."""
        return self.pointwise("scale", x, "none", 1)

    def lrn(self, x, window=5):
        """Adds local response normalisation over `window` channels."""
        return self.node("lrn", [x], x.shape, "inputs", (2 * window + 4) * count(x.shape))

    def add(self, *xs):
        return self.node(
            "add", list(xs), xs[0].shape, "none", (len(xs) - 1) * max(1, count(xs[0].shape)), in_place=range(len(xs))
        )

    def mul(self, a, b):
        return self.node("mul", [a, b], a.shape, "inputs", count(a.shape), gradients=2)

    def concat(self, *xs):
        """Concatenates along the channels."""
        return self.node("concat", list(xs), (sum(x.shape[0] for x in xs),) + xs[0].shape[1:], "none")

    def crop(self, x, height, width):
        return self.node("crop", [x], (x.shape[0], height, width), "none")

    def slice(self, x, features):
        """Copies the first features of x to a new tensor."""
        return self.node("slice", [x], (features,), "none")

    def lstm_cell(self, by_input, by_state, c):
        """Makes the next c and h as one node, from both halves of the four gates' sums and the previous state. The node
        has about 25 FLOPs a state."""
        return self.node("lstm_cell", [by_input, by_state, c], c.shape, "both", 25 * count(c.shape), outputs=2)

    def resize(self, x, height, width):
        """Adds bilinear interpolation, which takes 4 products for each value."""
        return self.node("resize", [x], (x.shape[0], height, width), "none", 8 * x.shape[0] * height * width)

    def pool(self, kind, x, kernel, stride, pad, ceil, needs):
        c, h, w = x.shape
        up = stride - 1 if ceil else 0
        size = [(extent + 2 * pad - kernel + up) // stride + 1 for extent in (h, w)]
        if ceil:  # no window starts in the padding after the image
            size = [n - ((n - 1) * stride >= extent + pad) for n, extent in zip(size, (h, w))]
        shape = (c, *size)
        return self.node(kind, [x], shape, needs, count(shape) * kernel * kernel)

    def max_pool(self, x, kernel, stride, pad=0, ceil=False):
        y = self.pool("max_pool", x, kernel, stride, pad, ceil, "both")
        if self.pool_indices:
            node = self.nodes[-1]
            size = self.batch * count(y.shape) * INDEX
            node["outputs"].append(self.tensor(node["name"] + ".indices", size))
            node["device_bytes"] += size
        return y

    def avg_pool(self, x, kernel, stride, pad=0):
        return self.pool("avg_pool", x, kernel, stride, pad, False, "none")

    def adaptive_avg_pool(self, x, size=1):
        """Pools to `size` x `size`, whatever the image's size."""
        c, h, w = x.shape
        return self.node("avg_pool", [x], (c, size, size), "none", c * h * w)

    def softmax_loss(self, x, labels=None):
        """Adds the cross entropy of the softmax over the channels, averaged over the batch: a scalar."""
        places = count(x.shape[1:])
        if labels is None:
            labels = Value(self.tensor(f"labels{len(self.nodes)}", self.batch * places * LABEL), x.shape[1:])
        return self.node("softmax_loss", [x, labels], (), "inputs", 5 * count(x.shape))

    # Blocks of several layers

    def conv_relu(self, x, channels, kernel, **options):
        return self.relu(self.conv(x, channels, kernel, **options))

    def conv_bn(self, x, channels, kernel, **options):
        return self.bn(self.conv(x, channels, kernel, bias=False, **options))

    def conv_bn_relu(self, x, channels, kernel, **options):
        return self.relu(self.conv_bn(x, channels, kernel, **options))

    # The file

    def graph(self):
        outputs = [self.loss.tensor]
        graph = {
            "version": 1,
            "name": self.name,
            "training": False,
            "loss": self.loss.tensor,
            "tensors": self.tensors,
            "nodes": self.nodes,
            "outputs": outputs,
        }
        units = {"flops": "flop", "roofline": "s"}.get(self.cost)
        if units:
            graph["units"] = {"cost": units}
        return graph

    def text(self):
        """Returns the graph as JSON, with a tensor or a node in each line."""
        lines = []
        for key, value in self.graph().items():
            if key in ("tensors", "nodes"):
                rows = ",\n    ".join(json.dumps(row) for row in value)
                lines.append(f'  "{key}": [\n    {rows}\n  ]')
            else:
                lines.append(f'  "{key}": {json.dumps(value)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"
