//===- PreparePasses.td - Inlines, unrolls, shrinks steps --*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematPrepare : Pass<"remat-prepare", "::mlir::ModuleOp"> {
  let summary = "Choose the training step, inline its calls and clean it up";
  let description = [{
    ```
    remat-opt step.mlir --remat-prepare=unroll-loops=true --remat-annotate-costs --remat-plan=budget=40% --remat-apply
    ```

    This pass chooses the function to plan: the one that `function` names, or
    `main`, or the only public function with a body. It inlines every call in
    this function, also calls of bodies with unregistered ops. Then it erases
    private functions that no attribute and no property names. It replaces
    `bufferization.alloc_tensor` by `tensor.empty`.

    The pass runs canonicalize and cse on the function. If they ran only later,
    they would merge the program's own duplicates and change the peak. A merged
    value is held from its first to its last reader. If the step needs more
    memory after these cleanups, the pass leaves them out, and a remark says so.
    The module's `remat.step` names the function. The other passes of remat
    change only this function.

    If an `scf.while` counts to a bound, it becomes an `scf.for`, because later
    passes read only loops with a trip count. Reshapes of StableHLO that undo each
    other are removed. A `lax.scan` with `unroll` has such reshapes between its
    loops, and they hide which stacks the second loop reads.

    A loop is one op to a planner. `unroll-loops` replaces each
    `stablehlo.while` (JAX's `lax.scan`) and each `scf.for` by its iterations,
    if their number is constant. Each value that one iteration stacks for
    another loop becomes a tensor of its own, and so does each slice of stacked
    weights. A remark names the loops that stay.

    With `recompute-collectives` each collective gets `remat.run_again`. A plan
    may then gather values again instead of holding them. All devices must run
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
    If another importer lowered a step, its barriers are ops of that importer's
    dialect (`util.optimization_barrier`, `stablehlo.optimization_barrier`).
    This pass replaces each run of consecutive barriers of tensors by one fence,
    also inside of loops. A step can therefore be planned as StableHLO, lowered
    to linalg by IREE's importer, and run on a CPU:

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
    If a broadcast, constant, reshape, conversion or move equals an earlier one,
    the pass removes it only if no op reads it any more. The reason is that XLA
    copies such an op into the kernel of each reader, and that a plan for a step
    in slices may recompute only one reader. A convolution is a library call,
    into which XLA copies nothing. Convolutions therefore read the first of
    several equal values.
  }];
}

def RematDestinationInputs
    : Pass<"remat-destination-inputs", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops read their destinations as inputs";
  let description = [{
    ```mlir
    linalg.generic ins(%x) outs(%sum) ...          // reads %sum
    linalg.generic ins(%x, %sum) outs(%empty) ...  // after this pass
    ```

    `linalg-fuse-elementwise-ops` may fuse an op that reads its destination into
    a reader with more loops. The fused op then writes the destination once for
    each round of the additional loops. In the next round it reads the value
    that it has written, so its results are wrong. This pass adds the
    destination of such an op to the op's inputs, and gives the op an empty
    destination. Fusion then keeps the results. If no reader with more loops can
    fuse an op, the op does not change.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematEarlyResults : Pass<"remat-early-results", "::mlir::func::FuncOp"> {
  let summary = "Compute values that only results need as early as possible";
  let description = [{
    Frameworks update the parameters at the end of a training step, so all
    gradients are held until then. This pass moves such an update, and the
    contraction of its gradient, to the place right after the last of its
    operands. It moves every op that is needed only for one result of the
    function. Empty tensors and fills that the op writes to move with it. An op
    with several readers stays in its place.
  }];
}

def RematAccumulate : Pass<"remat-accumulate", "::mlir::func::FuncOp"> {
  let summary = "Add partial sums where they arise, in one destination";
  let description = [{
    If several parts of a step contribute to a gradient, the gradient is a chain
    of sums, such as `(a + b) + c`. A compiler that fuses elementwise ops makes
    one op of the chain. This op reads all contributions, so all of them are
    held until the last one exists. This pass makes each sum a part of the op
    that makes the contribution:

    - A contraction or convolution that begins with zeros now begins with the
      sum so far. If there is a transposition between the two, as an op or as a
      part of the sum, it moves after the sums.
    - A contribution that is padded with zeros is added to its slice of the sum.

    Many compilers add the terms of such a contraction to the sum one by one.
    This order of additions differs from the original one, so the last bits of
    results may differ. IREE keeps the original order: it computes the
    contraction first, and then adds its result to the sum.
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
    fuse it, and if the bytes that they hold then grow by at most an eighth of
    the result's bytes. Otherwise it computes the op only inside those readers
    that then hold fewer bytes. If a value is cheap to make from other held
    values, it is therefore never stored. A reader such as a contraction would
    compute an element more than once, so no op is fused into such a reader. A
    fused body has at most 256 ops.

    Reshapes separate ops that could be one op. With `reshapes`, upstream's
    patterns drop dimensions of 1, and write ops in the shapes of their readers.
    Contractions, and ops that read their indices, keep their shapes. An
    addition or product with one value for each row is then computed again for
    each element of the row.
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
