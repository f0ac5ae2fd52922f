//===- PackExact.h - Packs within a capacity, or proves it impossible -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Depth-first search over packings in which every buffer lies on the bottom or
// on another one: buffers are placed by rising offset, each on the skyline of
// what is placed, as Moffitt does ("MiniMalloc: A Lightweight Memory Allocator
// for Hardware-Accelerated Machine Learning", ASPLOS 2023). What is left is
// divided wherever nothing crosses a time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKEXACT_H
#define REMAT_LIB_CORE_PACKING_PACKEXACT_H

#include "Core/Packing/PackProblem.h"

namespace remat {

enum class PackOutcome : uint8_t { Packed, Impossible, GaveUp };

/// Looks for offsets with a height of at most \p capacity. Buffers early in \p
/// order are placed first where there is a choice. \p work limits how many
/// buffers the search may visit, and is reduced by the visits; at 0 the search
/// gives up. Adds to \p blame, for each buffer, how often there was no room
/// left for it.
PackOutcome packWithin(const PackProblem &problem, int64_t capacity,
                       std::span<const uint32_t> order, int64_t &work,
                       std::vector<double> &blame, PackedOffsets &packed);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKEXACT_H
