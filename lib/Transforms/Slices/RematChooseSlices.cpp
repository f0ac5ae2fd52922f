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

#include "../Loops/LoopBody.h"
#include "LoopCandidate.h"
#include "SliceChoice.h"
#include "SliceInput.h"

#include "remat/Analysis/AttentionPlaces.h"
#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/GraphSlices.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/Ranking.h"
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
    candidateOptions = {costModel, machineName, planner, lossResult,
                        sliceOptions};
    SliceChoice choice{step};
    FailureOr<SliceCandidate> asItIs =
        makeSliceCandidate(step, {}, candidateOptions);
    if (failed(asItIs) || failed(readBudget(choice, *asItIs)))
      return failure();
    choice.asItIs = std::move(*asItIs);
    auto attention = findAttentionPlace(step.getBody().front(), sliceOptions);
    if (failed(planAsItIs(choice)) ||
        failed(addCandidates(choice, *place, head)) ||
        (attention && failed(addAttention(choice, *attention))))
      return failure();
    FailureOr<SliceCandidate *> best = planBest(choice);
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

  LogicalResult addCandidates(SliceChoice &choice,
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
      if (failed(
              addStep(choice, {&*place, 1, &*head}, fewerSlices(best), best)))
        return failure();
    }
    // The head is a few ops, so that it takes about as long in eight slices as
    // in two.
    return head ? addStep(choice, {&*head}, kOfHead, maxSlices) : success();
  }

  /// Attention alone, and with the head, which may be what is largest then.
  LogicalResult addAttention(SliceChoice &choice, const SlicePlace &attention) {
    if (failed(addStep(choice, {&attention}, 2, maxSlices)))
      return failure();
    auto best = llvm::find_if(choice.sliced, [&](const SliceCandidate &each) {
      return each.way.place == &attention;
    });
    bool isAny = best != choice.sliced.end();
    int64_t most = isAny ? best->way.slices : maxSlices;
    int64_t least = isAny ? fewerSlices(most) : 2;
    SliceWay withHead{&attention};
    withHead.isHeadBeside = true;
    return addStep(choice, withHead, least, most);
  }

  /// \p way with more and more slices, from \p least or the most there can be.
  LogicalResult addStep(SliceChoice &choice, SliceWay way, int64_t least,
                        int64_t most) {
    int64_t extent = extentOf(*way.place);
    most = std::min({extent, most, int64_t(maxSlices)});
    SliceSlope slope;
    bool mayBeLoop = loops && !way.head && !way.place->first;
    for (int64_t k = std::max<int64_t>(std::min(least, most), 2); k <= most;
         k = moreSlices(k)) {
      constexpr int64_t kOfHead = 8;
      way.slices = k;
      way.ofHead = way.isHeadBeside ? kOfHead
                   : way.head       ? std::max<int64_t>(2, kOfHead / k)
                                    : 1;
      if (choice.isTooLong(slope.leastCost(k))) {
        choice.costBound = std::min(choice.costBound, slope.leastCost(k));
        break;
      }
      // Where a line keeps all, no loop is better.
      bool divides = extent % k == 0;
      bool isLong = opsOfLine(choice, way) > maxLine;
      std::optional<Tried> line, loop;
      if (!isLong && failed(addCandidate(choice, way, line)))
        return failure();
      if (mayBeLoop && divides && !(line && line->keepsAll)) {
        way.isLoop = true;
        if (failed(addCandidate(choice, way, loop)))
          return failure();
        way.isLoop = false;
      }
      if (line || loop)
        slope.add(k, line ? line->cost : loop->cost);
      else if (!isLong && !way.isHeadBeside)
        break; // Nor can it be sliced more often.
    }
    return success();
  }

  /// About how many ops a step has in \p way, as a line.
  static int64_t opsOfLine(const SliceChoice &choice, const SliceWay &way) {
    int64_t ops = choice.asItIs.graph().numNodes();
    return way.place->first ? ops : ops * way.slices;
  }

  /// A candidate without recomputation.
  struct Tried {
    double cost;
    bool keepsAll; ///< It is within the budget.
  };

  /// \p tried stays empty where the candidate cannot be made.
  LogicalResult addCandidate(SliceChoice &choice, const SliceWay &way,
                             std::optional<Tried> &tried) {
    FailureOr<SliceCandidate> made =
        makeSliceCandidate(choice.step, way, candidateOptions);
    if (failed(made))
      return failure();
    if (!made->module)
      return success();
    SliceCandidate &candidate = *made;
    tried = {candidate.graph().baseCost(), choice.fits(candidate)};
    if (choice.isTooLong(tried->cost)) {
      choice.costBound = std::min(choice.costBound, tried->cost);
      return success();
    }
    if (way.isLoop) {
      if (failed(findBoundsOfLoop(candidate, choice.budget)))
        return failure();
    } else {
      candidate.findBounds(choice.budget);
    }
    choice.noteBounds(candidate);
    if (choice.isTooLong(candidate.costBound))
      return success();
    if (failed(planQuickly(choice, candidate)))
      return failure();
    Ranking ranking(choice.budget);
    auto place = llvm::find_if(choice.sliced, [&](const SliceCandidate &other) {
      return ranking.isBetter(*candidate.verdict, *other.verdict);
    });
    choice.sliced.insert(place, std::move(candidate));
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Planning
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

  LogicalResult planAsItIs(SliceChoice &choice) {
    choice.asItIs.findBounds(choice.budget);
    choice.noteBounds(choice.asItIs);
    return std::isinf(choice.asItIs.costBound)
               ? success()
               : planQuickly(choice, choice.asItIs);
  }

  /// A plan in a fraction of the time, where the planner is one that searches.
  LogicalResult planQuickly(SliceChoice &choice, SliceCandidate &candidate) {
    constexpr StringRef kSearching[] = {"auto", "search", "hybrid"};
    bool searches = llvm::is_contained(kSearching, planner.getValue()) &&
                    !hasRecomputeMark(candidate.graph());
    return planBy(choice, candidate,
                  searches ? "greedy-gaps" : planner.getValue(), effort);
  }

  LogicalResult planBy(SliceChoice &choice, SliceCandidate &candidate,
                       StringRef name, double effort) {
    if (candidate.way.isLoop && !choice.fits(candidate)) {
      FailureOr<std::optional<SliceStep>> inside =
          planInside(candidate, choice.budget, name,
                     effort * effortFor(choice.asItIs), candidateOptions);
      if (failed(inside))
        return failure();
      if (*inside) {
        FailureOr<bool> isBetter =
            planStep(choice, candidate, **inside, name, effort);
        if (failed(isBetter))
          return failure();
        if (*isBetter)
          candidate.inside = std::move(*inside);
        return success();
      }
    }
    return planStep(choice, candidate, candidate, name, effort);
  }

  /// About as long for each candidate.
  static double effortFor(const SliceStep &step) {
    constexpr double kFullEffortNodes = 2000;
    return std::min(1.0,
                    kFullEffortNodes / step.problem->graph.graph.numNodes());
  }

  /// Plans \p step, which is that of \p candidate or that with the body of a
  /// loop planned. True where the plan is better than those before.
  FailureOr<bool> planStep(SliceChoice &choice, SliceCandidate &candidate,
                           const SliceStep &step, StringRef name,
                           double effort) {
    PlannerOptions options;
    options.effort = effort * effortFor(step);
    Result<Verdict> verdict = verdictOfPlan(
        std::string_view(name), step.problem->within(choice.budget), options);
    if (!verdict)
      return emitError(lineOf(step.function), verdict.error().message);
    Ranking ranking(choice.budget);
    if (ranking.fits(*verdict))
      choice.bestCost =
          std::min(choice.bestCost.value_or(verdict->cost), verdict->cost);
    // A quick plan may be the better one.
    bool isBetter =
        !candidate.verdict || ranking.isBetter(*verdict, *candidate.verdict);
    if (isBetter)
      candidate.verdict = *verdict;
    return isBetter;
  }

  /// Plans the step as it is and the best two by quick plans, as far as they
  /// may be the best, and more of them while none is within the budget.
  FailureOr<SliceCandidate *> planBest(SliceChoice &choice) {
    constexpr size_t kLines = 2, kLoops = 1;
    std::vector<SliceCandidate *> candidates, others;
    size_t lines = 0, inLoops = 0;
    for (SliceCandidate &candidate : choice.sliced) {
      bool isAmongBest =
          candidate.way.isLoop ? inLoops++ < kLoops : lines++ < kLines;
      (isAmongBest ? candidates : others).push_back(&candidate);
    }
    candidates.push_back(&choice.asItIs);
    const size_t careful = candidates.size();
    candidates.insert(candidates.end(), others.begin(), others.end());
    for (auto [i, candidate] : llvm::enumerate(candidates)) {
      if (i >= careful && choice.bestCost)
        break;
      if (choice.isTooLong(candidate->costBound))
        continue;
      // Which one is better shows before a plan is as good as remat-plan's.
      constexpr double kShare = 0.25;
      if (failed(
              planBy(choice, *candidate, planner.getValue(), effort * kShare)))
        return failure();
    }
    Ranking ranking(choice.budget);
    SliceCandidate *best = &choice.asItIs;
    for (SliceCandidate &candidate : choice.sliced)
      if (!best->verdict ||
          ranking.isBetter(*candidate.verdict, *best->verdict))
        best = &candidate;
    // remat-plan no longer plans inside.
    if (best->inside &&
        failed(planBy(choice, *best, planner.getValue(), effort)))
      return failure();
    return best;
  }

  CandidateOptions candidateOptions;
};

} // namespace
