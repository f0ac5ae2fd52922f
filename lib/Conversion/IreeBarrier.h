//===- IreeBarrier.h - Barriers of IREE -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IREE has its own barriers: some stop its fusion, and some hide a value from
// its optimiser. These helpers build them as unregistered ops, because IREE is
// not linked.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_IREEBARRIER_H
#define REMAT_LIB_CONVERSION_IREEBARRIER_H

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

} // namespace remat

#endif // REMAT_LIB_CONVERSION_IREEBARRIER_H
