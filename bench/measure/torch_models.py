# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of torchvision and transformers with random weights, on the device "meta": no byte is allocated."""

import torch
from torch.nn import functional as F


class WithLoss(torch.nn.Module):
    """A module that returns the cross entropy of a model's result."""

    def __init__(self, model, logits=lambda result: result):
        super().__init__()
        self.model, self.logits = model, logits

    def forward(self, labels, *args, **named):
        return F.cross_entropy(self.logits(self.model(*args, **named)), labels)


def vision(make, batch, **options):
    with torch.device("meta"):
        model = make(weights=None, **options)
        images = torch.empty(batch, 3, 224, 224)
        labels = torch.empty(batch, dtype=torch.long)
    return WithLoss(model), (labels, images), {}


def resnet50(batch=32):
    import torchvision

    return vision(torchvision.models.resnet50, batch)


def densenet121(batch=32):
    import torchvision

    return vision(torchvision.models.densenet121, batch)


def vit_b(batch=32):
    import torchvision

    return vision(torchvision.models.vit_b_16, batch)


def fcn(batch=4):
    import torchvision

    with torch.device("meta"):
        model = torchvision.models.segmentation.fcn_resnet50(weights=None, weights_backbone=None)
        images = torch.empty(batch, 3, 224, 224)
        labels = torch.empty(batch, 224, 224, dtype=torch.long)
    return WithLoss(model, lambda result: result["out"]), (labels, images), {}


def language(model, vocabulary, batch, length, **named):
    with torch.device("meta"):
        tokens = torch.empty(batch, length, dtype=torch.long)
        labels = torch.empty(batch * length, dtype=torch.long)
    with_loss = WithLoss(model, lambda result: result.logits.reshape(-1, vocabulary))
    return with_loss, (labels,), {"input_ids": tokens, **named}


def gpt2(batch=8, length=512):
    import transformers

    config = transformers.GPT2Config(resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0)
    with torch.device("meta"):
        model = transformers.GPT2LMHeadModel(config)
    return language(model, config.vocab_size, batch, length, use_cache=False)


def bert(batch=8, length=512):
    import transformers

    config = transformers.BertConfig(hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0)
    with torch.device("meta"):
        model = transformers.BertForMaskedLM(config)
    return language(model, config.vocab_size, batch, length)


def llama8(batch=4, length=1024):
    return llama(batch, length, hidden_size=1024, intermediate_size=2816, num_hidden_layers=8, num_attention_heads=16)


def llama1b(batch=4, length=2048):
    """A Llama with the sizes of TinyLlama: 1.1 billion parameters in bfloat16."""
    return llama(
        batch,
        length,
        torch.bfloat16,
        hidden_size=2048,
        intermediate_size=5632,
        num_hidden_layers=22,
        num_attention_heads=32,
        num_key_value_heads=4,
    )


def llama(batch, length, dtype=torch.float32, **sizes):
    import transformers

    config = transformers.LlamaConfig(vocab_size=32000, **sizes)
    with torch.device("meta"):
        model = transformers.LlamaForCausalLM(config).to(dtype)
    return language(model, config.vocab_size, batch, length, use_cache=False)


def convnext(batch=32):
    import torchvision

    return vision(torchvision.models.convnext_tiny, batch)


def whisper(batch=8, length=128):
    """A speech model of the base size, with texts of `length` tokens for sounds of 30 seconds."""
    import transformers

    sizes = {"d_model": 512, "encoder_ffn_dim": 2048, "decoder_ffn_dim": 2048}
    layers = {"encoder_layers": 6, "decoder_layers": 6, "encoder_attention_heads": 8, "decoder_attention_heads": 8}
    config = transformers.WhisperConfig(**sizes, **layers)
    with torch.device("meta"):
        model = transformers.WhisperForConditionalGeneration(config)
        sounds = torch.empty(batch, config.num_mel_bins, 2 * config.max_source_positions)
        tokens = torch.empty(batch, length, dtype=torch.long)
        labels = torch.empty(batch * length, dtype=torch.long)
    with_loss = WithLoss(model, lambda result: result.logits.reshape(-1, config.vocab_size))
    return with_loss, (labels,), {"input_features": sounds, "decoder_input_ids": tokens, "use_cache": False}


class Denoising(torch.nn.Module):
    """A model that learns the noise of images, as for diffusion."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, noise, images, times):
        return F.mse_loss(self.model(images, times).sample, noise)


def unet2d(batch=16, size=64):
    import diffusers

    with torch.device("meta"):
        model = diffusers.UNet2DModel(sample_size=size)
        noise, images = torch.empty(batch, 3, size, size), torch.empty(batch, 3, size, size)
        times = torch.empty(batch, dtype=torch.long)
    return Denoising(model), (noise, images, times), {}


def small():
    """A model of a few layers, which needs no package except PyTorch."""
    with torch.device("meta"):
        layers = [torch.nn.Sequential(torch.nn.Linear(32, 32), torch.nn.Tanh()) for _ in range(8)]
        inputs, labels = torch.empty(256, 32), torch.empty(256, dtype=torch.long)
        return WithLoss(torch.nn.Sequential(*layers)), (labels, inputs), {}


MODELS = {
    "resnet50": (resnet50, ("layer1.*", "layer2.*", "layer3.*", "layer4.*")),
    "densenet121": (densenet121, ("features.denseblock*.*",)),
    "vit_b": (vit_b, ("encoder.layers.*",)),
    "fcn": (fcn, ("backbone.layer*.*",)),
    "gpt2": (gpt2, ("transformer.h.*",)),
    "bert": (bert, ("bert.encoder.layer.*",)),
    "llama8": (llama8, ("model.layers.*",)),
    "llama1b": (llama1b, ("model.layers.*",)),
    "convnext": (convnext, ("features.[1357].*",)),
    "whisper": (whisper, ("model.encoder.layers.*", "model.decoder.layers.*")),
    "unet2d": (unet2d, ("down_blocks.*", "up_blocks.*")),
    "small": (small, ("*",)),
}


def blocks_of(model, patterns):
    """Returns the blocks of a model whose names match one of the patterns, part by part."""
    import fnmatch

    found = [
        module
        for name, module in model.model.named_modules()
        if name and any(fnmatch.fnmatch(name, each) and name.count(".") == each.count(".") for each in patterns)
    ]
    if not found:
        raise SystemExit(f"no block is called {', '.join(patterns)}")
    return found


def checkpointed(model, patterns):
    """Puts torch.utils.checkpoint around each block of the model."""
    from torch.utils.checkpoint import checkpoint

    for block in blocks_of(model, patterns):
        inner = block.forward
        block.forward = lambda *args, inner=inner, **named: checkpoint(inner, *args, use_reentrant=False, **named)
    return model


def marked(model, patterns):
    """Marks each block of the model with its number, which the traced graph then has."""
    import torch.fx.traceback

    def mark(block, number):
        inner = block.forward

        def forward(*args, **named):
            with torch.fx.traceback.annotate({"block": number}):
                return inner(*args, **named)

        block.forward = forward

    for number, block in enumerate(blocks_of(model, patterns)):
        mark(block, number)
    return model
