//===- LoopReport.h - Reports what planning did to loops --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Formats the results of planned loops, as a sentence for people and as JSON
// for programs (docs/reference/Formats.md).
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

std::string describe(const LoopPlan &before, const LoopPlan &after);

/// Formats all pairs, in the order of their forward loops.
std::string formatLoops(llvm::ArrayRef<LoopPlan> before,
                        llvm::ArrayRef<LoopPlan> after);

/// The reason why loops have no plan.
struct LoopRefusal {
  std::string message;
  std::optional<int64_t> asked; ///< The budget in bytes, if there was one.
  /// The fewest bytes of any plan that was found.
  std::optional<int64_t> least;
};

std::string formatRefusal(const LoopRefusal &refusal);

/// Says why some stacks of \p pair are not copied to the host, or returns an
/// empty string if all are copied.
std::string describeKept(const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
