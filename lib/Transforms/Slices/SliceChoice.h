//===- SliceChoice.h - The state of the choice of slices --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices makes one candidate after another. Candidates that
// cannot be better than the best plan so far are skipped. This file has the
// state of the search for the best candidate. The remarks, the report on the
// chosen slices, and the lower bounds over all candidates come from this state.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H

#include "Transforms/Slices/SliceCandidate.h"

#include <cmath>

namespace remat {

struct SliceChoice {
  mlir::func::FuncOp step;
  /// The limit on the counted bytes of the step. If no limit is set, a plan
  /// with the fewest bytes is wanted.
  std::optional<int64_t> budget = {};
  SliceCandidate asItIs = {};
  /// Candidates that have no plan yet. The candidate with the lowest bound
  /// comes first in this list.
  std::vector<SliceCandidate> open = {};
  /// Candidates that have a quick plan. The candidate with the best plan comes
  /// first in this list.
  std::vector<SliceCandidate> sliced = {};
  /// Lower bounds over all candidates. Skipped candidates are included.
  double costBound = std::numeric_limits<double>::infinity();
  int64_t peakBound = std::numeric_limits<int64_t>::max();
  /// The lowest cost of all plans within the budget that were made so far.
  std::optional<double> bestCost = {};
  /// The lower bound of the candidate that costs `bestCost`.
  double boundOfBest = 0;

  void noteBounds(const SliceCandidate &candidate) {
    costBound = std::min(costBound, candidate.costBound);
    peakBound = std::min(peakBound, candidate.peakBound);
  }
  /// Returns true if a plan that costs at least \p cost cannot be better than
  /// the best plan so far.
  bool isTooLong(double cost) const {
    return std::isinf(cost) || (bestCost && cost >= *bestCost);
  }
  /// Returns whether \p candidate has a plan within the budget.
  bool isMet(const SliceCandidate &candidate) const {
    return candidate.verdict &&
           (!budget || candidate.verdict->peakBytes <= *budget);
  }
  /// Returns whether \p step is within the budget without a plan.
  bool fits(const SliceStep &step) const {
    return budget && step.problem->baselinePeak() <= *budget;
  }
};

/// Estimates the least cost of a step that is divided into more slices, if
/// nothing is recomputed. The cost of each op is the larger of two times, plus
/// a launch for each slice. The first is the time for the op's work, and the
/// second is the time for its bytes. Both times of an op are linear in the
/// number of slices. The sum of the costs of all ops is therefore a convex
/// function of the number of slices. If the cost is known for two numbers of
/// slices, the cost for larger numbers is not below the line through these two
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

/// A choice of slices asks for its candidates one after another. To make a
/// candidate takes as long as a quick plan: the step is copied and sliced, and
/// the bounds of its plans are computed. The candidates do not depend on each
/// other. Therefore the next candidate is made at the same time as the
/// candidate that is asked for.
class CandidatesAhead {
public:
  /// The object keeps references to \p choice and \p options.
  CandidatesAhead(const SliceChoice &choice, const CandidateOptions &options,
                  std::vector<SliceVariant> variants)
      : choice(choice), options(options), variants(std::move(variants)),
        made(this->variants.size()) {}

  llvm::ArrayRef<SliceVariant> all() const { return variants; }

  /// Returns the candidate of the variant with the number \p i. Each candidate
  /// can be taken only once. The candidate has lower bounds, unless it costs
  /// too much even without recomputation. The candidate has no module if the
  /// step cannot be sliced in this variant. Fails after an error.
  mlir::FailureOr<SliceCandidate> take(size_t i);

private:
  mlir::LogicalResult make(size_t i);

  const SliceChoice &choice;
  const CandidateOptions &options;
  std::vector<SliceVariant> variants;
  std::vector<std::optional<SliceCandidate>> made;
};

/// Returns what a report says about the plan of \p best, the chosen candidate.
SliceFindings findingsOf(const SliceChoice &choice, const SliceCandidate &best);

/// Emits remarks on the candidate that was chosen and on the bounds over all
/// candidates.
void remarkOnChoice(const SliceChoice &choice, const SliceCandidate &best);

/// Slices of the step at the place \p stopped must need more than one pass.
/// Emits a remark at the op of \p step that ends the first pass.
void remarkOnStop(mlir::func::FuncOp step, const SlicePlace &stopped,
                  const SliceOptions &options);

/// Plans the candidates of a choice of slices. Each function of this class
/// fails if it has emitted an error. Planning takes most of the time of a
/// choice. Therefore candidates first get a quick plan, which takes little
/// time. Candidates with the lowest bounds are planned first. A candidate whose
/// bound exceeds the cost of the best plan so far is skipped. Then the best few
/// candidates are planned with more effort than before. The pass remat-plan
/// continues from the best plan.
class SlicePlanning {
public:
  /// The object keeps references to \p choice and \p options.
  SlicePlanning(SliceChoice &choice, const CandidateOptions &options,
                double effort)
      : choice(choice), options(options), effort(effort) {}

  SliceChoice &choice;

  /// Computes the bounds of the original step, and makes a quick plan of it.
  mlir::LogicalResult planAsItIs();
  /// Makes quick plans of those open candidates that may be the best.
  /// Afterwards no candidate is open.
  mlir::LogicalResult planOpen();
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

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECHOICE_H
