//===- SliceChecks.cpp - Checks a case in slices --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checks.h"

#include "Random.h"

#include "Analysis/Graph/FunctionGraph.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

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
  result.liveSliced = liveBytes(*graph);
  result.sliced = std::move(sliced);
}
