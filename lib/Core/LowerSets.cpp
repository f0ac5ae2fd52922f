//===- LowerSets.cpp - Families of lower sets, Eq. 1 and 2 ----------------===//

#include "remat/Core/LowerSets.h"

#include "remat/Core/Realiser.h"

#include <algorithm>
#include <bit>

using namespace remat;

namespace {

using Bits = std::vector<uint64_t>;

bool test(const Bits &bits, uint32_t v) { return bits[v / 64] >> (v % 64) & 1; }
void insert(Bits &bits, uint32_t v) { bits[v / 64] |= uint64_t(1) << (v % 64); }

/// The vertices from which \p top can be reached.
Bits ancestorsOf(const ForwardGraph &forward, uint32_t top, size_t words) {
  Bits members(words, 0);
  insert(members, top);
  for (uint32_t v = top + 1; v-- > 0;)
    if (test(members, v))
      for (uint32_t u : forward.predecessors[v])
        insert(members, u);
  return members;
}

/// Per vertex v: the bytes that vertices up to v leave for later ones. Of a
/// chain of blocks this is M of the boundary of L^v.
std::vector<int64_t> crossingBytes(const ForwardGraph &forward) {
  std::vector<int64_t> crossing(forward.size() + 1, 0); // As differences.
  for (uint32_t v = 0; v < forward.size(); ++v)
    if (!forward.successors[v].empty()) {
      crossing[v] += forward.bytes[v];
      crossing[forward.successors[v].back()] -= forward.bytes[v];
    }
  for (uint32_t v = 1; v < forward.size(); ++v)
    crossing[v] += crossing[v - 1];
  return crossing;
}

/// M(d+(L) \ L) + M(d-(d+(L)) \ L): the terms (iii) and (iv) of Eq. 2, the
/// gradients of the vertices that L feeds, and the vertices that feed those.
int64_t outsideBytes(const ForwardGraph &forward, const Bits &members) {
  Bits fed(members.size(), 0), feeding(members.size(), 0);
  for (uint32_t v = 0; v < forward.size(); ++v)
    if (test(members, v))
      for (uint32_t w : forward.successors[v])
        insert(fed, w);
  int64_t sum = 0;
  for (uint32_t w = 0; w < forward.size(); ++w)
    if (test(fed, w)) {
      sum += test(members, w) ? 0 : forward.bytes[w];
      for (uint32_t u : forward.predecessors[w])
        insert(feeding, u);
    }
  for (uint32_t u = 0; u < forward.size(); ++u)
    if (test(feeding, u) && !test(members, u))
      sum += forward.bytes[u];
  return sum;
}

} // namespace

void LowerSetFamily::addSet(Bits members, uint32_t top) {
  Set set{top, 0, 0, outsideBytes(*graph, members), {}};
  for (uint32_t v = 0; v < graph->size(); ++v) {
    if (!test(members, v))
      continue;
    set.time += graph->time[v];
    set.bytes += graph->bytes[v];
    const std::vector<uint32_t> &next = graph->successors[v];
    if (std::any_of(next.begin(), next.end(),
                    [&](uint32_t w) { return !test(members, w); }))
      set.boundary.push_back(v);
  }
  bits.insert(bits.end(), members.begin(), members.end());
  sets.push_back(std::move(set));
}

LowerSetFamily LowerSetFamily::ancestors(const ForwardGraph &forward,
                                         uint32_t maxSets) {
  LowerSetFamily family;
  family.graph = &forward;
  family.words = (forward.size() + 63) / 64;
  uint32_t runs = std::min(forward.size(), std::max(maxSets, 2u) - 1);
  Bits all(family.words, 0);
  for (uint32_t v = 0; v < forward.size(); ++v)
    insert(all, v);
  std::vector<int64_t> crossing = crossingBytes(forward);
  for (uint32_t run = 0; run < runs; ++run) {
    uint32_t begin = uint64_t(forward.size()) * run / runs;
    uint32_t end = uint64_t(forward.size()) * (run + 1) / runs;
    uint32_t top =
        std::min_element(crossing.begin() + begin, crossing.begin() + end) -
        crossing.begin();
    Bits members = ancestorsOf(forward, top, family.words);
    if (members != all)
      family.addSet(std::move(members), top);
  }
  family.addSet(std::move(all), kNone);
  return family;
}

bool LowerSetFamily::isBelow(uint32_t smaller, uint32_t larger) const {
  if (smaller == larger)
    return false;
  // A lower set holds L^v where it holds v.
  if (sets[smaller].top != kNone)
    return contains(larger, sets[smaller].top);
  for (size_t w = 0; w < words; ++w)
    if (bits[smaller * words + w] & ~bits[larger * words + w])
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
