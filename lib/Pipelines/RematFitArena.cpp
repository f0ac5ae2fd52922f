//===- RematFitArena.cpp - Plans until the arena is within the budget -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan's peak is what lives at once; the arena has the bytes that alignment
// and packing lose besides. So the step is planned, rewritten and bufferized on
// a copy, and where its arena exceeds the budget, planned again for less. Where
// that does not help, the loops of the step are planned inside first.
//
//===----------------------------------------------------------------------===//

#include "remat/Pipelines/RematFitArena.h"

#include "ArenaTrial.h"
#include "InsideLoops.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Planning/FitArena.h"

#include "mlir/Pass/Pass.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace remat;

namespace {

using Trial = ArenaTrial;

class RematFitArenaPass
    : public PassWrapper<RematFitArenaPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematFitArenaPass)

  explicit RematFitArenaPass(RematFitArenaOptions options)
      : options(std::move(options)) {}

  RematFitArenaPass(const RematFitArenaPass &other)
      : PassWrapper(other), options(other.options) {}

  StringRef getArgument() const override { return "remat-fit-arena"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    func::FuncOp step = plannedStep(getOperation());
    if (!step)
      return;
    if (!options.importPlan.empty()) {
      emitError(lineOf(step),
                "enforce=arena plans again where the arena is too "
                "large, and import-plan says what the plan is: "
                "leave one of them out");
      return signalPassFailure();
    }
    if (failed(checkNoGroups(step)))
      return signalPassFailure();
    FailureOr<Trial> trial = fit(step);
    if (failed(trial))
      return signalPassFailure();
    if (inside.module) {
      getOperation().getBodyRegion().takeBody(inside.module->getBodyRegion());
      step = plannedStep(getOperation());
      for (Diagnostic &diagnostic : inside.said)
        getContext().getDiagEngine().emit(std::move(diagnostic));
    }
    for (Diagnostic &diagnostic : trial->said)
      getContext().getDiagEngine().emit(std::move(diagnostic));
    step->setAttr(RematDialect::kPlan, trial->plan);
    setPeakLimit(step, trial->peakLimit);
    if (options.plan.forReport || trial->findings.failure)
      setFindings(step, trial->findings);
  }

private:
  static LogicalResult checkNoGroups(func::FuncOp step) {
    WalkResult walk = step.walk([](Operation *op) {
      if (!op->hasAttr(RematDialect::kGroup))
        return WalkResult::advance();
      op->emitError("is in a group, whose inner values take no bytes where "
                    "another compiler makes one kernel of it, but do in an "
                    "arena: take remat.group off the step");
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }

  /// What fitPlan finds, else the step as it is, if its arena is within the
  /// budget: with buffers that bufferization shares it may be where no
  /// simulated peak is. Where neither is, the first plan, and why.
  FailureOr<Trial> fit(func::FuncOp step) {
    FailureOr<Trial> trial = fitPlan(step);
    if (failed(trial))
      return trial;
    if (!budget)
      return leastInsideLoops(step, std::move(*trial));
    if (!trial->findings.failure)
      return trial;
    PlanFailure &failure = *trial->findings.failure;
    FailureOr<Trial> asItIs = plannedAsItIs(PackingEffort::Full);
    if (failed(asItIs))
      return trial;
    if (asItIs->arenaBytes <= *budget)
      return takenAsItIs(step, std::move(*asItIs));
    if (auto planned = fitInsideLoops(step, trial->findings))
      return std::move(*planned);
    if (failure.leastBytes &&
        trial->findings.budget.asked(asItIs->arenaBytes) < *failure.leastBytes)
      failure.note = llvm::formatv("the arena of the step as it is takes {0} "
                                   "bytes besides the arguments",
                                   asItIs->arenaBytes);
    return trial;
  }

  /// Plans the loops within \p share of their bytes, as the step that is fitted
  /// from then on. False where that finds no plan.
  bool planLoops(StringRef share) {
    RematPlanLoopsOptions loops = options.loops;
    loops.budget = share.str();
    inside = planInsideLoops(getOperation(), loops, options.annotate);
    return bool(inside.module);
  }

  /// \p trial, or a plan with loops that keep as little as possible, where its
  /// arena is smaller.
  FailureOr<Trial> leastInsideLoops(func::FuncOp step, Trial trial) {
    if (planLoops("min")) {
      FailureOr<Trial> least = fitPlan(step);
      if (succeeded(least) && least->arenaBytes < trial.arenaBytes)
        return least;
    }
    inside = {};
    return trial;
  }

  /// Loops planned inside, with as large a share of their bytes as is within
  /// the budget, to a 64th. Where not even the smallest is, a plan around
  /// these, or its failure, if that comes nearer to the budget than \p
  /// findings, which say what the user asks.
  std::optional<Trial> fitInsideLoops(func::FuncOp step,
                                      const PlanFindings &findings) {
    const int64_t wanted = *budget;
    const RematPlanOptions given = options.plan;
    // A share of the step is one of the step as it is.
    (given.budget.empty() ? options.plan.activationBudget
                          : options.plan.budget) =
        std::to_string(findings.budget.asked(wanted));
    std::optional<Trial> found;
    InsideLoops best;
    if (planLoops("min")) {
      FailureOr<Trial> least = plannedAsItIs(PackingEffort::Full);
      bool isEnough = succeeded(least) && least->arenaBytes <= wanted;
      if (!isEnough)
        least = fitPlan(step);
      if (succeeded(least) && isNearer(least->findings, findings)) {
        found = std::move(*least);
        best = std::move(inside);
      }
      if (isEnough)
        keepMoreInLoops(*found, best, wanted);
    }
    inside = std::move(best);
    options.plan = given;
    budget = wanted;
    return found;
  }

  static bool isNearer(const PlanFindings &a, const PlanFindings &b) {
    return !a.failure || (a.failure->leastBytes && b.failure->leastBytes &&
                          *a.failure->leastBytes < *b.failure->leastBytes);
  }

  /// Replaces \p found, with loops that keep as little as possible, by a step
  /// whose loops keep more and whose arena takes at most \p wanted bytes.
  void keepMoreInLoops(Trial &found, InsideLoops &best, int64_t wanted) {
    constexpr int kShares = 64;
    for (int low = 0, high = kShares; high - low > 1;) {
      int middle = (low + high) / 2;
      bool isPlanned =
          planLoops(llvm::formatv("{0:f4}%", middle * 100.0 / kShares).str());
      FailureOr<Trial> trial = failure();
      if (isPlanned)
        trial = plannedAsItIs(PackingEffort::Full);
      bool isWithin = succeeded(trial) && trial->arenaBytes <= wanted;
      if (isWithin) {
        found = std::move(*trial);
        best = std::move(inside);
      }
      (isWithin || !isPlanned ? low : high) = middle;
    }
    found.said.clear(); // The remarks on loops say what was done.
  }

  /// Fails where a mark asks to recompute, which keep-all refuses.
  FailureOr<Trial> plannedAsItIs(PackingEffort packing) {
    RematPlanOptions plan = options.plan;
    plan.planner = "keep-all";
    return tighten(plan, 0, packing);
  }

  FailureOr<Trial> takenAsItIs(func::FuncOp step, Trial trial) {
    trial.said.clear();
    emitRemark(lineOf(step), "nothing to do: the arena of the step as it is, ")
        << formatBytes(trial.arenaBytes) << ", is within the budget of "
        << formatBytes(*budget) << "; its simulated peak, "
        << formatBytes(trial.applied.getPeak()) << ", is not";
    return trial;
  }

  /// The plan as it is, where its arena is within the budget, or the step as it
  /// is where that costs less. Otherwise the cheaper one of two: a plan around
  /// it whose buffers pack (FitArena.h), and one for less.
  FailureOr<Trial> fitPlan(func::FuncOp step) {
    FailureOr<Trial> trial = planned(options.plan);
    if (failed(trial) || trial->findings.failure)
      return trial;
    firstPlan = trial->plan;
    firstFindings = trial->findings;
    if (failed(measure(*trial, PackingEffort::IfQuick)))
      return failure();
    bool isKeepAll = trial->applied.getPlanner() == "keep-all";
    if (budget && !isKeepAll) {
      FailureOr<Trial> asItIs = plannedAsItIs(PackingEffort::IfQuick);
      if (succeeded(asItIs) && asItIs->arenaBytes <= *budget)
        return takenAsItIs(step, std::move(*asItIs));
    }
    auto isWithin = [&](const Trial &trial) {
      return budget && trial.arenaBytes <= *budget;
    };
    auto overhead = [](const Trial &trial) {
      return trial.applied.getOverhead();
    };
    if (isWithin(*trial) ? trial->isPacked() || isKeepAll
                         : !budget && trial->isPacked())
      return taken(std::move(*trial));
    RematPlanOptions packing = options.plan;
    packing.arenaAlignment = options.arena.alignment;
    FailureOr<Trial> packed = attempt(packing);
    if (failed(packed))
      return failure();
    if (!budget)
      return taken(packed->arenaBytes < trial->arenaBytes ? std::move(*packed)
                                                          : std::move(*trial));
    if (isWithin(*trial)) {
      bool isBetter = isWithin(*packed) && packed->isPacked() &&
                      overhead(*packed) <= overhead(*trial) + kArenaSlack;
      return taken(isBetter ? std::move(*packed) : std::move(*trial));
    }
    if (isWithin(*packed) && overhead(*packed) <= overhead(*trial))
      return taken(std::move(*packed));
    int64_t smallest = std::min(packed->arenaBytes, trial->arenaBytes);
    std::optional<int64_t> least;
    std::optional<Trial> less = shrink(options.plan, std::move(*trial), least);
    if (isWithin(*packed) && (!less || isPreferred(*packed, *less)))
      return taken(std::move(*packed));
    if (!less)
      less = shrink(packing, std::move(*packed), least);
    if (!less)
      return refuse(least.value_or(smallest));
    return taken(std::move(*less));
  }

  /// By cost, of which a plan that packs may take a little more.
  static bool isPreferred(const Trial &a, const Trial &b) {
    auto cost = [](const Trial &trial) {
      return trial.applied.getOverhead() + (trial.isPacked() ? 0 : kArenaSlack);
    };
    return cost(a) <= cost(b);
  }

  /// Plans for less and less, beginning with what \p trial is above the budget,
  /// until the arena is within it. None where that never is.
  std::optional<Trial> shrink(const RematPlanOptions &plan, Trial trial,
                              std::optional<int64_t> &least) {
    int64_t inner = *budget;
    for (unsigned plans = 0; trial.arenaBytes > *budget; ++plans) {
      // The next plan may pack better than this one.
      auto slack = int64_t(double(*budget) * kArenaSlack);
      int64_t excess = trial.arenaBytes - *budget;
      inner = std::min(inner, trial.applied.getPeak()) -
              (plans == 0 ? std::min(excess, slack) : excess);
      FailureOr<Trial> next = failure();
      if (plans < kMostPlans)
        next = tighten(plan, inner);
      if (failed(next))
        return leastPlan(plan, least);
      trial = std::move(*next);
    }
    return trial;
  }

  /// The plan that holds as little as possible, where its arena is within the
  /// budget; lowers \p least to that arena. It is tried before any budget is
  /// refused, so that the budget which an error names does have a plan.
  std::optional<Trial> leastPlan(const RematPlanOptions &plan,
                                 std::optional<int64_t> &least) {
    FailureOr<Trial> trial = tighten(plan, 0);
    if (failed(trial))
      return std::nullopt;
    least = std::min(least.value_or(trial->arenaBytes), trial->arenaBytes);
    if (trial->arenaBytes > *budget)
      return std::nullopt;
    return std::move(*trial);
  }

  /// What all budgets cost was asked of the first plan alone.
  Trial taken(Trial trial) {
    trial.findings.frontier = firstFindings.frontier;
    return trial;
  }

  /// The first plan, with a budget that no arena met.
  Trial refuse(int64_t smallest) {
    Trial trial;
    trial.plan = firstPlan;
    PlanFindings &findings = trial.findings = firstFindings;
    int64_t asked = findings.budget.asked(*budget);
    int64_t least = findings.budget.asked(smallest);
    findings.failure = {
        llvm::formatv(
            "plans fit into the budget of {0} bytes, but no plan's arena "
            "does: the smallest budget that holds the arena of a plan that "
            "was tried is {1} bytes",
            asked, least),
        asked, least, findings.budget.countsArguments};
    return trial;
  }

  /// Plans for a peak of \p inner counted bytes, or for as little as possible
  /// where that is 0 or less, without an error.
  FailureOr<Trial> tighten(const RematPlanOptions &plan, int64_t inner,
                           PackingEffort packing = PackingEffort::Full) {
    ScopedDiagnosticHandler silence(&getContext(),
                                    [](Diagnostic &) { return success(); });
    RematPlanOptions tightened = plan;
    tightened.frontier &= plan.planner == "keep-all"; // Its own is one plan.
    tightened.peakLimit = std::max<int64_t>(inner, 0);
    return attempt(tightened, packing);
  }

  FailureOr<Trial> attempt(const RematPlanOptions &plan,
                           PackingEffort packing = PackingEffort::Full) {
    FailureOr<Trial> trial = planned(plan);
    if (failed(trial) || trial->findings.failure ||
        failed(measure(*trial, packing)))
      return failure();
    return trial;
  }

  /// The plan, and what it makes of the step unless its budget is not met.
  FailureOr<Trial> planned(const RematPlanOptions &plan) {
    FailureOr<Trial> trial = planTrial(inside.module ? inside.module->clone()
                                                     : getOperation().clone(),
                                       plan, options.schedule);
    if (succeeded(trial))
      budget = trial->plan.getBudget();
    return trial;
  }

  LogicalResult measure(Trial &trial, PackingEffort packing) {
    return measureTrial(trial, packing, budget, options.arena);
  }

  static constexpr unsigned kMostPlans = 4;
  RematFitArenaOptions options;
  InsideLoops
      inside; ///< What is planned instead of the module, if it is there.
  PlanAttr firstPlan;
  PlanFindings firstFindings;
  std::optional<int64_t> budget; ///< Of the user, in counted bytes.
};

} // namespace

std::unique_ptr<Pass> remat::createRematFitArena(RematFitArenaOptions options) {
  return std::make_unique<RematFitArenaPass>(std::move(options));
}

void remat::addRewriting(
    OpPassManager &nested,
    const std::optional<RematScheduleSwapsOptions> &schedule) {
  RematApplyOptions apply;
  apply.keepCosts = schedule.has_value();
  nested.addPass(createRematApply(apply));
  if (schedule)
    nested.addPass(createRematScheduleSwaps(*schedule));
}
