//===- SlotProfile.h - Held bytes at each slot of a plan --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slot is a place in a plan that holds one step or none (SlotSequence.h). The
// profile has the held bytes at every slot, and their area above a budget.
// Bytes can be added to an interval of slots or removed from it. Slots of long
// plans are divided into blocks. If an interval covers a whole block, the block
// needs only one addition. All slots of a block count like the slot with the
// most bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SLOTPROFILE_H
#define REMAT_LIB_CORE_SEARCH_SLOTPROFILE_H

#include <cstdint>
#include <vector>

namespace remat {

class SlotProfile {
public:
  static constexpr uint32_t kMaxBlocks = 1024;
  /// The largest block. With larger blocks, the profile would not show the
  /// effect of a change.
  static constexpr uint32_t kMaxBlockSlots = 32;

  /// The budget is in bytes. The block size is a power of two. It is the
  /// smallest size that gives at most \p maxBlocks blocks, but not more than
  /// kMaxBlockSlots. If there are at most \p maxBlocks slots, each slot is a
  /// block.
  SlotProfile(uint32_t slots, int64_t budget, uint32_t maxBlocks = kMaxBlocks);

  /// Adds \p bytes, which may be negative, to the bytes held in [begin, end).
  void hold(uint32_t begin, uint32_t end, int64_t bytes);

  int64_t held(uint32_t slot) const {
    return int64_t(above(slot) + double(budgetBytes));
  }
  bool isAbove(uint32_t slot) const { return above(slot) > 0; }

  /// Returns the sum over the slots of the bytes above the budget. All slots of
  /// a block count like the slot with the most bytes. The sum is exactly 0 if
  /// no slot is above the budget.
  double area() const { return sum; }
  /// Returns by how much the area would grow if \p bytes were added in [begin,
  /// end). With negative bytes the area falls. In this case, a block that is
  /// only partly in the interval counts as if all of it were in the interval.
  double burden(uint32_t begin, uint32_t end, int64_t bytes) const;

private:
  double above(uint32_t slot) const {
    uint32_t block = slot >> shift;
    return top[block] + (values[slot] - valueMax[block]);
  }
  void holdPart(uint32_t block, uint32_t begin, uint32_t end, double bytes);
  double burdenOfPart(uint32_t block, uint32_t begin, uint32_t end,
                      double bytes) const;

  int64_t budgetBytes;
  uint32_t shift = 0; ///< The number of slots in a block is 2 to the power of
                      ///< this number.
  double sum = 0;
  // All numbers are exact integers, so sums do not depend on the order of
  // additions.
  /// For each block: the most bytes held, minus the budget.
  std::vector<double> top;
  /// For each slot: the bytes held, plus a constant that is the same for all
  /// slots of a block.
  std::vector<double> values;
  std::vector<double> valueMax; ///< For each block, its largest entry in
                                ///< `values`.
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTPROFILE_H
