//===- LoopsPasses.td - Plans inside of loops --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematPrintLoops : Pass<"remat-print-loops", "::mlir::ModuleOp"> {
  let summary = "Print what each loop of a step carries, and which loops pair";
  let description = [{
    For each `stablehlo.while` and `scf.for` this pass prints the number of
    iterations, and the kind of each carried value. If a loop cannot be planned
    inside, it prints the reason.

    | carried value | meaning                                                 |
    |---------------|---------------------------------------------------------|
    | `counter`     | counts up by one                                        |
    | `invariant`   | is passed on unchanged                                  |
    | `stack`       | each iteration writes one slot, and reads no other      |
    | `carry`       | any other value that one iteration passes to the next   |

    The counter of an `scf.for` is not a carried value. After the loops the pass
    prints pairs: a forward loop, and the backward loop that reads its stacks. A
    residual is a stack that only the backward loop reads. The last lines are
    single loops with a whole step in each iteration.
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
    stacks take more bytes than the new stacks. A stack that the step returns is
    not removed, because it takes its bytes in any case.

    If an op needs all gradients at the same time, for example to compute their
    norm, the gradients stay in a stack.
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
    ```
    remat-opt step.mlir --remat-prepare --remat-export-loop-bodies=folder=bodies
    ```

    A forward loop that stacks residuals and the backward loop that reads them
    are planned as one small step, their *joint body*: the forward body, then
    the backward body. This pass writes the joint body of each pair of loops,
    and the body of each single loop, as a module with one function. It does not
    change the IR.

    The files of pairs are numbered in the order of the forward loops, so
    `bodies/0.mlir` has the joint body of the first pair. Single loops come
    last. If a compiler compiles a file, its output shows which ops it computes
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
    ```
    remat-opt step.mlir --remat-prepare --remat-import-loop-kernels=folder=bodies
        --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    A compiler computes several ops in one kernel, and does not hold the values
    between these ops. `remat-export-loop-bodies` writes `0.mlir`. This pass
    reads `0.json`, the list of the kernels of the compiled `0.mlir`, in the
    format of `remat-import-groups`. The first loop of each pair gets the
    kernels as `remat.loop_kernels`. `remat-plan-loops` then plans kernel by
    kernel.
  }];
  let options = [
    Option<"folder", "folder", "std::string", "\"\"",
           "Folder to read from: 0.json, 1.json, ...">,
  ];
}

def RematPlanLoops : JointBodyPass<"remat-plan-loops"> {
  let summary = "Plan which values loops stack and which they recompute, as `remat.loop_plan`";
  let description = [{
    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    This pass plans the inside of loops, and writes the plan of each pair onto
    the first loop of the pair, as `remat.loop_plan`. It does not change the
    ops: `remat-apply-loops` rewrites them.

    **Pairs.** A forward loop that stacks residuals and the backward loop that
    reads them are planned as one small step: the forward body, then the
    backward body. If the backward body reads a value of the forward body, this
    value takes its bytes times the number of iterations. A value that lives
    inside of a body takes its bytes once ([Formats.md](Formats.md#loops)). An
    `scf.for` holds a buffer for each carried value while it runs, and these
    bytes count too. For a `stablehlo.while` the target's compiler decides about
    these buffers.

    Values that are not kept are computed again in the backward body, from kept
    values and from the carry into the iteration. This carry may be stacked too.
    Loops are `stablehlo.while`, as JAX writes them, or `scf.for` on linalg, as
    importers write them.

    **Groups.** If stacks with a slot for each iteration exceed the budget,
    [iterations are grouped](../design/Loops.md#groups-of-iterations). Groups
    can be grouped again, as often as the budget needs it and the sizes can be
    divided. 1,000 iterations need at least 25 slots.

    **Single loops.** A loop that is in no pair may have a whole step in each
    iteration, such as a loop over microbatches, or over slices
    (`remat-slice{loop}`). Its body has at least two products or convolutions,
    and is planned like any step.

    **Kernels.** After `remat-import-loop-kernels` the pass plans kernel by
    kernel. If two plans differ in cost by less than 1 %, and the module names a
    machine, the pass prefers the plan whose kernels and stack writes take less
    time.

    **Few stacks.** Several small values may take as many bytes as one large
    value, but more stacks. For example, the gates of an LSTM take four stacks,
    and the product from which they are made takes one stack with the same
    number of bytes. Each value that the backward loop reads has a stack of its
    own, and a kernel of its own writes the stack and reads the inputs of the
    value. If plans differ in cost by less than 1 % of an iteration,
    `few-stacks` prefers the plan with fewer stacks.

    **Whole bodies.** The planner `whole-bodies` makes only plans of the kind
    that a person writes with `jax.checkpoint` around the body of a scan. The
    backward body computes all of the forward body again, without fences. It
    begins with the carry alone, or with the carry and stacked products: the
    products with weights, or all products. The planner `products-kept` makes
    only one plan: it stacks all products, or, if the module names a machine,
    those that take longer to compute than to write into a stack. For a single loop with a whole step
    in its body, the planner is `sublinear`: each stage of the step runs again
    as a whole, after one fence.

    **Copies.** With `offload`, stacks may be in the [host's
    memory](../design/Loops.md#stacks-on-the-host), and so may the carries into
    groups and the tensors of a single loop.

    Bytes on the host do not count in the budget. The pass then compares plans
    by their time, which includes waits for copies. A stack goes to the host if
    this takes less time than computing its values again. The link is the link
    of the module's machine, or is given by `d2h` and `h2d`. A planner whose
    name begins with `offload-` recomputes nothing.

    **Budgets.** `budget` limits the sum of three parts: the bytes of the stacks
    of all pairs, the other bytes of one iteration of each pair, and the bytes
    of one iteration of each single loop. A percentage refers to these bytes of
    the original step. The step must be inlined (`remat-prepare`).

    If no plan meets the budget, or if the step has no such loops, there is an
    error. With `for-report` this pass does not fail: `remat-report-loops`
    reports the reason and fails. Without `remat-report-loops`,
    `remat-apply-loops` refuses the step.
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"min\"",
           "Bytes (8GiB), a percentage (40%) or min, for all loops">,
    Option<"planner", "planner", "std::string", "\"auto\"",
           "As for remat-plan, or whole-bodies or products-kept">,
    Option<"effort", "effort", "double", "1",
           "Scales how much the planner tries">,
    Option<"costModel", "cost-model", "std::string", "\"flops\"",
           "analytic, flops or roofline: the costs that planners use">,
    Option<"offload", "offload", "bool", "false",
           "Let stacks be in the host's memory">,
  ] # linkOptions # [
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that stacks may take on the host, such as 64GiB; default: the "
           "machine's">,
    Option<"fromProgram", "from-program", "bool", "false",
           "For single loops: accept a plan within the budget that search "
           "makes from the program alone, without other planners; this is "
           "faster">,
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
    ```
    remat-opt step.mlir --remat-plan-loops="budget=60% for-report=true"
        --remat-bound-loops --remat-report-loops=file=loops.json --remat-apply-loops
    ```

    This pass fills in `bound` of each `remat.loop_plan`. Every plan within the
    budget costs at least this much per iteration, for all choices of stacks,
    recomputation and groups
    ([Bounds.md](../design/Bounds.md#the-cost-of-an-iteration)).

    `beside` gives the bytes that a compiler holds in addition to the stacks. If
    these bytes are more than the bytes of an iteration, the bound is higher. A
    plan without a budget (`budget=min`), or with stacks on the host, has no
    bound.
  }];
  let options = [
    Option<"beside", "beside", "std::string", "\"\"",
           "Bytes of the budget that stacks cannot use, such as 300MB">,
  ];
}

def RematReportLoops : JointBodyPass<"remat-report-loops"> {
  let summary = "Write the bytes and costs of planned loops as JSON";
  let description = [{
    ```
    remat-opt step.mlir --remat-plan-loops="budget=60% for-report=true"
        --remat-report-loops=file=loops.json --remat-apply-loops
    ```

    This pass writes the bytes and the cost of each `remat.loop_plan`, and the
    bytes and the cost of the original loop ([Formats.md](Formats.md#loops)). It
    plans nothing and does not change the IR, so run it between
    `remat-plan-loops` and `remat-apply-loops`.

    If no plan is within the budget (`for-report`), the file says so and gives
    the fewest bytes that were found, and the pass fails.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write">,
  ];
}

def RematExportLoopGraphs : JointBodyPass<"remat-export-loop-graphs"> {
  let summary = "Write the graphs of planned loops, and their plans, as files";
  let description = [{
    ```
    remat-opt step.mlir --remat-plan-loops=budget=60% --remat-export-loop-graphs=folder=graphs
    ```

    This pass writes the graph of each joint body that has a `remat.loop_plan`,
    and the steps of the plan ([Formats.md](Formats.md#loops)). It does not
    change the IR.
  }];
  let options = [
    Option<"folder", "folder", "std::string", "\"\"",
           "Folder to write to: 0.graph.json, 0.plan.json, 1.graph.json, ...">,
  ];
}

def RematApplyLoops : JointBodyPass<"remat-apply-loops"> {
  let summary = "Rewrite loops by their `remat.loop_plan`";
  let description = [{
    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops
    ```

    This pass rewrites each pair of loops, and each single loop, that has a
    `remat.loop_plan`, and removes the plan.

    Both loops stay loops, and the size of the IR does not depend on the number
    of iterations. If the plan puts a stack on the host, the forward loop copies
    its slots to the host, and the backward loop fetches them. In a
    `stablehlo.while`, XLA's annotations on a slot stand for these copies. In an
    `scf.for`, `remat.to_host` and `remat.to_device` stand for them. A single loop copies tensors by `remat.swap_out` and `remat.swap_in`.

    If a mask before the loops depends only on constants and positions, the
    backward loop computes the mask again, and does not hold it.

    If a plan does not belong to its loop, there is an error. If a plan keeps
    everything and stacks no other value, the loop does not change.
  }];
}

def RematRowSlots : Pass<"remat-row-slots", "::mlir::ModuleOp"> {
  let summary = "Turn the slots of stacks into rows, for XLA's GPUs";
  let description = [{
    ```
    tensor<24x8x512x512xf32>   =>   tensor<24x2097152xf32>
    ```

    This pass turns the slots of a stack into rows, if only the backward loop of
    a pair reads the stack. XLA gives a stack one layout for the loop that
    writes it, and one for the loop that reads it. If the ops in these loops
    prefer different layouts, XLA copies the whole stack between the loops. A
    row of elements has only one layout. If the layout must change, XLA then
    copies one slot at a time. Stacks on the host do not change. Loops of `scf`
    do not change either, because they have no layouts.

    Run this pass after `remat-apply-loops`. `remat-xla` does not try it for a
    TPU, which holds tiles of the last two dimensions.
  }];
}

def RematVerifyLoops : JointBodyPass<"remat-verify-loops"> {
  let summary = "Check that loops hold at most the planned bytes";
  let description = [{
    ```
    remat-opt smaller.mlir --remat-verify-loops="budget=8GiB as=step.mlir" -o /dev/null
    ```

    This pass reads loops after any other passes. It counts the bytes of their
    stacks and of one iteration of each loop, in program order
    ([Formats.md](Formats.md#loops)). It fails if these bytes are above
    `budget`, if no planned loop is left, or if a fence has no users. For loops
    whose iterations are grouped, it counts the bytes of a group, and the
    carries that begin groups. It counts each op by itself, also if a compiler
    computes the op in one kernel with other ops.

    `as` names a file with the step before its loops were planned. With it, the
    pass also checks values. The results of the step must be made by the same
    ops from the same values. An iteration of the backward loop must read the
    slot that the forward loop wrote in the matching iteration. If the iteration
    computes a value again, the forward body must compute this value from the
    same values. Any pass between the two steps must have run on the file too,
    except passes that only order or merge ops. If iterations are in groups, the
    comparison is not possible, and there is an error.
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
