//===- LoopReport.h - What became of loops ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The figures of planned loops, for people in a sentence and for programs as
// JSON (docs/reference/Formats.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H

#include "LoopPlan.h"

namespace remat {

std::string describe(const LoopPlan &before, const LoopPlan &after);

/// All pairs, in the order of their forward loops.
std::string formatLoops(llvm::ArrayRef<LoopPlan> before,
                        llvm::ArrayRef<LoopPlan> after);

/// That there is no plan. \p asked and \p least: bytes, where they are known.
std::string formatFailure(const std::string &message,
                          std::optional<int64_t> asked,
                          std::optional<int64_t> least);

/// Why some stacks of \p pair have no copies to the host; empty where none is
/// left out.
std::string describeKept(const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPREPORT_H
