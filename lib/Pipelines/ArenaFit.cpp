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

FailureOr<Trial> ArenaFit::fit() const {
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
  // The costs of all budgets were asked for only with the first plan.
  (*found)->findings.frontier = findings.frontier;
  return std::move(**found);
}

FailureOr<Trial> ArenaFit::asItIs(PackingEffort packing) const {
  RematPlanOptions keepAll = plan;
  keepAll.planner = "keep-all";
  return tighten(keepAll, 0, packing);
}

Trial ArenaFit::takenAsItIs(Trial trial) {
  func::FuncOp step = plannedStep(*trial.module);
  Diagnostic remark(lineOf(step), DiagnosticSeverity::Remark);
  remark << "nothing to do: the arena of the original step, "
         << formatBytes(trial.arenaBytes) << ", is within the budget of "
         << formatBytes(*trial.plan.getBudget()) << "; its simulated peak, "
         << formatBytes(trial.applied.getPeak()) << ", is not";
  trial.said.clear();
  trial.said.push_back(std::move(remark));
  return trial;
}

FailureOr<std::optional<Trial>> ArenaFit::smallest(Trial trial) const {
  if (trial.isPacked())
    return std::optional(std::move(trial));
  FailureOr<Trial> packed = attempt(packing());
  if (failed(packed))
    return failure();
  bool isSmaller = packed->arenaBytes < trial.arenaBytes;
  return std::optional(isSmaller ? std::move(*packed) : std::move(trial));
}

FailureOr<std::optional<Trial>> ArenaFit::within(int64_t budget, Trial trial,
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

bool ArenaFit::isPreferred(const Trial &a, const Trial &b) {
  auto cost = [](const Trial &trial) {
    return trial.applied.getOverhead() + (trial.isPacked() ? 0 : kArenaSlack);
  };
  return cost(a) <= cost(b);
}

int64_t ArenaFit::nextPeak(int64_t budget, int64_t peak, const Trial &trial,
                           bool isFirst) {
  int64_t excess = trial.arenaBytes - budget;
  auto slack = int64_t(double(budget) * kArenaSlack);
  return std::min(peak, trial.applied.getPeak()) -
         (isFirst ? std::min(excess, slack) : excess);
}

std::optional<Trial> ArenaFit::shrink(const RematPlanOptions &plan,
                                      int64_t budget, Trial trial,
                                      int64_t &least) const {
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

std::optional<Trial> ArenaFit::leastPlan(const RematPlanOptions &plan,
                                         int64_t budget, int64_t &least) const {
  FailureOr<Trial> trial = tighten(plan, 0);
  if (failed(trial))
    return std::nullopt;
  least = std::min(least, trial->arenaBytes);
  if (trial->arenaBytes > budget)
    return std::nullopt;
  return std::move(*trial);
}

Trial ArenaFit::refused(PlanAttr nearest, const PlanFindings &findings,
                        int64_t budget, int64_t smallest) const {
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

RematPlanOptions ArenaFit::packing() const {
  RematPlanOptions packing = plan;
  packing.arenaAlignment = options.arena.alignment;
  return packing;
}

FailureOr<Trial> ArenaFit::tighten(const RematPlanOptions &plan, int64_t peak,
                                   PackingEffort packing) const {
  ScopedDiagnosticHandler silence(module->getContext(),
                                  [](Diagnostic &) { return success(); });
  RematPlanOptions tightened = plan;
  // For keep-all, the frontier is a single plan.
  tightened.frontier &= plan.planner == "keep-all";
  tightened.peakLimit = std::max<int64_t>(peak, 0);
  return attempt(tightened, packing);
}

FailureOr<Trial> ArenaFit::attempt(const RematPlanOptions &plan,
                                   PackingEffort packing) const {
  FailureOr<Trial> trial = planned(plan);
  if (failed(trial) || trial->findings.failure ||
      failed(measure(*trial, packing)))
    return failure();
  return trial;
}

FailureOr<Trial> ArenaFit::planned(const RematPlanOptions &plan) const {
  return planTrial(ModuleOp(module).clone(), plan, options.schedule);
}

LogicalResult ArenaFit::measure(Trial &trial, PackingEffort packing) const {
  return measureTrial(trial, packing, trial.plan.getBudget(), options.arena);
}
