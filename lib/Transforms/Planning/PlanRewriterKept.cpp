//===- PlanRewriterKept.cpp - Fences on what is merely kept ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that fuses may compute a kept value inside its late reader instead
// of keeping it. It then holds what the value is made from, which the plan has
// freed.
//
//===----------------------------------------------------------------------===//

#include "PlanRewriter.h"

using namespace mlir;
using namespace remat;

/// The first step that runs a node again.
static size_t findFirstAgain(const Graph &graph, ArrayRef<Step> steps) {
  std::vector<bool> ran(graph.numNodes(), false);
  for (auto [s, step] : llvm::enumerate(steps)) {
    if (step.kind != StepKind::Compute)
      continue;
    if (ran[step.id])
      return s;
    ran[step.id] = true;
  }
  return steps.size();
}

/// Whether compilers fuse ops of this kind into what reads them.
static bool isFused(const Node &node) {
  return node.kind == "elementwise" || node.kind == "move";
}

/// Finds, for each step that runs its node for the first time behind the first
/// recomputation, what it is the first there to read, was made before, and is
/// made from something that is gone by then.
void PlanRewriter::findKept(ArrayRef<Step> steps) {
  const Graph &g = graph.graph;
  size_t firstAgain = findFirstAgain(g, steps);
  keptReads.resize(steps.size());
  // By tensor: the last step that touches it; that of the first to go of what
  // it was made from; and whether it may be fused into a reader.
  std::vector<size_t> last(g.numTensors(), steps.size());
  std::vector<size_t> gone(g.numTensors(), steps.size());
  std::vector<bool> mayFuse(g.numTensors(), false);
  std::vector<bool> ran(g.numNodes(), false);
  for (size_t s = 0; s < steps.size(); ++s) {
    if (steps[s].kind != StepKind::Compute)
      continue;
    NodeId n = steps[s].id;
    bool again = ran[n];
    ran[n] = true;
    if (s >= firstAgain) {
      for (TensorId t : g.inputs(n))
        if (mayFuse[t] && gone[t] < s && !again) {
          keptReads[s].push_back(graph.valueOf[t]);
          mayFuse[t] = false;
        }
      for (TensorId t : g.outputs(n))
        mayFuse[t] = false;
      continue;
    }
    size_t first = steps.size();
    for (TensorId t : g.inputs(n))
      if (g.producer(t) != kNone)
        first = std::min(first, last[t]);
    for (auto [i, t] : llvm::enumerate(g.outputs(n))) {
      last[t] = lastTouch[s][i];
      gone[t] = first;
      mayFuse[t] = isFused(g.node(n)) && graph.valueOf[t] &&
                   isa<RankedTensorType>(graph.valueOf[t].getType());
    }
  }
}

/// Fences what \p step is to read from before, with an anchor.
void PlanRewriter::fenceKept(ArrayRef<Step> steps, size_t step) {
  if (keptReads[step].empty())
    return;
  Value anchor = findAnchor(steps, step, step);
  SmallVector<Value> saved, anchors;
  for (Value value : keptReads[step])
    if (value != anchor)
      saved.push_back(resolve(value, Overrides()));
  if (saved.empty())
    return;
  if (anchor)
    anchors.push_back(resolve(anchor, Overrides()));
  auto fence = FenceOp::create(builder, graph.nodeOps[steps[step].id]->getLoc(),
                               saved, anchors);
  ++statistics.fences;
  size_t next = 0;
  for (Value value : keptReads[step])
    if (value != anchor)
      newest[value] = fence->getResult(next++);
  if (anchor)
    newest[anchor] = fence->getResults().back();
}
