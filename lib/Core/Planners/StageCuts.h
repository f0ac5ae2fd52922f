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

/// Returns the articulation points, each with its own result: Kusumoto 2019,
/// appendix B, interprets Chen's candidates like this.
std::vector<StageCut> articulationCuts(const ForwardGraph &forward);

/// Returns places in program order that are narrowest among the \p reach places
/// before and after, and that are more than \p reach places apart. A result
/// crosses the places from its vertex to its last forward reader. The width of
/// a place is the bytes that cross it.
std::vector<StageCut> narrowCuts(const ForwardGraph &forward, uint32_t reach);

/// Returns the places after the vertices whose nodes the user marked with
/// `split`, or none if nothing is marked. Returns an error if no stage can end
/// after any marked node.
Result<std::vector<StageCut>> markedCuts(const Graph &graph,
                                         const ForwardGraph &forward);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_STAGECUTS_H
