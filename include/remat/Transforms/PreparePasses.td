//===- PreparePasses.td - Inlines, unrolls, shrinks steps --*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematPrepare : Pass<"remat-prepare", "::mlir::ModuleOp"> {
  let summary = "Choose the training step, inline its calls and clean it up";
  let description = [{
    This pass chooses the function to plan: the one that `function` names, or
    `main`, or the only public function with a body. It inlines every call in
    this function, also bodies with unregistered ops, and erases private
    functions that no attribute and no property names any more. It replaces
    `bufferization.alloc_tensor` by `tensor.empty`.

    The pass runs canonicalize and cse on the function, because later runs of
    these passes would merge the program's own duplicates and change the peak. A
    merged value is held from its first to its last reader. If the step then
    needs more memory, these cleanups are left out, and a remark says so. The
    module's `remat.step` names the function. The other passes of remat do not
    touch any other function.

    An `scf.while` that counts becomes an `scf.for`, because later passes read
    only loops with a trip count.

    A loop is one op to a planner. With `unroll-loops` each `stablehlo.while`
    (JAX's `lax.scan`) and `scf.for` that runs a constant number of times
    becomes code without a loop. Each value that one iteration stacks for
    another loop becomes a tensor of its own, and so does each slice of stacked
    weights. A remark names the loops that stay.

    With `recompute-collectives` collectives get `remat.run_again`. A plan may
    then gather values again instead of holding them. All devices have to run
    the same rewritten program.
  }];
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"function", "function", "std::string", "\"\"",
           "Name of the function to plan">,
    Option<"callerResults", "caller-results", "bool", "false",
           "Results are written to memory that the caller holds during the "
           "whole step, and their bytes count with the arguments">,
    Option<"unrollLoops", "unroll-loops", "bool", "false",
           "Replace loops that run a constant number of times by their iterations">,
    Option<"recomputeCollectives", "recompute-collectives", "bool", "false",
           "A plan may run collectives again: all devices run this program">,
  ];
}

def RematImportFences : Pass<"remat-import-fences", "::mlir::func::FuncOp"> {
  let summary = "Read barriers of other dialects as fences";
  let description = [{
    A step that another importer lowered has barriers of that importer's dialect
    (`util.optimization_barrier`, `stablehlo.optimization_barrier`). This pass
    replaces each run of consecutive barriers of tensors by one fence, at any
    depth. A step that was planned as StableHLO, also inside of loops, can then
    be lowered to linalg by IREE's importer, and run on a CPU:

    ```
    remat-opt step.mlir --remat-prepare --remat-plan-loops=budget=60% --remat-apply-loops --convert-remat-to-stablehlo ...
    iree-compile --compile-to=input ...
    remat-opt linalg.mlir --remat-import-fences ...
    remat-run before.mlir after.mlir
    ```
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematMergeEqualOps : Pass<"remat-merge-equal-ops", "::mlir::func::FuncOp"> {
  let summary = "Merge ops of StableHLO that compute the same";
  let description = [{
    A step computes some values twice. In JAX the variance of a layer subtracts
    the mean, and so does the norm after it:

    ```
    %a = stablehlo.subtract %x, %mean      for the variance
    %b = stablehlo.subtract %x, %mean      for the norm
    ```

    XLA computes most such values once, and keeps them for all readers. A plan
    for XLA therefore has to count one value. Upstream's cse does not merge
    unregistered ops. This pass merges equal ops of a block, also ops with
    regions. It does not merge barriers, loops, branches and ops with effects.
    It merges broadcasts, constants, reshapes, conversions and moves only if no
    op reads them any more, because XLA copies them into the kernel of each
    reader, and a plan for a step in slices may recompute only one reader. A
    convolution is a call of a library, which copies nothing into itself, so
    convolutions read the first of equal values.
  }];
}

def RematDestinationInputs
    : Pass<"remat-destination-inputs", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops read their destinations as inputs";
  let description = [{
    `linalg-fuse-elementwise-ops` may fuse an op that reads its destination into
    a reader with more loops. The fused op then writes the destination once for
    each round of the additional loops, and reads what it wrote before, so its
    results are wrong. This pass makes the destination of such an op one more
    input, and gives the op an empty destination. Fusion then keeps its results.
    If no reader with more loops can fuse an op, the op does not change.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematEarlyResults : Pass<"remat-early-results", "::mlir::func::FuncOp"> {
  let summary = "Compute values that only results need as early as possible";
  let description = [{
    Frameworks update the parameters at the end of a training step, so all
    gradients are held until then. This pass moves each op that only makes a
    result of the function, such as an update and the contraction of its
    gradient, to the place right after the last of its operands. Empty tensors
    and fills that the op writes to move with it. An op with several readers
    stays in its place.
  }];
}

def RematAccumulate : Pass<"remat-accumulate", "::mlir::func::FuncOp"> {
  let summary = "Add partial sums where they arise, in one destination";
  let description = [{
    If several parts of a step contribute to a gradient, the gradient is a chain
    of sums. A compiler that fuses elementwise ops makes one op of the chain.
    This op reads all contributions, so all of them are held until the last one
    exists. This pass makes each sum a part of the op that makes the
    contribution:

    - A contraction or convolution that begins with zeros now begins with the
      sum so far. If a transposition stands between the two, as an op or as a
      part of the sum, it moves behind the sums.
    - A contribution that is padded with zeros is added to its slice of the sum.

    Many compilers add the terms of such a contraction to the sum one by one.
    This is another order of additions, so the last bits of results may differ.
    IREE first computes the contraction and then adds it, in the original order.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematFuseElementwise
    : Pass<"remat-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Compute elementwise ops inside each of their readers";
  let description = [{
    `linalg-fuse-elementwise-ops` does not fuse an op that has several readers.
    This pass computes such an op inside each of its readers, if all of them can
    fuse it and then hold no more bytes than before (up to an eighth of the
    result). Otherwise it computes the op only inside those readers that then
    hold fewer bytes. A value that is cheap to make from other held values is
    therefore never stored. A reader that would compute an element more than
    once, such as a contraction, fuses nothing. A fused body has at most 256
    ops.

    Reshapes separate ops that could be one op. With `reshapes` upstream's
    patterns drop dimensions of 1, and write ops in the shapes of their readers,
    except contractions and ops that read their indices. Additions and products
    on rows are then computed for each element of the ops that read the rows.
  }];
  let options = [
    Option<"unplanned", "unplanned", "bool", "false",
           "Do not change a planned function, because its plan counts the "
           "stored values">,
    Option<"reshapes", "reshapes", "bool", "true",
           "Drop dimensions of 1, move reshapes away from between ops, and "
           "fuse again">,
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::tensor::TensorDialect"];
}
