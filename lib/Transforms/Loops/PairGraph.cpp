//===- PairGraph.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/PairGraph.h"

#include "Dialect/LoopPlans.h"
#include "Transforms/Loops/BodyKernels.h"

using namespace mlir;
using namespace remat;

PairGraph::PairGraph(const LoopPair &pair)
    : pair(pair),
      body(buildLoopBody(pair.first().op->getParentOfType<ModuleOp>(),
                         "remat_loop", pair)) {}

LogicalResult PairGraph::read(CostModel model, const PlanLink &copies) {
  auto kernels = pair.first().op->getAttrOfType<DictionaryAttr>(kLoopKernels);
  if (kernels && failed(attachBodyKernels(body, kernels)))
    return failure();
  FailureOr<LoopGraph> made = readLoopGraph(body, pair, model, copies);
  if (failed(made))
    return failure();
  graph = std::move(*made);
  return success();
}
