//===- Fences.h - The fences of a rewritten step ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rewritten step contains some ops twice. A later pass would merge the two
// equal ops, or a compiler would move the second op up to the first one. The
// rewritten step would then not follow the plan. A fence (`remat.fence`)
// prevents both of these changes. A fence passes its operands on, and no pass
// sees through it.
//
//     %t, %g1 = remat.fence %s after %g
//     %a1 = exp %t                        // a = exp(s) runs again
//     %d = mul %a1, %g1                   // later readers of %g
//
// The clone reads %t instead of the saved input %s, and is therefore not equal
// to its original. The clone cannot start before the anchor %g exists. The
// clone cannot move below the readers of %g, because these read %g from the
// fence.
//
// The fences depend only on the graph, the plan and a policy. The rewrite emits
// the fences that planFences returns.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H

#include "Transforms/Planning/PlannedSteps.h"

namespace remat {

/// Says how fences are made. A fusing compiler follows a plan better with some
/// policies than with others. The best policy differs from step to step.
struct FencePolicy {
  /// Whether each recomputation has a fence of its own. If this is false,
  /// consecutive recomputations share a fence.
  bool perStep = false;
  /// Whether the steps after the recomputations also read saved inputs from the
  /// fence. These steps always read anchors from the fence.
  bool handOnSaved = false;
  /// A tensor that is made for the first time is large if its bytes times this
  /// number are at least the bytes of the largest tensor. The plan may have
  /// freed other large tensors before the step that makes such a tensor. This
  /// step then waits until the other tensors are gone. If the number is 0, no
  /// step waits.
  unsigned large = 0;
  /// Whether a clone that reads only resident tensors is tied by one of these
  /// tensors. A clone that is not tied may be merged with another clone.
  bool tieResidents = true;
};

struct SavedInput {
  mlir::Value value;
  /// Whether the steps after the recomputations also read the value from the
  /// fence.
  bool isHandedOn;
};

/// A fence before the step `begin`. The steps from `begin` to `end` - 1 read
/// saved inputs from this fence. All steps from `begin` on read anchors from
/// this fence.
struct Fence {
  size_t begin, end;
  /// The list has at least one saved input.
  llvm::SmallVector<SavedInput> saved;
  llvm::SmallVector<mlir::Value> anchors;
};

/// Returns the fences that \p plan needs, in the order of the plan's steps.
std::vector<Fence> planFences(const PlannedSteps &plan,
                              const FencePolicy &policy);

/// Prints one line for each of \p fences.
void printFences(const PlannedSteps &plan, llvm::ArrayRef<Fence> fences,
                 llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCES_H
