//===- LoopPlan.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopPlan.h"

#include "Core/Planning/Ranking.h"
#include "Transforms/Loops/LoopCopies.h"
#include "remat/Core/Plan/Simulator.h"

#include <cmath>

using namespace mlir;
using namespace remat;

int64_t remat::totalOf(ArrayRef<LoopPlan> plans) {
  LoopTotal total;
  for (const LoopPlan &plan : plans)
    total.add(plan.bytes);
  return total.bytes();
}

LoopPlan remat::planOf(const LoopGraph &loop, std::vector<Step> steps,
                       std::string planner) {
  LoopPlan plan;
  plan.bytes = bytesOf(loop, steps);
  plan.cost = simulate(loop.graph.graph, steps).computeCost;
  plan.baseCost = loop.graph.graph.baseCost();
  plan.steps = std::move(steps);
  plan.planner = std::move(planner);
  if (loop.isAlone)
    plan.onHost = copiedInside(loop, plan.steps);
  plan.seconds = secondsOf(loop, plan);
  return plan;
}

LoopPlan remat::keepAll(const LoopGraph &graph) {
  const FunctionGraph &program = graph.graph;
  return planOf(graph,
                program.firstSwap() ? program.steps
                                    : keepAllPlan(program.graph).steps,
                "keep-all");
}

/// Two plans count as equally cheap if their costs differ by less than about
/// this fraction of the cost of an iteration. The times of equally cheap plans
/// are then compared.
static constexpr double kSameCost = 0.01;

/// Returns whether the plan \p plan is better than the plan \p other. If
/// \p byTime is true, the faster of two plans within the budget is better,
/// because copies take time but have no cost.
static bool isBetter(const LoopPlan &plan, const LoopPlan &other,
                     const LoopPlanOptions &options, bool byTime = false) {
  const std::optional<int64_t> &budget = options.budget;
  auto rank = [&](const LoopPlan &each) {
    bool fits = budget && each.bytes.total() <= *budget;
    double bytes = double(each.bytes.total()), cost = each.cost;
    if (!fits)
      return std::tuple(1, bytes, cost, each.seconds);
    if (byTime)
      return std::tuple(0, each.seconds, cost, bytes);
    bool isNear = each.seconds > 0 || options.fewStacks;
    if (isNear && each.baseCost > 0)
      cost = std::floor(cost / each.baseCost / kSameCost);
    if (options.fewStacks)
      return std::tuple(0, cost, double(each.bytes.stacked), bytes);
    return std::tuple(0, cost, each.seconds, bytes);
  };
  return rank(plan) < rank(other);
}

LoopPlan remat::grouped(const LoopGraph &loop, LoopPlan plan, Groups groups) {
  if (groups.empty())
    return plan;
  double levels = groups.sizes.size();
  for (Step step : plan.steps) {
    if (step == Step::compute(loop.turn))
      break;
    plan.cost += levels * loop.graph.graph.node(step.id).cost;
    if (loop.secondsPerByte > 0)
      plan.seconds += levels * loop.graph.nodeSeconds[step.id];
  }
  if (groups.startsOnHost && loop.secondsPerByte > 0)
    plan.seconds += secondsOfStart(loop) / double(groups.sizes.front());
  // While the loop over groups runs, it holds the values that the backward loop
  // carries.
  plan.bytes.body = loop.counterBytes +
                    std::max(plan.bytes.body,
                             plan.bytes.forwardBody + loop.heldBackward.bytes);
  plan.bytes.groups = std::move(groups);
  return plan;
}

/// Returns the groups of iterations that \p plan may use. First come groups
/// whose carries are on the device. If the target can copy and the host has
/// enough memory, groups whose carries are on the host follow.
static std::vector<Groups> groupsFor(const LoopGraph &loop,
                                     const LoopPlan &plan) {
  if (!loop.canGroup)
    return {};
  int64_t crossing = plan.bytes.crossing;
  std::vector<Groups> all = smallestGroups(loop.trips, loop.carried, crossing);
  if (!loop.canCopy())
    return all;
  std::optional<int64_t> limit = loop.copies.hostLimitBytes;
  for (Groups &groups :
       smallestGroupsFromHost(loop.trips, loop.carried, crossing))
    if (!limit ||
        stackBytes(groups.hostStarts(loop.trips), loop.carried) <= *limit)
      all.push_back(std::move(groups));
  return all;
}

LoopPlan remat::inSmallestGroups(const LoopGraph &loop, LoopPlan plan) {
  if (plan.bytes.groups.empty())
    return plan;
  LoopPlan whole = planOf(loop, plan.steps, plan.planner);
  for (Groups &groups : groupsFor(loop, whole)) {
    LoopPlan other = grouped(loop, whole, std::move(groups));
    if (other.bytes.total() < plan.bytes.total())
      plan = std::move(other);
  }
  return plan;
}

/// Plans an iteration of a loop without a partner like any step. If the target
/// can copy to the host, costs are in seconds.
static Result<LoopPlan> planAlone(const LoopGraph &loop,
                                  const LoopPlanOptions &options) {
  LoopPlan kept = keepAll(loop);
  if (options.budget && kept.bytes.body <= *options.budget)
    return kept;
  std::optional<Graph> timed;
  if (loop.canCopy())
    timed = inSeconds(loop);
  bool isHybrid = loop.canCopy() && options.planner == "auto";
  Problem problem{timed ? *timed : loop.graph.graph, options.budget,
                  loop.copies.link};
  problem.hostLimitBytes = loop.copies.hostLimitBytes;
  if (options.fromProgram && options.budget && !isHybrid) {
    PlannerOptions planning =
        beginningWith(problem.graph, {}, options.planner, options.planning);
    Result<RankedPlan> quick = planToRank(options.planner, problem, planning);
    if (!quick)
      return quick.error();
    if (quick->verdict.peakBytes <= *options.budget)
      return planOf(loop, std::move(quick->steps), options.planner);
  }
  Result<Planned> planned = planWith(isHybrid ? "hybrid" : options.planner,
                                     problem, options.planning);
  if (!planned)
    return planned.error();
  LoopPlan plan =
      planOf(loop, std::move(planned->plan.steps), planned->plan.planner);
  return isBetter(plan, kept, options, loop.canCopy()) ? plan : kept;
}

namespace {

/// Searches for the best plan of a loop.
class LoopPlanner {
public:
  LoopPlanner(const LoopGraph &loop, const LoopPlanOptions &options)
      : loop(loop), options(options), kept(keepAll(loop)), best(kept),
        body(best.bytes.body) {}

  Result<LoopPlan> run() {
    if (options.planner == kProductsKept)
      return productsKept(loop).value_or(best);
    if (fits())
      return best;
    if (onlyCopies(options.planner)) {
      placeOnHost(loop, options.budget, best);
      return best;
    }
    if (options.planner == kWholeBodies) {
      for (LoopPlan &plan : wholeBodies(loop))
        consider(std::move(plan));
      return best;
    }
    if (options.budget) {
      if (auto error = tryBodies(Groups()))
        return *error;
      if (auto error = tryCopies())
        return *error;
    }
    // With groups, fewer bytes are copied than with stacks that have all slots.
    if (!fits() || loop.canCopy())
      if (auto error = tryGroups())
        return *error;
    return best;
  }

private:
  bool fits() const {
    return options.budget && best.bytes.total() <= *options.budget;
  }

  void consider(LoopPlan plan) {
    if (isBetter(plan, best, options, loop.canCopy()))
      best = std::move(plan);
  }

  /// Tries plans whose bodies take at most a given fraction of their original
  /// bytes. The limits are several fractions, and iterations are grouped as
  /// \p groups says. The stacks can use the bytes that a body saves. If the
  /// time of kernels is known, plans again with the fractions of the cheapest
  /// plans. The objective of these plans is the time.
  std::optional<Error> tryBodies(const Groups &groups) {
    // Each pair has the cost of a plan, and the limit on the bytes of the
    // plan's body.
    std::vector<std::pair<double, int64_t>> costs;
    for (double share : {1.0, 0.85, 0.7, 0.6, 0.5, 0.4}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      if (auto error = tryBody(groups, inside, Objective::Cost, costs))
        return error;
    }
    if (options.fewStacks && fits())
      return tryFewStacks(groups);
    if (loop.secondsPerByte == 0 || costs.empty())
      return std::nullopt;
    double near = llvm::min_element(costs)->first + kSameCost * best.baseCost;
    std::vector<std::pair<double, int64_t>> ignored;
    for (auto [cost, inside] : costs)
      if (cost <= near)
        if (auto error =
                tryBody(groups, inside, Objective::CostPlusTime, ignored))
          return error;
    return std::nullopt;
  }

  /// Tries plans with fewer stacks than the best plan. The stacks of such a
  /// plan may have at most as many bytes as the stacks of the best plan. Stops
  /// when no plan with fewer stacks is found.
  std::optional<Error> tryFewStacks(const Groups &groups) {
    unsigned stacks = 0;
    while (best.bytes.stacked != stacks && best.bytes.stacked > 1) {
      stacks = best.bytes.stacked;
      for (unsigned few : {stacks - 1, stacks / 2}) {
        int64_t inside = *options.budget - best.bytes.stacks();
        Result<LoopPlan> plan = planWithin(loop, inside, best.bytes.crossing,
                                           Objective::FewStacks, options, few);
        if (!plan)
          return plan.error();
        consider(grouped(loop, std::move(*plan), groups));
      }
    }
    return std::nullopt;
  }

  /// Makes one plan of the bodies. If the plan is within the budget, adds its
  /// cost and its limit to \p costs.
  std::optional<Error> tryBody(const Groups &groups, int64_t inside,
                               Objective objective,
                               std::vector<std::pair<double, int64_t>> &costs) {
    int64_t left = *options.budget - inside - loop.enclosingGroupBytes -
                   stackBytes(groups.starts(loop.trips), loop.carried);
    if (left < 0)
      return std::nullopt;
    Result<LoopPlan> made = planWithin(
        loop, inside, left / groups.slots(loop.trips), objective, options);
    if (!made)
      return made.error();
    LoopPlan plan = grouped(loop, std::move(*made), groups);
    if (plan.bytes.total() <= *options.budget)
      costs.emplace_back(plan.cost, inside);
    consider(std::move(plan));
    return std::nullopt;
  }

  /// Tries plans that keep more bytes than the device can hold. Such a plan
  /// puts the excess bytes on the host. The excess is 0, 0.5, 1 or 2 times the
  /// bytes that the link can copy while a forward body runs, or so large that
  /// all bytes are kept.
  std::optional<Error> tryCopies() {
    if (!loop.canCopy())
      return std::nullopt;
    considerPlaced(kept);
    int64_t all = kept.bytes.crossing;
    double beside = bytesBesideForward(loop, kept);
    for (double share : {1.0, 0.7, 0.5}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      int64_t slot = std::max<int64_t>(0, *options.budget - inside -
                                              loop.enclosingGroupBytes) /
                     loop.trips;
      for (double part : {0.0, 0.5, 1.0, 2.0, double(kMostBytes)}) {
        double more = std::min(part * beside, double(all));
        int64_t crossing = std::min(all, slot + int64_t(more));
        Result<LoopPlan> plan =
            planWithin(loop, inside, crossing, Objective::Time, options);
        if (!plan)
          return plan.error();
        considerPlaced(std::move(*plan));
        if (crossing == all)
          break;
      }
    }
    return std::nullopt;
  }

  void considerPlaced(LoopPlan plan) {
    placeOnHost(loop, options.budget, plan);
    consider(std::move(plan));
  }

  /// Tries plans that write as few bytes as possible into stacks. Such a plan
  /// uses the groups of iterations whose stacks are the smallest. If the best
  /// plan is then within the budget and has groups, also tries bodies that use
  /// the rest of the budget, in the same groups.
  std::optional<Error> tryGroups() {
    for (double share : {1.0, 0.75, 0.5}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      Result<LoopPlan> plan =
          planWithin(loop, inside, 0, Objective::Cost, options);
      if (!plan)
        return plan.error();
      for (Groups &groups : groupsFor(loop, *plan))
        consider(grouped(loop, *plan, std::move(groups)));
      considerPlaced(std::move(*plan));
    }
    if (fits() && !best.bytes.groups.empty())
      return tryBodies(Groups(best.bytes.groups));
    return std::nullopt;
  }

  const LoopGraph &loop;
  const LoopPlanOptions &options;
  const LoopPlan kept;
  LoopPlan best;
  int64_t body; ///< The bytes of the body without recomputation.
};

} // namespace

Result<LoopPlan> remat::planOnce(const LoopGraph &loop,
                                 const LoopPlanOptions &options) {
  if (!loop.isAlone)
    return LoopPlanner(loop, options).run();
  LoopPlanOptions alone = options;
  if (options.planner == kWholeBodies || options.planner == kProductsKept)
    alone.planner = kStages;
  return planAlone(loop, alone);
}
