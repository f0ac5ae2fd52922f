//===- SlicePlanning.h - Plans the candidates of a choice -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans take most of the time of a choice. Therefore candidates are first
// planned quickly, those with the lowest bounds first. Candidates whose bound
// is above the best plan so far are skipped. Then the best few are planned with
// more effort, and remat-plan continues from the best plan.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEPLANNING_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEPLANNING_H

#include "Transforms/Slices/SliceChoice.h"

namespace remat {

/// Plans the candidates of a choice. Each function fails after an error.
class SlicePlanning {
public:
  /// Keeps references to \p choice and \p options.
  SlicePlanning(SliceChoice &choice, const CandidateOptions &options,
                double effort)
      : choice(choice), options(options), effort(effort) {}

  SliceChoice &choice;

  /// Finds the bounds of the original step, and plans it quickly.
  mlir::LogicalResult planAsItIs();
  /// Plans the open candidates quickly, if they may be the best. Afterwards no
  /// candidate is open.
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
