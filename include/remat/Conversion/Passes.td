//===- Passes.td - From remat's to other compilers' ops ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_CONVERSION_PASSES_TD
#define REMAT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertRematToIree : Pass<"convert-remat-to-iree", "::mlir::ModuleOp"> {
  let summary = "Write fences in a form that iree-compile keeps and that permits fusion";
  let description = [{
    ```mlir
    %opaque = "util.optimization_barrier"(%true) : (i1) -> i1
    ```

    A barrier on a tensor would end a partition of IREE, and all tensors that
    leave a partition stay allocated together. This pass therefore replaces each
    fence by one scalar at the function's entry, as in the example. IREE does
    not know its value. Each clone that reads the fence depends on this scalar:
    an elementwise op selects between its value and zero, and a contraction
    selects its initial value. The scalar is true, so the bits of every result
    stay the same. A clone that reads another clone needs no scalar. A view has
    no computation that could depend on the scalar, so the reader of the view
    depends on it instead.

    If an op cannot depend on the scalar, its operand goes through a barrier of
    the tensor, and a remark says so.

    IREE also fuses ops in a way that would change the order of the step. To
    prevent this, the pass writes `iree_tensor_ext.compute_barrier.start` in two
    places. IREE does not fuse across this op.

    - After each contraction that begins with the sum so far
      (`remat-accumulate`). Otherwise IREE takes the additions out of such
      contractions, and makes one op of all additions.
    - In a rewritten step, between a value with several readers and each reader
      that does not follow immediately. Otherwise IREE computes such readers
      together with the value, and holds their results.

    An `scf.for` may fill a stack: each iteration writes one slot, all slots are
    written, and no iteration reads the stack. Such a stack becomes an
    allocation of its own (`flow.tensor.alloca`), and the loop writes into it
    after a barrier. IREE then writes in place. Otherwise IREE copies the stack
    in each iteration, and holds it twice.

    Donated arguments get IREE's mark, `iree.abi.output`: a result is written
    into the argument's buffer. IREE does not check whether the argument is read
    after that. The pass therefore moves the op that makes the result after the
    argument's last reader, with a fusion barrier before the op. If this is not
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
    ```mlir
    %b = stablehlo.broadcast_in_dim %bias {remat.tied} ...
    %sum = stablehlo.add %product, %b     // several ops read %sum
    ```

    Run this pass before `remat-apply`, for XLA. If a group runs again, it reads
    a broadcast of an argument directly, and not through its fence, because
    compilers compute such a broadcast inside its readers. A bias is an
    exception: XLA adds it in the kernel of the product, and never merges
    several readers of that kernel into one kernel.

    This pass marks biases with `remat.tied`. A bias is a broadcast that is
    added only to products, and several ops read each sum. A fence then also
    passes the argument of the broadcast on, and XLA adds the bias in the
    readers.
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematTieRepeated : Pass<"remat-tie-repeated", "::mlir::func::FuncOp"> {
  let summary = "Put fences behind values that XLA computes several times";
  let description = [{
    ```mlir
    %g = stablehlo.subtract %p, %onehot   // in two groups
    // After this pass:
    %g = stablehlo.subtract %p, %onehot
    %g2 = remat.fence %g                  // all readers of %g read %g2
    ```

    XLA may compute a value again in each kernel that reads it. The inputs of
    the value then stay in memory until the last of these kernels has run. Run
    this pass after `remat-import-groups`. A value gets a fence if it is large,
    if several groups compute it, and if the fence frees more bytes than the
    value has at the moment when the step holds the most bytes. If a value is
    read only to compute other such values, only these other values get fences.
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def ConvertRematToStablehlo
    : Pass<"convert-remat-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "Write fences and copies in StableHLO";
  let description = [{
    ```mlir
    %a2, %g2 = remat.fence %a after %g : tensor<4xf32> after tensor<4xf32>
    // After this pass:
    %0:2 = "stablehlo.optimization_barrier"(%a, %g) : ...
    ```

    A fence becomes a barrier with the same operands and results. A value that
    the target transposes in memory (`remat.stored_shape`) passes through the
    barrier as it is stored. The target then does not store the value a second
    time for the barrier.

    A copy to the host, and a copy back, become annotations that say where a
    value is. XLA turns these annotations into copies that run at the same time
    as kernels.
    Barriers keep the copies at their places: ops after the `remat.await` of a
    copy out run after the copy, and a copy back starts after the ops before its
    `remat.swap_in`.

    The pass removes the attributes of planning from the module, its functions
    and its ops. An op that runs again has the name of its original with
    "/again" after it, and compilers show this name.

    Compilers differ in what they do with a barrier. XLA on a CPU removes it
    before it merges equal ops, so recomputation has no effect there.

    The pass writes the ops of StableHLO as unregistered ops in generic form.
    Run it with --allow-unregistered-dialect.
  }];
}

#endif // REMAT_CONVERSION_PASSES_TD
