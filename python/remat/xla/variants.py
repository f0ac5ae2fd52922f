# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the variants for XLA: the ways to plan a step, and the ways to write its plan.

XLA schedules and fuses by its own rules, so the best way to write a plan differs from step to step.
"""

from ..fit.variants import Bounds, PlanVariant, WriteVariant, by_name

WHOLE, LOOPS, LOOPS_BY_OPS = "loops, whole bodies", "loops", "loops, op by op"
AS_WRITTEN = "loops, whole bodies, updates behind the loops"
PRODUCTS = "loops, whole bodies, products kept"
LOOP_STAGES = "loops, stages"
KERNEL_LOOPS = (LOOP_STAGES, LOOPS)  # The variants that plan bodies kernel by kernel.
IN_LOOPS = (AS_WRITTEN, PRODUCTS, WHOLE, *KERNEL_LOOPS, LOOPS_BY_OPS)
KERNELS, REUSE = "kernels", "kernels, results reused"
STAGES, ALIKE = "stages", "stages, alike values kept"
IN_STAGES = (STAGES, ALIKE)

# The prefix in the names of planners that only copy, and the name of the planner that copies and recomputes.
ONLY_COPIES, HYBRID = "offload-", "hybrid"
SEARCHING = ("auto", "search")  # Planners that find better plans with more effort.

# These names are the traits of a prepared base.
ALONE = "no stacks"  # No loop stacks values for another loop.
ONE, SEVERAL = "one loop", "several loops"  # The number of pairs of loops that are planned.
BY_KERNELS = "kernels known"  # The kernels of loops' bodies are known, so an iteration is planned kernel by kernel.
REPEATED = "repeated values"  # Several kernels compute the same large value.
CALLS = "calls"  # XLA calls libraries, and might reuse the buffers of the calls' results.
# The planner gets the goal as its budget, even if it counts other bytes for the step than XLA.
SAME_COUNT = "same count"

COPIES = ", copies"  # A variant whose plans may copy values to the host has this suffix.

PLANS = by_name(
    PlanVariant(
        AS_WRITTEN,
        "first, if the step has loops that can be planned inside: what jax.checkpoint around their bodies does",
        "docs/results/XlaSteps.md: the decoder within the bytes of jax.checkpoint, -36.7 % time instead of -35.2 %",
        planner="whole-bodies",
        refusals=Bounds.NONE,
        says="inside loops, whole bodies run again, weights updated behind the loops",
    ),
    PlanVariant(
        PRODUCTS,
        "second, if several loops share the budget or bytes are left: what jax.checkpoint does if its policy keeps products",
        "docs/results/Scans.md: an LSTM within the bytes of the policy, -25.9 % time instead of -12.2 %",
        planner="products-kept",
        refusals=Bounds.NONE,
        says="inside loops, whole bodies run again from their products, weights updated behind the loops",
    ),
    PlanVariant(
        WHOLE,
        "if that misses or gives a slower step: ops behind a loop that read its stacks run inside of it",
        "logs/llama: the result",
        planner="whole-bodies",
        refusals=Bounds.NONE,
        says="inside loops, whole bodies run again",
    ),
    PlanVariant(
        LOOP_STAGES,
        "first, if a loop holds the whole step, and the kernels of its body are known",
        "docs/results/XlaSteps.md: a Llama with accumulated gradients within 25 %, +19.1 % time instead of +25.3 %",
        planner="sublinear-alike",
        refusals=Bounds.NONE,
        says="inside the loop, stages run again from values that are kept in each",
    ),
    PlanVariant(
        LOOPS,
        "if the step has loops that can be planned inside",
        "docs/results/Scans.md: 24 layers take 639 of 11,006 MB, and stay a loop",
        refusals=Bounds.NONE,
        says="inside loops",
    ),
    PlanVariant(
        LOOPS_BY_OPS,
        "if the loops' kernels give no fit, or a slower step",
        "docs/results/Scans.md: a cell whose product is in the kernel of its reader",
        refusals=Bounds.NONE,
        says="inside loops, op by op",
    ),
    PlanVariant(KERNELS, "unless plans inside of loops fit", "docs/results/Xla.md", says="kernel by kernel"),
    PlanVariant(
        REUSE,
        "if XLA calls libraries, and might reuse the buffers of their results",
        "logs/unet: +23.5 % time instead of +32.6 %",
        refusals=Bounds.NONE,
        says="kernel by kernel, results of library calls overwritten",
    ),
    PlanVariant(
        STAGES,
        "last; recomputes whole stages",
        "docs/results/XlaSteps.md: the transformer within the bytes of jax.checkpoint, +22.1 %, below the bound of other plans",
        planner="sublinear-first",
        refusals=Bounds.FLOOR,
        says="whole stages run again",
    ),
    PlanVariant(
        ALIKE,
        "last; recomputes stages, and keeps the same values of each",
        "docs/results/XlaSteps.md: GPT-2 within 40 %, +10.7 % time instead of +12.3 %",
        planner="sublinear-alike",
        refusals=Bounds.FLOOR,
        says="stages run again from values that are kept in each",
    ),
)

# The placements of fences. Each plan is compiled with the first placement of this table. If no plan keeps the budget,
# the smallest plan is compiled with the other placements.
FENCES = by_name(
    WriteVariant(
        "a fence for each recomputation",
        "fence-per-step=true",
        "logs/unet: the result",
    ),
    WriteVariant(
        "a fence for each run of them",
        "",
        "docs/results/Xla.md: the smallest plan of an LSTM, 818 MB instead of 1,040 MB",
    ),
)
# A plan of stages is compiled with this placement first. The activation of an MLP and its gradient then become one
# kernel, as with jax.checkpoint.
OF_STAGES = by_name(
    WriteVariant(
        "a fence for each run of them, and for biases",
        "",
        "docs/results/Xla.md: the transformer within the bytes of jax.checkpoint, +22.9 % instead of +24.0 %",
    )
)
# If all fence placements miss the budget, these suffixes are appended to the placement with the fewest bytes. Large
# tensors then wait until the plan has freed other tensors. A tensor is large if its bytes times fence-large reach the
# bytes of the largest tensor.
WAITS = by_name(
    WriteVariant(
        ", the largest tensors wait",
        "fence-large=2",
        "docs/results/Xla.md: the smallest plan of a GAN, 194 MB instead of 230 MB",
    ),
    WriteVariant(
        ", large tensors wait",
        "fence-large=4",
        "docs/results/XlaSteps.md: the fewest bytes of the diffusion model within 25 %",
    ),
)

# The ways to write a plan of loops. The second way is tried if no plan keeps the budget: XLA may have copied whole
# stacks into another layout.
LOOP_FORMS = by_name(
    WriteVariant("", gain="docs/results/Scans.md: the decoder of 24 layers"),
    WriteVariant(
        "stacks of rows",
        "--remat-row-slots",
        "docs/design/Loops.md: a decoder of 1,000 layers, 84,265 MB instead of 92,317 MB",
    ),
)


def parts_of(variant):
    """Returns (the variant's row of PLANS, whether its plans may copy values to the host)."""
    return PLANS[variant.removesuffix(COPIES)], variant.endswith(COPIES)


def in_words(variant):
    """Describes in words how a plan of the variant is made."""
    row, copies = parts_of(variant)
    return f"{row.says}{', with copies to the host' if copies else ''}"


def planner_of(variant, planner):
    """Returns the planner of a variant. `planner` is the user's planner. In a variant without copies, the usual planner
    replaces a planner that also copies."""
    row, copies = parts_of(variant)
    return row.planner or ("auto" if planner == HYBRID and not copies else planner)


def in_file_name(name):
    """Returns the name of a variant or of a writing as part of a file's name."""
    return name.replace(", ", ".").replace(" ", "-")


def marks_for(writing):
    """Returns the passes before remat-apply that a fence placement needs."""
    return ("--remat-tie-biases",) if writing.startswith(tuple(OF_STAGES)) else ()


def fence_options(writing):
    """Returns the options of remat-apply for a fence placement with a suffix of WAITS."""
    for suffix, row in WAITS.items():
        if writing.endswith(suffix):
            return f"{fence_options(writing.removesuffix(suffix))} {row.options}"
    return {**FENCES, **OF_STAGES}[writing].options
