//===- Segments.h - Candidates from kept values and segments ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several papers divide the forward part into segments and recompute one
// segment at a time. The planners of these papers turn such a division into
// candidate plans here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_SEGMENTS_H
#define REMAT_LIB_CORE_PLANNERS_SEGMENTS_H

#include "Core/Planners/Planners.h"
#include "Core/Segments/DivisionTree.h"
#include "remat/Core/Plan/Realiser.h"

namespace remat {

/// Returns the backward nodes, in rising order, at which the parts of \p
/// segment end, for Origin::partEnds. If a backward node reads values of
/// several parts, it belongs to the last one of these parts, because Kusumoto
/// 2019 computes the gradient of v together with the part of v. In the backward
/// part, the last part ends first. The first part ends where the graph ends.
std::vector<NodeId> partEnds(const Graph &graph, const ForwardBackward &split,
                             const std::vector<uint32_t> &segment);

/// Offers the plans of \p choice, which has segments. Some plans recompute a
/// whole segment at a time, and others recompute one value at a time. The
/// backward part starts with segment \p last. Some plans drop the values of
/// this segment, as \p choice says, and others hold them.
void offerSegments(const Graph &graph, const ForwardBackward &split,
                   Choice choice, uint32_t last, Origin origin,
                   const CandidateSink &sink);

/// Offers the plans in which the vertices of \p computation that have a segment
/// are recomputed with their segment, and all other vertices are kept.
void offerCheckpoints(const Graph &graph, const ForwardBackward &split,
                      const ForwardGraph &forward,
                      const ComputationGraph &computation,
                      const std::vector<uint32_t> &segment,
                      std::string_view name, const CandidateSink &sink);

/// Returns the max terms that the planners of Feng and Huang try in addition to
/// the best one.
std::vector<int64_t> maxTerms(int64_t least, int64_t most, double effort);

/// Returns the budgets of Kusumoto's Eq. 2 that the lower-set planners try:
/// \p points budgets from \p least to \p most bytes. The ratio of each budget
/// to the budget before it is the same. Budgets of Eq. 2 are not budgets of a
/// Problem.
std::vector<int64_t> innerBudgets(int64_t least, int64_t most, int points);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SEGMENTS_H
