//===- PlanRewriterLarge.cpp - Large tensors wait for others to go --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that schedules anew may make a large tensor, which nothing ties,
// beside those that the plan has freed before it.
//
//===----------------------------------------------------------------------===//

#include "PlanRewriter.h"

using namespace mlir;
using namespace remat;

void PlanRewriter::findLarge(ArrayRef<Step> steps) {
  const Graph &g = graph.graph;
  // At least that many bytes times fenceLarge are those of the largest.
  const auto least =
      static_cast<int64_t>(llvm::divideCeil(largest, options.fenceLarge));
  makesLarge.resize(steps.size());
  for (auto [s, step] : llvm::enumerate(steps))
    if (step.kind == StepKind::Compute)
      makesLarge[s] = llvm::any_of(g.outputs(step.id), [&](TensorId t) {
        return g.bytes(t) > 0 && g.bytes(t) >= least;
      });
}

/// The nodes among the steps [since, step) that \p step needs the results of.
llvm::SmallDenseSet<NodeId> PlanRewriter::findNeeded(ArrayRef<Step> steps,
                                                     size_t since,
                                                     size_t step) const {
  const Graph &g = graph.graph;
  llvm::SmallDenseSet<NodeId> needed{steps[step].id};
  llvm::SmallDenseSet<TensorId> read;
  read.insert_range(g.inputs(steps[step].id));
  for (size_t s = step; s-- > since;) {
    NodeId n = steps[s].id;
    if (steps[s].kind != StepKind::Compute ||
        llvm::none_of(g.outputs(n),
                      [&](TensorId t) { return read.contains(t); }))
      continue;
    needed.insert(n);
    read.insert_range(g.inputs(n));
  }
  return needed;
}

/// Ties one tensor that \p step reads to what has been made, since the last
/// such step, where large tensors were read for the last time, and which the
/// step does not need anyway. What the step reads instead of it is returned.
PlanRewriter::Overrides PlanRewriter::emitWait(ArrayRef<Step> steps,
                                               size_t step) {
  const Graph &g = graph.graph;
  llvm::SetVector<Value> anchors;
  addFreeing(steps, lastWait, step, step, anchors);
  llvm::SmallDenseSet<NodeId> needed = findNeeded(steps, lastWait, step);
  lastWait = step;
  anchors.remove_if([&](Value anchor) {
    auto tensor = graph.tensorOf.find(anchor);
    return tensor == graph.tensorOf.end() ||
           needed.contains(g.producer(tensor->second));
  });
  Value tied;
  for (TensorId t : g.inputs(steps[step].id)) {
    Value value = graph.valueOf[t];
    if (!tied && value && isa<RankedTensorType>(value.getType()) &&
        !g.isResident(t) && !anchors.contains(value))
      tied = value;
  }
  if (!tied || anchors.empty())
    return Overrides();
  SmallVector<Value> anchorsNow;
  for (Value anchor : anchors)
    anchorsNow.push_back(resolve(anchor, Overrides()));
  auto fence = FenceOp::create(builder, graph.nodeOps[steps[step].id]->getLoc(),
                               ValueRange{resolve(tied, Overrides())},
                               ValueRange(anchorsNow));
  ++statistics.fences;
  for (auto [anchor, result] :
       llvm::zip(anchors, fence->getResults().drop_front()))
    newest[anchor] = result;
  Overrides overrides;
  overrides[tied] = fence->getResult(0);
  return overrides;
}
