//===- StagePlanning.cpp - Chen's memory planning with a budget -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/StagePlanning.h"

#include "Core/Planners/Segments.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Plan/Realiser.h"
#include "remat/Core/Plan/Simulator.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace remat;

StagePlanning::StagePlanning(const Graph &graph, const ForwardBackward &split,
                             const ForwardGraph &forward,
                             std::vector<StageCut> cuts)
    : graph(graph), split(split), forward(forward), alike(graph, split),
      cuts(std::move(cuts)) {}

Stages StagePlanning::plan(double budget) const {
  Stages result;
  result.kept.resize(forward.size());
  double temp = 0;
  uint32_t stage = 0;
  auto cut = cuts.begin();
  for (uint32_t v = 0; v < forward.size(); ++v) {
    temp += double(forward.bytes[v]);
    result.stage.push_back(stage);
    if (cut == cuts.end() || cut->after != v)
      continue;
    const StageCut &here = *cut++;
    if (temp <= budget)
      continue;
    for (uint32_t kept : here.values)
      if (!result.kept[kept]) {
        result.kept[kept] = true;
        result.interStage += double(forward.bytes[kept]);
      }
    result.largestStage = std::max(result.largestStage, temp);
    temp = 0;
    ++stage;
  }
  return result;
}

double StagePlanning::estimate() const {
  Stages finest = plan(0);
  return std::sqrt(finest.interStage * finest.largestStage);
}

double StagePlanning::totalBytes() const {
  double sum = 0;
  for (int64_t bytes : forward.bytes)
    sum += double(bytes);
  return sum;
}

/// Plans keep at most this number of groups of alike values.
static constexpr int kMostGroups = 8;
/// The values of a group are added in this number of parts. The first part has
/// the values of the last stages, because the backward part frees these first.
static constexpr size_t kGroupParts = 4;

/// Returns how many of the last stages plans may hold: 1 or 0, and also more of
/// them if \p more is true. The last stage has the number \p last.
static std::vector<uint32_t> heldStages(uint32_t last, bool more) {
  std::vector<uint32_t> counts = {1, 0};
  if (more)
    for (uint32_t count = 2; count <= last; count += 1 + count / 8)
      counts.push_back(count);
  return counts;
}

void StagePlanning::offer(double budget, std::string_view name,
                          const CandidateSink &sink, Held more) {
  Stages stages = plan(budget);
  if (stages.stage == offered)
    return;
  offered = stages.stage;
  std::vector<uint32_t> segment(graph.numNodes(), kNone);
  for (uint32_t v = 0; v < forward.size(); ++v)
    segment[forward.nodes[v]] = stages.stage[v];
  Origin origin(name);
  origin.partEnds = partEnds(graph, split, segment);
  uint32_t last = stages.stage.empty() ? 0 : stages.stage.back();
  for (uint32_t held : heldStages(last, more != Held::NoMore)) {
    Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone};
    for (uint32_t v = 0; v < forward.size(); ++v)
      if (stages.kept[v] || stages.stage[v] + held > last)
        for (TensorId t : graph.node(forward.nodes[v]).outputs)
          choice.kept[t] = true;
    sink(*realise(graph, split, choice), origin);
    choice.segment = segment;
    sink(*realise(graph, split, choice), origin);
    if (more == Held::AlikeValues)
      offerAlike(std::move(choice), origin, sink);
  }
}

void StagePlanning::offerAlike(Choice choice, const Origin &origin,
                               const CandidateSink &sink) const {
  for (int number = 0; number < kMostGroups; ++number) {
    std::span<const NodeId> group = alike.next(choice);
    if (group.empty())
      return;
    size_t kept = 0;
    for (size_t part = 1; part <= kGroupParts; ++part) {
      size_t before = kept;
      for (; kept < group.size() * part / kGroupParts; ++kept)
        for (TensorId t : graph.outputs(group[group.size() - 1 - kept]))
          choice.kept[t] = true;
      if (kept > before)
        sink(*realise(graph, split, choice), origin);
    }
  }
}

/// Returns the sets of candidates that are tried. If the user marked nodes with
/// `split`, only these nodes are candidates. Otherwise the candidates are the
/// articulation points, or the narrow places of the program (narrowCuts).
/// Returns an error if no stage can end at a marked node.
static Result<std::vector<std::vector<StageCut>>>
choicesOfCuts(const Graph &graph, const ForwardGraph &forward) {
  Result<std::vector<StageCut>> marked = markedCuts(graph, forward);
  if (!marked)
    return marked.error();
  // Each place is compared with about as many places as there are vertices in a
  // layer, or in a cell of a recurrent network with some layers.
  if (marked->empty())
    return std::vector{articulationCuts(forward), narrowCuts(forward, 8),
                       narrowCuts(forward, 64)};
  return std::vector<std::vector<StageCut>>{std::move(*marked)};
}

/// Returns the forward graph. Results that are always kept count no bytes, so
/// they do not end a stage.
static ForwardGraph droppable(const Graph &graph,
                              const ForwardBackward &split) {
  ForwardGraph forward = forwardGraph(graph, split);
  for (uint32_t v = 0; v < forward.size(); ++v)
    if (!mayRepeat(graph, forward.nodes[v]))
      forward.bytes[v] = 0;
  return forward;
}

namespace {

class PromptOrder {
public:
  explicit PromptOrder(const Graph &graph)
      : graph(graph), hasRun(graph.numNodes()), unmade(graph.numNodes()),
        unread(graph.numTensors()) {
    for (TensorId t = 0; t < graph.numTensors(); ++t) {
      unread[t] = graph.readers(t).size();
      if (graph.producer(t) != kNone)
        for (NodeId reader : graph.readers(t))
          ++unmade[reader];
    }
  }

  std::vector<NodeId> run() {
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      if (!hasRun[n])
        run(n);
      while (!ready.empty()) {
        NodeId next = *ready.begin();
        ready.erase(ready.begin());
        if (!hasRun[next] && unmade[next] == 0 && freesEnough(next))
          run(next);
      }
    }
    return std::move(order);
  }

private:
  void run(NodeId n) {
    hasRun[n] = true;
    order.push_back(n);
    for (TensorId t : distinct(graph.inputs(n))) {
      --unread[t];
      if (!graph.isResident(t))
        ready.insert(graph.readers(t).begin(), graph.readers(t).end());
    }
    for (TensorId t : graph.outputs(n))
      for (NodeId reader : graph.readers(t)) {
        --unmade[reader];
        ready.insert(reader);
      }
  }

  bool freesEnough(NodeId n) const {
    int64_t bytes = 0;
    for (TensorId t : distinct(graph.inputs(n)))
      if (unread[t] == 1 && !graph.isResident(t) && !graph.isOutput(t))
        bytes += graph.bytes(t);
    for (TensorId t : graph.outputs(n))
      bytes -= graph.bytes(t);
    return bytes >= 0;
  }

  static std::set<TensorId> distinct(std::span<const TensorId> tensors) {
    return {tensors.begin(), tensors.end()};
  }

  const Graph &graph;
  std::vector<bool> hasRun;
  std::vector<uint32_t> unmade; ///< For each node, the number of its inputs
                                ///< that are not made yet.
  std::vector<uint32_t> unread; ///< For each tensor, the number of its readers
                                ///< that have not run yet.
  std::set<NodeId> ready;       ///< Nodes that may be able to run early.
  std::vector<NodeId> order;
};

} // namespace

std::vector<NodeId> remat::promptOrder(const Graph &graph) {
  return PromptOrder(graph).run();
}

Graph remat::inOrder(const Graph &graph, const std::vector<NodeId> &order) {
  GraphSpec spec = graph.spec();
  for (size_t i = 0; i < order.size(); ++i)
    spec.nodes[i] = graph.node(order[i]);
  return *Graph::create(std::move(spec));
}

static Result<ForwardBackward> splitAtPeak(const Graph &graph,
                                           std::string_view planner) {
  uint32_t peak = simulateProgram(graph).peakStep;
  return splitAfter(graph, peak == kNone ? 0 : peak, planner);
}

Result<ForwardBackward> StagePlanner::splitOf(const Graph &graph) const {
  if (!graph.loss())
    return splitAtPeak(graph, name());
  if (!isForCompiled())
    return splitAtLoss(graph, name());
  // If a compiler computes the loss together with other results, nearly all
  // nodes come before it.
  Result<ForwardBackward> atLoss = splitAtDelayedLoss(graph, name());
  Result<ForwardBackward> split = atLoss ? atLoss : splitAtPeak(graph, name());
  return split ? split : atLoss;
}

std::optional<Error> StagePlanner::propose(const Problem &problem,
                                           const PlannerOptions &options,
                                           const CandidateSink &sink) const {
  auto proposeFor =
      [&](const Graph &graph,
          const CandidateSink &sinkOfGraph) -> std::optional<Error> {
    Result<ForwardBackward> split = splitOf(graph);
    if (!split)
      return split.error();
    ForwardGraph forward = droppable(graph, *split);
    auto choices = choicesOfCuts(graph, forward);
    if (!choices)
      return choices.error();
    for (std::vector<StageCut> &cuts : *choices) {
      StagePlanning planning(graph, *split, forward, std::move(cuts));
      offerAll(planning, options.effort, sinkOfGraph);
    }
    return std::nullopt;
  };
  std::optional<Error> error = proposeFor(problem.graph, sink);
  // Without liveness, only program order is possible, because Origin::partEnds
  // has nodes in this order.
  if (!problem.liveness)
    return error;
  const std::vector<NodeId> order = promptOrder(problem.graph);
  if (std::is_sorted(order.begin(), order.end()))
    return error;
  auto sinkInOrder = [&](std::vector<Step> steps, const Origin &origin) {
    for (Step &step : steps)
      step.id = order[step.id];
    return sink(std::move(steps), origin);
  };
  bool isPlanned = !proposeFor(inOrder(problem.graph, order), sinkInOrder);
  return isPlanned ? std::nullopt : error;
}
