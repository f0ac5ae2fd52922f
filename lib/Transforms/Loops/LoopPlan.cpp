//===- LoopPlan.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopPlan.h"

#include "LoopCopies.h"

#include "remat/Core/Plan/Simulator.h"
#include "remat/Core/Planning/Ranking.h"

#include <cmath>

using namespace mlir;
using namespace remat;

int64_t remat::totalOf(ArrayRef<LoopPlan> plans) {
  LoopTotal total;
  for (const LoopPlan &plan : plans)
    total.add(plan.bytes);
  return total.bytes();
}

static LoopPlan toLoopPlan(const LoopGraph &loop, std::vector<Step> steps,
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
  return toLoopPlan(graph,
                    program.firstSwap() ? program.steps
                                        : keepAllPlan(program.graph).steps,
                    "keep-all");
}

/// What is counted at the turn besides crossing values.
static int64_t bytesAtTurn(const LoopGraph &loop) {
  int64_t bytes = 0;
  for (TensorId t : loop.graph.graph.outputs(loop.turn))
    bytes += loop.graph.graph.bytes(t);
  return bytes;
}

/// Of the effort that a step gets, each of the plans of one loop gets this:
/// bodies are small, and several limits are tried.
static constexpr double kEffort = 0.05;

/// What a plan costs in time counts for so much beside its cost.
static constexpr double kWeightOfTime = 1.0 / 16;

namespace {
/// What a planner of one body weighs.
enum class Weigh : uint8_t { Cost, CostAndTime, Time, Stacks };
} // namespace

/// Nodes whose cost, in FLOP, is next to nothing take time, too.
static void addTime(const LoopGraph &loop, Weigh weigh, GraphSpec &spec) {
  if (weigh == Weigh::Time)
    for (auto [node, each] : llvm::zip(spec.nodes, loop.graph.nodeSeconds))
      node.cost = each;
  if (weigh != Weigh::CostAndTime)
    return;
  double seconds = 0;
  for (double each : loop.graph.nodeSeconds)
    seconds += each;
  double price = kWeightOfTime * loop.graph.graph.baseCost() / seconds;
  for (auto [node, each] : llvm::zip(spec.nodes, loop.graph.nodeSeconds))
    node.cost += price * each;
}

/// Several values that are made element by element of one take as many stacks
/// as they are, and that one takes one. What may cross counts a little more
/// than it has, and to make values again element by element costs next to
/// nothing. Returns what a stack counts more.
static int64_t weighStacks(const LoopGraph &loop, GraphSpec &spec) {
  constexpr int64_t kPart = 64;
  const Graph &graph = loop.graph.graph;
  int64_t most = 0;
  for (TensorId t : crossingTensors(loop, keepAllPlan(graph).steps))
    most = std::max(most, graph.bytes(t));
  for (NodeId n = 0; n < loop.turn; ++n)
    for (TensorId t : graph.outputs(n))
      if (graph.bytes(t) > 0)
        spec.tensors[t].bytes += most / kPart;
  for (Node &node : spec.nodes)
    if (node.kind == "elementwise")
      node.cost /= kPart;
  return most / kPart;
}

/// The cheapest plan whose bodies take at most \p body bytes, and of which at
/// most \p crossing bytes cross; by Weigh::Stacks, in about \p stacks stacks.
static Result<LoopPlan> planWithin(const LoopGraph &loop, int64_t body,
                                   int64_t crossing, Weigh weigh,
                                   const LoopPlanOptions &options,
                                   unsigned stacks = 0) {
  GraphSpec spec = loop.graph.graph.spec();
  if (weigh == Weigh::Stacks) {
    int64_t more = weighStacks(loop, spec);
    body += more * loop.turn;
    crossing += more * stacks;
  }
  int64_t limit = std::max(body, crossing + bytesAtTurn(loop));
  spec.nodes[loop.turn].workspace = limit - crossing - bytesAtTurn(loop);
  addTime(loop, weigh, spec);
  Result<Graph> graph = Graph::create(std::move(spec));
  if (!graph)
    return graph.error();
  PlannerOptions planning = options.planning;
  planning.effort *= kEffort;
  Result<Planned> planned =
      planWith(options.planner, Problem{*graph, limit, Link()}, planning);
  if (!planned)
    return planned.error();
  return toLoopPlan(loop, std::move(planned->plan.steps),
                    planned->plan.planner);
}

/// Plans whose costs differ by less than about this share of an iteration are
/// told apart by their time.
static constexpr double kSameCost = 0.01;

/// With \p byTime the time of those that fit decides, as where copies, which
/// take time alone, are weighed against what is computed again.
static bool isBetter(const LoopPlan &plan, const LoopPlan &than,
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
  return rank(plan) < rank(than);
}

/// \p plan in \p groups, of which each level runs forward bodies again.
static LoopPlan grouped(const LoopGraph &loop, LoopPlan plan, Groups groups) {
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
  // What is handed back lies in the loop over groups as long as it runs.
  plan.bytes.body =
      loop.numbers + std::max(plan.bytes.body,
                              plan.bytes.forwardBody + loop.heldBackward.bytes);
  plan.bytes.groups = std::move(groups);
  return plan;
}

/// The groups that \p plan may be in: with what is carried into them on the
/// device and, where it can be and has room, on the host.
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
  LoopPlan whole = toLoopPlan(loop, plan.steps, plan.planner);
  for (Groups &groups : groupsFor(loop, whole)) {
    LoopPlan other = grouped(loop, whole, std::move(groups));
    if (other.bytes.total() < plan.bytes.total())
      plan = std::move(other);
  }
  return plan;
}

/// An iteration is a step, planned as any other; with copies in seconds, which
/// these take.
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
      return toLoopPlan(loop, std::move(quick->steps), options.planner);
  }
  Result<Planned> planned = planWith(isHybrid ? "hybrid" : options.planner,
                                     problem, options.planning);
  if (!planned)
    return planned.error();
  LoopPlan plan =
      toLoopPlan(loop, std::move(planned->plan.steps), planned->plan.planner);
  return isBetter(plan, kept, options, loop.canCopy()) ? plan : kept;
}

namespace {

/// Looks for the best plan of a loop.
class LoopPlanner {
public:
  LoopPlanner(const LoopGraph &loop, const LoopPlanOptions &options)
      : loop(loop), options(options), kept(keepAll(loop)), best(kept),
        body(best.bytes.body) {}

  Result<LoopPlan> run() {
    if (fits())
      return best;
    if (onlyCopies(options.planner)) {
      placeOnHost(loop, options.budget, best);
      return best;
    }
    if (options.budget) {
      if (auto error = tryBodies(Groups()))
        return *error;
      if (auto error = tryCopies())
        return *error;
    }
    // Their copies are fewer than those of stacks with all slots.
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

  /// Plans with bodies of several shares of their bytes as they are, in
  /// \p groups: what a body takes less, the stacks may take more. Where the
  /// time of kernels is known, the shares of the cheapest ones are planned for
  /// it, too.
  std::optional<Error> tryBodies(const Groups &groups) {
    std::vector<std::pair<double, int64_t>> costs; // And bytes inside.
    for (double share : {1.0, 0.85, 0.7, 0.6, 0.5, 0.4}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      if (auto error = tryBody(groups, inside, Weigh::Cost, costs))
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
        if (auto error = tryBody(groups, inside, Weigh::CostAndTime, ignored))
          return error;
    return std::nullopt;
  }

  /// Plans with as much in their stacks as the best one has, but in fewer, as
  /// long as there are any.
  std::optional<Error> tryFewStacks(const Groups &groups) {
    unsigned stacks = 0;
    while (best.bytes.stacked != stacks && best.bytes.stacked > 1) {
      stacks = best.bytes.stacked;
      for (unsigned few : {stacks - 1, stacks / 2}) {
        int64_t inside = *options.budget - best.bytes.stacks();
        Result<LoopPlan> plan = planWithin(loop, inside, best.bytes.crossing,
                                           Weigh::Stacks, options, few);
        if (!plan)
          return plan.error();
        consider(grouped(loop, std::move(*plan), groups));
      }
    }
    return std::nullopt;
  }

  /// Adds to \p costs what fits.
  std::optional<Error> tryBody(const Groups &groups, int64_t inside,
                               Weigh weigh,
                               std::vector<std::pair<double, int64_t>> &costs) {
    int64_t left = *options.budget - inside - loop.around -
                   stackBytes(groups.starts(loop.trips), loop.carried);
    if (left < 0)
      return std::nullopt;
    Result<LoopPlan> made = planWithin(
        loop, inside, left / groups.slots(loop.trips), weigh, options);
    if (!made)
      return made.error();
    LoopPlan plan = grouped(loop, std::move(*made), groups);
    if (plan.bytes.total() <= *options.budget)
      costs.emplace_back(plan.cost, inside);
    consider(std::move(plan));
    return std::nullopt;
  }

  /// Plans that keep more than the device holds, with the rest on the host: as
  /// much as the link moves beside a forward body, some more or less, or all.
  std::optional<Error> tryCopies() {
    if (!loop.canCopy())
      return std::nullopt;
    considerPlaced(kept);
    int64_t all = kept.bytes.crossing;
    double beside = bytesBesideForward(loop, kept);
    for (double share : {1.0, 0.7, 0.5}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      int64_t slot =
          std::max<int64_t>(0, *options.budget - inside - loop.around) /
          loop.trips;
      for (double part : {0.0, 0.5, 1.0, 2.0, double(kMostBytes)}) {
        double more = std::min(part * beside, double(all));
        int64_t crossing = std::min(all, slot + int64_t(more));
        Result<LoopPlan> plan =
            planWithin(loop, inside, crossing, Weigh::Time, options);
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

  /// As few bytes as possible, and then, where that is enough, the groups whose
  /// stacks are smallest, with what the budget leaves for them.
  std::optional<Error> tryGroups() {
    for (double share : {1.0, 0.75, 0.5}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      Result<LoopPlan> plan = planWithin(loop, inside, 0, Weigh::Cost, options);
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
  int64_t body; ///< Bytes of a body as it is.
};

} // namespace

Result<LoopPlan> remat::planOnce(const LoopGraph &loop,
                                 const LoopPlanOptions &options) {
  return loop.isAlone ? planAlone(loop, options)
                      : LoopPlanner(loop, options).run();
}
