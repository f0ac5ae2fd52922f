//===- LowerSetCount.cpp - Counts the lower sets of a graph ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSets.h"

#include <algorithm>
#include <map>

using namespace remat;

namespace {

/// Returns program order, except that a vertex without predecessors comes just
/// before its first reader. In this order, fewer vertices before any given
/// place have successors after that place.
std::vector<uint32_t> countingOrder(const ForwardGraph &forward) {
  std::vector<uint32_t> order;
  std::vector<bool> placed(forward.size(), false);
  auto place = [&](uint32_t v) {
    if (!placed[v])
      order.push_back(v);
    placed[v] = true;
  };
  for (uint32_t v = 0; v < forward.size(); ++v) {
    if (forward.predecessors[v].empty() && !forward.successors[v].empty())
      continue;
    for (uint32_t u : forward.predecessors[v])
      place(u);
    place(v);
  }
  return order;
}

/// The members of a lower set that have later successors, in the order in which
/// they were added.
using Members = std::vector<uint32_t>;

bool holds(const Members &members, uint32_t v) {
  return std::find(members.begin(), members.end(), v) != members.end();
}

} // namespace

std::optional<double> remat::countLowerSets(const ForwardGraph &forward,
                                            uint32_t limit) {
  // For each vertex, the number of its successors that are not visited yet.
  std::vector<uint32_t> waiting(forward.size());
  for (uint32_t v = 0; v < forward.size(); ++v)
    waiting[v] = forward.successors[v].size();
  std::map<Members, double> counts = {{{}, 1}};
  for (uint32_t v : countingOrder(forward)) {
    const std::vector<uint32_t> &before = forward.predecessors[v];
    for (uint32_t u : before)
      --waiting[u];
    std::map<Members, double> next;
    for (const auto &[members, count] : counts) {
      Members left;
      std::copy_if(members.begin(), members.end(), std::back_inserter(left),
                   [&](uint32_t u) { return waiting[u] > 0; });
      next[left] += count;
      if (!std::all_of(before.begin(), before.end(),
                       [&](uint32_t u) { return holds(members, u); }))
        continue;
      if (waiting[v] > 0)
        left.push_back(v);
      next[left] += count;
      if (next.size() > limit)
        return std::nullopt; // Each case has at least one lower set, so there
                             // are more than `limit` lower sets.
    }
    counts = std::move(next);
  }
  return counts.at({}) - 1;
}
