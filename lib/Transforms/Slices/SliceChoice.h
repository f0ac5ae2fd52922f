//===- SliceChoice.h - The state of the choice of slices --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices makes candidates one after another, and skips those that
// cannot be better than the best plan so far. This file has the state of that
// search. The remarks and the report on the chosen slices, and the lower bounds
// over all candidates, come from this state.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H

#include "Transforms/Slices/SliceCandidate.h"

#include <cmath>

namespace remat {

struct SliceChoice {
  mlir::func::FuncOp step;
  /// The limit on counted bytes, or none for the fewest bytes possible.
  std::optional<int64_t> budget = {};
  SliceCandidate asItIs = {};
  /// Candidates without a plan yet, the one with the lowest bound first.
  std::vector<SliceCandidate> open = {};
  /// Candidates with a quick plan, the best first.
  std::vector<SliceCandidate> sliced = {};
  /// Lower bounds over all candidates, including skipped ones.
  double costBound = std::numeric_limits<double>::infinity();
  int64_t peakBound = std::numeric_limits<int64_t>::max();
  /// The lowest cost of plans within the budget.
  std::optional<double> bestCost = {};
  double boundOfBest = 0; ///< The bound of the candidate with that plan.

  void noteBounds(const SliceCandidate &candidate) {
    costBound = std::min(costBound, candidate.costBound);
    peakBound = std::min(peakBound, candidate.peakBound);
  }
  /// Tells whether a plan that costs at least \p cost cannot be better.
  bool isTooLong(double cost) const {
    return std::isinf(cost) || (bestCost && cost >= *bestCost);
  }
  /// Tells whether \p candidate has a plan within the budget.
  bool isMet(const SliceCandidate &candidate) const {
    return candidate.verdict &&
           (!budget || candidate.verdict->peakBytes <= *budget);
  }
  /// Tells whether \p step is within the budget without a plan.
  bool fits(const SliceStep &step) const {
    return budget && step.problem->baselinePeak() <= *budget;
  }
};

/// Extrapolates the cost of slices without recomputation. The cost of an op is
/// the larger of two times, for its work and for its bytes, plus a launch for
/// each slice. Both times are linear in the number of slices. The sum is
/// convex. Beyond two points it therefore stays above the line through them.
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

/// Returns the findings for a report on the plan of \p best, the chosen
/// candidate.
SliceFindings findingsOf(const SliceChoice &choice, const SliceCandidate &best);

/// Emits remarks on the choice and on the bounds over all candidates.
void remarkOnChoice(const SliceChoice &choice, const SliceCandidate &best);

/// Emits a remark on the op of \p step that ends the first pass over the slices
/// of \p stopped.
void remarkOnStop(mlir::func::FuncOp step, const SlicePlace &stopped,
                  const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
