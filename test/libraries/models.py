# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training steps of other people's libraries, built from configurations. No file is loaded, and weights are random.

CASES maps names to functions, each of which returns a Step. The networks have few layers and small widths, so IREE
compiles a step in seconds. The batches are so large that the tensors which wait for the backward part take most of the
memory.
"""

import os
from typing import Any, Callable, NamedTuple

os.environ.setdefault("KERAS_BACKEND", "jax")
# No case needs a model from the network. A library that tries to download a model fails.
os.environ["HF_HUB_OFFLINE"] = "1"


class Step(NamedTuple):
    function: Callable
    arguments: tuple[Any, ...]
    donate: tuple[int, ...] = (0,)  # The arguments to donate, as for donate_argnums: the state.


def trained(loss, parameters, *batch):
    """A step of AdamW on a state of parameters, moments and a random key, in the middle of a training. The first step
    would divide gradients by themselves, so rounding errors of gradients that should be 0 would become as large as the learning rate.
    `loss` takes the parameters, a key for dropout, and the batch.
    """
    import jax
    import optax

    optimizer = optax.adamw(1e-3)
    moments = optimizer.init(parameters)
    moments = optax.tree_utils.tree_set(
        moments, count=moments[0].count + 100, nu=jax.tree.map(lambda leaf: leaf + 1e-4, moments[0].nu)
    )

    def step(state, *batch):
        parameters, moments, key = state
        key, dropout = jax.random.split(key)
        value, gradients = jax.value_and_grad(loss)(parameters, dropout, *batch)
        updates, moments = optimizer.update(gradients, moments, parameters)
        return value, (optax.apply_updates(parameters, updates), moments, key)

    return Step(step, ((parameters, moments, jax.random.key(1)), *batch))


def images(batch, size, classes):
    """Images, and one-hot labels."""
    import jax
    import numpy

    rng = numpy.random.default_rng(0)
    labels = jax.nn.one_hot(rng.integers(classes, size=batch), classes)
    return rng.normal(size=(batch, size, size, 3)).astype("float32"), labels


def tokens(batch, length, vocabulary):
    import numpy

    return numpy.random.default_rng(0).integers(vocabulary, size=(batch, length), dtype="int32")


def cross_entropy(logits, labels):
    """Returns the mean cross entropy over all dimensions except the last one, computed in f32, as is usual in mixed precision. Labels are
    one-hot.
    """
    import jax

    return -(labels * jax.nn.log_softmax(logits.astype("float32"))).sum(-1).mean()


def cast(tree, dtype):
    import jax

    return jax.tree.map(lambda leaf: leaf.astype(dtype) if leaf.dtype == "float32" else leaf, tree)


def linen_cnn():
    import flax.linen as nn
    import jax

    class Network(nn.Module):
        @nn.compact
        def __call__(self, x):
            for width in (16, 32):
                x = nn.relu(nn.GroupNorm(num_groups=4)(nn.Conv(width, (3, 3))(x)))
                x = x + nn.gelu(nn.Conv(width, (3, 3))(x))
                x = nn.avg_pool(x, (2, 2), (2, 2))
            x = nn.Dropout(0.1, deterministic=False)(x.reshape(x.shape[0], -1))
            return nn.Dense(10)(nn.relu(nn.Dense(64)(x)))

    x, labels = images(16, 32, 10)
    network = Network()
    keys = {"params": jax.random.key(0), "dropout": jax.random.key(0)}
    return trained(
        lambda parameters, key, x, labels: cross_entropy(network.apply(parameters, x, rngs={"dropout": key}), labels),
        network.init(keys, x),
        x,
        labels,
    )


def nnx_transformer():
    import jax
    from flax import nnx

    width, vocabulary = 64, 128

    class Block(nnx.Module):
        def __init__(self, rngs):
            self.attention_norm, self.norm = nnx.LayerNorm(width, rngs=rngs), nnx.LayerNorm(width, rngs=rngs)
            self.attention = nnx.MultiHeadAttention(
                4, width, dropout_rate=0.1, deterministic=False, decode=False, rngs=rngs
            )
            self.wide, self.narrow = nnx.Linear(width, 4 * width, rngs=rngs), nnx.Linear(4 * width, width, rngs=rngs)
            self.dropout = nnx.Dropout(0.1, deterministic=False, rngs=rngs)

        def __call__(self, x):
            mask = nnx.make_causal_mask(x[..., 0])
            x = x + self.attention(self.attention_norm(x), mask=mask)
            return x + self.dropout(self.narrow(nnx.gelu(self.wide(self.norm(x)))))

    class Network(nnx.Module):
        def __init__(self, rngs):
            self.embedding = nnx.Embed(vocabulary, width, rngs=rngs)
            self.blocks = nnx.List([Block(rngs) for _ in range(2)])

        def __call__(self, ids):
            x = self.embedding(ids)
            for block in self.blocks:
                x = block(x)
            return self.embedding.attend(x)

    graph, parameters, rest = nnx.split(Network(nnx.Rngs(params=0, dropout=0)), nnx.Param, ...)

    def loss(parameters, key, ids):
        # The random streams are copied, because a stream counts how many numbers it has given.
        network = nnx.merge(graph, parameters, jax.tree.map(lambda leaf: leaf, rest))
        nnx.reseed(network, dropout=key)
        return cross_entropy(network(ids[:, :-1]), jax.nn.one_hot(ids[:, 1:], vocabulary))

    return trained(loss, parameters, tokens(8, 65, vocabulary))


def equinox_mlp():
    """Returns a step of an MLP of equinox. The MLP's arrays are separated from the rest of it, as equinox's filters do
    it."""
    import equinox
    import jax

    class Network(equinox.Module):
        layers: list
        norm: equinox.nn.LayerNorm

        def __init__(self, key):
            self.layers = [equinox.nn.Linear(64, 64, key=each) for each in jax.random.split(key, 6)]
            self.norm = equinox.nn.LayerNorm(64)

        def __call__(self, x):
            for layer in self.layers:
                x = x + jax.nn.gelu(layer(self.norm(x)))
            return x

    parameters, rest = equinox.partition(Network(jax.random.key(0)), equinox.is_inexact_array)

    def loss(parameters, key, x, labels):
        return cross_entropy(jax.vmap(equinox.combine(parameters, rest))(x), labels)

    x, labels = jax.random.normal(jax.random.key(1), (256, 64)), jax.random.randint(jax.random.key(2), (256,), 0, 64)
    return trained(loss, parameters, x, jax.nn.one_hot(labels, 64))


def keras_application(name, size=32, batch=8, **options):
    def make():
        import keras

        keras.utils.set_random_seed(0)
        network = getattr(keras.applications, name)(weights=None, input_shape=(size, size, 3), classes=10, **options)
        optimizer = keras.optimizers.AdamW(1e-3)
        optimizer.build(network.trainable_variables)
        # trained() does the same.
        optimizer.iterations.assign(100)
        for velocity, momentum in zip(optimizer._velocities, optimizer._momentums, strict=True):
            velocity.assign(velocity + 1e-4)
            # A gradient that is 0 up to rounding is then not an array of its own.
            momentum.assign(momentum + 1e-3)

        def loss(trainable, fixed, x, labels):
            predicted, fixed = network.stateless_call(trainable, fixed, x, training=True)
            return keras.losses.categorical_crossentropy(labels, predicted).mean(), fixed

        def step(state, x, labels):
            import jax

            trainable, fixed, moments = state
            (value, fixed), gradients = jax.value_and_grad(loss, has_aux=True)(trainable, fixed, x, labels)
            trainable, moments = optimizer.stateless_apply(moments, gradients, trainable)
            return value, (trainable, fixed, moments)

        state = tuple(
            [variable.value for variable in variables]
            for variables in (network.trainable_variables, network.non_trainable_variables, optimizer.variables)
        )
        return Step(step, (state, *images(batch, size, 10)))

    return make


def of_transformers(kind, dtype):
    """GPT-2 or BERT of transformers, in Flax. The weights have type `dtype`, so everything except the loss is computed
    in this type. The loss is computed in f32.
    """

    def make():
        import jax
        import transformers

        vocabulary, length = 128, 64
        if kind == "GPT2":
            config = transformers.GPT2Config(vocab_size=vocabulary, n_positions=length, n_embd=64, n_layer=2, n_head=4)
            network = transformers.FlaxGPT2LMHeadModel
        else:
            config = transformers.BertConfig(
                vocab_size=vocabulary,
                hidden_size=64,
                num_hidden_layers=2,
                num_attention_heads=4,
                intermediate_size=256,
                max_position_embeddings=length,
            )
            network = transformers.FlaxBertForMaskedLM
        network = network(config, input_shape=(1, length), seed=0, dtype=jax.numpy.dtype(dtype))

        def loss(parameters, key, ids):
            logits = network(ids, params=parameters, dropout_rng=key, train=True).logits
            labels = jax.nn.one_hot(ids, vocabulary)
            return cross_entropy(logits[:, :-1], labels[:, 1:]) if kind == "GPT2" else cross_entropy(logits, labels)

        return trained(loss, cast(network.params, dtype), tokens(8, length, vocabulary))

    return make


def llama(dtype, layers=3):
    """A Llama whose layers are a lax.scan over stacked weights, with RMSNorm, rotary positions, grouped queries and
    SwiGLU.
    """

    def make():
        import jax
        import jax.numpy as jnp
        import numpy

        width, heads, groups, size, hidden, vocabulary, length = 64, 4, 2, 16, 160, 128, 64
        rng = numpy.random.default_rng(0)

        def weight(*shape):
            return jnp.asarray(rng.normal(size=shape) * shape[-2] ** -0.5, dtype)

        parameters = {
            "embedding": weight(vocabulary, width),
            "norm": jnp.ones(width, dtype),
            "head": weight(width, vocabulary),
            "layers": {
                "attention_norm": jnp.ones((layers, width), dtype),
                "norm": jnp.ones((layers, width), dtype),
                "q": weight(layers, width, heads * size),
                "k": weight(layers, width, groups * size),
                "v": weight(layers, width, groups * size),
                "o": weight(layers, heads * size, width),
                "gate": weight(layers, width, hidden),
                "up": weight(layers, width, hidden),
                "down": weight(layers, hidden, width),
            },
        }
        angles = jnp.arange(length)[:, None] * 10000.0 ** (-jnp.arange(0, size, 2) / size)
        cosine, sine = jnp.cos(angles)[:, None].astype(dtype), jnp.sin(angles)[:, None].astype(dtype)
        seen = jnp.tril(jnp.ones((length, length), bool))

        def norm(x, scale):
            wide = x.astype("float32")
            return (wide * jax.lax.rsqrt((wide * wide).mean(-1, keepdims=True) + 1e-5)).astype(x.dtype) * scale

        def rotate(x):
            a, b = jnp.split(x, 2, axis=-1)
            return jnp.concatenate([a * cosine - b * sine, b * cosine + a * sine], axis=-1)

        def layer(carry, weights):
            x, key = carry
            key, dropout = jax.random.split(key)
            y = norm(x, weights["attention_norm"])
            q, k, v = ((y @ weights[name]).reshape(*y.shape[:2], -1, size) for name in "qkv")
            q = rotate(q).reshape(*q.shape[:2], groups, heads // groups, size)
            scores = jnp.einsum("bqghd,bkgd->bghqk", q, rotate(k)).astype("float32") * size**-0.5
            shares = jax.nn.softmax(jnp.where(seen, scores, -1e30)).astype(x.dtype)
            y = jnp.einsum("bghqk,bkgd->bqghd", shares, v).reshape(*x.shape[:2], -1) @ weights["o"]
            x = x + jnp.where(jax.random.bernoulli(dropout, 0.9, y.shape), y / 0.9, 0).astype(x.dtype)
            y = norm(x, weights["norm"])
            return (x + (jax.nn.silu(y @ weights["gate"]) * (y @ weights["up"])) @ weights["down"], key), None

        def loss(parameters, key, ids):
            x = parameters["embedding"][ids[:, :-1]]
            (x, _), _ = jax.lax.scan(layer, (x, key), parameters["layers"])
            return cross_entropy(
                norm(x, parameters["norm"]) @ parameters["head"], jax.nn.one_hot(ids[:, 1:], vocabulary)
            )

        return trained(loss, parameters, tokens(8, length + 1, vocabulary))

    return make


class Case(NamedTuple):
    make: Callable  # a Step
    share: float = 0.7  # The budget of remat.jit, as a share of the bytes that IREE takes for the original step.
    options: dict[str, Any] = {}  # Options of remat.jit.
    # Whether some elements are so near to a kink of an activation that rounding decides on which side they are. The activation
    # relu6, for example, has two kinks. Gradients of different compilers then differ by as much as their own size.
    corners: bool = False


UNROLLED = {"unroll_loops": True}

CASES = {
    "flax.linen CNN, f32": Case(linen_cnn),
    "flax.nnx transformer, f32": Case(nnx_transformer),
    "equinox MLP, f32": Case(equinox_mlp),
    "keras ResNet50, f32": Case(keras_application("ResNet50")),
    "keras MobileNetV2, f32": Case(keras_application("MobileNetV2", alpha=0.35), corners=True),
    "keras DenseNet121, f32": Case(keras_application("DenseNet121")),
    "transformers GPT-2, f32": Case(of_transformers("GPT2", "float32"), share=0.75),
    "transformers GPT-2, bf16": Case(of_transformers("GPT2", "bfloat16"), share=0.75),
    "transformers BERT, f32": Case(of_transformers("BERT", "float32"), share=0.85),
    "transformers BERT, bf16": Case(of_transformers("BERT", "bfloat16"), share=0.85),
    "Llama by scan, f32": Case(llama("float32"), options=UNROLLED),
    "Llama by scan, bf16": Case(llama("bfloat16"), options=UNROLLED),
}
