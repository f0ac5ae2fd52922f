# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program that uses remat as its documentation says. The test test_types.py compares the revealed types with the
comments."""
# ruff: noqa: F821

from typing import Any

import remat


def train_step(weights: list[float], x: float) -> float:
    return sum(weights) * x


step = remat.jit(train_step, budget="30GiB", donate_argnums=0)
reveal_type(step)  # Step[[weights: list[float], x: float], float]
reveal_type(step([1.0], 2.0))  # float
reveal_type(step.report)  # Report | None


@remat.jit(budget=0.4, backend="xla", machine="h100")
def decorated(x: float) -> float:
    return x


reveal_type(decorated(1.0))  # float


class Trainer:
    @remat.jit(budget=1_000_000, target="h100", rounds=2)
    def step(self, x: float) -> float:
        return x


Trainer().step(1.0)


def of_lowered(lowered: Any) -> None:
    remat.jit(lowered, "40%", "xla")


done = remat.compile(train_step, [1.0], 2.0, budget=0.5, target="h100", donate_argnums=0)
reveal_type(done.report)  # Report
reveal_type(done.memory.total)  # int
reveal_type(done.text)  # str
reveal_type(done.devices)  # int
done.save("plan.remat")
reveal_type(done.certificate().bound)  # float | None

reveal_type(remat.memory(train_step, [1.0], 2.0, target="v5e").tensors[0].bytes)  # int
reveal_type(remat.testing.check_memory(train_step, ([1.0], 2.0), budget=0.5, tolerance="1%"))  # Allocation
reveal_type(remat.advise(lambda policy: train_step, [1.0], 2.0, budgets="40%").names[0].place)  # str

text, report = remat.transform_stablehlo("", activation_budget=0.4, planner="search")
reveal_type(text)  # str
reveal_type(report.after)  # Taken | None
report.save("report.html")

backend = remat.torch.backend(budget=0.5, inner="eager")
reveal_type(backend.reports[0])  # Report
plan = remat.torch.plan(None, budget="40%")
reveal_type(plan.report)  # Report
reveal_type(plan.contexts([]).peak)  # int | None
reveal_type(remat.torch.jit(train_step, budget="40%", rounds=2).report)  # Report | None

try:
    step([1.0], 2.0)
except remat.RematError as error:
    reveal_type(error.report)  # Report | None
