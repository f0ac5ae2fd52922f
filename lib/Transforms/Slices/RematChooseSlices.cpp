//===- RematChooseSlices.cpp - Slices where they are quicker --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Candidates are copies of the step in slices. Bounds leave out most of them,
// which changes no choice, and the others are planned (SlicePlanning.h). Each
// more slice costs time, so that candidates of one place with more slices are
// left out once one takes as long, without recomputation, as the best plan so
// far.
//
//===----------------------------------------------------------------------===//

#include "../Loops/LoopBody.h"
#include "LoopCandidate.h"
#include "SliceInput.h"
#include "SlicePlanning.h"

#include "remat/Analysis/AttentionPlaces.h"
#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/GraphSlices.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

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
  LogicalResult choose(func::FuncOp step) {
    if (maxSlices < 1 || maxLine < 1)
      return emitError(lineOf(step))
             << "max-slices and max-line of remat-choose-slices are numbers "
                "from 1";
    if (failed(checkMayBeSliced(step)))
      return failure();
    SliceOptions sliceOptions{sliceReorder};
    FailureOr<std::optional<SlicePlace>> place = findStep(step, sliceOptions);
    if (failed(place))
      return failure();
    auto head = findHeadPlace(step.getBody().front(), sliceOptions);
    candidateOptions = {costModel,    machineName,  planner,
                        lossResult,   sliceOptions, offload,
                        deviceToHost, hostToDevice, hostLimit};
    SliceChoice choice{step};
    SlicePlanning planning(choice, candidateOptions, effort);
    FailureOr<SliceCandidate> asItIs =
        makeSliceCandidate(step, {}, candidateOptions);
    if (failed(asItIs) || failed(readBudget(choice, *asItIs)))
      return failure();
    choice.asItIs = std::move(*asItIs);
    auto attention = findAttentionPlace(step.getBody().front(), sliceOptions);
    if (failed(planning.planAsItIs()) ||
        failed(addCandidates(planning, *place, head)) ||
        (attention && failed(addAttention(planning, *attention))))
      return failure();
    FailureOr<SliceCandidate *> best = planning.planBest();
    if (failed(best))
      return failure();
    remarkOnChoice(choice, **best);
    setSliceFindings(step, findingsOf(choice, **best));
    if (!(*best)->way.place)
      return success();
    int64_t peak = choice.asItIs.problem->baselinePeak();
    func::FuncOp chosen =
        (*best)->inside ? (*best)->inside->function : (*best)->function;
    dropCosts(chosen);
    step.getBody().takeBody(chosen.getBody());
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
        remarkOnStop(step, *places.stopped, options);
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

  LogicalResult addCandidates(SlicePlanning &planning,
                              const std::optional<SlicePlace> &place,
                              const std::optional<SlicePlace> &head) {
    const SliceChoice &choice = planning.choice;
    constexpr int64_t kOfHead = 8;
    if (place && failed(addStep(planning, {&*place}, 2, maxSlices)))
      return failure();
    // The head in more slices than the rest, where the rest is in about as many
    // as are best without.
    if (place && head) {
      int64_t best =
          choice.sliced.empty() ? 2 : choice.sliced.front().way.slices;
      if (failed(
              addStep(planning, {&*place, 1, &*head}, fewerSlices(best), best)))
        return failure();
    }
    // The head is a few ops, so that it takes about as long in eight slices as
    // in two.
    return head ? addStep(planning, {&*head}, kOfHead, maxSlices) : success();
  }

  /// Attention alone, and with the head, which may be what is largest then.
  LogicalResult addAttention(SlicePlanning &planning,
                             const SlicePlace &attention) {
    if (failed(addStep(planning, {&attention}, 2, maxSlices)))
      return failure();
    const SliceChoice &choice = planning.choice;
    auto best = llvm::find_if(choice.sliced, [&](const SliceCandidate &each) {
      return each.way.place == &attention;
    });
    bool isAny = best != choice.sliced.end();
    int64_t most = isAny ? best->way.slices : maxSlices;
    int64_t least = isAny ? fewerSlices(most) : 2;
    SliceWay withHead{&attention};
    withHead.isHeadBeside = true;
    return addStep(planning, withHead, least, most);
  }

  /// \p way with more and more slices, from \p least or the most there can be,
  /// as a line, and as a loop where one may be better.
  LogicalResult addStep(SlicePlanning &planning, SliceWay way, int64_t least,
                        int64_t most) {
    SliceChoice &choice = planning.choice;
    int64_t extent = extentOf(*way.place);
    most = std::min({extent, most, int64_t(maxSlices)});
    bool mayBeLoop = loops && !choice.asItIs.problem->hasLink() && !way.head &&
                     !way.place->first;
    SliceSlope slope;
    int64_t leastPeak = -1;
    std::vector<std::pair<SliceWay, double>> asLoops; // With the line's bound.
    for (int64_t k = std::max<int64_t>(std::min(least, most), 2); k <= most;
         k = moreSlices(k)) {
      constexpr int64_t kOfHead = 8;
      way.slices = k;
      way.ofHead = way.isHeadBeside ? kOfHead
                   : way.head       ? std::max<int64_t>(2, kOfHead / k)
                                    : 1;
      if (!choice.open.empty() &&
          slope.leastCost(k) >= choice.open.front().costBound &&
          failed(planning.planOpen()))
        return failure();
      if (choice.isTooLong(slope.leastCost(k))) {
        choice.costBound = std::min(choice.costBound, slope.leastCost(k));
        break;
      }
      SliceWay loop = way;
      loop.isLoop = true;
      bool divides = mayBeLoop && extent % k == 0;
      bool isLong = opsOfLine(choice, way) > maxLine;
      std::optional<Tried> tried;
      if ((!isLong && failed(addCandidate(planning, way, tried))) ||
          (isLong && divides && failed(addCandidate(planning, loop, tried))))
        return failure();
      if (!tried) {
        if (isLong || way.isHeadBeside)
          continue;
        break; // Nor can it be sliced more often.
      }
      // What holds too much is not sliced.
      if (std::isinf(tried->bound) && tried->peak == leastPeak)
        break;
      leastPeak = tried->peak;
      slope.add(k, tried->cost);
      // No loop is better than a line, least of all where that keeps all.
      if (divides && !isLong && !tried->keepsAll)
        asLoops.push_back({loop, tried->bound});
    }
    if (failed(planning.planOpen()))
      return failure();
    for (const auto &[loop, bound] : asLoops) {
      std::optional<Tried> tried;
      if (!choice.isTooLong(bound) &&
          failed(addCandidate(planning, loop, tried)))
        return failure();
    }
    return planning.planOpen();
  }

  /// About how many ops a step has in \p way, as a line.
  static int64_t opsOfLine(const SliceChoice &choice, const SliceWay &way) {
    int64_t ops = choice.asItIs.graph().numNodes();
    return way.place->first ? ops : ops * way.slices;
  }

  struct Tried {
    double cost;   ///< Without recomputation.
    double bound;  ///< Of all its plans.
    int64_t peak;  ///< None of them takes less.
    bool keepsAll; ///< It is within the budget.
  };

  /// Candidates wait for a plan until one is made whose bound is higher: more
  /// slices cost more, and what they recompute less. \p tried stays empty where
  /// the candidate cannot be made.
  LogicalResult addCandidate(SlicePlanning &planning, const SliceWay &way,
                             std::optional<Tried> &tried) {
    SliceChoice &choice = planning.choice;
    FailureOr<SliceCandidate> made =
        makeSliceCandidate(choice.step, way, candidateOptions);
    if (failed(made))
      return failure();
    if (!made->module)
      return success();
    SliceCandidate &candidate = *made;
    double cost = candidate.graph().baseCost();
    tried = {cost, cost, 0, choice.fits(candidate)};
    if (choice.isTooLong(cost)) {
      choice.costBound = std::min(choice.costBound, cost);
      return success();
    }
    if (way.isLoop) {
      if (failed(findBoundsOfLoop(candidate, choice.budget)))
        return failure();
    } else {
      candidate.findBounds(choice.budget);
    }
    choice.noteBounds(candidate);
    tried->bound = candidate.costBound;
    tried->peak = candidate.peakBound;
    auto place = llvm::find_if(choice.open, [&](const SliceCandidate &other) {
      return candidate.costBound < other.costBound;
    });
    bool isMorePromising = place == choice.open.begin();
    choice.open.insert(place, std::move(candidate));
    return isMorePromising ? success() : planning.planOpen();
  }

  //===--------------------------------------------------------------------===//
  // The budget
  //===--------------------------------------------------------------------===//

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
