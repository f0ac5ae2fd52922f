//===- MaximalSegments.cpp - The division of a complicate segment ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Consider a set of vertices that contains neither the source nor the sink, and
// whose only neighbours are two vertices k and w. Such a set is an independent
// segment between k and w: the graph has no cycle, so one of the two comes
// first. All paths through the set enter at this one and leave at the other.
// Removing k and w cuts the set off from the source and the sink. For each k,
// one depth-first search without k finds all w that then cut off vertices. For
// each vertex it takes the outermost such w, because its set is the largest one
// with this k. (The printed version of Alg. 4 tries all pairs and compares all
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
    // An additional edge from the source to the sink keeps these two connected.
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
  /// Runs a depth-first search that does not visit \p k. Fills in `order`,
  /// `depth`, `low` and `parent`.
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
  /// All segments that contain a vertex lie in the largest one of them. The
  /// source of this segment comes before all other ends of these segments.
  /// Therefore the first k for which a segment is found gives the largest one.
  void findCuts(uint32_t k) {
    outer[order[0]] = kUnseen;
    for (uint32_t i = 1; i < order.size(); ++i) {
      uint32_t v = order[i], w = parent[v];
      outer[v] = outer[w];
      // The search begins at the source or at the sink. The other one of the
      // two is in the first subtree of the root, so this subtree is not cut
      // off.
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
  /// For each vertex, the w of findCuts, or kUnseen if the vertex is not cut
  /// off.
  std::vector<uint32_t> outer;
  // For each vertex, the result so far.
  std::vector<std::pair<uint32_t, uint32_t>> best;
};

} // namespace

std::vector<std::pair<uint32_t, uint32_t>> remat::maximalSegments(
    uint32_t size, const std::vector<std::pair<uint32_t, uint32_t>> &edges) {
  return Finder(size, edges).run();
}
