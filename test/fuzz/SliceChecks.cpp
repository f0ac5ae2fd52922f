//===- SliceChecks.cpp - Checks a case in slices --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checks.h"

#include "Random.h"

#include "Analysis/Slices/GraphSlicesReader.h"
#include "Analysis/Storage/Storage.h"
#include "remat/Core/Plan/Simulator.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

/// Returns whether the step computes a result that nothing reads. The op that
/// makes this result may make other results too. The writer of slices decides
/// whether a result that nothing reads stays.
static bool hasDeadNodes(const Graph &graph) {
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    if (llvm::any_of(graph.outputs(n), [&](TensorId t) {
          return !graph.isOutput(t) && graph.readers(t).empty();
        }))
      return true;
  return false;
}

/// Returns whether an op only overwrites an existing tensor. The slices of such
/// an op have tensors of their own, but the graph counts the bytes of the
/// overwritten tensor.
static bool onlyWritesOver(func::FuncOp step) {
  WalkResult walk = step.walk([](linalg::LinalgOp op) {
    for (OpOperand &init : op.getDpsInitsMutable())
      if (!op.payloadUsesValueFromOperand(&init) && !isUniform(init.get()))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return walk.wasInterrupted();
}

/// Returns whether a part of a value is returned as a copy, and this copy is a
/// node. A result that is put together from slices needs no such copy, and the
/// graph does not know that.
static bool returnsPartInSlices(const FunctionGraph &graph,
                                const GraphSlices &slices) {
  return llvm::any_of(llvm::seq<size_t>(0, slices.nodes.size()), [&](size_t n) {
    return slices.nodes[n].kind == NodeSlices::Part && graph.nodeOps[n] &&
           viewSource(graph.nodeOps[n]);
  });
}

/// Compares the graph that Core slices without IR with the graph of the sliced
/// step. Both must hold the same bytes and have the same cost.
static void checkGraphSlices(func::FuncOp before, const SlicePlace &place,
                             int64_t count, const FunctionGraph &sliced,
                             Rewritten &result) {
  SliceRegion region = growSliceRegion(before.getBody().front(), place, {});
  auto graph = readFunctionGraph(before);
  if (region.passes != 1 || failed(graph) || hasDeadNodes(graph->graph) ||
      onlyWritesOver(before))
    return;
  Result<GraphSlices> slices = readGraphSlices(before, *graph, place, {});
  // The graph counts the copy of a returned part, which slices do not need.
  if (!slices || returnsPartInSlices(*graph, *slices))
    return;
  Result<Graph> made = sliceGraph(graph->graph, *slices, count);
  if (!made)
    return result.fail("graph-slices", made.error().message);
  Simulation is = simulate(*made, keepAllPlan(*made).steps);
  Simulation wanted = simulate(sliced.graph, keepAllPlan(sliced.graph).steps);
  if (is.peakBytes != wanted.peakBytes ||
      std::abs(is.computeCost - wanted.computeCost) > 1e-9 * wanted.computeCost)
    result.fail("graph-slices",
                llvm::formatv("holds {0} bytes and costs {1}, and the sliced "
                              "step {2} and {3}",
                              is.peakBytes, is.computeCost, wanted.peakBytes,
                              wanted.computeCost));
}

/// Slices the step along a dimension of one of its arguments, in as many passes
/// as are needed. Sums keep their order, so the bits must stay the same.
void Checker::checkSlices(const Case &input, Rewritten &result) {
  Random random(input.seed ^ 0x511ce);
  func::FuncOp step = stepOf(*result.before);
  std::vector<std::pair<unsigned, int64_t>> places;
  for (BlockArgument argument : step.getArguments())
    if (auto type = dyn_cast<RankedTensorType>(argument.getType()))
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (type.getDimSize(dim) > 1)
          places.push_back({argument.getArgNumber(), dim});
  if (places.empty())
    return;
  auto [argument, dim] = random.pick(places);
  auto type = cast<RankedTensorType>(step.getArgument(argument).getType());
  uint32_t slices =
      random.between(2, std::min<int64_t>(4, type.getDimSize(dim)));
  std::string pass = llvm::formatv(
      "func.func(remat-slice{{argument={0} dimension={1} k={2} passes=1000})",
      argument, dim, slices);
  OwningOpRef<ModuleOp> sliced(result.before->clone());
  if (!runText(pass, *sliced, result))
    return;
  auto graph = readFunctionGraph(stepOf(*sliced));
  if (failed(graph))
    return result.fail("read-again", "the sliced step cannot be read: " + pass);
  SlicePlace place;
  place.seeds = {SliceSeed{step.getArgument(argument), dim}};
  // Reshapes of slices along an inner dimension are copies.
  if (dim == 0)
    checkGraphSlices(step, place, slices, *graph, result);
  result.liveSliced = liveBytes(*graph);
  result.sliced = std::move(sliced);
}
