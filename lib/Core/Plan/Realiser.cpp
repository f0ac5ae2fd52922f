//===- Realiser.cpp - Makes a plan from the values to keep ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Plan/Realiser.h"

#include "Core/Plan/UnreadSteps.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>

using namespace remat;

namespace {

/// This number stands for the last run of a node, whatever the number of that
/// run is.
constexpr uint32_t kLast = kNone;

class Realiser {
public:
  Realiser(const Graph &graph, const ForwardBackward &split,
           const Choice &choice, size_t maxSteps)
      : graph(graph), split(split), choice(choice), maxSteps(maxSteps),
        kept(choice.kept), available(graph.numTensors(), true) {
    if (hasMirrors(graph))
      runs.resize(graph.numTensors());
  }

  std::optional<std::vector<Step>> run() {
    settleKept();
    chooseDeferred();
    if (!choice.segment.empty())
      listSegments();
    for (NodeId n = 0; n < split.numEarly(); ++n)
      if (!deferred[n])
        steps.push_back(Step::compute(n));
    for (NodeId n = 0; n < split.numEarly(); ++n)
      for (TensorId t : graph.outputs(n))
        available[t] = kept[t];
    for (NodeId n = split.numEarly(); n < graph.numNodes(); ++n) {
      runLate(n);
      if (steps.size() > maxSteps)
        return std::nullopt;
    }
    // Some runs of a segment's nodes may not be needed.
    return removeUnread(graph, std::move(steps));
  }

private:
  /// Settles which values are kept. The marks, the nodes that must not repeat
  /// and the graph's outputs limit the choice. A tensor of 0 bytes is always
  /// kept, unless it is marked recompute.
  void settleKept() {
    for (NodeId n = 0; n < split.numEarly(); ++n) {
      bool repeats = mayRepeat(graph, n);
      for (TensorId t : graph.outputs(n)) {
        if (!repeats || graph.isOutput(t) || graph.bytes(t) == 0)
          kept[t] = true;
        if (graph.tensor(t).policy == TensorPolicy::Recompute)
          kept[t] = false;
      }
    }
  }

  /// Finds the deferred nodes, which do not run in the early part: none of
  /// their results is kept, and only late nodes and other deferred nodes read
  /// the results.
  void chooseDeferred() {
    deferred.assign(split.numEarly(), false);
    for (NodeId n = split.numEarly(); n-- > 0;) {
      bool read = false, readEarly = false;
      for (TensorId t : graph.outputs(n))
        for (NodeId reader : graph.readers(t)) {
          read = true;
          readEarly |= split.isEarly(reader) && !deferred[reader];
        }
      std::span<const TensorId> outputs = graph.outputs(n);
      deferred[n] = read && !readEarly &&
                    std::none_of(outputs.begin(), outputs.end(),
                                 [&](TensorId t) { return bool(kept[t]); });
    }
  }

  /// Lists, for each segment, its nodes that make dropped values for late
  /// nodes. The function recompute() also runs the nodes on which these depend.
  void listSegments() {
    for (NodeId n = 0; n < split.numEarly(); ++n) {
      uint32_t s = choice.segment[n];
      if (s == kNone || !hasDroppedLateRead(n))
        continue;
      if (s >= segments.size())
        segments.resize(s + 1);
      segments[s].push_back(n);
    }
  }

  bool hasDroppedLateRead(NodeId n) const {
    for (TensorId t : graph.outputs(n))
      if (!kept[t] && !graph.readers(t).empty() &&
          !split.isEarly(graph.readers(t).back()))
        return true;
    return false;
  }

  void runLate(NodeId n) {
    fresh.clear();
    if (choice.level.empty())
      for (TensorId t : graph.inputs(n)) {
        if (!isHere(t, kLast))
          recomputeFor(graph.producer(t));
      }
    else
      recurseFor(n);
    compute(n);
    if (choice.holdFor == kNone)
      return;
    for (TensorId t : graph.inputs(n))
      expire(t, n);
    for (TensorId t : fresh)
      expire(t, n);
  }

  void recomputeFor(NodeId n) {
    uint32_t s = choice.segment.empty() ? kNone : choice.segment[n];
    if (s == kNone)
      return recompute(n);
    for (NodeId member : segments[s])
      if (isMissing(member))
        recompute(member);
  }

  /// Recomputes the missing inputs of the late node \p n in program order. The
  /// later of two missing inputs often depends on the earlier one.
  void recurseFor(NodeId n) {
    std::vector<NodeId> missing;
    for (TensorId t : graph.inputs(n))
      if (!isHere(t, kLast))
        missing.push_back(graph.producer(t));
    std::sort(missing.begin(), missing.end());
    for (NodeId root : missing) {
      fresh.clear();
      if (isMissing(root))
        recompute(root);
      dropPassed(root);
    }
  }

  /// Drops the values in `fresh` that the recursion does not store on its way
  /// to \p root.
  void dropPassed(NodeId root) {
    std::vector<NodeId> passed;
    for (TensorId t : fresh)
      if (graph.producer(t) != root)
        passed.push_back(graph.producer(t));
    std::sort(passed.begin(), passed.end(), std::greater<>());
    uint32_t lowest = kNone;
    NodeId next = root;
    for (NodeId n : passed) {
      while (--next > n)
        lowest = std::min(lowest, choice.level[next]);
      ++next;
      if (choice.level[n] > lowest)
        for (TensorId t : graph.outputs(n))
          available[t] = kept[t];
    }
  }

  /// Runs \p root after the dropped nodes that it needs, depth first. Run k of
  /// a node reads run k of the nodes that it needs, or their last run if they
  /// run fewer times (Chen 2016, Alg. 2).
  void recompute(NodeId root) {
    uint32_t last = 1;
    for (TensorId t : graph.outputs(root))
      last = std::max(last, graph.tensor(t).mirrors);
    stack.assign(1, {root, 0, last});
    while (!stack.empty() && steps.size() <= maxSteps) {
      auto &[n, next, run] = stack.back();
      std::span<const TensorId> inputs = graph.inputs(n);
      while (next < inputs.size() && isHere(inputs[next], run))
        ++next;
      if (next < inputs.size()) {
        TensorId t = inputs[next];
        stack.push_back({graph.producer(t), 0, runOf(t, run)});
        continue;
      }
      compute(n, run);
      std::span<const TensorId> outputs = graph.outputs(n);
      fresh.insert(fresh.end(), outputs.begin(), outputs.end());
      stack.pop_back();
    }
  }

  void compute(NodeId n, uint32_t run = kLast) {
    steps.push_back(Step::compute(n));
    for (TensorId t : graph.outputs(n)) {
      available[t] = true;
      if (hasRuns(t) && !hasRun(t, run))
        runs[t].push_back(runOf(t, run));
    }
  }

  /// Run \p run of a reader reads \p t. Returns which run of \p t's producer
  /// made the value that it reads.
  uint32_t runOf(TensorId t, uint32_t run) const {
    return std::min(run, graph.tensor(t).mirrors);
  }

  /// Returns whether the late runs of \p t's producer are numbered.
  bool hasRuns(TensorId t) const {
    return !runs.empty() && graph.tensor(t).mirrors > 1;
  }

  bool hasRun(TensorId t, uint32_t run) const {
    return std::find(runs[t].begin(), runs[t].end(), runOf(t, run)) !=
           runs[t].end();
  }

  /// Returns whether run \p run of a node can read \p t.
  bool isHere(TensorId t, uint32_t run) const {
    return available[t] && (!hasRuns(t) || hasRun(t, run));
  }

  bool isMissing(NodeId n) const {
    std::span<const TensorId> outputs = graph.outputs(n);
    return std::any_of(outputs.begin(), outputs.end(),
                       [&](TensorId t) { return !isHere(t, kLast); });
  }

  /// Frees a recomputed early value after the late node \p n if none of the
  /// next holdFor nodes reads it.
  void expire(TensorId t, NodeId n) {
    NodeId producer = graph.producer(t);
    if (producer == kNone || !split.isEarly(producer) || kept[t])
      return;
    std::span<const NodeId> readers = graph.readers(t);
    auto next = std::upper_bound(readers.begin(), readers.end(), n);
    available[t] = next != readers.end() && *next - n <= choice.holdFor;
  }

  const Graph &graph;
  const ForwardBackward &split;
  const Choice &choice;
  size_t maxSteps;
  std::vector<bool> kept, available, deferred;
  /// For each tensor that may be recomputed several times (Chen 2016, Alg. 2),
  /// the numbers of the late runs of its producer so far. The list is empty if
  /// no tensor may be recomputed several times.
  std::vector<std::vector<uint32_t>> runs;
  std::vector<std::vector<NodeId>> segments;
  std::vector<Step> steps;
  /// The values that were recomputed for the current late node.
  std::vector<TensorId> fresh;
  /// Nodes that are being recomputed, with the next input to visit and the
  /// number of the run.
  struct Running {
    NodeId n;
    uint32_t next, run;
  };
  std::vector<Running> stack;
};

} // namespace

Choice remat::keepEverything(const Graph &graph) {
  return {std::vector<bool>(graph.numTensors(), true), {}, kNone};
}

std::optional<std::vector<Step>> remat::realise(const Graph &graph,
                                                const ForwardBackward &split,
                                                const Choice &choice,
                                                size_t maxSteps) {
  return Realiser(graph, split, choice, maxSteps).run();
}
