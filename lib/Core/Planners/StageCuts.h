//===- StageCuts.h - The points at which stages may end ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen 2016, Alg. 3 needs candidates at which the forward pass may be divided.
// On a chain of layers these are single results. An unrolled recurrent network
// has no such candidates. Each time step passes several results to the next
// one, and a stage that ends there must keep them all.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_STAGECUTS_H
#define REMAT_LIB_CORE_PLANNERS_STAGECUTS_H

#include "Core/Graph/ForwardGraph.h"

namespace remat {

/// A stage may end after vertex \c after. The \c values are then kept.
struct StageCut {
  uint32_t after;
  std::vector<uint32_t> values;
};

/// Returns a cut after each articulation point, with the result of this vertex
/// as its only value. Kusumoto 2019, appendix B, takes these cuts as Chen's
/// candidates.
std::vector<StageCut> articulationCuts(const ForwardGraph &forward);

/// Returns the cuts at narrow places of the program. A place is the point after
/// a vertex. A result crosses the places from its vertex to its last forward
/// reader, and the width of a place is the bytes of the results that cross it.
/// A narrow place is at most an eighth wider than the narrowest of the \p reach
/// places before it and the \p reach places after it.
std::vector<StageCut> narrowCuts(const ForwardGraph &forward, uint32_t reach);

/// Returns the cuts after the vertices whose nodes the user marked with
/// `split`. Returns no cuts if no node is marked, and an error if no stage can
/// end after any of the marked nodes.
Result<std::vector<StageCut>> markedCuts(const Graph &graph,
                                         const ForwardGraph &forward);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_STAGECUTS_H
