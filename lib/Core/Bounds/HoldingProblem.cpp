//===- HoldingProblem.cpp - The best price per held byte ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/HoldingProblem.h"

#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace remat;

using FirstRun = Interval::FirstRun;

WholeCosts::WholeCosts(const Graph &graph) {
  double sum = graph.baseCost();
  exponent = sum > 0 ? 46 - std::ilogb(sum) : 0;
  for (const Node &node : graph.spec().nodes)
    of.push_back(int64_t(std::ldexp(node.cost, exponent)));
}

double WholeCosts::inUnits(int64_t cost) const {
  return std::ldexp(double(cost), -exponent);
}

void WholeCosts::keepOnly(NodeId begin, NodeId end) {
  std::fill(of.begin(), of.begin() + begin, 0);
  std::fill(of.begin() + end, of.end(), 0);
}

/// Returns the node \p n and its ancestors.
static std::vector<bool> withAncestors(const Graph &graph, NodeId n) {
  std::vector<bool> found(graph.numNodes(), false);
  found[n] = true;
  for (++n; n-- > 0;)
    if (found[n])
      for (TensorId t : graph.node(n).inputs)
        if (graph.producer(t) != kNone)
          found[graph.producer(t)] = true;
  return found;
}

std::vector<bool> remat::withDescendants(const Graph &graph, NodeId n) {
  std::vector<bool> found(graph.numNodes(), false);
  found[n] = true;
  for (++n; n < graph.numNodes(); ++n)
    for (TensorId t : graph.node(n).inputs)
      if (graph.producer(t) != kNone && found[graph.producer(t)])
        found[n] = true;
  return found;
}

Interval remat::intervalInOrder(const Graph &graph, NodeId start, NodeId to) {
  NodeId end = graph.numNodes();
  Interval interval{start, to == end, {}};
  interval.firstRun.assign(end, FirstRun::Outside);
  std::fill_n(interval.firstRun.begin(), start, FirstRun::Before);
  for (NodeId n = start + 1; n < end && n <= to; ++n)
    interval.firstRun[n] = FirstRun::Inside;
  return interval;
}

Interval remat::intervalInAnyOrder(const Graph &graph, NodeId start,
                                   NodeId to) {
  NodeId end = graph.numNodes();
  Interval interval{start, to == end, {}};
  std::vector<bool> before = withAncestors(graph, start);
  std::vector<bool> after = withDescendants(graph, start);
  std::vector<bool> byThen(end, true);
  if (to < end)
    byThen = withAncestors(graph, to);
  for (NodeId n = 0; n < end; ++n)
    interval.firstRun.push_back(!after[n] ? before[n] ? FirstRun::Before
                                                      : FirstRun::Free
                                : n != start && byThen[n] ? FirstRun::Inside
                                                          : FirstRun::Outside);
  return interval;
}

HoldingProblem::HoldingProblem(const Graph &graph, const WholeCosts &costs,
                               const Interval &interval)
    : graph(graph), costs(costs), interval(interval),
      weight(graph.numTensors(), 0), isNeeded(graph.numTensors(), false),
      vertex(graph.numNodes(), kNone) {
  weighTensors();
  addNeeds();
  addNodes();
  addReads();
}

/// Tells whether \p t may have been made before the interval.
bool HoldingProblem::canBeHeld(TensorId t) const {
  if (graph.producer(t) == kNone)
    return !graph.isResident(t);
  FirstRun when = interval.firstRun[graph.producer(t)];
  return when == FirstRun::Before || when == FirstRun::Free;
}

/// Tells whether \p t can be held and no node makes it in the interval.
bool HoldingProblem::mustBeHeld(TensorId t) const {
  NodeId n = graph.producer(t);
  return n == kNone ||
         (interval.firstRun[n] == FirstRun::Before && !mayRepeat(graph, n));
}

/// If \p input is still held after the start node, some outputs of this node
/// can no longer use the storage of \p input. Returns the bytes of these
/// outputs, except outputs that can use the storage of another input.
int64_t HoldingProblem::extraBytes(TensorId input) const {
  const Node &node = graph.node(interval.start);
  int64_t sum = 0;
  for (TensorId out : node.outputs) {
    bool fromInput = false, fromOther = false;
    for (auto [from, to] : node.inPlace)
      if (to == out && !graph.isResident(from))
        (from == input ? fromInput : fromOther) = true;
    if (fromInput && !fromOther)
      sum += graph.bytes(out);
  }
  return sum;
}

bool HoldingProblem::isReadInside(TensorId t) const {
  auto readers = graph.readers(t);
  return std::any_of(readers.begin(), readers.end(), [&](NodeId n) {
    return interval.firstRun[n] == FirstRun::Inside;
  });
}

uint32_t HoldingProblem::vertexOf(NodeId n) {
  if (vertex[n] == kNone) {
    vertex[n] = MinCut::kSink + 1 + nodes.size();
    nodes.push_back(n);
  }
  return vertex[n];
}

void HoldingProblem::addEdge(uint32_t from, uint32_t to, int64_t cost,
                             int64_t bytes) {
  edges.push_back({from, to});
  edgeCost.push_back(cost);
  edgeBytes.push_back(bytes);
}

/// Sets the bytes of each tensor that can be held. If holding a tensor adds no
/// bytes, the tensor has the weight 0 and is not part of the problem.
void HoldingProblem::weighTensors() {
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    if (canBeHeld(t))
      weight[t] = graph.bytes(t);
  for (TensorId t : graph.node(interval.start).inputs)
    if (canBeHeld(t))
      weight[t] = extraBytes(t);
}

/// Adds one edge from the source to each node that makes a value for a first
/// run in the interval.
void HoldingProblem::addNeeds() {
  std::vector<int64_t> ofNode(graph.numNodes(), 0);
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    if (weight[t] == 0)
      continue;
    isNeeded[t] = (interval.isToEnd && graph.isOutput(t)) || isReadInside(t);
    if (!isNeeded[t])
      continue;
    neededBytes += weight[t];
    if (mustBeHeld(t))
      fixedBytes += weight[t];
    else
      ofNode[graph.producer(t)] += weight[t];
  }
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    if (ofNode[n] > 0)
      addEdge(MinCut::kSource, vertexOf(n), 0, ofNode[n]);
}

/// Adds one edge to the sink for each node that may be needed again. The node
/// of a value that is needed in any case gets no edge here, because addNeeds
/// has already added one.
void HoldingProblem::addNodes() {
  // The body of this loop may append to `nodes`.
  for (size_t i = 0; i < nodes.size(); ++i) {
    NodeId n = nodes[i];
    bool isRepeat = interval.firstRun[n] == FirstRun::Before;
    addEdge(vertex[n], MinCut::kSink, isRepeat ? costs.of[n] : 0, 0);
    for (TensorId t : graph.node(n).inputs)
      if (weight[t] > 0 && !isNeeded[t] && !mustBeHeld(t))
        vertexOf(graph.producer(t));
  }
}

/// Adds edges from nodes to the producers of their inputs, or to the sink. If
/// several nodes read a tensor, their edges go through a vertex for this
/// tensor, so that its bytes count only once.
void HoldingProblem::addReads() {
  std::vector<uint32_t> readBy(graph.numTensors(), 0);
  auto isOpen = [&](TensorId t) { return weight[t] > 0 && !isNeeded[t]; };
  for (NodeId n : nodes)
    for (TensorId t : graph.node(n).inputs)
      readBy[t] += isOpen(t);
  std::vector<uint32_t> through(graph.numTensors(), kNone);
  uint32_t size = MinCut::kSink + 1 + nodes.size();
  for (NodeId n : nodes)
    for (TensorId t : graph.node(n).inputs) {
      if (!isOpen(t))
        continue;
      uint32_t maker =
          mustBeHeld(t) ? MinCut::kSink : vertex[graph.producer(t)];
      if (readBy[t] == 1) {
        addEdge(vertex[n], maker, 0, weight[t]);
        continue;
      }
      if (through[t] == kNone) {
        through[t] = size++;
        addEdge(through[t], maker, 0, weight[t]);
      }
      addEdge(vertex[n], through[t], MinCut::kInfinite, 0);
    }
  cut.emplace(size, edges);
}

HoldingProblem::Line HoldingProblem::lineOfCut() const {
  Line line{0, fixedBytes};
  for (size_t e = 0; e < edges.size(); ++e)
    if (cut->isOnSourceSide(edges[e].from) &&
        !cut->isOnSourceSide(edges[e].to)) {
      line.cost += edgeCost[e];
      line.heldBytes += edgeBytes[e];
    }
  return line;
}

/// Returns the cheapest choice of held values if each byte costs \p price. With
/// an infinite price it returns the choice with the fewest bytes. Stores the
/// value of the cut, without the bytes that must be held, in `flow`.
HoldingProblem::Line HoldingProblem::cheapestAt(double price, int64_t &work) {
  // Capacities are limited so that their sums do not overflow. A smaller
  // capacity can only lower the cut.
  double most = std::ldexp(1.0, 61) / double(edges.size() + 1);
  capacities.resize(edges.size());
  for (size_t e = 0; e < edges.size(); ++e) {
    if (edgeCost[e] == MinCut::kInfinite)
      capacities[e] = MinCut::kInfinite;
    else if (std::isinf(price))
      capacities[e] = edgeBytes[e];
    else
      capacities[e] =
          edgeCost[e] + int64_t(std::min(price * double(edgeBytes[e]), most));
  }
  flow = cut->run(capacities, work);
  return cut->isMinimum() ? lineOfCut() : Line();
}

int64_t HoldingProblem::bound(int64_t freeBytes, int64_t goal, int64_t &work) {
  if (neededBytes <= freeBytes)
    return 0;
  Line holdsFewest = cheapestAt(std::numeric_limits<double>::infinity(), work);
  if (flow + fixedBytes > freeBytes)
    return kNoPlan;
  // The two cuts whose lines meet at the best price. One of them holds too many
  // bytes, and the other does not.
  Line above{0, neededBytes}, below = holdsFewest;
  int64_t best = 0;
  while (cut->isMinimum() && work > 0) {
    double price = double(below.cost - above.cost) /
                   double(above.heldBytes - below.heldBytes);
    // No price gives a higher bound than the point where the two lines meet.
    if (double(above.cost) + price * double(above.heldBytes - freeBytes) <=
        double(goal))
      break;
    Line line = cheapestAt(price, work);
    // Rounds the price of the free bytes up, by more than the rounding errors
    // of the product and of all capacities.
    double atLimit =
        price * double(freeBytes - fixedBytes) * (1 + std::ldexp(1.0, -50));
    if (atLimit < double(flow))
      best = std::max(best, flow - int64_t(std::ceil(atLimit)));
    double gain = double(above.cost - line.cost) +
                  price * double(above.heldBytes - line.heldBytes);
    if (gain <= 1 + 1e-9 * double(above.cost))
      break; // No cut has a line below the point where the two lines meet.
    (line.heldBytes > freeBytes ? above : below) = line;
  }
  return best;
}

int64_t HoldingProblem::leastHeldBytes(int64_t &work) {
  if (neededBytes == fixedBytes)
    return fixedBytes;
  cheapestAt(std::numeric_limits<double>::infinity(), work);
  return flow + fixedBytes;
}
