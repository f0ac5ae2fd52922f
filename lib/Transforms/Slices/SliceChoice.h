//===- SliceChoice.h - The state of the choice of slices --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices makes one candidate after another. It skips candidates
// that cannot be better than the best plan so far. This file has the state of
// that search. The remarks, the report on the chosen slices, and the lower
// bounds over all candidates come from this state.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H

#include "Transforms/Slices/SliceCandidate.h"

#include <cmath>

namespace remat {

struct SliceChoice {
  mlir::func::FuncOp step;
  /// The limit on the counted bytes. If it is not set, the fewest bytes are
  /// wanted.
  std::optional<int64_t> budget = {};
  SliceCandidate asItIs = {};
  /// Candidates that have no plan yet. The one with the lowest bound comes
  /// first.
  std::vector<SliceCandidate> open = {};
  /// Candidates that have a quick plan. The best one comes first.
  std::vector<SliceCandidate> sliced = {};
  /// Lower bounds over all candidates. Skipped candidates are included.
  double costBound = std::numeric_limits<double>::infinity();
  int64_t peakBound = std::numeric_limits<int64_t>::max();
  /// The lowest cost of all plans within the budget so far.
  std::optional<double> bestCost = {};
  double boundOfBest = 0; ///< The bound of this plan's candidate.

  void noteBounds(const SliceCandidate &candidate) {
    costBound = std::min(costBound, candidate.costBound);
    peakBound = std::min(peakBound, candidate.peakBound);
  }
  /// Returns whether no plan that costs at least \p cost can be better than the
  /// best plan.
  bool isTooLong(double cost) const {
    return std::isinf(cost) || (bestCost && cost >= *bestCost);
  }
  /// Returns whether \p candidate has a plan within the budget.
  bool isMet(const SliceCandidate &candidate) const {
    return candidate.verdict &&
           (!budget || candidate.verdict->peakBytes <= *budget);
  }
  /// Returns whether the unplanned \p step is within the budget.
  bool fits(const SliceStep &step) const {
    return budget && step.problem->baselinePeak() <= *budget;
  }
};

/// Estimates the least cost of a step in more slices, without recomputation.
/// The cost of an op is the larger of two times, plus a launch for each slice.
/// One time is for its work, and one is for its bytes. Both times are linear in
/// the number of slices. The sum over all ops is therefore convex. For numbers
/// of slices beyond two known points, it stays above the line through these
/// points.
class SliceSlope {
public:
  void add(int64_t slices, double cost) {
    if (at > 0)
      slope = (cost - last) / double(slices - at);
    at = slices;
    last = cost;
  }
  double leastCost(int64_t slices) const {
    return last + slope * double(slices - at);
  }

private:
  int64_t at = 0;
  double last = 0, slope = 0;
};

/// Returns what a report says about the plan of \p best, the chosen candidate.
SliceFindings findingsOf(const SliceChoice &choice, const SliceCandidate &best);

/// Emits remarks on the choice and on the bounds over all candidates.
void remarkOnChoice(const SliceChoice &choice, const SliceCandidate &best);

/// Slicing \p stopped needs more than one pass. Emits a remark at the op of \p
/// step that ends the first pass.
void remarkOnStop(mlir::func::FuncOp step, const SlicePlace &stopped,
                  const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
