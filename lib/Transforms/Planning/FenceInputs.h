//===- FenceInputs.h - The inputs that tie recomputations -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clone (an op that runs again) and its original are different if one of
// their operands is different. Therefore a fence passes on at least one operand
// of each clone. This operand is a value that exists in any case.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H

#include "Transforms/Planning/Fences.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

/// Knows the scatters, updates and loops that write into zeros, if several of
/// these ops write into zeros of the same type. A compiler would make all
/// these zeros at the same time and hold them, unless each op gets its zeros
/// from a fence. Another tensor that depends on no other value counts like
/// zeros.
class SharedZeros {
public:
  explicit SharedZeros(const FunctionGraph &graph);

  /// Returns the zeros into which \p op writes, if these must come from a
  /// fence.
  llvm::ArrayRef<mlir::Value> of(mlir::Operation *op) const;

private:
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value, 1>> zeros;
};

/// Returns the saved inputs of the steps from \p begin to \p end - 1, which run
/// again. These are all counted tensors that the steps read from outside, and
/// one operand of each clone that reads no such tensor.
llvm::SetVector<mlir::Value> findSaved(const PlannedSteps &plan,
                                       const FencePolicy &policy,
                                       const SharedZeros &sharedZeros,
                                       size_t begin, size_t end);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEINPUTS_H
