//===- SlicePlanning.h - Plans the candidates of a choice -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planning takes most of the time of a choice of slices. Therefore quick plans
// of the candidates are made first. Candidates with the lowest bounds come
// first. A candidate whose bound exceeds the cost of the best plan so far is
// skipped. Then the best few candidates are planned with more effort. The pass
// remat-plan continues from the best plan.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEPLANNING_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEPLANNING_H

#include "Transforms/Slices/SliceChoice.h"

namespace remat {

/// Plans the candidates of a choice of slices. A function fails if it has
/// emitted an error.
class SlicePlanning {
public:
  /// Keeps references to \p choice and \p options.
  SlicePlanning(SliceChoice &choice, const CandidateOptions &options,
                double effort)
      : choice(choice), options(options), effort(effort) {}

  SliceChoice &choice;

  /// Computes the bounds of the original step, and makes a quick plan of it.
  mlir::LogicalResult planAsItIs();
  /// Makes quick plans of the open candidates, if these may be the best.
  /// Afterwards no candidate is open.
  mlir::LogicalResult planOpen();
  /// Returns the best candidate.
  mlir::FailureOr<SliceCandidate *> planBest();

private:
  bool isWorthQuickPlan(const SliceCandidate &candidate) const;
  bool isWorthCarefulPlan(const SliceCandidate &candidate) const;
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
