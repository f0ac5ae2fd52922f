//===- LoopPlan.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopPlan.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Core/Plan/Validator.h"

using namespace mlir;
using namespace remat;

/// Puts every node behind \p turn behind it in every plan, too, and makes the
/// turn the loss: what it depends on is the forward part.
static void orderAfterTurn(FunctionGraph &graph, GraphSpec &spec, NodeId turn) {
  TensorId order = spec.tensors.size();
  spec.tensors.push_back({});
  spec.tensors.back().name = "turn";
  graph.valueOf.push_back(Value());
  spec.nodes[turn].outputs.push_back(order);
  for (NodeId n = turn + 1; n < spec.nodes.size(); ++n)
    spec.nodes[n].inputs.push_back(order);
  spec.loss = order;
}

FailureOr<LoopGraph> remat::readLoopGraph(const LoopBody &body, int64_t trips,
                                          CostModel model) {
  FunctionGraphOptions options;
  options.costModel = model;
  FailureOr<FunctionGraph> read = readFunctionGraph(body.function, options);
  if (failed(read))
    return failure();
  LoopGraph result{std::move(*read), kNone, trips};
  auto at = llvm::find(result.graph.nodeOps, body.turn());
  result.turn = at - result.graph.nodeOps.begin();
  GraphSpec spec = result.graph.graph.spec();
  orderAfterTurn(result.graph, spec, result.turn);
  Result<Graph> graph = Graph::create(std::move(spec));
  if (!graph)
    return emitError(lineOf(body.function), graph.error().message);
  result.graph.graph = std::move(*graph);
  return result;
}

LoopBytes remat::bytesOf(const LoopGraph &loop, ArrayRef<Step> steps) {
  const Graph &graph = loop.graph.graph;
  uint32_t turn = llvm::find(steps, Step::compute(loop.turn)) - steps.begin();
  LoopBytes bytes;
  bytes.trips = loop.trips;
  for (const Instance &instance : walkPlan(graph, steps).instances)
    if (instance.first < turn && instance.last > turn)
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

/// The cheapest plan whose bodies take at most \p body bytes, and of which at
/// most \p crossing bytes cross.
static Result<LoopPlan> planWithin(const LoopGraph &loop, int64_t body,
                                   int64_t crossing,
                                   const LoopPlanOptions &options) {
  int64_t limit = std::max(body, crossing + bytesAtTurn(loop));
  GraphSpec spec = loop.graph.graph.spec();
  spec.nodes[loop.turn].workspace = limit - crossing - bytesAtTurn(loop);
  Result<Graph> graph = Graph::create(std::move(spec));
  if (!graph)
    return graph.error();
  PlannerOptions planning = options.planning;
  planning.effort *= kEffort;
  Result<Planned> planned =
      planWith(options.planner, Problem{*graph, limit}, planning);
  if (!planned)
    return planned.error();
  return toLoopPlan(loop, std::move(planned->plan.steps),
                    planned->plan.planner);
}

static bool isBetter(const LoopPlan &plan, const LoopPlan &than,
                     std::optional<int64_t> budget) {
  auto rank = [&](const LoopPlan &each) {
    bool fits = budget && each.bytes.total() <= *budget;
    return fits ? std::tuple(0, each.cost, double(each.bytes.total()))
                : std::tuple(1, double(each.bytes.total()), each.cost);
  };
  return rank(plan) < rank(than);
}

/// Plans with bodies of several shares of their bytes as they are: what a body
/// takes less, the stacks may take more. \p best gets better.
static std::optional<Error> tryShares(const LoopGraph &loop,
                                      std::optional<int64_t> budget,
                                      const LoopPlanOptions &options,
                                      LoopPlan &best) {
  int64_t body = keepAll(loop).bytes.body;
  for (double share : {1.0, 0.75, 0.5, 0.35}) {
    int64_t inside = std::max<int64_t>(1, int64_t(share * double(body)));
    int64_t crossing = budget ? (*budget - inside) / loop.trips : 0;
    if (crossing < 0)
      continue;
    Result<LoopPlan> plan = planWithin(loop, inside, crossing, options);
    if (!plan)
      return plan.error();
    if (isBetter(*plan, best, options.budget))
      best = std::move(*plan);
  }
  return std::nullopt;
}

Result<LoopPlan> remat::planLoop(const LoopGraph &loop,
                                 const LoopPlanOptions &options) {
  LoopPlan best = keepAll(loop);
  auto fits = [&] {
    return options.budget && best.bytes.total() <= *options.budget;
  };
  if (fits())
    return best;
  if (options.budget)
    if (auto error = tryShares(loop, options.budget, options, best))
      return *error;
  if (!fits()) // As few as possible.
    if (auto error = tryShares(loop, std::nullopt, options, best))
      return *error;
  return best;
}
