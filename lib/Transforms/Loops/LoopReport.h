//===- LoopReport.h - What became of loops ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats the figures of planned loops: as a sentence for people, and as JSON
// for programs (docs/reference/Formats.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

std::string describe(const LoopPlan &before, const LoopPlan &after);

/// Formats all pairs, in the order of their forward loops.
std::string formatLoops(llvm::ArrayRef<LoopPlan> before,
                        llvm::ArrayRef<LoopPlan> after);

/// Why loops have no plan.
struct LoopRefusal {
  std::string message;
  std::optional<int64_t> asked; ///< The budget in bytes, if there was one.
  std::optional<int64_t> least; ///< The fewest bytes that were found.
};

std::string formatRefusal(const LoopRefusal &refusal);

/// Says why some stacks of \p pair are not copied to the host; empty if none is
/// left out.
std::string describeKept(const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
