//===- LoopsPasses.td - Plans inside of loops --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematPrintLoops : Pass<"remat-print-loops", "::mlir::ModuleOp"> {
  let summary = "Print what each loop of a step carries, and which loops pair";
  let description = [{
    Prints, for each `stablehlo.while` and `scf.for`, how often it runs and the
    role of each carried value, or why it cannot be planned inside:

    | carried value | which                                                   |
    |---------------|---------------------------------------------------------|
    | `counter`     | counts up by one                                        |
    | `invariant`   | each iteration passes it on unchanged                                   |
    | `stack`       | each iteration writes one slot, and reads no other      |
    | `carry`       | all other values, which one iteration passes to the next     |

    The counter of an `scf.for` is not a carried value. Then come the pairs: a
    forward loop and the backward loop that reads its stacks. A residual is a
    stack that only the backward loop reads. Last come loops without a partner,
    whose iterations are whole steps.
  }];
}

def RematSinkIntoLoops : Pass<"remat-sink-into-loops", "::mlir::ModuleOp"> {
  let summary = "Move elementwise ops on stacks into the loops that make the stacks";
  let description = [{
    A backward loop over layers stacks the gradients of all layers, and after
    the loop the step updates the weights: `weights - rate * gradients`. This
    elementwise update can be done layer by layer. The pass moves such ops into
    the loop, which then stacks updated weights. Otherwise all gradients would
    be held at the same time. The same ops compute each element as before.

    The new stack overwrites the weights if these are donated or made by an op,
    and if no later op reads them. Ops move only if the removed stacks take more
    bytes than the new stacks. A stack that the step returns takes its bytes in
    any case.

    Gradients that are needed as a whole, for example for their norm, stay.
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
    are planned as one small step, their *joint body*: the forward body, then
    the backward body. This pass writes the joint body of each pair of loops,
    and the body of each loop without a partner, as a module with one function.
    It changes nothing:

    ```
    remat-opt step.mlir --remat-prepare --remat-export-loop-bodies=folder=bodies
    ```

    `bodies/0.mlir` is the joint body of the first pair. Pairs are in the order
    of their forward loops, and loops without a partner come last. If a compiler
    compiles this module alone, it shows which ops it computes in one kernel
    (`remat-import-loop-kernels`). The location of each op is its number in the
    body.
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

    In each pair, the loop that runs first gets the kernels as
    `remat.loop_kernels`. `remat-plan-loops` then plans kernel by kernel.
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
    are planned as one small step: forward body, then backward body. A value
    that is made in the forward body and read in the backward body costs its
    bytes times the iterations. A value that lives inside one body costs its
    bytes once ([Formats.md](Formats.md#loops)). An `scf.for` holds a buffer for
    each value that it carries as long as it runs, and these bytes count too.
    For a `stablehlo.while` the compiler of the target decides that.

    The backward body recomputes values that are not kept. It uses the kept
    values and the carry into the iteration, which may be stacked instead. Loops
    are `stablehlo.while` from JAX, or `scf.for` on linalg from importers.

    If no stack with a slot for each iteration fits, iterations are grouped. The
    forward loop keeps the carry into every g-th iteration. The backward loop
    goes through groups: for each group it runs the forward loop again, which
    stacks values for g iterations, and then reads them. Groups can be divided
    again, as long as their sizes divide each other and the budget requires it.
    1,000 iterations then need at least 25 slots.

    A loop that is in no pair, but has at least two products or convolutions in
    its body, contains a whole step in each iteration. Examples are loops over
    microbatches or slices (`remat-slice{loop}`). Its body is planned like any
    step.

    After `remat-import-loop-kernels` it plans kernel by kernel. If the module
    names a machine and the costs of two plans differ by less than a hundredth,
    the times of their kernels and of the writes into stacks decide.

    Each value that crosses has its own stack, and a separate kernel writes each
    stack and reads the inputs of the value. With `few-stacks`, if the costs of
    two plans differ by less than a hundredth of an iteration, the plan with
    fewer stacks is chosen. For example, the gates of an LSTM take four stacks,
    and the product from which they are computed takes one stack with the same
    bytes.

    The planner `whole-bodies` makes the plans of a person who writes
    `jax.checkpoint` around the body of a scan. The backward body recomputes the
    whole forward body without fences. It starts from the carry alone, or from
    the carry and stacked products: those with weights, or all products.

    With `offload`, stacks may lie in the host's memory. The forward loop sends
    each slice there, and the backward loop fetches it, beside the kernels of
    the iteration. If iterations are grouped, the carries into groups may lie
    there. A loop without a partner sends tensors there for a part of each
    iteration.

    The backward body would have to wait for a value that it reads when it
    begins. If there is room for one more slot, a plan may fetch its slots one
    iteration ahead.

    Values on the host take no bytes of the budget. Plans are then compared by
    their time, which includes waiting for copies. A stack is put on the host if
    that takes less time than recomputation. The link is that of the module's
    machine, or is given by `d2h` and `h2d`. A planner whose name begins with
    `offload-` recomputes nothing.

    `budget` limits the stacks of all pairs of loops, the bytes that one
    iteration of each pair holds, and one iteration of each loop without a
    partner. A percentage refers to these bytes in the original step. The step
    must have been inlined (`remat-prepare`), and must have such loops.

    The pass fails if no plan meets the budget or if the step has no such loops.
    With `for-report` it does not fail: a later `remat-report-loops`, or else
    `remat-apply-loops`, reports the error.
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"min\"",
           "Bytes (8GiB), a percentage (40%) or min, for all loops">,
    Option<"planner", "planner", "std::string", "\"auto\"",
           "As for remat-plan, or whole-bodies">,
    Option<"effort", "effort", "double", "1",
           "Scales how much the planner tries">,
    Option<"costModel", "cost-model", "std::string", "\"flops\"",
           "analytic, flops or roofline: the costs that planners use">,
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
           "For loops without a partner: accept a plan within the budget that "
           "search makes from the program alone, without other planners, "
           "which is quicker">,
    Option<"fewStacks", "few-stacks", "bool", "false",
           "Among plans of about the same cost, take the one with the fewest "
           "stacks">,
    Option<"forReport", "for-report", "bool", "false",
           "Let remat-report-loops report a budget that no plan meets">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the bytes and cost of each pair">,
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

    `beside` gives the bytes that a compiler holds beside the stacks, if they
    are more than those of an iteration. The bound is then higher. A plan
    without a budget (`budget=min`), or with stacks that may lie on the host,
    has no bound.
  }];
  let options = [
    Option<"beside", "beside", "std::string", "\"\"",
           "Bytes of the budget that no stack can have, such as 300MB">,
  ];
}

def RematReportLoops : JointBodyPass<"remat-report-loops"> {
  let summary = "Write the bytes and costs of planned loops as JSON";
  let description = [{
    Writes the bytes and the cost of each `remat.loop_plan`, and those of the
    loop before ([Formats.md](Formats.md#loops)). It plans nothing and changes
    nothing. Run it between `remat-plan-loops` and `remat-apply-loops`:

    ```
    remat-opt step.mlir --remat-plan-loops="budget=60% for-report=true"
        --remat-report-loops=file=loops.json --remat-apply-loops
    ```

    If no plan was within the budget (`for-report`), the file says so, with the
    fewest bytes that were found, and the pass fails.
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
    Rewrites each pair of loops, and each loop without a partner, that has a
    `remat.loop_plan`, and removes the plan:

    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    Both loops stay loops, and the size of the IR does not depend on the number
    of iterations. If the plan puts a stack on the host, the forward loop sends
    each slot there, and the backward loop fetches it. In a `stablehlo.while`
    XLA's annotations of a slot express this, and in an `scf.for` the ops
    `remat.to_host` and `remat.to_device`. Slots to fetch ahead get
    `remat.fetch_ahead`, and `remat-fetch-ahead` later moves the fetches. A loop
    without a partner copies tensors by `remat.swap_out` and `remat.swap_in`.

    A mask that is computed before the loops, only from constants and positions,
    is computed again in the backward loop. Otherwise the mask would be held.

    The pass fails if a plan does not belong to its loop. A loop stays unchanged
    if its plan keeps everything and it has no other stacks.
  }];
}

def RematFetchAhead : Pass<"remat-fetch-ahead", "::mlir::ModuleOp"> {
  let summary = "Fetch slots from the host one iteration ahead";
  let description = [{
    If a plan requires it (`remat.fetch_ahead`, written by `remat-apply-loops`),
    a backward loop fetches a slot of a stack on the host one iteration before
    it is read. The copy then runs beside that whole iteration. The slot of the
    first iteration is fetched before the loop.

    Run it last, after `remat-verify-loops`, because other passes expect the
    index of a slot to be the counter of the iteration that reads it.
    Bufferization runs this rewrite itself.
  }];
  let options = [
    Option<"all", "all", "bool", "false",
           "Fetch all slots ahead, even if no plan requires it">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::remat::RematDialect"
  ];
}

def RematRowSlots : Pass<"remat-row-slots", "::mlir::ModuleOp"> {
  let summary = "Turn the slots of stacks into rows, for XLA's GPUs";
  let description = [{
    XLA chooses one layout of a stack for the loop that writes it, and one for
    the loop that reads it. If the ops in the two loops prefer different
    layouts, XLA copies the whole stack between the loops. A row of elements has
    only one layout. This pass turns the slots of each stack that only the
    backward loop of a pair reads into rows:

    ```
    tensor<24x8x512x512xf32>   =>   tensor<24x2097152xf32>
    ```

    If a layout changes, XLA then copies one slot at a time. Stacks on the host
    do not change, and neither do loops of `scf`, which have no layouts.

    Run it after `remat-apply-loops`. `remat-xla` does not try it for a TPU,
    because TPUs store tiles of the last two dimensions.
  }];
}

def RematVerifyLoops : JointBodyPass<"remat-verify-loops"> {
  let summary = "Check that loops hold no more than they were planned to";
  let description = [{
    Reads the current loops, after all other passes, and counts the bytes of
    their stacks and of one iteration of each, in program order
    ([Formats.md](Formats.md#loops)). It fails if these exceed `budget`, if no
    planned loop is left, or if a fence ties no op. For loops with grouped
    iterations it counts the bytes of one group and the carries into groups. Ops
    that a compiler merges into one kernel are counted one by one.

    With `as`, a file with the step before its loops were planned, it also
    checks values: the same ops must compute the results of the step from the
    same values. The backward loop must read from a slot what the forward loop
    wrote there in the iteration of that slot, and its recomputed values must
    equal those of the forward body. Every pass between the two must also have
    run on the file, except passes that only order or merge ops. Loops in groups
    of iterations cannot be compared, so they are an error.
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"\"",
           "Bytes (8GiB), the budget of remat-plan-loops">,
    Option<"as", "as", "std::string", "\"\"",
           "File with the step before remat-plan-loops, to compare values">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark if the loops follow their plans">,
  ];
}
