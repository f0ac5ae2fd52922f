//===- Passes.td - From remat's ops to others' -------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_CONVERSION_PASSES_TD
#define REMAT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertRematToIree : Pass<"convert-remat-to-iree", "::mlir::ModuleOp"> {
  let summary = "Write fences in a way that iree-compile keeps and fuses across";
  let description = [{
    A barrier on a tensor ends a partition of IREE, and all tensors that leave a
    partition stay allocated together. Therefore each fence becomes one scalar
    that IREE cannot see through,

    ```mlir
    %opaque = "util.optimization_barrier"(%true) : (i1) -> i1
    ```

    at the function's entry. Each clone that reads the fence depends on this
    scalar: an elementwise op selects between its value and zero, and a
    contraction selects its initial value. The scalar is true, so the bits of
    every result stay the same. Clones that read another clone need no scalar.
    Views compute nothing that could depend on the scalar, so their readers
    depend on it. If an op has no place for the scalar, its operand passes
    through a barrier of the tensor, and a remark says so.

    IREE would fuse ops in a way that undoes the order of the step. It does not
    fuse across `iree_tensor_ext.compute_barrier.start`, so this pass adds this
    op

    - after each contraction that begins with a partial sum
      (`remat-accumulate`), because IREE separates the addition, and would make
      one op of all additions;
    - in a rewritten step, between a value with several readers and the readers
      that do not directly follow it, because IREE would compute and hold them
      with the value.

    A loop (`scf.for`) may write one slot of a stack in each iteration, all
    slots in total, and never read the stack. Such a stack becomes a separate
    allocation (`flow.tensor.alloca`), and the loop writes into it behind a
    barrier. IREE then writes in place. Otherwise it copies the stack in each
    iteration, and holds it twice.

    Donated arguments get IREE's mark `iree.abi.output`: IREE writes a result
    into the argument's buffer. IREE does not check whether the argument is read
    after that. Therefore the op that makes the result moves after the
    argument's last reader, with a fusion barrier before it. If that is not
    possible, the argument loses its mark, and a remark names it.

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
    Run this pass before `remat-apply`. If a group of ops runs again and only
    broadcasts an argument, it reads this argument directly and not through its
    fence, so that compilers compute the broadcast inside its readers. XLA
    instead adds a bias in the kernel of the product, and never merges several
    readers of that kernel into one kernel. Therefore this pass marks a
    broadcast with `remat.tied` if it is added only to products and several ops
    read each sum. A fence then passes the argument on, and XLA adds the bias in
    the readers.
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def ConvertRematToStablehlo
    : Pass<"convert-remat-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "Write fences and copies in StableHLO";
  let description = [{
    A fence becomes a barrier with the same operands and results. Copies to the
    host and back become annotations of the place of a value, and XLA turns
    these into copies that run beside kernels. Barriers keep both in their
    places: ops after the `remat.await` of a copy to the host come after the
    copy, and a copy back comes after the ops before `remat.swap_in`. The
    attributes of planning are removed from the module, its functions and its
    ops. The name of a recomputed op ends in "/again", which compilers show.

    Compilers treat a barrier differently: XLA on a CPU drops it before it
    merges equal ops, so recomputation has no effect there.

    The ops of StableHLO are written as unregistered ops, in generic form: run
    with --allow-unregistered-dialect.
  }];
}

#endif // REMAT_CONVERSION_PASSES_TD
