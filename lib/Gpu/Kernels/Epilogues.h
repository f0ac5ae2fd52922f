//===- Epilogues.h - Elementwise ops after a sum ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op that adds a bias to a product, or a gradient to a parameter, is often
// the only reader of a sum. An elementwise op like these needs no launch if it
// is computed in the kernel of the sum. The elementwise op reads the sum from
// registers, so the sum is never stored. A memref.alloca_scope contains the two
// ops. The memref.alloca in this scope stands for the registers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_EPILOGUES_H
#define REMAT_LIB_GPU_KERNELS_EPILOGUES_H

#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// The ops of one kernel: a structured op and, optionally, an op that reads its
/// result.
struct KernelOps {
  mlir::linalg::LinalgOp op;
  mlir::linalg::GenericOp epilogue; ///< The epilogue is null if the kernel has
                                    ///< none.
  /// The scope around both ops. The scope is null if the kernel has no
  /// epilogue.
  mlir::memref::AllocaScopeOp scope;
};

/// Returns the operands of both ops. The operands of the structured op come
/// first.
llvm::SmallVector<mlir::Value> operandsOf(const KernelOps &ops);

/// Moves elementwise ops of \p step into a scope with the op whose result they
/// read. The function \p step must be on buffers. An elementwise op must be the
/// only reader of an op that starts from a constant (`step_start`). The
/// elementwise op moves up to the op that it reads, if the ops in between allow
/// the move and the step needs no more bytes than before.
void joinEpilogues(mlir::func::FuncOp step);

/// Returns the ops of \p scope. Returns none if joinEpilogues did not make
/// \p scope.
std::optional<KernelOps> opsOfScope(mlir::memref::AllocaScopeOp scope);

/// Emits the code of an epilogue for one sum after another.
class Epilogue {
public:
  /// Emits code at the builder's insertion point. The op \p op reads the
  /// elements of \p sums, the buffer that stands for registers.
  Epilogue(TileBuilder &builder, mlir::linalg::GenericOp op, mlir::Value sums);

  /// A group of elements that are neighbours in every buffer, or one element.
  struct Elements {
    /// The offset at which each operand starts.
    llvm::SmallVector<mlir::Value> starts;
    llvm::SmallVector<mlir::Value> results;
  };

  /// Computes the epilogue's results for \p values. These values are elements
  /// of the sums' buffer: \p count neighbours at each of \p places. The code
  /// starts all loads before it uses one of them, so that they run at the same
  /// time.
  llvm::SmallVector<Elements> compute(llvm::ArrayRef<mlir::Value> places,
                                      llvm::ArrayRef<mlir::Value> values,
                                      int64_t count = 1);
  void store(const Elements &elements);

private:
  llvm::SmallVector<mlir::Value> load(mlir::OpOperand &operand,
                                      const Elements &elements, int64_t count);

  TileBuilder &builder;
  mlir::linalg::GenericOp op;
  unsigned summed = 0; ///< The index of the input that is the sum.
  LinearLoops loops;
  LoopEmitter emitter;
};

/// Returns the loops of \p op in the order of the elements of \p sums, and the
/// index of the input that reads \p sums. Returns none if an element of \p sums
/// is not read exactly once, or if describeLoops does not support the op.
std::optional<std::pair<LinearLoops, unsigned>>
describeEpilogue(mlir::linalg::GenericOp op, mlir::Value sums);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_EPILOGUES_H
