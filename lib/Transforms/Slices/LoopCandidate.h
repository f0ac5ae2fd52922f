//===- LoopCandidate.h - Slices as one loop, planned inside -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To the planner of a step, slices that are one loop are one op. What a slice
// keeps is planned in the body of the loop. So a candidate that is a loop has
// bounds and plans of two graphs: that of the step around the loop, and that of
// one slice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_LOOPCANDIDATE_H
#define REMAT_LIB_TRANSFORMS_SLICES_LOOPCANDIDATE_H

#include "SliceCandidate.h"

namespace remat {

/// As SliceCandidate::findBounds(), for \p candidate, which is a loop.
mlir::LogicalResult findBoundsOfLoop(SliceCandidate &candidate,
                                     std::optional<int64_t> budget);

/// A copy of \p candidate, which is a loop, with the body planned so that the
/// step is within \p budget, or takes as few bytes as possible where that is
/// none or cannot be. None where nothing of the body can be planned.
mlir::FailureOr<std::optional<SliceStep>>
planInside(SliceCandidate &candidate, std::optional<int64_t> budget,
           llvm::StringRef planner, double effort,
           const CandidateOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_LOOPCANDIDATE_H
