//===- RematChooseSlices.cpp - Slices where they are quicker --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Candidates are copies of the step in slices. Bounds leave out most of them,
// which changes no choice; a quick plan ranks the others; the best two are
// planned as remat-plan would. Each more slice costs time, so that candidates
// of one place with more slices are left out once one takes as long, without
// recomputation, as the best plan so far.
//
//===----------------------------------------------------------------------===//

#include "SliceCandidate.h"
#include "SliceInput.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/Ranking.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"
#include "remat/Transforms/Reports/SliceFindings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

namespace remat {
#define GEN_PASS_DEF_REMATCHOOSESLICES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematChooseSlicesPass
    : public remat::impl::RematChooseSlicesBase<RematChooseSlicesPass> {
public:
  using RematChooseSlicesBase::RematChooseSlicesBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isPlannedFunction(function) && failed(choose(function)))
        return signalPassFailure();
  }

private:
  /// What is known of all candidates of one step.
  struct Choice {
    func::FuncOp step;
    SliceCandidate asItIs;
    std::vector<SliceCandidate> sliced; ///< By quick plans, the best first.
    /// Over all candidates, also those that were left out.
    double costBound = std::numeric_limits<double>::infinity();
    int64_t peakBound = std::numeric_limits<int64_t>::max();
    std::optional<double> bestCost; ///< Of plans within the budget.

    void noteBounds(const SliceCandidate &candidate) {
      costBound = std::min(costBound, candidate.costBound);
      peakBound = std::min(peakBound, candidate.peakBound);
    }
    /// Whether no plan that takes \p cost at least can be better.
    bool isTooLong(double cost) const {
      return std::isinf(cost) || (bestCost && cost >= *bestCost);
    }
  };

  LogicalResult choose(func::FuncOp step) {
    if (maxSlices < 1)
      return emitError(lineOf(step))
             << "max-slices of remat-choose-slices is a number "
                "from 1";
    if (failed(checkMayBeSliced(step)))
      return failure();
    SliceOptions sliceOptions{sliceReorder};
    FailureOr<std::optional<SlicePlace>> place = findStep(step, sliceOptions);
    if (failed(place))
      return failure();
    auto head = findHeadPlace(step.getBody().front(), sliceOptions);
    candidateOptions = {costModel, machineName, planner, lossResult,
                        sliceOptions};
    Choice choice;
    choice.step = step;
    FailureOr<SliceCandidate> asItIs =
        makeSliceCandidate(step, {}, candidateOptions);
    if (failed(asItIs) || failed(readBudget(step, *asItIs)))
      return failure();
    choice.asItIs = std::move(*asItIs);
    if (failed(planAsItIs(choice)) ||
        failed(addCandidates(choice, *place, head)))
      return failure();
    FailureOr<SliceCandidate *> best = planBest(choice);
    if (failed(best))
      return failure();
    report(choice, **best);
    setSliceFindings(step, findingsOf(choice, **best));
    if (!(*best)->way.place)
      return success();
    int64_t peak = choice.asItIs.problem->baselinePeak();
    dropCosts((*best)->step);
    step.getBody().takeBody((*best)->step.getBody());
    step->setAttr(RematDialect::kUnslicedPeak,
                  Builder(&getContext()).getI64IntegerAttr(peak));
    return success();
  }

  //===--------------------------------------------------------------------===//
  // What is tried
  //===--------------------------------------------------------------------===//

  FailureOr<std::optional<SlicePlace>> findStep(func::FuncOp step,
                                                const SliceOptions &options) {
    Block &block = step.getBody().front();
    SlicePlace marked;
    marked.seeds = markedSeeds(step);
    if (marked.seeds.empty()) {
      StepPlaces places = findStepPlaces(block, options);
      if (places.stopped)
        sayWhatStops(step, *places.stopped, options);
      return places.inOnePass;
    }
    if (failed(checkSeeds(step, marked.seeds, 1)))
      return failure();
    marked.name = "the step along what is marked";
    SliceRegion region = growSliceRegion(block, marked, options);
    if (failed(checkRegion(step, region, marked.seeds, /*passes=*/1)))
      return failure();
    return std::optional(std::move(marked));
  }

  void sayWhatStops(func::FuncOp step, const SlicePlace &stopped,
                    const SliceOptions &options) {
    SliceRegion region =
        growSliceRegion(step.getBody().front(), stopped, options);
    InFlightDiagnostic remark = emitRemark(lineOf(step), "not tried: ");
    remark << stopped.name << " takes " << region.passes
           << " passes over all slices";
    remark.attachNote(region.waitsFor->getLoc())
        << "'" << region.waitsFor->getName() << "' ends the first pass: it "
        << stopReason(region, region.waitsFor);
  }

  LogicalResult addCandidates(Choice &choice,
                              const std::optional<SlicePlace> &place,
                              const std::optional<SlicePlace> &head) {
    constexpr int64_t kOfHead = 8;
    if (place && failed(addStep(choice, {&*place}, 2, maxSlices)))
      return failure();
    // The head in more slices than the rest, where the rest is in about as many
    // as are best without.
    if (place && head) {
      int64_t best =
          choice.sliced.empty() ? 2 : choice.sliced.front().way.slices;
      int64_t least = best > 2 ? before(best) : best;
      if (failed(addStep(choice, {&*place, 1, &*head}, least, best)))
        return failure();
    }
    // The head is a few ops, so that it takes about as long in eight slices as
    // in two.
    return head ? addStep(choice, {&*head}, kOfHead, maxSlices) : success();
  }

  /// In 2, 3, 4, 6, 8, 12, 16, ...
  static int64_t after(int64_t k) {
    return k == 2 ? 3 : k % 3 == 0 ? k / 3 * 4 : k / 2 * 3;
  }
  static int64_t before(int64_t k) {
    return k == 3 ? 2 : k % 3 == 0 ? k / 3 * 2 : k / 4 * 3;
  }

  /// \p way with more and more slices, from \p least or the most there can be.
  LogicalResult addStep(Choice &choice, SliceWay way, int64_t least,
                        int64_t most) {
    const SliceSeed &seed = way.place->seeds.front();
    int64_t extent =
        cast<RankedTensorType>(seed.value.getType()).getDimSize(seed.dim);
    most = std::min({extent, most, int64_t(maxSlices)});
    Slope slope;
    for (int64_t k = std::max<int64_t>(std::min(least, most), 2); k <= most;
         k = after(k)) {
      constexpr int64_t kOfHead = 8;
      way.slices = k;
      way.ofHead = way.head ? std::max<int64_t>(2, kOfHead / k) : 1;
      if (choice.isTooLong(slope.leastCost(k))) {
        choice.costBound = std::min(choice.costBound, slope.leastCost(k));
        break;
      }
      FailureOr<std::optional<double>> cost = addCandidate(choice, way);
      if (failed(cost))
        return failure();
      if (!*cost)
        break;
      slope.add(k, **cost);
    }
    return success();
  }

  /// What slices take without recomputation. For each op that is the larger of
  /// two times, its work and its bytes, both linear in the number of slices,
  /// and a launch a slice: the sum is convex, so that it stays above the line
  /// through two points behind them.
  class Slope {
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

  /// Returns what the candidate takes without recomputation; none where it
  /// cannot be made.
  FailureOr<std::optional<double>> addCandidate(Choice &choice,
                                                const SliceWay &way) {
    FailureOr<SliceCandidate> made =
        makeSliceCandidate(choice.step, way, candidateOptions);
    if (failed(made))
      return failure();
    if (!made->module)
      return std::optional<double>();
    SliceCandidate &candidate = *made;
    std::optional<double> cost = candidate.graph().baseCost();
    if (choice.isTooLong(*cost)) {
      choice.costBound = std::min(choice.costBound, *cost);
      return cost;
    }
    candidate.findBounds(budget.countedBytes);
    choice.noteBounds(candidate);
    if (choice.isTooLong(candidate.costBound))
      return cost;
    if (failed(planQuickly(choice, candidate)))
      return failure();
    Ranking ranking(budget.countedBytes);
    auto place = llvm::find_if(choice.sliced, [&](const SliceCandidate &other) {
      return ranking.isBetter(*candidate.verdict, *other.verdict);
    });
    choice.sliced.insert(place, std::move(candidate));
    return cost;
  }

  //===--------------------------------------------------------------------===//
  // Planning
  //===--------------------------------------------------------------------===//

  LogicalResult readBudget(func::FuncOp step, const SliceCandidate &asItIs) {
    if (budgetText.empty() == activationBudget.empty())
      return emitError(lineOf(step),
                       "remat-choose-slices: give budget or activation-budget");
    bool countsArguments = !budgetText.empty();
    Result<Budget> parsed = parseBudget(
        countsArguments ? budgetText.getValue() : activationBudget.getValue());
    if (!parsed)
      return emitError(lineOf(step), parsed.error().message);
    budget =
        StepBudget::of(*parsed, countsArguments, asItIs.problem->baselinePeak(),
                       asItIs.graph().residentBytes());
    return success();
  }

  LogicalResult planAsItIs(Choice &choice) {
    choice.asItIs.findBounds(budget.countedBytes);
    choice.noteBounds(choice.asItIs);
    return std::isinf(choice.asItIs.costBound)
               ? success()
               : planQuickly(choice, choice.asItIs);
  }

  /// A plan in a fraction of the time, where the planner is one that searches.
  LogicalResult planQuickly(Choice &choice, SliceCandidate &candidate) {
    constexpr StringRef kSearching[] = {"auto", "search", "hybrid"};
    bool searches = llvm::is_contained(kSearching, planner.getValue()) &&
                    !hasRecomputeMark(candidate.graph());
    return planBy(choice, candidate,
                  searches ? "greedy-gaps" : planner.getValue(), effort);
  }

  LogicalResult planBy(Choice &choice, SliceCandidate &candidate,
                       StringRef name, double effort) {
    // About as long for each candidate.
    constexpr double kFullEffortNodes = 2000;
    PlannerOptions options;
    options.effort =
        effort * std::min(1.0, kFullEffortNodes / candidate.graph().numNodes());
    bool fits = budget.countedBytes &&
                candidate.problem->baselinePeak() <= *budget.countedBytes;
    Result<Planned> planned =
        planWith(fits ? "keep-all" : std::string_view(name),
                 candidate.problem->within(budget.countedBytes), options);
    if (!planned)
      return emitError(lineOf(candidate.step), planned.error().message);
    Verdict verdict{
        planned->simulation.peakBytes,
        planCost(candidate.graph(), planned->plan.steps, planned->simulation)};
    Ranking ranking(budget.countedBytes);
    // A quick plan may be the better one.
    if (!candidate.verdict || ranking.isBetter(verdict, *candidate.verdict))
      candidate.verdict = verdict;
    if (ranking.fits(verdict))
      choice.bestCost =
          std::min(choice.bestCost.value_or(verdict.cost), verdict.cost);
    return success();
  }

  /// Plans the step as it is and the best two by quick plans, as far as they
  /// may be the best, and more of them while none is within the budget.
  FailureOr<SliceCandidate *> planBest(Choice &choice) {
    std::vector<SliceCandidate *> candidates;
    for (SliceCandidate &candidate : choice.sliced)
      candidates.push_back(&candidate);
    constexpr size_t kCarefullyPlanned = 2;
    candidates.insert(candidates.begin() +
                          std::min(kCarefullyPlanned, candidates.size()),
                      &choice.asItIs);
    size_t planned = 0;
    for (SliceCandidate *candidate : candidates) {
      if (planned > kCarefullyPlanned && choice.bestCost)
        break;
      ++planned;
      if (choice.isTooLong(candidate->costBound))
        continue;
      // Which one is better shows before a plan is as good as remat-plan's.
      constexpr double kShare = 0.25;
      if (failed(
              planBy(choice, *candidate, planner.getValue(), effort * kShare)))
        return failure();
    }
    Ranking ranking(budget.countedBytes);
    SliceCandidate *best = &choice.asItIs;
    for (SliceCandidate &candidate : choice.sliced)
      if (!best->verdict ||
          ranking.isBetter(*candidate.verdict, *best->verdict))
        best = &candidate;
    return best;
  }

  //===--------------------------------------------------------------------===//
  // What is said
  //===--------------------------------------------------------------------===//

  bool isMet(const SliceCandidate &candidate) const {
    return candidate.verdict &&
           (!budget.countedBytes ||
            candidate.verdict->peakBytes <= *budget.countedBytes);
  }

  /// The same for a report.
  SliceFindings findingsOf(const Choice &choice,
                           const SliceCandidate &best) const {
    SliceFindings findings;
    if (best.way.place) {
      findings.place = best.way.place->name;
      findings.slices = best.way.slices;
      findings.ofHead = best.way.ofHead;
    }
    findings.unslicedPeak = choice.asItIs.problem->baselinePeak();
    findings.unslicedCost = choice.asItIs.graph().baseCost();
    if (isMet(choice.asItIs)) {
      findings.costWithout = choice.asItIs.verdict->cost;
      findings.leastWithout = choice.asItIs.costBound;
    }
    if (!std::isinf(choice.costBound))
      findings.costBound = choice.costBound;
    findings.peakBound = choice.peakBound;
    return findings;
  }

  void report(const Choice &choice, const SliceCandidate &best) const {
    double unlimited = choice.asItIs.graph().baseCost();
    auto extra = [&](double cost) {
      return std::string(llvm::formatv(
          "{0:f2} %", unlimited > 0 ? 100 * (cost / unlimited - 1) : 0.0));
    };
    const SliceCandidate &asItIs = choice.asItIs;
    std::string without = "no plan without slices";
    if (isMet(asItIs))
      without = extra(asItIs.verdict->cost) + " extra cost without slices";
    if (isMet(asItIs) && &best != &asItIs)
      without += " (at least " + extra(asItIs.costBound) + ")";
    if (!best.way.place)
      emitRemark(lineOf(choice.step),
                 isMet(best) ? "no slices: none are quicker; "
                             : "no slices: none are within the budget; ")
          << without;
    else
      emitRemark(lineOf(choice.step), best.way.describe())
          << ": " << extra(best.verdict->cost) << " extra cost"
          << (isMet(best) ? "" : ", over the budget") << " at a peak of "
          << formatBytes(best.verdict->peakBytes) << " besides the arguments; "
          << without;
    InFlightDiagnostic bound = emitRemark(lineOf(choice.step));
    if (std::isinf(choice.costBound))
      bound
          << "bound: no plan of the step as it is, or of the slices tried, is "
             "within the budget";
    else
      bound << "bound: no plan of the step as it is, or of the slices tried, "
               "costs less than "
            << extra(choice.costBound) << " extra";
    bound << "; none needs less than " << formatBytes(choice.peakBound)
          << " besides the arguments";
  }

  StepBudget budget;
  CandidateOptions candidateOptions;
};

} // namespace
