//===- ArenaFit.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/ArenaFit.h"

#include "Analysis/Ops/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Planning/FitArena.h"

#include "llvm/Support/FormatVariadic.h"

#include <limits>

using namespace mlir;
using namespace remat;

using Trial = ArenaTrial;

Trial remat::takenAsItIs(Trial trial) {
  func::FuncOp step = plannedStep(*trial.module);
  Diagnostic remark(lineOf(step), DiagnosticSeverity::Remark);
  remark << "nothing to do: the arena of the original step, "
         << formatBytes(trial.arenaBytes) << ", is within the budget of "
         << trial.findings.budget.countedText(*trial.plan.getBudget())
         << "; its simulated peak, " << formatBytes(trial.applied.getPeak())
         << ", is not";
  trial.said.clear();
  trial.said.push_back(std::move(remark));
  return trial;
}

namespace {

/// Plans one module until its arena fits into the budget. The module stays
/// unchanged, because each trial works on a copy. All trials have the same
/// budget.
class ArenaFit {
public:
  ArenaFit(ModuleOp module, const RematFitArenaOptions &options,
           const RematPlanOptions &plan)
      : module(module), options(options), plan(plan) {}

  FailureOr<Trial> fit() const {
    FailureOr<Trial> first = planned(plan);
    if (failed(first) || first->findings.failure)
      return first;
    const PlanAttr firstPlan = first->plan;
    const PlanFindings findings = first->findings;
    const auto budget = firstPlan.getBudget();
    if (failed(measure(*first, PackingEffort::IfQuick)))
      return failure();
    bool isMeasured = bool(options.arena.measure);
    if (budget && isMeasured && first->applied.getPlanner() != "keep-all") {
      FailureOr<Trial> step = asItIs(PackingEffort::IfQuick);
      if (succeeded(step) && step->arenaBytes <= *budget)
        return takenAsItIs(std::move(*step));
    }
    int64_t least = std::numeric_limits<int64_t>::max();
    FailureOr<std::optional<Trial>> found =
        budget ? within(*budget, std::move(*first), least)
               : smallest(std::move(*first));
    if (failed(found))
      return failure();
    if (!*found)
      return refused(firstPlan, findings, *budget, least);
    // Only the first plan was made together with the frontier, the costs of all
    // budgets.
    (*found)->findings.frontier = findings.frontier;
    return std::move(**found);
  }

  FailureOr<Trial> asItIs(PackingEffort packing) const {
    RematPlanOptions keepAll = plan;
    keepAll.planner = "keep-all";
    return tighten(keepAll, 0, packing);
  }

private:
  FailureOr<std::optional<Trial>> smallest(Trial trial) const {
    if (trial.isPacked())
      return std::optional(std::move(trial));
    FailureOr<Trial> packed = attempt(packing());
    if (failed(packed))
      return failure();
    bool isSmaller = packed->arenaBytes < trial.arenaBytes;
    return std::optional(isSmaller ? std::move(*packed) : std::move(trial));
  }

  /// Returns none if no arena is within the budget. In this case \p least
  /// becomes the size of the smallest arena that was tried.
  FailureOr<std::optional<Trial>> within(int64_t budget, Trial trial,
                                         int64_t &least) const {
    auto isWithin = [&](const Trial &trial) {
      return trial.arenaBytes <= budget;
    };
    auto overhead = [](const Trial &trial) {
      return trial.applied.getOverhead();
    };
    bool isKeepAll = trial.applied.getPlanner() == "keep-all";
    if (isWithin(trial) && (trial.isPacked() || isKeepAll))
      return std::optional(std::move(trial));
    FailureOr<Trial> packed = attempt(packing());
    if (failed(packed))
      return failure();
    if (isWithin(trial)) {
      bool isBetter = isWithin(*packed) && packed->isPacked() &&
                      overhead(*packed) <= overhead(trial) + kArenaSlack;
      return std::optional(isBetter ? std::move(*packed) : std::move(trial));
    }
    if (isWithin(*packed) && overhead(*packed) <= overhead(trial))
      return std::optional(std::move(*packed));
    const int64_t tried = std::min(packed->arenaBytes, trial.arenaBytes);
    std::optional<Trial> less = shrink(plan, budget, std::move(trial), least);
    if (isWithin(*packed) && (!less || isPreferred(*packed, *less)))
      return std::optional(std::move(*packed));
    if (!less)
      less = shrink(packing(), budget, std::move(*packed), least);
    if (!less && least == std::numeric_limits<int64_t>::max())
      least = tried;
    return less;
  }

  /// Returns whether \p a is preferred to \p b. The cheaper trial is preferred,
  /// but a trial that packs well may cost a little more than one that does not.
  static bool isPreferred(const Trial &a, const Trial &b) {
    auto cost = [](const Trial &trial) {
      return trial.applied.getOverhead() + (trial.isPacked() ? 0 : kArenaSlack);
    };
    return cost(a) <= cost(b);
  }

  /// Returns the peak for which to plan after \p trial. The trial \p trial was
  /// planned for \p peak, and its arena exceeds \p budget. The new peak is
  /// smaller than \p peak by the excess of this arena. If \p isFirst is true,
  /// the new peak is only a little smaller, because the next plan may pack
  /// better.
  static int64_t nextPeak(int64_t budget, int64_t peak, const Trial &trial,
                          bool isFirst) {
    int64_t excess = trial.arenaBytes - budget;
    auto slack = int64_t(double(budget) * kArenaSlack);
    return std::min(peak, trial.applied.getPeak()) -
           (isFirst ? std::min(excess, slack) : excess);
  }

  /// Plans for smaller and smaller peaks until the arena is within \p budget.
  /// Returns none if no plan's arena is within \p budget.
  std::optional<Trial> shrink(const RematPlanOptions &plan, int64_t budget,
                              Trial trial, int64_t &least) const {
    constexpr unsigned kMostPlans = 4;
    int64_t peak = budget;
    for (unsigned plans = 0; trial.arenaBytes > budget; ++plans) {
      peak = nextPeak(budget, peak, trial, plans == 0);
      FailureOr<Trial> next = failure();
      if (plans < kMostPlans)
        next = tighten(plan, peak);
      if (failed(next))
        return leastPlan(plan, budget, least);
      trial = std::move(*next);
    }
    return trial;
  }

  /// Returns the plan with the lowest peak if its arena is within the budget.
  /// If the arena of this plan is smaller than \p least, sets \p least to its
  /// size. The plan with the lowest peak is tried before a budget is refused.
  /// Therefore, if an error names a smallest budget, a plan for that budget has
  /// been found.
  std::optional<Trial> leastPlan(const RematPlanOptions &plan, int64_t budget,
                                 int64_t &least) const {
    FailureOr<Trial> trial = tighten(plan, 0);
    if (failed(trial))
      return std::nullopt;
    least = std::min(least, trial->arenaBytes);
    if (trial->arenaBytes > budget)
      return std::nullopt;
    return std::move(*trial);
  }

  /// Returns \p nearest as a trial that failed, because no arena was within \p
  /// budget.
  Trial refused(PlanAttr nearest, const PlanFindings &findings, int64_t budget,
                int64_t smallest) const {
    Trial trial;
    trial.plan = nearest;
    trial.findings = findings;
    int64_t asked = findings.budget.asked(budget);
    int64_t least = findings.budget.asked(smallest);
    trial.findings.failure = {
        llvm::formatv(
            "plans fit into the budget of {0} bytes{1}, but no plan's arena "
            "does: the smallest budget that holds the arena of a plan that "
            "was tried is {2} bytes",
            asked, asWritten(plan.budget, plan.activationBudget), least),
        asked, least, findings.budget.countsArguments};
    return trial;
  }

  RematPlanOptions packing() const {
    RematPlanOptions packing = plan;
    packing.arenaAlignment = options.arena.alignment;
    return packing;
  }

  /// Plans for a peak of \p peak bytes, without resident arguments. If \p peak
  /// is not positive, plans for the lowest peak. Emits no error.
  FailureOr<Trial> tighten(const RematPlanOptions &plan, int64_t peak,
                           PackingEffort packing = PackingEffort::Full) const {
    ScopedDiagnosticHandler silence(module->getContext(),
                                    [](Diagnostic &) { return success(); });
    RematPlanOptions tightened = plan;
    // With the planner keep-all, the frontier is a single plan.
    tightened.frontier &= plan.planner == "keep-all";
    tightened.peakLimit = std::max<int64_t>(peak, 0);
    return attempt(tightened, packing);
  }

  FailureOr<Trial> attempt(const RematPlanOptions &plan,
                           PackingEffort packing = PackingEffort::Full) const {
    FailureOr<Trial> trial = planned(plan);
    if (failed(trial) || trial->findings.failure ||
        failed(measure(*trial, packing)))
      return failure();
    return trial;
  }

  /// Plans the step. If the plan is within the budget, also rewrites the step.
  FailureOr<Trial> planned(const RematPlanOptions &plan) const {
    return planTrial(ModuleOp(module).clone(), plan, options.schedule);
  }

  LogicalResult measure(Trial &trial, PackingEffort packing) const {
    return measureTrial(trial, packing, trial.plan.getBudget(), options.arena);
  }

  ModuleOp module;
  const RematFitArenaOptions &options;
  const RematPlanOptions plan;
};

} // namespace

FailureOr<Trial> remat::fitArena(ModuleOp module,
                                 const RematFitArenaOptions &options,
                                 const RematPlanOptions &plan) {
  return ArenaFit(module, options, plan).fit();
}

FailureOr<Trial> remat::tryAsItIs(ModuleOp module,
                                  const RematFitArenaOptions &options,
                                  const RematPlanOptions &plan) {
  return ArenaFit(module, options, plan).asItIs(PackingEffort::Full);
}
