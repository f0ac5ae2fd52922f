# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of libraries by configuration alone, at small sizes. Imported where torch is; each library as its row is made."""

import torch
from scenario import Job, Scenario
from torch.nn import functional as F

WORDS, STEPS = 96, 3


def tokens(rows=4, length=32):
    return torch.randint(0, WORDS, (rows, length))


def labelled(
    name, inputs=lambda: {"input_ids": tokens(), "labels": tokens()}, change=lambda model: model, **configuration
):
    """A model of transformers whose result has a loss. name: its class without the last words, such as GPT2."""

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


HUGGING, TIMM, VISION = ("transformers",), ("timm",), ("torchvision",)

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
    Scenario("torchvision resnet18", classifier("torchvision", "resnet18", 64, 16), 0.92, VISION),
    Scenario("torchvision mobilenet_v2", classifier("torchvision", "mobilenet_v2", 64), 0.8, VISION),
    Scenario("torchvision lraspp_mobilenet_v3_large", segmentation, 0.9, VISION),
    Scenario("torchvision retinanet_resnet50_fpn", detection("retinanet_resnet50_fpn"), 0.97, VISION),
    Scenario("torchvision fasterrcnn_mobilenet_v3_large_fpn", detection("fasterrcnn_mobilenet_v3_large_fpn"), 0.97, VISION),
)  # fmt: skip
