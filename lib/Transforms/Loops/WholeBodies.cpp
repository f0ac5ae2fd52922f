//===- WholeBodies.cpp - Loops as jax.checkpoint writes them --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To save memory in a loop, users write jax.checkpoint around its body:
//
//     forward body      stacks the carry, and products if a policy keeps them
//     backward body     the forward body again, then the original backward body
//
// The repeated body has no fence between its ops. A compiler therefore fuses
// the repeated body like the original body. A plan that repeats the whole body
// may be faster than a plan that keeps more values.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Ops/OpKind.h"
#include "Transforms/Loops/LoopPlan.h"
#include "remat/Core/Graph/ForwardBackward.h"
#include "remat/Core/Plan/Realiser.h"

using namespace mlir;
using namespace remat;

namespace {
/// Says which values a plan stacks in addition to the carry of the forward
/// body. The first three values correspond to the policies of jax.checkpoint
/// nothing_saveable, dots_with_no_batch_dims_saveable and dots_saveable, in
/// this order. SlowProducts are the products that take longer to compute than
/// to write into a stack.
enum class Stacked : uint8_t {
  Nothing,
  WeightProducts,
  Products,
  SlowProducts
};
} // namespace

static bool isStacked(const LoopGraph &loop, NodeId node, Stacked stacked) {
  const Graph &graph = loop.graph.graph;
  StringRef kind = graph.node(node).kind;
  if (kind != kindName(OpKind::MatMul) && kind != kindName(OpKind::Convolution))
    return false;
  if (stacked == Stacked::SlowProducts)
    return loop.isQuick.empty() || !loop.isQuick[node];
  return stacked == Stacked::Products ||
         llvm::any_of(graph.inputs(node), [&](TensorId t) {
           return graph.isResident(t) || loop.inBoth[t];
         });
}

static Choice chosen(const LoopGraph &loop, Stacked stacked) {
  const Graph &graph = loop.graph.graph;
  Choice choice;
  choice.kept.resize(graph.numTensors());
  // All nodes of the body are in one segment, so the first reader recomputes
  // the whole body.
  choice.segment.assign(graph.numNodes(), 0);
  for (NodeId node = 0; node < loop.turn; ++node)
    if (stacked != Stacked::Nothing && isStacked(loop, node, stacked))
      for (TensorId t : graph.outputs(node))
        choice.kept[t] = true;
  return choice;
}

static std::vector<LoopPlan> plansOf(const LoopGraph &loop,
                                     ArrayRef<Stacked> each) {
  const Graph &graph = loop.graph.graph;
  std::vector<LoopPlan> plans;
  Result<ForwardBackward> split = splitAtLoss(graph, kWholeBodies);
  if (!split) // There is no split if no op comes after the turn.
    return plans;
  for (Stacked stacked : each)
    if (auto steps = realise(graph, *split, chosen(loop, stacked)))
      plans.push_back(planOf(loop, std::move(*steps), kWholeBodies.str()));
  return plans;
}

std::vector<LoopPlan> remat::wholeBodies(const LoopGraph &loop) {
  return plansOf(
      loop, {Stacked::Products, Stacked::WeightProducts, Stacked::Nothing});
}

std::optional<LoopPlan> remat::productsKept(const LoopGraph &loop) {
  std::vector<LoopPlan> plans = plansOf(loop, Stacked::SlowProducts);
  if (plans.empty())
    return std::nullopt;
  return std::move(plans.front());
}
