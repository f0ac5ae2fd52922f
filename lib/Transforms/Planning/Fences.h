//===- Fences.h - Which values a rewritten step ties ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rewritten step contains some ops twice. A later pass would merge the two,
// or a compiler would move the second one up to the first, and the plan would
// be undone. A fence (`remat.fence`) prevents both: it passes its operands on
// in a way that no pass sees through.
//
//     %t, %g1 = remat.fence %s after %g
//     %a1 = exp %t                        // a = exp(s) runs again
//     %d = mul %a1, %g1                   // later readers of %g
//
// The clone reads %t instead of the saved input %s, so it is not equal to its
// original.
// It cannot start before the anchor %g is there, and cannot sink below the
// readers of %g, which take it from the fence.
//
// The graph, the plan and a policy alone decide where fences stand. The rewrite
// emits this list.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H

#include "Transforms/Planning/PlannedSteps.h"

namespace remat {

/// Compilers that fuse follow a plan better with one policy than with another,
/// which differs from step to step.
struct FencePolicy {
  /// Each recomputation has a fence of its own; otherwise a run of them, one
  /// right behind the other, has one.
  bool perStep = false;
  /// A value that the function returns may be an anchor.
  bool resultAnchors = true;
  /// Later readers take saved inputs from the fence too, as they take anchors.
  bool handOnSaved = false;
  /// A tensor that is made for the first time, and whose bytes times this are
  /// at least those of the largest, waits until the large tensors are gone that
  /// the plan has freed by then. 0: no tensor waits.
  unsigned large = 0;
  /// A clone that reads resident tensors alone is tied by one of them.
  /// Otherwise it may merge with another clone.
  bool tieResidents = true;
};

struct SavedInput {
  mlir::Value value;
  bool isHandedOn; ///< Whether steps behind the fence's own take it from there.
};

/// Stands before step `begin`. The steps [begin, end) take saved inputs from
/// it, and all steps from `begin` on take anchors from it.
struct Fence {
  size_t begin, end;
  llvm::SmallVector<SavedInput> saved; ///< At least one.
  llvm::SmallVector<mlir::Value> anchors;
};

/// The fences that \p plan needs, in the order of its steps.
std::vector<Fence> planFences(const PlannedSteps &plan,
                              const FencePolicy &policy);

/// Writes a line for each of \p fences.
void printFences(const PlannedSteps &plan, llvm::ArrayRef<Fence> fences,
                 llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H
