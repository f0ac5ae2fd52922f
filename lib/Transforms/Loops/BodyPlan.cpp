//===- BodyPlan.cpp - Plans one loop body within limits -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner of steps plans the bodies of a loop. One run has limits on the
// bytes of a body and on the bytes that cross from one body to the other.
// LoopPlan.h searches over those limits.
//
//===----------------------------------------------------------------------===//

#include "Transforms/Loops/LoopPlan.h"

using namespace mlir;
using namespace remat;

/// Returns the bytes that count at the turn besides crossing values.
static int64_t bytesAtTurn(const LoopGraph &loop) {
  int64_t bytes = 0;
  for (TensorId t : loop.graph.graph.outputs(loop.turn))
    bytes += loop.graph.graph.bytes(t);
  return bytes;
}

/// The share of a step's effort for each plan of one loop. Bodies are small,
/// and several limits are tried.
static constexpr double kEffortOfLoop = 0.05;

/// The weight of a plan's time in addition to its cost.
static constexpr double kWeightOfTime = 1.0 / 16;

/// Adds the time of nodes to their cost, or replaces the cost by it. Nodes with
/// almost no FLOP take time, too.
static void addTime(const LoopGraph &loop, Objective objective,
                    GraphSpec &spec) {
  if (objective == Objective::Time)
    for (auto [node, each] : llvm::zip(spec.nodes, loop.graph.nodeSeconds))
      node.cost = each;
  if (objective != Objective::CostPlusTime)
    return;
  double seconds = 0;
  for (double each : loop.graph.nodeSeconds)
    seconds += each;
  double price = kWeightOfTime * loop.graph.graph.baseCost() / seconds;
  for (auto [node, each] : llvm::zip(spec.nodes, loop.graph.nodeSeconds))
    node.cost += price * each;
}

/// Makes the planner prefer few stacks. For example it stacks one input instead
/// of each value computed elementwise from it. To this end, crossing values
/// count slightly more than their bytes, and elementwise ops cost almost
/// nothing. Returns the extra bytes of a stack.
static int64_t preferFewStacks(const LoopGraph &loop, GraphSpec &spec) {
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

Result<LoopPlan> remat::planWithin(const LoopGraph &loop, int64_t body,
                                   int64_t crossing, Objective objective,
                                   const LoopPlanOptions &options,
                                   unsigned stacks) {
  GraphSpec spec = loop.graph.graph.spec();
  if (objective == Objective::FewStacks) {
    int64_t more = preferFewStacks(loop, spec);
    body += more * loop.turn;
    crossing += more * stacks;
  }
  int64_t limit = std::max(body, crossing + bytesAtTurn(loop));
  spec.nodes[loop.turn].workspace = limit - crossing - bytesAtTurn(loop);
  addTime(loop, objective, spec);
  Result<Graph> graph = Graph::create(std::move(spec));
  if (!graph)
    return graph.error();
  PlannerOptions planning = options.planning;
  planning.effort *= kEffortOfLoop;
  Result<Planned> planned =
      planWith(options.planner, Problem{*graph, limit, Link()}, planning);
  if (!planned)
    return planned.error();
  return planOf(loop, std::move(planned->plan.steps), planned->plan.planner);
}
