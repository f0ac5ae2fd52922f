//===- Segments.h - Candidates from kept values and segments ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several papers divide the forward part into segments and recompute one
// segment at a time. Their planners turn such a division into candidate plans
// here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_SEGMENTS_H
#define REMAT_LIB_CORE_PLANNERS_SEGMENTS_H

#include "Core/Planners/Planners.h"
#include "Core/Segments/DivisionTree.h"
#include "remat/Core/Plan/Realiser.h"

namespace remat {

/// Returns the backward nodes, in rising order, at which the parts of \p
/// segment end, for Origin::partEnds. A node reads values of some parts and
/// belongs to the last of them: Kusumoto 2019 computes the gradient of v with
/// the part that has v. Parts end in reverse order, and the first part ends
/// with the graph.
std::vector<NodeId> partEnds(const Graph &graph, const ForwardBackward &split,
                             const std::vector<uint32_t> &segment);

/// Offers the plans of \p choice, which has segments. They recompute segment by
/// segment or value by value. The backward part starts with segment \p last. A
/// plan either drops this segment, as \p choice says, or holds it.
void offerSegments(const Graph &graph, const ForwardBackward &split,
                   Choice choice, uint32_t last, Origin origin,
                   const CandidateSink &sink);

/// Offers the plans in which each vertex of \p computation is recomputed with
/// its segment, or kept if it has no segment.
void offerCheckpoints(const Graph &graph, const ForwardBackward &split,
                      const ForwardGraph &forward,
                      const ComputationGraph &computation,
                      const std::vector<uint32_t> &segment,
                      std::string_view name, const CandidateSink &sink);

/// Returns the max terms that the planners of Feng and Huang try in addition to
/// the best one.
std::vector<int64_t> maxTerms(int64_t least, int64_t most, double effort);

/// Returns the budgets of Kusumoto's Eq. 2 that the lower-set planners try: \p
/// points budgets from \p least to \p most bytes, in equal ratios. These are
/// not the budgets of a Problem.
std::vector<int64_t> innerBudgets(int64_t least, int64_t most, int points);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SEGMENTS_H
