//===- LowerSets.cpp - Families of lower sets, Eq. 1 and 2 ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSets.h"

#include "remat/Core/Plan/Realiser.h"

#include <algorithm>
#include <bit>
#include <tuple>

using namespace remat;

namespace {

using Bits = std::vector<uint64_t>;

bool test(const Bits &bits, uint32_t v) { return bits[v / 64] >> (v % 64) & 1; }
void insert(Bits &bits, uint32_t v) { bits[v / 64] |= uint64_t(1) << (v % 64); }

/// Returns the vertices from which \p top can be reached.
Bits ancestorsOf(const ForwardGraph &forward, uint32_t top, size_t words) {
  Bits members(words, 0);
  insert(members, top);
  for (uint32_t v = top + 1; v-- > 0;)
    if (test(members, v))
      for (uint32_t u : forward.predecessors[v])
        insert(members, u);
  return members;
}

/// Returns, for each vertex v, the bytes of the vertices up to v that later
/// vertices read. For a chain of blocks, this number is M of the boundary of
/// L^v.
std::vector<int64_t> crossingBytes(const ForwardGraph &forward) {
  // The array first has differences between neighbours. A running sum turns
  // them into bytes.
  std::vector<int64_t> crossing(forward.size() + 1, 0);
  for (uint32_t v = 0; v < forward.size(); ++v)
    if (!forward.successors[v].empty()) {
      crossing[v] += forward.bytes[v];
      crossing[forward.successors[v].back()] -= forward.bytes[v];
    }
  for (uint32_t v = 1; v < forward.size(); ++v)
    crossing[v] += crossing[v - 1];
  return crossing;
}

/// Returns {0, ..., end - 1}.
Bits prefixOf(const ForwardGraph &forward, uint32_t end) {
  Bits members((forward.size() + 63) / 64, 0);
  for (uint32_t v = 0; v < end; ++v)
    insert(members, v);
  return members;
}

/// Divides the program into at most \p count equal runs. Returns one vertex of
/// each run: the vertex after which later vertices read the fewest bytes of
/// earlier vertices.
std::vector<uint32_t> narrowest(const std::vector<int64_t> &crossing,
                                uint32_t count) {
  uint32_t size = crossing.size() - 1;
  uint32_t runs = std::min(size, count);
  std::vector<uint32_t> found;
  for (uint32_t run = 0; run < runs; ++run) {
    auto begin = crossing.begin() + uint64_t(size) * run / runs;
    auto end = crossing.begin() + uint64_t(size) * (run + 1) / runs;
    found.push_back(std::min_element(begin, end) - crossing.begin());
  }
  return found;
}

/// Returns M(d+(L) \ L) + M(d-(d+(L)) \ L), the terms (iii) and (iv) of Eq. 2.
/// Term (iii) counts the vertices outside L that vertices of L feed. Term (iv)
/// counts the vertices outside L that feed the vertices of (iii). The list
/// \p boundary has the vertices of L that feed vertices outside L.
int64_t outsideBytes(const ForwardGraph &forward, const Bits &members,
                     const std::vector<uint32_t> &boundary) {
  int64_t sum = 0;
  Bits fed(members.size(), 0), feeding(members.size(), 0);
  auto addOnce = [&](Bits &bits, uint32_t v) {
    if (test(members, v) || test(bits, v))
      return false;
    insert(bits, v);
    sum += forward.bytes[v];
    return true;
  };
  for (uint32_t v : boundary)
    for (uint32_t w : forward.successors[v])
      if (addOnce(fed, w))
        for (uint32_t u : forward.predecessors[w])
          addOnce(feeding, u);
  return sum;
}

} // namespace

LowerSetFamily::LowerSetFamily(const ForwardGraph &forward)
    : graph(&forward), words((forward.size() + 63) / 64) {}

LowerSetFamily::Bits LowerSetFamily::members(uint32_t set) const {
  auto begin = bits.begin() + size_t(set) * words;
  return Bits(begin, begin + words);
}

void LowerSetFamily::addSet(const Bits &members, uint32_t top) {
  Set set{top, graph->size(), 0, 0, 0, 0, {}};
  for (uint32_t v = 0; v < graph->size(); ++v) {
    if (!test(members, v)) {
      set.firstOut = std::min(set.firstOut, v);
      continue;
    }
    set.end = v + 1;
    set.time += graph->time[v];
    set.bytes += graph->bytes[v];
    const std::vector<uint32_t> &next = graph->successors[v];
    if (std::any_of(next.begin(), next.end(),
                    [&](uint32_t w) { return !test(members, w); }))
      set.boundary.push_back(v);
  }
  set.fixed = outsideBytes(*graph, members, set.boundary);
  bits.insert(bits.end(), members.begin(), members.end());
  sets.push_back(std::move(set));
}

void LowerSetFamily::addSorted(std::vector<std::pair<Bits, uint32_t>> found) {
  found.push_back({prefixOf(*graph, graph->size()), kNone});
  // This order puts a subset before its supersets, because a subset has fewer
  // members and no larger end. If two sets are equal, the one that is known to
  // be some L^v comes first and is kept.
  struct Rank {
    uint32_t end = 0, count = 0, index;
  };
  std::vector<Rank> order;
  for (uint32_t i = 0; i < found.size(); ++i) {
    Rank &rank = order.emplace_back(Rank{0, 0, i});
    for (size_t w = 0; w < words; ++w)
      if (uint64_t word = found[i].first[w]) {
        rank.end = 64 * w + std::bit_width(word);
        rank.count += std::popcount(word);
      }
  }
  std::sort(order.begin(), order.end(), [&](const Rank &a, const Rank &b) {
    return std::tie(a.end, a.count, found[a.index]) <
           std::tie(b.end, b.count, found[b.index]);
  });
  const Bits *last = nullptr;
  for (const Rank &rank : order) {
    const auto &[members, top] = found[rank.index];
    if (rank.count != 0 && (!last || members != *last))
      addSet(members, rank.count == graph->size() ? kNone : top);
    last = &members;
  }
}

LowerSetFamily LowerSetFamily::ancestors(const ForwardGraph &forward,
                                         uint32_t maxSets,
                                         uint32_t maxPrefixes) {
  LowerSetFamily family(forward);
  std::vector<int64_t> crossing = crossingBytes(forward);
  std::vector<std::pair<Bits, uint32_t>> found;
  for (uint32_t v : narrowest(crossing, std::max(maxSets, 2u) - 1))
    found.push_back({ancestorsOf(forward, v, family.words), v});
  for (uint32_t v : narrowest(crossing, maxPrefixes))
    found.push_back({prefixOf(forward, v + 1), kNone});
  family.addSorted(std::move(found));
  return family;
}

LowerSetFamily LowerSetFamily::around(const LowerSetFamily &family,
                                      std::span<const uint32_t> chain,
                                      uint32_t maxSets) {
  const ForwardGraph &forward = *family.graph;
  LowerSetFamily near(forward);
  std::vector<std::pair<Bits, uint32_t>> found;
  for (uint32_t set : chain)
    found.push_back({family.members(set), kNone});
  auto holdsAll = [](const Bits &bits, const std::vector<uint32_t> &vertices) {
    return std::all_of(vertices.begin(), vertices.end(),
                       [&](uint32_t v) { return test(bits, v); });
  };
  auto holdsAny = [](const Bits &bits, const std::vector<uint32_t> &vertices) {
    return std::any_of(vertices.begin(), vertices.end(),
                       [&](uint32_t v) { return test(bits, v); });
  };
  Bits before(near.words, 0);
  for (size_t i = 0; i < chain.size() && found.size() < maxSets; ++i) {
    const Bits here = found[i].first;
    Bits growing = before;
    for (uint32_t v = 0; v < forward.size() && found.size() < maxSets; ++v) {
      bool inside = test(here, v);
      if (inside && !test(before, v)) {
        insert(growing, v);
        found.push_back({growing, kNone});
      }
      Bits other = here;
      other[v / 64] ^= uint64_t(1) << (v % 64);
      if (inside ? !holdsAny(here, forward.successors[v])
                 : holdsAll(here, forward.predecessors[v]))
        found.push_back({std::move(other), kNone});
    }
    before = here;
  }
  near.addSorted(std::move(found));
  return near;
}

bool LowerSetFamily::isBelow(uint32_t smaller, uint32_t larger) const {
  const Set &a = sets[smaller], &b = sets[larger];
  if (smaller == larger || b.firstOut < a.firstOut || b.end < a.end)
    return false;
  if (a.end <= b.firstOut)
    return true;
  // A lower set that contains v contains L^v.
  if (a.top != kNone)
    return contains(larger, a.top);
  const uint64_t *inner = &bits[smaller * words],
                 *outer = &bits[larger * words];
  for (size_t w = a.firstOut / 64; w < (a.end + 63) / 64; ++w)
    if (inner[w] & ~outer[w])
      return false;
  return true;
}

CanonicalStrategy remat::evaluateStrategy(const LowerSetFamily &family,
                                          std::vector<uint32_t> sets) {
  const ForwardGraph &forward = family.forward();
  CanonicalStrategy strategy;
  std::vector<bool> cached(forward.size(), false); // U_i
  int64_t cachedBytes = 0;                         // M(U_i-1)
  int64_t previousBytes = 0;
  for (uint32_t set : sets) {
    // Eq. 2: M_i = M(U_i-1) + 2 M(V_i) + M(d+(L_i) \ L_i)
    //              + M(d-(d+(L_i)) \ L_i)
    strategy.peak = std::max(
        strategy.peak, cachedBytes + 2 * (family[set].bytes - previousBytes) +
                           family[set].fixed);
    previousBytes = family[set].bytes;
    for (uint32_t v : family[set].boundary)
      if (!cached[v]) {
        cached[v] = true;
        cachedBytes += forward.bytes[v];
      }
  }
  // Eq. 1: the sum over i of T(V_i \ U_k), which is T(V \ U_k).
  for (uint32_t v = 0; v < forward.size(); ++v)
    strategy.overhead += cached[v] ? 0 : forward.time[v];
  strategy.sets = std::move(sets);
  return strategy;
}

Choice remat::choiceOf(const Graph &graph, const LowerSetFamily &family,
                       const CanonicalStrategy &strategy) {
  const ForwardGraph &forward = family.forward();
  Choice choice{std::vector<bool>(graph.numTensors(), false),
                std::vector<uint32_t>(graph.numNodes(), kNone), kNone};
  for (uint32_t i = strategy.sets.size(); i-- > 0;) {
    uint32_t set = strategy.sets[i];
    for (uint32_t v = 0; v < forward.size(); ++v)
      if (family.contains(set, v))
        choice.segment[forward.nodes[v]] = i;
    for (uint32_t v : family[set].boundary)
      for (TensorId t : graph.node(forward.nodes[v]).outputs)
        choice.kept[t] = true;
  }
  return choice;
}
