//===- RematChooseSlices.cpp - Slices where they are quicker --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each candidate is a copy of the step in slices, planned as remat-plan would.
// What a candidate takes without recomputation is less than any plan of it
// takes, so that most are left out before they are planned; that changes no
// choice. The candidates do not depend on the budget, and each one's plan costs
// no more where the budget is larger: neither does the cheapest of them.
//
//===----------------------------------------------------------------------===//

#include "../Planning/PlanProblem.h"
#include "SliceInput.h"
#include "SliceWriter.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"

namespace remat {
#define GEN_PASS_DEF_REMATCHOOSESLICES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// The step, or a copy of it in slices, as it is planned.
struct Candidate {
  OwningOpRef<ModuleOp> module;
  func::FuncOp step;
  std::string name;
  int64_t slices = 1;
  std::optional<PlanProblem> problem;
  std::optional<Planned> planned; ///< None: no plan can be within the budget.

  bool isMet() const { return planned && planned->feasible; }
  double costWithoutPlan() const { return problem->graph.graph.baseCost(); }
  double cost() const {
    return planCost(problem->graph.graph, planned->plan.steps,
                    planned->simulation);
  }
};

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
    if (maxSlices < 1)
      return emitError(lineOf(step))
             << "max-slices of remat-choose-slices is a number "
                "from 1";
    if (failed(checkMayBeSliced(step)))
      return failure();
    FailureOr<std::vector<SlicePlace>> places = findPlaces(step);
    if (failed(places))
      return failure();
    std::optional<Candidate> asItIs = makeCandidate(step, nullptr, 1);
    if (!asItIs || failed(readBudget(step, *asItIs)))
      return failure();
    int64_t peak = asItIs->problem->baselinePeak();
    if (!isBelowBound(*asItIs) && failed(plan(*asItIs)))
      return failure();
    double unlimited = asItIs->costWithoutPlan();
    std::optional<double> recomputed;
    if (asItIs->isMet())
      recomputed = asItIs->cost();
    std::optional<Candidate> best = std::move(asItIs);
    for (const SlicePlace &place : *places)
      if (failed(tryPlace(step, place, *best)))
        return failure();
    report(step, *best, recomputed, unlimited);
    if (best->slices == 1)
      return success();
    dropCosts(best->step);
    step.getBody().takeBody(best->step.getBody());
    step->setAttr(RematDialect::kUnslicedPeak,
                  Builder(&getContext()).getI64IntegerAttr(peak));
    return success();
  }

  FailureOr<std::vector<SlicePlace>> findPlaces(func::FuncOp step) {
    std::vector<SlicePlace> places;
    Block &block = step.getBody().front();
    SlicePlace marked;
    marked.seeds = markedSeeds(step);
    if (!marked.seeds.empty()) {
      if (failed(checkSeeds(step, marked.seeds, 1)))
        return failure();
      marked.name = "the step along what is marked";
      SliceRegion region = growSliceRegion(block, marked, {sliceReorder});
      if (failed(checkRegion(step, region, marked.seeds, /*passes=*/1)))
        return failure();
      places.push_back(std::move(marked));
    } else if (auto place = findStepPlace(block, {sliceReorder})) {
      places.push_back(std::move(*place));
    }
    if (auto place = findHeadPlace(block, {sliceReorder}))
      places.push_back(std::move(*place));
    return places;
  }

  /// More and more slices of \p place: the more, the longer they take without
  /// recomputation. The head is a few ops, so that it takes about as long in
  /// eight slices as in two.
  LogicalResult tryPlace(func::FuncOp step, const SlicePlace &place,
                         Candidate &best) {
    const SliceSeed &seed = place.seeds.front();
    int64_t extent =
        cast<RankedTensorType>(seed.value.getType()).getDimSize(seed.dim);
    constexpr int64_t kOfHead = 8;
    int64_t most = std::min<int64_t>(extent, maxSlices);
    int64_t least = place.first ? std::min(most, kOfHead) : 2;
    if (place.first)
      most = least;
    for (int64_t slices = std::max<int64_t>(least, 2); slices <= most;
         slices *= 2) {
      std::optional<Candidate> candidate = makeCandidate(step, &place, slices);
      if (!candidate)
        return failure();
      if (isWorse(*candidate, best))
        continue;
      if (failed(plan(*candidate)))
        return failure();
      if (isBetter(*candidate, best))
        best = std::move(*candidate);
    }
    return success();
  }

  bool isBelowBound(const Candidate &candidate) const {
    return budget.countedBytes &&
           peakLowerBound(candidate.problem->graph.graph).bytes >
               *budget.countedBytes;
  }

  /// Whether no plan of \p candidate can be better than that of \p best.
  bool isWorse(const Candidate &candidate, const Candidate &best) const {
    if (isBelowBound(candidate))
      return true;
    return budget.countedBytes && best.isMet() &&
           candidate.costWithoutPlan() >= best.cost();
  }

  static bool isBetter(const Candidate &a, const Candidate &b) {
    if (!b.planned || a.isMet() != b.isMet())
      return !b.planned || a.isMet();
    int64_t peakOfA = a.planned->simulation.peakBytes;
    int64_t peakOfB = b.planned->simulation.peakBytes;
    bool isMin = !a.planned->plan.budgetBytes;
    if (!a.isMet() || isMin)
      return std::pair(peakOfA, a.cost()) < std::pair(peakOfB, b.cost());
    return std::pair(a.cost(), peakOfA) < std::pair(b.cost(), peakOfB);
  }

  /// None after an error.
  std::optional<Candidate>
  makeCandidate(func::FuncOp step, const SlicePlace *place, int64_t slices) {
    Candidate candidate;
    candidate.slices = slices;
    IRMapping copies;
    candidate.module = cast<ModuleOp>(getOperation()->clone(copies));
    candidate.step = cast<func::FuncOp>(copies.lookup(step.getOperation()));
    if (place) {
      candidate.name = place->name;
      SlicePlace there = *place;
      for (SliceSeed &seed : there.seeds)
        seed.value = copies.lookup(seed.value);
      if (there.first) {
        there.first = copies.lookup(there.first);
        there.last = copies.lookup(there.last);
      }
      Block &block = candidate.step.getBody().front();
      writeSlices(block, growSliceRegion(block, there, {sliceReorder}), slices);
    }
    RematAnnotateCostsOptions annotate;
    annotate.costModel = costModel;
    annotate.machineName = machineName;
    PassManager manager(&getContext());
    manager.addPass(createRematAnnotateCosts(annotate));
    if (failed(manager.run(*candidate.module)))
      return std::nullopt;
    FunctionGraphOptions options;
    if (lossResult >= 0)
      options.lossResult = lossResult;
    FailureOr<PlanProblem> problem =
        readPlanProblem(candidate.step, options, {}, planner, false);
    if (failed(problem))
      return std::nullopt;
    candidate.problem = std::move(*problem);
    return candidate;
  }

  LogicalResult readBudget(func::FuncOp step, const Candidate &asItIs) {
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
                       asItIs.problem->graph.graph.residentBytes());
    return success();
  }

  LogicalResult plan(Candidate &candidate) {
    // About as long for each candidate.
    constexpr double kFullEffortNodes = 2000;
    PlannerOptions options;
    options.effort =
        effort * std::min(1.0, kFullEffortNodes /
                                   candidate.problem->graph.graph.numNodes());
    bool fits = budget.countedBytes &&
                candidate.problem->baselinePeak() <= *budget.countedBytes;
    Result<Planned> planned =
        planWith(fits ? "keep-all" : planner.getValue(),
                 candidate.problem->within(budget.countedBytes), options);
    if (!planned)
      return emitError(lineOf(candidate.step), planned.error().message);
    candidate.planned = std::move(*planned);
    return success();
  }

  void report(func::FuncOp step, const Candidate &best,
              std::optional<double> recomputed, double unlimited) const {
    auto extra = [&](double cost) {
      return std::string(llvm::formatv(
          "{0:f2} %", unlimited > 0 ? 100 * (cost / unlimited - 1) : 0.0));
    };
    std::string without =
        recomputed ? extra(*recomputed) + " extra cost without slices"
                   : "no plan without slices";
    if (best.slices == 1) {
      emitRemark(lineOf(step), best.isMet()
                                   ? "no slices: none are quicker; "
                                   : "no slices: none are within the budget; ")
          << without;
      return;
    }
    emitRemark(lineOf(step), best.name)
        << " in " << best.slices << " slices: " << extra(best.cost())
        << " extra cost" << (best.isMet() ? "" : ", over the budget")
        << " at a peak of " << formatBytes(best.planned->simulation.peakBytes)
        << " besides the arguments; " << without;
  }

  StepBudget budget;
};

} // namespace
