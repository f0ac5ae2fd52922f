//===- LoopsPasses.td - Plans inside of loops --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematPrintLoops : Pass<"remat-print-loops", "::mlir::ModuleOp"> {
  let summary = "Print what each loop of a step carries, and which loops pair";
  let description = [{
    This pass prints for each `stablehlo.while` and `scf.for` how often it runs,
    and the kind of each carried value. If a loop cannot be planned inside, it
    prints the reason.

    | carried value | meaning                                                 |
    |---------------|---------------------------------------------------------|
    | `counter`     | counts up by one                                        |
    | `invariant`   | is passed on unchanged                                  |
    | `stack`       | each iteration writes one slot, and reads no other      |
    | `carry`       | any other value that one iteration passes to the next   |

    The counter of an `scf.for` is not a carried value. After the loops come the
    pairs of a forward loop and the backward loop that reads its stacks. A
    residual is a stack that only the backward loop reads. Loops alone, whose
    iterations are whole steps, come last.
  }];
}

def RematSinkIntoLoops : Pass<"remat-sink-into-loops", "::mlir::ModuleOp"> {
  let summary = "Move elementwise ops on stacks into the loops that make the stacks";
  let description = [{
    A backward loop over layers stacks the gradients of all layers, and after
    the loop the step updates the weights: `weights - rate * gradients`.
    Elementwise ops like these can run layer by layer. This pass moves them into
    the loop, which then stacks updated weights. Without the pass, all gradients
    are held at the same time. The same ops compute each element as before.

    The new stack takes the place of the weights, if the weights are donated or
    made by an op, and if no later op reads them. Ops move only if the removed
    stacks take more bytes than the new stacks. A stack that the step returns
    needs its bytes anyway.

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
    and the body of each loop alone, as a module with one function. It does not
    change the IR:

    ```
    remat-opt step.mlir --remat-prepare --remat-export-loop-bodies=folder=bodies
    ```

    `bodies/0.mlir` has the joint body of the first pair, in the order of their
    forward loops. Loops alone come last. A compiler that compiles this file
    tells which ops it computes in one kernel (`remat-import-loop-kernels`). The
    location of each op is its number in the body.
  }];
  let options = [
    Option<"folder", "folder", "std::string", "\"\"",
           "Folder to write to: 0.mlir, 1.mlir, ...">,
  ];
}

def RematImportLoopKernels : JointBodyPass<"remat-import-loop-kernels"> {
  let summary = "Read the kernels that a compiler makes of loop bodies";
  let description = [{
    A compiler computes several ops in one kernel, and holds no values between
    them. `remat-export-loop-bodies` writes `0.mlir`. This pass reads `0.json`,
    the kernels of the compiled `0.mlir`, in the format of
    `remat-import-groups`:

    ```
    remat-opt step.mlir --remat-prepare --remat-import-loop-kernels=folder=bodies
        --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    The first loop of each pair gets the kernels as `remat.loop_kernels`.
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
    This pass plans the inside of loops, and writes the plan of each pair onto
    the first loop of the pair, as `remat.loop_plan`. It does not change the
    ops: `remat-apply-loops` rewrites them.

    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    **Pairs.** A forward loop that stacks residuals and the backward loop that
    reads them are planned as one small step: the forward body, then the
    backward body. A value that is made in the one and read in the other costs
    its bytes times the number of iterations. A value that lives inside of a
    body costs its bytes once ([Formats.md](Formats.md#loops)). An `scf.for`
    holds a buffer for each carried value while it runs, and these bytes count
    too. For a `stablehlo.while` the target's compiler decides about these
    buffers.

    Values that are not kept are computed again in the backward body, from kept
    values and from the carry into the iteration. This carry may be stacked too.
    Loops are `stablehlo.while`, as JAX writes them, or `scf.for` on linalg, as
    importers write them.

    **Groups.** If no stack with a slot for each iteration is within the budget,
    [iterations are grouped](../design/Loops.md#groups-of-iterations). Groups
    can be grouped again, as often as sizes divide each other and the budget
    needs it. 1,000 iterations need at least 25 slots.

    **Loops alone.** A loop in no pair may hold a whole step in each iteration:
    a loop over microbatches, or over slices (`remat-slice{loop}`). Its body has
    at least two products or convolutions, and is planned like any step.

    **Kernels.** After `remat-import-loop-kernels` the pass plans kernel by
    kernel. If two plans differ in cost by less than a hundredth, and the module
    names a machine, the pass prefers the plan whose kernels and stack writes
    take less time.

    **Few stacks.** Each value that crosses has a stack of its own. A kernel of
    its own writes each stack, and reads the inputs of the value. With
    `few-stacks`, if plans differ in cost by less than a hundredth of an
    iteration, the pass prefers the plan with fewer stacks. For example, the
    gates of an LSTM take four stacks, and the product from which they are made
    takes one stack of as many bytes.

    **Whole bodies.** The planner `whole-bodies` makes only plans that a person
    writes with `jax.checkpoint` around the body of a scan. The backward body
    computes all of the forward body again, without fences. It does so from the
    carry alone, or from the carry and stacked products: the products with
    weights, or all products. A loop without a partner holds a whole step in
    its body. There the planner is `sublinear`: each stage of the step runs
    again as a whole, behind one fence.

    **Copies.** With `offload`, stacks may lie in the [host's
    memory](../design/Loops.md#stacks-on-the-host), and so may the carries into
    groups and the tensors of a loop alone. A plan may fetch slots one iteration
    ahead, if there is room for one more slot.

    Bytes on the host do not count in the budget. The pass then compares plans
    by their time, which includes waits for copies. A stack goes to the host if
    this takes less time than to compute its values again. The link is the link
    of the module's machine, or is given by `d2h` and `h2d`. A planner whose
    name begins with `offload-` recomputes nothing.

    **Budgets.** `budget` limits the bytes of the stacks of all pairs plus the
    other bytes of one iteration of each, and the bytes of one iteration of each
    loop alone. A percentage refers to these bytes of the original step. The
    step must have been inlined (`remat-prepare`), and must have such loops.

    If no plan meets the budget, or if the step has no such loops, there is an
    error. With `for-report` it is no error of this pass: `remat-report-loops`
    reports on it and fails, and without `remat-report-loops`,
    `remat-apply-loops` refuses it.
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
  ] # linkOptions # [
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
    This pass fills in `bound` of each `remat.loop_plan`. Every plan within the
    budget costs at least this bound per iteration, whatever it stacks, computes
    again, or groups
    ([Bounds.md](../design/Bounds.md#the-cost-of-an-iteration)).

    ```
    remat-opt step.mlir --remat-plan-loops="budget=60% for-report=true"
        --remat-bound-loops --remat-report-loops=file=loops.json --remat-apply-loops
    ```

    `beside` gives the bytes that a compiler holds besides the stacks. If they
    are more than the bytes of an iteration, the bound is higher. A plan without
    a budget (`budget=min`) has no bound, and a plan with stacks on the host has
    none either.
  }];
  let options = [
    Option<"beside", "beside", "std::string", "\"\"",
           "Bytes of the budget that no stack can have, such as 300MB">,
  ];
}

def RematReportLoops : JointBodyPass<"remat-report-loops"> {
  let summary = "Write the bytes and costs of planned loops as JSON";
  let description = [{
    This pass writes the bytes and the cost of each `remat.loop_plan`, and the
    loop's bytes and cost before ([Formats.md](Formats.md#loops)). It plans
    nothing and does not change the IR, so it stands between `remat-plan-loops`
    and `remat-apply-loops`:

    ```
    remat-opt step.mlir --remat-plan-loops="budget=60% for-report=true"
        --remat-report-loops=file=loops.json --remat-apply-loops
    ```

    If no plan is within the budget (`for-report`), the file says so, with the
    fewest bytes that were found, and the pass fails.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
  ];
}

def RematExportLoopGraphs : JointBodyPass<"remat-export-loop-graphs"> {
  let summary = "Write the graphs of planned loops, and their plans, as files";
  let description = [{
    This pass writes the graph of each joint body that has a `remat.loop_plan`,
    and the steps of the plan ([Formats.md](Formats.md#loops)). It does not
    change the IR:

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
    This pass rewrites each pair of loops, and each loop alone, that has a
    `remat.loop_plan`, and removes the plan:

    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    Both loops stay loops, and the size of the IR does not depend on the number
    of iterations. The forward loop sends the stacks that the plan puts on the
    host there, and the backward loop fetches them. In a `stablehlo.while`,
    XLA's annotations on a slot express this. In an `scf.for`, `remat.to_host`
    and `remat.to_device` do. Slots that the plan fetches ahead get
    `remat.fetch_ahead`, which `remat-fetch-ahead` reads. A loop alone copies
    tensors by `remat.swap_out` and `remat.swap_in`.

    A mask that is made before the loops from constants and positions alone is
    made again in the backward loop. Otherwise the backward loop would hold it.

    If a plan does not belong to its loop, there is an error. If a plan keeps
    everything and stacks no other value, the loop does not change.
  }];
}

def RematFetchAhead : Pass<"remat-fetch-ahead", "::mlir::ModuleOp"> {
  let summary = "Fetch slots from the host one iteration ahead";
  let description = [{
    A plan may fetch slots ahead (`remat.fetch_ahead`, from
    `remat-apply-loops`). The backward loop then fetches a slot of a stack on
    the host one iteration before the iteration that reads it, so the copy runs
    beside a whole iteration. The slot of the first iteration is fetched before
    the loop.

    Run this pass last, after `remat-verify-loops`, because passes that read
    loops know a slot by the counter of the iteration that reads it.
    Bufferization runs the pass by itself.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::remat::RematDialect"
  ];
}

def RematRowSlots : Pass<"remat-row-slots", "::mlir::ModuleOp"> {
  let summary = "Turn the slots of stacks into rows, for XLA's GPUs";
  let description = [{
    XLA gives a stack one layout for the loop that writes it, and one for the
    loop that reads it. If the ops in these loops prefer different layouts, XLA
    copies the whole stack between the loops. A row of elements has only one
    layout. This pass makes rows of the slots of each stack that only the
    backward loop of a pair reads:

    ```
    tensor<24x8x512x512xf32>   =>   tensor<24x2097152xf32>
    ```

    If a layout must change, XLA then copies one slot at a time. Stacks on the
    host do not change. Loops of `scf` do not change either, because they have
    no layouts.

    Run this pass after `remat-apply-loops`. `remat-xla` does not try it for a
    TPU, which holds tiles of the last two dimensions.
  }];
}

def RematVerifyLoops : JointBodyPass<"remat-verify-loops"> {
  let summary = "Check that loops hold no more than they were planned to";
  let description = [{
    This pass reads loops after any other passes. It counts the bytes of their
    stacks and of one iteration of each loop, in program order
    ([Formats.md](Formats.md#loops)). It fails if these bytes are above
    `budget`, if no pair and no loop alone is left, or if a fence ties nothing.
    For loops whose iterations are grouped, it counts the bytes of a group, and
    the carries that begin groups. It counts each op by itself, also ops that a
    compiler computes in one kernel.

    `as` names a file with the step before its loops were planned. With it, the
    pass also checks values. The results of the step must be made by the same
    ops of the same values. An iteration of the backward loop must read from a
    slot the value that the forward loop wrote there in the slot's iteration. If
    the iteration computes a value again, the forward body must compute this
    value from the same values. Any pass between the two steps must have run on
    the file too, except passes that only order or merge ops. Iterations in
    groups are not compared, and are an error.
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
