# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training loops of Hugging Face's Trainer, of accelerate and of Lightning. Only programs with torch import this file.
A library is only imported when its row is made.
"""

import contextlib
import functools
import tempfile

import remat.torch
import torch
from scenario import Job, Scenario
from scenarios_models import BERT, GPT2, tokens

ROWS, STEPS = 4, 3
IN_PLACE, BY_NAME, CALLBACK = {"in_place": True}, {"by_name": True}, {}


def gpt2():
    import transformers

    return transformers.GPT2LMHeadModel(transformers.GPT2Config(**GPT2))


def bert():
    import transformers

    return transformers.BertForMaskedLM(transformers.BertConfig(**BERT))


def one_line(compiled, how, give):
    """Returns a list with the callback or plugin that gives a library the backend in one line. The list is empty if the
    row gives the backend in another way. PyTorch's own backends are always given by torch.compile.
    """
    return [give(compiled.backend)] if how == CALLBACK and compiled.name == "remat" else []


def examples(count=STEPS * ROWS):
    return [{"input_ids": each, "labels": each} for each in tokens(count)]


def trainer(model_of, how=IN_PLACE, inside=False, batches=1, **arguments):
    """A row of Hugging Face's Trainer. `how` has options of the Compiler, or is CALLBACK for remat.torch.trainer_callback. `inside` means
    that the Trainer compiles the model. `batches` are the batches of a step.
    """

    def make(compiled):
        import transformers

        model = model_of()
        optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
        folder = tempfile.TemporaryDirectory()
        said = transformers.TrainingArguments(
            folder.name,
            per_device_train_batch_size=ROWS,
            gradient_accumulation_steps=batches,
            max_steps=STEPS,
            torch_compile_backend=(compiled.name or None) if inside else None,
            remove_unused_columns=False,
            disable_tqdm=True,
            report_to=[],
            save_strategy="no",
            use_cpu=True,
            **arguments,
        )

        class Trainer(transformers.Trainer):
            def training_step(self, model, inputs, *others):
                with self.counted(*inputs.values()):
                    return super().training_step(model, inputs, *others)

        given = one_line(compiled, how, remat.torch.trainer_callback)
        call = model if inside or given else compiled(model, **(how or IN_PLACE))
        loop = Trainer(
            call, said, train_dataset=examples(STEPS * ROWS * batches), optimizers=(optimizer, None), callbacks=given
        )

        def train(counted):
            loop.counted = counted
            with folder:
                loop.train()

        return Job((model,), (), None, (optimizer,), accumulates=True, loop=train)

    return make


def accelerated(how=IN_PLACE, inside=False, **options):
    """A row of accelerate. `inside` means that Accelerator.prepare compiles the model. `how` is as for `trainer`, but
    CALLBACK means remat.torch.accelerate_plugin.
    """

    def make(compiled):
        import accelerate

        accelerate.state.AcceleratorState._reset_state(reset_partial_state=True)
        backend = {"dynamo_backend": compiled.name} if inside and compiled.name else {}
        given = one_line(compiled, how, remat.torch.accelerate_plugin)
        backend |= {"dynamo_plugin": given[0]} if given else {}
        accelerator = accelerate.Accelerator(cpu=True, **options, **backend)
        model = bert()
        optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
        loader = torch.utils.data.DataLoader(examples(), ROWS)
        call = model if inside or given else compiled(model, **(how or IN_PLACE))
        prepared, stepper, loader = accelerator.prepare(call, optimizer, loader)

        def train(counted):
            prepared.train()
            for batch in loader:
                with accelerator.accumulate(prepared):
                    with counted(*batch.values()):
                        accelerator.backward(prepared(**batch).loss)
                    if accelerator.sync_gradients:
                        accelerator.clip_grad_norm_(prepared.parameters(), 1.0)
                    stepper.step()
                    stepper.zero_grad()

        return Job((model,), (), None, (optimizer,), accumulates=True, loop=train)

    return make


@functools.cache
def lightning_classes():
    import pytorch_lightning as lightning

    class Model(lightning.LightningModule):
        def __init__(self, logs):
            super().__init__()
            self.model, self.logs = gpt2(), logs
            self.optimizer = torch.optim.AdamW(self.parameters(), 1e-3)

        def training_step(self, batch, number):
            loss = self.model(**batch).loss
            if self.logs:
                self.log("loss", loss)
            return loss

        def configure_optimizers(self):
            return self.optimizer

    class Counts(lightning.Callback):
        def __init__(self, counted, step):
            self.counted, self.step = counted, step

        def on_train_batch_start(self, trainer, module, batch, number):
            self.step.enter_context(self.counted(*batch.values()))

        def on_train_batch_end(self, *args):
            self.step.close()

    return Model, Counts


def lightning(how=None, logs=False, **options):
    """A row of Lightning. The optimizer of the row takes a step inside each counted step. With how=None the network
    inside the LightningModule is compiled. With options of the Compiler, the LightningModule itself is compiled. With
    CALLBACK, the row gives the Trainer remat.torch.lightning_callback. `logs` tells whether the step logs its loss.
    """

    def make(compiled):
        import pytorch_lightning

        Model, Counts = lightning_classes()
        model = Model(logs)
        given = one_line(compiled, how, remat.torch.lightning_callback)
        if how is None:
            compiled(model.model, in_place=True)
        call = model if how is None or given else compiled(model, **(how or BY_NAME))
        loader = torch.utils.data.DataLoader(examples(2 * STEPS * ROWS), ROWS)

        def train(counted):
            with contextlib.ExitStack() as step:
                pytorch_lightning.Trainer(
                    accelerator="cpu",
                    max_steps=STEPS,
                    callbacks=[*given, Counts(counted, step)],
                    logger=False,
                    enable_checkpointing=False,
                    enable_progress_bar=False,
                    enable_model_summary=False,
                    **options,
                ).fit(call, loader)

        return Job((model,), (), None, (model.optimizer,), accumulates=True, loop=train)

    return make


TRAINER, ACCELERATE, LIGHTNING = (
    ("transformers", "accelerate"),
    ("transformers", "accelerate"),
    ("transformers", "pytorch_lightning"),
)

LOOPS = (
    Scenario("Trainer, GPT-2, model.compile()", trainer(gpt2), 0.85, TRAINER),
    Scenario('Trainer, GPT-2, backend="remat"', trainer(gpt2, BY_NAME), 0.85, TRAINER),
    Scenario("Trainer, GPT-2, trainer_callback()", trainer(gpt2, CALLBACK), 0.85, TRAINER),
    Scenario("Trainer, BERT, model.compile()", trainer(bert), 0.85, TRAINER),
    Scenario("Trainer, BERT, two batches a step", trainer(bert, batches=2), 0.85, TRAINER, first=2),
    Scenario("Trainer, BERT, bf16", trainer(bert, bf16=True), 0.85, TRAINER),
    Scenario("Trainer, GPT-2, gradient_checkpointing", trainer(gpt2, gradient_checkpointing=True), 0.95, TRAINER),
    Scenario('Trainer, torch_compile_backend="remat"', trainer(bert, inside=True), 0.85, TRAINER, limit="DynamoBackend"),
    Scenario("accelerate, model.compile()", accelerated(), 0.85, ACCELERATE),
    Scenario('accelerate, backend="remat"', accelerated(BY_NAME), 0.85, ACCELERATE),
    Scenario("accelerate, accelerate_plugin()", accelerated(CALLBACK), 0.85, ACCELERATE),
    Scenario("accelerate, bf16", accelerated(mixed_precision="bf16"), 0.85, ACCELERATE),
    Scenario("accelerate, gradients accumulated", accelerated(gradient_accumulation_steps=2), 0.85, ACCELERATE, first=2),
    Scenario('accelerate, dynamo_backend="remat"', accelerated(inside=True), 0.85, ACCELERATE, limit="DynamoBackend"),
    Scenario("Lightning, model.compile() of the network inside", lightning(), 0.85, LIGHTNING),
    Scenario("Lightning, compile() of the LightningModule", lightning(IN_PLACE), 0.85, LIGHTNING, limit="more than the budget"),
    Scenario('Lightning, backend="remat"', lightning(BY_NAME), 0.85, LIGHTNING),
    Scenario("Lightning, lightning_callback()", lightning(CALLBACK), 0.85, LIGHTNING),
    Scenario("Lightning, lightning_callback(), the loss is logged", lightning(CALLBACK, logs=True), 0.85, LIGHTNING),
    Scenario("Lightning, bf16-mixed", lightning(precision="bf16-mixed"), 0.85, LIGHTNING),
    Scenario("Lightning, gradients clipped", lightning(gradient_clip_val=1.0), 0.85, LIGHTNING),
    Scenario("Lightning, gradients accumulated", lightning(accumulate_grad_batches=2), 0.85, LIGHTNING, first=2),
)  # fmt: skip
