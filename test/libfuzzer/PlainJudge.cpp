//===- PlainJudge.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlainJudge.h"

#include <algorithm>

using namespace remat;
using namespace remat::fuzz;

namespace {

bool contains(std::span<const TensorId> list, TensorId t) {
  return std::find(list.begin(), list.end(), t) != list.end();
}

class Judge {
public:
  Judge(const Graph &graph, std::span<const Step> steps)
      : graph(graph), steps(steps), end(steps.size()) {}

  std::optional<PlainFigures> run() const {
    for (size_t s = 0; s < end; ++s)
      if (!mayRun(s))
        return std::nullopt;
    if (!endsWell())
      return std::nullopt;
    PlainFigures figures;
    for (size_t s = 0; s < end; ++s) {
      figures.peakBytes = std::max(figures.peakBytes, deviceBytes(s));
      figures.hostPeakBytes = std::max(figures.hostPeakBytes, hostBytes(s));
      if (steps[s].kind == StepKind::Compute)
        figures.computeCost += graph.node(steps[s].id).cost;
    }
    return figures;
  }

private:
  bool is(size_t s, StepKind kind, TensorId t) const {
    return steps[s].kind == kind && steps[s].id == t;
  }
  bool isInput(TensorId t) const { return graph.producer(t) == kNone; }
  /// Tells whether step \p s runs a node that the graph has.
  bool isCompute(size_t s) const {
    return steps[s].kind == StepKind::Compute && steps[s].id < graph.numNodes();
  }
  bool makes(size_t s, TensorId t) const {
    return is(s, StepKind::SwapIn, t) ||
           (isCompute(s) && contains(graph.outputs(steps[s].id), t));
  }
  bool uses(size_t s, TensorId t) const {
    if (isCompute(s))
      return contains(graph.inputs(steps[s].id), t);
    return is(s, StepKind::SwapOut, t) || is(s, StepKind::WaitOut, t);
  }

  /// Returns the last step before \p s for which the function \p holds is true,
  /// or \p s if there is no such step.
  template <typename Holds> size_t lastBefore(size_t s, Holds holds) const {
    for (size_t i = s; i-- > 0;)
      if (holds(i))
        return i;
    return s;
  }

  bool isOnDevice(size_t s, TensorId t) const {
    size_t last = lastBefore(s, [&](size_t i) {
      return makes(i, t) || is(i, StepKind::WaitOut, t);
    });
    return last == s ? isInput(t) : !is(last, StepKind::WaitOut, t);
  }
  bool isLeaving(size_t s, TensorId t) const {
    size_t last = lastBefore(s, [&](size_t i) {
      return is(i, StepKind::SwapOut, t) || is(i, StepKind::WaitOut, t);
    });
    return last != s && is(last, StepKind::SwapOut, t);
  }
  bool isOnHost(size_t s, TensorId t) const {
    return lastBefore(
               s, [&](size_t i) { return is(i, StepKind::WaitOut, t); }) != s;
  }

  bool mayRun(size_t s) const {
    uint32_t id = steps[s].id;
    switch (steps[s].kind) {
    case StepKind::Malformed:
      return false;
    case StepKind::Compute:
      return id < graph.numNodes() && mayCompute(s, id);
    case StepKind::SwapOut:
      return id < graph.numTensors() && isOnDevice(s, id) &&
             !graph.isResident(id) && !isLeaving(s, id) &&
             graph.tensor(id).policy != TensorPolicy::Keep;
    case StepKind::WaitOut:
      return id < graph.numTensors() && isLeaving(s, id);
    case StepKind::SwapIn:
      return id < graph.numTensors() && isOnHost(s, id) && !isLeaving(s, id) &&
             isUsedBefore(end, s, id);
    }
    return false;
  }

  bool mayCompute(size_t s, NodeId n) const {
    bool again = lastBefore(s, [&](size_t i) {
                   return is(i, StepKind::Compute, n);
                 }) != s;
    for (TensorId t : graph.inputs(n))
      if (!isOnDevice(s, t))
        return false;
    for (TensorId t : graph.outputs(n))
      if (isLeaving(s, t) ||
          (again && graph.tensor(t).policy == TensorPolicy::Keep))
        return false;
    return !again || graph.node(n).recomputable;
  }

  /// Step \p s swaps in tensor \p t. Returns whether the tensor is used before
  /// step \p limit and before it is made again. An output counts as used.
  bool isUsedBefore(size_t limit, size_t s, TensorId t) const {
    for (size_t i = s + 1; i < limit; ++i)
      if (uses(i, t))
        return true;
      else if (makes(i, t))
        return false;
    return contains(graph.outputs(), t);
  }

  bool endsWell() const {
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      if (lastBefore(end, [&](size_t i) {
            return is(i, StepKind::Compute, n);
          }) == end)
        return false;
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (isLeaving(end, t))
        return false;
    for (TensorId t : graph.outputs())
      if (!isOnDevice(end, t))
        return false;
    return true;
  }

  /// Returns the last step at which a storage of \p t is held. This is the
  /// storage that \p t has when the results of step \p s exist. Returns nothing
  /// if \p t has no storage at that time. An output of the graph is held past
  /// the end.
  std::optional<size_t> heldUntil(size_t s, TensorId t) const {
    size_t made = lastBefore(s + 1, [&](size_t i) { return makes(i, t); });
    bool fromStart = made == s + 1;
    if (graph.isResident(t) || (fromStart && !isInput(t)))
      return std::nullopt;
    size_t last = fromStart ? 0 : made, i = fromStart ? 0 : made + 1;
    for (; i < end && !makes(i, t); ++i)
      if (uses(i, t))
        last = i;
    if (i < end && uses(i, t)) // Step i reads t and makes t again.
      last = i;
    if (i == end && contains(graph.outputs(), t) && isOnDevice(end, t))
      last = end;
    return last;
  }

  int64_t deviceBytes(size_t s) const {
    int64_t bytes = 0;
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (auto last = heldUntil(s, t); last && *last >= s)
        bytes += graph.bytes(t);
    if (!isCompute(s))
      return bytes;
    NodeId n = steps[s].id;
    return bytes + graph.workspace(n) - takenOver(s, n);
  }

  /// Returns the bytes of outputs that get the storage of an input. For each
  /// output, only the first pair whose input dies at this step counts.
  int64_t takenOver(size_t s, NodeId n) const {
    std::vector<TensorId> gave, took;
    int64_t bytes = 0;
    for (auto [in, out] : graph.node(n).inPlace) {
      auto last = heldUntil(s, in);
      if (!last || *last != s || contains(gave, in) || contains(took, out))
        continue;
      gave.push_back(in);
      took.push_back(out);
      bytes += graph.bytes(out);
    }
    return bytes;
  }

  int64_t hostBytes(size_t s) const {
    int64_t bytes = 0;
    for (TensorId t = 0; t < graph.numTensors(); ++t) {
      size_t out = lastBefore(
          s + 1, [&](size_t i) { return is(i, StepKind::SwapOut, t); });
      if (out == s + 1)
        continue;
      size_t last = out;
      for (size_t i = out + 1; i < end && !is(i, StepKind::SwapOut, t); ++i)
        if (is(i, StepKind::WaitOut, t) || is(i, StepKind::SwapIn, t))
          last = i;
      if (last >= s)
        bytes += graph.bytes(t);
    }
    return bytes;
  }

  const Graph &graph;
  std::span<const Step> steps;
  size_t end;
};

} // namespace

std::optional<PlainFigures>
remat::fuzz::judgePlainly(const Graph &graph, std::span<const Step> steps) {
  return Judge(graph, steps).run();
}
