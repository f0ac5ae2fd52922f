//===- RematExportGraph.cpp - The function's graph as a file --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/GraphSlicesReader.h"
#include "remat/Analysis/Names.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATEXPORTGRAPH
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematExportGraphPass
    : public remat::impl::RematExportGraphBase<RematExportGraphPass> {
public:
  using RematExportGraphBase::RematExportGraphBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (!isPlannedFunction(getOperation()))
      return;
    if (failed(exportGraph(getOperation())))
      signalPassFailure();
  }

private:
  LogicalResult exportGraph(func::FuncOp function) {
    if (file.empty())
      return emitError(lineOf(function), "remat-export-graph needs file=");
    FunctionGraphOptions options;
    if (lossResult >= 0)
      options.lossResult = lossResult;
    FailureOr<FunctionGraph> graph = readFunctionGraph(function, options);
    if (failed(graph))
      return failure();
    std::optional<GraphSlices> sliced;
    if (slices && failed(readSlices(function, *graph, sliced)))
      return failure();
    if (auto error =
            writeGraph(graph->graph, file, sliced ? &*sliced : nullptr))
      return emitError(lineOf(function), error->message);
    return success();
  }

  LogicalResult readSlices(func::FuncOp function, const FunctionGraph &graph,
                           std::optional<GraphSlices> &sliced) {
    SliceOptions options{sliceReorder};
    auto place = findStepPlaces(function.getBody().front(), options).inOnePass;
    if (!place)
      return emitError(lineOf(function),
                       "slices of remat-export-graph: the step has no "
                       "dimension of an argument along which it can be sliced "
                       "in one pass");
    Result<GraphSlices> read =
        readGraphSlices(function, graph, *place, options);
    if (!read)
      return emitError(lineOf(function), "slices of remat-export-graph: ")
             << read.error().message;
    sliced = std::move(*read);
    return success();
  }
};

} // namespace
