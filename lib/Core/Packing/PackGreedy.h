//===- PackGreedy.h - Places one buffer after another -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The quick way to pack places buffers one after another, each into a gap
// between the earlier ones. The search starts from such a packing. For large
// problems it is the only method.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKGREEDY_H
#define REMAT_LIB_CORE_PACKING_PACKGREEDY_H

#include "Core/Packing/PackProblem.h"

namespace remat {

enum class Fit : uint8_t { First, Best };

/// Places each buffer into a gap between the placed buffers: the lowest gap, or
/// the tightest.
class GreedyPacker {
public:
  explicit GreedyPacker(const PackProblem &problem);

  PackedOffsets pack(std::span<const uint32_t> order, Fit fit);

private:
  struct Span {
    int64_t offset, top;
  };
  void findNeighbours(const SectionBuffer &buffer);
  void setLast(uint32_t buffer, uint32_t last);
  int64_t choose(const SectionBuffer &buffer, Fit fit);

  const PackProblem &problem;
  PackedOffsets packed;
  /// A tree over the buffers by their first section. Each tree node holds the
  /// latest end of the placed buffers below it, 0 if none is placed. The leaves
  /// begin at `leaves`.
  std::vector<uint32_t> latest;
  uint32_t leaves;
  std::vector<uint32_t> stack; ///< Nodes of the tree.
  /// Placed buffers that live at the same time as the current one.
  std::vector<Span> neighbours;
};

/// Returns the effort of one order, in the visits that the search counts.
/// Finding and sorting one neighbour counts as about a hundred visits, because
/// it misses the caches.
int64_t greedyWork(const PackProblem &problem);

/// Places buffers by their first section into the tightest gap of an arena that
/// grows at its end, as an allocator would. Takes time proportional to n log n.
PackedOffsets packInTime(const PackProblem &problem);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKGREEDY_H
