//===- StaticAllocation.h - Memory assigned before a step runs --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen et al. 2016 ("Training Deep Nets with Sublinear Memory Cost"), section 3
// and figure 2. One pass visits the nodes in program order, and counts for each
// tensor the readers that have not run yet. If this count is one, the last
// reader may write its result into the tensor's memory. If the count is zero,
// later tensors may reuse the memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PACKING_STATICALLOCATION_H
#define REMAT_CORE_PACKING_STATICALLOCATION_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Says which tensors may share memory: none, only the pairs in in_place, or
/// also tensors that do not live at the same time.
enum class MemorySharing : uint8_t { None, InPlace, InPlaceAndDead };

struct StaticAllocation {
  std::vector<int64_t> blocks; ///< The bytes of each allocation.
  /// For each tensor the number of its allocation, or kNone if the tensor is
  /// resident or has no bytes.
  std::vector<uint32_t> blockOf;

  int64_t bytes() const;
};

/// Assigns the tensors of \p graph to allocations in program order. Residents
/// and workspace are left out. A tensor takes the smallest free allocation that
/// is large enough. If no free allocation is large enough, the tensor takes the
/// largest free one, which then grows. An allocation is as large as its largest
/// tensor.
StaticAllocation allocateStatically(const Graph &graph, MemorySharing sharing);

} // namespace remat

#endif // REMAT_CORE_PACKING_STATICALLOCATION_H
