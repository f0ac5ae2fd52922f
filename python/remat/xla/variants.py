# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The variants of XLA's table: how a step is planned, and how its plan is written.

XLA schedules and fuses by its own rules, so that the writing that it follows best differs from step to step.
"""

from ..fit.variants import Bounds, PlanVariant, WriteVariant, by_name

LOOPS, LOOPS_BY_OPS, KERNELS, REUSE, STAGES = "loops", "loops, op by op", "kernels", "kernels, results reused", "stages"

ONLY_COPIES, HYBRID = "offload-", "hybrid"  # Planners that recompute nothing, and the one that does both.
SEARCHING = ("auto", "search")  # Planners that find better plans with more effort.

# Traits of a prepared base.
ALONE = "no stacks"  # No loop keeps what another one reads.
BY_KERNELS = "kernels known"  # An iteration is planned kernel by kernel.
CALLS = "calls"  # XLA calls libraries, and might reuse the buffers of their results.
SAME_COUNT = "same count"  # A budget is asked of the planner as it is, whatever the planner counts of the step.

COPIES = ", copies"  # Behind the name of a variant whose values may lie in the host's memory.

PLANS = by_name(
    PlanVariant(LOOPS, "if the step has loops that can be planned inside", refusals=Bounds.NONE),
    PlanVariant(LOOPS_BY_OPS, "if the loops' kernels give no fit, or a slower step", refusals=Bounds.NONE),
    PlanVariant(KERNELS, "unless plans inside of loops fit"),
    PlanVariant(REUSE, "if XLA calls libraries, and might reuse the buffers of their results", refusals=Bounds.NONE),
    PlanVariant(STAGES, "last; recomputes whole stages", planner="sublinear", refusals=Bounds.FLOOR),
)

# The places of fences. The first plan is compiled with each; later plans with the best, and with the others if that is not good.
FENCES = by_name(
    WriteVariant("a fence for each recomputation", "fence-per-step=true hand-on-saved=true"),
    WriteVariant("a fence for each run of them", "hand-on-saved=true"),
    WriteVariant("no results as anchors", "fence-per-step=true hand-on-saved=true result-anchors=false"),
    WriteVariant("saved values not handed on", "fence-per-step=true"),
    WriteVariant("a fence for each run of them, no results as anchors", "hand-on-saved=true result-anchors=false"),
)
# For plans of stages: the activation of an MLP and its gradient then become one kernel, as with jax.checkpoint.
OF_STAGES = by_name(
    WriteVariant("a fence for each run of them, and for biases", "hand-on-saved=true fence-biases=true")
)
# Behind the name of a fence placement that misses the budget: tensors of at least this part of the largest one wait until the
# tensors that the plan frees are gone.
WAITS = {", the largest tensors wait": 2, ", large tensors wait": 4}
MOST_WAITING = 3  # Fence placements that are tried with waits.

# How a plan of loops is written.
PLAIN, AHEAD, ROWS = "", "fetched ahead", "stacks of rows"
LOOP_FORMS = by_name(
    WriteVariant(PLAIN),
    WriteVariant(AHEAD, "--remat-fetch-ahead"),  # If the plan fetches from the host.
    WriteVariant(
        ROWS, "--remat-row-slots"
    ),  # If it misses the budget: XLA may have copied whole stacks into another layout.
    WriteVariant(f"{AHEAD}, {ROWS}", "--remat-fetch-ahead --remat-row-slots"),
)


def parts_of(variant):
    """(the row of PLANS, whether values may lie in the host's memory)."""
    return PLANS[variant.removesuffix(COPIES)], variant.endswith(COPIES)


def fence_options(writing):
    """The options of remat-apply for a fence placement, with its wait."""
    for suffix, part in WAITS.items():
        if writing.endswith(suffix):
            return f"{fence_options(writing.removesuffix(suffix))} fence-large={part}"
    return {**FENCES, **OF_STAGES}[writing].options
