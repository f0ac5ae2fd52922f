# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One training loop, run by eager PyTorch and within a budget of remat.torch.backend. Imported where torch is.

Bytes are counted by test/python/torch_counted.py, which shares no code with the planner."""

import contextlib
import dataclasses
import gc
import io
import warnings
from collections.abc import Callable

import remat.torch
import torch
from remat.tool import RematError
from torch_counted import Counted


@dataclasses.dataclass(frozen=True)
class Job:
    """A training loop."""

    models: tuple  # Modules, whose gradients are compared.
    batches: tuple  # The tensors of each step.
    step: Callable  # Called with the tensors of a batch. It runs the forward and the backward part.
    optimizers: tuple = ()
    accumulates: bool = False  # Gradients stay from one step to the next.

    @property
    def parameters(self):
        return list(dict.fromkeys(each for model in self.models for each in model.parameters()))

    @property
    def besides(self):
        """Returns the tensors that exist between two steps."""
        buffers = [each for model in self.models for each in model.buffers()]
        states = [state for optimizer in self.optimizers for state in optimizer.state.values()]
        held = [each for state in states for each in state.values() if isinstance(each, torch.Tensor)]
        gradients = [each.grad for each in self.parameters if each.grad is not None]
        return [*self.parameters, *buffers, *held, *gradients]


@dataclasses.dataclass(frozen=True)
class Scenario:
    """make: takes a function such as torch.compile, which it applies to what a user would compile, and returns a Job."""

    name: str
    make: Callable
    share: float = 0.8  # The budget is this share of the bytes that eager PyTorch holds.
    needs: tuple = ()  # Packages besides torch.
    small: bool = False  # Whether it is among those of each check.
    first: int = 1  # How many steps are recorded before the budget holds.
    limit: str = ""  # A part of the sentence with which it is known to fail.
    settings: tuple = ()  # The names of settings of torch._dynamo.config that are True while it runs.


@dataclasses.dataclass(frozen=True)
class Row:
    name: str
    eager: int = 0  # Bytes that the steps of eager PyTorch hold at most.
    asked: int = 0
    held: int = 0  # Bytes that the steps hold at most from Scenario.first on.
    graphs: int = 0
    difference: float = 0.0  # The largest of a gradient's, relative to the gradient's largest element.
    failed: str = ""  # The sentence of the error that ended the loop.
    notes: tuple = ()  # What the backend said about memory that it does not plan.

    @property
    def holds(self):
        return not self.failed and self.held <= self.asked and self.difference < 1e-3

    @property
    def result(self):
        if self.failed:
            return f"refused: {self.failed}"
        if self.held > self.asked:
            return " ".join(("**takes more than the budget**", *self.notes[-1:]))
        if not self.difference < 1e-3:
            return "**other gradients**"
        return "holds"


def measure(scenario, inner="eager") -> Row:
    """Returns the Row of a scenario."""
    with quiet():
        bytes_of_steps, expected = run(scenario.make, lambda each, **options: each)
    eager = max(bytes_of_steps[scenario.first :])
    asked = int(eager * scenario.share)
    backend = remat.torch.backend(asked, inner=inner, effort=0.05)
    torch._dynamo.reset()

    def compiled(each, **options):
        if isinstance(each, torch.nn.Module) and options.pop("in_place", False):
            each.compile(backend=backend, **options)
            return each
        return torch.compile(each, backend=backend, **options)

    row = Row(scenario.name, eager, asked)
    settings = torch._dynamo.config.patch(dict.fromkeys(scenario.settings, True))
    try:
        with quiet(), settings:
            found, gradients = run(scenario.make, compiled)
    except Exception as error:  # A row has the sentence of any error.
        return dataclasses.replace(row, failed=sentence(error), graphs=len(backend.reports))
    least = max(1e-12, *(1e-6 * each.abs().max().item() for each in expected if each is not None))
    difference = max((differs(a, b, least) for a, b in zip(gradients, expected, strict=True)), default=0.0)
    notes = tuple(each for report in backend.reports for each in report.notes)
    held = max(found[scenario.first :])
    return dataclasses.replace(row, held=held, graphs=len(backend.reports), difference=difference, notes=notes)


@contextlib.contextmanager
def quiet():
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


def run(make, compiled):
    """Returns the bytes that each step holds, and the gradients of all steps."""
    torch.manual_seed(0)
    job = make(compiled)
    sizes, gradients = [], []
    for number, batch in enumerate(job.batches):
        if not job.accumulates:
            for model in job.models:
                model.zero_grad()
        gc.collect()
        torch.manual_seed(number)
        with Counted([*job.besides, *batch]) as seen:
            job.step(*batch)
        sizes.append(seen.total)
        gradients += [None if each.grad is None else whole(each.grad).clone() for each in job.parameters]
    return sizes, gradients


def whole(tensor):
    """Returns this process's part of a tensor that is divided over processes."""
    return tensor.to_local() if hasattr(tensor, "to_local") else tensor


def differs(ours, expected, least):
    """Returns the largest difference of two tensors, relative to the largest element, or to least if all elements are smaller. A
    gradient that is missing is infinitely far from one that is there."""
    if ours is None or expected is None:
        return 0.0 if ours is expected else float("inf")
    if torch.equal(ours, expected):
        return 0.0
    return ((ours - expected).abs().max() / expected.abs().max().clamp(min=least)).item()


def cause_of(error):
    return getattr(error, "inner_exception", None) or error.__cause__


def sentence(error):
    """Returns the sentence of the RematError that caused an error, or the first line of the innermost error."""
    while not isinstance(error, RematError) and (cause_of(error) is not None):
        error = cause_of(error)
    text = str(error).strip() or type(error).__name__
    return text.splitlines()[0] if not isinstance(error, RematError) else " ".join(text.split())
