//===- Iree.h - What IREE needs to keep a plan ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IREE does not know fences, loops that write in place, or marks of donation.
// The functions in this header write a step in such a way that IREE does what
// the plan says. IREE is not linked, so its ops are built as unregistered ops.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_IREE_H
#define REMAT_LIB_CONVERSION_IREE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace remat {

/// The op that hides a value from IREE's optimiser.
inline constexpr llvm::StringLiteral kIreeBarrier = "util.optimization_barrier";

/// Creates the op \p name, which passes \p value through, and returns its
/// result.
inline mlir::Value barrierOf(mlir::Value value, mlir::Location loc,
                             mlir::RewriterBase &rewriter,
                             mlir::StringRef name) {
  mlir::OperationState state(loc, name);
  state.addOperands(value);
  state.addTypes(value.getType());
  return rewriter.create(state)->getResult(0);
}

/// Puts \p value behind a barrier across which IREE fuses nothing. IREE removes
/// the barrier once dispatches are formed.
inline mlir::Value fusionBarrierBehind(mlir::Value value,
                                       mlir::RewriterBase &rewriter) {
  rewriter.setInsertionPointAfterValue(value);
  return barrierOf(value, value.getLoc(), rewriter,
                   "iree_tensor_ext.compute_barrier.start");
}

// IREE might merge a clone with its original. To prevent this, the clone is
// made to depend on a scalar whose value IREE cannot find out. IREE then keeps
// both ops, at almost no cost.

/// Changes \p op so that it computes its usual result only if \p opaque is
/// true. The value \p opaque must have the type i1 and dominate \p op. The
/// compiler then finds no other op that equals this op. Returns the op or its
/// replacement. Returns null if \p op has no operand that can depend on a
/// scalar.
mlir::Operation *tagWith(mlir::Operation *op, mlir::Value opaque,
                         mlir::RewriterBase &rewriter);

// A loop that writes one slot of a stack in each iteration needs only one copy
// of the stack. IREE copies all carried values in each iteration, so it holds
// every stack twice.

/// A carried value of an `scf.for` that the loop writes slot by slot and does
/// not read. The loop writes each slot of this value once.
struct IreeStack {
  unsigned number; ///< The index of the stack among the carried values.
  mlir::tensor::InsertSliceOp update;
};

llvm::SmallVector<IreeStack> stacksOf(mlir::scf::ForOp loop);

/// Allocates each stack before \p loop, and hides from IREE that the loop
/// carries the stack. Hidden stacks are not block arguments, because IREE
/// copies block arguments before it writes to them. Two stacks must not begin
/// as the same value, because they would share memory. Therefore each stack
/// begins as an allocation of its own. The loop does not read the initial
/// content of a stack.
void writeInPlace(mlir::scf::ForOp loop, llvm::ArrayRef<IreeStack> stacks);

/// Returns whether any argument of \p function is marked as donated.
bool hasDonation(mlir::func::FuncOp function);

/// Replaces the marks of donated arguments by IREE's mark, `iree.abi.output`,
/// if the step stays correct. IREE writes the result into the argument's buffer
/// without checking for later reads. The result must therefore come from an
/// elementwise op that reads each element of the argument just before it
/// overwrites this element. This op moves after all other readers of the
/// argument. A fusion barrier on the operands of this op prevents IREE from
/// computing it earlier.
///
/// If the step would not stay correct, an argument loses its mark, with a
/// remark. Fences must be converted before this function is called. Emits an
/// error if two marks contradict each other.
mlir::LogicalResult donateToIree(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_IREE_H
