//===- LoopReport.h - Reports what planning did to loops --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Formats the results of planned loops: as a sentence for people, and as JSON
// for programs (docs/reference/Formats.md).
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

std::string describe(const LoopPlan &before, const LoopPlan &after);

/// Formats all pairs of loops, in the order of their forward loops.
std::string formatLoops(llvm::ArrayRef<LoopPlan> before,
                        llvm::ArrayRef<LoopPlan> after);

/// The reason why loops have no plan.
struct LoopRefusal {
  std::string message;
  std::optional<int64_t> asked; ///< The budget, if there was one.
  /// The fewest bytes of any plan that was found.
  std::optional<int64_t> least;
};

std::string formatRefusal(const LoopRefusal &refusal);

/// If some stacks of \p pair cannot be copied to the host, says why. Otherwise
/// returns an empty text.
std::string describeKept(const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
