//===- RematExportGraph.cpp - Writes the function's graph to a file -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "Transforms/StepPass.h"
#include "remat/Exchange/GraphJson.h"

namespace remat {
#define GEN_PASS_DEF_REMATEXPORTGRAPH
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematExportGraphPass
    : public StepPass<remat::impl::RematExportGraphBase<RematExportGraphPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    markAllAnalysesPreserved();
    if (file.empty())
      return emitError(lineOf(function), "remat-export-graph needs file=");
    FailureOr<FunctionGraph> graph = readFunctionGraph(function, {lossResult});
    if (failed(graph))
      return failure();
    if (auto error = writeGraph(graph->graph, file))
      return emitError(lineOf(function), error->message);
    return success();
  }
};

} // namespace
