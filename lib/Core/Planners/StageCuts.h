//===- StageCuts.h - Where stages may end -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen 2016, Alg. 3 takes as input the candidates at which the forward pass may
// be divided. On a chain of layers these are single results. An unrolled
// recurrent network has none: what goes from one time step to the next is
// several results, and a stage that ends there has to keep them all.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_STAGECUTS_H
#define REMAT_LIB_CORE_PLANNERS_STAGECUTS_H

#include "Core/Graph/ForwardGraph.h"

namespace remat {

/// A stage may end after vertex \c after, where \c values are kept.
struct StageCut {
  uint32_t after;
  std::vector<uint32_t> values;
};

/// Articulation points, each with its own result: Kusumoto 2019, appendix B,
/// reads Chen's candidates so.
std::vector<StageCut> articulationCuts(const ForwardGraph &forward);

/// Places in program order with none narrower among the \p reach places before
/// and after, and more than \p reach places apart. A result crosses the places
/// from its vertex to its last forward reader; the bytes that cross a place are
/// its width.
std::vector<StageCut> narrowCuts(const ForwardGraph &forward, uint32_t reach);

/// The places behind the vertices whose nodes the user marked with `split`;
/// none where nothing is marked, and an error where a stage can end behind no
/// marked node.
Result<std::vector<StageCut>> markedCuts(const Graph &graph,
                                         const ForwardGraph &forward);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_STAGECUTS_H
