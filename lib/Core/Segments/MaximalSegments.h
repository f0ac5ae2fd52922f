//===- MaximalSegments.h - The division of a complicate segment -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A segment that is neither linear nor a branch segment is divided into the
// largest independent segments inside it. This is the slow part of building a
// division tree.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEGMENTS_MAXIMALSEGMENTS_H
#define REMAT_LIB_CORE_SEGMENTS_MAXIMALSEGMENTS_H

#include <cstdint>
#include <utility>
#include <vector>

namespace remat {

/// Feng and Huang 2021, Alg. 4. \p edges are the edges of a segment that has
/// neither a splitting vertex nor branches. Its vertices are numbered from 0,
/// which is the source, to \p size - 1, which is the sink. Returns, for each
/// vertex, the two ends of the largest independent segment that contains it,
/// other than the whole segment. The smaller number comes first, and both are 0
/// if there is no such segment.
std::vector<std::pair<uint32_t, uint32_t>>
maximalSegments(uint32_t size,
                const std::vector<std::pair<uint32_t, uint32_t>> &edges);

} // namespace remat

#endif // REMAT_LIB_CORE_SEGMENTS_MAXIMALSEGMENTS_H
