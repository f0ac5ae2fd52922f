//===- PreparePasses.td - Calls inlined, loops unrolled, smaller steps *- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematPrepare : Pass<"remat-prepare", "::mlir::ModuleOp"> {
  let summary = "Choose the training step, inline its calls and clean it up";
  let description = [{
    Chooses the function to plan: the one that `function` names, else `main`,
    else the only public one with a body. Inlines every call in it, bodies with
    unregistered ops included, and erases the private functions that no
    attribute and no property names any more. Replaces
    `bufferization.alloc_tensor` by `tensor.empty`.

    Runs canonicalize and cse on the function. Otherwise later runs would merge
    the program's own duplicates and change the peak. If the two passes make the
    step need more memory, because a merged value is held from its first to its
    last reader, they are left out, and a remark says so. The module's
    `remat.step` names the function; the other passes of remat do not touch any
    other function.

    An `scf.while` that counts becomes `scf.for`, because later passes only
    support loops with a trip count.

    For a planner, a loop is one op. With `unroll-loops` each `stablehlo.while`
    (JAX's `lax.scan`) and `scf.for` that runs a constant number of times is
    replaced by its iterations. Each slot of a stack then becomes a separate
    tensor, and so does each slice of stacked weights. A remark names the loops
    that stay.

    With `recompute-collectives` collectives get `remat.run_again`. A plan may
    then gather a value again instead of holding it. All devices must run the
    same rewritten program.
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
    replaces each sequence of barriers of tensors by a fence, at any depth. A
    step that was planned on StableHLO, also inside loops, can thus be lowered
    to linalg by IREE's importer, and then run on a CPU:

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
    the mean, and so does the following norm:

    ```
    %a = stablehlo.subtract %x, %mean      for the variance
    %b = stablehlo.subtract %x, %mean      for the norm
    ```

    XLA computes most of these ops once and keeps the value for all readers. A
    plan for XLA must therefore count one value. MLIR's cse keeps unregistered
    ops. This pass merges equal ops of a block, including ops with regions.
    Barriers, loops, branches and ops with effects stay. Broadcasts, constants,
    reshapes, conversions and moves stay unless they have no readers any more,
    because XLA copies them into the kernel of each reader, and a plan for a
    step in slices may recompute only one reader.
  }];
}

def RematDestinationInputs
    : Pass<"remat-destination-inputs", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops read their destinations as inputs";
  let description = [{
    `linalg-fuse-elementwise-ops` may fuse an op that reads its destination into
    a reader with more loops. The fused op then writes that destination once for
    each round of the additional loops, and reads the values that it wrote
    before. Its results are then wrong. This pass lets such an op read its
    destination as one more input, and gives it an empty destination, so that
    fusion keeps its results. Ops that no reader with more loops can fuse stay
    as they are.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematEarlyResults : Pass<"remat-early-results", "::mlir::func::FuncOp"> {
  let summary = "Compute values that only results need as early as possible";
  let description = [{
    Frameworks update the parameters at the end of a training step, so that all
    gradients are held until then. This pass moves each op that only makes a
    result of the function, such as an update and the contraction of its
    gradient, to the place right after the last of its operands. Empty tensors
    and fills to which it writes move along. An op with several readers stays in
    its place.
  }];
}

def RematAccumulate : Pass<"remat-accumulate", "::mlir::func::FuncOp"> {
  let summary = "Add partial sums where they arise, in one destination";
  let description = [{
    If several parts of a step contribute to a gradient, it is a chain of sums.
    A compiler that fuses elementwise ops makes one op of the chain. This op
    reads all contributions, so all of them are held until the last one exists.
    This pass makes each sum a part of the op that makes the contribution:

    - a contraction or convolution that begins with zeros now begins with the
      sum so far, and a transposition between the two (an op, or a part of the
      sum) moves after the sums;
    - a contribution padded with zeros is added to its slice of the sum.

    A compiler that compiles such a contraction unchanged adds its terms to the
    sum one by one. This is another order of additions, so the last bits of
    results may differ. IREE computes the contraction first and then adds it, in
    the original order.
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
    result). It also computes the op inside those readers that then hold fewer
    bytes, whatever the other readers do. A value that is cheap to compute from
    values that are held in any case is thus never stored. A reader that would
    compute an element more than once, such as a contraction, fuses nothing.

    Reshapes separate ops that could be fused. With `reshapes`, MLIR's patterns
    drop dimensions of 1 and write ops in the shapes of their readers, except
    contractions and ops that read their indices. Additions and products on rows
    are computed for each element of the reader.
  }];
  let options = [
    Option<"maxOps", "max-ops", "unsigned", "256",
           "Most ops in a fused body">,
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
