//===- PlanningPasses.td - Costs, plans and the rewrite ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematAnnotateCosts : Pass<"remat-annotate-costs", "::mlir::ModuleOp"> {
  let summary = "Write the cost of every op into `remat.cost`";
  let description = [{
    ```mlir
    linalg.exp {remat.cost = #remat.cost<flops = 2097152, bytes = 196608, seconds = 1.0e-05>} ...
    ```

    This pass writes `remat.cost` on every op that is a node of a function's
    graph. The cost has FLOP and bytes read and written, counted from the op's
    loops and types (lib/Analysis/Costs/Costs.h), and seconds. The function's
    `remat.cost_model` records which of these figures planners use:

    | model      | cost of an op                                         |
    |------------|-------------------------------------------------------|
    | `analytic` | 10 for a convolution or matmul, 1 otherwise           |
    | `flops`    | floating-point operations                             |
    | `roofline` | seconds: max(FLOP / peak, bytes / bandwidth) + launch; for a loop, the sum over its ops in all iterations |

    `machine` gives the peak rates, and stays on the module as `remat.machine`.

    `profile` is a file with a JSON object that maps names of locations or ops
    to measured seconds, such as `{"linalg.exp": 1.2e-05}`. These seconds
    replace the machine's seconds. A name that no op has is an error.
  }];
  let options = [
    Option<"costModel", "cost-model", "std::string", "\"roofline\"",
           "analytic, flops or roofline">,
    Option<"machineName", "machine", "std::string", "\"\"",
           "name of a machine, such as h100 or cpu; default: the module's "
           "`remat.machine`, or h100 without it">,
    Option<"profileFile", "profile", "std::string", "\"\"",
           "JSON file that maps op or location names to seconds; for roofline">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematPrintGraph : Pass<"remat-print-graph", "::mlir::ModuleOp"> {
  let summary = "Print each function's graph as text";
  let description = [{
    This pass prints one line for each tensor and each node, and a summary: the
    peak in program order, resident bytes, a lower bound on the peak of every
    plan, FLOP, bytes and cost. The text is for people and tests. For tools use
    `remat-export-graph`.
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
    ```
    linear inputs > loss, 3 inside, 12 bytes
      edge inputs > a
      branch a > c, 1 inside, 4 bytes
    ```

    This pass prints the tree that the planner `division-tree` works on (Feng
    and Huang 2021, section 5; lib/Core/Segments/DivisionTree.h). A segment lies
    between two nodes of the forward part, and is divided into smaller segments,
    down to edges. A *linear* segment is divided at nodes that every path
    passes. A *branch* segment is divided into parts that share only its ends. A
    *complicate* segment is divided into the largest segments inside it.
    `inputs` stands for everything that the forward part reads. The bytes are
    the sum over the results of the nodes inside the segment, without its ends.
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
    The planners `lower-set-exact` and `lower-set-approx` choose from sets of
    nodes of the forward part that no edge enters (Kusumoto et al. 2019;
    lib/Core/LowerSets/LowerSets.h). This pass prints these sets. The first line
    has their number, without the empty set. Then each set has a line. If there
    are more than 32 sets, only the sets that end at one node have a line, one
    for each node.

    | column     | meaning                                                     |
    |------------|-------------------------------------------------------------|
    | `nodes`    | how many nodes the set has                                  |
    | `bytes`    | M(L): the bytes of the results of all nodes of the set      |
    | `kept`     | the bytes of the set's boundary                             |
    | `up to`    | the set's last nodes: the set has these nodes and all nodes that they depend on |
    | `boundary` | the results, with their bytes, that nodes outside of the set read |

    If a strategy ends a part at a set, it keeps the set's boundary.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"",
           "File to write (default: standard output)">,
    lossResult,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematPlan : Pass<"remat-plan", "::mlir::func::FuncOp"> {
  let summary = "Plan which tensors to keep and which to recompute, as `remat.plan`";
  let description = [{
    ```
    remat-opt step.mlir --remat-prepare --remat-annotate-costs --remat-plan=budget=40% --remat-apply
    ```

    This pass reads the function as a graph, runs a planner, and writes the plan
    onto the function as `remat.plan`. It does not change the ops: `remat-apply`
    rewrites them. Costs come from `remat.cost` (`remat-annotate-costs`).

    A budget is a number of bytes (`8GiB`), a share of the bytes of the original
    step (`40%`), or `min`. `budget` limits all device bytes of the step,
    arguments included. `activation-budget` limits the bytes above the resident
    arguments. If the planner has no plan within the budget, an error names the
    smallest budget that the planner can meet.

    Planners that copy tensors to the host use the link of the module's
    `remat.machine`. `d2h`, `h2d` and `host-limit` replace its figures. The
    link's times are in seconds, so costs must be in seconds too
    (`cost-model=roofline` of `remat-annotate-costs`). `auto`, `portfolio` and
    `search` only recompute. With `offload` they may copy too, and `auto` runs
    `hybrid`.

    With `arena-alignment` an arena of the step's buffers must also be within
    the budget. If the arena is more than 1 % larger than its bound, or exceeds
    the budget, the pass anneals around the plan. It looks for plans that hold
    fewer bytes at the fullest actions. It takes the cheapest plan with an arena
    within the budget, or for `min` the plan with the smallest arena. A larger
    budget may then cost more than a smaller one.

    With `for-report` the pass also writes facts about its search as
    `remat.planned`, and `remat-report` writes a report from them. If no plan
    meets the budget, this pass then does not fail: `remat.plan` is the nearest
    plan. `remat-report` reports this plan and fails. Without `remat-report`,
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
           "After remat-choose-slices: if there is a budget, auto and search "
           "begin with the plan of that pass, and use half of the effort "
           "unless plans copy">,
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
    ```
         budget, bytes   share  extra cost  planner
                 16388  100.0%       0.00%  keep-all
                 12292   75.0%      16.67%  sublinear
                 12288   75.0%      50.00%  exact
    ```

    This pass runs a planner for all budgets, and prints the plans that no other
    plan beats in both peak and cost, from the largest peak to the smallest. For
    each plan it prints the peak, the peak as a share of the original step's
    peak, and the extra cost by `remat.cost` (`remat-annotate-costs`). It does
    not change the IR. A planner that aims at its budget, such as `search`, runs
    once for each twentieth of the peak.

    With `frontier=true`, `remat-plan` stores the same figures for
    `remat-report`, in addition to the chosen plan.
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
    ```
    remat-opt step.mlir --remat-prepare --remat-annotate-costs --remat-export-graph=file=graph.json
    remat-solve graph.json --budget=40%
    ```

    This pass writes the JSON of docs/reference/Formats.md, which `remat-solve`
    and other tools read.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
    lossResult,
  ];
}

def RematImportPlan : Pass<"remat-import-plan", "::mlir::func::FuncOp"> {
  let summary = "Read a plan from a file into `remat.plan`";
  let description = [{
    ```
    remat-solve graph.json --budget=40% --plan-out=plan.json
    remat-opt step.mlir --remat-prepare --remat-import-plan=file=plan.json --remat-apply
    ```

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
  Option<"handOnSaved", "hand-on-saved", "bool", "false",
         "Later readers also read saved inputs from the fence">,
  Option<"fenceLarge", "fence-large", "unsigned", "0",
         "Also fence the first run of an op with a large tensor, if a compiler "
         "could hold this tensor together with large tensors that the plan has "
         "freed. A tensor is large if its bytes times this number are at least "
         "the bytes of the largest tensor; 0: no such fences">,
];

def RematPrintFences : Pass<"remat-print-fences", "::mlir::func::FuncOp"> {
  let summary = "Print the fences that `remat-apply` would write";
  let description = [{
    ```
    fences of @step: 1
      before step 5, for exp.1: ties exp.0 after sqrt.4
    ```

    This pass prints a line for each fence of a function with a `remat.plan`.
    In the example, the fence is before step 5 of the plan, and the recomputed
    node `exp.1` runs after it. This node reads its saved input `exp.0` through
    the fence, and the fence waits for the anchor `sqrt.4`. "Handed on" means
    that later ops also read a saved input through the fence. The pass does not
    change the IR.
  }];
  let options = fencePolicy;
}

def RematApply : Pass<"remat-apply", "::mlir::func::FuncOp"> {
  let summary = "Rewrite a function by its `remat.plan`";
  let description = [{
    ```mlir
    %a = linalg.exp ins(%x) ...                   // before: kept for the backward part
    %x2, %g2 = remat.fence %x after %g            // after: %a is computed again here
    %a2 = linalg.exp ins(%x2) ...
    ```

    This pass puts the ops of the function into the order of the plan, and
    clones the ops that run again. It ties each group of clones with a
    `remat.fence`, so that cleanups neither merge the clones with their
    originals nor move them. Copies become `remat.swap_out`, `remat.swap_in` and
    `remat.await`, and later ops read the tensor that was copied back. The pass
    replaces the plan by `remat.applied`, which has the plan's figures, and
    removes the costs. If the plan is the program order, the body does not
    change.

    If a group (`remat.group`) runs again, the pass clones only the ops that
    make results which are read at that time. If the body has groups, the pass
    writes the body in the plan's order, and numbers the groups in this order.

    If the caller holds the memory of a result (`remat.caller_results`), the
    result is computed only once, because a second computation would need bytes
    of the step. If an op outside of groups makes such a result and another
    result, the op therefore runs once.

    The places of fences (`remat-print-fences`) decide how a compiler fuses the
    result. `fence-per-step`, `hand-on-saved` and `fence-large` change these
    places, so a caller can compile several forms and keep the best one. Some compilers run few copies at the same time, and end
    each copy as late as possible. For such a compiler use `prompt-waits`.
  }];
  let options = !listconcat(fencePolicy, [
    Option<"keepCosts", "keep-costs", "bool", "false",
           "Keep the costs for `remat-schedule-swaps`, which removes them">,
    Option<"promptWaits", "prompt-waits", "bool", "false",
           "Start copies to the host, and wait for them, as early as possible "
           "without loss of time, by the link of the module's machine">
  ]);
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematScheduleSwaps : Pass<"remat-schedule-swaps", "::mlir::func::FuncOp"> {
  let summary = "Place copies so that they run at the same time as computation";
  let description = [{
    ```
    predicted stall 0.004 ms -> 0.000 ms of 0.056 ms; peak 16000 -> 16000 bytes
    ```

    This pass moves each `remat.swap_out` to the op that makes its tensor. It
    moves each wait and each `remat.swap_in` to a place at which the simulated
    copy ends just in time. The peak stays within the budget of `remat.applied`,
    or within the former peak if there is no budget. The copies on the host stay
    within the host's limit.

    The simulated times decide how early a copy starts. They come from the
    seconds of `remat.cost` (of a profile, for example), or from a roofline if
    the ops have no costs. The link is that of the module's `remat.machine`, or
    is given by `d2h`, `h2d` and `host-limit`. Only copies and their waits move,
    and only if this lowers the predicted time. Otherwise the pass only removes
    the costs.
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
      one. If the peak is above the planned peak but within the budget, there is
      only a warning.
    - The peak on the host is above the planned one.
    - A fence, a clone or a copy was removed.
    - The copies are no longer a valid plan, for example because an op reads a
      tensor while the tensor is on the host.

    The pass ignores functions without `remat.applied`.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark if the function follows its plan">,
  ];
}
