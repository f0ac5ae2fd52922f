//===- PackMethods.h - The methods that pack buffers ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Greedy packing places buffers one after another. Greedy packing is the quick
// method, and the only one for large problems. An exact search within a
// capacity finds a packing or proves that there is none. Ejection may move
// buffers that are placed already.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKMETHODS_H
#define REMAT_LIB_CORE_PACKING_PACKMETHODS_H

#include "Core/Base/Random.h"
#include "Core/Packing/PackProblem.h"

namespace remat {

/// Says which gap a buffer takes: the lowest gap, or the smallest gap that is
/// large enough.
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
  /// A tree whose leaves are the buffers, in the order of their first sections.
  /// Each tree node has the latest end of the placed buffers below it, or 0 if
  /// none is placed. The leaves begin at the index `leaves`.
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

/// Packed means that offsets were found, Impossible that no offsets exist, and
/// GaveUp that the work was used up.
enum class PackOutcome : uint8_t { Packed, Impossible, GaveUp };

/// Looks for offsets with which all buffers end at \p capacity or below. If
/// several buffers may be placed next, the one that comes first in \p order is
/// placed. The number \p work says how many buffers the search may visit. Each
/// visit reduces \p work, and the search gives up when \p work is 0. Adds to
/// \p blame how often each buffer found no room.
PackOutcome packWithin(const PackProblem &problem, int64_t capacity,
                       std::span<const uint32_t> order, int64_t &work,
                       std::vector<double> &blame, PackedOffsets &packed);

class EjectionPacker {
public:
  explicit EjectionPacker(const PackProblem &problem);

  /// Returns whether the lists of neighbours (buffers that live at the same
  /// time) fit into memory.
  static bool canPack(const PackProblem &problem);

  /// The initial cost of moving a buffer is its size to the power `size` times
  /// its number of sections to the power `life`.
  struct Hardness {
    double size, life;
  };

  /// Looks for offsets with which all buffers end at \p capacity or below, in
  /// at most \p steps steps. Returns whether it found any. If several buffers
  /// have no place yet, the one that comes first in \p order is placed first.
  /// Subtracts its work from \p work, and gives up when \p work is used up.
  bool packWithin(int64_t capacity, std::span<const uint32_t> order,
                  Hardness hardness, uint64_t steps, int64_t &work,
                  PackedOffsets &packed);

private:
  /// Placing the current buffer at the offset `position` or above costs `cost`
  /// more than placing it just below `position`.
  struct Change {
    int64_t position;
    double cost;
  };
  /// A placed buffer. The field `position` is its offset or its top. Lists of
  /// placed buffers are sorted by `position`.
  struct Placed {
    int64_t position;
    uint32_t first, last; ///< Sections.
    uint32_t buffer;
    auto operator<=>(const Placed &other) const {
      return std::pair(position, buffer) <=>
             std::pair(other.position, other.buffer);
    }
    bool operator==(const Placed &) const = default;
  };

  void findNeighbours();
  void findChanges(uint32_t buffer);
  void sortChanges(uint32_t buffer);
  void mergeChanges(uint32_t buffer);
  bool hasMany(uint32_t buffer) const;
  void findMeeting(std::span<const Placed> placed, uint32_t buffer,
                   std::vector<Placed> &found);
  Placed placedAt(int64_t position, uint32_t buffer) const;
  void place(uint32_t buffer, int64_t offset);
  void unplace(uint32_t buffer);
  int64_t choose(uint32_t buffer, int64_t capacity, double &cost);
  void eject(uint32_t buffer);
  std::span<const uint32_t> neighboursOf(uint32_t buffer) const;
  int64_t topOf(uint32_t buffer) const {
    return offsets[buffer] + problem.buffers[buffer].size;
  }

  const PackProblem &problem;
  Random random;
  std::vector<uint32_t> neighbours;
  /// For each buffer, the position in `neighbours` at which the list of its
  /// neighbours begins. The last entry is the end of all lists.
  std::vector<size_t> firstNeighbour;
  std::vector<int64_t> offsets; ///< The offset of each buffer, or kNowhere if
                                ///< the buffer has no place.
  std::vector<double> hardness; ///< The cost of moving each buffer.
  std::vector<double> increase; ///< For each buffer, by how much its cost rises
                                ///< when it pushes others out.
  /// The buffers without a place. The last one is placed next.
  std::vector<uint32_t> waiting;
  std::vector<Change> changes;
  std::vector<Placed> byOffset, byTop;
  /// The placed neighbours of the current buffer, by offset and by top.
  std::vector<Placed> meetByOffset, meetByTop;
  double costAtBottom = 0;
};

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKMETHODS_H
