//===- LoopPlan.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopPlan.h"

#include "LoopGroups.h"

#include "remat/Analysis/Names.h"
#include "remat/Analysis/TypeSizes.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Core/Plan/Validator.h"
#include "remat/Dialect/Remat.h"

#include <cmath>

using namespace mlir;
using namespace remat;

/// Puts every node behind \p turn behind it in every plan, too.
static TensorId orderAfterTurn(FunctionGraph &graph, GraphSpec &spec,
                               NodeId turn) {
  TensorId order = spec.tensors.size();
  spec.tensors.push_back({});
  spec.tensors.back().name = "turn";
  graph.valueOf.push_back(Value());
  spec.nodes[turn].outputs.push_back(order);
  for (NodeId n = turn + 1; n < spec.nodes.size(); ++n)
    spec.nodes[n].inputs.push_back(order);
  return order;
}

/// Which tensors are only moved from what both loops have; CrossingValues says
/// the same of ops.
static std::vector<bool> madeInBoth(const Graph &graph) {
  std::vector<bool> both(graph.numTensors());
  for (NodeId n = 0; n < graph.numNodes(); ++n) {
    StringRef kind = graph.node(n).kind;
    bool moves = (kind == "move" || kind == "scalar") &&
                 graph.node(n).recomputable &&
                 llvm::all_of(graph.inputs(n), [&](TensorId t) {
                   return graph.isResident(t) || both[t];
                 });
    for (TensorId t : graph.outputs(n))
      both[t] = moves;
  }
  return both;
}

/// Fills in what takes time, where kernels of the machine are known.
static LogicalResult readTime(const LoopBody &body,
                              FunctionGraphOptions options, LoopGraph &result) {
  func::FuncOp function = body.function;
  auto module = function->getParentOfType<ModuleOp>();
  if (!result.graph.hasGroups() || !module->hasAttr(RematDialect::kMachine))
    return success();
  options.costModel = CostModel::Roofline;
  FailureOr<FunctionGraph> read = readFunctionGraph(function, options);
  if (failed(read))
    return failure();
  for (NodeId n = 0; n < read->graph.numNodes(); ++n)
    result.graph.nodeSeconds[n] = read->graph.node(n).cost;
  // What a kernel has made is read and written once more.
  result.secondsPerByte = 2 / machineOf(function).getBandwidth();
  return success();
}

FailureOr<LoopGraph> remat::readLoopGraph(const LoopBody &body,
                                          const LoopPair &pair,
                                          CostModel model) {
  FunctionGraphOptions options;
  options.costModel = model;
  FailureOr<FunctionGraph> read = readFunctionGraph(body.function, options);
  if (failed(read))
    return failure();
  LoopGraph result;
  result.graph = std::move(*read);
  result.isAlone = pair.isAlone();
  result.trips = pair.first().trips;
  result.canGroup = !pair.isAlone() && canGroup(pair);
  for (unsigned i : carriedWith(pair.forward, CarriedRole::Carry))
    result.carried += int64_t(bytesOrZero(pair.forward.operand(i).getType()));
  auto at = llvm::find(result.graph.nodeOps, body.turn());
  result.turn = at - result.graph.nodeOps.begin();
  if (failed(readTime(body, options, result)))
    return failure();
  result.inBoth = madeInBoth(result.graph.graph);
  result.inBoth.push_back(false); // The order of the turn.
  GraphSpec spec = result.graph.graph.spec();
  TensorId order = orderAfterTurn(result.graph, spec, result.turn);
  if (!pair.isAlone())
    spec.loss = order; // What the turn depends on is the forward part.
  Result<Graph> graph = Graph::create(std::move(spec));
  if (!graph)
    return emitError(lineOf(body.function), graph.error().message);
  result.graph.graph = std::move(*graph);
  return result;
}

/// \p count stacks of \p bytes a slot.
static int64_t times(int64_t count, int64_t bytes) {
  int64_t product;
  bool isTooLarge = __builtin_mul_overflow(count, bytes, &product);
  return isTooLarge ? kMostBytes : std::min(product, kMostBytes);
}

int64_t LoopBytes::stacks() const {
  int64_t bytes =
      group == 1 ? times(trips, crossing)
                 : times(group, crossing) + times(trips / group + 1, carried);
  return std::min(bytes, kMostBytes);
}

void LoopTotal::add(const LoopBytes &bytes) {
  if (bytes.isAlone)
    alone = std::max(alone, bytes.total());
  else
    pairs = std::min(kMostBytes, pairs + bytes.total());
}

int64_t remat::totalOf(ArrayRef<LoopPlan> plans) {
  LoopTotal total;
  for (const LoopPlan &plan : plans)
    total.add(plan.bytes);
  return total.bytes();
}

LoopBytes remat::bytesOf(const LoopGraph &loop, ArrayRef<Step> steps) {
  const Graph &graph = loop.graph.graph;
  uint32_t turn = llvm::find(steps, Step::compute(loop.turn)) - steps.begin();
  LoopBytes bytes;
  bytes.trips = loop.trips;
  bytes.carried = loop.carried;
  bytes.turn = loop.turn;
  bytes.isAlone = loop.isAlone;
  for (const Instance &instance : walkPlan(graph, steps).instances)
    if (instance.first < turn && instance.last > turn &&
        !loop.inBoth[instance.tensor])
      bytes.crossing += graph.bytes(instance.tensor);
  bytes.body = simulate(graph, steps).peakBytes;
  return bytes;
}

static LoopPlan toLoopPlan(const LoopGraph &loop, std::vector<Step> steps,
                           std::string planner) {
  LoopPlan plan;
  plan.bytes = bytesOf(loop, steps);
  plan.cost = simulate(loop.graph.graph, steps).computeCost;
  plan.baseCost = loop.graph.graph.baseCost();
  if (loop.secondsPerByte > 0) {
    plan.seconds = loop.secondsPerByte * double(plan.bytes.crossing);
    for (Step step : steps)
      plan.seconds += loop.graph.nodeSeconds[step.id];
  }
  plan.steps = std::move(steps);
  plan.planner = std::move(planner);
  return plan;
}

LoopPlan remat::keepAll(const LoopGraph &graph) {
  return toLoopPlan(graph, keepAllPlan(graph.graph.graph).steps, "keep-all");
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
static constexpr double kEffort = 0.1;

/// What a plan costs in time counts for so much beside its cost.
static constexpr double kWeightOfTime = 1.0 / 16;

/// Nodes whose cost, in FLOP, is next to nothing take time, too.
static void addTime(const LoopGraph &loop, GraphSpec &spec) {
  double seconds = 0;
  for (double each : loop.graph.nodeSeconds)
    seconds += each;
  double price = kWeightOfTime * loop.graph.graph.baseCost() / seconds;
  for (auto [node, each] : llvm::zip(spec.nodes, loop.graph.nodeSeconds))
    node.cost += price * each;
}

/// The cheapest plan whose bodies take at most \p body bytes, and of which at
/// most \p crossing bytes cross.
static Result<LoopPlan> planWithin(const LoopGraph &loop, int64_t body,
                                   int64_t crossing, bool byTime,
                                   const LoopPlanOptions &options) {
  int64_t limit = std::max(body, crossing + bytesAtTurn(loop));
  GraphSpec spec = loop.graph.graph.spec();
  spec.nodes[loop.turn].workspace = limit - crossing - bytesAtTurn(loop);
  if (byTime)
    addTime(loop, spec);
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

static bool isBetter(const LoopPlan &plan, const LoopPlan &than,
                     std::optional<int64_t> budget) {
  auto rank = [&](const LoopPlan &each) {
    bool fits = budget && each.bytes.total() <= *budget;
    double bytes = double(each.bytes.total()), cost = each.cost;
    if (!fits)
      return std::tuple(1, bytes, cost, each.seconds);
    if (each.seconds > 0 && each.baseCost > 0)
      cost = std::floor(cost / each.baseCost / kSameCost);
    return std::tuple(0, cost, each.seconds, bytes);
  };
  return rank(plan) < rank(than);
}

/// \p plan with groups of \p size iterations, whose forward bodies run again.
static LoopPlan grouped(const LoopGraph &loop, LoopPlan plan, int64_t size) {
  plan.bytes.group = size;
  for (Step step : plan.steps) {
    if (step == Step::compute(loop.turn))
      break;
    plan.cost += loop.graph.graph.node(step.id).cost;
    if (loop.secondsPerByte > 0)
      plan.seconds += loop.graph.nodeSeconds[step.id];
  }
  return plan;
}

/// The sizes of groups that divide the iterations, but 1 and all; only 1 where
/// they cannot be grouped.
static std::vector<int64_t> groupSizes(const LoopGraph &loop) {
  std::vector<int64_t> sizes;
  for (int64_t size = 2; loop.canGroup && size * size <= loop.trips; ++size)
    if (loop.trips % size == 0) {
      sizes.push_back(size);
      if (size * size != loop.trips)
        sizes.push_back(loop.trips / size);
    }
  llvm::sort(sizes);
  return sizes;
}

/// An iteration is a step, planned as any other.
static Result<LoopPlan> planAlone(const LoopGraph &loop,
                                  const LoopPlanOptions &options) {
  LoopPlan kept = keepAll(loop);
  if (options.budget && kept.bytes.body <= *options.budget)
    return kept;
  Result<Planned> planned = planWith(
      options.planner, Problem{loop.graph.graph, options.budget, Link()},
      options.planning);
  if (!planned)
    return planned.error();
  LoopPlan plan =
      toLoopPlan(loop, std::move(planned->plan.steps), planned->plan.planner);
  return isBetter(plan, kept, options.budget) ? plan : kept;
}

namespace {

/// Looks for the best plan of a loop.
class LoopPlanner {
public:
  LoopPlanner(const LoopGraph &loop, const LoopPlanOptions &options)
      : loop(loop), options(options), best(keepAll(loop)),
        body(best.bytes.body) {}

  Result<LoopPlan> run() {
    if (fits())
      return best;
    if (options.budget)
      if (auto error = tryBodies(1))
        return *error;
    if (!fits())
      if (auto error = tryGroups())
        return *error;
    return best;
  }

private:
  bool fits() const {
    return options.budget && best.bytes.total() <= *options.budget;
  }

  void consider(LoopPlan plan) {
    if (isBetter(plan, best, options.budget))
      best = std::move(plan);
  }

  /// Plans with bodies of several shares of their bytes as they are, and groups
  /// of \p size: what a body takes less, the stacks may take more. Where the
  /// time of kernels is known, the shares of the cheapest ones are planned for
  /// it, too.
  std::optional<Error> tryBodies(int64_t size) {
    std::vector<std::pair<double, int64_t>> costs; // And bytes inside.
    for (double share : {1.0, 0.85, 0.7, 0.6, 0.5, 0.4}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      if (auto error = tryBody(size, inside, /*byTime=*/false, costs))
        return error;
    }
    if (loop.secondsPerByte == 0 || costs.empty())
      return std::nullopt;
    double near = llvm::min_element(costs)->first + kSameCost * best.baseCost;
    std::vector<std::pair<double, int64_t>> ignored;
    for (auto [cost, inside] : costs)
      if (cost <= near)
        if (auto error = tryBody(size, inside, /*byTime=*/true, ignored))
          return error;
    return std::nullopt;
  }

  /// Adds to \p costs what fits.
  std::optional<Error> tryBody(int64_t size, int64_t inside, bool byTime,
                               std::vector<std::pair<double, int64_t>> &costs) {
    int64_t starts = size == 1 ? 0 : times(loop.trips / size + 1, loop.carried);
    int64_t left = *options.budget - inside - starts;
    if (left < 0)
      return std::nullopt;
    int64_t slots = size == 1 ? loop.trips : size;
    Result<LoopPlan> made =
        planWithin(loop, inside, left / slots, byTime, options);
    if (!made)
      return made.error();
    LoopPlan plan = size == 1 ? std::move(*made) : grouped(loop, *made, size);
    if (plan.bytes.total() <= *options.budget)
      costs.emplace_back(plan.cost, inside);
    consider(std::move(plan));
    return std::nullopt;
  }

  /// As few bytes as possible, and then, where that is enough, the groups whose
  /// stacks are smallest, with what the budget leaves for them.
  std::optional<Error> tryGroups() {
    std::vector<int64_t> sizes = groupSizes(loop);
    for (double share : {1.0, 0.75, 0.5}) {
      int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
      Result<LoopPlan> plan =
          planWithin(loop, inside, 0, /*byTime=*/false, options);
      if (!plan)
        return plan.error();
      for (int64_t size : sizes)
        consider(grouped(loop, *plan, size));
      consider(std::move(*plan));
    }
    if (fits() && best.bytes.group > 1)
      return tryBodies(best.bytes.group);
    return std::nullopt;
  }

  const LoopGraph &loop;
  const LoopPlanOptions &options;
  LoopPlan best;
  int64_t body; ///< Bytes of a body as it is.
};

} // namespace

Result<LoopPlan> remat::planLoop(const LoopGraph &loop,
                                 const LoopPlanOptions &options) {
  return loop.isAlone ? planAlone(loop, options)
                      : LoopPlanner(loop, options).run();
}
