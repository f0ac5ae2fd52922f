# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the settings of training programs, and applies settings to a model as these programs do.

The library transformers applies its settings itself. For torchtitan (0.2.2) and Megatron (core 0.16) this file repeats
what these programs do with torch.utils.checkpoint.
"""

from functools import partial
from itertools import combinations

from ..tool import RematError
from .blocks import measured

# Ops whose results torchtitan saves with the option "op". torchtitan saves only every second matrix product.
TITAN_SAVES = (
    "mm",
    "_scaled_dot_product_efficient_attention",
    "_scaled_dot_product_flash_attention",
    "_scaled_dot_product_cudnn_attention",
    "_scaled_dot_product_attention_math",
    "_scaled_dot_product_fused_attention_overrideable",
    "max",
)
# The modules that Megatron checkpoints as a whole, and their paths in its layers.
MEGATRON_MODULES = {"core_attn": "self_attention.core_attention", "mlp": "mlp"}


def chain(search, settings):
    return search.chain(len(settings), settings.__getitem__)


def huggingface(search):
    with_checkpoints(search.step.model)
    used = {"gradient_checkpointing": True, "gradient_checkpointing_kwargs": {"use_reentrant": False}}
    chain(search, [{"gradient_checkpointing": False}, used])


def apply_huggingface(model, settings, blocks):
    del blocks  # The library transformers finds the blocks itself.
    if settings["gradient_checkpointing"]:
        with_checkpoints(model).gradient_checkpointing_enable(settings["gradient_checkpointing_kwargs"])


def with_checkpoints(model):
    """Returns the outermost module that has Hugging Face's gradient checkpointing."""
    for module in model.modules():
        if getattr(module, "supports_gradient_checkpointing", False):
            return module
    raise RematError(f"{type(model).__name__} has no module that supports gradient checkpointing of transformers")


def torchtitan(search):
    def said(mode, **options):
        return {"mode": mode, **options, "early_stop": True}

    every = [said("selective", selective_ac_option=str(number)) for number in range(len(search.blocks), 1, -1)]
    chain(search, [{"mode": "none"}, *every, said("full")])
    by_op = [
        said("selective", selective_ac_option="op", per_op_sac_force_recompute_mm_shapes_by_fqns=names)
        for names in dearest_last(search)
    ]
    chain(search, by_op)


def dearest_last(search):
    """Returns lists of the linear layers of a block, each with one more layer than the list before. The layers that
    take the least time for their bytes are added first. torchtitan looks for a layer's name in the paths of all modules,
    and refuses a name that is in the path of a module of another kind. The lists leave out layers with such names."""
    from torch import nn

    blocks = {block.name: search.step.model.get_submodule(block.name) for block in search.blocks}
    modules = [(f"{name}.{path}", each) for name, block in blocks.items() for path, each in block.named_modules()]
    others = [path for path, module in modules if not isinstance(module, nn.Linear)]
    first = blocks[search.blocks[0].name].named_modules()
    linear = {
        name: module
        for name, module in first
        if isinstance(module, nn.Linear) and not any(name in path for path in others)
    }
    parts = sorted(measured(search.step, linear), key=lambda part: part.seconds / max(part.bytes, 1))
    return [sorted(part.name for part in parts[:number]) for number in range(len(parts) + 1)]


def apply_torchtitan(model, settings, blocks):
    from torch.utils.checkpoint import checkpoint

    if settings["mode"] == "none":
        return
    option = settings.get("selective_ac_option", "1")
    every = 1 if option == "op" else int(option)
    for name in blocks[every - 1 :: every]:
        block = model.get_submodule(name)
        options = {"context_fn": titan_contexts(block, name, settings)} if option == "op" else {}
        block.forward = partial(
            checkpoint, block.forward, use_reentrant=False, early_stop=settings["early_stop"], **options
        )


def titan_contexts(block, name, settings):
    import torch
    from torch.utils.checkpoint import CheckpointPolicy, create_selective_checkpoint_contexts

    saves = {getattr(torch.ops.aten, op).default for op in TITAN_SAVES if hasattr(torch.ops.aten, op)}
    product = torch.ops.aten.mm.default
    patterns = settings["per_op_sac_force_recompute_mm_shapes_by_fqns"]
    forced = {
        tuple(reversed(module.weight.shape))
        for path, module in block.named_modules()
        if any(pattern in f"{name}.{path}" for pattern in patterns)
    }

    def contexts():
        products = {False: 0, True: 0}

        def policy(context, op, *args, **kwargs):
            save = op in saves
            if op is product:
                if tuple(args[1].shape) in forced:
                    return CheckpointPolicy.PREFER_RECOMPUTE
                products[context.is_recompute] += 1
                save = products[context.is_recompute] % 2 == 1
            return CheckpointPolicy.MUST_SAVE if save else CheckpointPolicy.PREFER_RECOMPUTE

        return create_selective_checkpoint_contexts(policy)

    return contexts


def megatron(search):
    count = len(search.blocks)
    full = {"recompute_granularity": "full"}
    block = [{**full, "recompute_method": "block", "recompute_num_layers": number} for number in range(1, count + 1)]
    chain(search, [{"recompute_granularity": None}, *block])
    inside = {path for path, _ in search.step.model.get_submodule(search.blocks[0].name).named_modules()}
    there = [name for name, path in MEGATRON_MODULES.items() if path in inside]
    for chosen in (each for number in range(1, len(there) + 1) for each in combinations(there, number)):
        search.fits({"recompute_granularity": "selective", "recompute_modules": list(chosen)})
    if (search.best is None or search.limit is None) and all(each.follows for each in search.blocks[1:]):
        for number in range(2, count + 1):
            search.fits({**full, "recompute_method": "uniform", "recompute_num_layers": number})


def apply_megatron(model, settings, blocks):
    layers = [model.get_submodule(name) for name in blocks]
    if settings["recompute_granularity"] == "selective":
        for layer in layers:
            for name in settings["recompute_modules"]:
                module = layer.get_submodule(MEGATRON_MODULES[name])
                module.forward = again(module.forward)
    elif settings["recompute_granularity"] == "full":
        number = settings["recompute_num_layers"]
        if settings["recompute_method"] == "block":
            for layer in layers[:number]:
                layer.forward = again(layer.forward)
        else:
            for begin in range(0, len(layers), number):
                together(layers[begin : begin + number])


def again(forward):
    """Checkpoints a function as Megatron does: the whole function runs again, and all its saved tensors exist while its
    gradients are computed."""
    from torch.utils import _pytree
    from torch.utils.checkpoint import checkpoint

    def call(*args, **kwargs):
        leaves, tree = _pytree.tree_flatten((args, kwargs))

        def run(*leaves):
            args, kwargs = _pytree.tree_unflatten(leaves, tree)
            return forward(*args, **kwargs)

        return checkpoint(run, *leaves, use_reentrant=True)

    return call


def together(layers):
    """Checkpoints several layers as one. Each layer follows the layer before it, as blocks.Part says. The first layer
    runs all layers, and each other layer returns its input."""
    forwards = [layer.forward for layer in layers]
    length = 0  # The number of results of a layer if it returns a tuple, else 0.

    def run(x, *rest, **named):
        for forward in forwards:
            made = forward(x, *rest, **named)
            x = made[0] if isinstance(made, tuple) else made
        return made

    def first(*given, **named):
        nonlocal length
        made = again(run)(*given, **named)
        length = len(made) if isinstance(made, tuple) else 0
        return made

    def other(x, *rest, **named):
        return (x, *(None,) * (length - 1)) if length else x

    layers[0].forward = first
    for layer in layers[1:]:
        layer.forward = other
