# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of a fit for IREE."""

from .iree_strategy import LOOPS
from .plan_report import all_loop_tensors, details_of, loop_lines, more, tensors_of
from .report import Missed, Report, Taken


def taken(memory):
    """memory: a reading.Memory."""
    return Taken(memory.arguments, memory.transient, memory.results, memory.constants, live=memory.live)


def report_of(done, fields, error=None):
    """`done` is an iree_fit.Fit. `fields` is remat-opt's report of its best plan. `error` is the NoPlan of a budget
    that was not met."""
    best, loops = done.outcome.best, fields.get("loops", [])
    plan = best and best.plan
    own, earlier = (loops, ()) if plan and plan.variant == LOOPS else ((), loops)
    has_after = error is None or error.least is not None
    missed = error and Missed(str(error), error.asked, error.least and error.least.taken)
    return Report(
        "iree",
        f"this CPU, {done.best.memory.source}",
        asked=done.aim.budget,
        before=taken(done.before),
        after=taken(done.best.memory) if has_after else None,
        planned=done.state.fixed + plan.planned if plan and plan.variant != LOOPS else None,
        more_time=more(fields, "seconds"),
        more_flops=more(fields, "flops"),
        rounds=tuple(done.rounds()),
        tensors=(*tensors_of(fields), *all_loop_tensors(own, earlier)),
        notes=(*loop_lines(loops), *(() if error else done.notes())),  # A refusal's message has the notes already.
        failed=missed,
        details={"plan": details_of(fields)},
    )
