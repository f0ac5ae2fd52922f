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

/// The backward nodes, rising, at which the parts of \p segment end, for
/// Origin::partEnds. A node belongs to the last part of those whose values it
/// reads: Kusumoto 2019 computes the gradient of v with the part that has v.
/// Parts end from the last to the first; the first ends with the graph.
std::vector<NodeId> partEnds(const Graph &graph, const ForwardBackward &split,
                             const std::vector<uint32_t> &segment);

/// Offers the plans of \p choice, which has segments: they recompute segment by
/// segment or value by value, and either drop segment \p last, with which the
/// backward part starts, as chosen, or hold it.
void offerSegments(const Graph &graph, const ForwardBackward &split,
                   Choice choice, uint32_t last, Origin origin,
                   const CandidateSink &sink);

/// Offers the plans in which each vertex of \p computation is recomputed with
/// the segment of that number, or kept where it has none.
void offerCheckpoints(const Graph &graph, const ForwardBackward &split,
                      const ForwardGraph &forward,
                      const ComputationGraph &computation,
                      const std::vector<uint32_t> &segment,
                      std::string_view name, const CandidateSink &sink);

/// The max terms that the planners of Feng and Huang sweep besides the best.
std::vector<int64_t> maxTerms(int64_t least, int64_t most, double effort);

/// The budgets of Kusumoto's Eq. 2 that the lower-set planners sweep: \p points
/// from \p least to \p most bytes in equal ratios. These are not
/// the budgets of a Problem.
std::vector<int64_t> innerBudgets(int64_t least, int64_t most, int points);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SEGMENTS_H
