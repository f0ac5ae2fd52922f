//===- PackEjection.h - Packs by pushing buffers out of the way -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Local search for a packing within a given capacity. A buffer without a place
// takes the place at which the buffers in its way are cheapest to move. These
// buffers lose their places and must find new ones. A buffer that pushed others
// out becomes more expensive to move, so the search does not repeat itself.
// This is guided ejection, which Nagata and Braysy use for vehicle routing ("A
// powerful route minimization heuristic", Operations Research Letters 2009).
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

  /// Returns whether the lists of neighbours (buffers that live at the same
  /// time) fit into memory.
  static bool canPack(const PackProblem &problem);

  /// The initial cost of moving a buffer is its size to the power `size` times
  /// its number of sections to the power `life`.
  struct Hardness {
    double size, life;
  };

  /// Looks for offsets with which all buffers end at \p capacity or below, in
  /// at most \p steps steps. Returns whether it found them. The first buffers
  /// of \p order are placed first. Subtracts its work from \p work, and gives
  /// up when \p work is used up.
  bool packWithin(int64_t capacity, std::span<const uint32_t> order,
                  Hardness hardness, uint64_t steps, int64_t &work,
                  PackedOffsets &packed);

private:
  /// The cost of placing the current buffer changes by `cost` at the offset
  /// `position`.
  struct Change {
    int64_t position;
    double cost;
  };
  /// A placed buffer. Its position is its offset or its top, and lists are
  /// sorted by it.
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
  /// For each buffer, where its list begins in `neighbours`. The last entry is
  /// the end of all lists.
  std::vector<size_t> firstNeighbour;
  std::vector<int64_t> offsets; ///< kNowhere for a buffer without a place.
  std::vector<double> hardness; ///< The cost of moving each buffer.
  std::vector<double> increase; ///< For each buffer, by how much its cost rises
                                ///< when it pushes others out.
  /// The buffers without a place. The last one is placed next.
  std::vector<uint32_t> waiting;
  std::vector<Change> changes;
  std::vector<Placed> byOffset, byTop;
  std::vector<Placed> meetByOffset, meetByTop; ///< For the current buffer.
  double costAtBottom = 0;
};

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKEJECTION_H
