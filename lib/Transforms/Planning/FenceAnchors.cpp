//===- FenceAnchors.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/FenceAnchors.h"

using namespace mlir;
using namespace remat;

/// These are the limits of the search for anchors. The anchor of a run of
/// recomputations is searched among the steps before the run.
namespace {

/// The search visits at most this number of steps. Many values live longer than
/// a run of recomputations, so the search usually finds one in the first few
/// steps. Without this limit, the search might take quadratic time.
constexpr size_t kSearchSteps = 256;
/// A freed value is large if its bytes times this number are at least the bytes
/// of the largest tensor.
constexpr int64_t kShareOfLargest = 64;
/// A run is small if the bytes that it makes times this number are at most the
/// bytes of the largest tensor.
constexpr int64_t kShareOfSmall = 8;
/// After a large value is freed, an anchor is searched in at most this number
/// of later steps.
constexpr unsigned kMostHops = 4;

} // namespace

FenceAnchors::FenceAnchors(const PlannedSteps &plan)
    : plan(plan), graph(plan.graph.graph) {
  for (Step step : plan.steps)
    if (step.kind == StepKind::Compute)
      for (TensorId t : graph.outputs(step.id))
        largest = std::max(largest, graph.bytes(t));
  findFreeing();
}

llvm::SetVector<Value> FenceAnchors::ofRun(size_t since, size_t begin,
                                           size_t end) const {
  llvm::SetVector<Value> anchors;
  if (Value value = nearest(begin, end, /*mayBeResult=*/true))
    anchors.insert(value);
  if (!plan.graph.hasGroups())
    return anchors;
  if (Value value = nearest(begin, end, /*mayBeResult=*/false))
    anchors.insert(value);
  anchors.insert_range(behindFreed(since, begin, end));
  return anchors;
}

llvm::SetVector<Value> FenceAnchors::behindFreed(size_t since, size_t begin,
                                                 size_t end) const {
  llvm::SetVector<Value> anchors;
  for (size_t s = since; s < begin; ++s)
    for (uint32_t reader : freeing[s])
      if (Value value = findBehind(reader, begin, end))
        anchors.insert(value);
  return anchors;
}

bool FenceAnchors::isSmall(size_t begin, size_t end) const {
  int64_t bytes = 0;
  for (size_t s = begin; s < end; ++s)
    for (TensorId t : graph.outputs(plan.steps[s].id))
      bytes += graph.bytes(t);
  return bytes <= largest / kShareOfSmall;
}

bool FenceAnchors::isHeld(Value value, size_t begin, size_t end) const {
  size_t stop = begin > kSearchSteps ? begin - kSearchSteps : 0;
  for (size_t s = begin; s-- > stop;) {
    if (plan.steps[s].kind != StepKind::Compute)
      continue;
    const StepPart &part = plan.parts[s];
    for (auto [t, last, isMade] : llvm::zip(graph.outputs(plan.steps[s].id),
                                            part.lastTouch, part.isMade))
      if (plan.graph.valueOf[t] == value)
        return isMade && last >= end;
  }
  return false;
}

bool FenceAnchors::isLarge(size_t step, unsigned share) const {
  const auto least = static_cast<int64_t>(llvm::divideCeil(largest, share));
  return llvm::any_of(graph.outputs(plan.steps[step].id), [&](TensorId t) {
    return graph.bytes(t) > 0 && graph.bytes(t) >= least;
  });
}

void FenceAnchors::findFreeing() {
  ArrayRef<Step> steps = plan.steps;
  const bool copies = hasCopies(steps);
  // For each tensor that exists at this step, its last use, and the steps
  // that have read it so far.
  std::vector<size_t> last(graph.numTensors(), steps.size());
  std::vector<SmallVector<uint32_t, 4>> readers(graph.numTensors());
  freeing.resize(steps.size());
  for (auto [s, step] : llvm::enumerate(steps)) {
    SmallVector<TensorId> touched, made;
    if (step.kind == StepKind::Compute) {
      llvm::append_range(made, graph.outputs(step.id));
      for (TensorId t : graph.inputs(step.id))
        readers[t].push_back(s);
      llvm::append_range(touched, graph.inputs(step.id));
    } else {
      touched.push_back(step.id);
      made.append(step.kind == StepKind::SwapIn, step.id);
    }
    for (auto [t, lastTouch] : llvm::zip(made, plan.parts[s].lastTouch)) {
      readers[t].clear();
      last[t] = lastTouch;
    }
    llvm::append_range(touched, made);
    int64_t freed = 0;
    for (TensorId t : touched) {
      if (last[t] != s)
        continue;
      freed += graph.bytes(t);
      if (copies && graph.bytes(t) >= largest / kShareOfLargest)
        llvm::append_range(freeing[s], readers[t]);
      last[t] = steps.size();
    }
    if (freed > 0 && freed >= largest / kShareOfLargest)
      freeing[s].push_back(s);
    llvm::sort(freeing[s]);
    freeing[s].erase(llvm::unique(freeing[s]), freeing[s].end());
  }
}

Value FenceAnchors::nearest(size_t begin, size_t end, bool mayBeResult) const {
  size_t stop = begin > kSearchSteps ? begin - kSearchSteps : 0;
  for (size_t s = begin; s-- > stop;) {
    if (plan.steps[s].kind != StepKind::Compute)
      continue;
    const StepPart &part = plan.parts[s];
    for (auto [t, last, isMade] : llvm::zip(graph.outputs(plan.steps[s].id),
                                            part.lastTouch, part.isMade)) {
      Value value = plan.graph.valueOf[t];
      if (value && isa<RankedTensorType>(value.getType()) && last >= end &&
          isMade && (mayBeResult || !graph.isOutput(t)))
        return value;
    }
  }
  return {};
}

Value FenceAnchors::findBehind(size_t step, size_t begin, size_t end) const {
  for (unsigned hop = 0; hop < kMostHops; ++hop) {
    if (plan.steps[step].kind != StepKind::Compute)
      return {};
    const StepPart &part = plan.parts[step];
    size_t next = step;
    for (auto [t, last, isMade] : llvm::zip(graph.outputs(plan.steps[step].id),
                                            part.lastTouch, part.isMade)) {
      Value value = plan.graph.valueOf[t];
      if (!value || !isa<RankedTensorType>(value.getType()) || !isMade)
        continue;
      if (graph.isOutput(t) || last >= end)
        return value;
      if (last < begin)
        next = std::max<size_t>(next, last);
    }
    if (next == step)
      return {};
    step = next;
  }
  return {};
}
