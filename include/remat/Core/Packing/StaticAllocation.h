//===- StaticAllocation.h - Memory assigned before a step runs --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen et al. 2016 ("Training Deep Nets with Sublinear Memory Cost"), section 3
// and figure 2: one pass over the nodes in program order counts, for each
// tensor, the readers that have not run yet. If the counter of a tensor is one,
// the node that reads it may reuse its memory in place. If the counter reaches
// zero, later tensors may reuse the memory.
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
  std::vector<int64_t> blocks; ///< The bytes of each allocation.
  /// The block of each tensor, or kNone if the tensor is resident or has no
  /// bytes.
  std::vector<uint32_t> blockOf;

  int64_t bytes() const;
};

/// Assigns the tensors of \p graph to allocations in program order. Residents
/// and workspace are left out. A tensor takes the smallest free block that is
/// large enough. If no block is, it takes the largest free block, which grows.
/// An allocation is as large as its largest tensor.
StaticAllocation allocateStatically(const Graph &graph, MemorySharing sharing);

} // namespace remat

#endif // REMAT_CORE_PACKING_STATICALLOCATION_H
