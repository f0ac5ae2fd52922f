//===- RematChooseSlices.cpp - Chooses slices that are faster -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices makes candidates, which are copies of the step in
// slices. Lower bounds exclude most candidates without changing the choice.
// Plans are made for the other candidates (SlicePlanning.cpp). Each additional
// slice costs time. If a candidate without recomputation takes as long as the
// best plan so far, candidates with more slices of the same place are skipped.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/Names.h"
#include "Transforms/Loops/LoopBody.h"
#include "Transforms/Slices/SliceChoice.h"
#include "Transforms/Slices/SliceInput.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Graph/Budget.h"

namespace remat {
#define GEN_PASS_DEF_REMATCHOOSESLICES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// The largest number of slices that is tried, and the largest number of ops of
/// a step with unrolled slices.
static constexpr int64_t kMostSlices = 16, kLongestLine = 20000;

/// Returns the number of slices to try after \p count. \p count must be one of
/// these numbers: 1, 2, 3, 4, 6, 8, 12, 16, ...
static int64_t moreSlices(int64_t count) {
  if (count < 3)
    return count + 1;
  return count % 3 == 0 ? count / 3 * 4 : count / 2 * 3;
}

/// Returns the number that comes before \p count in the list of moreSlices, but
/// at least 2.
static int64_t fewerSlices(int64_t count) {
  if (count < 4)
    return 2;
  return count % 3 == 0 ? count / 3 * 2 : count / 4 * 3;
}

namespace {

class RematChooseSlicesPass
    : public StepPass<
          remat::impl::RematChooseSlicesBase<RematChooseSlicesPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp step) override {
    if (failed(checkMayBeSliced(step)))
      return failure();
    eraseDead(stepBlock(step));
    SliceOptions sliceOptions{sliceReorder};
    FailureOr<std::optional<SlicePlace>> place = findStep(step, sliceOptions);
    if (failed(place))
      return failure();
    auto head = findHeadPlace(stepBlock(step), sliceOptions);
    candidateOptions = {{costModel, machineName},
                        planner,
                        MachineAttr(),
                        lossResult,
                        sliceOptions,
                        offload,
                        {deviceToHost, hostToDevice, hostLimit}};
    if (failed(readMachine(step)))
      return failure();
    SliceChoice choice{step};
    SlicePlanning planning(choice, candidateOptions, effort);
    FailureOr<SliceCandidate> asItIs =
        makeSliceCandidate(step, {}, candidateOptions);
    if (failed(asItIs) || failed(readBudget(choice, *asItIs)))
      return failure();
    choice.asItIs = std::move(*asItIs);
    auto attention = findAttentionPlace(stepBlock(step), sliceOptions);
    if (failed(planning.planAsItIs()) ||
        failed(addCandidates(planning, *place, head)) ||
        (attention && failed(addAttention(planning, *attention))))
      return failure();
    FailureOr<SliceCandidate *> best = planning.planBest();
    if (failed(best))
      return failure();
    remarkOnChoice(choice, **best);
    setSliceFindings(step, findingsOf(choice, **best));
    leave(choice, **best);
    return success();
  }

private:
  /// The code that writes slices leaves out ops that have no readers. Such ops
  /// are therefore erased from the original step before candidates are made.
  /// All candidates then have the same constants, and thus the same part of the
  /// budget for other tensors.
  static void eraseDead(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (&op != &block.back() && isDead(&op))
        op.erase();
  }

  /// Replaces the step by \p best and its plan.
  void leave(const SliceChoice &choice, SliceCandidate &best) {
    func::FuncOp step = choice.step;
    const SliceStep &planned = best.inside ? *best.inside : best;
    if (best.variant.place || choice.isMet(best))
      step->setAttr(
          RematDialect::kPlan,
          PlanAttr::get(&getContext(), planner.getValue(), choice.budget,
                        planned.problem->graph.graph.numNodes(), best.steps));
    if (!best.variant.place)
      return;
    func::FuncOp chosen = planned.function;
    dropCosts(chosen);
    step.getBody().takeBody(chosen.getBody());
    step->setAttr(
        RematDialect::kUnslicedPeak,
        Builder(&getContext())
            .getI64IntegerAttr(choice.asItIs.problem->baselinePeak()));
  }

  //===--------------------------------------------------------------------===//
  // The candidates
  //===--------------------------------------------------------------------===//

  FailureOr<std::optional<SlicePlace>> findStep(func::FuncOp step,
                                                const SliceOptions &options) {
    Block &block = stepBlock(step);
    SlicePlace marked;
    marked.seeds = markedSeeds(step);
    if (marked.seeds.empty()) {
      StepPlaces places = findStepPlaces(block, options);
      if (places.stopped)
        remarkOnStop(step, *places.stopped, options);
      return places.inOnePass;
    }
    if (failed(checkSeeds(step, marked.seeds, 1)))
      return failure();
    marked.name = "the step along the marked arguments";
    SliceRegion region = growSliceRegion(block, marked, options);
    if (failed(checkRegion(step, region, marked.seeds, /*passes=*/1)))
      return failure();
    return std::optional(std::move(marked));
  }

  LogicalResult addCandidates(SlicePlanning &planning,
                              const std::optional<SlicePlace> &place,
                              const std::optional<SlicePlace> &head) {
    const SliceChoice &choice = planning.choice;
    constexpr int64_t kOfHead = 8;
    if (place && failed(addStep(planning, {&*place}, 2, kMostSlices)))
      return failure();
    // Tries steps whose head is divided into more slices than the rest of the
    // step. The rest of the step has about as many slices as the best candidate
    // without slices of a head.
    if (place && head) {
      int64_t best =
          choice.sliced.empty() ? 2 : choice.sliced.front().variant.slices;
      if (failed(addStep(planning, {&*place, &*head}, fewerSlices(best), best)))
        return failure();
    }
    // To divide the head into eight slices takes about as long as to divide it
    // into two, because the head has few ops.
    return head ? addStep(planning, {&*head}, kOfHead, kMostSlices) : success();
  }

  /// Tries to slice only attention. Also tries to slice both attention and the
  /// head, because the head may then have the largest tensors.
  LogicalResult addAttention(SlicePlanning &planning,
                             const SlicePlace &attention) {
    if (failed(addStep(planning, {&attention}, 2, kMostSlices)))
      return failure();
    const SliceChoice &choice = planning.choice;
    auto best = llvm::find_if(choice.sliced, [&](const SliceCandidate &each) {
      return each.variant.place == &attention;
    });
    bool isAny = best != choice.sliced.end();
    int64_t most = isAny ? best->variant.slices : kMostSlices;
    int64_t least = isAny ? fewerSlices(most) : 2;
    SliceVariant withHead(&attention);
    withHead.isHeadBeside = true;
    return addStep(planning, withHead, least, most);
  }

  /// Tries \p variant with more and more slices, unrolled. The first number of
  /// slices is \p least, or the largest possible number if this is smaller.
  /// Also tries \p variant with the slices as one loop, if a loop may be
  /// better.
  LogicalResult addStep(SlicePlanning &planning, const SliceVariant &variant,
                        int64_t least, int64_t most) {
    SliceChoice &choice = planning.choice;
    CandidatesAhead candidates(choice, candidateOptions,
                               variantsOf(choice, variant, least, most));
    SliceSlope slope;
    int64_t leastPeak = -1;
    std::vector<SliceVariant> asLoops;
    std::vector<double> boundsOfLines;
    for (auto [i, each] : llvm::enumerate(candidates.all())) {
      double leastCost = slope.leastCost(each.slices);
      if (!choice.open.empty() && leastCost >= choice.open.front().costBound &&
          failed(planning.planOpen()))
        return failure();
      if (choice.isTooLong(leastCost)) {
        choice.costBound = std::min(choice.costBound, leastCost);
        break;
      }
      FailureOr<std::optional<Tried>> tried =
          addCandidate(planning, candidates, i);
      if (failed(tried))
        return failure();
      if (!*tried) {
        if (each.isLoop || each.isHeadBeside)
          continue;
        // If this number of slices is not possible, larger numbers are not
        // possible either.
        break;
      }
      // More slices do not help, because the bytes that exceed the budget are
      // outside of the slices.
      if (std::isinf((*tried)->bound) && (*tried)->peak == leastPeak)
        break;
      leastPeak = (*tried)->peak;
      slope.add(each.slices, (*tried)->cost);
      // Slices as one loop can be better only if the unrolled slices do not
      // keep all values.
      if (!each.isLoop && mayBeLoop(choice, each) && !(*tried)->keepsAll) {
        asLoops.push_back(each);
        asLoops.back().isLoop = true;
        boundsOfLines.push_back((*tried)->bound);
      }
    }
    return failed(planning.planOpen())
               ? failure()
               : addLoops(planning, std::move(asLoops), boundsOfLines);
  }

  LogicalResult addLoops(SlicePlanning &planning,
                         std::vector<SliceVariant> variants,
                         ArrayRef<double> boundsOfLines) {
    CandidatesAhead loops(planning.choice, candidateOptions,
                          std::move(variants));
    for (auto [i, bound] : llvm::enumerate(boundsOfLines))
      if (!planning.choice.isTooLong(bound) &&
          failed(addCandidate(planning, loops, i)))
        return failure();
    return planning.planOpen();
  }

  /// Returns \p variant with each possible number of slices, as unrolled
  /// slices. If the unrolled slices would have too many ops and a loop is
  /// possible, the slices are one loop instead.
  std::vector<SliceVariant> variantsOf(const SliceChoice &choice,
                                       SliceVariant variant, int64_t least,
                                       int64_t most) {
    constexpr int64_t kOfHead = 8;
    most = std::min({extentOf(*variant.place), most, kMostSlices});
    std::vector<SliceVariant> variants;
    for (int64_t k = std::max<int64_t>(std::min(least, most), 2); k <= most;
         k = moreSlices(k)) {
      variant.slices = k;
      variant.ofHead = variant.isHeadBeside ? kOfHead
                       : variant.head       ? std::max<int64_t>(2, kOfHead / k)
                                            : 1;
      variant.isLoop = opsOfLine(choice, variant) > kLongestLine;
      if (!variant.isLoop || mayBeLoop(choice, variant))
        variants.push_back(variant);
    }
    return variants;
  }

  bool mayBeLoop(const SliceChoice &choice, const SliceVariant &variant) {
    return loops && !choice.asItIs.problem->hasLink() && !variant.head &&
           !variant.place->first &&
           extentOf(*variant.place) % variant.slices == 0;
  }

  /// Estimates how many ops a step has if it is sliced in \p variant and
  /// unrolled.
  static int64_t opsOfLine(const SliceChoice &choice,
                           const SliceVariant &variant) {
    int64_t ops = choice.asItIs.graph().numNodes();
    return variant.place->first ? ops : ops * variant.slices;
  }

  struct Tried {
    double cost;   ///< Cost without recomputation.
    double bound;  ///< A lower bound on the cost of all plans of the candidate.
    int64_t peak;  ///< A lower bound on the peak of all plans of the candidate.
    bool keepsAll; ///< Whether the candidate needs no recomputation.
  };

  /// Makes the candidate with the number \p i. The candidate is planned only
  /// when a candidate with a higher bound has been made. With more slices, the
  /// ops of the step cost more, but less must be recomputed. Returns nothing if
  /// the step cannot be sliced in this variant.
  FailureOr<std::optional<Tried>>
  addCandidate(SlicePlanning &planning, CandidatesAhead &candidates, size_t i) {
    SliceChoice &choice = planning.choice;
    FailureOr<SliceCandidate> made = candidates.take(i);
    if (failed(made))
      return failure();
    if (!made->module)
      return std::optional<Tried>();
    SliceCandidate &candidate = *made;
    double cost = candidate.graph().baseCost();
    std::optional<Tried> tried = {{cost, cost, 0, choice.fits(candidate)}};
    if (choice.isTooLong(cost)) {
      choice.costBound = std::min(choice.costBound, cost);
      return tried;
    }
    choice.noteBounds(candidate);
    tried->bound = candidate.costBound;
    tried->peak = candidate.peakBound;
    auto place = llvm::find_if(choice.open, [&](const SliceCandidate &other) {
      return candidate.costBound < other.costBound;
    });
    bool isMorePromising = place == choice.open.begin();
    choice.open.insert(place, std::move(candidate));
    if (!isMorePromising && failed(planning.planOpen()))
      return failure();
    return tried;
  }

  //===--------------------------------------------------------------------===//
  // The budget
  //===--------------------------------------------------------------------===//

  LogicalResult readMachine(func::FuncOp step) {
    OwningOpRef<ModuleOp> copy = step->getParentOfType<ModuleOp>().clone();
    if (failed(annotateCosts(*copy, candidateOptions)))
      return failure();
    candidateOptions.machine = machineOf(*copy);
    return success();
  }

  LogicalResult readBudget(SliceChoice &choice, const SliceCandidate &asItIs) {
    if (budgetText.empty() == activationBudget.empty())
      return emitError(lineOf(choice.step),
                       "remat-choose-slices: give budget or activation-budget");
    bool countsArguments = !budgetText.empty();
    Result<Budget> parsed = parseBudget(
        countsArguments ? budgetText.getValue() : activationBudget.getValue());
    if (!parsed)
      return emitError(lineOf(choice.step), parsed.error().message);
    choice.budget =
        StepBudget::of(*parsed, countsArguments, asItIs.problem->baselinePeak(),
                       asItIs.graph().residentBytes())
            .countedBytes;
    return success();
  }

  CandidateOptions candidateOptions;
};

} // namespace
