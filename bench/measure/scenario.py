# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs one training loop by eager PyTorch and within a budget of remat.torch.backend. Only programs with torch import
this file.

Bytes are counted by test/python/torch_counted.py, which shares no code with the planner."""

import contextlib
import dataclasses
import gc
import io
import resource
import warnings
from collections.abc import Callable

import torch
import torch_installed
from remat.tool import RematError
from remat.torch import named
from torch_counted import Counted

INSTALLED = torch_installed.install()


@dataclasses.dataclass(frozen=True)
class Job:
    """A training loop."""

    models: tuple  # The modules whose gradients the row compares.
    batches: tuple  # The tensors of each step, one tuple for each step.
    # The function of a step, which is called with the tensors of a batch. The function runs the forward and the
    # backward part.
    step: Callable
    optimizers: tuple = ()
    accumulates: bool = False  # Whether gradients are kept from one step to the next.
    loop: Callable | None = (
        None  # The loop of a framework. The loop is called with `counted`, and runs each step in counted(*batch).
    )

    def train(self, counted):
        """Runs all steps, each in the context counted(*batch)."""
        if self.loop is not None:
            return self.loop(counted)
        for batch in self.batches:
            with counted(*batch):
                self.step(*batch)

    @property
    def parameters(self):
        return list(dict.fromkeys(each for model in self.models for each in model.parameters()))

    @property
    def besides(self):
        """Returns the tensors that exist between two steps of the Job."""
        buffers = [each for model in self.models for each in model.buffers()]
        states = [state for optimizer in self.optimizers for state in optimizer.state.values()]
        held = [each for state in states for each in state.values() if isinstance(each, torch.Tensor)]
        gradients = [each.grad for each in self.parameters if each.grad is not None]
        return [*self.parameters, *buffers, *held, *gradients]


@dataclasses.dataclass(frozen=True)
class Scenario:
    """A row of the page. `make` takes a Compiler and returns a Job. The function `make` applies the Compiler to the
    functions that a user would compile."""

    name: str
    make: Callable
    share: float = 0.8  # The budget is this share of the bytes that eager PyTorch holds.
    needs: tuple = ()  # The packages that the row needs in addition to torch.
    small: bool = False  # Whether the row runs in each check of the repository, and not only in a full run.
    first: int = 1  # How many steps are recorded before the budget holds.
    limit: str = ""  # If this row is known to fail: a part of the error's sentence.
    settings: tuple = ()  # The settings of torch._dynamo.config that are set to True while the row runs.


@dataclasses.dataclass(frozen=True)
class Compiler:
    """torch.compile for one backend. Without the name of a backend, a Compiler returns its argument."""

    name: str = ""
    backend: object = None  # The backend itself.
    options: dict | None = None  # The options that select this backend if torch.compile gets only the backend's name.

    def __call__(self, each, in_place=False, by_name=False, **options):
        """Compiles a function or a module. Returns what runs in its place.

        `in_place`: Calls `each.compile()`, which compiles the module itself, instead of torch.compile.
        `by_name`: Passes the name of the backend to torch.compile, instead of the backend itself.
        """
        if not self.name:
            return each
        options |= {"backend": self.name, "options": self.options} if by_name else {"backend": self.backend}
        if in_place:
            each.compile(**options)
            return each
        return torch.compile(each, **options)


@dataclasses.dataclass(frozen=True)
class Steps:
    """The figures of a run. Each list has an entry for each step."""

    bytes: list  # The most bytes held.
    seconds: list  # CPU seconds of the step and of the programs that it started.
    gradients: list  # The gradients of all parameters.


@dataclasses.dataclass(frozen=True)
class Row:
    name: str
    eager: int = 0  # The most bytes that the steps of eager PyTorch hold at one time.
    asked: int = 0
    held: int = 0  # The most bytes that the steps from Scenario.first on hold at one time.
    graphs: int = 0
    difference: float = 0.0  # The largest difference of a gradient, relative to the gradient's largest element.
    rounding: float = 0.0  # If difference is large, the difference between eager PyTorch and eager PyTorch in float64.
    seconds: float = 0.0  # CPU seconds of the steps until the budget holds, and of the first step within the budget.
    aot_eager: float | None = None  # The same CPU seconds with torch.compile(backend="aot_eager"); None if that fails.
    failed: str = ""  # The sentence of the error that ended the loop.
    notes: tuple = ()  # The backend's sentences about memory that it does not plan.

    @property
    def holds(self):
        return self.result == "holds"

    @property
    def result(self):
        if self.failed:
            return f"refused: {self.failed}"
        if self.held > self.asked:
            return " ".join(("**takes more than the budget**", *self.notes[-1:]))
        if not self.difference < max(1e-3, 2 * self.rounding):
            return "**other gradients**"
        return "holds"


def measure(scenario, inner="eager") -> Row:
    """Returns the Row of a scenario."""
    eager = steps_of(scenario.make, Compiler())
    most = max(eager.bytes[scenario.first :])
    asked = int(most * scenario.share)
    options = {"budget": asked, "inner": inner, "effort": 0.05}
    named.BACKENDS.clear()  # Forgets the backends of earlier rows, which may have had the same options.
    backend = named.backend_of(options)
    settings = torch._dynamo.config.patch(dict.fromkeys(scenario.settings, True))
    row = Row(scenario.name, most, asked)
    try:
        with settings:
            found = steps_of(scenario.make, Compiler("remat", backend, options))
    except Exception as error:  # The row shows the sentence of this error.
        return dataclasses.replace(row, failed=sentence(error), graphs=len(backend.reports))
    with settings:
        other = aot_eager_seconds(scenario)
    difference, rounding = farthest(found, eager), 0.0
    if difference >= 1e-3:
        rounding = farthest(eager, steps_of(scenario.make, Compiler(), doubled))
    return dataclasses.replace(
        row,
        held=max(found.bytes[scenario.first :]),
        graphs=len(backend.reports),
        difference=difference,
        rounding=rounding,
        seconds=until_planned(scenario, found),
        aot_eager=other,
        notes=tuple(each for report in backend.reports for each in report.notes),
    )


def aot_eager_seconds(scenario):
    first = lambda job: dataclasses.replace(job, batches=job.batches[: scenario.first + 1])  # noqa: E731
    try:
        return until_planned(scenario, steps_of(scenario.make, Compiler("aot_eager", "aot_eager"), first))
    except Exception:  # PyTorch's own backend aot_eager fails as well.
        return None


def until_planned(scenario, steps):
    return sum(steps.seconds[: scenario.first + 1])


def doubled(job):
    """Returns a copy of a Job in float64."""
    for model in job.models:
        model.double()
    double = lambda each: each.double() if each.is_floating_point() else each  # noqa: E731
    return dataclasses.replace(job, batches=tuple(tuple(map(double, batch)) for batch in job.batches))


def farthest(some, others):
    """Returns the largest difference between the gradients of two runs of a Job."""
    ours, expected = ([each for step in run.gradients for each in step] for run in (some, others))
    least = max(1e-12, *(1e-6 * each.abs().max().item() for each in expected if each is not None))
    return max((differs(a, b, least) for a, b in zip(ours, expected, strict=True)), default=0.0)


@contextlib.contextmanager
def quiet():
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


def steps_of(make, compiler, change=lambda job: job) -> Steps:
    """Runs a Job. `change` may change the Job before it runs."""
    torch._dynamo.reset()
    torch.manual_seed(0)
    steps = Steps([], [], [])
    with quiet():
        job = change(make(compiler))

        @contextlib.contextmanager
        def counted(*batch):
            if not job.accumulates:
                for model in job.models:
                    model.zero_grad()
            gc.collect()
            torch.manual_seed(len(steps.bytes))
            begin = cpu_seconds()
            with Counted([*job.besides, *batch]) as seen:
                yield
            steps.seconds.append(cpu_seconds() - begin)
            steps.bytes.append(seen.total)
            steps.gradients.append([None if each.grad is None else whole(each.grad).clone() for each in job.parameters])

        job.train(counted)
    return steps


def cpu_seconds():
    """Returns the CPU seconds of this process and of the programs that it has run."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)


def whole(tensor):
    """Returns the part of a tensor that belongs to this process."""
    return tensor.to_local() if hasattr(tensor, "to_local") else tensor


def differs(ours, expected, least):
    """Returns the largest difference of two tensors as a share of the largest element, or of `least` if all elements
    are smaller. If only one of two gradients exists, their difference is infinite.
    """
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
