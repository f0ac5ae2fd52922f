//===- PackEjection.h - Buffers push each other out -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Local search for a packing within a capacity. Each buffer that has no place
// takes the one where those in its way are cheapest to move; these go, and look
// for a place themselves. A buffer that had to push others becomes more
// expensive to move, so that the search does not go in circles: guided
// ejection, as Nagata and Braysy use it for vehicle routing ("A powerful route
// minimization heuristic", Operations Research Letters 2009).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKEJECTION_H
#define REMAT_LIB_CORE_PACKING_PACKEJECTION_H

#include "Core/Base/Random.h"
#include "Core/Packing/PackProblem.h"

namespace remat {

class EjectionPacker {
public:
  explicit EjectionPacker(const PackProblem &problem);

  /// Whether the lists of neighbours (buffers that live together) fit into
  /// memory.
  static bool canPack(const PackProblem &problem);

  /// The initial cost of moving a buffer: the product of its size and its
  /// number of sections, each to a power.
  struct Hardness {
    double size, life;
  };

  /// Looks for offsets with a height of at most \p capacity for up to \p steps
  /// steps, and says whether it found them. Buffers early in \p order are
  /// placed first. \p work goes down by what it did; below 0 it gives up.
  bool packWithin(int64_t capacity, std::span<const uint32_t> order,
                  Hardness hardness, uint64_t steps, int64_t &work,
                  PackedOffsets &packed);

private:
  /// From this position on, placing the buffer costs this much more.
  struct Change {
    int64_t position;
    double cost;
  };
  /// The placed buffers, sorted by offset or by top.
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
  /// Indexed by buffer, with the end of all last.
  std::vector<size_t> firstNeighbour;
  std::vector<int64_t> offsets;  ///< kNowhere for what has no place.
  std::vector<double> hardness;  ///< What moving a buffer costs.
  std::vector<double> increase;  ///< What it costs more after a push.
  std::vector<uint32_t> waiting; ///< Without a place; the last is next.
  std::vector<Change> changes;
  std::vector<Placed> byOffset, byTop;
  std::vector<Placed> meetByOffset, meetByTop; ///< The buffer at hand.
  double costAtBottom = 0;
};

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKEJECTION_H
