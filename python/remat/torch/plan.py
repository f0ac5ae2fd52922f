# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans a step and predicts the cost of a budget, before anything runs."""

import inspect
from collections.abc import Callable, Iterable
from typing import Any

from ..asked import one_budget
from ..options import check_number, check_planner, keywords, nearest
from ..report import Report
from ..tool import RematError
from .backend import rate_of
from .capture import check_model, joint_graph
from .curve import Curve, Point
from .fitted import Planner
from .held import bytes_held
from .joint import mark_parameters
from .policy import Contexts, Step, contexts_of
from .prices import machine_named
from .repeatable import checked_names
from .report import report_of
from .traced import allocation, simplified
from .words import Words, table_of, words_of


def plan(
    model: Any,
    *inputs: Any,
    budget: int | float | str | None = None,
    activation_budget: int | float | str | None = None,
    loss: Callable[[Any], Any] | None = None,
    optimizer: Any = None,
    held: int | str = 0,
    machine: str = "h100",
    planner: str = "auto",
    effort: float = 1,
    decompositions: dict | None = None,
    offload: int | str | None = None,
    repeatable: Iterable[str] = (),
    **named: Any,
) -> "Plan":
    """Plans a training step of a model on fake tensors, and runs nothing.

    print(remat.torch.plan(model, images, budget="8GiB", loss=lambda logits: F.cross_entropy(logits, labels)))

    `inputs`, `named`: The arguments of the model. These arguments may be fake tensors, or tensors on the device "meta".
    `loss`: A function that takes the model's result and returns the loss. The default is the result itself, or the
        result's `loss`.
    `budget`, `activation_budget`, `optimizer`, `held`, `machine`, `planner`, `effort`, `offload`, `repeatable`: The
        options of remat.torch.backend with the same names. Without a budget the plan is the original step.
    `decompositions`: The table of decompositions for tracing the joint graph, such as
        torch._inductor.decomposition.select_decomp_table().

    Returns a Plan. Raises RematError if no plan is within the budget."""
    check_planner(planner)
    check_number("effort", effort)
    asked = None
    if budget is not None or activation_budget is not None:
        _, asked = one_budget(budget, activation_budget)
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise RematError("torch is not installed: pip install torch") from error
    repeatable = checked_names(repeatable)
    check_model(model)
    check_call(model, inputs, named)
    module, outputs_forward = joint_graph(model, inputs, named, loss, decompositions)
    simplified(module, repeatable)
    mark_parameters(module, range(len(list(model.parameters()))))
    made = Planner(
        module,
        outputs_forward,
        machine,
        bytes_held(held, optimizer),
        planner,
        effort,
        rounded=allocation(node.meta.get("val") for node in module.graph.find_nodes(op="placeholder")),
        offload=rate_of(offload),
        repeatable=repeatable,
    )
    step = Step(model, inputs, named, loss, machine_named(machine), made.held, made.rounded, repeatable)
    return Plan(made, made.as_it_is if asked is None else made.fit(asked), asked, step)


def check_call(model, inputs, named):
    """Raises RematError if the model does not take these arguments."""
    try:
        inspect.signature(model.forward).bind(*inputs, **named)
    except TypeError as error:
        near = "".join(nearest(name, keywords(plan)) for name in named if name in str(error))
        raise RematError(f"the model cannot be called with these arguments: {error}{near}") from error
    except ValueError:
        return  # The signature of a function in C may be unknown.


class Plan:
    """A plan. `report` says how many bytes and how much time the plan takes, and print() shows the report."""

    def __init__(self, planner: Planner, fitted: Any, asked: Any, step: Step) -> None:
        self.planner, self.fitted, self.asked, self.step = planner, fitted, asked, step

    @property
    def peak(self) -> int:
        """Bytes of all tensors at the plan's peak."""
        return self.fitted.peak

    def curve(self) -> Curve:
        """Returns the extra time that each budget costs, as a Curve. print() shows a table."""
        return Curve(tuple(Point(each.peak, each.peak / each.before, each.slower) for each in self.planner.curve()))

    def contexts(self, blocks: Iterable[Any]) -> Contexts:
        """Returns contexts for PyTorch's own selective checkpointing, with which eager PyTorch keeps the same budget:

        contexts = plan.contexts(model.blocks)
        for block in model.blocks:
            x = torch.utils.checkpoint.checkpoint(block, x, use_reentrant=False, context_fn=contexts)

        `blocks`: The modules that the model checkpoints, in the order in which they run.

        PyTorch recomputes a whole block at a time, so a step with these contexts takes more time than this plan. The
        returned object has two figures. `peak` is the peak of all bytes, counted while eager PyTorch runs the step on
        fake tensors. `slower` is the extra time by the roofline, as a share of the original step's time.

        Raises RematError if the peak is above the budget, or above the peak of the step without checkpoints."""
        return contexts_of(self.step, blocks, self.size)

    def words(self, form: str, blocks: Iterable[Any] | None = None) -> Words:
        """Writes the plan in a form that runs without remat. For example, print(plan.words("blocks")) shows text to paste.

        `form`: "blocks" or "modules" put torch.utils.checkpoint around blocks or modules. "ops" also keeps the results of
            some ops. "torch_remat", "huggingface", "torchtitan" and "megatron" give the settings of the program with
            this name.
        `blocks`: The modules that may be checkpointed, or their names. The default is the repeated modules in
            ModuleLists, ModuleDicts and Sequentials.

        The bytes of each setting are counted while eager PyTorch runs it on fake tensors. Returns the fastest Words found
        within the budget. If no Words are within the budget, raises RematError with the fewest bytes that the form
        takes."""
        return words_of(self, form, blocks)

    def forms(self, blocks: Iterable[Any] | None = None) -> str:
        """Returns a table with a line for each form of words(). The line says how many bytes and how much time the form
        takes, or why it cannot keep the budget."""
        return table_of(self, blocks)

    @property
    def size(self) -> int | None:
        """Returns the budget in bytes; None means as few as possible."""
        before = self.fitted.before
        return before if self.asked is None else self.asked.of(before, self.planner.besides)

    @property
    def report(self) -> Report:
        return report_of(self.fitted, self.size)

    def __repr__(self) -> str:
        return repr(self.report)

    def __str__(self) -> str:
        return str(self.report)
