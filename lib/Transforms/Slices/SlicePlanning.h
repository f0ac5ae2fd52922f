//===- SlicePlanning.h - Which candidates are planned, and how --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans take most of the time of a choice. So candidates are planned quickly,
// those with the lowest bounds first, and not at all where a bound is above the
// best plan so far. Then the best few are planned with more effort, and
// remat-plan goes on from the best plan.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEPLANNING_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEPLANNING_H

#include "SliceChoice.h"

namespace remat {

/// Each function fails after an error.
class SlicePlanning {
public:
  /// Refers to both.
  SlicePlanning(SliceChoice &choice, const CandidateOptions &options,
                double effort)
      : choice(choice), options(options), effort(effort) {}

  SliceChoice &choice;

  /// Finds the bounds of the step as it is, and a quick plan.
  mlir::LogicalResult planAsItIs();
  /// Quick plans of the open candidates, as far as they may be the best. None
  /// is open behind it.
  mlir::LogicalResult planOpen();
  /// The best candidate.
  mlir::FailureOr<SliceCandidate *> planBest();

private:
  bool mayBeBest(const SliceCandidate &candidate) const;
  bool isHopeful(const SliceCandidate &candidate) const;
  mlir::LogicalResult planQuickly(SliceCandidate &candidate);
  mlir::LogicalResult planBy(SliceCandidate &candidate, llvm::StringRef name,
                             double share);
  mlir::FailureOr<bool> planStep(SliceCandidate &candidate,
                                 const SliceStep &step, llvm::StringRef name,
                                 double share);

  const CandidateOptions &options;
  double effort;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICEPLANNING_H
