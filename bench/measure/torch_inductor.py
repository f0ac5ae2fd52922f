#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures on the CPU the steps that torch.compile makes with remat.torch.backend, by inductor and op by op. Compares the bytes
in the events of PyTorch's allocator with the planned bytes.

    tools/setup torch
    .venv/torch/bin/pip install --no-deps -r tools/models/requirements-torch-models.txt
    bench/measure/torch_inductor.py                                # all models: half an hour, most of it C++
    bench/measure/torch_inductor.py gpt2 --budgets 100%,50%

Bytes are those above parameters, buffers and inputs: the budget, the bytes of the plan op by op, the backend's figure,
and the measured bytes. The workspace of an op counts in the measured bytes. The time is predicted by the roofline, for
the plan and relative to the original step.
"""

import argparse
import copy
import os
import shutil
import sys

from paths import ROOT

NAMES = ("tutorial", "resnet18", "gpt2", "encoder", "transformer", "convolutions")
BUDGETS = {
    "resnet18": "100%,85%,78%",  # Parameters take half of the bytes of this model.
    "transformer": "100%,60%,min",
    "convolutions": "100%,70%,min",
}
ROW = "{:<13} {:<9} {:>7} {:>10} {:>10} {:>10} {:>10} {:>7} {:>7}"
HEAD = ("model", "inner", "budget", "may, MB", "plan", "foreseen", "taken", "of it", "time")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"of {', '.join(NAMES)} (default: all)")
    parser.add_argument("--budgets", help="as remat.torch.backend takes them (default: three for each model)")
    parser.add_argument("--inner", default="eager,inductor")
    parser.add_argument("--without", metavar="WAY", help="a way to compile that is not tried, such as 'in order'")
    options = parser.parse_args()
    for name in options.models:
        if name not in NAMES:
            parser.error(f"there is no model {name}; there are {', '.join(NAMES)}")
    sys.path.insert(0, str(ROOT / "test" / "python"))
    os.environ.setdefault("TORCH_LOGS", "-all")
    if shutil.which("g++"):
        os.environ.setdefault("CXX", "g++")
    if options.without:
        from remat.torch.fit import VARIANTS

        if VARIANTS.pop(options.without, None) is None:
            parser.error(f"there is no way '{options.without}'; there are {', '.join(VARIANTS)}")
    print(ROW.format(*HEAD))
    for name in options.models or NAMES:
        for budget in (options.budgets or BUDGETS.get(name, "100%,60%,45%")).split(","):
            for inner in options.inner.split(","):
                print(ROW.format(name, inner, budget, *measured(name, budget, inner)), flush=True)


def measured(name, budget, inner):
    import remat.torch
    import torch
    from remat.asked import parse_budget
    from torch_allocated import allocated

    torch._dynamo.reset()
    torch.manual_seed(0)
    model, inputs = MODELS[name]()
    model = copy.deepcopy(model)
    made = remat.torch.backend(budget, inner=inner, effort=0.05)
    step = torch.compile(model, backend=made, dynamic=False, fullgraph=True)
    with torch._inductor.config.patch(fallback_random=True):
        step(*inputs).backward()
        model.zero_grad()
        taken = allocated(lambda: step(*inputs).backward())
    (fitted,) = made.plans
    eager = fitted.taken is None
    said = fitted.peak if eager else fitted.taken
    before = fitted.before if eager else fitted.taken_before
    asked = parse_budget(budget).of(before, fitted.resident)

    def above(size):
        return "" if size is None else f"{(size - fitted.resident) / 1e6:,.3f}"

    return (
        above(asked),
        above(fitted.peak),
        above(said),
        f"{taken.with_workspace / 1e6:,.3f}",
        f"{taken.with_workspace / (said - fitted.resident):.3f}",
        f"{fitted.slower:+.1%}",
    )


def with_loss(model, logits=lambda result: result):
    from torch_models import WithLoss

    return WithLoss(model, logits)


def tutorial():
    """The network of docs/start/Torch.md."""
    import torch
    from torch import nn

    network = nn.Sequential(
        nn.Conv2d(3, 32, 3, padding=1),
        *(
            nn.Sequential(nn.BatchNorm2d(32), nn.ReLU(), nn.Dropout(0.1), nn.Conv2d(32, 32, 3, padding=1))
            for _ in range(8)
        ),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(32, 10),
    )
    return with_loss(network), (torch.randint(0, 10, (64,)), torch.randn(64, 3, 32, 32))


def resnet18():
    import torch
    import torchvision

    images, labels = torch.randn(32, 3, 64, 64), torch.randint(0, 10, (32,))
    return with_loss(torchvision.models.resnet18(num_classes=10)), (labels, images)


def gpt2():
    """Four layers, with dropout."""
    import torch
    import transformers

    config = transformers.GPT2Config(
        n_layer=4,
        n_embd=128,
        n_head=4,
        vocab_size=1000,
        n_positions=128,
        use_cache=False,
        bos_token_id=0,
        eos_token_id=0,
    )
    tokens, labels = torch.randint(0, 1000, (4, 128)), torch.randint(0, 1000, (512,))
    return with_loss(transformers.GPT2LMHeadModel(config), lambda made: made.logits.flatten(0, 1)), (labels, tokens)


def encoder():
    """nn.TransformerEncoder, with dropout."""
    import torch
    from torch import nn

    layer = nn.TransformerEncoderLayer(64, 4, 256, dropout=0.1, batch_first=True)
    network = nn.Sequential(
        nn.Embedding(500, 64), nn.TransformerEncoder(layer, 4, enable_nested_tensor=False), nn.Linear(64, 500)
    )
    tokens, labels = torch.randint(0, 500, (8, 64)), torch.randint(0, 500, (512,))
    return with_loss(network, lambda made: made.flatten(0, 1)), (labels, tokens)


def transformer():
    """Makes the transformer of the tests: one layer twice, and tensors of some kilobytes."""
    import torch_steps

    return torch_steps.Transformer(), torch_steps.tokens()


def convolutions():
    """Makes the convolutions of the tests: tensors of some kilobytes."""
    import torch_steps

    return torch_steps.Convolutions(), torch_steps.images()


MODELS = {name: globals()[name] for name in NAMES}


if __name__ == "__main__":
    main()
