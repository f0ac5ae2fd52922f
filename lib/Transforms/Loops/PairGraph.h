//===- PairGraph.h - A pair of loops, read as one graph ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The joint body of a pair of loops, with the kernels that are known of it, and
// its graph. The body is a function of the module as long as this exists.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_PAIRGRAPH_H
#define REMAT_LIB_TRANSFORMS_LOOPS_PAIRGRAPH_H

#include "Transforms/Loops/LoopGraph.h"

namespace remat {

class PairGraph {
public:
  explicit PairGraph(const LoopPair &pair);
  ~PairGraph() { body.function.erase(); }
  PairGraph(const PairGraph &) = delete;
  PairGraph &operator=(const PairGraph &) = delete;

  /// Reads the graph, as readLoopGraph does.
  mlir::LogicalResult read(CostModel model,
                           const PlanLink &copies = PlanLink());

  const LoopPair &pair;
  LoopBody body;
  LoopGraph graph;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_PAIRGRAPH_H
