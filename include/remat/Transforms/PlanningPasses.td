//===- PlanningPasses.td - Costs, plans and the rewrite ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematAnnotateCosts : Pass<"remat-annotate-costs", "::mlir::ModuleOp"> {
  let summary = "Write the cost of every op into `remat.cost`";
  let description = [{
    This pass writes `remat.cost` on every op that is a node of a function's
    graph. The cost has FLOP and bytes read and written, counted from the op's
    loops and types (lib/Analysis/Costs/Costs.h), and seconds. The function's
    `remat.cost_model` records which of these figures planners use:

    | model      | cost of an op                                         |
    |------------|-------------------------------------------------------|
    | `analytic` | 10 for a convolution or matmul, 1 otherwise           |
    | `flops`    | floating-point operations                             |
    | `roofline` | seconds: max(FLOP / peak, bytes / bandwidth) + launch; of a loop, of its ops in all iterations |

    `machine` gives the peak rates, and stays on the module as `remat.machine`.

    `profile` is a file with a JSON object, which maps names of locations or ops
    to measured seconds. These seconds replace the machine's seconds. If the
    profile has a name that no op has, there is an error.
  }];
  let options = [
    Option<"costModel", "cost-model", "std::string", "\"roofline\"",
           "analytic, flops or roofline">,
    Option<"machineName", "machine", "std::string", "\"\"",
           "name of a machine, such as h100 or cpu; default: the module's "
           "`remat.machine`, or else h100">,
    Option<"profileFile", "profile", "std::string", "\"\"",
           "JSON file from op or location names to seconds; with roofline">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematPrintGraph : Pass<"remat-print-graph", "::mlir::ModuleOp"> {
  let summary = "Print each function's graph as text";
  let description = [{
    This pass prints one line for each tensor and each node, and a summary: the
    peak in program order, resident bytes, the lower bound of any plan's peak,
    FLOP, bytes and cost. The text is for people and tests. `remat-export-graph`
    is for tools.
  }];
  let options = [
    Option<"summary", "summary", "bool", "false", "Only the summary">,
    lossResult,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematDivisionTree : Pass<"remat-division-tree", "::mlir::ModuleOp"> {
  let summary = "Print the division tree of each function's forward part";
  let description = [{
    This pass prints the tree that the planner `division-tree` works on (Feng
    and Huang 2021, section 5; lib/Core/Segments/DivisionTree.h). A segment lies
    between two nodes of the forward part, and is divided into smaller segments,
    down to edges. A *linear* segment is divided at nodes that every path
    passes. A *branch* segment is divided into parts that share only its ends. A
    *complicate* segment is divided into the largest segments inside it.
    `inputs` stands for everything that the forward part reads.

    ```
    linear inputs > loss, 3 inside, 12 bytes
      edge inputs > a
      branch a > c, 1 inside, 4 bytes
    ```

    The bytes are those of the results of the nodes inside, without the ends.
  }];
  let options = [
    Option<"format", "format", "std::string", "\"text\"",
           "text, or dot for GraphViz">,
    Option<"file", "file", "std::string", "\"\"",
           "File to write (default: standard output)">,
    lossResult,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematLowerSets : Pass<"remat-lower-sets", "::mlir::ModuleOp"> {
  let summary = "Print the lower sets of each function's forward part";
  let description = [{
    This pass prints the sets from which the planners `lower-set-exact` and
    `lower-set-approx` choose (Kusumoto et al. 2019;
    lib/Core/LowerSets/LowerSets.h): sets of nodes of the forward part that no
    edge enters. The first line has the number of these sets, without the empty
    set. Then each set has a line. If there are more than 32 sets, only the sets
    that end at one node have a line, one for each node.

    | column     | meaning                                                     |
    |------------|-------------------------------------------------------------|
    | `nodes`    | how many nodes it has                                       |
    | `bytes`    | M(L): the bytes of all its nodes' results                   |
    | `kept`     | the bytes of its boundary                                   |
    | `up to`    | its last nodes: it holds them and all nodes that they depend on |
    | `boundary` | results, with bytes, of its nodes that nodes outside read    |

    A strategy that ends a part at a set keeps its boundary.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"",
           "File to write (default: standard output)">,
    lossResult,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematPlan : Pass<"remat-plan", "::mlir::func::FuncOp"> {
  let summary = "Choose what to keep and what to recompute, as `remat.plan`";
  let description = [{
    This pass reads the function as a graph, runs a planner, and writes the plan
    onto the function as `remat.plan`. It does not change the ops: `remat-apply`
    rewrites them. Costs come from `remat.cost` (`remat-annotate-costs`).

    A budget is a number of bytes (`8GiB`), a share of what the original step
    needs (`40%`), or `min`. `budget` limits all device bytes of the step,
    arguments included. `activation-budget` limits the bytes besides the
    resident arguments. If no plan of the planner meets a budget, an error names
    the smallest budget that the planner can meet.

    Planners that copy tensors to the host use the link of the module's
    `remat.machine`. `d2h`, `h2d` and `host-limit` replace its figures. The
    link's times are in seconds, so costs must be in seconds too
    (`cost-model=roofline` of `remat-annotate-costs`). `auto`, `portfolio` and
    `search` only recompute. With `offload` they may copy too, and `auto` runs
    `hybrid`.

    With `arena-alignment` an arena of the step's buffers must also be within
    the budget. If the buffers of the plan pack more than 1 % above the bound,
    or exceed the budget, the pass anneals around the plan. It looks for plans
    that hold less at the busiest actions, and takes the cheapest plan that
    packs, or for `min` the plan with the smallest arena. A larger budget may
    then cost more than a smaller one.

    With `for-report` the pass also writes facts about its search as
    `remat.planned`, from which `remat-report` writes a report. A budget that no
    plan meets is then no error of this pass: `remat.plan` is the nearest plan.
    `remat-report` reports on this plan and fails, and without `remat-report`,
    `remat-apply` refuses the plan.
  }];
  let dependentDialects = ["::remat::RematDialect"];
  let options = [
    Option<"planner", "planner", "std::string", "\"auto\"",
           "Name of the planner">,
    Option<"budget", "budget", "std::string", "\"\"",
           "For all device bytes: bytes, a percentage, or min">,
    Option<"activationBudget", "activation-budget", "std::string", "\"\"",
           "For the bytes above the resident arguments">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how many candidates are tried">,
    Option<"improve", "improve", "bool", "false",
           "After remat-choose-slices: for a budget, auto and search begin "
           "with its plan, and use half of the effort unless plans copy">,
    Option<"objective", "objective", "std::string", "\"\"",
           "Objective of lower-set-approx and lower-set-exact: time or "
           "memory; default: both">,
    lossResult,
    Option<"forReport", "for-report", "bool", "false",
           "Store `remat.planned` for remat-report, and let it report a "
           "budget that is not met">,
    Option<"frontier", "frontier", "bool", "false",
           "Also store the cost of every budget for the report "
           "(remat-frontier)">,
    Option<"remarks", "remarks", "bool", "true",
           "Print one remark with the plan's peak and cost">,
    Option<"offload", "offload", "bool", "false",
           "Let auto, portfolio and search copy tensors to the host">,
  ] # linkOptions # [
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that copies may take on the host, such as 64GiB; default: the "
           "machine's">,
    Option<"peakLimit", "peak-limit", "int64_t", "-1",
           "Limit of the peak in counted bytes if it is below the budget, "
           "because an arena takes more; 0: the lowest possible peak">,
    Option<"arenaAlignment", "arena-alignment", "int64_t", "0",
           "Alignment in bytes of every buffer of the arena; 0: the budget "
           "limits the plan's peak, and the arena may be larger">,
  ];
}

def RematFrontier : Pass<"remat-frontier", "::mlir::func::FuncOp"> {
  let summary = "Print the cost of every budget";
  let description = [{
    This pass runs a planner for all budgets, and prints the plans that no other
    plan beats in both peak and cost, from the largest peak to the smallest. For
    each plan it prints the peak, the peak as a share of the original step's
    peak, and the extra cost by `remat.cost` (`remat-annotate-costs`). It does
    not change the IR. A planner that aims at its budget, such as `search`, runs
    for each twentieth of the peak.

    `frontier=true` of `remat-plan` leaves the same figures for `remat-report`,
    beside the chosen plan.
  }];
  let options = [
    Option<"planner", "planner", "std::string", "\"auto\"",
           "Name of the planner">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how many candidates are tried">,
    Option<"file", "file", "std::string", "\"\"",
           "File to write: JSON if the name ends in .json, else a table; "
           "default: standard output">,
    lossResult,
    Option<"offload", "offload", "bool", "false",
           "Let auto, portfolio and search copy tensors to the host">,
  ] # linkOptions # [
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that copies may take on the host; default: the machine's">,
  ];
}

def RematExportGraph : Pass<"remat-export-graph", "::mlir::func::FuncOp"> {
  let summary = "Write the function's graph to a file";
  let description = [{
    This pass writes the JSON of docs/reference/Formats.md, which `remat-solve`
    and other tools read. With `slices` the file also says how each node runs in
    slices, and `remat-solve --slices` can then try slices. It says so for two
    places: the step, along the dimension of an argument along which most of the
    step can be sliced in one pass (`remat-slice`), and the head of the step.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
    Option<"slices", "slices", "bool", "false",
           "Write how nodes are computed in slices">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Let sums over several dimensions add in another order">,
    lossResult,
  ];
}

def RematImportPlan : Pass<"remat-import-plan", "::mlir::func::FuncOp"> {
  let summary = "Read a plan from a file into `remat.plan`";
  let description = [{
    This pass reads the JSON of docs/reference/Formats.md. If the plan is not
    valid for the function's graph, an error names the first violation.
  }];
  let options = [Option<"file", "file", "std::string", "\"\"", "File to read">];
  let dependentDialects = ["::remat::RematDialect"];
}

/// The policy that places fences (lib/Transforms/Planning/Fences.h).
defvar fencePolicy = [
  Option<"fencePerStep", "fence-per-step", "bool", "false",
         "One fence for each recomputation, instead of one for a run of them">,
  Option<"resultAnchors", "result-anchors", "bool", "true",
         "A fence may wait for a value that the function returns">,
  Option<"handOnSaved", "hand-on-saved", "bool", "false",
         "Later readers also read saved inputs from the fence">,
  Option<"fenceLarge", "fence-large", "unsigned", "0",
         "Also fence the first run of an op whose tensor is large, if a "
         "compiler could hold it beside large tensors that the plan has "
         "freed; large: its bytes times this number reach those of the "
         "largest tensor; 0: no such fences">,
];

def RematPrintFences : Pass<"remat-print-fences", "::mlir::func::FuncOp"> {
  let summary = "Print the fences that `remat-apply` would write";
  let description = [{
    This pass prints a line for each fence of a function with a `remat.plan`.
    The line has the step of the plan before which the fence stands, the nodes
    that run after it, the saved inputs that these nodes read through it, and
    the anchors that it waits for. "Handed on" means that later ops read a saved
    input through the fence too. The pass does not change the IR.

    ```
    fences of @step: 1
      before step 5, for exp.1: ties exp.0 after sqrt.4
    ```
  }];
  let options = fencePolicy;
}

def RematApply : Pass<"remat-apply", "::mlir::func::FuncOp"> {
  let summary = "Rewrite a function by its `remat.plan`";
  let description = [{
    This pass puts the ops of the function into the order of the plan, and
    clones the ops that run again. It ties each group of clones with a
    `remat.fence`, so that cleanups neither merge the clones with their
    originals nor move them. Copies become `remat.swap_out`, `remat.swap_in` and
    `remat.await`, and later ops read the tensor that came back.
    `remat.applied`, with the plan's figures, replaces the plan, and the costs
    are removed. If the plan is the program order, the body does not change.

    If a group (`remat.group`) runs again, the pass clones only the ops for
    those results that are read at that time. If the body has groups, the pass
    writes it again in the plan's order, and numbers the groups in this order.

    A result whose memory the caller holds (`remat.caller_results`) is made only
    once, because only one production of it takes no bytes of the step. If an op
    outside of groups makes such a result and another result, the op therefore
    runs once.

    The places of fences (`remat-print-fences`) decide what a fusing compiler
    makes of the result. `fence-per-step`, `result-anchors`, `hand-on-saved` and
    `fence-large` change these places, so a caller can compile several forms and
    keep the best one. A compiler may run few copies at the same time, and end
    each one as late as possible. For such a compiler use `prompt-waits`.
  }];
  let options = !listconcat(fencePolicy, [
    Option<"keepCosts", "keep-costs", "bool", "false",
           "Leave the costs for `remat-schedule-swaps`, which takes them away">,
    Option<"promptWaits", "prompt-waits", "bool", "false",
           "Start and wait for copies to the host as early as that costs no "
           "time, by the link of the module's machine">
  ]);
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematScheduleSwaps : Pass<"remat-schedule-swaps", "::mlir::func::FuncOp"> {
  let summary = "Place copies so that computing hides them";
  let description = [{
    This pass moves each `remat.swap_out` to the op that makes its tensor, and
    each wait and `remat.swap_in` to places at which the simulated copies end
    just in time. Memory limits this: the budget of `remat.applied`, or its peak
    if it has no budget, and the peak on the host.

    The simulated times decide how early a copy starts. They come from the
    seconds of `remat.cost` (of a profile, for example), or from a roofline if
    the ops have no costs. The link is that of the module's `remat.machine`, or
    is given by `d2h`, `h2d` and `host-limit`. Only copies and their waits move,
    and only if this lowers the predicted time. Otherwise only the costs are
    removed.
  }];
  let dependentDialects = ["::remat::RematDialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "true",
           "Print a remark with the stall before and after">,
  ] # linkOptions # [
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that copies may take on the host; default: the machine's">,
  ];
}

def RematVerify : Pass<"remat-verify", "::mlir::func::FuncOp"> {
  let summary = "Check that a rewritten function still follows its plan";
  let description = [{
    This pass simulates the function after any other passes. It fails in these
    cases:

    - The peak is above the planned peak, and above the budget if the plan has
      one. If the peak is only above the planned peak, and within the budget,
      there is a warning.
    - The peak on the host is above the planned one.
    - A fence, a clone or a copy was undone.
    - The copies are no longer a valid plan, for instance because a tensor is
      read while it is away.

    The pass does not touch functions without `remat.applied`.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark if the function follows its plan">,
  ];
}
