//===- Takeovers.h - Outputs in the storage of dying inputs -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A node may write an output into an input that dies at the same step
// (Node::inPlace). Only these functions decide for which pairs this happens.
// The simulator, the arena, reports and all indices over plans call them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_TAKEOVERS_H
#define REMAT_LIB_CORE_PLAN_TAKEOVERS_H

#include "remat/Core/Graph/Graph.h"

#include <bit>
#include <span>

namespace remat {

struct Walk;

/// Finds the takeovers of one step. The list \p pairs has the in-place pairs of
/// its node. Calls \p take(from, to) for each pair in which `to` takes over the
/// storage of `from`. Pairs are tried in order. Only an input for which
/// \p dies(from) is true gives its storage, to at most one output. An output
/// takes the storage of at most one input. The numbers in the pairs stand for
/// tensors or for instances, as the caller decides.
template <typename Dies, typename Take>
void forEachTakeover(std::span<const std::pair<uint32_t, uint32_t>> pairs,
                     Dies dies, Take take) {
  // One bit for each of the first 64 pairs, which is set if the pair was used.
  uint64_t firstUsed = 0;
  std::vector<size_t> laterUsed;
  auto clashes = [&](size_t i, size_t k) {
    return pairs[k].first == pairs[i].first ||
           pairs[k].second == pairs[i].second;
  };
  auto isFree = [&](size_t i) {
    for (uint64_t bits = firstUsed; bits; bits &= bits - 1)
      if (clashes(i, std::countr_zero(bits)))
        return false;
    for (size_t k : laterUsed)
      if (clashes(i, k))
        return false;
    return true;
  };
  for (size_t i = 0; i < pairs.size(); ++i) {
    if (!isFree(i) || !dies(pairs[i].first))
      continue;
    if (i < 64)
      firstUsed |= uint64_t(1) << i;
    else
      laterUsed.push_back(i);
    take(pairs[i].first, pairs[i].second);
  }
}

/// Returns, for each instance of \p walk, the instance whose storage it uses.
/// This is the first instance of a chain of takeovers between tensors of equal
/// size, or the instance itself. An output that is smaller than its input has a
/// buffer of its own.
std::vector<uint32_t> sharedStorage(const Graph &graph, const Walk &walk);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_TAKEOVERS_H
