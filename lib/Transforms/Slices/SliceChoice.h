//===- SliceChoice.h - What is known of all ways to slice -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices makes candidates one after another, and leaves out those
// that cannot be better than the best plan so far. This is what it knows then,
// from which it also says, as remarks and for a report, what it has chosen and
// what no candidate goes below.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H

#include "SliceCandidate.h"

#include "remat/Transforms/Reports/SliceFindings.h"

#include <cmath>

namespace remat {

struct SliceChoice {
  mlir::func::FuncOp step;
  /// For the counted bytes; none: as few as possible.
  std::optional<int64_t> budget = {};
  SliceCandidate asItIs = {};
  /// Without a plan yet, that with the lowest bound first.
  std::vector<SliceCandidate> open = {};
  std::vector<SliceCandidate> sliced = {}; ///< By quick plans, the best first.
  /// Over all candidates, also those that were left out.
  double costBound = std::numeric_limits<double>::infinity();
  int64_t peakBound = std::numeric_limits<int64_t>::max();
  std::optional<double> bestCost = {}; ///< Of plans within the budget.
  double boundOfBest = 0;              ///< Of the candidate that has that plan.

  void noteBounds(const SliceCandidate &candidate) {
    costBound = std::min(costBound, candidate.costBound);
    peakBound = std::min(peakBound, candidate.peakBound);
  }
  /// Whether no plan that takes \p cost at least can be better.
  bool isTooLong(double cost) const {
    return std::isinf(cost) || (bestCost && cost >= *bestCost);
  }
  /// Whether \p candidate has a plan that holds the budget.
  bool isMet(const SliceCandidate &candidate) const {
    return candidate.verdict &&
           (!budget || candidate.verdict->peakBytes <= *budget);
  }
  /// Whether \p step as it is is within the budget.
  bool fits(const SliceStep &step) const {
    return budget && step.problem->baselinePeak() <= *budget;
  }
};

/// What slices take without recomputation. For each op that is the larger of
/// two times, its work and its bytes, both linear in the number of slices, and
/// a launch a slice: the sum is convex, so that it stays above the line through
/// two points behind them.
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

/// For a report on the plan of \p best, which was chosen.
SliceFindings findingsOf(const SliceChoice &choice, const SliceCandidate &best);

/// Says what was chosen, and what no candidate goes below.
void remarkOnChoice(const SliceChoice &choice, const SliceCandidate &best);

/// Says which op of \p step ends the first pass over slices of \p stopped.
void remarkOnStop(mlir::func::FuncOp step, const SlicePlace &stopped,
                  const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
