//===- Passes.td - From remat's ops to others' -------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_CONVERSION_PASSES_TD
#define REMAT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertRematToIree : Pass<"convert-remat-to-iree", "::mlir::ModuleOp"> {
  let summary = "Write fences in a way that iree-compile keeps and fuses across";
  let description = [{
    A barrier on a tensor ends a partition of IREE, and what leaves a partition
    stays allocated together. So each fence becomes one scalar that IREE cannot
    see through,

    ```mlir
    %opaque = "util.optimization_barrier"(%true) : (i1) -> i1
    ```

    at the function's entry, and each clone that reads the fence depends on it:
    an elementwise op selects between its value and zero, a contraction's
    initial value is selected. The bits of every result stay as they are, since
    the scalar is true. Clones that read a clone need nothing. Views have no
    computation that could depend on it, so that what reads them does.

    Where an op has no place for the scalar, its operand goes through a barrier
    of the tensor, and a remark says so.

    IREE fuses ops in a way that would undo the order of the step, so that
    `iree_tensor_ext.compute_barrier.start`, across which it does not fuse, stands

    - behind each contraction that begins with a sum so far (`remat-accumulate`):
      IREE takes the addition out of it, and would make one op of all additions;
    - in a step that was rewritten, between a value with several readers and those
      that do not come right behind it: they would be computed, and held, with
      the value.

    A loop (`scf.for`) that writes a slot of a stack in each iteration, all slots
    in the end, and does not read it, gets the stack as an allocation of its own
    (`flow.tensor.alloca`), and writes into it behind a barrier. IREE then writes
    in place. Otherwise it copies the stack in each iteration, and holds it twice.

    Donated arguments are marked as IREE does it, `iree.abi.output`: a result is
    written into the argument's buffer. IREE does not check whether the argument
    is read after that. So the op that makes the result is moved behind the
    argument's last reader, with a fusion barrier before it. Where that is not
    possible, a remark names the argument, which IREE then gets without the
    mark.

    The attributes that planning has left on the module, its functions and ops
    are removed.

    The ops of IREE are written as unregistered ops, in generic form: run with
    --allow-unregistered-dialect.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematTieBiases : Pass<"remat-tie-biases", "::mlir::func::FuncOp"> {
  let summary = "Mark biases that fences should pass on, for XLA";
  let description = [{
    Before `remat-apply`. A group that runs again reads an argument that it only
    broadcasts directly, not through its fence, so that compilers compute the
    broadcast inside its readers. XLA adds a bias in the kernel of the product
    instead, and never makes one kernel of several readers of that kernel.
    So this marks with `remat.tied` the broadcasts that are added to
    products and to nothing else, if several ops read each sum. A fence passes
    their argument on, and XLA adds the bias in the readers.
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def ConvertRematToStablehlo
    : Pass<"convert-remat-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "Write fences and copies in StableHLO";
  let description = [{
    A barrier has the fence's operands and results. A copy to the host and one
    back are annotations of where a value lies, which XLA turns into copies that
    run beside kernels. Barriers keep both in their places: what is computed behind
    `remat.await` of a copy out is behind the copy, and a copy back is behind what
    is computed before `remat.swap_in`. The attributes that planning has left on
    the module, its functions and ops are removed. What runs again has the name of
    its op with "/again" behind it, which compilers show.

    Compilers keep a barrier in their own way: XLA on a CPU drops it before it
    merges equal ops, so that recomputation has no effect there.

    The ops of StableHLO are written as unregistered ops, in generic form: run
    with --allow-unregistered-dialect.
  }];
}

#endif // REMAT_CONVERSION_PASSES_TD
