//===- StaticAllocation.h - Memory given out before a step runs -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen et al. 2016 ("Training Deep Nets with Sublinear Memory Cost"), section 3
// and figure 2: a pass over the nodes in program order with a counter a tensor,
// of its readers that have not run yet. A tensor whose counter is at one gives
// its memory to the node that reads it, where that works in place; one whose
// counter reaches zero gives it to later tensors.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PACKING_STATICALLOCATION_H
#define REMAT_CORE_PACKING_STATICALLOCATION_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Which tensors may share memory: none, those that in_place pairs name, or
/// also those that do not live at the same time.
enum class MemorySharing : uint8_t { None, InPlace, InPlaceAndDead };

struct StaticAllocation {
  std::vector<int64_t> blocks; ///< Bytes of each allocation.
  /// The block of each tensor; kNone if it is resident or has no bytes.
  std::vector<uint32_t> blockOf;

  int64_t bytes() const;
};

/// Allocations for \p graph in program order, residents and workspace apart. A
/// tensor takes the smallest dead block that holds it, or else the largest dead
/// one, which grows; an allocation is as large as the largest tensor in it.
StaticAllocation allocateStatically(const Graph &graph, MemorySharing sharing);

} // namespace remat

#endif // REMAT_CORE_PACKING_STATICALLOCATION_H
