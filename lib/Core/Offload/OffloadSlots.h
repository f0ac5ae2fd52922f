//===- OffloadSlots.h - A chain in slots of memory --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Section 5.3.2 of Beaumont et al. 2020: sizes and copies are rounded to whole
// slots.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADSLOTS_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADSLOTS_H

#include "Core/Offload/OffloadChoice.h"

namespace remat {

struct SlotChain {
  int64_t limit = 0; ///< In slots.
  /// The slots of x_0, ..., x_L+1.
  std::vector<int64_t> activation;
  /// For each layer, the slots that F_i and B_i need besides activations.
  std::vector<int64_t> forwardOwn, backwardOwn;
  /// For each layer, the slots that the link can copy during F_i and B_i.
  std::vector<int64_t> forwardCopies, backwardCopies;
  /// The cost of copying one slot to the host and back.
  double costToHost = 0, costToDevice = 0;

  uint32_t size() const { return forwardOwn.size(); }
};

/// Returns the chain in slots. Activations are rounded as at the beginning of
/// 5.3.2, and their sums are rounded up.
SlotChain slotChain(const OffloadChain &chain, int64_t limit, int64_t slots);

struct SlotSolution {
  std::vector<bool> offloaded;
  double idle = 0; ///< The cost of the time in which nothing is computed.
};

/// Algorithm 1: returns choices of activations if copies can be interrupted.
/// The first one has the least idle time. The idle time of the others is at
/// most \p slack longer. There are at most \p most choices. Returns nothing if
/// no choice fits.
std::vector<SlotSolution> solveSlots(const SlotChain &chain, double slack,
                                     size_t most);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADSLOTS_H
