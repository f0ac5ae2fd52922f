//===- Passes.td - From remat's to other compilers' ops ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_CONVERSION_PASSES_TD
#define REMAT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertRematToIree : Pass<"convert-remat-to-iree", "::mlir::ModuleOp"> {
  let summary = "Write fences in a way that iree-compile keeps and fuses across";
  let description = [{
    A barrier on a tensor would end a partition of IREE, and all tensors that
    leave a partition stay allocated together. This pass therefore turns each
    fence into one scalar at the function's entry, which IREE cannot see
    through:

    ```mlir
    %opaque = "util.optimization_barrier"(%true) : (i1) -> i1
    ```

    Each clone that reads the fence depends on this scalar. An elementwise op
    selects between its value and zero. A contraction selects its initial value.
    The scalar is true, so the bits of every result stay the same. A clone that
    reads another clone needs no scalar. A view has no computation that could
    depend on the scalar, so the reader of the view depends on it instead.

    If an op has no place for the scalar, its operand goes through a barrier of
    the tensor, and a remark says so.

    IREE also fuses ops in a way that would undo the order of the step. To
    prevent this, the pass writes `iree_tensor_ext.compute_barrier.start`,
    across which IREE does not fuse, in two places:

    - After each contraction that begins with the sum so far
      (`remat-accumulate`). IREE would take the additions out of such
      contractions, and would make one op of all additions.
    - In a rewritten step, between a value with several readers and each reader
      that does not follow immediately. IREE would compute such readers together
      with the value, and would hold their results.

    A loop (`scf.for`) may write one slot of a stack in each iteration, all
    slots in the end, and not read the stack. The stack then becomes an
    allocation of its own (`flow.tensor.alloca`), and the loop writes into it
    after a barrier. IREE then writes in place. Without this change it copies
    the stack in each iteration, and holds it twice.

    Donated arguments get IREE's mark, `iree.abi.output`: a result is written
    into the argument's buffer. IREE does not check whether the argument is read
    after that. The pass therefore moves the op that makes the result behind the
    argument's last reader, with a fusion barrier before the op. If that is not
    possible, the argument gets no mark, and a remark names it.

    The pass removes the attributes of planning from the module, its functions
    and its ops. It writes the ops of IREE as unregistered ops in generic form.
    Run it with --allow-unregistered-dialect.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematTieBiases : Pass<"remat-tie-biases", "::mlir::func::FuncOp"> {
  let summary = "Mark biases that fences should pass on, for XLA";
  let description = [{
    Run this pass before `remat-apply`, for XLA. A group that runs again reads a
    broadcast of an argument directly, not through its fence, because compilers
    compute such a broadcast inside its readers. A bias is an exception: XLA
    adds it in the kernel of the product, and never makes one kernel of several
    readers of that kernel.

    This pass marks biases with `remat.tied`: broadcasts that are added to
    products and to no other value, if several ops read each sum. A fence then
    also passes the argument of the broadcast on, and XLA adds the bias in the
    readers.
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def ConvertRematToStablehlo
    : Pass<"convert-remat-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "Write fences and copies in StableHLO";
  let description = [{
    A fence becomes a barrier with the same operands and results. A copy to the
    host, and a copy back, become annotations of a value's place. XLA turns
    these annotations into copies that run beside kernels. Barriers keep the
    copies at their places: ops after the `remat.await` of a copy out run after
    the copy, and a copy back starts after the ops before its `remat.swap_in`.

    The pass removes the attributes of planning from the module, its functions
    and its ops. An op that runs again has the name of its original with
    "/again" after it, and compilers show this name.

    Compilers treat a barrier in their own ways. XLA on a CPU drops it before it
    merges equal ops, so recomputation has no effect there.

    The pass writes the ops of StableHLO as unregistered ops in generic form.
    Run it with --allow-unregistered-dialect.
  }];
}

#endif // REMAT_CONVERSION_PASSES_TD
