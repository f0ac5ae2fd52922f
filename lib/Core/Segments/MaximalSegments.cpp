//===- MaximalSegments.cpp - The division of a complicate segment ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Let the only neighbours of a set of vertices be k and w, and let the set
// contain neither the source nor the sink. Then it is an independent segment
// between k and w: the graph has no cycle, so one of the two comes first, and
// paths enter there and leave at the other. These are the sets that k and w
// together cut off from the source and the sink. For each k, one depth-first
// search without k finds the w that cut off vertices. For each vertex it takes
// the outermost such w, whose set is the largest one with this k. (Alg. 4 as
// printed tries all pairs and compares all sets.)
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
    // An edge from the source to the sink keeps the two connected.
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
  /// Searches depth-first without \p k. Fills in order, depth, low and parent.
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

  /// Finds, for each vertex, the outermost w that cuts it off together with k.
  /// All segments that contain the vertex lie in the largest one, whose source
  /// comes before all their other ends. Therefore the first k that finds any
  /// segment finds the largest one.
  void findCuts(uint32_t k) {
    outer[order[0]] = kUnseen;
    for (uint32_t i = 1; i < order.size(); ++i) {
      uint32_t v = order[i], w = parent[v];
      outer[v] = outer[w];
      // The first subtree of the root contains the other one of source and
      // sink.
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
  /// A vertex and its next neighbour.
  std::vector<std::pair<uint32_t, uint32_t>> stack;
  /// kUnseen if the vertex is not cut off.
  std::vector<uint32_t> outer;
  // The result of all searches.
  std::vector<std::pair<uint32_t, uint32_t>> best;
};

} // namespace

std::vector<std::pair<uint32_t, uint32_t>> remat::maximalSegments(
    uint32_t size, const std::vector<std::pair<uint32_t, uint32_t>> &edges) {
  return Finder(size, edges).run();
}
