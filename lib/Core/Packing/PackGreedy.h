//===- PackGreedy.h - One buffer after another ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The quick way to pack: buffers are placed one after another, each into a gap
// that the earlier ones leave. The search uses it for its first packing, and
// large problems have nothing else.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKGREEDY_H
#define REMAT_LIB_CORE_PACKING_PACKGREEDY_H

#include "Core/Packing/PackProblem.h"

namespace remat {

enum class Fit : uint8_t { First, Best };

/// Places buffers, each into a gap that those placed before leave: the lowest
/// one, or the tightest.
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
  std::vector<uint32_t> stack;  ///< Tree nodes.
  std::vector<Span> neighbours; ///< Placed ones that live with the buffer.
};

/// The effort of one order, in the visits that the search counts. Finding and
/// sorting a neighbour, in memory outside the caches, counts as about a
/// hundred.
int64_t greedyWork(const PackProblem &problem);

/// Places buffers by their first section into the tightest gap of an arena that
/// grows at its end, as an allocator would. Takes time proportional to n log n.
PackedOffsets packInTime(const PackProblem &problem);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKGREEDY_H
