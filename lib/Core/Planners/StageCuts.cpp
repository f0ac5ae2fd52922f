//===- StageCuts.cpp - The points at which stages may end -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Chen 2016, Alg. 3 needs candidates at which the forward pass may be divided.
// On a chain of layers, each candidate is a single result. An unrolled
// recurrent network has no such candidates. Each time step passes several
// results to the next one, and a stage that ends there must keep them all.
//===----------------------------------------------------------------------===//

#include "Core/Planners/StagePlanning.h"

#include <algorithm>
#include <deque>

using namespace remat;

std::vector<StageCut> remat::articulationCuts(const ForwardGraph &forward) {
  std::vector<bool> points = articulationPoints(forward);
  std::vector<StageCut> cuts;
  for (uint32_t v = 0; v < forward.size(); ++v)
    if (points[v])
      cuts.push_back({v, {v}});
  return cuts;
}

namespace {

/// Returns, for each vertex, the last vertex that reads it, or the vertex
/// itself if none does.
std::vector<uint32_t> lastReaders(const ForwardGraph &forward) {
  std::vector<uint32_t> last(forward.size());
  for (uint32_t v = 0; v < forward.size(); ++v) {
    last[v] = v;
    for (uint32_t reader : forward.successors[v])
      last[v] = std::max(last[v], reader);
  }
  return last;
}

/// Returns, for each vertex, the bytes of the results that cross the place
/// after it.
std::vector<int64_t> widths(const ForwardGraph &forward,
                            const std::vector<uint32_t> &lastReader) {
  std::vector<int64_t> width(forward.size() + 1, 0);
  for (uint32_t v = 0; v < forward.size(); ++v) {
    width[v] += forward.bytes[v];
    width[lastReader[v]] -= forward.bytes[v];
  }
  int64_t sum = 0;
  for (int64_t &bytes : width)
    bytes = sum += bytes;
  width.pop_back();
  return width;
}

/// A place is narrow if it is wider than the narrowest place by at most
/// 1 / kNearlyLeast of the narrowest width.
static constexpr int64_t kNearlyLeast = 8;

/// See narrowCuts(). The place after the last vertex is not used, because no
/// bytes cross it.
std::vector<uint32_t> narrowest(const std::vector<int64_t> &width,
                                uint32_t reach) {
  std::vector<uint32_t> places;
  // The places of the window, by rising width. The first one is the narrowest.
  std::deque<uint32_t> rising;
  uint32_t last = width.size() - 1, entered = 0;
  for (uint32_t p = 0; p < last; ++p) {
    for (; entered < last && entered <= size_t(p) + reach; ++entered) {
      while (!rising.empty() && width[rising.back()] > width[entered])
        rising.pop_back();
      rising.push_back(entered);
    }
    while (rising.front() + reach < p)
      rising.pop_front();
    int64_t least = width[rising.front()];
    if (width[p] <= least + least / kNearlyLeast)
      places.push_back(p);
  }
  return places;
}

/// Returns the cuts after the vertices \p places, which are in rising order.
/// All results that cross a cut are kept.
std::vector<StageCut> cutsAt(const std::vector<uint32_t> &places,
                             const std::vector<uint32_t> &lastReader) {
  std::vector<StageCut> cuts;
  std::vector<uint32_t> crossing; // The vertices whose results cross the
                                  // current place, in rising order.
  uint32_t next = 0;
  for (uint32_t place : places) {
    for (; next <= place; ++next)
      crossing.push_back(next);
    std::erase_if(crossing, [&](uint32_t v) { return lastReader[v] <= place; });
    cuts.push_back({place, crossing});
  }
  return cuts;
}

} // namespace

std::vector<StageCut> remat::narrowCuts(const ForwardGraph &forward,
                                        uint32_t reach) {
  if (forward.size() == 0)
    return {};
  std::vector<uint32_t> lastReader = lastReaders(forward);
  return cutsAt(narrowest(widths(forward, lastReader), reach), lastReader);
}

Result<std::vector<StageCut>> remat::markedCuts(const Graph &graph,
                                                const ForwardGraph &forward) {
  const std::vector<Node> &nodes = graph.spec().nodes;
  auto first = std::find_if(nodes.begin(), nodes.end(),
                            [](const Node &node) { return node.split; });
  if (first == nodes.end())
    return std::vector<StageCut>();
  std::vector<uint32_t> places;
  for (uint32_t v = 0; v + 1 < forward.size(); ++v)
    if (graph.node(forward.nodes[v]).split)
      places.push_back(v);
  if (places.empty())
    return Error{"no stage can end after " +
                 describeNode(graph.spec(), first - nodes.begin()) +
                 ", which is marked with split: mark nodes that the loss is "
                 "computed from"};
  return cutsAt(places, lastReaders(forward));
}
