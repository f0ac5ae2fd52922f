//===- SlotProfile.h - Held bytes along a line of slots ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The profile holds the bytes at every slot and their area above a budget,
// while intervals of bytes are added and removed. Long lines are divided into
// blocks. An interval that covers a whole block costs one addition, and a block
// counts as its largest slot.
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
  /// The largest block. Larger blocks would hide the effect of a change.
  static constexpr uint32_t kMaxBlockSlots = 32;

  /// \p budget is in bytes. The block size is a power of two. It is the
  /// smallest one that gives at most \p maxBlocks blocks, or else the largest
  /// one. Up to \p maxBlocks slots, each slot is a block.
  SlotProfile(uint32_t slots, int64_t budget, uint32_t maxBlocks = kMaxBlocks);

  /// Adds \p bytes, which may be negative, to the bytes held in [begin, end).
  void hold(uint32_t begin, uint32_t end, int64_t bytes);

  int64_t held(uint32_t slot) const {
    return int64_t(above(slot) + double(budgetBytes));
  }
  bool isAbove(uint32_t slot) const { return above(slot) > 0; }

  /// Returns the sum over the slots of the bytes above the budget. Each slot
  /// counts as the largest slot of its block. The sum is exactly 0 if no slot
  /// is above the budget.
  double area() const { return sum; }
  /// Returns by how much \p bytes more in [begin, end) would raise the area.
  /// Negative bytes lower it, and then a partly covered block counts as
  /// covered.
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
  uint32_t shift = 0; ///< log2 of the slots of a block.
  double sum = 0;
  // All numbers are integers and exact, so sums do not depend on their order.
  /// For each block: the most bytes held, less the budget.
  std::vector<double> top;
  /// For each slot: the bytes held, up to a constant for each block.
  std::vector<double> values;
  std::vector<double> valueMax; ///< For each block: the largest of its values.
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTPROFILE_H
