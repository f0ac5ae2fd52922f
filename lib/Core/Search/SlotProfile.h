//===- SlotProfile.h - Held bytes along a line of slots ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes held at every slot and their area above a budget, while intervals
// of bytes come and go. Long lines are kept in blocks: what covers a whole
// block costs one addition, and a block counts by its largest slot.
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
  /// The largest block: larger ones would hide too much of what a change does.
  static constexpr uint32_t kMaxBlockSlots = 32;

  /// \p budget is in bytes. The slots go into the smallest blocks, a power of
  /// two, of which there are at most \p maxBlocks, or into the largest ones; up
  /// to that many slots each is a block of its own.
  SlotProfile(uint32_t slots, int64_t budget, uint32_t maxBlocks = kMaxBlocks);

  /// Adds \p bytes, which may be negative, to what is held in [begin, end).
  void hold(uint32_t begin, uint32_t end, int64_t bytes);

  int64_t held(uint32_t slot) const {
    return int64_t(above(slot) + double(budgetBytes));
  }
  bool isAbove(uint32_t slot) const { return above(slot) > 0; }

  /// Sum over the slots of the bytes above the budget, where each slot counts
  /// as the largest of its block: 0 exactly where no slot is above.
  double area() const { return sum; }
  /// What \p bytes more in [begin, end) would add to the area; negative bytes
  /// take from it, where a block that is covered in part counts as covered.
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
  // All numbers are whole, and so exact: sums do not depend on their order.
  std::vector<double> top;      ///< A block: largest held less the budget.
  std::vector<double> values;   ///< A slot: held, up to a constant a block.
  std::vector<double> valueMax; ///< A block: the largest of its values.
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTPROFILE_H
