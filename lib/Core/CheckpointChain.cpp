//===- CheckpointChain.cpp - Checkpoints of a linear graph ----------------===//

#include "remat/Core/CheckpointChain.h"

#include <algorithm>
#include <deque>

using namespace remat;

namespace {

constexpr int64_t kUnreached = INT64_MAX;

/// l(v_i, v_k) = end[k] - begin[i]: the segments and vertices between.
struct Between {
  std::vector<int64_t> begin, end;

  explicit Between(const LinearGraph &graph)
      : begin(graph.vertexBytes.size()), end(graph.vertexBytes.size()) {
    int64_t sum = 0;
    for (size_t i = 0; i < begin.size(); ++i) {
      if (i)
        sum += graph.segmentBytes[i - 1];
      end[i] = sum;
      sum += graph.vertexBytes[i];
      begin[i] = sum;
    }
  }
  int64_t operator()(uint32_t i, uint32_t k) const { return end[k] - begin[i]; }
};

} // namespace

std::optional<Checkpoints>
remat::shortestPath(const LinearGraph &graph, int64_t maxTerm,
                    std::span<const int64_t> inside) {
  uint32_t size = graph.vertexBytes.size();
  Between between(graph);
  std::vector<int64_t> distance(size, kUnreached);
  std::vector<uint32_t> from(size, 0);
  distance[0] = graph.vertexBytes[0];
  // Vertices with an edge to the current one are the last few before it. Of
  // them, those that no later one is as near as, the nearest first.
  std::deque<uint32_t> window = {0};
  for (uint32_t v = 1; v < size; ++v) {
    while (!window.empty() && between(window.front(), v) > maxTerm)
      window.pop_front();
    if (!window.empty()) {
      from[v] = window.front();
      distance[v] = distance[from[v]] + graph.vertexBytes[v];
    } else if (!inside.empty() && distance[v - 1] != kUnreached) {
      from[v] = v - 1;
      distance[v] = distance[v - 1] + inside[v - 1] + graph.vertexBytes[v];
    }
    if (distance[v] == kUnreached)
      continue;
    while (!window.empty() && distance[window.back()] >= distance[v])
      window.pop_back();
    window.push_back(v);
  }
  if (distance.back() == kUnreached)
    return std::nullopt;
  Checkpoints result;
  result.heldBytes = distance.back();
  for (uint32_t v = size - 1;; v = from[v]) {
    result.vertices.push_back(v);
    if (v == 0)
      break;
    int64_t bytes = between(from[v], v);
    if (bytes <= maxTerm)
      result.largestBytes = std::max(result.largestBytes, bytes);
  }
  std::reverse(result.vertices.begin(), result.vertices.end());
  return result;
}

int64_t
remat::findMaxTerm(int64_t least, int64_t most,
                   const std::function<MaxTermCost(int64_t maxTerm)> &solve) {
  int64_t bestTotal = INT64_MAX, best = most;
  // Evaluates a max term; what it really needs is tried along with it.
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
  // From the lowest needs on: [largestBytes, maxTerm] has one held sum.
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
  int64_t maxTerm = findMaxTerm(least, all, [&](int64_t maxTerm) {
    auto path = shortestPath(graph, maxTerm);
    return MaxTermCost{path->heldBytes, path->largestBytes};
  });
  return *shortestPath(graph, maxTerm);
}
