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

    Runs canonicalize and cse on the function: later runs
    of these would otherwise merge the program's own duplicates and change the
    peak. If they make the step need more memory, because a merged value is held
    from its first to its last reader, they are left out, and a remark says so.
    The module's `remat.step` names the function; the other passes of remat do
    not touch any other function.

    An `scf.while` that counts becomes `scf.for`, since what follows reads loops
    with a trip count only.

    A loop is one op to a planner. With `unroll-loops` each `stablehlo.while`
    (JAX's `lax.scan`) and `scf.for` that runs a constant number of times becomes
    a straight line: what one iteration stacks for another loop becomes a tensor
    of its own, and so does each slice of stacked weights. Loops that stay are
    named in a remark.

    With `recompute-collectives` collectives get `remat.run_again`: a plan may
    gather again instead of holding what was gathered. All devices then have to
    run the one rewritten program.
  }];
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"function", "function", "std::string", "\"\"",
           "Name of the function to plan">,
    Option<"callerResults", "caller-results", "bool", "false",
           "Results are written to memory that the caller holds all through "
           "the step: their bytes count with the arguments">,
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
    writes a fence in the place of each run of barriers of tensors that stand
    one behind the other, at any depth. So what was planned on StableHLO, inside
    of loops too, can be lowered to linalg by IREE's importer, and then run on a
    CPU:

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
    the mean, and so does the norm behind it:

    ```
    %a = stablehlo.subtract %x, %mean      for the variance
    %b = stablehlo.subtract %x, %mean      for the norm
    ```

    XLA computes most of them once and keeps them for all readers. So a plan for
    XLA has to count one value. Upstream's cse keeps ops that are not registered. This
    pass merges equal ops of a block, those with regions as well. Barriers,
    loops, branches and ops with effects stay. Broadcasts, constants, reshapes,
    conversions and moves stay unless nothing reads them any more: XLA copies
    them into the kernel of each reader, and a plan for a step in slices may
    recompute one reader alone.
  }];
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

def RematAccumulate : Pass<"remat-accumulate", "::mlir::func::FuncOp"> {
  let summary = "Add partial sums where they arise, in one destination";
  let description = [{
    If several parts of a step contribute to a gradient, it is a chain of sums.
    A compiler that fuses elementwise ops makes one op of the chain, which reads
    all contributions, so that all of them are held until the last one is there.
    This pass makes each sum a part of the op that makes the contribution:

    - a contraction or convolution that begins with zeros now begins with the
      sum so far; a transposition between the two, be it an op or a part of the
      sum, moves behind the sums;
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

    Reshapes keep ops apart that could be one. With `reshapes` upstream's
    patterns then drop dimensions of 1 and write ops in the shapes of their
    readers, but not contractions and ops that read their indices. Additions and
    products on rows are computed for each element of what reads the rows.
  }];
  let options = [
    Option<"maxOps", "max-ops", "unsigned", "256",
           "Most ops in a fused body">,
    Option<"unplanned", "unplanned", "bool", "false",
           "Leaves a function that was planned as it is: its plan counts what "
           "is stored">,
    Option<"reshapes", "reshapes", "bool", "true",
           "Drop dimensions of 1 and move reshapes out from between ops, and "
           "fuse again">,
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::tensor::TensorDialect"];
}
