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
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      for (TensorId t : g.outputs(step.id))
        largest = std::max(largest, g.bytes(t));
  // Of each tensor that is there: its last touch, and what has read it.
  std::vector<size_t> last(g.numTensors(), steps.size());
  std::vector<SmallVector<uint32_t, 4>> readers(g.numTensors());
  freeing.resize(steps.size());
  for (auto [s, step] : llvm::enumerate(steps)) {
    SmallVector<TensorId> touched, made;
    if (step.kind == StepKind::Compute) {
      llvm::append_range(made, g.outputs(step.id));
      for (TensorId t : g.inputs(step.id))
        readers[t].push_back(s);
      llvm::append_range(touched, g.inputs(step.id));
    } else {
      touched.push_back(step.id);
      made.append(step.kind == StepKind::SwapIn, step.id);
    }
    for (auto [i, t] : llvm::enumerate(made)) {
      readers[t].clear();
      last[t] = lastTouch[s][i];
    }
    llvm::append_range(touched, made);
    int64_t freed = 0;
    for (TensorId t : touched) {
      if (last[t] != s)
        continue;
      freed += g.bytes(t);
      if (hasCopies && g.bytes(t) >= largest / kShareOfLargest)
        llvm::append_range(freeing[s], readers[t]);
      last[t] = steps.size();
    }
    if (freed > 0 && freed >= largest / kShareOfLargest)
      freeing[s].push_back(s);
    llvm::sort(freeing[s]);
    freeing[s].erase(llvm::unique(freeing[s]), freeing[s].end());
  }
}

/// Adds to \p anchors what has been made, from step \p since on, by the readers
/// of large tensors that are gone by now.
void PlanRewriter::addFreeing(ArrayRef<Step> steps, size_t since, size_t begin,
                              size_t end,
                              llvm::SetVector<Value> &anchors) const {
  for (size_t s = since; s < begin; ++s)
    for (uint32_t reader : freeing[s])
      if (Value value = findBehind(steps, reader, begin, end))
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
