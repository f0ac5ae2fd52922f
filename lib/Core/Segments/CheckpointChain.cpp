//===- CheckpointChain.cpp - Checkpoints of a linear graph ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Segments/CheckpointChain.h"

#include <algorithm>

using namespace remat;

static constexpr int64_t kUnreached = INT64_MAX;

AccessibilityGraph::AccessibilityGraph(const LinearGraph &graph)
    : vertexBytes(graph.vertexBytes) {
  int64_t sum = 0;
  for (size_t i = 0; i < vertexBytes.size(); ++i) {
    if (i)
      sum += graph.segmentBytes[i - 1];
    end.push_back(sum);
    sum += vertexBytes[i];
    begin.push_back(sum);
  }
  distance.resize(vertexBytes.size());
  from.resize(vertexBytes.size());
  window.resize(vertexBytes.size());
}

bool AccessibilityGraph::findPath(int64_t maxTerm,
                                  std::span<const int64_t> inside) {
  limit = maxTerm;
  distance[0] = vertexBytes[0];
  // The vertices with an edge to the current vertex are the last few vertices
  // before it. If one of these vertices is followed by a vertex with a smaller
  // distance, it is not in the window. The window is sorted by rising
  // distance.
  size_t first = 0, last = 0;
  window[last++] = 0;
  for (uint32_t v = 1; v < vertexBytes.size(); ++v) {
    while (first < last && between(window[first], v) > maxTerm)
      ++first;
    distance[v] = kUnreached;
    if (first < last) {
      from[v] = window[first];
      distance[v] = distance[from[v]] + vertexBytes[v];
    } else if (!inside.empty() && distance[v - 1] != kUnreached) {
      from[v] = v - 1;
      distance[v] = distance[v - 1] + inside[v - 1] + vertexBytes[v];
    }
    if (distance[v] == kUnreached)
      continue;
    while (first < last && distance[window[last - 1]] >= distance[v])
      --last;
    window[last++] = v;
  }
  return distance.back() != kUnreached;
}

int64_t AccessibilityGraph::largestBytes() const {
  int64_t largest = 0;
  for (uint32_t v = vertexBytes.size() - 1; v != 0; v = from[v])
    if (int64_t bytes = between(from[v], v); bytes <= limit)
      largest = std::max(largest, bytes);
  return largest;
}

std::vector<uint32_t> AccessibilityGraph::vertices() const {
  std::vector<uint32_t> path = {uint32_t(vertexBytes.size() - 1)};
  while (path.back() != 0)
    path.push_back(from[path.back()]);
  std::reverse(path.begin(), path.end());
  return path;
}

std::optional<Checkpoints>
remat::shortestPath(const LinearGraph &graph, int64_t maxTerm,
                    std::span<const int64_t> inside) {
  AccessibilityGraph accessible(graph);
  if (!accessible.findPath(maxTerm, inside))
    return std::nullopt;
  return Checkpoints{accessible.vertices(), accessible.heldBytes(),
                     accessible.largestBytes()};
}

int64_t
remat::findMaxTerm(int64_t least, int64_t most,
                   const std::function<MaxTermCost(int64_t maxTerm)> &solve) {
  int64_t bestTotal = INT64_MAX, best = most;
  // Evaluates a max term, and stores it if it is the best so far.
  auto evaluate = [&](int64_t maxTerm) {
    MaxTermCost cost = solve(maxTerm);
    if (cost.heldBytes + cost.largestBytes < bestTotal) {
      bestTotal = cost.heldBytes + cost.largestBytes;
      best = maxTerm;
    }
    return cost;
  };
  struct Range {
    int64_t low, lowHeld, high, highHeld;
  };
  MaxTermCost first = evaluate(least);
  MaxTermCost last = evaluate(most);
  // The ranges of max terms in which a better one may still be found. All max
  // terms in [largestBytes, maxTerm] have the same held sum, so a range may end
  // at largestBytes.
  std::vector<Range> open = {
      {least, first.heldBytes, last.largestBytes, last.heldBytes}};
  while (!open.empty()) {
    Range range = open.back();
    open.pop_back();
    if (range.low + 1 >= range.high || range.lowHeld == range.highHeld ||
        range.low + 1 + range.highHeld >= bestTotal)
      continue;
    int64_t middle = range.low + (range.high - range.low) / 2;
    MaxTermCost cost = evaluate(middle);
    open.push_back({range.low, range.lowHeld,
                    std::max(cost.largestBytes, range.low), cost.heldBytes});
    open.push_back({middle, cost.heldBytes, range.high, range.highHeld});
  }
  return best;
}

Checkpoints remat::solveLinear(const LinearGraph &graph) {
  int64_t least = 0, all = 0;
  for (int64_t bytes : graph.segmentBytes) {
    least = std::max(least, bytes);
    all += bytes;
  }
  for (int64_t bytes : graph.vertexBytes)
    all += bytes;
  AccessibilityGraph accessible(graph);
  int64_t maxTerm = findMaxTerm(least, all, [&](int64_t maxTerm) {
    accessible.findPath(maxTerm);
    return MaxTermCost{accessible.heldBytes(), accessible.largestBytes()};
  });
  return *shortestPath(graph, maxTerm);
}
