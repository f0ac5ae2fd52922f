//===- PackGreedy.h - Places one buffer after another -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This is the quick way to pack: it places buffers one after another, each into
// a gap between buffers that were placed before. The search starts from such a
// packing. For large problems this is the only method.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKGREEDY_H
#define REMAT_LIB_CORE_PACKING_PACKGREEDY_H

#include "Core/Packing/PackProblem.h"

namespace remat {

/// Which gap a buffer takes: the lowest one, or the smallest one.
enum class Fit : uint8_t { First, Best };

/// Places each buffer into a gap between the placed buffers: the lowest gap, or
/// the smallest gap that is large enough.
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
  /// A tree over the buffers by their first section. Each tree node has the
  /// latest end of the placed buffers below it, or 0 if none is placed. The
  /// leaves begin at `leaves`.
  std::vector<uint32_t> latest;
  uint32_t leaves;
  std::vector<uint32_t> stack; ///< Nodes of the tree.
  /// Placed buffers that live at the same time as the current one.
  std::vector<Span> neighbours;
};

/// Returns the work of placing all buffers in one order, counted in visits of
/// the search. Finding and sorting one neighbour counts as about a hundred
/// visits, because its data are not in the CPU's caches.
int64_t greedyWork(const PackProblem &problem);

/// Places buffers in the order of their first section, each into the smallest
/// gap that is large enough, like an allocator. If there is no such gap, the
/// arena grows at its end. Takes time proportional to n log n for n buffers.
PackedOffsets packInTime(const PackProblem &problem);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKGREEDY_H
