//===- PlanningPasses.td - Costs, plans and the rewrite ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematAnnotateCosts : Pass<"remat-annotate-costs", "::mlir::ModuleOp"> {
  let summary = "Write the cost of every op into `remat.cost`";
  let description = [{
    Writes `remat.cost` on every op that is a node of a function's graph: FLOP
    and bytes read and written, counted from the op's loops and types
    (lib/Analysis/Costs/Costs.h says how), and seconds. The function's
    `remat.cost_model` records which of these values planners use:

    | model      | cost of an op                                         |
    |------------|-------------------------------------------------------|
    | `analytic` | 10 for a convolution or matmul, 1 otherwise           |
    | `flops`    | floating-point operations                             |
    | `roofline` | seconds: max(FLOP / peak, bytes / bandwidth) + launch; a loop takes the time of its ops in all iterations |

    `machine` gives the peak rates, and stays on the module as `remat.machine`.

    `profile` is a JSON object from names of locations or ops to measured
    seconds, which replace the machine's. A name in it that no op has is an
    error.
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
    Prints one line for each tensor and each node, and a summary: the peak in
    program order, resident bytes, the bound below any plan's peak, FLOP, bytes
    and cost. The text is for people and tests. Tools read the file of
    `remat-export-graph`.
  }];
  let options = [
    Option<"summary", "summary", "bool", "false", "Only the summary">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Number of the result that is the loss; -1: found by attribute or "
           "structure">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematDivisionTree : Pass<"remat-division-tree", "::mlir::ModuleOp"> {
  let summary = "Print the division tree of each function's forward part";
  let description = [{
    Prints the tree that the planner `division-tree` works on (Feng and Huang
    2021, section 5; lib/Core/Segments/DivisionTree.h). A segment lies between
    two nodes of the forward part and is divided into smaller ones, down to
    edges: a *linear* segment at nodes that are on every path, a *branch*
    segment into parts that share only its ends, and a *complicate* segment into
    the largest segments inside it. `inputs` stands for all inputs of the
    forward part.

    ```
    linear inputs > loss, 3 inside, 12 bytes
      edge inputs > a
      branch a > c, 1 inside, 4 bytes
    ```

    The bytes are those of the results of the inner nodes, without the ends.
  }];
  let options = [
    Option<"format", "format", "std::string", "\"text\"",
           "text, or dot for GraphViz">,
    Option<"file", "file", "std::string", "\"\"",
           "File to write (default: standard output)">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Number of the result that is the loss; -1: found by attribute or "
           "structure">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematLowerSets : Pass<"remat-lower-sets", "::mlir::ModuleOp"> {
  let summary = "Print the lower sets of each function's forward part";
  let description = [{
    Prints the lower sets among which the planners `lower-set-exact` and
    `lower-set-approx` choose (Kusumoto et al. 2019;
    lib/Core/LowerSets/LowerSets.h). A lower set is a set of nodes of the
    forward part that no edge enters. The first line says how many there are
    without the empty one. Then each set has a line:

    | column     | says                                                        |
    |------------|-------------------------------------------------------------|
    | `nodes`    | how many nodes it has                                       |
    | `bytes`    | M(L): the bytes of all its nodes' results                   |
    | `kept`     | the bytes of its boundary                                   |
    | `up to`    | its last nodes: it holds them and all that they depend on   |
    | `boundary` | results, with bytes, of its nodes that nodes outside read    |

    A strategy that ends a part at a set keeps its boundary.
  }];
  let options = [
    Option<"sets", "sets", "std::string", "\"auto\"",
           "all; ancestors: for each node the set that ends at it; auto: all "
           "if there are at most 32, else ancestors">,
    Option<"limit", "limit", "unsigned", "65536",
           "If there are more sets than this, they are not listed, and they "
           "are not counted if counting keeps more than this number of cases">,
    Option<"file", "file", "std::string", "\"\"",
           "File to write (default: standard output)">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Number of the result that is the loss; -1: found by attribute or "
           "structure">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematPlan : Pass<"remat-plan", "::mlir::func::FuncOp"> {
  let summary = "Choose what to keep and what to recompute, as `remat.plan`";
  let description = [{
    Reads the function as a graph, runs a planner, and writes the plan onto the
    function as `remat.plan`. The IR itself is unchanged: `remat-apply` rewrites
    it. Costs come from `remat.cost` (`remat-annotate-costs`).

    A budget is bytes (`8GiB`), a share of the original step's bytes (`40%`), or
    `min`. `budget` limits all device bytes of the step, including arguments.
    `activation-budget` limits the bytes above the resident arguments. If no
    plan of the planner meets the budget, the pass fails, and the error names
    the smallest budget that the planner can meet.

    Planners that copy tensors to the host use the link of the module's
    `remat.machine`; `d2h`, `h2d` and `host-limit` replace its values. The
    link's times are in seconds, so costs must be in seconds too
    (`cost-model=roofline` of `remat-annotate-costs`). `auto`, `portfolio` and
    `search` only recompute, unless `offload` lets them copy too. `auto` is then
    `hybrid`.

    With `arena-alignment` the budget also limits an arena of the step's
    buffers. If the buffers of the plan need an arena more than 1 % above the
    bound, or do not fit, the pass anneals around the plan for plans that hold
    less at the busiest actions. It takes the cheapest plan that packs well, or
    for `min` the plan with the smallest arena. A larger budget may then give a
    costlier plan.

    With `for-report` the pass also stores the other results of the search as
    `remat.planned`, from which `remat-report` writes a report. If no plan meets
    the budget, this pass then does not fail. `remat.plan` is the nearest plan,
    and a later `remat-report`, or else `remat-apply`, reports the error.
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
    Option<"lossResult", "loss-result", "int", "-1",
           "Number of the result that is the loss; -1: found by attribute or "
           "structure">,
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
    Option<"deviceToHost", "d2h", "std::string", "\"\"",
           "Bytes/s of copies to the host; default: the machine's">,
    Option<"hostToDevice", "h2d", "std::string", "\"\"",
           "Bytes/s of copies from the host; default: the machine's">,
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
    Runs a planner for all budgets and prints those of its plans that no other
    plan beats in both peak and cost, with falling peaks. For each plan it
    prints the peak, its share of the original step's peak, and the extra cost
    by `remat.cost` (`remat-annotate-costs`). The pass changes nothing. If a
    planner aims at its budget, such as `search`, it plans for each twentieth of
    the peak.

    With `frontier=true`, `remat-plan` stores the same table for `remat-report`,
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
    Option<"lossResult", "loss-result", "int", "-1",
           "Number of the result that is the loss; -1: found by attribute or "
           "structure">,
    Option<"offload", "offload", "bool", "false",
           "Let auto, portfolio and search copy tensors to the host">,
    Option<"deviceToHost", "d2h", "std::string", "\"\"",
           "Bytes/s of copies to the host; default: the machine's">,
    Option<"hostToDevice", "h2d", "std::string", "\"\"",
           "Bytes/s of copies from the host; default: the machine's">,
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that copies may take on the host; default: the machine's">,
  ];
}

def RematExportGraph : Pass<"remat-export-graph", "::mlir::func::FuncOp"> {
  let summary = "Write the function's graph to a file";
  let description = [{
    Writes the JSON of docs/reference/Formats.md, which `remat-solve` and other
    tools read. With `slices` the file also says how each node can be sliced, so
    that `remat-solve --slices` can try slices. One dimension is that of an
    argument along which most of the step can be sliced in one pass
    (`remat-slice`), and another one is that of its head.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
    Option<"slices", "slices", "bool", "false",
           "Write how nodes are computed in slices">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Let sums over several dimensions add in another order">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Number of the result that is the loss; -1: found by attribute or "
           "structure">,
  ];
}

def RematImportPlan : Pass<"remat-import-plan", "::mlir::func::FuncOp"> {
  let summary = "Read a plan from a file into `remat.plan`";
  let description = [{
    Reads the JSON of docs/reference/Formats.md. If the plan is not valid for
    the function's graph, the pass fails, and the error names the first
    violation.
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
    Prints a line for each fence of a function with a `remat.plan`: the step of
    the plan that follows it, the nodes that run after it, the saved inputs that
    these read through it, and the anchors that it waits for. "Handed on" means
    that later ops also read a saved input through the fence. The pass changes
    nothing.

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
    Orders the body by the plan and clones the ops that run again. A
    `remat.fence` ties each group of clones, so that cleanups neither merge the
    clones with their originals nor move them. Copies become `remat.swap_out`,
    `remat.swap_in` and `remat.await`, and later ops read the tensor that came
    back. `remat.applied`, with the plan's figures, replaces the plan, and the
    costs are removed. A plan in program order leaves the body as it is.

    If a group of ops (`remat.group`) runs again, only the ops that its later
    readers need are cloned. A body with groups is emitted again in the plan's
    order, and its groups are numbered in that order. A result whose memory the
    caller holds (`remat.caller_results`) is made once, whatever runs again: one
    production alone takes no bytes of the step. So an op outside of groups that
    makes such a result and another one runs once.

    What a compiler that fuses makes of the result depends on where fences
    stand (`remat-print-fences`). With `fence-per-step`, `result-anchors`,
    `hand-on-saved` and `fence-large` a caller can compile several forms and keep
    the best. One that has few copies under way at once, and ends each as late as
    it may, needs `prompt-waits`.
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
    Moves each `remat.swap_out` to where its tensor is made, and each wait and
    `remat.swap_in` to where the simulated copies end just in time. Memory
    limits this: the budget of `remat.applied`, or else its peak, and the peak
    on the host.

    How far ahead a copy starts comes from the simulated times: the
    seconds of `remat.cost` where ops still have it (a profile's, say), or else
    a roofline, and the link of the module's `remat.machine`, or `d2h`, `h2d`
    and `host-limit` instead. Only copies and their waits move, and only where
    that lowers the predicted time. Otherwise nothing changes, except that the
    costs are removed.
  }];
  let dependentDialects = ["::remat::RematDialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "true",
           "Print a remark with the stall before and after">,
    Option<"deviceToHost", "d2h", "std::string", "\"\"",
           "Bytes/s of copies to the host; default: the machine's">,
    Option<"hostToDevice", "h2d", "std::string", "\"\"",
           "Bytes/s of copies from the host; default: the machine's">,
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that copies may take on the host; default: the machine's">,
  ];
}

def RematVerify : Pass<"remat-verify", "::mlir::func::FuncOp"> {
  let summary = "Check that a rewritten function still follows its plan";
  let description = [{
    Simulates the current function, after all other passes. The pass fails if
    the peak exceeds both the planned peak and the budget (if the plan has one).
    If the peak exceeds only the planned one, it warns. It also fails if the
    peak on the host exceeds the planned one, if a fence, a clone or a copy was
    undone, or if the copies are not a valid plan any more, for instance because
    a tensor is read while it is away. It ignores functions without
    `remat.applied`.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark if the function follows its plan">,
  ];
}
