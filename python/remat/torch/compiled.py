# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training steps of PyTorch, fitted into a budget and run by IREE."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Optional

from ..asked import Budget, one_budget
from ..iree_module import compiled_by_iree
from ..options import check_of_loop, keywords
from ..report import Report
from ..tool import RematError, kind_of
from ..typed import Rounds, Unpack
from .export import MISSING, flattened, lowered, traced


def jit(
    step: Callable[..., Any],
    budget: int | float | str | None = None,
    activation_budget: int | float | str | None = None,
    **options: "Unpack[Rounds]",
) -> "Compiled":
    """Compiles a training step by IREE for this CPU so that it needs at most `budget`. Returns a function like `step`.

    step = remat.torch.jit(train_step, budget="50%")

    `step`: A function of torch tensors or trees of them. The first call with new shapes compiles. After this
        call the `report` of the returned function says how much memory the step takes.
    `budget`, `activation_budget`: The budgets of remat.jit. Both count results and transient memory; `budget` also counts arguments.
    `options`: The option `rounds`, and the options of remat-opt's `--remat`.

    Raises RematError if an option is wrong. The first call raises RematError if the budget cannot be met."""
    own = [name for name in inspect.signature(jit).parameters if name != "options"]
    check_of_loop("remat.torch.jit", options, [*own, *keywords(compiled_by_iree)])
    _, asked = one_budget(budget, activation_budget)
    if not callable(step):
        raise RematError(f"the step is {kind_of(step)}: expected a function")
    return Compiled(step, asked, options)


class Compiled:
    def __init__(self, step: Callable[..., Any], budget: Budget, options: Mapping[str, Any]) -> None:
        self.step, self.budget, self.options = step, budget, options
        self.report: Optional[Report] = None  # The report of the last compilation; None before the first call.
        self.programs = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if kwargs:
            raise RematError(f"the step is called with {', '.join(kwargs)} by name: give its arguments by position")
        try:
            import torch
            from torch.utils import _pytree
        except ImportError as error:
            raise RematError(MISSING) from error
        leaves, tree = flattened(args)
        key = (tree, *((leaf.shape, leaf.dtype) for leaf in leaves))
        if key not in self.programs:
            self.programs[key] = self.compile(args)
        module, program = self.programs[key]
        given = [leaf.detach().contiguous() for leaf in leaves]
        if program.draws:
            given.append(torch.randint(2**63 - 1, ()))  # PyTorch draws the seed, so torch.manual_seed determines it.
        outputs = module.main(*(each.numpy() for each in given))
        outputs = outputs if isinstance(outputs, (tuple, list)) else (outputs,)
        outputs = [torch.from_numpy(output.to_host().copy()) for output in outputs]
        count = len(outputs) - len(program.written)
        for argument, value in zip(program.written, outputs[count:]):
            with torch.no_grad():
                leaves[argument].copy_(value)
        return _pytree.tree_unflatten(outputs[:count], program.tree)

    def compile(self, args):
        program = traced(self.step, args)
        module, self.report = compiled_by_iree(lowered(program, "linalg"), self.budget, **self.options)
        return module, program
