//===- MaximalSegments.cpp - The division of a complicate segment ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A set of vertices whose only neighbours are k and w is an independent segment
// between them, if it has neither the source nor the sink: the graph has no
// cycle, so one of k and w comes first, and paths enter there and leave at the
// other. These sets are what k and w together cut off from the source and the
// sink. For each k, one depth-first search without k finds the w that cut
// something off, and for each vertex the outermost of them, whose set is the
// largest with this k. (Alg. 4 as printed tries all pairs and compares all
// sets.)
//
//===----------------------------------------------------------------------===//

#include "Core/Segments/MaximalSegments.h"

#include <algorithm>

using namespace remat;

namespace {

constexpr uint32_t kUnseen = UINT32_MAX;

class Finder {
public:
  Finder(uint32_t size, const std::vector<std::pair<uint32_t, uint32_t>> &edges)
      : size(size), begin(size + 1, 0), depth(size), low(size), parent(size),
        outer(size), best(size, {0, 0}) {
    // The edge from the source to the sink keeps the two together.
    auto all = edges;
    all.push_back({0, size - 1});
    for (auto [from, to] : all) {
      ++begin[from + 1];
      ++begin[to + 1];
    }
    for (uint32_t v = 0; v < size; ++v)
      begin[v + 1] += begin[v];
    neighbours.resize(begin[size]);
    std::vector<uint32_t> fill(begin.begin(), begin.end() - 1);
    for (auto edge = all.rbegin(); edge != all.rend(); ++edge) {
      neighbours[fill[edge->first]++] = edge->second;
      neighbours[fill[edge->second]++] = edge->first;
    }
  }

  std::vector<std::pair<uint32_t, uint32_t>> run() {
    for (uint32_t k = 0; k < size; ++k) {
      search(k);
      findCuts(k);
    }
    return std::move(best);
  }

private:
  /// Depth-first search without \p k: fills in order, depth, low and parent.
  void search(uint32_t k) {
    std::fill(depth.begin(), depth.end(), kUnseen);
    order.clear();
    stack.clear();
    enter(k == 0 ? size - 1 : 0, kUnseen);
    while (!stack.empty()) {
      auto &[v, next] = stack.back();
      if (next == begin[v + 1]) {
        uint32_t done = v;
        stack.pop_back();
        if (!stack.empty())
          low[stack.back().first] =
              std::min(low[stack.back().first], low[done]);
        continue;
      }
      uint32_t to = neighbours[next++];
      if (to == k || to == parent[v])
        continue;
      if (depth[to] == kUnseen)
        enter(to, v);
      else
        low[v] = std::min(low[v], depth[to]);
    }
  }

  void enter(uint32_t v, uint32_t from) {
    depth[v] = low[v] = stack.size();
    parent[v] = from;
    order.push_back(v);
    stack.push_back({v, begin[v]});
  }

  /// Finds for each vertex the outermost w that cuts it off together with k.
  /// All segments that it is inside of lie in the largest, whose source comes
  /// before all their other ends: the first k that finds one finds that.
  void findCuts(uint32_t k) {
    outer[order[0]] = kUnseen;
    for (uint32_t i = 1; i < order.size(); ++i) {
      uint32_t v = order[i], w = parent[v];
      outer[v] = outer[w];
      // The root's first subtree has the other one of source and sink.
      if (outer[w] == kUnseen && low[v] >= depth[w] && i > 1)
        outer[v] = w;
      if (outer[v] != kUnseen && best[v].second == 0)
        best[v] = std::minmax(k, outer[v]);
    }
  }

  uint32_t size;
  std::vector<uint32_t> begin, neighbours;
  // The state of one search.
  std::vector<uint32_t> order, depth, low, parent;
  std::vector<std::pair<uint32_t, uint32_t>> stack; ///< Vertex, next neighbour.
  std::vector<uint32_t> outer;                      ///< kUnseen: not cut off.
  // The result of all searches.
  std::vector<std::pair<uint32_t, uint32_t>> best;
};

} // namespace

std::vector<std::pair<uint32_t, uint32_t>> remat::maximalSegments(
    uint32_t size, const std::vector<std::pair<uint32_t, uint32_t>> &edges) {
  return Finder(size, edges).run();
}
