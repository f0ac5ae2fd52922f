//===- MaximalSegments.h - The division of a complicate segment -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A segment that is neither a line nor made of branches is divided into the
// largest independent segments inside it. This is the slow part of building a
// division tree, and has a file of its own.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEGMENTS_MAXIMALSEGMENTS_H
#define REMAT_LIB_CORE_SEGMENTS_MAXIMALSEGMENTS_H

#include <cstdint>
#include <utility>
#include <vector>

namespace remat {

/// Feng and Huang 2021, Alg. 4. \p edges are those of a segment whose vertices
/// are 0, its source, to \p size - 1, its sink, which has neither a splitting
/// vertex nor branches. Per vertex: the ends of the largest independent segment
/// besides the whole that it is inside of, the smaller number first; both 0 for
/// a vertex that is inside of none.
std::vector<std::pair<uint32_t, uint32_t>>
maximalSegments(uint32_t size,
                const std::vector<std::pair<uint32_t, uint32_t>> &edges);

} // namespace remat

#endif // REMAT_LIB_CORE_SEGMENTS_MAXIMALSEGMENTS_H
