//===- LoopCandidate.h - Slices as one loop, planned inside -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For the planner of a step, slices that are one loop are one op. Values kept
// within a slice are planned in the body of the loop. So a candidate that is a
// loop has bounds and plans of two graphs: that of the step around the loop,
// and that of one slice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_LOOPCANDIDATE_H
#define REMAT_LIB_TRANSFORMS_SLICES_LOOPCANDIDATE_H

#include "Transforms/Slices/SliceCandidate.h"

namespace remat {

/// Finds the bounds of \p candidate, which is a loop, as
/// SliceCandidate::findBounds() does for others.
mlir::LogicalResult findBoundsOfLoop(SliceCandidate &candidate,
                                     std::optional<int64_t> budget);

/// Returns a copy of \p candidate, which is a loop, whose body is planned so
/// that the step is within \p budget. If there is no budget, or it cannot be
/// met, the body takes as few bytes as possible. Returns nothing if the body
/// cannot be planned.
mlir::FailureOr<std::optional<SliceStep>>
planInside(SliceCandidate &candidate, std::optional<int64_t> budget,
           llvm::StringRef planner, double effort,
           const CandidateOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_LOOPCANDIDATE_H
