//===- BodyPlan.cpp - Plans a loop body within limits ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner for steps plans the two bodies of a pair of loops. One run of the
// planner has two limits: one on the bytes of a body, and one on the bytes that
// cross from one body to the other. The code behind LoopPlan.h searches over
// these two limits.
//
//===----------------------------------------------------------------------===//

#include "Transforms/Loops/LoopPlan.h"

using namespace mlir;
using namespace remat;

/// Returns the bytes of the turn itself, which are live at the turn in addition
/// to the crossing values.
static int64_t bytesAtTurn(const LoopGraph &loop) {
  int64_t bytes = 0;
  for (TensorId t : loop.graph.graph.outputs(loop.turn))
    bytes += loop.graph.graph.bytes(t);
  return bytes;
}

/// The planner gets this share of a step's effort for each plan of a loop. The
/// share is small, because bodies are small and several limits are tried.
static constexpr double kEffortOfLoop = 0.05;

/// In CostPlusTime, the time of a node is added to its cost with this weight.
static constexpr double kWeightOfTime = 1.0 / 16;

/// Adds the time of each node to its cost, or replaces the cost by the time.
/// Nodes with almost no FLOP take time as well.
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

/// Makes the planner prefer plans with few stacks. An example is a plan that
/// stacks one value instead of several values that are computed elementwise
/// from it. For this purpose, crossing values are counted with slightly more
/// than their bytes, and elementwise ops cost almost nothing. A result that
/// overwrites a carried value counts with its exact bytes, because it must fit
/// into the memory of the carried value. Returns the bytes that are added for
/// each stack.
static int64_t preferFewStacks(const LoopGraph &loop, GraphSpec &spec) {
  constexpr int64_t kPart = 64;
  const Graph &graph = loop.graph.graph;
  int64_t most = 0;
  for (TensorId t : crossingTensors(loop, keepAllPlan(graph).steps))
    most = std::max(most, graph.bytes(t));
  for (NodeId n = 0; n < loop.turn; ++n)
    for (TensorId t : graph.outputs(n)) {
      int64_t bytes = graph.bytes(t) + most / kPart;
      bool fits = llvm::all_of(spec.nodes[n].inPlace, [&](auto pair) {
        return pair.second != t || spec.tensors[pair.first].bytes >= bytes;
      });
      if (graph.bytes(t) > 0 && fits)
        spec.tensors[t].bytes = bytes;
    }
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
