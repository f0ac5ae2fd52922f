//===- Passes.td - Tensor IR to tensor IR ------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_TRANSFORMS_PASSES_TD
#define REMAT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def RematAnnotateCosts : Pass<"remat-annotate-costs", "::mlir::ModuleOp"> {
  let summary = "Write the cost of every op into `remat.cost`";
  let description = [{
    Writes `remat.cost` on every op that is a node of a function's graph: FLOP
    and bytes read and written, counted from the op's loops and types
    (include/remat/Analysis/Costs.h says how), and seconds. The function's
    `remat.cost_model` records which of these planners weigh:

    | model      | cost of an op                                         |
    |------------|-------------------------------------------------------|
    | `analytic` | 10 for a convolution or matmul, 1 otherwise           |
    | `flops`    | floating-point operations                             |
    | `roofline` | seconds: max(FLOP / peak, bytes / bandwidth) + launch |

    `machine` gives the peak rates, and stays on the module as `remat.machine`.

    `profile` is a JSON object from names of locations or ops to measured
    seconds, which replace the machine's. A name in it that no op has is an
    error.
  }];
  let options = [
    Option<"costModel", "cost-model", "std::string", "\"roofline\"",
           "analytic, flops or roofline">,
    Option<"machineName", "machine", "std::string", "\"\"",
           "a100, h100, h100-graph, h200, b200, v100, v5e, v5p or cpu; default: the "
           "module's `remat.machine`, or else h100">,
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
    2021, section 5; include/remat/Core/Segments/DivisionTree.h). A segment lies
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
    from (Kusumoto et al. 2019; include/remat/Core/LowerSets/LowerSets.h): sets
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

def RematAccumulate : Pass<"remat-accumulate", "::mlir::func::FuncOp"> {
  let summary = "Add partial sums where they arise, in one destination";
  let description = [{
    If several parts of a step contribute to a gradient, it is a chain of sums.
    A compiler that fuses elementwise ops makes one op of the chain, which reads
    all contributions, so that all of them are held until the last one is there.
    This pass makes each sum a part of the op that makes the contribution:

    - a contraction or convolution that begins with zeros now begins with the
      sum so far; a transposition between the two moves behind the sums;
    - a contribution padded with zeros is added to its slice of the sum.

    A compiler that takes such a contraction as it is adds its terms to the sum
    one by one. This is another order of additions, so the last bits of results
    may differ. IREE computes the contraction first and then adds it, in the
    order of the original.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematEarlyResults : Pass<"remat-early-results", "::mlir::func::FuncOp"> {
  let summary = "Compute what only results need as soon as it can be";
  let description = [{
    Frameworks update the parameters at the end of a training step, so that all
    gradients are held until then. This pass moves each op that only makes a
    result of the function, such as an update and the contraction of its
    gradient, to the place right behind the last of its operands. Empty tensors
    and fills that it writes to move along. An op with several readers stays in
    its place.
  }];
}

def RematImportFences : Pass<"remat-import-fences", "::mlir::func::FuncOp"> {
  let summary = "Read barriers of other dialects as fences";
  let description = [{
    A step that another importer lowered has barriers of that importer's dialect
    (`util.optimization_barrier`, `stablehlo.optimization_barrier`). This pass
    writes a fence in the place of each run of barriers of tensors that stand
    one behind the other, at any depth. So what was planned on StableHLO, inside
    of loops too, can be lowered to linalg by IREE's importer, and then run on a
    CPU:

    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --convert-remat-to-stablehlo ...
    iree-compile --compile-to=input ...
    remat-opt linalg.mlir --remat-import-fences ...
    remat-run before.mlir after.mlir
    ```
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematDestinationInputs
    : Pass<"remat-destination-inputs", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops read their destinations as inputs";
  let description = [{
    `linalg-fuse-elementwise-ops` may fuse an op that reads its destination into
    a reader with more loops. The fused op then writes that destination once for
    each round of the additional loops, and reads what it wrote before, so that
    its results are wrong. This pass lets such an op read its destination as one
    more input, and gives it an empty destination, so that fusion keeps its
    results. Ops that no reader with more loops can fuse stay as they are.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematFuseElementwise
    : Pass<"remat-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Compute elementwise ops inside each of their readers";
  let description = [{
    `linalg-fuse-elementwise-ops` does not fuse an op that has several readers.
    This pass computes such an op inside each of its readers, if all of them can
    fuse it and then hold no more bytes than before (up to an eighth of the
    result). It also computes it inside those readers that then hold fewer
    bytes, whatever the others do. So a value that is cheap to make from others
    that are held anyway is never stored. A reader that would compute an element
    more than once, such as a contraction, fuses nothing.
  }];
  let options = [
    Option<"maxOps", "max-ops", "unsigned", "256",
           "Most ops in a fused body">,
    Option<"unplanned", "unplanned", "bool", "false",
           "Leaves a function that was planned as it is: its plan counts what "
           "is stored">,
  ];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def RematSlice : Pass<"remat-slice", "::mlir::func::FuncOp"> {
  let summary = "Compute a step slice by slice, with the same bits";
  let description = [{
    Computes what depends on a dimension, such as the batch, in `k` slices, one
    after the other, so that only one slice's intermediate values live at a time
    ([Slices.md](../design/Slices.md)). The dimension is that of the arguments
    with `remat.slice`, or `argument` and `dimension` name it:

    ```mlir
    func.func @main(%w: tensor<8x8xf32>, %x: tensor<64x8xf32> {remat.slice = 0})
    ```

    Each op of a slice reads `tensor.extract_slice`s of what is there whole, or
    values of its slice. A sum over the dimension, such as a weight's gradient,
    begins with the sum of the slice before. So every element is summed in the
    order of the unsliced step, and the bits stay, if the dimension is the
    outermost one that the op reduces. An op that reduces it inside of another
    dimension stays whole, with a remark, unless `slice-reorder` lets slices add
    in another order. What something reads whole, such as a result of the
    function, is put together by `tensor.insert_slice`.

    What reads a sum over all slices and is sliced itself needs a second pass
    over all slices, for which values of the first are held whole. More than
    `passes` passes are an error that names the op. An op with `remat.whole` is
    not sliced.

    Where `k` does not divide the extent, the first slices have one element
    more. Shapes must be static.

    With `loop` all slices are one `scf.for`, so that the step does not grow with
    `k`; a planner then sees one op. Its slices are equal, and in one pass.

    Steps of StableHLO are sliced by `dynamic_slice` and `dynamic_update_slice`,
    and `loop` writes a `while`. Their sums have no destination to begin with: an
    op adds what each slice gives to the sum so far. StableHLO leaves the order
    of additions open, so that sums need `slice-reorder`; a largest or least
    element does not.

    The tensors of the head, such as the logits of a large vocabulary, may be so
    large that they need more slices than the rest: with `head-k` each slice
    computes its head in that many slices of its own.
  }];
  let options = [
    Option<"slices", "k", "int64_t", "2", "How many slices">,
    Option<"argument", "argument", "int64_t", "-1",
           "Number of the argument to slice, from 0; -1: those with `remat.slice`, "
           "or else the one along which most can be sliced in one pass">,
    Option<"dimension", "dimension", "int64_t", "0",
           "Which dimension of `argument`">,
    Option<"region", "region", "std::string", "\"step\"",
           "step: all that depends on the arguments; head: what reads or makes "
           "the largest tensors">,
    Option<"ofHead", "head-k", "int64_t", "1",
           "In how many slices each slice of the step computes its head">,
    Option<"loop", "loop", "bool", "false",
           "Write one `scf.for` whose body is a slice">,
    Option<"passes", "passes", "int64_t", "1",
           "Most passes over all slices">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Let sums over several dimensions add in another order">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematChooseSlices : Pass<"remat-choose-slices", "::mlir::ModuleOp"> {
  let summary = "Slice the step where that is quicker than recomputing";
  let description = [{
    Plans the step as it is and in 2, 3, 4, 6, 8, ... slices (`remat-slice`), each
    with what is recomputed, and takes the one that is quickest within the budget
    by `remat.cost`. More slices need less memory, and more time: weights are read
    again for each slice, and kernels get small. What is sliced is

    - the step along the arguments with `remat.slice`, or else along that
      dimension of an argument that the most bytes of values are sliced along;
    - the head: the ops that read or make the largest tensors, such as the logits
      of a large vocabulary;
    - both: in each slice of the step, the head in slices of its own.

    Candidates that cannot be better by their bounds are not planned. The others
    are planned quickly, and the best two with a quarter of the effort. A remark
    says what was chosen, what it costs, and what no plan of the candidates can
    go below; another one names what stops slices along the dimension that most
    depends on. A budget, which is one as for `remat-plan`, refers to the step as
    it is. `remat-plan` then plans the step that was chosen, with all effort.
  }];
  let options = [
    Option<"budgetText", "budget", "std::string", "\"\"",
           "For all device bytes: bytes, a percentage, or min">,
    Option<"activationBudget", "activation-budget", "std::string", "\"\"",
           "For the bytes above the resident arguments">,
    Option<"maxSlices", "max-slices", "int64_t", "16", "Most slices to try">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Let sums over several dimensions add in another order">,
    Option<"planner", "planner", "std::string", "\"auto\"",
           "Name of the planner">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how many candidates are tried">,
    Option<"costModel", "cost-model", "std::string", "\"roofline\"",
           "As for remat-annotate-costs">,
    Option<"machineName", "machine", "std::string", "\"\"",
           "As for remat-annotate-costs">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
  ];
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematPrepare : Pass<"remat-prepare", "::mlir::ModuleOp"> {
  let summary = "Choose the training step, inline its calls and clean it up";
  let description = [{
    Chooses the function to plan: the one that `function` names, else the only
    public one with a body, else `main`. Inlines every call in it, bodies with
    unregistered ops included, and runs canonicalize and cse on it: later runs
    of these would otherwise merge the program's own duplicates and change the
    peak. If they make the step need more memory, because a merged value is held
    from its first to its last reader, they are left out, and a remark says so.
    The module's `remat.step` names the function; the other passes of remat do
    not touch any other function.

    A loop is one op to a planner. With `unroll-loops` each `stablehlo.while`
    (JAX's `lax.scan`) and `scf.for` that runs a constant number of times becomes
    a straight line: what one iteration stacks for another loop becomes a tensor
    of its own, and so does each slice of stacked weights. Loops that stay are
    named in a remark.

    With `recompute-collectives` collectives get `remat.run_again`: a plan may
    gather again instead of holding what was gathered. All devices then have to
    run the one rewritten program.
  }];
  let dependentDialects = ["::remat::RematDialect"];
  let options = [
    Option<"function", "function", "std::string", "\"\"",
           "Name of the function to plan">,
    Option<"cleanup", "cleanup", "bool", "true",
           "Run canonicalize and cse on the function">,
    Option<"callerResults", "caller-results", "bool", "false",
           "Results are written to memory that the caller holds all through "
           "the step: their bytes count with the arguments">,
    Option<"unrollLoops", "unroll-loops", "bool", "false",
           "Replace loops that run a constant number of times by their iterations">,
    Option<"recomputeCollectives", "recompute-collectives", "bool", "false",
           "A plan may run collectives again: all devices run this program">,
  ];
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

def RematReport : Pass<"remat-report", "::mlir::func::FuncOp"> {
  let summary = "Write what a plan does to each tensor, and why";
  let description = [{
    Reads `remat.plan` and, where `remat-plan` left it (`for-report`),
    `remat.planned`, and writes a report: the peak before and after, the bound
    below any plan's, costs, and for each tensor whether it is kept, recomputed or
    swapped, and why. It plans nothing and changes nothing, so that it stands
    between `remat-plan` and `remat-apply`. A plan from elsewhere
    (`remat-import-plan`) is reported on without what a search found.

    Where no plan was within the budget, the report is of the nearest plan and
    says so, and the pass fails. That the file can be written is checked before
    any pass of the pipeline runs.
  }];
  let options = [
    ListOption<"files", "file", "std::string",
           "Where to: JSON where the name ends in .json, a page where it ends in "
           ".html, a picture where it ends in .svg, else text; or several "
           "files, between commas">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
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

def RematPrintLoops : Pass<"remat-print-loops", "::mlir::ModuleOp"> {
  let summary = "Print what each loop of a step carries, and which loops pair";
  let description = [{
    Prints for each `stablehlo.while` and `scf.for` how often it runs and what
    each carried value is, or why it cannot be planned inside:

    | carried value | which                                                   |
    |---------------|---------------------------------------------------------|
    | `counter`     | counts up by one                                        |
    | `invariant`   | is handed on as it is                                   |
    | `stack`       | each iteration writes one slot, and reads no other      |
    | `carry`       | anything else: what one iteration hands to the next     |

    The counter of an `scf.for` is no carried value. Then come the pairs of a
    forward loop and the backward loop that reads what it stacks. A residual is a
    stack that nothing else reads.
  }];
}

def RematSinkIntoLoops : Pass<"remat-sink-into-loops", "::mlir::ModuleOp"> {
  let summary = "Do what is done with stacks element by element inside of loops";
  let description = [{
    A backward loop over layers stacks the gradients of all layers, and behind it
    the step updates the weights: `weights - rate * gradients`. Element by element
    that can be done layer by layer. This moves such ops into the loop, which then
    stacks updated weights, where otherwise all gradients are held at the same
    time. Each element is computed by the same ops as before.

    What is stacked instead takes the place of the weights where these are
    donated, or made by an op, and where nothing else reads them behind that. Ops
    move only where the stacks that go take more bytes than the stacks that come.
    A stack that the step returns has its bytes anyway.

    Gradients that are needed as a whole, as for their norm, stay.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark for each loop that ops move into">,
  ];
}

def RematPlanLoops : Pass<"remat-plan-loops", "::mlir::ModuleOp"> {
  let summary = "Plan and rewrite inside of loops that stack residuals";
  let description = [{
    A forward loop that stacks residuals and the backward loop that reads them
    are planned as one small step: forward body, then backward body. What is
    made in the one and read in the other costs its bytes times the iterations;
    what lives inside of a body costs its bytes once
    ([Formats.md](Formats.md#loops)). What is not kept is computed again in the
    backward body, from what is kept and from the carry into the iteration, which
    may be stacked instead. Both loops stay loops, and the size of the IR does not
    depend on the iterations. Loops are `stablehlo.while`, as JAX writes them, or
    `scf.for` on linalg, as importers leave them.

    Where no stack with a slot for each iteration fits, iterations are grouped.
    The forward loop keeps what is carried into every g-th iteration, and the
    backward loop goes through groups: of each it runs the forward loop again,
    which stacks values for g iterations, and then reads them.

    A compiler computes several ops in one kernel and holds nothing between them.
    `bodies` writes each joint body as a step that can be compiled by itself;
    `kernels` takes what came out, in the format of `remat-import-groups`, and
    plans kernel by kernel.

    `budget` is for the stacks of all pairs of loops and for what one iteration
    of each holds besides; a percentage is of that as it is. The step must have been
    inlined (`remat-prepare`), and must have such a pair.
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"min\"",
           "Bytes (8GiB), a percentage (40%) or min, for all pairs of loops">,
    Option<"file", "file", "std::string", "\"\"",
           "File to write with the figures of each pair, as JSON">,
    Option<"graphs", "graphs", "std::string", "\"\"",
           "Folder for the graph and the plan of each pair: 0.graph.json, 0.plan.json">,
    Option<"bodies", "bodies", "std::string", "\"\"",
           "Folder for the joint body of each pair as a step of its own: 0.mlir; nothing is planned">,
    Option<"kernels", "kernels", "std::string", "\"\"",
           "Folder with what a compiler made of these bodies: 0.json">,
    Option<"planner", "planner", "std::string", "\"auto\"",
           "As for remat-plan">,
    Option<"effort", "effort", "double", "1",
           "Scales how much the planner tries">,
    Option<"costModel", "cost-model", "std::string", "\"flops\"",
           "analytic, flops or roofline: what planners weigh">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the figures of each pair">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::remat::LoopMarkerDialect",
                           "::remat::RematDialect"];
}

def RematVerifyLoops : Pass<"remat-verify-loops", "::mlir::ModuleOp"> {
  let summary = "Check that loops hold no more than they were planned to";
  let description = [{
    Reads pairs of loops as they are now, after any other passes, and counts what
    their stacks and one iteration of each take, in program order
    ([Formats.md](Formats.md#loops)). It fails if that is above `budget`, if no
    pair is left, or if a fence ties nothing. Of loops whose iterations are
    grouped, it counts what a group holds, and not the carries that begin groups.
    Ops that a compiler makes one kernel of are counted one by one.
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"\"",
           "Bytes (8GiB), as remat-plan-loops has it">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark where the promise holds">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::remat::LoopMarkerDialect",
                           "::remat::RematDialect"];
}

def RematExportGraph : Pass<"remat-export-graph", "::mlir::func::FuncOp"> {
  let summary = "Write the function's graph to a file";
  let description = [{
    Writes the JSON of docs/reference/Formats.md, which `remat-solve` and other
    tools read.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
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

def RematNumberOps : Pass<"remat-number-ops", "::mlir::func::FuncOp"> {
  let summary = "Locate each op of the step by its number, for other compilers";
  let description = [{
    The ops of the step's block get the locations `loc("op0")`, `loc("op1")` and
    so on, and so do the ops inside them. A compiler that passes names on, as
    XLA does, then says for each of its kernels which ops it computes.
    `remat-import-groups` reads that back for the same step.
  }];
}

def RematImportGroups : Pass<"remat-import-groups", "::mlir::func::FuncOp"> {
  let summary = "Take what a compiler computes in one kernel from a file";
  let description = [{
    Reads the kernels that the step was compiled to
    ([Formats.md](Formats.md#kernels)), and writes `remat.group` on its ops and
    `remat.groups` on the function. The step must be the one that
    `remat-number-ops` numbered: a tensor of the file names its op by that
    number.

    - A tensor is the value of its op with as many elements; of a reshape,
      transpose or conversion, what that moves. What the step returns is found by
      its place. Where the only reader of a value transposes it, the tensor is
      the transposed one, unless that is a tensor too.
    - The ops of a kernel are those that lead from what it reads to what it
      writes. Where a path misses what it reads, it ends at what an earlier
      kernel has made. Where the value of a library call needs less than the call
      reads, the call does more, and makes a value further down.
    - A kernel that makes no value of the step is a part of those that read what
      it makes, each of which has a share of its work.
    - A value is kept in `remat.stored_bytes` where it is padded, or there in
      another layout, too, for more than half of its time.
    - Bytes that no value of the step has are workspace of every kernel during
      which they are held: of copies for a while, of parts of a sum.

    Ops without effects that nothing reads, and that no kernel computes, are
    removed.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to read">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the numbers of groups, and what did not fit">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
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
    the plan's order, and its groups are numbered in that order.

    What a compiler that fuses makes of the result depends on where fences
    stand. With `fence-per-step`, `result-anchors`, `hand-on-saved` and
    `fence-kept` a caller can compile several forms and keep the best. One that
    has few copies under way at once, and ends each as late as it may, needs
    `prompt-waits`.
  }];
  let options = [
    Option<"keepCosts", "keep-costs", "bool", "false",
           "Leave the costs for `remat-schedule-swaps`, which takes them away">,
    Option<"fences", "fences", "bool", "true",
           "Tie recomputations to their place; without it, cse undoes them">,
    Option<"fencePerStep", "fence-per-step", "bool", "false",
           "One fence for each recomputation, instead of one for a run of them">,
    Option<"resultAnchors", "result-anchors", "bool", "true",
           "What holds recomputation back may be a value that is returned">,
    Option<"handOnSaved", "hand-on-saved", "bool", "false",
           "Later readers take saved inputs from the fence, too">,
    Option<"fenceKept", "fence-kept", "bool", "false",
           "Fence kept values before a late reader, where a compiler could fuse "
           "what makes them into it and hold what the plan has freed">,
    Option<"promptWaits", "prompt-waits", "bool", "false",
           "Start and wait for copies to the host as early as that costs no "
           "time, by the link of the module's machine">,
  ];
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
    peak, or its peak on the host, is above the planned one; if a fence, a clone
    or a copy was undone; and if the copies are no longer a valid plan, for
    instance because a tensor is read while it is away. Functions without
    `remat.applied` are left alone.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark where the promise holds">,
  ];
}

def RematInPlace : Pass<"remat-in-place", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops write over operands that die with them";
  let description = [{
    A linalg op with parallel loops only may not read its destination, while one
    of its operands of the same type is read by the same map, and by nothing
    later. Then this operand becomes the destination. Bufferization gives both
    one buffer, and the graph of the function has an `in_place` pair, so that
    plans take it into account.

    An operand is left alone where a view of it, or what took over its buffer, is
    read later or by the same op in another way; where it is an argument that is
    not donated, a constant, a filled or an empty tensor, a part of a larger
    tensor, or a tensor that copies brought back from the host. Destinations that
    the program chose itself, to accumulate in them, stay.

    The values that the function computes are the same. If a later pass moves a
    reader of the operand behind the op, the destination has no effect, and the
    op gets a buffer of its own. Fusion resets destinations, so run this pass
    after fusion: before `remat-plan`, so that plans take it into account, and
    after `remat-apply`, for the clones.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with how many destinations were chosen">,
  ];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def RematReportCopies : Pass<"remat-report-copies", "::mlir::func::FuncOp"> {
  let summary = "Say which copies and buffers bufferization left, and why";
  let description = [{
    For a function after bufferization. Every `memref.copy` and `memref.alloc` of
    it gets a remark with its bytes and its reason, and the function one with
    the sums.

    The reason of a copy is what bufferization noted
    (`copy_reason`), or else what the buffers show: what it is copied to,
    or which op writes the copy while the original is read again. The reason of
    an alloc is the op that writes it first, and why that op cannot write over an
    operand: none has its type and is read element by element, or one is read
    again, or is an argument. A buffer that a dying operand could have
    been says so: `remat-in-place` would choose it.

    Where a tensor becomes a part of a larger one, the program itself contains
    the copy. All other copies were added, and `most-copies` counts these.

    `file` gets the same as JSON: `copies` and `allocs` with location, bytes and
    reason, and their sums.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write as JSON, with what the remarks say">,
    Option<"remarks", "remarks", "bool", "true", "Print the remarks">,
    Option<"mostCopies", "most-copies", "int64_t", "-1",
           "More copies than this are an error; -1: any number">,
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def RematPlanMemory : Pass<"remat-plan-memory", "::mlir::func::FuncOp"> {
  let summary = "Make all buffers of a function parts of one arena";
  let description = [{
    For a function after bufferization. Every `memref.alloc` becomes a
    `memref.view` of an arena. There is one arena for each memory space. It is
    allocated at the beginning of the function and freed at its end, unless a
    part of it is returned: then the caller owns it.

    Buffers that do not live at the same time share bytes. A buffer lives from
    the first op that touches it, or a view of it, to the last; one that a loop
    allocates lives in each iteration. Each `memref.dealloc` of such a buffer is
    removed.

    The offsets come from the packing of include/remat/Core/Packing/Packing.h,
    and are checked before anything changes. On the arena, `remat.arena` says
    how many buffers it has, the most bytes that live at the same time, and the
    bound that no arena is below.

    It is an error if a buffer cannot be followed or has no static size, or if
    the arena is larger than what an index can address. The function then stays
    as it is.
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", "64",
           "Alignment of every buffer, in bytes: 64 suits a CPU, 256 a GPU">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how much is tried; at 1 hard cases take some seconds">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the size of each arena">,
  ];
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // REMAT_TRANSFORMS_PASSES_TD
