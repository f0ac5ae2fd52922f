//===- LoopBound.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopBound.h"

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"

#include <limits>

using namespace mlir;
using namespace remat;

/// The possible numbers of crossing bytes are divided into this number of
/// parts.
static constexpr int64_t kParts = 16;
static constexpr double kNoPlan = std::numeric_limits<double>::infinity();

/// Returns the graph of an iteration in which values that may cross without a
/// stack have no bytes. Each plan of the joint body is also a plan of this
/// graph. Its peak in this graph is not higher. If an op overwrites such a
/// value, its result has bytes of its own in this graph, while the overwritten
/// value also lives.
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

/// Returns a lower bound on the cost of plans with two limits: their iteration
/// takes at most \p body bytes, and their crossing values take at most \p
/// crossing bytes.
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

/// Returns the cost of all nodes on which the turn depends, if each of them
/// runs once.
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

/// Returns whether iterations may be grouped if groups get \p bytes bytes. With
/// groups, at least two sets of carries are kept.
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
    // If plans with fewer crossing bytes cannot be cheaper, the other parts
    // need no bound.
    Result<double> rest = boundWithin(loop, spec, room.bytes, begin);
    if (!rest)
      return rest.error();
    if (*rest >= least)
      break;
  }
  return least;
}
