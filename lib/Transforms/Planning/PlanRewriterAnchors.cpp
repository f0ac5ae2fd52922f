//===- PlanRewriterAnchors.cpp - What recomputation waits for -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that schedules anew runs a recomputation as soon as what its fence
// ties is there. Where the plan frees large tensors before it, what is made
// when they are read for the last time is tied too.
//
//===----------------------------------------------------------------------===//

#include "PlanRewriter.h"

using namespace mlir;
using namespace remat;

/// What is freed is large from this share of the largest tensor on.
static constexpr int64_t kShareOfLargest = 64;
/// How many steps behind the one that frees a value to tie is looked for.
static constexpr unsigned kMostHops = 4;

void PlanRewriter::findFreed(ArrayRef<Step> steps) {
  const Graph &g = graph.graph;
  std::vector<int64_t> freed(steps.size(), 0);
  int64_t largest = 0;
  for (size_t s = 0; s < steps.size(); ++s) {
    if (steps[s].kind != StepKind::Compute)
      continue;
    for (auto [i, t] : llvm::enumerate(g.outputs(steps[s].id))) {
      largest = std::max(largest, g.bytes(t));
      if (lastTouch[s][i] < steps.size())
        freed[lastTouch[s][i]] += g.bytes(t);
    }
  }
  for (int64_t bytes : freed)
    freesMuch.push_back(bytes > 0 && bytes >= largest / kShareOfLargest);
}

/// Adds to \p anchors what is made since the last run when large tensors are
/// read for the last time.
void PlanRewriter::addFreeing(ArrayRef<Step> steps, size_t begin, size_t end,
                              llvm::SetVector<Value> &anchors) const {
  for (size_t s = lastRunEnd; s < begin; ++s)
    if (freesMuch[s])
      if (Value value = findBehind(steps, s, begin, end))
        anchors.insert(value);
}

/// A value of \p step, or of one that reads what it makes, that is there when
/// the run [begin, end) starts and is touched behind it, or returned.
Value PlanRewriter::findBehind(ArrayRef<Step> steps, size_t step, size_t begin,
                               size_t end) const {
  const Graph &g = graph.graph;
  for (unsigned hop = 0; hop < kMostHops; ++hop) {
    if (steps[step].kind != StepKind::Compute)
      return {};
    size_t next = step;
    for (auto [i, t] : llvm::enumerate(g.outputs(steps[step].id))) {
      Value value = graph.valueOf[t];
      if (!value || !isa<RankedTensorType>(value.getType()) || !isMade[step][i])
        continue;
      size_t last = lastTouch[step][i];
      bool isResult = g.isOutput(t);
      if (isResult ? options.resultAnchors : last >= end)
        return value;
      if (last < begin)
        next = std::max(next, last);
    }
    if (next == step)
      return {};
    step = next;
  }
  return {};
}
