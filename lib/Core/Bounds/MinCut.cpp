//===- MinCut.cpp - Dinic's algorithm -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/MinCut.h"

#include <algorithm>

using namespace remat;

MinCut::MinCut(uint32_t size, std::vector<Edge> list)
    : edges(std::move(list)), residual(2 * edges.size()),
      arcs(2 * edges.size()), begin(size + 1, 0), next(size), level(size) {
  for (const Edge &edge : edges) {
    ++begin[edge.from + 1];
    ++begin[edge.to + 1];
  }
  for (uint32_t v = 0; v < size; ++v)
    begin[v + 1] += begin[v];
  std::copy(begin.begin(), begin.end() - 1, next.begin());
  for (uint32_t e = 0; e < edges.size(); ++e) {
    arcs[next[edges[e].from]++] = 2 * e;
    arcs[next[edges[e].to]++] = 2 * e + 1;
  }
}

int64_t MinCut::run(std::span<const int64_t> capacities, int64_t &work) {
  for (uint32_t e = 0; e < edges.size(); ++e) {
    residual[2 * e] = capacities[e];
    residual[2 * e + 1] = 0;
  }
  int64_t flow = 0;
  for (findLevels(work); isReached(kSink) && work > 0; findLevels(work))
    flow += augmentAll(work);
  return flow;
}

/// Computes the distance of each vertex from the source, over arcs that can
/// take more flow. If no path reaches the sink, computes all distances.
void MinCut::findLevels(int64_t &work) {
  std::fill(level.begin(), level.end(), kUnreached);
  level[kSource] = 0;
  queue.assign(1, kSource);
  for (size_t i = 0; i < queue.size() && !isReached(kSink); ++i) {
    uint32_t v = queue[i];
    work -= begin[v + 1] - begin[v];
    for (uint32_t k = begin[v]; k < begin[v + 1]; ++k) {
      uint32_t to = head(arcs[k]);
      if (residual[arcs[k]] == 0 || isReached(to))
        continue;
      level[to] = level[v] + 1;
      queue.push_back(to);
    }
  }
}

/// Sends flow along paths to the sink until no path is left.
int64_t MinCut::augmentAll(int64_t &work) {
  std::copy(begin.begin(), begin.end() - 1, next.begin());
  path.clear();
  int64_t flow = 0;
  while (work > 0) {
    uint32_t v = path.empty() ? kSource : head(path.back());
    if (v == kSink) {
      work -= path.size();
      flow += augmentPath();
    } else if (!advance(v, work)) {
      if (path.empty())
        break;
      // No path leads from this vertex to the sink, so arcs into it need not be
      // tried again.
      ++next[head(path.back() ^ 1)];
      path.pop_back();
    }
  }
  return flow;
}

/// Appends to the path the next arc that can take flow, from \p vertex to a
/// vertex one arc further from the source. Returns false if there is no such
/// arc.
bool MinCut::advance(uint32_t vertex, int64_t &work) {
  for (uint32_t &k = next[vertex]; k < begin[vertex + 1]; ++k) {
    --work;
    if (residual[arcs[k]] == 0 || level[head(arcs[k])] != level[vertex] + 1)
      continue;
    path.push_back(arcs[k]);
    return true;
  }
  return false;
}

/// Sends as much flow along the path as the path can take. Shortens the path to
/// end before its first full arc.
int64_t MinCut::augmentPath() {
  int64_t flow = kInfinite;
  for (uint32_t arc : path)
    flow = std::min(flow, residual[arc]);
  size_t firstFull = path.size();
  for (size_t i = path.size(); i-- > 0;) {
    residual[path[i]] -= flow;
    residual[path[i] ^ 1] += flow;
    if (residual[path[i]] == 0)
      firstFull = i;
  }
  path.resize(firstFull);
  return flow;
}
