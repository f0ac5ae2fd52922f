# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of libraries at small sizes, made from configurations. Only programs with torch import this file. A library is
only imported when its row is made.
"""

import torch
from scenario import Job, Scenario
from torch.nn import functional as F

WORDS, STEPS = 96, 3


def tokens(rows=4, length=32):
    return torch.randint(0, WORDS, (rows, length))


def labelled(
    name, inputs=lambda: {"input_ids": tokens(), "labels": tokens()}, change=lambda model: model, **configuration
):
    """A model of transformers whose result has a loss. `name` is the class of the model without its last words, such as
    GPT2."""

    def make(compiled):
        import transformers

        kind, head = name.split(" ")
        made = getattr(transformers, f"{kind}Config")(**configuration)
        model = change(getattr(transformers, f"{kind}{head}")(made))
        model.train()
        call, steps = compiled(model), [inputs() for _ in range(STEPS)]

        def step(*values):
            call(**dict(zip(steps[0], values))).loss.backward()

        return Job((model,), tuple(tuple(each.values()) for each in steps), step)

    return make


def images(size=32, rows=4, classes=10):
    return {"pixel_values": torch.randn(rows, 3, size, size), "labels": torch.randint(0, classes, (rows,))}


def with_adapters(model):
    import peft

    return peft.get_peft_model(model, peft.LoraConfig(r=4, target_modules=["c_attn"], fan_in_fan_out=True))


def with_checkpoints(model):
    model.gradient_checkpointing_enable({"use_reentrant": False})
    return model


DECODER = {
    "vocab_size": WORDS,
    "hidden_size": 32,
    "intermediate_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "use_cache": False,
}
GPT2 = {"vocab_size": WORDS, "n_embd": 32, "n_layer": 2, "n_head": 2, "n_positions": 64, "use_cache": False}
BERT = {**DECODER, "max_position_embeddings": 64}
T5 = {
    "vocab_size": WORDS,
    "d_model": 32,
    "d_kv": 16,
    "d_ff": 64,
    "num_layers": 2,
    "num_heads": 2,
    "decoder_start_token_id": 0,
}


def classifier(library, name, size=32, rows=4, **options):
    def make(compiled):
        if library == "timm":
            import timm

            model = timm.create_model(name, num_classes=10, **options)
        else:
            import torchvision

            model = getattr(torchvision.models, name)(weights=None, num_classes=10, **options)
        call = compiled(model)
        batches = tuple((torch.randn(rows, 3, size, size), torch.randint(0, 10, (rows,))) for _ in range(STEPS))
        return Job((model,), batches, lambda x, y: F.cross_entropy(call(x), y).backward())

    return make


def segmentation(compiled):
    import torchvision

    model = torchvision.models.segmentation.lraspp_mobilenet_v3_large(
        weights=None, weights_backbone=None, num_classes=5
    )
    call = compiled(model)
    batches = tuple((torch.randn(2, 3, 64, 64), torch.randint(0, 5, (2, 64, 64))) for _ in range(STEPS))
    return Job((model,), batches, lambda x, y: F.cross_entropy(call(x)["out"], y).backward())


def detection(name):
    def make(compiled):
        import torchvision

        model = getattr(torchvision.models.detection, name)(
            weights=None, weights_backbone=None, num_classes=4, min_size=64, max_size=64
        )
        call = compiled(model)
        box = torch.tensor([[4.0, 4.0, 40.0, 40.0], [20.0, 10.0, 60.0, 50.0]])

        def step(*batch):
            found = call(list(batch), [{"boxes": box, "labels": torch.tensor([1, 2])} for _ in batch])
            sum(found.values()).backward()

        return Job((model,), tuple((torch.rand(3, 64, 64), torch.rand(3, 64, 64)) for _ in range(2)), step)

    return make


def diffusion(name, shape=(4, 3, 16, 16), labels=(), **configuration):
    """A model of diffusers that learns the noise of images. `labels` are the model's arguments in addition to images and times: classes
    or texts.
    """

    def make(compiled):
        import diffusers

        model = getattr(diffusers, name)(**configuration)
        schedule = diffusers.DDPMScheduler()
        call = compiled(model)

        def step(images, noise, times, *others):
            made = call(schedule.add_noise(images, noise, times), times, **dict(zip(labels, others))).sample
            F.mse_loss(made[:, : shape[1]], noise).backward()

        others = {
            "class_labels": lambda: torch.randint(0, 10, shape[:1]),
            "encoder_hidden_states": lambda: torch.randn(shape[0], 8, 32),
        }
        batches = tuple(
            (
                torch.randn(shape),
                torch.randn(shape),
                torch.randint(0, 1000, shape[:1]),
                *(others[each]() for each in labels),
            )
            for _ in range(STEPS)
        )
        return Job((model,), batches, step)

    return make


def autoencoder(compiled):
    import diffusers

    model = diffusers.AutoencoderKL(
        down_block_types=("DownEncoderBlock2D",) * 2,
        up_block_types=("UpDecoderBlock2D",) * 2,
        block_out_channels=(16, 32),
        norm_num_groups=8,
    )
    call = compiled(model)
    batches = tuple((torch.randn(4, 3, 16, 16),) for _ in range(STEPS))
    return Job((model,), batches, lambda x: F.mse_loss(call(x, sample_posterior=True).sample, x).backward())


UNET = {"sample_size": 16, "block_out_channels": (16, 32), "layers_per_block": 1, "norm_num_groups": 8}
HUGGING, TIMM, VISION, DIFFUSERS = ("transformers",), ("timm",), ("torchvision",), ("diffusers",)

MODELS = (
    Scenario("transformers GPT-2", labelled("GPT2 LMHeadModel", **GPT2), 0.8, HUGGING, small=True),
    Scenario("transformers GPT-2, gradient_checkpointing_enable()",
        labelled("GPT2 LMHeadModel", change=with_checkpoints, **GPT2), 0.95, HUGGING),
    Scenario("transformers GPT-2, LoRA by peft", labelled("GPT2 LMHeadModel", change=with_adapters, **GPT2), 0.8, (*HUGGING, "peft")),
    Scenario("transformers Llama", labelled("Llama ForCausalLM", **DECODER), 0.8, HUGGING),
    Scenario("transformers Qwen2", labelled("Qwen2 ForCausalLM", **DECODER), 0.8, HUGGING),
    Scenario("transformers Mistral", labelled("Mistral ForCausalLM", **DECODER), 0.8, HUGGING),
    Scenario("transformers Gemma", labelled("Gemma ForCausalLM", **DECODER, head_dim=16), 0.8, HUGGING),
    Scenario("transformers Mixtral", labelled("Mixtral ForCausalLM", **DECODER, num_local_experts=2), 0.9, HUGGING),
    Scenario("transformers BERT", labelled("Bert ForMaskedLM", **BERT), 0.8, HUGGING),
    Scenario("transformers RoBERTa", labelled("Roberta ForMaskedLM", **BERT), 0.8, HUGGING),
    Scenario("transformers DistilBERT", labelled(
        "DistilBert ForMaskedLM", vocab_size=WORDS, dim=32, hidden_dim=64, n_layers=2, n_heads=2), 0.8, HUGGING),
    Scenario("transformers OPT", labelled(
        "OPT ForCausalLM", vocab_size=WORDS, hidden_size=32, ffn_dim=64, num_hidden_layers=2, num_attention_heads=2,
        word_embed_proj_dim=32, max_position_embeddings=64, use_cache=False), 0.8, HUGGING),
    Scenario("transformers T5", labelled("T5 ForConditionalGeneration", **T5), 0.8, HUGGING),
    Scenario("transformers ViT", labelled(
        "ViT ForImageClassification", images, hidden_size=32, intermediate_size=64, num_hidden_layers=2,
        num_attention_heads=2, image_size=32, patch_size=4, num_labels=10), 0.7, HUGGING),
    Scenario("timm resnet18", classifier("timm", "resnet18", 64, 16), 0.92, TIMM),
    Scenario("timm vit_tiny_patch16_224", classifier(
        "timm", "vit_tiny_patch16_224", img_size=32, embed_dim=48, depth=2, rows=32), 0.85, TIMM),
    Scenario("timm mobilenetv3_small_050", classifier("timm", "mobilenetv3_small_050", 64, 8), 0.8, TIMM),
    Scenario("timm convnext_atto", classifier("timm", "convnext_atto", 64, 8, depths=(1, 1, 1, 1)), 1.25, TIMM),
    Scenario("diffusers UNet2DModel", diffusion(
        "UNet2DModel", down_block_types=("DownBlock2D", "AttnDownBlock2D"), up_block_types=("AttnUpBlock2D", "UpBlock2D"),
        attention_head_dim=8, **UNET), 0.9, DIFFUSERS),
    Scenario("diffusers UNet2DConditionModel", diffusion(
        "UNet2DConditionModel", (4, 4, 16, 16), ("encoder_hidden_states",), cross_attention_dim=32, attention_head_dim=8,
        down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"), up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"), **UNET),
        0.9, DIFFUSERS),
    Scenario("diffusers DiTTransformer2DModel", diffusion(
        "DiTTransformer2DModel", (4, 4, 16, 16), ("class_labels",), num_attention_heads=2, attention_head_dim=16, num_layers=2,
        sample_size=16, norm_num_groups=8, num_embeds_ada_norm=10), 0.85, DIFFUSERS),
    Scenario("diffusers AutoencoderKL", autoencoder, 0.9, DIFFUSERS),
    Scenario("torchvision resnet18", classifier("torchvision", "resnet18", 64, 16), 0.92, VISION),
    Scenario("torchvision mobilenet_v2", classifier("torchvision", "mobilenet_v2", 64), 0.8, VISION),
    Scenario("torchvision lraspp_mobilenet_v3_large", segmentation, 0.9, VISION),
    Scenario("torchvision retinanet_resnet50_fpn", detection("retinanet_resnet50_fpn"), 0.97, VISION,
        limit="the smallest plans take"),
    Scenario("torchvision fasterrcnn_mobilenet_v3_large_fpn", detection("fasterrcnn_mobilenet_v3_large_fpn"), 0.97, VISION,
        limit="the smallest plans take"),
)  # fmt: skip
