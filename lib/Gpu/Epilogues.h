//===- Epilogues.h - Elementwise ops behind a sum ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What adds a bias to a product, or a gradient to a parameter, is often the
// only reader of a sum. As a part of the kernel that sums up it costs no
// launch, and the sum goes from registers into it and is never stored. The two
// ops stand together in a memref.alloca_scope, whose alloca stands for the
// registers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_EPILOGUES_H
#define REMAT_LIB_GPU_EPILOGUES_H

#include "LoopEmitter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// The ops of one kernel: one structured op, and perhaps one that reads its
/// result.
struct KernelOps {
  mlir::linalg::LinalgOp op;
  mlir::linalg::GenericOp epilogue;  ///< Null: none.
  mlir::memref::AllocaScopeOp scope; ///< Around both; null without epilogue.
};

/// The operands of both ops, of the structured one first.
llvm::SmallVector<mlir::Value> operandsOf(const KernelOps &ops);

/// Moves each elementwise op of \p step, a function on buffers, that is the
/// only reader of an op which starts from a constant (`step_start`) into one
/// scope with that op, where it stands. The ops between them must not mind, and
/// the step must not hold more bytes then.
void joinEpilogues(mlir::func::FuncOp step);

/// The ops of \p scope; none if joinEpilogues did not make it.
std::optional<KernelOps> opsOfScope(mlir::memref::AllocaScopeOp scope);

/// Emits an epilogue on one sum after another.
class Epilogue {
public:
  /// At the builder's place. \p op reads the elements of \p sums, the buffer
  /// that stands for registers.
  Epilogue(TileBuilder &builder, mlir::linalg::GenericOp op, mlir::Value sums);

  struct Element {
    llvm::SmallVector<mlir::Value> starts; ///< Of each operand.
    mlir::Value result;
  };

  /// The results for \p values, which are the elements of the sums' buffer at
  /// \p places. All loads come first, so that they are under way together.
  llvm::SmallVector<Element> compute(llvm::ArrayRef<mlir::Value> places,
                                     llvm::ArrayRef<mlir::Value> values);
  void store(const Element &element);

private:
  mlir::linalg::GenericOp op;
  unsigned summed = 0; ///< The input that is the sum.
  LinearLoops loops;
  LoopEmitter emitter;
};

/// The loops of \p op in the order of the elements of \p sums, and the input
/// that reads them. None if an element is not read exactly once, or by
/// describeLoops.
std::optional<std::pair<LinearLoops, unsigned>>
describeEpilogue(mlir::linalg::GenericOp op, mlir::Value sums);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_EPILOGUES_H
