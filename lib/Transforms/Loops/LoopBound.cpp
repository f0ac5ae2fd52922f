//===- LoopBound.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopBound.h"

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"

#include <limits>

using namespace mlir;
using namespace remat;

/// Into so many parts the range of what crosses is divided.
static constexpr int64_t kParts = 16;
static constexpr double kNoPlan = std::numeric_limits<double>::infinity();

/// The graph of an iteration in which nothing counts that may cross without a
/// stack: a plan of the joint body is one of this, and holds no more in it.
/// What took the place of such a value is then held where the value was.
static GraphSpec withoutWhatBothMake(const LoopGraph &loop) {
  GraphSpec spec = loop.graph.graph.spec();
  for (auto [tensor, both] : llvm::zip(spec.tensors, loop.inBoth))
    if (both)
      tensor.bytes = 0;
  for (Node &node : spec.nodes)
    llvm::erase_if(node.inPlace,
                   [&](auto pair) { return loop.inBoth[pair.first]; });
  return spec;
}

/// No plan costs less whose iteration takes at most \p body bytes, of which at
/// most \p crossing cross.
static Result<double> boundWithin(const LoopGraph &loop, const GraphSpec &whole,
                                  int64_t body, int64_t crossing) {
  GraphSpec spec = whole;
  spec.nodes[loop.turn].workspace = 0;
  Result<Graph> graph = Graph::create(spec);
  if (!graph)
    return graph.error();
  int64_t atTurn = workingSetBytes(*graph, loop.turn);
  int64_t limit = std::max(body, crossing + atTurn);
  spec.nodes[loop.turn].workspace = limit - crossing - atTurn;
  Result<Graph> narrow = Graph::create(std::move(spec));
  if (!narrow)
    return narrow.error();
  return costLowerBound(*narrow, limit);
}

/// What one run of all that the forward body hands on costs.
static double costBeforeTurn(const LoopGraph &loop) {
  const Graph &graph = loop.graph.graph;
  std::vector<bool> isNeeded(graph.numNodes());
  isNeeded[loop.turn] = true;
  double cost = 0;
  for (NodeId n = loop.turn + 1; n-- > 0;) {
    if (!isNeeded[n])
      continue;
    cost += n == loop.turn ? 0 : graph.node(n).cost;
    for (TensorId t : graph.inputs(n))
      if (NodeId maker = graph.producer(t); maker != kNone)
        isNeeded[maker] = true;
  }
  return cost;
}

/// Whether iterations may be in groups: what is carried into each group, of as
/// many iterations as can be, is kept.
static bool mayGroup(const LoopGraph &loop, int64_t bytes) {
  return loop.canGroup && stackBytes(2, loop.carried) <= bytes;
}

Result<double> remat::loopCostBound(const LoopGraph &loop,
                                    const LoopRoom &room) {
  if (loop.isAlone)
    return costLowerBound(loop.graph.graph, room.bytes);
  GraphSpec spec = withoutWhatBothMake(loop);
  Result<Graph> graph = Graph::create(spec);
  if (!graph)
    return graph.error();
  int64_t beside = std::max(room.beside, peakLowerBound(*graph).bytes);
  int64_t left = room.bytes - beside;
  double least = kNoPlan;
  if (mayGroup(loop, left))
    least = loop.graph.graph.baseCost() + costBeforeTurn(loop);
  if (left < 0)
    return least;
  int64_t most = left / loop.trips;
  for (int64_t part = kParts; part-- > 0;) {
    int64_t begin = most * part / kParts, end = most * (part + 1) / kParts;
    Result<double> bound =
        boundWithin(loop, spec, room.bytes - loop.trips * begin, end);
    if (!bound)
      return bound.error();
    least = std::min(least, *bound);
    // With fewer bytes to cross, and any body, nothing is cheaper.
    Result<double> rest = boundWithin(loop, spec, room.bytes, begin);
    if (!rest)
      return rest.error();
    if (*rest >= least)
      break;
  }
  return least;
}
