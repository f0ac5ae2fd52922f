//===- RematExportGraph.cpp - Writes the function's graph to a file -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Analysis/Slices/GraphSlicesReader.h"
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
    std::vector<GraphSlices> sliced;
    if (slices && failed(readSlices(function, *graph, sliced)))
      return failure();
    if (auto error = writeGraph(graph->graph, file, sliced))
      return emitError(lineOf(function), error->message);
    return success();
  }

private:
  LogicalResult readSlices(func::FuncOp function, const FunctionGraph &graph,
                           std::vector<GraphSlices> &sliced) {
    SliceOptions options{sliceReorder};
    Block &block = stepBlock(function);
    std::optional<SlicePlace> places[] = {
        findStepPlaces(block, options).inOnePass,
        findHeadPlace(block, options)};
    if (!places[0] && !places[1])
      return emitError(
          lineOf(function),
          "option slices of remat-export-graph: the step cannot be "
          "sliced in one pass along a dimension of an argument, "
          "and it has no head that can be sliced");
    for (const auto &place : places) {
      if (!place)
        continue;
      Result<GraphSlices> read =
          readGraphSlices(function, graph, *place, options);
      if (!read)
        return emitError(lineOf(function),
                         "option slices of remat-export-graph: ")
               << read.error().message;
      sliced.push_back(std::move(*read));
    }
    return success();
  }
};

} // namespace
