//===- Fences.h - The values that a rewritten step ties ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rewritten step contains some ops twice. A later pass would merge the two,
// or a compiler would move the second one up to the first. The plan would then
// be lost. A fence (`remat.fence`) prevents both: it passes its operands on,
// and no pass sees through it.
//
//     %t, %g1 = remat.fence %s after %g
//     %a1 = exp %t                        // a = exp(s) runs again
//     %d = mul %a1, %g1                   // later readers of %g
//
// The clone reads %t instead of the saved input %s, so it is not equal to its
// original. It cannot start before the anchor %g exists. It cannot move below
// the readers of %g, because they read %g from the fence.
//
// The graph, the plan and a policy alone determine the fences. The rewrite
// emits the list of fences.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H

#include "Transforms/Planning/PlannedSteps.h"

namespace remat {

/// A policy for fences. Fusing compilers follow a plan better with one policy
/// than with another, and the best policy differs from step to step.
struct FencePolicy {
  /// Whether each recomputation has its own fence. Otherwise consecutive
  /// recomputations share one.
  bool perStep = false;
  /// Whether a value that the function returns may be an anchor.
  bool resultAnchors = true;
  /// Whether later readers take saved inputs from the fence too, as they take
  /// anchors.
  bool handOnSaved = false;
  /// A tensor that is made for the first time is large if its bytes times this
  /// number reach those of the largest tensor. It then waits until the large
  /// tensors are gone that the plan has freed by then. With 0 no tensor waits.
  unsigned large = 0;
  /// Whether a clone that reads only resident tensors is tied by one of them.
  /// Otherwise it may merge with another clone.
  bool tieResidents = true;
};

struct SavedInput {
  mlir::Value value;
  /// Whether steps after the fence's own steps read it from the fence.
  bool isHandedOn;
};

/// The fence is before step `begin`. The steps [begin, end) read saved inputs
/// from it, and all steps from `begin` on read anchors from it.
struct Fence {
  size_t begin, end;
  llvm::SmallVector<SavedInput> saved; ///< At least one.
  llvm::SmallVector<mlir::Value> anchors;
};

/// Returns the fences that \p plan needs, in the order of its steps.
std::vector<Fence> planFences(const PlannedSteps &plan,
                              const FencePolicy &policy);

/// Prints one line for each of \p fences.
void printFences(const PlannedSteps &plan, llvm::ArrayRef<Fence> fences,
                 llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H
