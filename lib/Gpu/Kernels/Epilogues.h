//===- Epilogues.h - Elementwise ops after a sum ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op that adds a bias to a product, or a gradient to a parameter, is often
// the only reader of a sum. Inside the kernel of the sum it needs no launch. It
// takes the sum from registers, so the sum is never stored. A
// memref.alloca_scope contains the two ops, and its alloca stands for the
// registers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_EPILOGUES_H
#define REMAT_LIB_GPU_KERNELS_EPILOGUES_H

#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// The ops of one kernel: one structured op and, optionally, one op that reads
/// its result.
struct KernelOps {
  mlir::linalg::LinalgOp op;
  mlir::linalg::GenericOp epilogue; ///< Null if there is none.
  /// The scope around both ops; null without an epilogue.
  mlir::memref::AllocaScopeOp scope;
};

/// Returns the operands of both ops, the structured op's operands first.
llvm::SmallVector<mlir::Value> operandsOf(const KernelOps &ops);

/// Moves elementwise ops of \p step, a function on buffers, into one scope with
/// the op whose result they read. Each must be the only reader of an op that
/// starts from a constant (`step_start`). It moves up to that op if the ops in
/// between permit this and if the step then holds no more bytes.
void joinEpilogues(mlir::func::FuncOp step);

/// Returns the ops of \p scope, or none if joinEpilogues did not make it.
std::optional<KernelOps> opsOfScope(mlir::memref::AllocaScopeOp scope);

/// Emits an epilogue on one sum after another.
class Epilogue {
public:
  /// Emits at the builder's insertion point. \p op reads the elements of \p
  /// sums, the buffer that stands for registers.
  Epilogue(TileBuilder &builder, mlir::linalg::GenericOp op, mlir::Value sums);

  /// Neighbours in every buffer, or one element.
  struct Elements {
    /// The start offset of each operand.
    llvm::SmallVector<mlir::Value> starts;
    llvm::SmallVector<mlir::Value> results;
  };

  /// Returns the results for \p values, which are the elements of the sums'
  /// buffer at \p places, \p count neighbours at each. All loads come first, so
  /// that they are in progress together.
  llvm::SmallVector<Elements> compute(llvm::ArrayRef<mlir::Value> places,
                                      llvm::ArrayRef<mlir::Value> values,
                                      int64_t count = 1);
  void store(const Elements &elements);

private:
  llvm::SmallVector<mlir::Value> load(mlir::OpOperand &operand,
                                      const Elements &elements, int64_t count);

  TileBuilder &builder;
  mlir::linalg::GenericOp op;
  unsigned summed = 0; ///< The number of the input that is the sum.
  LinearLoops loops;
  LoopEmitter emitter;
};

/// Returns the loops of \p op in the order of the elements of \p sums, and the
/// input that reads them. None if an element is not read exactly once, or if
/// describeLoops does not support the op.
std::optional<std::pair<LinearLoops, unsigned>>
describeEpilogue(mlir::linalg::GenericOp op, mlir::Value sums);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_EPILOGUES_H
