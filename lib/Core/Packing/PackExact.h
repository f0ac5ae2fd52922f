//===- PackExact.h - Packs within a capacity, or proves it impossible -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Depth-first search over packings in which every buffer lies on the bottom or
// on another buffer. Buffers are placed by rising offset, each on the skyline
// of the placed buffers, as Moffitt does ("MiniMalloc: A Lightweight Memory
// Allocator for Hardware-Accelerated Machine Learning", ASPLOS 2023). The
// buffers that are not placed yet are divided at each time across which none of
// them lives.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKEXACT_H
#define REMAT_LIB_CORE_PACKING_PACKEXACT_H

#include "Core/Packing/PackProblem.h"

namespace remat {

/// Packed means that offsets were found, Impossible that there are none, and
/// GaveUp that the work was used up.
enum class PackOutcome : uint8_t { Packed, Impossible, GaveUp };

/// Looks for offsets with which all buffers end at \p capacity or below. If
/// there is a choice, the first buffers of \p order are placed first. \p work
/// is the number of buffers that the search may visit. Each visit reduces it,
/// and the search gives up at 0. Adds to \p blame how often each buffer found
/// no room.
PackOutcome packWithin(const PackProblem &problem, int64_t capacity,
                       std::span<const uint32_t> order, int64_t &work,
                       std::vector<double> &blame, PackedOffsets &packed);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKEXACT_H
