//===- PlanningPasses.td - Costs, plans and the rewrite ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematAnnotateCosts : Pass<"remat-annotate-costs", "::mlir::ModuleOp"> {
  let summary = "Write the cost of every op into `remat.cost`";
  let description = [{
    Writes `remat.cost` on every op that is a node of a function's graph: FLOP
    and bytes read and written, counted from the op's loops and types
    (lib/Analysis/Costs/Costs.h says how), and seconds. The function's
    `remat.cost_model` records which of these planners weigh:

    | model      | cost of an op                                         |
    |------------|-------------------------------------------------------|
    | `analytic` | 10 for a convolution or matmul, 1 otherwise           |
    | `flops`    | floating-point operations                             |
    | `roofline` | seconds: max(FLOP / peak, bytes / bandwidth) + launch; of a loop, of its ops in all iterations |

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
    and cost. This is for people and tests; `remat-export-graph` is for tools.
  }];
  let options = [
    Option<"summary", "summary", "bool", "false", "Only the summary">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematDivisionTree : Pass<"remat-division-tree", "::mlir::ModuleOp"> {
  let summary = "Print the division tree of each function's forward part";
  let description = [{
    Prints the tree that the planner `division-tree` works on (Feng and Huang
    2021, section 5; lib/Core/Segments/DivisionTree.h). A segment lies
    between two nodes of the forward part and is divided into smaller ones, down
    to edges: a *linear* segment at nodes that every path passes, a *branch*
    segment into parts that share its ends alone, a *complicate* one into the
    largest segments inside it. `inputs` stands for all that the forward part
    reads.

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
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematLowerSets : Pass<"remat-lower-sets", "::mlir::ModuleOp"> {
  let summary = "Print the lower sets of each function's forward part";
  let description = [{
    Prints what the planners `lower-set-exact` and `lower-set-approx` choose
    from (Kusumoto et al. 2019; lib/Core/LowerSets/LowerSets.h): sets
    of nodes of the forward part that no edge enters. The first line says how
    many there are besides the empty one; then each set has a line:

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
           "all; ancestors: of each node the set that ends at it; auto: all "
           "where there are at most 32">,
    Option<"limit", "limit", "unsigned", "65536",
           "With more sets than this there is no list, and no count where "
           "counting takes more than so many cases at a time">,
    Option<"file", "file", "std::string", "\"\"",
           "File to write (default: standard output)">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematPlan : Pass<"remat-plan", "::mlir::func::FuncOp"> {
  let summary = "Choose what to keep and what to recompute, as `remat.plan`";
  let description = [{
    Reads the function as a graph, runs a planner, and writes the plan onto the
    function as `remat.plan`. The IR itself is unchanged: `remat-apply` rewrites
    it. Costs come from `remat.cost` (`remat-annotate-costs`).

    A budget is bytes (`8GiB`), a share of what the unrewritten step needs
    (`40%`), or `min`. `budget` is for all device bytes of the step, arguments
    included; `activation-budget` for what is counted above the resident
    arguments. A budget that no plan of the planner meets is an error that names
    the smallest one that it can meet.

    Planners that copy tensors to the host use the link of the module's
    `remat.machine`; `d2h`, `h2d` and `host-limit` replace what it says. The
    link's times are in seconds, and so costs must be (`cost-model=roofline` of
    `remat-annotate-costs`). `auto`, `portfolio` and `search` recompute
    only, unless `offload` lets them copy too: `auto` is then `hybrid`.

    With `arena-alignment` the budget also holds for an arena of the step's
    buffers. If the buffers of the plan pack more than 1 % above the bound, or
    do not fit, the pass anneals around it for plans that hold less at the
    busiest actions. It takes the cheapest one that packs, or for `min` the one
    with the smallest arena. So a larger budget may then cost more.

    With `for-report` it leaves what the search found besides the plan as
    `remat.planned`, from which `remat-report` writes a report. A budget that no
    plan meets is then no error here: `remat.plan` is the nearest plan, and
    `remat-report`, which reports on it, or else `remat-apply` refuses it.
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
           "Behind remat-choose-slices: within a budget auto and search begin "
           "with its plan, and unless plans copy half of the effort is spent">,
    Option<"objective", "objective", "std::string", "\"\"",
           "Which strategies lower-set-approx and lower-set-exact look for: time "
           "or memory; default: both">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
    Option<"forReport", "for-report", "bool", "false",
           "Leave `remat.planned` for remat-report, and a budget that is not met "
           "to it">,
    Option<"frontier", "frontier", "bool", "false",
           "Leave what all budgets cost for the report, too (remat-frontier)">,
    Option<"remarks", "remarks", "bool", "true",
           "Print one remark with the plan's figures">,
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
           "Counted bytes that the peak may take where that is less than the "
           "budget, of which an arena takes more; 0: as little as possible">,
    Option<"arenaAlignment", "arena-alignment", "int64_t", "0",
           "Of every buffer of the arena, in bytes; 0: the plan's peak is within "
           "the budget, and the arena may be larger">,
  ];
}

def RematFrontier : Pass<"remat-frontier", "::mlir::func::FuncOp"> {
  let summary = "Print what every budget costs";
  let description = [{
    Runs a planner for all budgets and prints those of its plans that no other
    one beats in both peak and cost, with falling peaks. For each it prints the
    peak, its share of the unrewritten step's peak, and the extra cost by
    `remat.cost` (`remat-annotate-costs`). It changes nothing. A planner that
    aims at its budget, such as `search`, is asked at each twentieth of the
    peak.

    `frontier=true` of `remat-plan` leaves the same for `remat-report`, beside the
    plan that was chosen.
  }];
  let options = [
    Option<"planner", "planner", "std::string", "\"auto\"",
           "Name of the planner">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how many candidates are tried">,
    Option<"file", "file", "std::string", "\"\"",
           "File to write: JSON where the name ends in .json, else a table; default: "
           "the standard output">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
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
    tools read. With `slices` the file says of each node how it goes along that
    dimension of an argument along which most of the step can be sliced in one
    pass (`remat-slice`), and along one of its head, so that `remat-solve
    --slices` can try slices of both.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
    Option<"slices", "slices", "bool", "false",
           "Write how nodes are computed in slices">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Let sums over several dimensions add in another order">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
  ];
}

def RematImportPlan : Pass<"remat-import-plan", "::mlir::func::FuncOp"> {
  let summary = "Read a plan from a file into `remat.plan`";
  let description = [{
    Reads the JSON of docs/reference/Formats.md. A plan that is not valid for
    the function's graph is an error that names the first violation.
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
         "Later readers take saved inputs from the fence, too">,
  Option<"fenceLarge", "fence-large", "unsigned", "0",
         "Fence what makes a tensor for the first time whose bytes times this "
         "are at least those of the largest, where a compiler could hold it "
         "beside large ones that the plan has freed; 0: none">,
];

def RematPrintFences : Pass<"remat-print-fences", "::mlir::func::FuncOp"> {
  let summary = "Print the fences that `remat-apply` would write";
  let description = [{
    Prints a line for each fence of a function with a `remat.plan`: the step of
    the plan before which it stands, the nodes that run behind it, the saved
    inputs that these read through it, and the anchors that it waits for.
    "Handed on" means that later ops read a saved input through the fence too.
    The pass changes nothing.

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
    Orders the body by the plan, clones the ops that run again, and ties each
    group of clones with a `remat.fence`, so that cleanups neither merge the
    clones with their originals nor move them. Copies become `remat.swap_out`,
    `remat.swap_in` and `remat.await`, and later ops read the tensor that came
    back. `remat.applied`, with the plan's figures, replaces the plan, and the
    costs are removed. A plan in program order leaves the body as it is.

    If a group (`remat.group`) runs again, only those of its ops are cloned that
    the results need which are read then. A body with groups is emitted anew in
    the plan's order, and its groups are numbered in that order. A result whose
    memory the caller holds (`remat.caller_results`) is made once, whatever runs
    again: one production alone takes no bytes of the step. So an op outside of
    groups that makes such a result and another one runs once.

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
  let summary = "Check that a rewritten function still keeps its promise";
  let description = [{
    Simulates the function as it is now, after any other passes. It fails if its
    peak is above the planned one and above the budget, where the plan has one;
    a peak that is above the planned one and within the budget is a warning. It
    also fails if the peak on the host is above the planned one; if a fence, a clone
    or a copy was undone; and if the copies are no longer a valid plan, for
    instance because a tensor is read while it is away. Functions without
    `remat.applied` are left alone.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark where the promise holds">,
  ];
}
