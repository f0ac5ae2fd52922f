//===- OffloadSlots.h - A chain in slots of memory --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Section 5.3.2 of Beaumont et al. 2020: sizes and copies in whole slots.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADSLOTS_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADSLOTS_H

#include "Core/Offload/OffloadChoice.h"

namespace remat {

struct SlotChain {
  int64_t limit = 0; ///< Slots.
  /// Slots of x_0, ..., x_L+1.
  std::vector<int64_t> activation;
  /// Per layer, what F_i and B_i need apart from activations.
  std::vector<int64_t> forwardOwn, backwardOwn;
  /// Per layer, the slots that the link can copy during F_i, B_i.
  std::vector<int64_t> forwardCopies, backwardCopies;
  /// Units of cost that a slot takes to the host and back.
  double costToHost = 0, costToDevice = 0;

  uint32_t size() const { return forwardOwn.size(); }
};

/// With activations rounded as 5.3.2 begins: their sums rounded up.
SlotChain slotChain(const OffloadChain &chain, int64_t limit, int64_t slots);

struct SlotSolution {
  std::vector<bool> offloaded;
  double idle = 0; ///< Units of cost in which nothing is computed.
};

/// Algorithm 1: offloaded activations with the least idle time if copies can be
/// interrupted, and then others with at most \p slack units of cost more, up to
/// \p most in all; empty where nothing fits.
std::vector<SlotSolution> solveSlots(const SlotChain &chain, double slack,
                                     size_t most);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADSLOTS_H
