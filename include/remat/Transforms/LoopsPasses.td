//===- LoopsPasses.td - Plans inside of loops --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

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
    stack that nothing else reads. Last come loops alone, whose iterations are
    whole steps.
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

/// A pass that builds the joint bodies of loops.
class JointBodyPass<string name> : Pass<name, "::mlir::ModuleOp"> {
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect",
                           "::remat::LoopMarkerDialect",
                           "::remat::RematDialect"];
}

def RematExportLoopBodies : JointBodyPass<"remat-export-loop-bodies"> {
  let summary = "Write one iteration of each loop as a step of its own";
  let description = [{
    A forward loop that stacks residuals and the backward loop that reads them
    are planned as one small step, their *joint body*: the forward body, then the
    backward body. This writes the joint body of each pair of loops, and the body
    of each loop alone, as a module with one function, and changes nothing:

    ```
    remat-opt step.mlir --remat-prepare --remat-export-loop-bodies=folder=bodies
    ```

    `bodies/0.mlir` is the first pair's, in the order of their forward loops; loops
    alone come last. A compiler that compiles it by itself tells what it computes
    in one kernel (`remat-import-loop-kernels`). The location of each op is its
    number in the body.
  }];
  let options = [
    Option<"folder", "folder", "std::string", "\"\"",
           "Folder to write to: 0.mlir, 1.mlir, ...">,
  ];
}

def RematImportLoopKernels : JointBodyPass<"remat-import-loop-kernels"> {
  let summary = "Read the kernels that a compiler makes of loop bodies";
  let description = [{
    A compiler computes several ops in one kernel and holds nothing between them.
    `remat-export-loop-bodies` writes `0.mlir`; this pass reads `0.json`, the
    kernels of the compiled `0.mlir`, in the format of `remat-import-groups`:

    ```
    remat-opt step.mlir --remat-prepare --remat-import-loop-kernels=folder=bodies
        --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    The loop of each pair that runs first gets them as `remat.loop_kernels`.
    `remat-plan-loops` then plans kernel by kernel.
  }];
  let options = [
    Option<"folder", "folder", "std::string", "\"\"",
           "Folder to read from: 0.json, 1.json, ...">,
  ];
}

def RematPlanLoops : JointBodyPass<"remat-plan-loops"> {
  let summary = "Choose what loops stack and what they recompute, as `remat.loop_plan`";
  let description = [{
    Plans the inside of loops, and writes the plan of each pair onto the loop that
    runs first, as `remat.loop_plan`. The IR itself is unchanged:
    `remat-apply-loops` rewrites it.

    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    A forward loop that stacks residuals and the backward loop that reads them
    are planned as one small step: forward body, then backward body. What is
    made in the one and read in the other costs its bytes times the iterations;
    what lives inside of a body costs its bytes once
    ([Formats.md](Formats.md#loops)). An `scf.for` holds a buffer for each value
    that it carries as long as it runs, and these bytes count too. For a
    `stablehlo.while` the compiler of the target decides that.

    What is not kept is computed again in the backward body, from what is kept
    and from the carry into the iteration, which may be stacked instead. Loops are
    `stablehlo.while`, as JAX writes them, or `scf.for` on linalg, as importers
    leave them.

    Where no stack with a slot for each iteration fits, iterations are grouped.
    The forward loop keeps what is carried into every g-th iteration, and the
    backward loop goes through groups: of each it runs the forward loop again,
    which stacks values for g iterations, and then reads them. These can be
    grouped in turn, as often as sizes divide each other and the budget needs it:
    1,000 iterations have 25 slots at least.

    A loop that is in no pair, but whose body has two products or convolutions at
    least, holds a whole step in each iteration: a loop over microbatches, or over
    slices (`remat-slice{loop}`). Its body is planned as any step is.

    Behind `remat-import-loop-kernels` it plans kernel by kernel. Where the module
    names a machine, plans whose costs differ by less than a hundredth are then
    told apart by the time of their kernels and of what is written into stacks.

    Each value that crosses has a stack of its own, and each stack is written by a
    kernel of its own, which reads what the value is made of. With `few-stacks`,
    plans whose cost differs by less than a hundredth of an iteration are told
    apart by how many stacks they have: the gates of an LSTM take four, and the
    product that they are made of takes one of as many bytes.

    The planner `whole-bodies` makes no other plans than a person who writes
    `jax.checkpoint` around the body of a scan: the backward body computes all of
    the forward body again, without fences, from the carry alone, or from the
    carry and the products with weights, or all products, which are stacked.

    With `offload`, stacks may lie in the host's memory. The forward loop sends
    each slice there, and the backward loop fetches it, beside the kernels of the
    iteration. Of iterations in groups, what is carried into each group may lie
    there. A loop alone sends tensors there for a part of each iteration.

    What is read as a backward body begins would have to wait. A plan may say
    that its slots are fetched one iteration ahead, where there is room for one
    more slot.

    What lies on the host takes none of the budget. Plans are then told apart by
    their time, of which waiting for copies is a part, so that a stack goes there
    where that takes less time than to compute it again. The link is that of the
    machine that the module names, or given by `d2h` and `h2d`. A planner whose
    name begins with `offload-` computes nothing again.

    `budget` is for the stacks of all pairs of loops and for what one iteration
    of each holds besides, and for one iteration of each loop alone; a percentage
    is of that as it is. The step must have been inlined (`remat-prepare`), and
    must have such loops.

    A budget that no plan meets is an error, and so is a step without such loops.
    With `for-report` it is no error here: `remat-report-loops`, which reports on
    it, or else `remat-apply-loops` refuses it.
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"min\"",
           "Bytes (8GiB), a percentage (40%) or min, for all loops">,
    Option<"planner", "planner", "std::string", "\"auto\"",
           "As for remat-plan, or whole-bodies">,
    Option<"effort", "effort", "double", "1",
           "Scales how much the planner tries">,
    Option<"costModel", "cost-model", "std::string", "\"flops\"",
           "analytic, flops or roofline: what planners weigh">,
    Option<"offload", "offload", "bool", "false",
           "Let stacks lie in the host's memory">,
    Option<"deviceToHost", "d2h", "std::string", "\"\"",
           "Bytes/s of copies to the host; default: the machine's">,
    Option<"hostToDevice", "h2d", "std::string", "\"\"",
           "Bytes/s of copies from the host; default: the machine's">,
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that stacks may take on the host, such as 64GiB; default: the "
           "machine's">,
    Option<"fromProgram", "from-program", "bool", "false",
           "Where a loop alone has a plan within the budget that search makes "
           "of the program, without those of other planners, take it: quicker">,
    Option<"fewStacks", "few-stacks", "bool", "false",
           "Of plans of about the same cost, take the one with fewest stacks">,
    Option<"forReport", "for-report", "bool", "false",
           "Leave a budget that no plan meets to remat-report-loops">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the figures of each pair">,
  ];
}

def RematBoundLoops : JointBodyPass<"remat-bound-loops"> {
  let summary = "Add a lower bound on the cost of an iteration to plans of loops";
  let description = [{
    Fills in `bound` of each `remat.loop_plan`: every plan within the budget costs
    at least this per iteration, whatever it stacks, computes again, or groups
    ([Bounds.md](../design/Bounds.md#the-cost-of-an-iteration)).

    ```
    remat-opt step.mlir --remat-plan-loops="budget=60% for-report=true"
        --remat-bound-loops --remat-report-loops=file=loops.json --remat-apply-loops
    ```

    `beside` says what a compiler holds beside the stacks, where that is more
    than an iteration, so that the bound is higher. A plan without a budget
    (`budget=min`) has no bound, nor has one whose stacks may lie on the host.
  }];
  let options = [
    Option<"beside", "beside", "std::string", "\"\"",
           "Bytes of the budget that no stack can have, such as 300MB">,
  ];
}

def RematReportLoops : JointBodyPass<"remat-report-loops"> {
  let summary = "Write the figures of planned loops as JSON";
  let description = [{
    Writes what each `remat.loop_plan` takes and costs, and what the loop took and
    cost before ([Formats.md](Formats.md#loops)). It plans nothing and changes
    nothing, so it stands between `remat-plan-loops` and `remat-apply-loops`:

    ```
    remat-opt step.mlir --remat-plan-loops="budget=60% for-report=true"
        --remat-report-loops=file=loops.json --remat-apply-loops
    ```

    Where no plan was within the budget (`for-report`), the file says that, with
    the fewest bytes that were found, and the pass fails.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
  ];
}

def RematExportLoopGraphs : JointBodyPass<"remat-export-loop-graphs"> {
  let summary = "Write the graphs of planned loops, and their plans, as files";
  let description = [{
    Writes the graph of each joint body that has a `remat.loop_plan`, and the
    plan's steps ([Formats.md](Formats.md#loops)). It changes nothing:

    ```
    remat-opt step.mlir --remat-plan-loops=budget=60% --remat-export-loop-graphs=folder=graphs
    ```
  }];
  let options = [
    Option<"folder", "folder", "std::string", "\"\"",
           "Folder to write to: 0.graph.json, 0.plan.json, 1.graph.json, ...">,
  ];
}

def RematApplyLoops : JointBodyPass<"remat-apply-loops"> {
  let summary = "Rewrite loops by their `remat.loop_plan`";
  let description = [{
    Rewrites each pair of loops, and each loop alone, that has a
    `remat.loop_plan`, and removes the plan:

    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    Both loops stay loops, and the size of the IR does not depend on the
    iterations. What the plan stacks on the host the forward loop sends there, and
    the backward loop fetches it: in a `stablehlo.while` XLA's annotations say it
    of a slot, in an `scf.for` `remat.to_host` and `remat.to_device`. Slots that
    the plan fetches ahead get `remat.fetch_ahead`; `remat-fetch-ahead` then does
    it. A loop alone copies tensors by `remat.swap_out` and `remat.swap_in`.

    A mask that is made of constants and positions alone, before the loops, is
    made again in the backward loop, which would otherwise hold it.

    A plan that is not of the loop is an error. A loop whose plan keeps all and
    that stacks nothing besides stays as it is.
  }];
}

def RematFetchAhead : Pass<"remat-fetch-ahead", "::mlir::ModuleOp"> {
  let summary = "Fetch slots from the host one iteration ahead";
  let description = [{
    Where a plan says so (`remat.fetch_ahead`, by `remat-apply-loops`), a
    backward loop fetches a slot of a stack on the host one iteration before the
    one that reads it, so that the copy runs beside all of that iteration. The
    slot of the first iteration is fetched before the loop.

    Run it last, behind `remat-verify-loops`: what reads loops knows a slot by
    the counter of the iteration that reads it. Bufferization does it by itself.
  }];
  let options = [
    Option<"all", "all", "bool", "false",
           "Fetch all slots ahead, whatever a plan says">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::remat::RematDialect"
  ];
}

def RematRowSlots : Pass<"remat-row-slots", "::mlir::ModuleOp"> {
  let summary = "Make rows of the slots of stacks, for XLA's GPUs";
  let description = [{
    XLA gives a stack one layout for the loop that writes it, and one for the loop
    that reads it. Where the ops in these prefer different ones, it copies the
    whole stack between the loops. A row of elements has one layout only. This
    makes rows of the slots of each stack that only the backward loop of a pair
    reads:

    ```
    tensor<24x8x512x512xf32>   =>   tensor<24x2097152xf32>
    ```

    Then a slot at a time is copied, where a layout is to change. Stacks on the
    host stay as they are, and so do loops of `scf`, which have no layouts.

    Run it behind `remat-apply-loops`. `remat-xla` does not try it for a TPU, which
    holds tiles of the last two dimensions.
  }];
}

def RematVerifyLoops : JointBodyPass<"remat-verify-loops"> {
  let summary = "Check that loops hold no more than they were planned to";
  let description = [{
    Reads loops as they are now, after any other passes, and counts what their
    stacks and one iteration of each take, in program order
    ([Formats.md](Formats.md#loops)). It fails if that is above `budget`, if no
    pair and no loop alone is left, or if a fence ties nothing. Of loops whose iterations are
    grouped, it counts what a group holds, and the carries that begin groups.
    Ops that a compiler makes one kernel of are counted one by one.

    With `as`, a file with the step before its loops were planned, it also checks
    values: what the step returns must be made by the same ops of the same values.
    What an iteration of the backward loop reads from a slot is what the forward
    loop wrote there in the iteration that the slot says, and what it computes
    again is what the forward body computes of the same values. Any pass between
    the two must have run on the file, too, but for what only orders or merges
    ops. Iterations in groups are not compared: that they are there is an error.
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"\"",
           "Bytes (8GiB), as remat-plan-loops has it">,
    Option<"as", "as", "std::string", "\"\"",
           "File with the step before remat-plan-loops, whose values it has">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark where the promise holds">,
  ];
}
